"""A shuffle: committed to before the wagers, its seed shown afterwards, so that a player can check it."""

from __future__ import annotations

import os
from hashlib import sha512

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shuffle import SEED_BYTES, commitment, mix, shuffled
from croupier.terminal.table.parlour import Placed


class Shuffle(msgspec.Struct, frozen=True):
    """The seed of one shuffle, and the words that bind it to its cards."""

    number: int
    context: str
    seed: bytes
    pack: Pack

    @property
    def committed(self) -> bytes:
        """What is shown before the wagers: it fixes the seed and says nothing of it."""
        return commitment(self.context, self.seed)

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards as they come out of the shuffle, before the cut."""
        return shuffled(self.pack, self.seed, self.context, mix(self.context, self.committed, ()))


def drawn(pack: Pack, context: str, number: int, chosen: str | None) -> Shuffle:
    """A fresh seed from the operating system or, for a session that can be played again, one made of a chosen text."""
    if chosen is None:
        return Shuffle(number, context, os.urandom(SEED_BYTES * pack.packs), pack)
    chosen_for = [
        f"{context};chosen={chosen}",
        *(f"{context};chosen={chosen};pack={one}" for one in range(1, pack.packs)),
    ]
    return Shuffle(number, context, b"".join(sha512(text.encode()).digest()[:SEED_BYTES] for text in chosen_for), pack)


class Proof(msgspec.Struct, frozen=True):
    """A shuffle that is over, what had been promised of it, and where its cards were seen to lie."""

    shuffle: Shuffle
    promised: bytes
    cut: int
    placed: tuple[Placed, ...]

    @property
    def kept(self) -> bool:
        """Whether the seed is the one that was committed to before the wagers."""
        return self.shuffle.committed == self.promised

    @property
    def seen(self) -> int:
        """How many of its cards the player has seen."""
        return sum(card is not None for card, _ in self.placed)

    @property
    def misplaced(self) -> int:
        """How many of them do not lie where the seed, the cut and the order of dealing put them."""
        return sum(card is not None and card is not right for card, right in self.placed)
