"""Fixed strategies of Ultimate Texas Hold-em, played through the settlement, and what they cost by published counts.

The published cost of the base game is that of the best play; the rules of thumb here come within a quarter of a per
cent of the ante of it, which is less than one standard error of a million rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from croupier.cards.card import Card, Rank
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Category
from croupier.games.house.settled import Settled
from croupier.games.ultimate_texas_holdem.editions import E2025, Street
from croupier.games.ultimate_texas_holdem.hands import hand_of, qualifies
from croupier.games.ultimate_texas_holdem.settle import FOLDED, Payout, collected, refund, settle
from croupier.games.ultimate_texas_holdem.stakes import Wagers, whole
from tests.kit.edge import Figure, Strategy

CARDS = Pack().cards
# An ante of two cents is paid 3 to 2 without a fraction.
ANTE = 2
NO_SIGNS = Payout()
# The lowest card beside a king, a queen or a jack with which the best play is four times the ante.
BESIDE = {Rank.KING: (2, 5), Rank.QUEEN: (6, 8), Rank.JACK: (8, 10)}
MOST_OUTS = 20


def plays_preflop(own: Sequence[Card]) -> bool:
    """Any ace; K2 suited, K5; Q6 suited, Q8; J8 suited, JT; any pair from threes on."""
    low, high = sorted(card.rank for card in own)
    if high is low:
        return high >= Rank.THREE
    suited, mixed = BESIDE.get(high, (15, 15))
    return high is Rank.ACE or low >= (suited if own[0].suit is own[1].suit else mixed)


def plays_on_the_flop(own: Sequence[Card], flop: Sequence[Card]) -> bool:
    """Two pairs or better, a pair with a card of one's own, or four of a suit with a ten or better of one's own."""
    if STANDARD.hand((*own, *flop)).category not in (Category.NO_PAIR, Category.ONE_PAIR):
        return True
    if any(card.rank is other.rank for card in own for other in flop):
        return True
    suits = [card.suit for card in (*own, *flop)]
    return any(suits.count(card.suit) == 4 and card.rank >= Rank.TEN for card in own)


def plays_on_the_river(own: Sequence[Card], board: Sequence[Card]) -> bool:
    """A hand of one's own, or no more than twenty single cards with which the dealer would beat what there is."""
    mine = hand_of(own, board)
    if mine.category is not STANDARD.hand(board).category:
        return True
    unseen = (card for card in CARDS if card not in own and card not in board)
    return sum(STANDARD.best((card, *board)) > mine for card in unseen) <= MOST_OUTS


def round_of(own: Sequence[Card], board: Sequence[Card], dealers: Sequence[Card], times: int) -> tuple[Settled, ...]:
    """Ante, blind and trips, with a play wager of so many times the ante, or none."""
    street = {4: Street.PREFLOP, 2: Street.FLOP, 1: Street.RIVER}.get(times)
    stakes = whole(Wagers(ANTE, ANTE, ANTE, times * ANTE, street))
    if street is None:
        return collected(stakes, FOLDED)
    dealer = hand_of(dealers, board)
    ante = () if qualifies(dealer) else (refund(stakes),)
    return (*ante, *settle(E2025, dealer, hand_of(own, board), stakes, NO_SIGNS))


def net(settled: Sequence[Settled], *wagers: str) -> int:
    return sum(one.returned - one.staked for one in settled if one.wager in wagers)


def near_the_best(random: Random) -> tuple[int, ...]:
    """The base game, and how often it is played for four times the ante."""
    dealt = random.sample(CARDS, 9)
    own, board, dealers = dealt[:2], dealt[2:7], dealt[7:]
    times = 0
    if plays_preflop(own):
        times = 4
    elif plays_on_the_flop(own, board[:3]):
        times = 2
    elif plays_on_the_river(own, board):
        times = 1
    cost = net(round_of(own, board, dealers, times), "ante", "blind", "play")
    return (cost, ANTE * (times == 4))


def everything(random: Random) -> tuple[int, ...]:
    """Four times the ante on every hand, so that trips are settled on every hand."""
    dealt = random.sample(CARDS, 9)
    return (net(round_of(dealt[:2], dealt[2:7], dealt[7:], 4), "trips"),)


STRATEGIES = (
    Strategy(
        "Rules of thumb near the best play",
        ANTE,
        (
            Figure("ante, blind and play", Fraction(-607_723_787_676, 27_813_810_024_000)),
            Figure("four times before the flop", Fraction("0.37707391")),
        ),
        near_the_best,
    ),
    Strategy("Four times on everything", ANTE, (Figure("trips", Fraction(-4_679_700, 133_784_560)),), everything),
)
