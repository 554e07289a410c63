"""A round of boxes, each with one hand against the dealer's: what its books and handlers share, whatever is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house import bookkeeping, completeness
from croupier.games.house.answers import refuse
from croupier.games.house.charter import Charter
from croupier.games.house.events import PlayHeld, RoundClosed
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.state import HouseRound
from croupier.games.people import Person, Role
from croupier.rules.clause import Clause

Cards = tuple[Card | None, ...]
"""Cards as they lie; one that nobody has seen, where the program does not hold it, has no face."""


class HouseBox(msgspec.Struct, frozen=True, gc=False):
    """A box with wagers in this round, and the player of its hand."""

    box: int
    player: str


B = TypeVar("B", bound=HouseBox)


class BoxRound(HouseRound, Generic[B], frozen=True, gc=False):
    """A round, its boxes, and the faces that have been seen in it."""

    boxes: tuple[B, ...] = ()
    seen: frozenset[Card] = frozenset()


class BoxTable(DeckTable, Generic[B], frozen=True, gc=False, kw_only=True):
    """A table of the house at which such rounds are played."""

    round: BoxRound[B] = BoxRound(0)

    def box(self, number: int) -> B | None:
        """The box in this round, if it holds a wager."""
        for box in self.round.boxes:
            if box.box == number:
                return box
        return None

    def playing(self, number: int) -> B:
        """The box of wagers that have been booked."""
        box = self.box(number)
        if box is None:
            raise LookupError(f"box {number} has no wagers in this round")
        return box


T = TypeVar("T", bound=BoxTable[Any])


def changed(table: T, number: int, **changes: Any) -> T:
    """The table with one box of the round changed."""
    now = table.round
    for place, box in enumerate(now.boxes):
        if box.box == number:
            return replace(table, round=replace(now, boxes=put(now.boxes, place, replace(box, **changes))))
    return table


def changing(**changes: Any) -> Callable[[T, Any], T]:
    """How an event is booked that changes nothing but the box that it is about."""
    return lambda table, event: changed(table, event.box, **changes)


def round_closed(table: T, event: RoundClosed, **fresh: Any) -> T:
    """The round is over: idle seats are counted, unless it never was, and the cards go back to be shuffled."""
    playing = {box.box for box in table.round.boxes}
    seats = table.seats if event.void else bookkeeping.idle_counted(table, event.number, playing)
    return replace(bookkeeping.unshuffled(table), seats=seats, **fresh)


def place_of(boxes: Sequence[HouseBox], number: int) -> int:
    """Where the box of this number stands among those of the round."""
    for place, box in enumerate(boxes):
        if box.box == number:
            return place
    raise LookupError(f"box {number} has no wagers in this round")


def put(boxes: tuple[B, ...], place: int, box: B) -> tuple[B, ...]:
    if len(boxes) == 1:
        return (box,)
    held = [*boxes]
    held[place] = box
    return (*held,)


def joined(table: T, box: HouseBox) -> T:
    """The table with one box more, in the order of the layout."""
    boxes = sorted((*table.round.boxes, box), key=lambda each: each.box)
    return replace(table, round=replace(table.round, boxes=tuple(boxes)))


def without(table: T, number: int) -> T:
    """The table without a box whose wagers were taken back."""
    boxes = tuple(box for box in table.round.boxes if box.box != number)
    return replace(table, round=replace(table.round, boxes=boxes))


def seen(table: BoxTable[Any], cards: Iterable[Card | None]) -> frozenset[Card]:
    """The faces seen so far; where the program holds the order, the deck was proved complete when it was loaded."""
    if table.shoe.order:
        return table.round.seen
    return table.round.seen.union(card for card in cards if card is not None)


def with_face(cards: Cards, index: int, card: Card) -> Cards:
    """The cards with one of them known."""
    return (*cards[:index], card, *cards[index + 1 :])


def faces_known(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    """The cards of which the face is known."""
    return tuple([card for card in cards if card is not None])


def card_fault(
    charter: Charter, table: BoxTable[Any], cards: Sequence[Card], by: Person, known: Sequence[Card | None] = ()
) -> tuple[PlayHeld, ...]:
    """The stop that these newly seen cards call for; `known` are those of the same place that were seen before.

    Only cards that somebody names can be named wrong: where the program holds the order, it dealt them.
    """
    if table.shoe.order:
        return ()
    why = completeness.misplaced_cards(charter.pack(table), table.round.seen, cards, known)
    return (completeness.stopped(charter, table, by, why),) if why else ()


def box_in_play(charter: Charter, absent: Clause, table: BoxTable[B], number: int, person: Person) -> B | Refusal:
    """The box in this round, if the person may act on it; `absent` asks for the wager that is not there."""
    box = table.box(number)
    if box is None:
        return refuse(absent, f"Box {number} has no wager in this round.", "Wager when the next round opens.")
    if person.role is Role.PLAYER and box.player != person.id:
        why = f"Box {number} is played by {box.player}; one player wagers on one box."
        return refuse(charter.seats.one_each, why, "Play your own box.")
    return box
