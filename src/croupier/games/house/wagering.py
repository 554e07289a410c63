"""Wagers against the house: their opening and end, notice of limits, and who may go over a maximum."""

from __future__ import annotations

from typing import Protocol

from croupier.games.decider import Refusal
from croupier.games.house.answers import WagerAnswer, refuse, seat_of
from croupier.games.house.approving import limits_objection
from croupier.games.house.charter import WagerCharter
from croupier.games.house.commands import AnnounceLimits, EndWagering, OpenWagering, PermitOverLimit, PlaceMarker
from croupier.games.house.edition import MarkerRule, WagerEdition
from croupier.games.house.events import (
    LimitsAnnounced,
    MarkerPlaced,
    OverLimitPermitted,
    WageringEnded,
    WageringOpened,
)
from croupier.games.house.opening import may_begin
from croupier.games.house.state import HouseTable, Marker
from croupier.games.house.terms import Limits
from croupier.money import dollars


class MarkerTable(Protocol):
    """A table by whose edition a player may go over the maximum with a marker."""

    @property
    def edition(self) -> WagerEdition: ...

    def marker(self, number: int, wager: str = "") -> Marker | None: ...

    def limits_of(self, wager: str) -> Limits | None: ...


def announce_limits(charter: WagerCharter, _table: HouseTable, command: AnnounceLimits) -> WagerAnswer:
    wrong = limits_objection(charter, command.limits)
    if wrong is not None:
        return wrong
    under = (*charter.wagers.limits, *charter.wagers.multiples)
    return (LimitsAnnounced(under=under, by=command.by.id, limits=command.limits),)


def open_wagering(charter: WagerCharter, table: HouseTable, command: OpenWagering) -> WagerAnswer:
    """Every player may wager; announced limits come into force."""
    wrong = may_begin(charter, table, command.at)
    if wrong is not None:
        return wrong
    under = (*charter.wagers.kinds, *charter.wagers.limits)
    limits = table.announced or table.limits
    number, day = table.rounds + 1, command.at.day
    return (WageringOpened(under=under, by=command.by.id, number=number, day=day, limits=limits),)


def end_wagering(charter: WagerCharter, table: HouseTable, command: EndWagering) -> WagerAnswer:
    """Nobody wants to wager: no round has begun, and the table may close or change its limits."""
    under = charter.wagers.kinds
    for box in range(1, table.plate.layout.boxes + 1):
        if charter.wagered(table, box):
            why = f"Box {box} has a wager, and every player with one is dealt a hand."
            return Refusal(under, why, "Deal the round, or let the wagers be taken back.")
    return (WageringEnded(under=under, by=command.by.id, number=table.round.number),)


def permit_over_limit(charter: WagerCharter, table: HouseTable, command: PermitOverLimit) -> WagerAnswer:
    seat = seat_of(charter, table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    under, limits = (charter.wagers.over_limit,), table.limits_of(command.wager)
    if limits is None:
        why = f"No wager called {command.wager!r} has limits of its own."
        return Refusal(under, why, "Leave the name out, or name a wager that has.")
    if command.ceiling_cents <= limits.maximum_cents:
        why = "A permission must lie above the maximum on the sign."
        return Refusal(under, why, f"Name more than {dollars(limits.maximum_cents)}.")
    ceiling, wager = command.ceiling_cents, command.wager
    return (OverLimitPermitted(under=under, by=command.by.id, box=command.box, ceiling_cents=ceiling, wager=wager),)


def place_marker(charter: WagerCharter, table: MarkerTable, command: PlaceMarker) -> WagerAnswer:
    marker, limits = table.marker(command.box, command.wager), table.limits_of(command.wager)
    if marker is None or limits is None:
        why = f"Box {command.box} has no permission to go over the maximum."
        return refuse(charter.wagers.over_limit, why, "Let the casino operator permit it first.")
    rule, stated, maximum = table.edition.marker, command.stated_cents, limits.maximum_cents
    if stated is None and rule.value is MarkerRule.STATES_THE_LIMIT:
        return Refusal(rule.under, "The marker does not state the new limit.", "Place one that shows the figure.")
    if stated is not None and not maximum < stated <= marker.ceiling_cents:
        why = f"The marker shows {dollars(stated)}; that is no new limit, or more than is permitted."
        instead = f"Show more than {dollars(maximum)} and at most {dollars(marker.ceiling_cents)}."
        return Refusal(rule.under, why, instead)
    by, box = command.by.id, command.box
    return (MarkerPlaced(under=rule.under, by=by, box=box, stated_cents=stated, wager=command.wager),)
