"""`croupier bench engine`: whole rounds through decide and evolve, with PokerKit's hands beside them if it is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from importlib.util import find_spec

from croupier.bench.stopwatch import Benchmark, beside, rate
from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.cards.shuffle import shuffled
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.decide import decide
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms, Layout
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.evolve import evolve
from croupier.games.canberra_poker.state import BLANK, Table
from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval, DealingShoe, Hours, Limits, Moment
from croupier.games.people import Person, Role

_ROUNDS = 250
_APPROVAL = Approval("bench", "2024-01-15")
_OPERATOR = Person(Role.OPERATOR, "operator")
_DEALER = Person(Role.DEALER, "dealer")
_AT = Moment("2026-01-05", 12 * 60)
_TERMS = Determinations(
    edition="2023",
    layout=Layout(_APPROVAL, 7),
    shoe=DealingShoe(ShoeKind.PLAIN, _APPROVAL),
    limits=Limits(1_000, 20_000, 100),
    maximum_payout_cents=5_000_000,
    hours=Hours(10 * 60, 4 * 60),
    jackpot=JackpotTerms(100, 70, 100, _APPROVAL, pool_cents=5_000_000),
    commences="2023-09-20",
)


def benchmarks(seconds: float) -> Iterator[Benchmark]:
    """One box and seven boxes, events a second, and replay."""
    peer = {"PokerKit heads-up hands": _pokerkit(seconds)} if find_spec("pokerkit") else {}
    for boxes in (1, 7):
        start = _opened(boxes)
        scripts = [_script(boxes, number) for number in range(_ROUNDS)]
        history = _played(start, scripts)
        rounds = rate(partial(_rounds, start, scripts), seconds)
        events = len(history) / _ROUNDS
        name = f"canberra-poker, {boxes} {'box' if boxes == 1 else 'boxes'}"
        yield beside(name, "rounds/s", rounds, peer)
        yield Benchmark(f"{name}, decided and evolved", rounds * events, "events/s", {}, None)
        replayed = rate(partial(_replayed, start, history), seconds)
        yield Benchmark(f"{name}, replayed", replayed, "events/s", {}, None)


def _rounds(table: Table, scripts: list[tuple[c.AnyCommand, ...]]) -> int:
    """Whole rounds, one after the other; a table hands its events to the log and does not keep them."""
    for script in scripts:
        for command in script:
            table = reduce(evolve, _answered(table, command), table)
    return len(scripts)


def _played(table: Table, scripts: list[tuple[c.AnyCommand, ...]]) -> list[AnyEvent]:
    history: list[AnyEvent] = []
    for script in scripts:
        for command in script:
            answer = _answered(table, command)
            table = reduce(evolve, answer, table)
            history.extend(answer)
    return history


def _answered(table: Table, command: c.AnyCommand) -> tuple[AnyEvent, ...]:
    answer = decide(table, command)
    if isinstance(answer, Refusal):
        raise RuntimeError(f"{command} was refused: {answer.why}")
    return answer


def _replayed(table: Table, history: list[AnyEvent]) -> int:
    reduce(evolve, history, table)
    return len(history)


def _opened(boxes: int) -> Table:
    opening: tuple[c.AnyCommand, ...] = (
        c.OpenTable(by=_OPERATOR, terms=_TERMS, at=_AT),
        hc.CheckCards(by=_DEALER, day=_AT.day, cards=(Pack().cards,)),
        *(hc.TakeSeat(by=_player(box), box=box, player=_player(box).id) for box in range(1, boxes + 1)),
    )
    return reduce(evolve, _played(BLANK, [opening]), BLANK)


def _player(box: int) -> Person:
    return Person(Role.PLAYER, f"player {box}")


def _script(boxes: int, number: int) -> tuple[c.AnyCommand, ...]:
    """The commands of one round: every box antes and bets; no order has a jackpot to declare."""
    order = _order(number)
    numbers = range(1, boxes + 1)
    return (
        hc.ShuffleCards(by=_DEALER, order=order),
        hc.CutCards(by=_DEALER, after=26),
        hc.OpenWagering(by=_DEALER, at=_AT),
        *(c.PlaceAnte(by=_player(box), box=box, cents=1_000) for box in numbers),
        c.DealRound(by=_DEALER),
        *(c.PlaceBet(by=_player(box), box=box, cents=2_000) for box in numbers),
        c.RevealDealer(by=_DEALER),
        c.SettleWagers(by=_DEALER),
        *(c.RackHand(by=_DEALER, box=box) for box in (*numbers, 0)),
    )


def _order(number: int) -> tuple[Card, ...]:
    return shuffled(Pack(), number.to_bytes(4, "big") * 16, "bench", b"")


def _pokerkit(seconds: float) -> float:
    """Hold'em hands between two players of PokerKit who check and call, all of its automations on."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def hand() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
        while state.status:
            state.check_or_call()
        return 1

    return rate(hand, seconds)
