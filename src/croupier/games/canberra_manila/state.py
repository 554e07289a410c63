"""Where a table stands: its plate, seats with their table stakes, incidents, and the round in progress."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila.accounts import POT, stake_account
from croupier.games.canberra_manila.determinations import Determinations, Settings
from croupier.games.canberra_manila.editions import E2005, Edition
from croupier.games.canberra_manila.forced import Payment
from croupier.games.canberra_manila.places import Course, Place
from croupier.games.house import state as house
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.terms import Moment
from croupier.money import Move

BOARD = 0
"""Where the communal cards lie, among the places that open cards have."""


class Phase(StrEnum):
    """The stations of a table's day, in their order."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    POSTING = "posting blinds or antes"
    BETTING = "betting"
    EXPOSING = "exposing the next communal card"
    SHOWDOWN = "showing hands"
    AWARDING = "awarding the pots"
    VOIDED = "collecting the cards of a void round"

    # As with cards: looked up at every command, and equal to its text.
    __hash__ = str.__hash__


class Play(StrEnum):
    """How a hand stands in the round."""

    IN = "in"
    TAPPED = "tapped out"
    FOLDED = "folded"
    CONCEDED = "conceded"
    """At the showdown, unseen, and in the pots until then."""
    DEAD = "dead"

    __hash__ = str.__hash__


LIVE = frozenset((Play.IN, Play.TAPPED))
"""How a hand stands that can still win."""


class Laid(StrEnum):
    """Why chips lie before a player that are not a bet yet."""

    OUT_OF_TURN = "bet out of turn"
    SHORT = "less than the call"


class Seat(house.Seat, frozen=True, gc=False):
    """A player at a seat: the table stake as it was when the round began, and how the seat stands to the blinds."""

    stake: int = 0
    bought: bool = False
    """Whether the player has put a stake on the table since sitting down."""
    declared: bool = False
    place: Place = Place(0)
    paid: Moment | None = None
    """Until when the player has paid a charge for time."""


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Somebody who wants a seat, at the table already or waiting for one."""

    seat: int
    player: str


class Hand(msgspec.Struct, frozen=True, gc=False):
    """One player's part in a round: the stake at its start, what has gone into the pot, the cards, and what was won."""

    seat: int
    player: str
    stake: int
    put: int = 0
    """All that has gone into the pot in this round of play."""
    level: int = 0
    """What counts towards the level of this betting round."""
    forced: int = 0
    """Blinds and antes, which stay through a misdeal."""
    blind: int = 0
    """As much of them as counts towards the level of the first betting round."""
    dead: int = 0
    """As much of them as matches no bet."""
    acted: bool = False
    """Whether the player has acted on the last full bet."""
    play: Play = Play.IN
    laid: int = 0
    why_laid: Laid | None = None
    laid_at: int = 0
    """What the level was when they were laid."""
    folded: int = 0
    """The how-manieth voluntary fold of the round it was; zero for none."""
    cards: tuple[Card | None, ...] = ()
    shown: bool = False
    won: int = 0

    @property
    def left(self) -> int:
        """The chips that may still be bet."""
        return self.stake - self.put

    @property
    def faces(self) -> tuple[Card, ...]:
        """The cards of the hand, as far as they are known."""
        return tuple([card for card in self.cards if card is not None])

    @property
    def live(self) -> bool:
        """Whether the hand can still win."""
        return self.play in LIVE


class Round(house.HouseRound, frozen=True, gc=False):
    """One round of play, from its blinds or antes until its pots are won; hands go from the button's left."""

    button: int = 0
    hands: tuple[Hand, ...] = ()
    last_blind: int = 0
    """The seat of the last blind or over-blind; no seat in an ante game."""
    over_blinds: int = 0
    due: tuple[Payment, ...] = ()
    waiting: frozenset[int] = frozenset()
    """The seats that would play, and are dealt out until the last blind or the button has passed."""
    collected: bool = False
    posted: int = 0
    """The level that blinds and over-blinds have set, whatever was posted short."""
    posted_step: int = 0
    """The last of them, which is the opening bet."""
    board: tuple[Card, ...] = ()
    laid_out: tuple[Card, ...] = ()
    """Communal cards that were exposed too early, and wait for their turn."""
    street: int = 0
    """Which of the five betting rounds it is."""
    level: int = 0
    """What every player must match in this betting round."""
    full: int = 0
    """The level of the last full bet, which a short tap-out does not change."""
    step: int = 0
    """The opening bet or the greatest raise of this betting round, whichever is more."""
    raises: int = 0
    ceiling: int | None = None
    """What the level may not exceed, after a communal card was exposed too early."""
    aggressor: int = 0
    """The seat whose bet the others met last."""
    turn: int = 0
    clock: int = 0
    """The seat that has ninety seconds."""
    folds: int = 0
    opened: bool = False
    """Whether anybody has acted in this betting round."""
    called: bool = False
    """Whether anybody has put in more than blinds and antes."""
    seen: frozenset[Card] = frozenset()
    remedy: str = ""
    agreed: frozenset[int] = frozenset()

    def hand(self, seat: int) -> Hand | None:
        for hand in self.hands:
            if hand.seat == seat:
                return hand
        return None

    @property
    def hand_in_turn(self) -> Hand:
        """The hand whose turn it is, while there is one."""
        found = self.hand(self.turn)
        if found is None:
            raise LookupError("it is nobody's turn")
        return found

    @property
    def reversals(self) -> tuple[Move, ...]:
        """What players have put in goes back, and what a ruling has moved within the round (A:Void)."""
        put_in = [Move(POT, stake_account(hand.player), hand.put) for hand in self.hands if hand.put]
        return (*super().reversals, *put_in)

    @property
    def live(self) -> tuple[Hand, ...]:
        """The hands that can still win."""
        return tuple([hand for hand in self.hands if hand.play in LIVE])

    @property
    def pot(self) -> int:
        """All chips wagered in the round of play so far."""
        return sum([hand.put for hand in self.hands])


class Table(DeckTable, frozen=True, gc=False, kw_only=True):
    """The whole state of a table; the blank one is closed and knows nothing."""

    phase: Phase = Phase.CLOSED
    terms: Determinations | None = None
    edition: Edition = E2005
    seats: tuple[Seat, ...] = ()
    round: Round = Round(0)
    coming: Settings | None = None
    """Settings of which notice has been given, in force from the next round."""
    course: Course | None = None
    """Where button and blinds were in the last round; nowhere before the first."""
    correctable: int = 0
    """The round whose pots may still be put right; none once a card of the next one is out (17.14)."""
    claims: tuple[Claim, ...] = ()
    """Who wants which seat, in the order in which they asked."""
    deck: Pack = Pack()
    """The deck that was played with last."""

    @property
    def plate(self) -> Determinations:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms

    @property
    def settings(self) -> Settings:
        """What the sign shows, and the round is played by."""
        if self.terms is None:
            raise LookupError("a closed table has no settings; open it first")
        return self.terms.limits

    @property
    def next_settings(self) -> Settings:
        """Those of the next round: announced ones, if there are any."""
        return self.coming or self.settings

    def seat(self, number: int) -> Seat | None:
        for seat in self.seats:
            if seat.box == number:
                return seat
        return None

    def hand(self, seat: int) -> Hand:
        """The hand of a seat that is known to have been dealt in."""
        found = self.round.hand(seat)
        if found is None:
            raise LookupError(f"seat {seat} has no hand in this round")
        return found


BLANK = Table()
