"""`croupier bench engine`: whole rounds of each game through decide and evolve, with its peers beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

from croupier.bench import canberra_poker, peers
from croupier.bench.rounds import Rounds, history, played, replayed
from croupier.bench.stopwatch import Benchmark, beside, rate

_ROUNDS = 250


def benchmarks(seconds: float) -> Iterator[Benchmark]:
    """One box and seven boxes of each game: rounds and events a second, and replay."""
    poker = {"PokerKit heads-up hands": peers.pokerkit(seconds)} if find_spec("pokerkit") else {}
    for boxes in (1, 7):
        yield from _measured(canberra_poker.rounds(boxes, _ROUNDS), poker, seconds)


def _measured(rounds: Rounds, peer: dict[str, float], seconds: float) -> Iterator[Benchmark]:
    events = history(rounds)
    speed = rate(partial(played, rounds), seconds)
    yield beside(rounds.name, "rounds/s", speed, peer)
    yield Benchmark(f"{rounds.name}, decided and evolved", speed * len(events) / rounds.count, "events/s", {}, None)
    again = rate(partial(replayed, rounds, events), seconds)
    yield Benchmark(f"{rounds.name}, replayed", again, "events/s", {}, None)
