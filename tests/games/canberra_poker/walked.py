"""The walks of the suite at tables of Canberra Poker."""

from __future__ import annotations

from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.state import Table
from tests.games.canberra_poker.spec import SPEC
from tests.kit import walked as kit
from tests.kit.walk import Walk
from tests.kit.walked import SEEDS, STEPS

__all__ = ["SEEDS", "STEPS", "CanberraWalk", "all_walks", "walked"]

CanberraWalk = Walk[Table, AnyCommand, AnyEvent]


def walked(table: str) -> tuple[CanberraWalk, ...]:
    """Walks at one table, each from its seed."""
    return kit.walked(SPEC, table)


def all_walks() -> tuple[CanberraWalk, ...]:
    return kit.all_walks(SPEC)
