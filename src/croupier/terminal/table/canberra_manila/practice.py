"""The practice table: what its operator has settled before it opens (2.2, 2.3, 3.5, 4.1, 4.2, 8.1, 13.2, 15.2)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila.commands import OpenTable
from croupier.games.canberra_manila.determinations import (
    Bets,
    Determinations,
    Forced,
    Hands,
    Layout,
    Maximum,
    PotCommission,
    Settings,
)
from croupier.games.house.terms import Approval, Moment
from croupier.games.people import Person, Role
from croupier.terminal.table.premises import BOXES, HOURS, shoe

APPROVAL = Approval("practice table", "2005-03-01")
_SETTINGS = Settings(
    stake_cents=10_000,
    bets=Bets(1_000),
    forced=Forced(blinds=(500, 1_000)),
    commission=PotCommission(5, 1_000, APPROVAL),
)
_TERMS = Determinations(
    edition="2005",
    commences=APPROVAL.dated,
    layout=Layout(APPROVAL, BOXES),
    shoe=shoe(ShoeKind.PLAIN, APPROVAL),
    limits=_SETTINGS,
    smallest_chip_cents=100,
    hours=HOURS,
)


class Wishes(msgspec.Struct, frozen=True):
    """What the player asks of the table: its deck, what the pot is played for, and how high bets may go."""

    hands: Hands = Hands()
    maximum: Maximum = Maximum.NONE


def opening(wishes: Wishes, edition: str, kind: ShoeKind, at: Moment) -> Iterable[OpenTable]:
    """The operator's command that opens the table today."""
    settings = replace(_SETTINGS, hands=wishes.hands, bets=replace(_SETTINGS.bets, maximum=wishes.maximum))
    terms = replace(_TERMS, edition=edition, shoe=shoe(kind, APPROVAL), limits=settings)
    return (OpenTable(by=Person(Role.OPERATOR, "operator"), terms=terms, at=at),)
