"""Fixed strategies of Canberra Poker, played through the settlement, and what they cost by the published counts.

The counts are those of the widely known game with a royal flush at 100 to 1; an edition is data, so it is played here.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from random import Random

from msgspec.structs import replace

from croupier.cards.card import Rank
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Category, Hand
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.determinations import TieWhenDealerOut
from croupier.games.canberra_poker.editions import E2023
from croupier.games.canberra_poker.hands import qualifies
from croupier.games.canberra_poker.settle import Stakes, lost_by_folding, settle, verdict
from croupier.games.house.edition import PayLine
from croupier.money import Odds
from tests.kit.edge import Figure, Strategy

CARDS = Pack().cards
ROYAL_100 = replace(
    E2023,
    bet_odds={**E2023.bet_odds, Category.ROYAL_FLUSH: PayLine(Odds(100), (C["8.1:Bet:Royal Flush"],))},
)
DEALS = 19_933_230_517_200
LEAST = (Rank.ACE, Rank.KING, Rank.JACK, Rank.EIGHT, Rank.THREE)
Stays = Callable[[Hand], bool]


def any_hand(_hand: Hand) -> bool:
    return True


def any_pair(hand: Hand) -> bool:
    return hand.category is not Category.NO_PAIR


def ace_king_jack_eight_three(hand: Hand) -> bool:
    return any_pair(hand) or hand.ranks >= LEAST


def round_of(stays: Stays, random: Random) -> tuple[int]:
    """An ante of one cent, and a bet of two if the strategy stays in."""
    dealt = random.sample(CARDS, 10)
    player, dealer = STANDARD.hand(dealt[:5]), STANDARD.hand(dealt[5:])
    if not stays(player):
        settled = lost_by_folding(Stakes(1, 0, 1, 0), 0)
    else:
        decided = verdict(dealer, player, TieWhenDealerOut.ANTE_WINS)
        settled = settle(ROYAL_100, decided, player, Stakes(1, 2, 1, 2), None)
    return (sum(one.returned - one.staked for one in settled),)


def strategy(name: str, stays: Stays, lost: int) -> Strategy:
    return Strategy(name, 1, (Figure("ante and bet", Fraction(-lost, DEALS)),), partial(round_of, stays))


STRATEGIES = (
    strategy("A-K-J-8-3 or better", ace_king_jack_eight_three, 1_059_715_400_580),
    strategy("Any pair", any_pair, 1_090_272_101_460),
    strategy("Any ace and king", qualifies, 1_132_600_203_540),
    strategy("Everything", any_hand, 3_310_360_338_060),
)
