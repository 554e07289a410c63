"""Basic strategy at Blackjack, played by the rules to the settlement, and what it costs by published counts.

A fresh shoe of eight decks for every round; the ends of a dealer's hand are counted out in `test_exact`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from random import Random

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.blackjack.actions import Action, Holding, finished
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.drawing import Awaited, blackjack_in_reach, dealer_draws
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.settle import Settled, Stake, paid_at_once, settle, side, verdict
from tests.games.blackjack import at_a_table
from tests.games.blackjack.basic_strategy import action
from tests.kit.edge import Figure, Strategy

# A wager of two cents is paid 3 to 2 without a fraction.
WAGER = 2
PLACED = Stake(WAGER, WAGER)
DOUBLED = Stake(2 * WAGER, 2 * WAGER)
COST = {SoftSeventeen.STAND: Fraction("-0.005447"), SoftSeventeen.HIT: Fraction("-0.007582")}
SIDE_BETS = {SideBet.PERFECT_PAIRS: Fraction(-17, 415), SideBet.PAIRS_PLAY: Fraction(-43, 415)}


class Shoe:
    """Cards in any order; whichever is drawn goes behind those that are left."""

    def __init__(self) -> None:
        self.cards = list(Pack(packs=8).cards)
        self.left = len(self.cards)
        self.random = Random(0)

    def freshen(self, random: Random) -> None:
        self.left, self.random = len(self.cards), random

    def draw(self) -> Card:
        place = self.random.randrange(self.left)
        self.left -= 1
        self.cards[place], self.cards[self.left] = self.cards[self.left], self.cards[place]
        return self.cards[self.left]


SHOE = Shoe()


def played(shown: Card, rule: SoftSeventeen, holding: Holding, box: list[int]) -> Iterator[Holding]:
    """The hands that are formed from one, each played to its end; the box counts how many it has by now."""
    while True:
        holding = Holding(holding.cards, box[0], holding.doubled)
        if finished(E2018, holding) is not None:
            break
        match action(holding, shown, rule):
            case Action.SPLIT:
                box[0] += 1
                for card in holding.cards:
                    yield from played(shown, rule, Holding((card, SHOE.draw()), box[0]), box)
                return
            case Action.DOUBLE:
                holding = Holding((*holding.cards, SHOE.draw()), doubled=True)
            case Action.DRAW:
                holding = Holding((*holding.cards, SHOE.draw()))
            case Action.STAND:
                break
    yield holding


def box_of(first: Card, second: Card, shown: Card, rule: SoftSeventeen) -> Iterator[Settled]:
    """What becomes of the wagers on one box."""
    start = Holding((first, second))
    if is_blackjack(start.cards) and not blackjack_in_reach(shown):
        yield paid_at_once(E2018, PLACED)
        return
    hands = tuple(played(shown, rule, start, [1]))
    waits = Awaited(any(not total(hand.cards).bust for hand in hands), blackjack=False)
    if is_blackjack(start.cards):
        waits = Awaited(totals=False, blackjack=True)
    dealer: tuple[Card, ...] = (shown,)
    while dealer_draws(dealer, rule, waits):
        dealer = (*dealer, SHOE.draw())
    for hand in hands:
        decided = verdict(dealer, hand.cards, split=len(hands) > 1)
        yield settle(E2018, decided, DOUBLED if hand.doubled else PLACED)


def round_of(rule: SoftSeventeen, random: Random) -> tuple[int, ...]:
    """What the wager on the box and each of the side bets bring, were all of them placed."""
    SHOE.freshen(random)
    first, shown, second = SHOE.draw(), SHOE.draw(), SHOE.draw()
    pairs = (side(E2018, offered, first, second, PLACED) for offered in SIDE_BETS)
    return (sum(map(won, box_of(first, second, shown, rule))), *map(won, pairs))


def won(settled: Settled) -> int:
    return settled.returned - settled.staked


BY_THE_RULES = tuple(
    Strategy(
        f"Basic strategy, the dealer's rule on a soft 17 being to {rule}",
        WAGER,
        (Figure("wager", COST[rule]), *(Figure(offered, lost) for offered, lost in SIDE_BETS.items())),
        partial(round_of, rule),
    )
    for rule in SoftSeventeen
)
AT_A_TABLE = tuple(
    Strategy(
        f"The same at a live table, whose rule is to {rule}",
        at_a_table.WAGER,
        (Figure("wager", COST[rule]),),
        at_a_table.Player(rule).play,
    )
    for rule in SoftSeventeen
)
STRATEGIES = BY_THE_RULES + AT_A_TABLE
