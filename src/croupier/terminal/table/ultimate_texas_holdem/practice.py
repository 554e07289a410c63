"""The practice table: what its operator has settled before it opens (1.1, 5.1, 5.3, 10.1, 13.8#2, 14.1, A:Check)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.house.terms import Approval, Limits, Moment
from croupier.games.people import Person, Role
from croupier.games.ultimate_texas_holdem.commands import OpenTable
from croupier.games.ultimate_texas_holdem.determinations import Determinations, Layout
from croupier.terminal.table.premises import BOXES, HOURS, shoe

APPROVAL = Approval("practice table", "2025-08-01")
_TERMS = Determinations(
    edition="2025",
    commences=APPROVAL.dated,
    layout=Layout(APPROVAL, BOXES),
    shoe=shoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(1_000, 20_000, 500),
    trips=Limits(500, 10_000, 500),
    maximum_payout_cents=5_000_000,
    hours=HOURS,
)


def opening(edition: str, kind: ShoeKind, at: Moment) -> tuple[OpenTable]:
    """The operator's command that opens the table today."""
    terms = replace(_TERMS, edition=edition, shoe=shoe(kind, APPROVAL))
    return (OpenTable(by=Person(Role.OPERATOR, "operator"), terms=terms, at=at),)
