"""Where a Canberra Poker table stands: its plate, seats, equipment and incidents, and the round in progress."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.determinations import Determinations
from croupier.games.canberra_poker.editions import E2023, Edition
from croupier.games.house.terms import Limits
from croupier.money import Move

DEALER_BOX = 0


class Phase(StrEnum):
    """The stations of a table's day, in their order."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    WAGERING = "taking antes"
    DEALING = "dealing"
    ANNOUNCING = "waiting for bet or fold to be announced"
    DECIDING = "bet or fold"
    REVEALING = "turning the dealer's hand"
    COMPARING = "comparing hands"
    JACKPOT = "paying the jackpot"
    COLLECTING = "collecting the cards"
    VOIDED = "collecting the cards of a void round"


class Hold(StrEnum):
    """Why play stands still, whatever the phase."""

    JACKPOT_FAULT = "a fault of the jackpot equipment"
    CARD_COUNT = "a count of the cards"


class Standing(StrEnum):
    """How a box stands in the round."""

    UNDECIDED = "undecided"
    BET = "bet"
    FOLDED = "folded"
    OUT = "out"


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A player at a box, over the rounds of one visit."""

    box: int
    player: str
    first_round: int
    advised: bool = False
    idle: int = 0


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A permission to go over the maximum at one box, and the marker beside it once it is placed."""

    box: int
    ceiling_cents: int
    placed: bool = False
    stated_cents: int | None = None


class Box(msgspec.Struct, frozen=True, gc=False):
    """A box with an ante in this round: its wagers, its cards, and how it stands."""

    box: int
    player: str
    ante: int
    ante_accepted_low: bool = False
    bet: int = 0
    jackpot: int = 0
    lit: bool = False
    to_pool: int = 0
    to_reserve: int = 0
    cards: tuple[Card | None, ...] = ()
    standing: Standing = Standing.UNDECIDED
    declared: bool = False
    racked: bool = False
    misplaced: bool = False


class Shoe(msgspec.Struct, frozen=True, gc=False):
    """The cards of the round: their order, where the program holds it, and how far the dealer has got."""

    kind: ShoeKind = ShoeKind.PLAIN
    loaded_once: bool = False
    shuffled: bool = False
    ready: bool = False
    order: tuple[Card, ...] = ()


class Round(msgspec.Struct, frozen=True, gc=False):
    """One round of play, from the opening of wagers until its cards are racked."""

    number: int
    boxes: tuple[Box, ...] = ()
    dealer: tuple[Card | None, ...] = ()
    up: int | None = None
    dealer_shown: bool = False
    dealer_racked: bool = False
    dealt: int = 0
    exposed: int = 0
    seen: frozenset[Card] = frozenset()
    moves: tuple[Move, ...] = ()
    breaches: tuple[int, ...] = ()


class Pools(msgspec.Struct, frozen=True, gc=False):
    """The jackpot as it stands: whether wagers are taken, and the two prize pools."""

    on: bool = False
    pool_cents: int = 0
    reserve_cents: int = 0


class Breach(msgspec.Struct, frozen=True, gc=False):
    """A recorded breach of the rules; it opens the measures of 13.2 and 16.3."""

    number: int
    player: str
    act: str
    note: str


class Dispute(msgspec.Struct, frozen=True, gc=False):
    """A dispute, the operator's ruling, and the Commission's review of it."""

    number: int
    raised_by: str
    matter: str
    ruling: str = ""
    review_requested: bool = False
    review: str = ""


class CardRecord(msgspec.Struct, frozen=True, gc=False):
    """What is known of the deck: the day of its opening check, and cards that wait for their checks."""

    checked_on: str = ""
    replaced: tuple[Card, ...] = ()
    checked_by: tuple[str, ...] = ()


class Entrusted(msgspec.Struct, frozen=True, gc=False):
    """Reserve money in the hands of a tournament or lottery; as much may come back from there, and no more."""

    destination: str
    cents: int


class Table(msgspec.Struct, frozen=True, gc=False):
    """The whole state of a table; the blank one is closed and knows nothing."""

    phase: Phase = Phase.CLOSED
    terms: Determinations | None = None
    edition: Edition = E2023
    limits: Limits = Limits(0, 0)
    announced: Limits | None = None
    cards: CardRecord = CardRecord()
    shoe: Shoe = Shoe()
    pools: Pools = Pools()
    entrusted: tuple[Entrusted, ...] = ()
    rounds: int = 0
    round: Round = Round(0)
    seats: tuple[Seat, ...] = ()
    markers: tuple[Marker, ...] = ()
    excluded: tuple[str, ...] = ()
    breaches: tuple[Breach, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    holds: tuple[Hold, ...] = ()
    closing: bool = False

    @property
    def plate(self) -> Determinations:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms

    def box(self, number: int) -> Box | None:
        """The box in this round, if it holds an ante."""
        for box in self.round.boxes:
            if box.box == number:
                return box
        return None

    def seat(self, number: int) -> Seat | None:
        for seat in self.seats:
            if seat.box == number:
                return seat
        return None

    def marker(self, number: int) -> Marker | None:
        for marker in self.markers:
            if marker.box == number:
                return marker
        return None

    def maximum_for(self, number: int) -> int:
        """The most that a wager on this box counts for: the sign's maximum, or what its marker allows (3.2, 3.5)."""
        marker = self.marker(number)
        if marker is None or not marker.placed:
            return self.limits.maximum_cents
        return max(self.limits.maximum_cents, marker.ceiling_cents)


BLANK = Table()
