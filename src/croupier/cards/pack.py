"""A pack of cards: which cards belong to it, in the order of a new pack, and what a check of the cards finds.

Canberra Poker 2.1 to 2.4 and 12.2, Ultimate Texas Hold-em 2.1, 6.2 and 13.7, Canberra Manila 2.1 to 2.6, Blackjack 2.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec

from croupier.cards.card import RANKS, SUITS, Card, Rank

SIZES = (52, 48, 44, 40, 36, 32)


class Faults(msgspec.Struct, frozen=True):
    """What is wrong with the cards of a table; nothing, when all three are blank."""

    missing: tuple[Card, ...]
    surplus: tuple[Card, ...]
    foreign: tuple[Card, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.surplus or self.foreign)

    def __str__(self) -> str:
        found = (("missing", self.missing), ("too many", self.surplus), ("foreign", self.foreign))
        return "; ".join(f"{fault}: {' '.join(cards)}" for fault, cards in found if cards) or "complete"


NO_FAULTS = Faults(missing=(), surplus=(), foreign=())


class Pack(msgspec.Struct, frozen=True):
    """Cards from the ace down, four of a rank, with a joker or without; several packs alike make up a shoe.

    The colour of the backs is blank where no rule asks for it.
    """

    size: int = 52
    joker: bool = False
    packs: int = 1
    back: str = ""

    def __post_init__(self) -> None:
        if self.size not in SIZES:
            raise ValueError(f"A pack of {self.size} cards is not known; choose {', '.join(map(str, SIZES))}.")
        if self.packs < 1:
            raise ValueError(f"{self.packs} packs cannot be played with; take one or more.")

    @property
    def is_full(self) -> bool:
        """Whether one pack has 52 cards or more, its joker counted; any other is a reduced pack."""
        return self.size + self.joker >= 52

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks in play, lowest first."""
        return RANKS[-(self.size // 4) :]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in the order of new packs: clubs, diamonds, hearts, spades, each suit up to its ace."""
        return _cards(self.size, self.joker, self.packs)

    def __contains__(self, card: object) -> bool:
        """Whether a card belongs to the pack, however many there are of it."""
        return card in _set(self.size, self.joker)

    def missing(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards of the pack that are not among these, once for each that lacks."""
        return self.faults(cards).missing

    def surplus(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards that belong to the pack but are here more often than they should be, once for each too many."""
        return self.faults(cards).surplus

    def faults(self, cards: Iterable[Card]) -> Faults:
        """What a check of the cards finds: those missing, those there too often, and those of no such pack."""
        heap = tuple(cards)
        if self._is_whole(heap):
            return NO_FAULTS
        found, wanted = Counter(heap), _counted(self.size, self.joker, self.packs)
        extra = found - wanted
        return Faults(
            missing=_listed(wanted - found),
            surplus=_listed(Counter({card: count for card, count in extra.items() if card in wanted})),
            foreign=_listed(Counter({card: count for card, count in extra.items() if card not in wanted})),
        )

    def _is_whole(self, heap: tuple[Card, ...]) -> bool:
        """Whether nothing is wrong with the cards; of one pack a set tells it soonest."""
        if len(heap) != len(self.cards):
            return False
        if self.packs == 1:
            return frozenset(heap) == _set(self.size, self.joker)
        return Counter(heap) == _counted(self.size, self.joker, self.packs)


@cache
def _cards(size: int, joker: bool, packs: int) -> tuple[Card, ...]:
    ranks = RANKS[-(size // 4) :]
    one = [Card(rank.letter + suit) for suit in SUITS for rank in ranks]
    return tuple(one + [Card.JOKER] * joker) * packs


@cache
def _set(size: int, joker: bool) -> frozenset[Card]:
    return frozenset(_cards(size, joker, 1))


@cache
def _counted(size: int, joker: bool, packs: int) -> Counter[Card]:
    return Counter(_cards(size, joker, packs))


def _listed(cards: Counter[Card]) -> tuple[Card, ...]:
    return tuple(card for card in Card for _ in range(cards[card]))
