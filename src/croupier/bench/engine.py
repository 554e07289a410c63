"""`croupier bench engine`: whole rounds of every game through decide and evolve, with its peers beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from croupier.bench import blackjack, canberra_poker, peers, ultimate_texas_holdem
from croupier.bench.course import Course, history, played, replayed, scripts
from croupier.bench.stopwatch import Benchmark, beside, rate

_ROUNDS = 250


def benchmarks(seconds: float) -> Iterator[Benchmark]:
    """One box and seven boxes of each game: rounds, events a second, and replay."""
    poker = peers.poker(seconds)
    for course in (canberra_poker.COURSE, ultimate_texas_holdem.COURSE):
        yield from _measured(course, seconds, poker)
    yield from _measured(blackjack.COURSE, seconds, peers.blackjack(seconds))


def _measured(course: Course, seconds: float, peer: dict[str, float]) -> Iterator[Benchmark]:
    for boxes in (1, 7):
        start, commands = scripts(course, boxes, _ROUNDS)
        events = history(course.game, start, commands)
        speed = rate(partial(_rounds, course, start, commands), seconds)
        name = f"{course.game.name}, {boxes} {'box' if boxes == 1 else 'boxes'}"
        yield beside(name, "rounds/s", speed, peer)
        yield Benchmark(f"{name}, decided and evolved", speed * len(events) / _ROUNDS, "events/s", {}, None)
        again = rate(partial(replayed, course.game, start, events), seconds)
        yield Benchmark(f"{name}, replayed", again, "events/s", {}, None)


def _rounds(course: Course, start: object, commands: list[object]) -> int:
    played(course.game, start, commands)
    return _ROUNDS
