"""The walks of the suite, made once for all the tests that look at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from croupier.games.people import Viewer
from tests.kit.spec import GameSpec, games, spec_of
from tests.kit.walk import Walk, states, walk

AnySpec = GameSpec[Any, Any, Any]
AnyWalk = Walk[Any, Any, Any]
SEEDS = range(20)
STEPS = 120
_EVERY = 7

SPECS = [spec_of(game) for game in games()]
TABLES = [(spec, table) for spec in SPECS for table in spec.tables]
"""Every kind of table of every game."""


@cache
def walked(spec: AnySpec, table: str) -> tuple[AnyWalk, ...]:
    """Walks at one table, each from its seed."""
    return tuple(walk(spec, table, seed, STEPS) for seed in SEEDS)


def all_walks(spec: AnySpec) -> tuple[AnyWalk, ...]:
    return tuple(done for table in spec.tables for done in walked(spec, table))


def walk_everywhere(spec: AnySpec) -> None:
    """The same walks anew, with a game whose faults they are to find."""
    for table in spec.tables:
        for seed in SEEDS:
            walk(spec, table, seed, STEPS)


def passed(spec: AnySpec, table: str) -> Iterator[tuple[Any, Random]]:
    """Some states of the walks at a table from its opening on, each with a chance of its own."""
    for done in walked(spec, table)[:3]:
        opened = len(spec.tables[table]) - 1
        for number, state in enumerate(islice(states(spec, done.commands), opened, None)):
            if number % _EVERY == 0:
                yield state, Random(f"{table} {done.seed} {number}")


def named(case: AnySpec | str | Viewer) -> str:
    """How a game, a table or a viewer is called in the name of a test."""
    return case.game.name if isinstance(case, GameSpec) else str(case)
