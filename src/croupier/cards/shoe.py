"""The shoe and the discard rack of a table: what has been drawn, burned and racked, and which card cannot be.

Canberra Poker 5.2, 6.1 and 12, Ultimate Texas Hold-em 2.2 and 13.7, Canberra Manila 7.2, 7.3 and 17.10, Blackjack 5.3,
5.4, 6.1, 14.6 and 18. An electronic table knows the order of its cards; at a felt table nobody does, and the cards are
typed in as they are turned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack


class ShoeKind(StrEnum):
    """The two things that cards are dealt from: a plain card shoe, and an automated shuffling shoe."""

    PLAIN = "plain"
    AUTOMATED = "automated"


class ImpossibleCard(ValueError):
    """A card that cannot come from where it is said to come from."""


class Shoe(msgspec.Struct, frozen=True):
    """The cards of a table, each of them in the shoe, on the table, burned, or in the discard rack.

    The order is None where nobody knows it, and so is a burned card that nobody has seen. The cutting card, if there is
    one, comes out after `cut_at` cards.
    """

    pack: Pack = Pack()
    kind: ShoeKind = ShoeKind.PLAIN
    order: tuple[Card, ...] | None = None
    next: int = 0
    cut_at: int | None = None
    table: tuple[Card, ...] = ()
    burned: tuple[Card | None, ...] = ()
    rack: tuple[Card, ...] = ()

    @property
    def left(self) -> int:
        """How many cards are still in the shoe."""
        return len(self.pack.cards) - len(self.table) - len(self.burned) - len(self.rack)

    @property
    def cutting_card_is_out(self) -> bool:
        """Whether the cutting card has been reached: no card is left in front of it."""
        return self.cut_at is not None and self.next >= self.cut_at


def cut(order: Sequence[Card], after: int) -> tuple[Card, ...]:
    """The cards after one cut: those in front of it go to the back."""
    if not 0 < after < len(order):
        raise ValueError(f"{len(order)} cards cannot be cut after {after}; leave cards on both sides.")
    return (*order[after:], *order[:after])


def loaded(
    pack: Pack,
    order: Sequence[Card] | None = None,
    *,
    kind: ShoeKind = ShoeKind.PLAIN,
    cut_at: int | None = None,
) -> Shoe:
    """A shoe with all its cards; without an order they are typed in as they come."""
    if order is not None and (faults := pack.faults(order)):
        raise ImpossibleCard(f"These cards cannot be loaded ({faults}); check them against the pack.")
    if cut_at is not None and (kind is ShoeKind.AUTOMATED or not 0 < cut_at < len(pack.cards)):
        raise ValueError(
            f"The cutting card cannot go after {cut_at} cards of this {kind} shoe; put it between two cards."
        )
    return Shoe(pack, kind, None if order is None else tuple(order), cut_at=cut_at)


def draw(shoe: Shoe, typed: Card | None = None) -> tuple[Card, Shoe]:
    """The next card, which comes to the table; typed in where the order is not known."""
    card = _next(shoe, typed)
    if card is None:
        raise ImpossibleCard("Nobody knows the next card of this shoe; type in the card that was drawn.")
    return card, msgspec.structs.replace(shoe, next=shoe.next + 1, table=(*shoe.table, card))


def burn(shoe: Shoe, typed: Card | None = None) -> Shoe:
    """The next card goes out of play; where the order is not known it may stay unseen."""
    return msgspec.structs.replace(shoe, next=shoe.next + 1, burned=(*shoe.burned, _next(shoe, typed)))


def racked(shoe: Shoe, cards: Sequence[Card]) -> Shoe:
    """Cards go from the table to the discard rack, in the order in which they are put there."""
    if absent := Counter(cards) - Counter(shoe.table):
        named = ", ".join(card.spoken for card in absent)
        raise ImpossibleCard(f"The {named} cannot be racked, not being on the table; rack cards that are.")
    return msgspec.structs.replace(shoe, table=_without(shoe.table, cards), rack=(*shoe.rack, *cards))


def showing_cutting_card(shoe: Shoe) -> Shoe:
    """The cutting card has come out of a shoe where its place was not known."""
    return msgspec.structs.replace(shoe, cut_at=shoe.next)


def refilled(shoe: Shoe, order: Sequence[Card] | None = None) -> Shoe:
    """The rack and the burned cards, shuffled, are dealt next; the cards on the table stay there."""
    if shoe.left:
        raise ValueError(f"{shoe.left} cards are left in the shoe; deal them before the rack is shuffled.")
    return _reordered(msgspec.structs.replace(shoe, burned=(), rack=()), order)


def transferred(shoe: Shoe, order: Sequence[Card] | None = None) -> Shoe:
    """The cards left in an automated shoe that has failed, shuffled, are dealt on from a card shoe."""
    if shoe.kind is not ShoeKind.AUTOMATED:
        raise ValueError(f"These cards are in a {shoe.kind} shoe already; deal on, or load a new shoe.")
    return _reordered(msgspec.structs.replace(shoe, kind=ShoeKind.PLAIN), order)


def _reordered(shoe: Shoe, order: Sequence[Card] | None) -> Shoe:
    known = Counter(card for card in (*shoe.table, *shoe.burned, *shoe.rack) if card is not None)
    if order is not None and Counter(order) + known != Counter(shoe.pack.cards):
        raise ImpossibleCard(f"These {len(order)} cards are not the ones that are left; load what remains of the pack.")
    return msgspec.structs.replace(shoe, order=None if order is None else tuple(order), next=0, cut_at=None)


def _next(shoe: Shoe, typed: Card | None) -> Card | None:
    if shoe.left == 0:
        raise ImpossibleCard("The shoe is empty; shuffle the discard rack or declare the round void, as the rules say.")
    if shoe.order is None:
        return typed if typed is None else _possible(shoe, typed)
    card = shoe.order[shoe.next]
    if typed not in (None, card):
        raise ImpossibleCard(f"The {typed.spoken} is not what this shoe deals next; leave the card to the shoe.")
    return card


def _possible(shoe: Shoe, card: Card) -> Card:
    owned = shoe.pack.cards.count(card)
    if owned == 0:
        raise ImpossibleCard(f"The {card.spoken} is foreign to this pack; take it out and check the cards.")
    if (*shoe.table, *shoe.burned, *shoe.rack).count(card) == owned:
        raise ImpossibleCard(f"The {card.spoken} is out of the shoe already; check the card that was typed in.")
    return card


def _without(cards: Sequence[Card], gone: Sequence[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
