"""How the best five of seven cards are found and ranked, and when the dealer qualifies (2.3, 3, 9.3(b), dictionary)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.cards.ranking import STANDARD, Category, Hand
from croupier.games.ultimate_texas_holdem.clauses import C

# 3.1 ranks the categories, 2.3 and 3.2 the cards within them; one deck has no other hands.
ORDER = {
    Category.ROYAL_FLUSH: (C["3.1(a)"],),
    Category.STRAIGHT_FLUSH: (C["3.1(b)"],),
    Category.FOUR_OF_A_KIND: (C["3.1(c)"], C["A:Quads"]),
    Category.FULL_HOUSE: (C["3.1(d)"],),
    Category.FLUSH: (C["3.1(e)"],),
    Category.STRAIGHT: (C["3.1(f)"],),
    Category.THREE_OF_A_KIND: (C["3.1(g)"], C["A:Trips"]),
    Category.TWO_PAIRS: (C["3.1(h)"],),
    Category.ONE_PAIR: (C["3.1(i)"],),
    Category.NO_PAIR: (C["3.1(j)"],),
}
RANKED_BY = (C["3.1:lead"], C["3.2"], C["2.3"])
QUALIFYING = (C["A:Qualify"],)


def hand_of(own: Sequence[Card], board: Sequence[Card]) -> Hand:
    """The best five of two cards and the board; one hand serves every wager, since all rise with it (9.3(b))."""
    return STANDARD.best((*own, *board))


def qualifies(dealer: Hand) -> bool:
    """Whether the dealer's hand is one pair or higher."""
    return dealer.category is not Category.NO_PAIR
