"""What became of a wager, as every game's table tells it, and of a box, as a ruling does."""

from __future__ import annotations

import msgspec

from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Outcome
from croupier.games.people import Person
from croupier.rules.clause import Under


class Settled(msgspec.Struct, frozen=True, gc=False):
    """The result of one wager; `returned` is all that is handed back."""

    wager: str
    staked: int
    outcome: Outcome
    returned: int
    under: Under


class DealerRuling(msgspec.Struct, frozen=True):
    """The dealer's hand, and whether it takes part; neither is known when nobody stayed in to have it turned."""

    hand: str | None
    qualifies: bool | None


class BoxRuling(msgspec.Struct, frozen=True):
    """What became of each wager of a box."""

    box: int
    hand: str | None
    wagers: tuple[Settled, ...]


def settled_event(box: int, settled: Settled, person: Person) -> WagerSettled:
    """The result of a wager, as something that happened at the table."""
    return WagerSettled(
        under=settled.under,
        by=person.id,
        box=box,
        wager=settled.wager,
        staked=settled.staked,
        outcome=settled.outcome,
        returned=settled.returned,
    )
