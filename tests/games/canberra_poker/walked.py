"""The walks of the suite, made once for all the tests that look at them."""

from __future__ import annotations

from functools import cache

from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.state import Table
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.spec import SPEC
from tests.kit.walk import Walk, walk

CanberraWalk = Walk[Table, AnyCommand, AnyEvent]
SEEDS = range(20)
STEPS = 120


@cache
def walked(table: str) -> tuple[CanberraWalk, ...]:
    """Walks at one table, each from its seed."""
    return tuple(walk(SPEC, table, seed, STEPS) for seed in SEEDS)


def all_walks() -> tuple[CanberraWalk, ...]:
    return tuple(done for table in TABLES for done in walked(table))
