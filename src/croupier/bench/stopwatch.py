"""A measured rate, and the peer that was measured beside it."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import msgspec


class Benchmark(msgspec.Struct, frozen=True):
    """One line of the report: what was measured, how many a second, and how the peer did in the same run."""

    name: str
    ours: float
    unit: str
    peer: dict[str, float]
    ratio: float | None


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many a second of processor time, which other programs hardly slow.

    `work` is repeated until the time is over, and says how many it did.
    """
    work()
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def beside(name: str, unit: str, ours: float, peer: dict[str, float]) -> Benchmark:
    """A benchmark with its ratio to the fastest peer that is installed."""
    fastest = max(peer.values(), default=None)
    return Benchmark(name, ours, unit, peer, None if fastest is None else ours / fastest)
