"""The walks of the suite, made once for all the tests that look at them."""

from __future__ import annotations

from functools import cache

from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.state import Table
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit.walk import Walk, walk

UltimateWalk = Walk[Table, AnyCommand, AnyEvent]
SEEDS = range(20)
STEPS = 120


@cache
def walked(table: str) -> tuple[UltimateWalk, ...]:
    """Walks at one table, each from its seed."""
    return tuple(walk(SPEC, table, seed, STEPS) for seed in SEEDS)


def all_walks() -> tuple[UltimateWalk, ...]:
    return tuple(done for table in TABLES for done in walked(table))
