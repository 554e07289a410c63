"""`croupier bench engine`: whole rounds of every game through decide and evolve, with PokerKit's hands beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

from croupier.bench import canberra_poker, ultimate_texas_holdem
from croupier.bench.course import Course, played, replayed, scripts
from croupier.bench.stopwatch import Benchmark, beside, rate

_ROUNDS = 250
_COURSES = (canberra_poker.COURSE, ultimate_texas_holdem.COURSE)


def benchmarks(seconds: float) -> Iterator[Benchmark]:
    """One box and seven boxes of each game: rounds, events a second, and replay."""
    peer = {"PokerKit heads-up hands": _pokerkit(seconds)} if find_spec("pokerkit") else {}
    for course in _COURSES:
        for boxes in (1, 7):
            yield from _measured(course, boxes, seconds, peer)


def _measured(course: Course, boxes: int, seconds: float, peer: dict[str, float]) -> Iterator[Benchmark]:
    game = course.game
    start, commands = scripts(course, boxes, _ROUNDS)
    _, history = played(game, start, commands)

    def rounds() -> int:
        played(game, start, commands)
        return _ROUNDS

    found = rate(rounds, seconds)
    name = f"{game.name}, {boxes} {'box' if boxes == 1 else 'boxes'}"
    yield beside(name, "rounds/s", found, peer)
    yield Benchmark(f"{name}, decided and evolved", found * len(history) / _ROUNDS, "events/s", {}, None)
    yield Benchmark(f"{name}, replayed", rate(partial(replayed, game, start, history), seconds), "events/s", {}, None)


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
