"""The walks of the suite at tables of Ultimate Texas Hold-em."""

from __future__ import annotations

from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.state import Table
from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit import walked as kit
from tests.kit.walk import Walk
from tests.kit.walked import SEEDS, STEPS

__all__ = ["SEEDS", "STEPS", "UltimateWalk", "all_walks", "walked"]

UltimateWalk = Walk[Table, AnyCommand, AnyEvent]


def walked(table: str) -> tuple[UltimateWalk, ...]:
    """Walks at one table, each from its seed."""
    return kit.walked(SPEC, table)


def all_walks() -> tuple[UltimateWalk, ...]:
    return kit.all_walks(SPEC)
