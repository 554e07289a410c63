"""The names of hands, as a dealer says them."""

from __future__ import annotations

from functools import cache

from croupier.cards.card import Rank
from croupier.cards.category import Category

_SAID: dict[Category, str] = {
    Category.ROYAL_FLUSH: "royal flush",
    Category.FIVE_OF_A_KIND: "five of a kind, {0.plural}",
    Category.STRAIGHT_FLUSH: "straight flush, {0.word} high",
    Category.FOUR_OF_A_KIND: "four of a kind, {0.plural}",
    Category.FULL_HOUSE: "full house, {0.plural} over {1.plural}",
    Category.FLUSH: "flush, {0.word} high",
    Category.STRAIGHT: "straight, {0.word} high",
    Category.THREE_OF_A_KIND: "three of a kind, {0.plural}",
    Category.TWO_PAIRS: "two pairs, {0.plural} and {1.plural}",
    Category.ONE_PAIR: "one pair, {0.plural}",
    Category.NO_PAIR: "{0.word}-{1.word} high",
}


@cache
def spoken(category: Category, ranks: tuple[Rank, ...]) -> str:
    """A high hand: "full house, kings over jacks", "ace-king high"."""
    return _SAID[category].format(*ranks)


@cache
def spoken_low(category: Category, ranks: tuple[Rank, ...]) -> str:
    """A low hand: "eight-six low"; with a pair or more it is said as a high hand is."""
    if category is Category.NO_PAIR:
        return f"{ranks[0].word}-{ranks[1].word} low"
    return spoken(category, ranks)
