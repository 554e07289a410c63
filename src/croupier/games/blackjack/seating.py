"""Boxes and those who hold them: several boxes for one player, until others want to sit (4.3, 4.4, 4.8)."""

from __future__ import annotations

from collections import Counter

from croupier.games.blackjack.answers import Answer, shut_out, wager_of
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import AskForBox
from croupier.games.blackjack.events import BoxAskedFor
from croupier.games.blackjack.state import Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse, seat_of
from croupier.games.house.commands import LeaveSeat, TakeSeat
from croupier.games.house.events import SeatLeft, SeatTaken
from croupier.games.house.seating import newcomer_objection
from croupier.games.people import Role


def take_seat(table: Table, command: TakeSeat) -> Answer:
    """A free box; another one only where the operator permits several, and nobody waits for a box."""
    wrong = newcomer_objection(CHARTER, table, command)
    if wrong is not None:
        return wrong
    if table.seat(command.box) is not None:
        return refuse(C["4.5(a)"], f"Box {command.box} is taken.", "Choose a free box.")
    if table.seated(command.player):
        wrong = _second_box_objection(table, command.player)
        if wrong is not None:
            return wrong
    under = (C["A:Box"], C["4.4"]) if table.seated(command.player) else (C["A:Box"],)
    return (SeatTaken(under=under, by=command.by.id, box=command.box, player=command.player),)


def _second_box_objection(table: Table, player: str) -> Refusal | None:
    restricted = table.restriction(player)
    if restricted is not None and restricted.active:
        return refuse(C["4.8"], f"{player} is restricted to a single box.", "Stay at that box.")
    if not table.plate.several_boxes:
        return refuse(C["4.4"], f"{player} already holds a box.", "Leave that box first.")
    if table.waiting:
        why = f"{' and '.join(table.waiting)} waits for a box."
        return refuse(C["4.4"], why, "Leave the free box to that player.")
    return None


def leave_seat(table: Table, command: LeaveSeat) -> Answer:
    """A box is given up between rounds, or when its holder has no wager on it."""
    seat = seat_of(CHARTER, table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    box = table.box(command.box)
    if box is not None and wager_of(box.wagers, seat.player) is not None:
        why = f"{seat.player} has a wager on box {command.box}."
        return refuse(C["4.3"], why, "Leave when the round is closed.")
    under = (C["A:Box"], C["4.4"]) if several(table, seat.player) else (C["A:Box"],)
    return (SeatLeft(under=under, by=command.by.id, box=command.box, player=seat.player),)


def several(table: Table, player: str) -> bool:
    return sum(seat.player == player for seat in table.seats) > 1


def holders_of_several(table: Table) -> tuple[str, ...]:
    """Who holds more boxes than one."""
    held = Counter(seat.player for seat in table.seats)
    return tuple(player for player, boxes in held.items() if boxes > 1)


def ask_for_box(table: Table, command: AskForBox) -> Answer:
    """Somebody wants to play and finds no free box, or waits no longer for one."""
    player, under = command.player, (C["4.4"],)
    if not player.strip() or (command.by.role is Role.PLAYER and command.by.id != player):
        return Refusal(under, "A player asks for the own box.", "Let that player ask.")
    if not command.waits:
        if player not in table.waiting:
            return Refusal(under, f"{player} does not wait for a box.", "Go on.")
        return (BoxAskedFor(under=under, by=command.by.id, player=player, waits=False),)
    wrong = shut_out(table, player)
    if wrong is not None:
        return wrong
    if player in table.waiting or table.seated(player):
        return Refusal(under, f"{player} has a box, or waits for one.", "Play that box, or wait.")
    if len(table.seats) < table.plate.layout.boxes:
        return Refusal(under, "There is a free box.", "Take it.")
    if not holders_of_several(table):
        return Refusal(under, "Nobody holds more boxes than one.", "Wait until somebody leaves.")
    return (BoxAskedFor(under=under, by=command.by.id, player=player, waits=True),)
