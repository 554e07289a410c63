"""What a command brings about at a table of Blackjack; the timetable says who and when (16.5(c), N:4)."""

from __future__ import annotations

from croupier.games.blackjack.answers import Answer
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.state import Table
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.house.timetable import answer


def decide(table: Table, command: AnyCommand) -> Answer:
    found: Answer = answer(TIMETABLE, table, command)
    return found
