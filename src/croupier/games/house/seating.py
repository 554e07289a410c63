"""Who sits where, who may be asked to leave, and who may go over the maximum."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import HouseAnswer, refuse, seat_of, shut_out
from croupier.games.house.charter import Charter
from croupier.games.house.commands import LeaveSeat, OrderToLeave, PermitOverLimit, PlaceMarker, TakeSeat
from croupier.games.house.edition import MarkerRule
from croupier.games.house.events import MarkerPlaced, OverLimitPermitted, SeatLeft, SeatTaken
from croupier.games.house.state import HouseTable
from croupier.games.people import Role
from croupier.money import dollars


def take_seat(charter: Charter, table: HouseTable, command: TakeSeat) -> HouseAnswer:
    """A free box for a player who has none."""
    wrong = newcomer_objection(charter, table, command)
    if wrong is not None:
        return wrong
    one_each = charter.seats.one_each
    if table.seat(command.box) is not None:
        return refuse(one_each, f"Box {command.box} is taken.", "Choose a free box.")
    if any(seat.player == command.player for seat in table.seats):
        return refuse(one_each, f"{command.player} already holds a box.", "Leave that box first.")
    under = (one_each, charter.seats.box)
    return (SeatTaken(under=under, by=command.by.id, box=command.box, player=command.player),)


def newcomer_objection(charter: Charter, table: HouseTable, command: TakeSeat) -> Refusal | None:
    """Why this person takes no seat at a box of that number, free or not."""
    boxes = table.plate.layout.boxes
    if not 1 <= command.box <= boxes:
        return refuse(charter.seats.box, f"There is no box {command.box} on this layout.", f"Choose box 1 to {boxes}.")
    if not command.player.strip():
        return refuse(charter.seats.one_each, "A seat is taken by somebody.", "Name the player.")
    if command.by.role is Role.PLAYER and command.by.id != command.player:
        return refuse(charter.seats.one_each, "A player takes a seat for nobody else.", "Let that player take it.")
    return shut_out(charter, table, command.player)


def leave_seat(charter: Charter, table: HouseTable, command: LeaveSeat) -> HouseAnswer:
    seat = seat_of(charter, table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    if charter.wagered(table, command.box):
        why = f"Box {command.box} has wagers in this round."
        return refuse(charter.seats.locked, why, "Leave when the round is closed.")
    return (SeatLeft(under=(charter.seats.box,), by=command.by.id, box=command.box, player=seat.player),)


def order_to_leave(charter: Charter, table: HouseTable, command: OrderToLeave) -> HouseAnswer:
    seat = seat_of(charter, table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    rounds = table.edition.idle_rounds
    if seat.idle < rounds.value:
        why = f"{seat.player} has sat out {seat.idle} rounds in a row with all other seats in use."
        return Refusal(rounds.under, why, f"After {rounds.value} such rounds the seat may be asked for.")
    return (SeatLeft(under=rounds.under, by=command.by.id, box=command.box, player=seat.player),)


def permit_over_limit(charter: Charter, table: HouseTable, command: PermitOverLimit) -> HouseAnswer:
    seat = seat_of(charter, table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    under, limits = (charter.seats.over_limit,), table.limits_of(command.wager)
    if limits is None:
        why = f"No wager called {command.wager!r} has limits of its own."
        return Refusal(under, why, "Leave the name out, or name a wager that has.")
    if command.ceiling_cents <= limits.maximum_cents:
        why = "A permission must lie above the maximum on the sign."
        return Refusal(under, why, f"Name more than {dollars(limits.maximum_cents)}.")
    ceiling, wager = command.ceiling_cents, command.wager
    return (OverLimitPermitted(under=under, by=command.by.id, box=command.box, ceiling_cents=ceiling, wager=wager),)


def place_marker(charter: Charter, table: HouseTable, command: PlaceMarker) -> HouseAnswer:
    marker, limits = table.marker(command.box, command.wager), table.limits_of(command.wager)
    rule = table.edition.marker
    if marker is None or limits is None or rule is None:
        why = f"Box {command.box} has no permission to go over the maximum."
        return refuse(charter.seats.over_limit, why, "Let the casino operator permit it first.")
    stated, maximum = command.stated_cents, limits.maximum_cents
    if stated is None and rule.value is MarkerRule.STATES_THE_LIMIT:
        return Refusal(rule.under, "The marker does not state the new limit.", "Place one that shows the figure.")
    if stated is not None and not maximum < stated <= marker.ceiling_cents:
        why = f"The marker shows {dollars(stated)}; that is no new limit, or more than is permitted."
        instead = f"Show more than {dollars(maximum)} and at most {dollars(marker.ceiling_cents)}."
        return Refusal(rule.under, why, instead)
    by, box = command.by.id, command.box
    return (MarkerPlaced(under=rule.under, by=by, box=box, stated_cents=stated, wager=command.wager),)
