"""Where any table stands: its plate, signs, seats, equipment and incidents, and the bare bones of its round."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.house.edition import HouseEdition
from croupier.games.house.terms import Limits, Terms
from croupier.money import Move


class Hold(StrEnum):
    """Why play stands still, whatever the phase."""

    JACKPOT_FAULT = "a fault of the jackpot equipment"
    CARD_COUNT = "a count of the cards"


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
    wager: str = ""
    """The wager that it is for, if it is not the first of the box."""


class Breach(msgspec.Struct, frozen=True, gc=False):
    """A recorded breach of the rules; it opens the measures against the person."""

    number: int
    player: str
    act: str
    note: str


class Dispute(msgspec.Struct, frozen=True, gc=False):
    """A dispute over a round, the operator's ruling, and the Commission's review of it."""

    number: int
    raised_by: str
    matter: str
    ruling: str = ""
    review_requested: bool = False
    review: str = ""
    round: int = 0


class CardRecord(msgspec.Struct, frozen=True, gc=False):
    """What is known of the cards: the day of their opening check, and cards that wait for their checks."""

    checked_on: str = ""
    replaced: tuple[Card, ...] = ()
    checked_by: tuple[str, ...] = ()
    all_new: bool = False

    @property
    def unchecked_by(self) -> frozenset[str]:
        """Who has still to check cards that have come in."""
        waiting = self.replaced or self.all_new
        return frozenset(("dealer", "supervisor")).difference(self.checked_by) if waiting else frozenset()


class HouseRound(msgspec.Struct, frozen=True, gc=False):
    """One round of any game: its number, the chips that it moved, and the breaches recorded in it."""

    number: int
    moves: tuple[Move, ...] = ()
    breaches: tuple[int, ...] = ()

    @property
    def reversals(self) -> tuple[Move, ...]:
        """What turns back every movement of the round, the last one first."""
        return tuple(Move(move.target, move.source, move.cents) for move in reversed(self.moves))


class HouseTable(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """As much of a table as the house needs to know to seat people, keep its signs and rule on incidents."""

    phase: StrEnum
    edition: HouseEdition
    terms: Terms | None = None
    limits: Limits = Limits(0, 0)
    announced: Limits | None = None
    cards: CardRecord = CardRecord()
    rounds: int = 0
    round: HouseRound = HouseRound(0)
    seats: tuple[Seat, ...] = ()
    markers: tuple[Marker, ...] = ()
    excluded: tuple[str, ...] = ()
    breaches: tuple[Breach, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    holds: tuple[Hold, ...] = ()
    closing: bool = False

    @property
    def plate(self) -> Terms:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms

    def seat(self, number: int) -> Seat | None:
        for seat in self.seats:
            if seat.box == number:
                return seat
        return None

    def marker(self, number: int, wager: str = "") -> Marker | None:
        for marker in self.markers:
            if marker.box == number and marker.wager == wager:
                return marker
        return None

    def limits_of(self, wager: str) -> Limits | None:
        """The limits of a wager that has limits of its own; the first of a box has no name here."""
        return None if wager else self.limits

    def maximum_for(self, number: int, wager: str = "") -> int:
        """The most that a wager on this box counts for: the sign's maximum, or what its marker allows."""
        limits, marker = self.limits_of(wager) or self.limits, self.marker(number, wager)
        if marker is None or not marker.placed:
            return limits.maximum_cents
        return max(limits.maximum_cents, marker.ceiling_cents)
