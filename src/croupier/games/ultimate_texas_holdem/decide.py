"""What a command brings about at a table of Ultimate Texas Hold-em; the timetable says who and when (15.6(c), I:4)."""

from __future__ import annotations

from croupier.games.house.timetable import answer
from croupier.games.ultimate_texas_holdem.answers import Answer
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.state import Table
from croupier.games.ultimate_texas_holdem.timetable import TIMETABLE


def decide(table: Table, command: AnyCommand) -> Answer:
    found: Answer = answer(TIMETABLE, table, command)
    return found
