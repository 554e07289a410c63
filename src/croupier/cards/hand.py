"""A hand of five cards that has been ranked, and how two such hands compare.

Canberra Poker 2.5 to 2.9, Ultimate Texas Hold-em 2.3 and 3.2, Canberra Manila 3.1, 3.2 and 3.7.
"""

from __future__ import annotations

import msgspec

from croupier.cards.card import Rank
from croupier.cards.category import Category
from croupier.cards.naming import spoken, spoken_low


class Hand(msgspec.Struct, frozen=True):
    """The category, the ranks in the order they are compared, and a strength that orders the hands of one ranking.

    Suits are gone, and so is a joker, replaced by the card it stands for. Within one ranking two hands are therefore
    equal (==) exactly when they are equally strong, and then neither is less nor greater than the other. The strengths
    of two different rankings mean nothing to each other.
    """

    category: Category
    ranks: tuple[Rank, ...]
    strength: int

    @property
    def name(self) -> str:
        """The hand as a dealer says it: "full house, kings over jacks"."""
        return spoken(self.category, self.ranks)

    def __lt__(self, other: Hand) -> bool:
        return self.strength < other.strength

    def __le__(self, other: Hand) -> bool:
        return self.strength <= other.strength

    def __gt__(self, other: Hand) -> bool:
        return self.strength > other.strength

    def __ge__(self, other: Hand) -> bool:
        return self.strength >= other.strength

    def __str__(self) -> str:
        return self.name


class LowHand(Hand, frozen=True):
    """A hand that plays for the low: the stronger of two is the lower one."""

    @property
    def name(self) -> str:
        """The hand as a dealer says it: "eight-six low"."""
        return spoken_low(self.category, self.ranks)
