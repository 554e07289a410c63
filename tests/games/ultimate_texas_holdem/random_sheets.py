"""Sheets of Ultimate Texas Hold-em at random, rich in hands that are rare at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from croupier.cards.card import RANKS, SUITS, Card, Rank
from croupier.cards.pack import Pack

BOARDS = ("any", "any", "any", "paired", "three alike", "four alike", "two pairs", "one suit", "run", "suited run")
HANDS = ("any", "any", "like the dealer", "like the board", "of its suit", "in its run")
STREETS = {"preflop": (3, 4), "flop": (2,), "river": (1,)}


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A sheet that no rule refuses, every optional field of it filled in."""
    left = list(Pack().cards)
    board = _taken(left, draw(_board(draw(st.sampled_from(BOARDS)))))
    dealer = _taken(left, draw(_two(left, draw(st.sampled_from(HANDS)), board, ())))
    numbers = draw(st.lists(st.integers(1, 22), min_size=1, max_size=6, unique=True))
    return {
        "game": "ultimate-texas-holdem",
        "table": {"maximum_payout": draw(st.sampled_from((None, 1, 3_333, 50_000, 5_000_000)))},
        "board": board,
        "dealer": dealer,
        "boxes": [_box(draw, number, left, board, dealer) for number in numbers],
    }


def _box(draw: st.DrawFn, number: int, left: list[Card], board: list[str], dealer: list[str]) -> dict[str, Any]:
    ante = draw(st.integers(1, 20_000))
    street = draw(st.sampled_from((*STREETS, None)))
    play = None if street is None else {"street": street, "amount": ante * draw(st.sampled_from(STREETS[street]))}
    return {
        "box": number,
        "ante": ante,
        "trips": draw(st.one_of(st.none(), st.integers(0, 10_000))),
        "cards": _taken(left, draw(_two(left, draw(st.sampled_from(HANDS)), board, dealer))),
        "play": play,
        "conceded": play is not None and draw(st.sampled_from((True, *(False,) * 7))),
    }


def _taken(left: list[Card], cards: Sequence[Card]) -> list[str]:
    for card in cards:
        left.remove(card)
    return [card.value for card in cards]


@st.composite
def _board(draw: st.DrawFn, kind: str) -> Sequence[Card]:
    """Five cards whose first ones are of the kind that is wanted; the others are any."""
    rank, other = draw(st.permutations(RANKS))[:2]
    suit = draw(st.sampled_from(SUITS))
    top = draw(st.integers(5, 14))
    first = {
        "paired": _of(rank)[:2],
        "three alike": _of(rank)[:3],
        "four alike": _of(rank),
        "two pairs": [*_of(rank)[:2], *_of(other)[2:]],
        "one suit": [card for card in Pack().cards if card.suit is suit][:: draw(st.integers(2, 3))][:4],
        "run": [draw(st.sampled_from(_of(each))) for each in _ranks(top)[: draw(st.integers(3, 5))]],
        "suited run": [Card(each.letter + suit) for each in _ranks(top)[: draw(st.integers(3, 5))]],
    }.get(kind, [])
    rest = [card for card in Pack().cards if card not in first]
    more = draw(st.lists(st.sampled_from(rest), min_size=5 - len(first), max_size=5 - len(first), unique=True))
    return draw(st.permutations([*first, *more]))


def _two(left: Sequence[Card], kind: str, board: Sequence[str], dealer: Sequence[str]) -> st.SearchStrategy[list[Card]]:
    """Two cards of what is left, of the kind that is wanted if there are two such cards."""
    ranks, suits = {card[0] for card in board}, [card[1] for card in board]
    common = max(suits, key=suits.count)
    near = {rank.letter for card in board for rank in RANKS if abs(rank - Card(card).rank) <= 2}
    fitting = {
        "like the dealer": [card for card in left if card[0] in {card[0] for card in dealer}],
        "like the board": [card for card in left if card[0] in ranks],
        "of its suit": [card for card in left if card[1] == common],
        "in its run": [card for card in left if card[0] in near],
    }.get(kind, [])
    choice = fitting if len(fitting) >= 2 else left
    return st.lists(st.sampled_from(choice), min_size=2, max_size=2, unique=True)


def _of(rank: Rank) -> list[Card]:
    return [card for card in Pack().cards if card.rank is rank]


def _ranks(top: int) -> list[Rank]:
    """Five ranks in sequence, the ace below the two if need be."""
    return [Rank(14 if rank == 1 else rank) for rank in range(top, top - 5, -1)]
