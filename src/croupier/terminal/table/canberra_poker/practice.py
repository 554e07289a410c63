"""The practice table: what its operator has settled before it opens (1.1, 3.1, 3.3, 3.6, 8.2, 10.6, 12.2, 15.1)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.commands import OpenTable
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms, Layout
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.house.terms import Approval, Limits, Moment
from croupier.games.people import Person, Role
from croupier.terminal.table.premises import BOXES, HOURS, shoe

APPROVAL = Approval("practice table", "2023-09-20")
_TERMS = Determinations(
    edition="2023",
    layout=Layout(APPROVAL, BOXES),
    shoe=shoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(1_000, 20_000, 500),
    maximum_payout_cents=5_000_000,
    hours=HOURS,
    jackpot=JackpotTerms(
        wager_cents=500, pool_part=70, pool_of=100, split=APPROVAL, pool_cents=5_234_150, reset_cents=1_000_000
    ),
)


def opening(edition: str, kind: ShoeKind, at: Moment) -> OpenTable:
    """The operator's command that opens the table today."""
    commences = APPROVAL.dated if EDITIONS[edition].commences.value is None else None
    terms = replace(_TERMS, edition=edition, shoe=shoe(kind, APPROVAL), commences=commences)
    return OpenTable(by=Person(Role.OPERATOR, "operator"), terms=terms, at=at)
