"""Which five cards make the hand: the five given, the best of several, or two of one's own and three of the board.

Canberra Poker 2.5, Ultimate Texas Hold-em 9.3(b), Canberra Manila 9.1. Every ranking, high or low, picks in these ways.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from operator import attrgetter
from typing import Generic, TypeVar

from croupier.cards.card import SUIT_TALLY_BITS, Card, Rank
from croupier.cards.hand import Hand

H = TypeVar("H", bound=Hand)

# A suit's four bits, raised by three, carry into their highest bit once the suit holds five cards.
_THREE_OF_EACH_SUIT = 0x3333
_FIVE_OF_A_SUIT = 0x8888
_MOST_REMEMBERED = 7
_STRENGTH = attrgetter("strength")


class Ranking(ABC, Generic[H]):
    """A way to rank five cards; hands already met are remembered, which nobody but the clock can notice.

    Cards that no hand of the pack can hold are refused. Whether one card lies twice among them, as with two aces of
    spades in a pair, is for the pack's own check to find.
    """

    def __init__(self, ranks: Sequence[Rank], *, joker: bool) -> None:
        self.ranks = tuple(sorted(ranks))
        self.joker = joker
        self._suited: dict[int, H] = {}
        self._mixed: dict[int, H] = {}
        self._best: dict[int, H] = {}

    @abstractmethod
    def _natural(self, ranks: Sequence[Rank], *, suited: bool) -> H:
        """The hand of five natural cards."""

    @abstractmethod
    def _wild(self, ranks: Sequence[Rank], *, suited: bool) -> H:
        """The hand of four natural cards and a joker; suited when the four are."""

    def hand(self, five: Sequence[Card]) -> H:
        """The hand that five cards make."""
        try:
            a, b, c, d, e = five
        except ValueError:
            raise ValueError(f"A hand is five cards and {len(five)} were given; rank exactly five.") from None
        tally = a.tally + b.tally + c.tally + d.tally + e.tally
        known = self._suited if tally + _THREE_OF_EACH_SUIT & _FIVE_OF_A_SUIT else self._mixed
        try:
            return known[tally >> SUIT_TALLY_BITS]
        except KeyError:
            return known.setdefault(tally >> SUIT_TALLY_BITS, self._ranked(five, suited=known is self._suited))

    def best(self, cards: Sequence[Card]) -> H:
        """The best five of five or more cards."""
        if len(cards) < 5:
            raise ValueError(f"A hand is five cards and {len(cards)} were given; give five or more to choose from.")
        tally = sum([card.tally for card in cards])
        if len(cards) > _MOST_REMEMBERED or tally + _THREE_OF_EACH_SUIT & _FIVE_OF_A_SUIT:
            return max(map(self.hand, combinations(cards, 5)))
        try:
            return self._best[tally >> SUIT_TALLY_BITS]
        except KeyError:
            best = max(map(self.hand, combinations(cards, 5)))
            return self._best.setdefault(tally >> SUIT_TALLY_BITS, best)

    def best_exact(self, hole: Sequence[Card], board: Sequence[Card]) -> H:
        """The best hand of both hole cards and exactly three communal cards."""
        if len(hole) != 2 or len(board) < 3:
            raise ValueError(
                f"A hand takes two hole cards and three communal cards, and {len(hole)} and {len(board)} were given; "
                "give two hole cards and three communal cards or more."
            )
        held, (laid, threes) = hole[0].tally + hole[1].tally, _threes(tuple(board))
        if len(board) <= _MOST_REMEMBERED - 2 and not held + laid + _THREE_OF_EACH_SUIT & _FIVE_OF_A_SUIT:
            ranks, known = held >> SUIT_TALLY_BITS, self._mixed
            try:
                return max([known[ranks + three] for three in threes], key=_STRENGTH)
            except KeyError:
                pass  # One of these hands has not been met yet.
        return max([self.hand((*hole, *three)) for three in combinations(board, 3)], key=_STRENGTH)

    def _ranked(self, five: Sequence[Card], *, suited: bool) -> H:
        naturals = [card.rank for card in five if card is not Card.JOKER]
        self._check(five, naturals, suited)
        return self._natural(naturals, suited=suited) if len(naturals) == 5 else self._wild(naturals, suited=suited)

    def _check(self, five: Sequence[Card], naturals: Sequence[Rank], suited: bool) -> None:
        shown = " ".join(five)
        if foreign := [card for card in five if card.rank not in self.ranks and card is not Card.JOKER]:
            raise ValueError(f"{shown} cannot be ranked: {foreign[0].spoken} is not in this pack; replace it.")
        if len(naturals) < 5 - self.joker:
            allowed = "one joker" if self.joker else "no joker"
            raise ValueError(f"{shown} cannot be ranked: this pack has {allowed}; replace the rest.")
        if len(set(naturals)) < len(naturals) if suited else max(map(naturals.count, naturals)) > 4:
            raise ValueError(f"{shown} cannot be ranked: a card is there twice; check the cards.")


@lru_cache(maxsize=16)
def _threes(board: tuple[Card, ...]) -> tuple[int, tuple[int, ...]]:
    """The tally of a board, and those of the ranks of every three of its cards: a round chooses among the same."""
    tallies = [card.tally for card in board]
    ranks = [tally >> SUIT_TALLY_BITS for tally in tallies]
    return sum(tallies), tuple(map(sum, combinations(ranks, 3)))
