"""A second ranker that shares no line with the first: it reads the rules in turn and tries every card for the joker.

It is slow and plain on purpose. Equal ranks are found by comparing every two cards; five cards have 0, 1, 2, 3, 4, 6 or
10 such pairs of cards, and each number belongs to one category.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from croupier.cards.card import Card
from croupier.cards.pack import Pack

Value = tuple[int, list[int]]

EQUAL_PAIRS = {
    0: "no pair",
    1: "one pair",
    2: "two pairs",
    3: "three of a kind",
    4: "full house",
    6: "four of a kind",
    10: "five of a kind",
}
FULL = [
    "no pair",
    "one pair",
    "two pairs",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
    "royal flush",
]
REDUCED = [*FULL[:5], "full house", "flush", *FULL[7:]]
LADDER = "23456789TJQKA"


def height(card: Card) -> int:
    return LADDER.index(card[0])


def straight_top(heights: set[int], pack: Pack, ace_low: bool) -> int | None:
    """The height of a straight, if the five are one."""
    lowest = 13 - pack.size // 4
    if len(heights) == 5 and max(heights) - min(heights) == 4:
        return max(heights)
    if ace_low and heights == {12, lowest, lowest + 1, lowest + 2, lowest + 3}:
        return lowest + 3
    return None


def natural_value(five: Sequence[Card], pack: Pack, ace_low: bool) -> Value:
    """What five cards are worth when each is what it shows."""
    heights = [height(card) for card in five]
    top, flush = straight_top(set(heights), pack, ace_low), len({card[1] for card in five}) == 1
    category = EQUAL_PAIRS[sum(one == other for one, other in combinations(heights, 2))]
    compared = sorted(heights, key=lambda one: (heights.count(one), one), reverse=True)
    if flush:
        category, compared = "flush", sorted(heights, reverse=True)
    if top is not None:
        category, compared = ("royal flush" if top == 12 else "straight flush") if flush else "straight", [top]
    return (FULL if pack.size + pack.joker >= 52 else REDUCED).index(category), compared


def high_value(five: Sequence[Card], pack: Pack, ace_low: bool) -> Value:
    """What five cards are worth; the joker is tried as every card of the pack."""
    plain = [card for card in five if card != "Jk"]
    if len(plain) == 5:
        return natural_value(plain, pack, ace_low)
    return max(natural_value([*plain, card], pack, ace_low) for card in pack.cards if card != "Jk")


def low_value(five: Sequence[Card], pack: Pack, ace_low: bool) -> Value:
    """How high five cards are as a low hand: the least is the best; the joker is tried as every card of the pack."""
    plain = [card for card in five if card != "Jk"]
    if len(plain) < 5:
        return min(low_value([*plain, card], pack, ace_low) for card in pack.cards if card != "Jk")
    heights = [-1 if ace_low and card[0] == "A" else height(card) for card in plain]
    category = EQUAL_PAIRS[sum(one == other for one, other in combinations(heights, 2))]
    return FULL.index(category), sorted(heights, key=lambda one: (heights.count(one), one), reverse=True)
