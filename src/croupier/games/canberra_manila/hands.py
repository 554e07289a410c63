"""How two hole cards and three of the board are ranked, high and low, each for itself (2.2, 2.3, 3, 9.1, A:Hand)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import msgspec

from croupier.cards.card import Card
from croupier.cards.hand import Hand
from croupier.cards.low import LowHand, LowRanking, low_ranking
from croupier.cards.pack import SIZES
from croupier.cards.ranking import Category, HighRanking, high_ranking
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Ace, Contest, Hands, LowAce
from croupier.rules.clause import Under

FULL_ORDER = {
    Category.ROYAL_FLUSH: C["3.3(a)"],
    Category.FIVE_OF_A_KIND: C["3.3(b)"],
    Category.STRAIGHT_FLUSH: C["3.3(c)"],
    Category.FOUR_OF_A_KIND: C["3.3(d)"],
    Category.FULL_HOUSE: C["3.3(e)"],
    Category.FLUSH: C["3.3(f)"],
    Category.STRAIGHT: C["3.3(g)"],
    Category.THREE_OF_A_KIND: C["3.3(h)"],
    Category.TWO_PAIRS: C["3.3(i)"],
    Category.ONE_PAIR: C["3.3(j)"],
    Category.NO_PAIR: C["3.3(k)"],
}
REDUCED_ORDER = {
    Category.ROYAL_FLUSH: C["3.4(a)"],
    Category.FIVE_OF_A_KIND: C["3.4(b)"],
    Category.STRAIGHT_FLUSH: C["3.4(c)"],
    Category.FOUR_OF_A_KIND: C["3.4(d)"],
    Category.FLUSH: C["3.4(e)"],
    Category.FULL_HOUSE: C["3.4(f)"],
    Category.STRAIGHT: C["3.4(g)"],
    Category.THREE_OF_A_KIND: C["3.4(h)"],
    Category.TWO_PAIRS: C["3.4(i)"],
    Category.ONE_PAIR: C["3.4(j)"],
    Category.NO_PAIR: C["3.4(k)"],
}
MADE_OF = (C["9.1"], C["A:Hand"])
COMPARED = (C["3.1"], C["3.2"])
IN_RUNS = frozenset({Category.STRAIGHT, Category.STRAIGHT_FLUSH})
WILD = (C["2.3"], C["3.7"], C["A:Wild Card"])
QUALIFYING = (C["3.5(d)"],)


class Held(msgspec.Struct, frozen=True, gc=False):
    """The best a player can show for each part of the contest; a low that does not qualify is none."""

    high: Hand | None = None
    low: LowHand | None = None


class Rankings(msgspec.Struct, frozen=True):
    """The rankings that a contest needs, and whether its low must be an eight or better."""

    high: HighRanking | None
    low: LowRanking | None
    eight_or_better: bool

    def held(self, hole: Sequence[Card], board: Sequence[Card]) -> Held:
        """The best high and the best low hand, chosen apart: other board cards, and another card for the joker."""
        return _held(self, tuple(hole), tuple(board))


@lru_cache(maxsize=64)
def _held(by: Rankings, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Held:
    """Hands are ranked when they are shown, and again when their pots are awarded."""
    high = None if by.high is None else by.high.best_exact(hole, board)
    if by.low is None:
        return Held(high)
    low = by.low.best_exact(hole, board)
    return Held(high, None if by.eight_or_better and not by.low.qualifies(low) else low)


@cache
def rankings(hands: Hands) -> Rankings:
    """How hands are ranked at a table (3.3 or 3.4 by the pack, 3.5, 3.6, 3.7)."""
    high = None if hands.contest is Contest.LOW else high_ranking(hands.pack, ace_low=hands.ace is Ace.BOTH)
    low = None if hands.contest is Contest.HIGH else low_ranking(hands.pack, ace_low=hands.low_ace is LowAce.LOW)
    return Rankings(high, low, hands.eight_or_better)


def hand_faults(hands: Hands) -> Iterator[tuple[str, str, Under]]:
    """What is wrong with the deck and the contest that were chosen: the choice, a sentence, and its clauses."""
    if hands.deck not in SIZES:
        *larger, least = SIZES
        why = f"A deck has {', '.join(map(str, larger))} or {least} cards, the joker not counted; choose one of them."
        yield "deck", why, (C["2.2/lead"],)
    elif hands.eight_or_better and hands.contest is not Contest.SPLIT:
        why = f'Only a split game has a low that must be eight or better, not "{hands.contest}"; leave it out.'
        yield "eight_or_better", why, QUALIFYING
    elif hands.eight_or_better and not can_qualify(hands):
        ace = f"the ace {hands.low_ace} in low hands"
        why = f"With {hands.deck} cards and {ace} no low is eight or better; leave it out."
        yield "eight_or_better", why, QUALIFYING


def can_qualify(hands: Hands) -> bool:
    """Whether the deck holds five ranks up to the eight; the joker makes up for none that it lacks (3.5(d))."""
    return low_ranking(hands.pack, ace_low=hands.low_ace is LowAce.LOW).can_qualify


def ranked_under(hands: Hands, hand: Hand) -> Under:
    """The clauses by which a hand has its rank: its category's own, and what they all share."""
    wild = WILD if hands.joker else ()
    if isinstance(hand, LowHand):
        return (C["3.6"], *COMPARED, *wild, *MADE_OF)
    order = FULL_ORDER if hands.pack.is_full else REDUCED_ORDER
    deck = C["A:Full Deck"] if hands.pack.is_full else C["A:Reduced Deck"]
    ace = (C["3.5(a)"],) if hand.category in IN_RUNS and hands.ace is Ace.BOTH else ()
    return (order[hand.category], *ace, *COMPARED, *wild, deck, *MADE_OF)
