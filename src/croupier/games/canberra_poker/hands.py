"""How Canberra Poker ranks five cards, and when the dealer takes part (2.5-2.9, 9.1, 9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card, Rank
from croupier.cards.ranking import STANDARD, Category, Hand
from croupier.games.canberra_poker.clauses import C

# 2.6 ranks the categories, 2.7 to 2.9 the cards within them; one deck has no other hands.
ORDER = {
    Category.ROYAL_FLUSH: C["2.6(a)"],
    Category.STRAIGHT_FLUSH: C["2.6(b)"],
    Category.FOUR_OF_A_KIND: C["2.6(c)"],
    Category.FULL_HOUSE: C["2.6(d)"],
    Category.FLUSH: C["2.6(e)"],
    Category.STRAIGHT: C["2.6(f)"],
    Category.THREE_OF_A_KIND: C["2.6(g)"],
    Category.TWO_PAIRS: C["2.6(h)"],
    Category.ONE_PAIR: C["2.6(i)"],
    Category.NO_PAIR: C["2.6(j)"],
}
RANKED_BY = (C["2.5"], C["2.6:lead"], C["2.7"], C["2.8(a)"], C["2.8(b)"], C["2.9"])
QUALIFYING = (C["9.2"],)
LEAST_TO_QUALIFY = (Rank.ACE, Rank.KING)


def hand_of(cards: Sequence[Card]) -> Hand:
    """The value of five cards; any other number has none (2.5)."""
    return STANDARD.hand(cards)


def qualifies(dealer: Hand) -> bool:
    """Whether the dealer's hand is ace-king high or better (9.2)."""
    return dealer.category is not Category.NO_PAIR or dealer.ranks[:2] == LEAST_TO_QUALIFY
