"""The ranking of high hands, for any pack from 52 cards down to 32, with or without a joker.

Canberra Poker 2.5 to 2.9, Ultimate Texas Hold-em 2.3, 3.1 and 3.2, Canberra Manila 3.1 to 3.5(a) and 3.7. The joker may
double a card already held (a reading of Manila 3.7, which sets no such bound): with ace, king, nine and five of spades
it is a second ace.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from croupier.cards.card import RANKS, Rank
from croupier.cards.category import Category, Order
from croupier.cards.grouping import grouped, packed
from croupier.cards.hand import Hand
from croupier.cards.pack import Pack
from croupier.cards.selection import Ranking

__all__ = ["STANDARD", "Category", "Hand", "HighRanking", "Order", "high_ranking"]


class HighRanking(Ranking[Hand]):
    """High hands: an order of the categories, the straights of the pack in play, and perhaps a wild joker."""

    def __init__(
        self,
        ranks: Sequence[Rank] = RANKS,
        order: Order = Order.FULL,
        *,
        ace_low: bool = True,
        joker: bool = False,
    ) -> None:
        super().__init__(ranks, joker=joker)
        self.order = order
        self.ace_low = ace_low
        self._straights = dict(_straights(self.ranks, ace_low))

    def _natural(self, ranks: Sequence[Rank], *, suited: bool) -> Hand:
        category, compared = grouped(ranks)
        top = self._straights.get(frozenset(ranks)) if category is Category.NO_PAIR else None
        if suited:
            category, compared = Category.FLUSH, tuple(sorted(ranks, reverse=True))
        if top is not None:
            category, compared = _run(top, suited=suited), (top,)
        return Hand(category, compared, packed(self.order.place(category), compared))

    def _wild(self, ranks: Sequence[Rank], *, suited: bool) -> Hand:
        # Four cards of one suit are of four ranks: nothing that a joker of another suit makes of them beats a flush.
        return max(self._natural((*ranks, rank), suited=suited) for rank in self.ranks)


def _straights(ranks: Sequence[Rank], ace_low: bool) -> Iterator[tuple[frozenset[Rank], Rank]]:
    """Every five ranks in sequence with their top rank; the low ace stands just below the lowest rank of the pack."""
    line = (Rank.ACE, *ranks) if ace_low else tuple(ranks)
    for start in range(len(line) - 4):
        yield frozenset(line[start : start + 5]), line[start + 4]


def _run(top: Rank, *, suited: bool) -> Category:
    if not suited:
        return Category.STRAIGHT
    return Category.ROYAL_FLUSH if top is Rank.ACE else Category.STRAIGHT_FLUSH


STANDARD = HighRanking()
"""One pack of 52 without jokers, the ace high or low in a straight: Canberra Poker and Ultimate Texas Hold-em."""


@cache
def high_ranking(pack: Pack, *, ace_low: bool) -> HighRanking:
    """The high ranking of a pack: below 52 cards, the joker counted, a flush beats a full house."""
    order = Order.FULL if pack.is_full else Order.REDUCED
    return HighRanking(pack.ranks, order, ace_low=ace_low, joker=pack.joker)
