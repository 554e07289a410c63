"""What a command brings about at a table of Canberra Manila; the timetable says who and when (19.5(c), N:approval)."""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.state import Table
from croupier.games.canberra_manila.timetable import TIMETABLE
from croupier.games.house.timetable import answer


def decide(table: Table, command: AnyCommand) -> Answer:
    found: Answer = answer(TIMETABLE, table, command)
    return found
