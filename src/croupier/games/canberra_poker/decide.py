"""What a command brings about: the timetable says who and when, its handler the rest (16.6(c), I:4)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import AnyCommand, Command
from croupier.games.canberra_poker.state import Hold, Phase, Table
from croupier.games.canberra_poker.timetable import TIMETABLE, Step
from croupier.games.decider import Refusal
from croupier.games.people import Person, Role

_HELD_UNDER = {Hold.JACKPOT_FAULT: C["14.5"], Hold.CARD_COUNT: C["2.4"]}


def decide(table: Table, command: AnyCommand) -> Answer:
    step = TIMETABLE.get(type(command))
    if step is None:
        why = f"{type(command).__name__} is no part of this game."
        return refuse(C["I:4"], why, "Use the commands of the game.")
    if command.by.role not in step.roles and not _delegated(table, command.by, step):
        return _wrong_person(command, step)
    if table.phase not in step.phases:
        return _wrong_time(table, command, step)
    if table.holds and not step.while_held:
        return _on_hold(table)
    return step.do(table, command)


def _delegated(table: Table, person: Person, step: Step) -> bool:
    """A supervisor acts for the operator where the operator has recorded it (A:Casino Supervisor)."""
    operators = person.role is Role.SUPERVISOR and Role.OPERATOR in step.roles
    return operators and table.terms is not None and person.id in table.terms.delegates


def _on_hold(table: Table) -> Refusal:
    why = f"Play stands still for {' and '.join(table.holds)}."
    under = tuple(_HELD_UNDER[hold] for hold in table.holds)
    return Refusal(under, why, "Let the supervisor clear it, or the operator void the round.")


def _wrong_person(command: Command, step: Step) -> Refusal:
    who = " or the ".join(sorted(step.roles))
    why = f"A {command.by.role} does not {_said(command)}; that is for the {who}."
    return Refusal((C["16.6(c)"], *step.under), why, f"Ask the {who}.")


def _wrong_time(table: Table, command: Command, step: Step) -> Refusal:
    why = f"It is not the time to {_said(command)}: the table is at “{table.phase}”."
    when = ", ".join(f"“{phase}”" for phase in Phase if phase in step.phases)
    return Refusal(step.under, why, f"The time for it is {when}.")


def _said(command: Command) -> str:
    tag = type(command).__struct_config__.tag
    return str(tag).replace("-", " ")
