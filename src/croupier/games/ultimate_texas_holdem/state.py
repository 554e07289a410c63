"""Where a table stands: its plate, seats, equipment and incidents, and the round in progress."""

from __future__ import annotations

from enum import StrEnum

from croupier.cards.card import Card
from croupier.games.house.boxes import BoxRound, BoxTable, HouseBox
from croupier.games.house.terms import Limits
from croupier.games.ultimate_texas_holdem.determinations import Determinations
from croupier.games.ultimate_texas_holdem.editions import E2025, Edition, Street

DEALER_BOX = 0
BOARD = -1
"""Where the communal cards lie, beside the boxes and the dealer's place."""


class Area(StrEnum):
    """The four areas of a box."""

    ANTE = "ante"
    BLIND = "blind"
    TRIPS = "trips"
    PLAY = "play"


class Phase(StrEnum):
    """The stations of a table's day, in their order."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    WAGERING = "taking wagers"
    DEALING = "dealing"
    PREFLOP = "before the flop"
    FLOP = "after the flop"
    RIVER = "on the river"
    REFUNDING = "refunding antes"
    SETTLING = "settling hands"
    VOIDED = "collecting the cards of a void round"

    # As with cards: looked up at every command, and equal to its text.
    __hash__ = str.__hash__


STREETS = {Phase.PREFLOP: Street.PREFLOP, Phase.FLOP: Street.FLOP, Phase.RIVER: Street.RIVER}


class Standing(StrEnum):
    """How a hand stands in the round."""

    UNDECIDED = "undecided"
    CHECKED = "checked"
    PLAYED = "play wager placed"
    FOLDED = "folded"
    CONCEDED = "conceded"
    SETTLED = "settled"
    OUT = "out"


LIVE = (Standing.UNDECIDED, Standing.CHECKED, Standing.PLAYED)


class Box(HouseBox, frozen=True, gc=False):
    """A box with wagers in this round: its chips by area, its cards, and how its hand stands."""

    ante: int = 0
    blind: int = 0
    trips: int = 0
    play: int = 0
    street: Street | None = None
    ante_accepted_low: bool = False
    trips_accepted_low: bool = False
    cards: tuple[Card | None, ...] = ()
    standing: Standing = Standing.UNDECIDED
    handled: bool = False
    called: bool = False
    turned: bool = False

    @property
    def complete(self) -> bool:
        """Whether ante and blind are both there, so that the box is dealt a hand."""
        return self.ante > 0 and self.blind > 0

    @property
    def live(self) -> bool:
        """Whether the hand is still in, decided or not."""
        return self.standing in LIVE

    def on(self, area: str) -> int:
        """The chips that lie, or have lain, on one area."""
        match area:
            case Area.ANTE:
                return self.ante
            case Area.BLIND:
                return self.blind
            case Area.TRIPS:
                return self.trips
            case _:
                return self.play


class Round(BoxRound[Box], frozen=True, gc=False):
    """One round of play, from the opening of wagers until the last of them is settled."""

    board: tuple[Card | None, ...] = ()
    spread: bool = False
    revealed: int = 0
    dealer: tuple[Card | None, ...] = ()
    dealer_shown: bool = False
    antes_refunded: bool = False
    dealt: int = 0


class Table(BoxTable[Box], frozen=True, gc=False, kw_only=True):
    """The whole state of a table; the blank one is closed and knows nothing."""

    phase: Phase = Phase.CLOSED
    terms: Determinations | None = None
    edition: Edition = E2025
    round: Round = Round(0)
    trips: Limits = Limits(0, 0)
    trips_announced: Limits | None = None
    deck: str = ""
    """The back of the deck that was shuffled last; of two, the other one waits in the shoe."""

    @property
    def plate(self) -> Determinations:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms

    def limits_of(self, wager: str) -> Limits | None:
        """Trips have limits of their own; the blind follows the ante, and the play wager both."""
        return self.trips if wager == Area.TRIPS else None if wager else self.limits


BLANK = Table()
