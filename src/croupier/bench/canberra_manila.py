"""`croupier bench manila`: hands of six players who act at random within the rules, and the hands that they show.

PokerKit plays no limit hold'em beside it in the same way: six players, stakes of 100 big blinds, and at each turn a
fold, a check or call, and a bet or raise are equally likely, as far as the rules allow them. Both make their choices as
they go, shuffle for each hand, and start every hand with full stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from random import Random

from croupier.bench import peers
from croupier.bench.course import APPROVAL, AT, DEALER, OPERATOR, played, player
from croupier.bench.stopwatch import Benchmark, beside, rate
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


_PACK = _WITH_JOKER.pack.cards
_PLAYERS = tuple(player(seat) for seat in range(PLAYERS + 1))
_BEFORE_THE_DEAL: tuple[c.AnyCommand, ...] = (c.BeginRound(by=DEALER, at=AT), c.CollectForced(by=DEALER))
_DEAL: tuple[c.AnyCommand, ...] = (hc.CutCards(by=DEALER, after=26), c.DealHands(by=DEALER))
_STEPS: dict[Phase, c.AnyCommand] = {
    Phase.EXPOSING: c.TurnCommunal(by=DEALER),
    Phase.SHOWDOWN: c.ShowHands(by=DEALER),
    Phase.AWARDING: c.AwardPots(by=DEALER),
}


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
    """A table of six players, in the game for a round already, with full stakes."""
    seats = range(1, PLAYERS + 1)
    table: Table = played(
        GAME,
        GAME.blank,
        (
            c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
            hc.CheckCards(by=DEALER, day=AT.day, cards=(_PACK,)),
            *(hc.TakeSeat(by=player(seat), box=seat, player=player(seat).id) for seat in seats),
            *(c.BuyChips(by=player(seat), seat=seat, cents=_STAKE) for seat in seats),
        ),
    )
    return _refilled(reduce(GAME.evolve, hand(table, Random(0)), table))


def _refilled(table: Table) -> Table:
    """Stakes as full as they were: what was lost is bought, and what was won is taken off the table."""
    for seat in table.seats:
        more, by = _STAKE - seat.stake, player(seat.box)
        if more > 0:
            table = played(GAME, table, (c.BuyChips(by=by, seat=seat.box, cents=more),))
        elif more < 0:
            table = played(GAME, table, (c.TakeChips(by=by, seat=seat.box, cents=-more),))
    return table


def hand(table: Table, luck: Random) -> tuple[AnyEvent, ...]:
    """Everything that happens in one hand, from the table as it is before it."""
    events: list[AnyEvent] = []
    for command in _BEFORE_THE_DEAL:
        table = _given(table, command, events)
    order = luck.sample(_PACK, len(_PACK))
    table = _given(table, hc.ShuffleCards(by=DEALER, order=tuple(order)), events)
    for command in _DEAL:
        table = _given(table, command, events)
    while table.phase is not Phase.BETWEEN:
        step = _STEPS.get(table.phase)
        table = _given(table, _choice(table, luck) if step is None else step, events)
    return tuple(events)


def _given(table: Table, command: c.AnyCommand, events: list[AnyEvent]) -> Table:
    answer = GAME.decide(table, command)
    if type(answer) is Refusal:
        raise RuntimeError(f"{command} was refused: {answer.why}")
    events.extend(answer)
    return reduce(GAME.evolve, answer, table)


def _choice(table: Table, luck: Random) -> c.AnyCommand:
    """A fold where there is something to pay, a check or call, or a bet of any amount: each kind equally likely."""
    held = table.round.hand_in_turn
    turn, by = turn_of(table, held), _PLAYERS[held.seat]
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
        cards = luck.sample(_PACK, 7)
        ranking.held(cards[:2], cards[2:])
    return 100
