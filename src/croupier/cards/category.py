"""The categories of poker hands, and which of two orders they stand in.

Canberra Poker 2.6, Ultimate Texas Hold-em 3.1, Canberra Manila 3.3 and 3.4.
"""

from __future__ import annotations

from enum import Enum, StrEnum


class Category(StrEnum):
    """What a hand of five cards is, best first, as the instruments of a full pack list them."""

    ROYAL_FLUSH = "royal flush"
    FIVE_OF_A_KIND = "five of a kind"
    STRAIGHT_FLUSH = "straight flush"
    FOUR_OF_A_KIND = "four of a kind"
    FULL_HOUSE = "full house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three of a kind"
    TWO_PAIRS = "two pairs"
    ONE_PAIR = "one pair"
    NO_PAIR = "no pair"

    # As with cards: looked up for every hand, and equal to its text.
    __hash__ = str.__hash__


_FULL = tuple(reversed(Category))
_REDUCED = tuple({Category.FULL_HOUSE: Category.FLUSH, Category.FLUSH: Category.FULL_HOUSE}.get(c, c) for c in _FULL)


class Order(Enum):
    """The order of the categories, lowest first: with a reduced pack a flush is rarer than a full house."""

    FULL = _FULL
    REDUCED = _REDUCED

    def place(self, category: Category) -> int:
        """How many categories the category beats."""
        return self.value.index(category)
