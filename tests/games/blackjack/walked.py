"""The walks of the suite, made once for all the tests that look at them."""

from __future__ import annotations

from functools import cache

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.state import Table
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.spec import SPEC
from tests.kit.walk import Walk, walk

BlackjackWalk = Walk[Table, AnyCommand, AnyEvent]
SEEDS = range(12)
STEPS = 160


@cache
def walked(table: str) -> tuple[BlackjackWalk, ...]:
    """Walks at one table, each from its seed."""
    return tuple(walk(SPEC, table, seed, STEPS) for seed in SEEDS)


def all_walks() -> tuple[BlackjackWalk, ...]:
    return tuple(done for table in TABLES for done in walked(table))
