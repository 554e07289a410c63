"""The ninety seconds that only a supervisor gives, and the fold that ends them (4.6)."""

from __future__ import annotations

from croupier.games.canberra_manila.acting import folded
from croupier.games.canberra_manila.answers import Answer
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import ExpireClock, StartClock
from croupier.games.canberra_manila.events import ClockStarted
from croupier.games.canberra_manila.state import Table
from croupier.games.canberra_manila.turns import in_turn
from croupier.games.decider import Refusal


def start_clock(table: Table, command: StartClock) -> Answer:
    hand = in_turn(table, command.seat, command.by)
    if isinstance(hand, Refusal):
        return Refusal((C["4.6"], *hand.under), hand.why, hand.instead)
    if table.round.clock:
        return Refusal((C["4.6"],), f"Seat {hand.seat} has ninety seconds already.", "Wait until they are over.")
    seconds = table.edition.clock_seconds
    return (ClockStarted(under=seconds.under, by=command.by.id, seat=hand.seat, seconds=seconds.value),)


def expire_clock(table: Table, command: ExpireClock) -> Answer:
    """A hand whose time has run out is folded, even where a check was free; its bets stay."""
    now = table.round
    if not now.clock or now.clock != command.seat:
        why = f"Seat {command.seat} has not been given ninety seconds."
        return Refusal((C["4.6"],), why, "Let the supervisor start the clock first.")
    return folded(table, table.hand(command.seat), (C["4.6"], C["A:Fold"]), command.by, voluntary=False)
