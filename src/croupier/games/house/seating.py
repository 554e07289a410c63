"""Who sits where, and who may be asked to leave."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import HouseAnswer, refuse, seat_of, shut_out
from croupier.games.house.charter import Charter
from croupier.games.house.commands import LeaveSeat, OrderToLeave, TakeSeat
from croupier.games.house.events import SeatLeft, SeatTaken
from croupier.games.house.state import HouseTable
from croupier.games.people import Role


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
