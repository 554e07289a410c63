"""Who may give which command when: the steps that every game has, and the way from a command to its answer."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from croupier.games.decider import Refusal
from croupier.games.house import commands as c
from croupier.games.house import (
    completeness,
    conduct,
    disputes,
    machine,
    opening,
    seating,
    shuffling,
    voiding,
    wagering,
)
from croupier.games.house.charter import Charter, MachineCharter, WagerCharter
from croupier.games.house.commands import Command
from croupier.games.house.state import HouseTable
from croupier.games.people import Person, Role
from croupier.rules.clause import Under

Phases = frozenset[StrEnum]
H = TypeVar("H", bound=Charter)
H_co = TypeVar("H_co", bound=Charter, covariant=True)

PLAYER, DEALER, SUPERVISOR, OPERATOR = Role.PLAYER, Role.DEALER, Role.SUPERVISOR, Role.OPERATOR
REGULATOR, SYSTEM = Role.REGULATOR, Role.SYSTEM
STAFF = (DEALER, SUPERVISOR, OPERATOR)
EVERYBODY = tuple(Role)


class Step(msgspec.Struct, frozen=True):
    """One command: what does it, who may give it, in which phases, and under which clauses it is refused."""

    do: Callable[[Any, Any], Any]
    roles: frozenset[Role]
    phases: Phases
    under: Under
    while_held: bool


class Timetable(dict[type[Command], Step], Generic[H_co]):
    """The steps of one game, which `decide`, the offers, the prompts and the docs all read."""

    def __init__(self, charter: H_co) -> None:
        super().__init__()
        self.charter = charter

    def enter(
        self,
        command: type[Command],
        do: Callable[[Any, Any], Any],
        roles: tuple[Role, ...],
        phases: Phases,
        *under: Any,
        while_held: bool = False,
    ) -> None:
        """A step of the game's own, or one that takes the place of the house's."""
        rights = tuple(self.charter.rights[role] for role in roles if role in self.charter.rights)
        self[command] = Step(do, frozenset(roles), phases, (*under, *rights), while_held)

    def house(
        self,
        command: type[Command],
        do: Callable[[H_co, Any, Any], Any],
        roles: tuple[Role, ...],
        phases: Phases,
        *under: Any,
        while_held: bool = True,
    ) -> None:
        """A step that is the same in every game, under the clauses of this one."""
        self.enter(command, partial(do, self.charter), roles, phases, *under, while_held=while_held)


def house_timetable(charter: H) -> Timetable[H]:
    """What every game lets people do, whatever is played."""
    table = Timetable(charter)
    _cards_and_signs(table, charter)
    _seats_and_conduct(table, charter)
    return table


def _cards_and_signs(table: Timetable[Charter], charter: Charter) -> None:
    at, cards, signs = charter.stations, charter.cards, charter.opening
    between, open_, first = frozenset((at.between,)), at.open, frozenset((at.between, at.closed))
    table.house(c.CheckCards, opening.check_cards, cards.checkers, first, cards.checked, while_held=False)
    table.house(c.ReplaceCards, opening.replace_cards, (OPERATOR,), between, cards.replaced)
    table.house(c.CheckReplacement, opening.check_replacement, (DEALER, SUPERVISOR), between, cards.replaced)
    table.house(c.OrderCount, opening.order_count, (SUPERVISOR,), open_, cards.counted)
    table.house(c.ReportCount, opening.report_count, (DEALER, SUPERVISOR), open_, cards.counted)
    faults = (cards.deck, cards.counted)
    table.house(c.ReportCardFault, completeness.report_fault, STAFF, open_, *faults, while_held=False)
    table.house(c.AnnounceClosing, opening.announce_closing, (OPERATOR,), open_, *signs.closing)
    table.house(c.CloseTable, opening.close_table, (OPERATOR,), between, *signs.closing)
    table.house(c.CopyRules, opening.copy_rules, EVERYBODY, open_, *signs.copy_of_rules)


def _seats_and_conduct(table: Timetable[Charter], charter: Charter) -> None:
    at, seats, acts = charter.stations, charter.seats, charter.conduct
    always, open_, between = at.every, at.open, frozenset((at.between,))
    anyone = (PLAYER, *STAFF)
    table.house(c.TakeSeat, seating.take_seat, anyone, open_, seats.box)
    table.house(c.LeaveSeat, seating.leave_seat, anyone, open_, seats.locked)
    table.house(c.OrderToLeave, seating.order_to_leave, STAFF, between, seats.idle, while_held=False)
    table.house(c.CollectVoid, voiding.collect_void, (DEALER,), frozenset((at.voided,)), acts.void_means)
    voids = dict.fromkeys(under[0] for under in acts.void.values())
    table.house(c.VoidRound, voiding.void_round, (OPERATOR,), at.in_round, *voids)
    table.house(c.RecordBreach, conduct.record_breach, STAFF, open_, acts.breach)
    table.house(c.Attempt, conduct.attempt, EVERYBODY, open_, acts.breach)
    table.house(c.ExcludePlayer, conduct.exclude_player, (OPERATOR,), open_, acts.exclusion)
    table.house(c.LiftExclusion, conduct.lift_exclusion, (OPERATOR,), open_, acts.exclusion)
    table.house(c.RaiseDispute, disputes.raise_dispute, anyone, always, acts.dispute)
    table.house(c.RuleDispute, disputes.rule_dispute, (OPERATOR,), always, acts.dispute)
    table.house(c.RequestReview, disputes.request_review, (*anyone, REGULATOR), always, acts.dispute)
    table.house(c.DecideReview, disputes.decide_review, (REGULATOR,), always, acts.dispute)


def wager_steps(table: Timetable[WagerCharter]) -> None:
    """What a game has beside it that is played against the house."""
    at, wagers = table.charter.stations, table.charter.wagers
    between, open_wagers = frozenset((at.between,)), frozenset((at.wagering,))
    first, over, named = between | open_wagers, wagers.over_limit, wagers.kinds[0]
    table.house(c.AnnounceLimits, wagering.announce_limits, (OPERATOR,), at.open, *wagers.limits)
    table.house(c.OpenWagering, wagering.open_wagering, (DEALER,), between, named, while_held=False)
    table.house(c.EndWagering, wagering.end_wagering, (DEALER, OPERATOR), open_wagers, named)
    table.house(c.PermitOverLimit, wagering.permit_over_limit, (OPERATOR,), first, over, while_held=False)
    table.house(c.PlaceMarker, wagering.place_marker, (DEALER, SUPERVISOR), first, over, while_held=False)


def deck_steps(table: Timetable[Charter]) -> None:
    """What a game has beside it that is played with one deck, shuffled for each round."""
    at, shoe = table.charter.stations, table.charter.shoe
    first = frozenset((at.between, at.wagering))
    table.house(c.ShuffleCards, shuffling.shuffle_cards, (DEALER,), first, shoe.by_hand, while_held=False)
    table.house(c.CutCards, shuffling.cut_cards, (DEALER,), first, shoe.cut, while_held=False)


def machine_steps(table: Timetable[MachineCharter]) -> None:
    """What such a game has beside it, and in place of it, that may be dealt from an automated shoe."""
    at, rules = table.charter.stations, table.charter.machine
    between, shuffle, cut = frozenset((at.between,)), table[c.ShuffleCards], table[c.CutCards]
    either, replaced = (shuffle.under[0], rules.by_machine[0]), rules.replaced[0]
    table.house(c.ShuffleCards, machine.shuffle_cards, (DEALER, SYSTEM), shuffle.phases, *either, while_held=False)
    table.house(c.CutCards, machine.cut_cards, (DEALER,), cut.phases, cut.under[0], while_held=False)
    table.house(c.ReportShoeFault, machine.report_shoe_fault, (*STAFF, SYSTEM), at.open, *rules.failed)
    table.house(c.ReplaceShoe, machine.replace_shoe, (OPERATOR,), between, replaced, while_held=False)


def answer(timetable: Timetable[Charter], table: HouseTable, command: Command) -> Any:
    """What a command brings about: the timetable says who and when, its handler the rest."""
    step = timetable.get(type(command))
    if step is None:
        why = f"{type(command).__name__} is no part of this game."
        return Refusal((timetable.charter.rules,), why, "Use the commands of the game.")
    if command.by.role not in step.roles and not _for_the_operator(table, command.by, step):
        return _wrong_person(timetable.charter, command, step)
    if table.phase not in step.phases:
        return _wrong_time(table, command, step)
    if table.holds and not step.while_held:
        return _on_hold(timetable.charter, table)
    return step.do(table, command)


def may_give(table: HouseTable, person: Person, step: Step) -> bool:
    """Whether somebody has the role; a supervisor acts for the operator where the operator has recorded it."""
    return person.role in step.roles or _for_the_operator(table, person, step)


def _for_the_operator(table: HouseTable, person: Person, step: Step) -> bool:
    operators = person.role is Role.SUPERVISOR and Role.OPERATOR in step.roles
    return operators and table.terms is not None and person.id in table.terms.delegates


def _on_hold(charter: Charter, table: HouseTable) -> Refusal:
    why = f"Play stands still for {' and '.join(table.holds)}."
    under = tuple(charter.held[hold] for hold in table.holds)
    return Refusal(under, why, "Let the supervisor clear it, or the operator void the round.")


def _wrong_person(charter: Charter, command: Command, step: Step) -> Refusal:
    who = " or the ".join(sorted(step.roles))
    why = f"A {command.by.role} does not {_said(command)}; that is for the {who}."
    return Refusal((charter.procedures, *step.under), why, f"Ask the {who}.")


def _wrong_time(table: HouseTable, command: Command, step: Step) -> Refusal:
    why = f"It is not the time to {_said(command)}: the table is at “{table.phase}”."
    when = ", ".join(f"“{phase}”" for phase in type(table.phase) if phase in step.phases)
    return Refusal(step.under, why, f"The time for it is {when}.")


def _said(command: Command) -> str:
    tag = type(command).__struct_config__.tag
    return str(tag).replace("-", " ")
