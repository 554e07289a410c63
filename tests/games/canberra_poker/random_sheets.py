"""Sheets of Canberra Poker at random, rich in hands that are rare at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from croupier.cards.card import RANKS, SUITS, Card, Rank, Suit
from croupier.cards.pack import Pack

# Each round has a theme, so that rare hands meet in one round and share the jackpot.
THEMES = (
    ("any",),
    ("any", "like the dealer"),
    ("any", "four", "full house", "one suit"),
    ("run", "royal"),
    ("run", "run", "royal", "one suit"),
)


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A sheet that no rule refuses, every optional field of it filled in."""
    left = list(Pack().cards)
    dealer = _taken(left, draw(_five(left, draw(st.sampled_from(("any", "any", "any", "run", "one suit"))), ())))
    theme = draw(st.sampled_from(THEMES))
    numbers = draw(st.lists(st.integers(1, 9), min_size=1, max_size=6, unique=True))
    boxes = [_box(draw, number, draw(st.sampled_from(theme)), left, dealer) for number in numbers]
    table = {
        "maximum_payout": draw(st.sampled_from((1, 3_333, 50_000, 5_000_000))),
        "jackpot_wager": draw(st.sampled_from((100, 250, 500))),
    }
    return {
        "game": "canberra-poker",
        "edition": draw(st.sampled_from(("2016", "2023"))),
        "table": table,
        "jackpot_pool": draw(st.integers(0, 10_000_000)),
        "dealer": dealer,
        "boxes": boxes,
    }


def _box(draw: st.DrawFn, number: int, kind: str, left: list[Card], dealer: Sequence[str]) -> dict[str, Any]:
    return {
        "box": number,
        "ante": draw(st.integers(10, 200)) * 100,
        "jackpot": draw(st.sampled_from((True, True, False))),
        "cards": _taken(left, draw(_five(left, kind, dealer))),
        "decision": draw(st.sampled_from(("bet", "bet", "bet", "fold"))),
    }


def _taken(left: list[Card], cards: Sequence[Card]) -> list[str]:
    for card in cards:
        left.remove(card)
    return [card.value for card in cards]


def _five(left: Sequence[Card], kind: str, dealer: Sequence[str]) -> st.SearchStrategy[Sequence[Card]]:
    """Five cards of what is left: of the kind that is wanted, where what is left allows it."""
    choice = [hand for hand in _hands(left, kind, dealer) if len(set(hand)) == 5 and set(hand) <= set(left)]
    if choice:
        return st.sampled_from(choice).flatmap(st.permutations)
    return st.lists(st.sampled_from(left), min_size=5, max_size=5, unique=True)


def _hands(left: Sequence[Card], kind: str, dealer: Sequence[str]) -> list[list[Card]]:
    match kind:
        case "run":
            return [_run(suit, top) for suit in SUITS for top in range(5, 14)]
        case "royal":
            return [_run(suit, 14) for suit in SUITS]
        case "four":
            return [[*_of(left, rank)[:4], other] for rank in RANKS for other in left[:2]]
        case "full house":
            return [[*_of(left, three)[:3], *_of(left, two)[:2]] for three in RANKS for two in RANKS if three != two]
        case "one suit":
            return [[card for card in left if card.suit is suit][::2][:5] for suit in SUITS]
        case "like the dealer":
            same = [_of(left, Card(card).rank) for card in dealer]
            return [[cards[place % len(cards)] for place, cards in enumerate(same)]] if all(same) else []
        case _:
            return []


def _run(suit: Suit, top: int) -> list[Card]:
    return [Card(Rank(14 if rank == 1 else rank).letter + suit) for rank in range(top - 4, top + 1)]


def _of(left: Sequence[Card], rank: Rank) -> list[Card]:
    return [card for card in left if card.rank is rank]
