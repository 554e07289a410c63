"""The ranking of low hands: straights and flushes do not count, and pairs and better count against.

Canberra Manila 3.5(b) to 3.5(d), 3.6 and 3.7. The rules do not say where the ace stands in a low hand (a reading: high,
unless the house has set it low), and the joker helps its holder: it is the lowest rank that does not pair.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from croupier.cards.card import RANKS, Rank
from croupier.cards.category import Category, Order
from croupier.cards.grouping import PACKED_BITS, grouped, packed
from croupier.cards.hand import LowHand
from croupier.cards.pack import Pack
from croupier.cards.selection import Ranking

__all__ = ["LowHand", "LowRanking", "low_ranking"]


class LowRanking(Ranking[LowHand]):
    """Low hands: the stronger of two hands is the lower one."""

    def __init__(self, ranks: Sequence[Rank] = RANKS, *, ace_low: bool = False, joker: bool = False) -> None:
        super().__init__(ranks, joker=joker)
        self.ace_low = ace_low

    def qualifies(self, hand: LowHand) -> bool:
        """Whether the hand is an eight or better: five different ranks, none above the eight."""
        return hand.category is Category.NO_PAIR and self._value(hand.ranks[0]) <= Rank.EIGHT

    @property
    def can_qualify(self) -> bool:
        """Whether the pack has five ranks up to the eight; no joker makes up for one that it lacks."""
        return sum(self._value(rank) <= Rank.EIGHT for rank in self.ranks) >= 5

    def _value(self, rank: Rank) -> int:
        return 1 if self.ace_low and rank is Rank.ACE else rank

    def _natural(self, ranks: Sequence[Rank], *, suited: bool) -> LowHand:  # noqa: ARG002 - a low hand has no flushes
        category, compared = grouped(ranks, self._value)
        height = packed(Order.FULL.place(category), [self._value(rank) for rank in compared])
        return LowHand(category, compared, (1 << PACKED_BITS) - height)

    def _wild(self, ranks: Sequence[Rank], *, suited: bool) -> LowHand:
        lowest = min((rank for rank in self.ranks if rank not in ranks), key=self._value)
        return self._natural((*ranks, lowest), suited=suited)


@cache
def low_ranking(pack: Pack, *, ace_low: bool) -> LowRanking:
    """The low ranking of a pack."""
    return LowRanking(pack.ranks, ace_low=ace_low, joker=pack.joker)
