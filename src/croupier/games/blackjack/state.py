"""Where a Blackjack table stands: its plate, seats, guests and incidents, its shoe, and the round in progress."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.blackjack.determinations import Determinations
from croupier.games.blackjack.editions import E2018, Edition
from croupier.games.blackjack.shoe import Shoe
from croupier.games.house.state import HouseRound, HouseTable, Seat
from croupier.money import Move

DEALER_BOX = 0


class Phase(StrEnum):
    """The stations of a table's day, in their order."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    WAGERING = "taking wagers"
    DEALING = "the initial deal"
    PAIRS = "settling the side bets"
    INSURING = "insurance and even money"
    INTERIM = "paying Blackjacks"
    PLAYING = "the subsequent deal"
    DRAWING = "the dealer's hand"
    SETTLING = "the final settlement"
    COLLECTING = "collecting the cards"
    VOIDED = "collecting the cards of a void round"

    # As with cards: looked up at every command, and equal to its text.
    __hash__ = str.__hash__


PHASES: dict[str, Phase] = {phase.value: phase for phase in Phase}


class Standing(StrEnum):
    """How a hand stands."""

    OPEN = "open"
    STOOD = "stood"
    FULL = "has its last card"
    BUST = "over 21"
    BLACKJACK = "Blackjack"
    OUT = "out of the round"

    __hash__ = str.__hash__


STANDINGS: dict[str, Standing] = {standing.value: standing for standing in Standing}


class Spot(StrEnum):
    """Where chips lie."""

    WAGER = "wager"
    SIDE = "side bet"
    DOUBLE = "double"
    INSURANCE = "insurance"

    __hash__ = str.__hash__


class Wager(msgspec.Struct, frozen=True, gc=False):
    """One player's chips on a box or on one of its hands, and as much of them as counts under the limits."""

    player: str
    cents: int
    base: int = 0
    doubled: int = 0
    low: bool = False
    closed: bool = False
    """It is settled, or has gone back to its player."""
    returned: int | None = None
    """What was handed back when it was settled, which is taken back if that was by cards that lay wrong (14.4)."""
    early: bool = False
    """It was settled before the final settlement (8.1)."""


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The cards of one hand, the wagers that ride on it, and what is still to come to it."""

    cards: tuple[Card, ...] = ()
    wagers: tuple[Wager, ...] = ()
    standing: Standing = Standing.OPEN
    called: bool = False
    """A card was asked for and is not there yet."""
    doubled: bool = False
    absent: bool = False
    """Nobody is there to decide, and the dealer draws as 14.7 says."""


class Box(msgspec.Struct, frozen=True, gc=False):
    """A box in this round: its wagers, the one nearest to the dealer first, its side bets, and its hands."""

    box: int
    wagers: tuple[Wager, ...] = ()
    side: tuple[Wager, ...] = ()
    hands: tuple[Hand, ...] = ()


class Insurance(msgspec.Struct, frozen=True, gc=False):
    """Chips on the insurance line, or the wish to put some there: on whose wager, and whose they are."""

    box: int
    owner: str
    player: str
    cents: int
    closed: bool = False
    returned: int | None = None


class Joining(msgspec.Struct, frozen=True, gc=False):
    """A split or a double that others of the box may join, and those who have not said whether they do."""

    box: int
    hand: int
    doubling: bool
    waiting: tuple[str, ...]


class Round(HouseRound, frozen=True, gc=False):
    """One round of play, from the opening of wagers until its cards are in the discard rack."""

    boxes: tuple[Box, ...] = ()
    dealer: tuple[Card, ...] = ()
    dealt: int = 0
    """How many cards of the initial deal are out."""
    cut_seen: int | None = None
    """Whose card was due when the cutting card came out: a box, or 0 for the dealer."""
    declined: tuple[tuple[int, str], ...] = ()
    applications: tuple[Insurance, ...] = ()
    insurances: tuple[Insurance, ...] = ()
    joining: Joining | None = None
    misplaced: tuple[int, ...] = ()
    """Boxes, or 0 for the dealer, whose cards lie wrong and wait to be laid as they should."""


class Guest(msgspec.Struct, frozen=True, gc=False):
    """What the house remembers of somebody who wagers here, seated or not."""

    player: str
    advised: bool = False
    played: int = 0
    """In how many rounds of this shoe."""
    at_minimum: bool = False
    """Required to wager the minimum until a new shoe (4.7)."""


class Restriction(msgspec.Struct, frozen=True, gc=False):
    """A player who may be limited to one box at the minimum, and whether the Commission has been told (4.8, 4.9)."""

    player: str
    tracking: str
    active: bool = True
    reported: bool = False


class PastRound(msgspec.Struct, frozen=True, gc=False):
    """A finished round, as far as it may have to be turned back (14.5)."""

    number: int
    moves: tuple[Move, ...]


class Closed(msgspec.Struct, frozen=True, gc=False):
    """The table as it was before its last round was closed, until the next one commences (14.4)."""

    round: Round
    shoe: Shoe
    seats: tuple[Seat, ...]
    guests: tuple[Guest, ...]
    past: tuple[PastRound, ...]


class Table(HouseTable, frozen=True, gc=False, kw_only=True):
    """The whole state of a table; the blank one is closed and knows nothing."""

    phase: Phase = Phase.CLOSED
    terms: Determinations | None = None
    edition: Edition = E2018
    round: Round = Round(0)
    shoe: Shoe = Shoe()
    decks: int = 0
    shuffle: str = ""
    guests: tuple[Guest, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    waiting: tuple[str, ...] = ()
    """Players for whom no box is free, while others hold several (4.4)."""
    first_player: str = ""
    """Who came to the table first, and cuts first (5.2(a))."""
    cut_last: int | None = None
    """Where the cutting card came out of the last shoe: a box, or 0 for the dealer (5.2(b), 5.2(c))."""
    cutter_last: str = ""
    final: int | None = None
    """How many of the announced final rounds are left (5.5)."""
    past: tuple[PastRound, ...] = ()
    last: Closed | None = None

    @property
    def plate(self) -> Determinations:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms

    def box(self, number: int) -> Box | None:
        """The box in this round, if wagers lie there."""
        for box in self.round.boxes:
            if box.box == number:
                return box
        return None

    def guest(self, player: str) -> Guest:
        for guest in self.guests:
            if guest.player == player:
                return guest
        return Guest(player)

    def restriction(self, player: str) -> Restriction | None:
        for restriction in self.restrictions:
            if restriction.player == player:
                return restriction
        return None

    def seated(self, player: str) -> int:
        """The first box at which somebody sits, or 0."""
        return next((seat.box for seat in self.seats if seat.player == player), 0)


BLANK = Table()
