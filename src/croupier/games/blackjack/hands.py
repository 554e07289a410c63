"""How the cards of a hand count: hard and soft totals, Blackjack, bust, and equal value (2.5, 10.7, the dictionary)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from croupier.cards.card import RANKS, Card, Rank
from croupier.games.blackjack.clauses import C
from croupier.rules.clause import Under

BLACKJACK = (C["A:Blackjack"],)
MOST = 21
TEN = 10
_ACE_AS_ELEVEN = 10
"""What an ace adds when it counts eleven instead of one."""

# An ace counts one here; where it can, one ace of a hand counts eleven (2.5(a)). Figures count 2 to 9, courts ten.
_POINTS: dict[Card, int] = {
    card: 1 if card.rank is Rank.ACE else min(int(card.rank), TEN) for card in Card if card.rank in RANKS
}


class Total(msgspec.Struct, frozen=True, gc=False):
    """What a hand counts; soft while an ace counts eleven in it."""

    points: int
    soft: bool = False

    @property
    def bust(self) -> bool:
        return self.points > MOST

    def hard_below(self, least: int) -> bool:
        return self.points < least and not self.soft

    def __str__(self) -> str:
        return f"{'soft' if self.soft else 'hard'} {self.points}"


_HARD = tuple(Total(points) for points in range(400))
_SOFT = tuple(Total(points, soft=True) for points in range(MOST + 1))


def points(card: Card) -> int:
    """What a card counts by itself, an ace as one (2.5)."""
    return _POINTS[card]


def ten_valued(card: Card) -> bool:
    return _POINTS[card] == TEN


def total(cards: Iterable[Card]) -> Total:
    """The best total of a hand: one ace counts eleven unless the hand would go over 21 (2.5(a))."""
    low, ace = 0, False
    for card in cards:
        worth = _POINTS[card]
        low += worth
        if worth == 1:
            ace = True
    if ace and low + _ACE_AS_ELEVEN <= MOST:
        return _SOFT[low + _ACE_AS_ELEVEN]
    return _HARD[low]


def counted_under(cards: Sequence[Card]) -> Under:
    """The clauses by which a hand has its total: those of its cards, and whether it is soft."""
    worth = {_POINTS[card] for card in cards}
    found = ((C["2.5(a)"], 1 in worth), (C["2.5(b)"], bool(worth - {1, TEN})), (C["2.5(c)"], TEN in worth))
    kind = C["A:Soft total"] if total(cards).soft else C["A:Hard total"]
    return (*(clause for clause, there in found if there), kind)


def is_blackjack(cards: Sequence[Card], *, split: bool = False) -> bool:
    """An ace and a ten-valued card as the first two; never in a hand that was split (A:Blackjack, 10.7)."""
    return len(cards) == 2 and not split and total(cards).points == MOST


def equal_value(first: Card, second: Card) -> bool:
    """Whether two cards may be split: a ten and a king may (A:Split)."""
    return _POINTS[first] == _POINTS[second]


def spoken(cards: Sequence[Card], *, split: bool = False) -> str:
    """A hand as a dealer calls it: "Blackjack", "soft 17", "17", "25, bust"."""
    if is_blackjack(cards, split=split):
        return "Blackjack"
    value = total(cards)
    return f"{value.points}, bust" if value.bust else str(value).removeprefix("hard ")
