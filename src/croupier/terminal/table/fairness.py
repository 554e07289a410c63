"""The shuffle of a round: committed to before the antes, its seed shown afterwards, so that a player can check it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha512

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.cards.shuffle import SEED_BYTES, commitment, mix, shuffled
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import DEALER_BOX
from croupier.terminal.table.sight import Sight


class Shuffle(msgspec.Struct, frozen=True):
    """The seed of one round, and the words that bind it to that round."""

    number: int
    context: str
    seed: bytes

    @property
    def committed(self) -> bytes:
        """What is shown before the antes: it fixes the seed and says nothing of it."""
        return commitment(self.context, self.seed)

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards as they come out of the shuffle, before the dealer's cut."""
        return shuffled(Pack(), self.seed, self.context, mix(self.context, self.committed, ()))


def drawn(edition: Edition, number: int, chosen: str | None) -> Shuffle:
    """A fresh seed from the operating system or, for a session that can be played again, one made of a chosen text."""
    context = f"table=practice;instrument={edition.instrument};round={number}"
    if chosen is None:
        return Shuffle(number, context, os.urandom(SEED_BYTES))
    return Shuffle(number, context, sha512(f"{context};chosen={chosen}".encode()).digest()[:SEED_BYTES])


def hands(order: Sequence[Card], cut: int, kind: ShoeKind, boxes: Sequence[int]) -> dict[int, tuple[Card, ...]]:
    """Where the deal puts the cards: one by one round the boxes from a plain shoe, in packets from an automated one."""
    cards = (*order[cut:], *order[:cut])
    if kind is ShoeKind.AUTOMATED:
        return {box: cards[5 * place : 5 * place + 5] for place, box in enumerate(boxes)}
    return {box: cards[place : 5 * len(boxes) : len(boxes)] for place, box in enumerate(boxes)}


class Proof(msgspec.Struct, frozen=True):
    """A shuffle whose round is over, what had been promised of it, and the round as a player saw it."""

    shuffle: Shuffle
    promised: bytes
    sight: Sight

    @property
    def kept(self) -> bool:
        """Whether the seed is the one that was committed to before the antes."""
        return self.shuffle.committed == self.promised

    @property
    def seen(self) -> int:
        """How many cards of the round the player has seen."""
        return sum(card is not None for _, hand in self._lying for card in hand)

    @property
    def misplaced(self) -> int:
        """How many of them do not lie where the seed, the cut and the order of dealing put them."""
        boxes = tuple(box for box, _ in self._lying)
        put = hands(self.shuffle.order, self.sight.cut, self.sight.table.shoe.kind, boxes)
        lying = ((card, put[box][place]) for box, hand in self._lying for place, card in enumerate(hand))
        return sum(card is not None and card is not right for card, right in lying)

    @property
    def _lying(self) -> tuple[tuple[int, tuple[Card | None, ...]], ...]:
        """Every hand of the round in the order of dealing, the cards that the player knows face up."""
        sight = self.sight
        boxes = ((box.box, sight.own if box.box == sight.box else box.cards) for box in sight.table.round.boxes)
        return (*boxes, (DEALER_BOX, sight.table.round.dealer))
