"""What a command brings about at a table of Canberra Poker; the timetable says who and when (16.6(c), I:4)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.state import Table
from croupier.games.canberra_poker.timetable import TIMETABLE
from croupier.games.house.timetable import answer


def decide(table: Table, command: AnyCommand) -> Answer:
    found: Answer = answer(TIMETABLE, table, command)
    return found
