"""Ranks that go together: pairs, threes and fours, and the one number by which two hands of a kind compare.

Canberra Poker 2.6 and 2.8, Ultimate Texas Hold-em 3.1 and 3.2, Canberra Manila 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from croupier.cards.card import Rank
from croupier.cards.category import Category

_OF_PATTERN: dict[tuple[int, ...], Category] = {
    (5,): Category.FIVE_OF_A_KIND,
    (4, 1): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (2, 2, 1): Category.TWO_PAIRS,
    (2, 1, 1, 1): Category.ONE_PAIR,
    (1, 1, 1, 1, 1): Category.NO_PAIR,
}

PACKED_BITS = 24
"""How long a packed number can be: four bits for the category and for each of the five values."""


def grouped(ranks: Sequence[Rank], value: Callable[[Rank], int] = int) -> tuple[Category, tuple[Rank, ...]]:
    """The category that the ranks alone make, and the ranks as they are compared: most frequent first, then highest."""
    groups = sorted(((ranks.count(rank), value(rank), rank) for rank in set(ranks)), reverse=True)
    return _OF_PATTERN[tuple(count for count, _, _ in groups)], tuple(rank for _, _, rank in groups)


def packed(place: int, values: Sequence[int]) -> int:
    """One number that compares as the place of the category and then the values do."""
    for value in (*values, *(0,) * (5 - len(values))):
        place = place << 4 | value
    return place
