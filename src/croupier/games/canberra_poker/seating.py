"""Who sits where, and who may go over the maximum (3.2, 4.4, 16.3(b), 16.7)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, refuse, seat_of
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import LeaveSeat, OrderToLeave, PermitOverLimit, PlaceMarker, TakeSeat
from croupier.games.canberra_poker.editions import MarkerRule
from croupier.games.canberra_poker.events import MarkerPlaced, OverLimitPermitted, SeatLeft, SeatTaken
from croupier.games.canberra_poker.state import Table
from croupier.games.decider import Refusal
from croupier.games.people import Role
from croupier.money import dollars


def take_seat(table: Table, command: TakeSeat) -> Answer:
    boxes = table.plate.layout.boxes
    if not 1 <= command.box <= boxes:
        return refuse(C["A:Box"], f"There is no box {command.box} on this layout.", f"Choose box 1 to {boxes}.")
    if not command.player.strip():
        return refuse(C["4.4"], "A seat is taken by somebody.", "Name the player.")
    if command.by.role is Role.PLAYER and command.by.id != command.player:
        return refuse(C["4.4"], "A player takes a seat for nobody else.", "Let that player take it.")
    if command.player in table.excluded:
        return refuse(C["16.3(b)"], f"{command.player} is excluded from the game.", "Ask the casino operator.")
    if table.seat(command.box) is not None:
        return refuse(C["4.4"], f"Box {command.box} is taken.", "Choose a free box.")
    if any(seat.player == command.player for seat in table.seats):
        return refuse(C["4.4"], f"{command.player} already holds a box.", "Leave that box first.")
    return (SeatTaken(under=(C["4.4"], C["A:Box"]), by=command.by.id, box=command.box, player=command.player),)


def leave_seat(table: Table, command: LeaveSeat) -> Answer:
    seat = seat_of(table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    if table.box(command.box) is not None:
        return refuse(C["4.5"], f"Box {command.box} has wagers in this round.", "Leave when the round is closed.")
    return (SeatLeft(under=(C["A:Box"],), by=command.by.id, box=command.box, player=seat.player),)


def order_to_leave(table: Table, command: OrderToLeave) -> Answer:
    seat = seat_of(table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    rounds = table.edition.idle_rounds
    if seat.idle < rounds.value:
        why = f"{seat.player} has sat out {seat.idle} rounds in a row with all other seats in use."
        return Refusal(rounds.under, why, f"After {rounds.value} such rounds the seat may be asked for.")
    return (SeatLeft(under=rounds.under, by=command.by.id, box=command.box, player=seat.player),)


def permit_over_limit(table: Table, command: PermitOverLimit) -> Answer:
    seat = seat_of(table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    if command.ceiling_cents <= table.limits.maximum_cents:
        why = "A permission must lie above the maximum on the sign."
        return refuse(C["3.2"], why, f"Name more than {dollars(table.limits.maximum_cents)}.")
    return (
        OverLimitPermitted(under=(C["3.2"],), by=command.by.id, box=command.box, ceiling_cents=command.ceiling_cents),
    )


def place_marker(table: Table, command: PlaceMarker) -> Answer:
    marker = table.marker(command.box)
    if marker is None:
        why = f"Box {command.box} has no permission to go over the maximum."
        return refuse(C["3.2"], why, "Let the casino operator permit it first.")
    rule = table.edition.marker
    if command.stated_cents is None and rule.value is MarkerRule.STATES_THE_LIMIT:
        return Refusal(rule.under, "The marker does not state the new limit.", "Place one that shows the figure.")
    maximum = table.limits.maximum_cents
    if command.stated_cents is not None and not maximum < command.stated_cents <= marker.ceiling_cents:
        why = f"The marker shows {dollars(command.stated_cents)}; that is no new limit, or more than is permitted."
        instead = f"Show more than {dollars(maximum)} and at most {dollars(marker.ceiling_cents)}."
        return Refusal(rule.under, why, instead)
    return (MarkerPlaced(under=rule.under, by=command.by.id, box=command.box, stated_cents=command.stated_cents),)
