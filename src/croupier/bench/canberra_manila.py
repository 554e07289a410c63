"""`croupier bench manila`: hands of six players who act at random within the rules, and the hands that they show.

PokerKit plays no limit hold'em beside it in the same way: six players, stakes of 100 big blinds, and at each turn a
fold, a check or call, and a bet or raise are equally likely, as far as the rules allow them. Both make their choices as
they go, shuffle for each hand, and start every hand with full stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from croupier.bench import peers
from croupier.bench.course import APPROVAL, AT, DEALER, OPERATOR, played, player
from croupier.bench.stopwatch import Benchmark, beside, rate
from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.betting import turn_of
from croupier.games.canberra_manila.determinations import (
    Ace,
    Bets,
    Determinations,
    Forced,
    Hands,
    Layout,
    PotCommission,
    Settings,
)
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.hands import rankings
from croupier.games.canberra_manila.menu import fold_barred
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Hours

PLAYERS = 6
_BLINDS = (500, 1_000)
_STAKE = 100_000
_CHIP = 100
_WITH_JOKER = Hands(deck=52, joker=True, ace=Ace.BOTH)
_TERMS = Determinations(
    edition="2005",
    layout=Layout(APPROVAL, PLAYERS),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVAL),
    limits=Settings(
        stake_cents=10_000,
        bets=Bets(1_000),
        forced=Forced(blinds=_BLINDS),
        commission=PotCommission(5, 1_000, APPROVAL),
        hands=_WITH_JOKER,
    ),
    hours=Hours(10 * 60, 4 * 60),
    smallest_chip_cents=_CHIP,
    commences="2005-02-11",
)


def benchmarks(seconds: float) -> Iterator[Benchmark]:
    """Hands a second with all their records, events a second, and showdown hands a second, each beside PokerKit's."""
    start, luck, counted = opened(), Random(1), list[int]()
    hands = rate(partial(_counted_hand, start, luck, counted), seconds)
    name = f"canberra-manila, {PLAYERS} players at random"
    yield beside(name, "hands/s", hands, peers.random_poker(seconds, PLAYERS, _BLINDS, _STAKE))
    events = hands * sum(counted) / len(counted)
    yield Benchmark(f"{name}, decided and evolved", events, "events/s", {}, None)
    evaluated = rate(partial(_evaluated, Random(2)), seconds)
    yield beside("two and three of five, joker in the deck", "hands/s", evaluated, peers.poker_hands(seconds))


def opened() -> Table:
    """A table of six players with full stakes."""
    seats = range(1, PLAYERS + 1)
    table: Table = played(
        GAME,
        GAME.blank,
        (
            c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
            hc.CheckCards(by=DEALER, day=AT.day, cards=(_WITH_JOKER.pack.cards,)),
            *(hc.TakeSeat(by=player(seat), box=seat, player=player(seat).id) for seat in seats),
            *(c.BuyChips(by=player(seat), seat=seat, cents=_STAKE) for seat in seats),
        ),
    )
    return table


def hand(table: Table, luck: Random) -> tuple[AnyEvent, ...]:
    """Everything that happens in one hand, from the table as it is before it."""
    order = luck.sample(_WITH_JOKER.pack.cards, len(_WITH_JOKER.pack.cards))
    events: list[AnyEvent] = []
    while not events or table.phase is not Phase.BETWEEN:
        command = _choice(table, luck) if table.phase is Phase.BETTING else _step(table, order)
        answer = GAME.decide(table, command)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{command} was refused: {answer.why}")
        for event in answer:
            table = GAME.evolve(table, event)
        events.extend(answer)
    return tuple(events)


def _step(table: Table, order: list[Card]) -> c.AnyCommand:
    step = due(table, DEALER, AT, tuple(order))
    if step is None:
        raise RuntimeError(f"nothing is due at {table.phase}")
    command: c.AnyCommand = step.command
    return command


def _choice(table: Table, luck: Random) -> c.AnyCommand:
    """A fold where there is something to pay, a check or call, or a bet of any amount: each kind equally likely."""
    held = table.hand(table.round.turn)
    turn, by = turn_of(table, held), player(held.seat)
    kinds = 2 if turn.bar is not None else 3
    match luck.randrange(kinds):
        case 0 if turn.call and fold_barred(table, held) is None:
            return c.Fold(by=by, seat=held.seat)
        case 2 if held.left >= turn.least:
            most = min(turn.most, held.left)
            return c.Bet(by=by, seat=held.seat, cents=luck.randint(turn.least // _CHIP, most // _CHIP) * _CHIP)
        case 2:
            return c.TapOut(by=by, seat=held.seat)
        case _ if table.round.level:
            return c.Call(by=by, seat=held.seat)
        case _:
            return c.Check(by=by, seat=held.seat)


def _counted_hand(table: Table, luck: Random, counted: list[int]) -> int:
    counted.append(len(hand(table, luck)))
    return 1


def _evaluated(luck: Random) -> int:
    """A hundred deals of seven cards, each ranked by the rule that two and three of them make a hand."""
    ranking = rankings(_WITH_JOKER)
    for _ in range(100):
        cards = luck.sample(_WITH_JOKER.pack.cards, 7)
        ranking.held(cards[:2], cards[2:])
    return 100
