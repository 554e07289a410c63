"""A game of the house for the kit: the people, screens and examples that are the same whatever is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cached_property, partial
from itertools import product
from typing import Any, TypeVar

from msgspec.structs import replace

from croupier.games.decider import Event, Refusal
from croupier.games.house.charter import Charter
from croupier.games.house.commands import TakeSeat
from croupier.games.house.offers import people_at
from croupier.games.house.samples import Samplers
from croupier.games.house.state import HouseTable
from croupier.games.house.timetable import Timetable, may_give
from croupier.games.people import (
    Cage,
    Dealer,
    Director,
    Display,
    Person,
    Player,
    Regulator,
    Role,
    Supervisor,
    Viewer,
)
from tests.kit.drawn import Choice
from tests.kit.spec import GameSpec

T = TypeVar("T", bound=HouseTable)
C = TypeVar("C")
E = TypeVar("E", bound=Event)

SCREENS: dict[Role, Viewer] = {
    Role.DEALER: Dealer(),
    Role.SYSTEM: Dealer(),
    Role.SUPERVISOR: Supervisor(),
    Role.OPERATOR: Supervisor(),
    Role.CAGE: Cage(),
    Role.DIRECTOR: Director(),
    Role.REGULATOR: Regulator(),
}


VIEWERS: tuple[Viewer, ...] = (
    Player(1), Player(2), Dealer(), Supervisor(), Cage(), Director(), Regulator(), Display(),
)  # fmt: skip
"""Two players, and every other screen."""


class HouseSpec(GameSpec[T, C, E]):
    """What the kit learns of a game from its timetable and its samples."""

    timetable: Timetable[Charter]
    samplers: Samplers
    staff: tuple[Person, ...]
    nobody_excluded: Mapping[type[C], int]
    """What weighs less while nobody is excluded, and how much at the most."""

    def viewers(self, state: T) -> tuple[Viewer, ...]:
        """Somebody who holds several boxes looks at the table from the first of them."""
        seats = {seat.player: Player(seat.box) for seat in reversed(state.seats)}
        players = (seats[name] for name in dict.fromkeys(seat.player for seat in state.seats))
        return (*players, Dealer(), Supervisor(), Cage(), Director(), Regulator(), Display())

    def persons(self, state: T) -> tuple[Person, ...]:
        return (*self.staff, *dict.fromkeys(Person(Role.PLAYER, seat.player) for seat in state.seats))

    def viewer_of(self, state: T, person: Person) -> Viewer | None:
        if person.role is not Role.PLAYER:
            return SCREENS[person.role]
        return next((Player(seat.box) for seat in state.seats if seat.player == person.id), None)

    def law(self, state: T) -> str | None:
        return None if state.terms is None else state.edition.instrument

    def examples(self, state: T, person: Person) -> Iterator[C]:
        charter = self.timetable.charter
        closed, cards = charter.stations.closed, charter.pack(state).cards
        for kind in self.timetable:
            if state.terms is not None or closed in self.timetable[kind].phases:
                yield from self.samplers[kind](state, person, cards)

    def offers(self, state: T, viewers: Iterable[Viewer]) -> Choice[C]:
        people = tuple(person for viewer in viewers for person in people_at(state, viewer))
        kinds = dict[type[C], int]()
        for role in dict.fromkeys(person.role for person in people):
            kinds.update(self._rights[state.phase, role])
        if not state.excluded:
            kinds.update((kind, weight) for kind, weight in self.nobody_excluded.items() if kind in kinds)
        return Choice(kinds, partial(self._offered, state, people))

    @cached_property
    def _rights(self) -> dict[tuple[StrEnum, Role], dict[type[Any], int]]:
        """The kinds of commands that a role may give in a phase, each with the most that it weighs."""
        places = product(self.timetable.charter.stations.every, Role)
        return {(phase, role): dict(self._right(phase, role)) for phase, role in places}

    def _right(self, phase: StrEnum, role: Role) -> Iterator[tuple[type[Any], int]]:
        for kind, step in self.timetable.items():
            if phase in step.phases and role in step.roles:
                command: type[Any] = kind
                yield command, self.heaviest(command)

    def _offered(self, state: T, people: Iterable[Person], kind: type[Any]) -> Iterator[C]:
        """The examples of one kind that the rules accept from these people."""
        step, sampler, decide = self.timetable[kind], self.samplers[kind], self.game.decide
        cards = self.timetable.charter.pack(state).cards
        for person in people:
            if may_give(state, person, step):
                for command in sampler(state, person, cards):
                    if not isinstance(decide(state, command), Refusal):
                        yield command

    def offerable(self, state: T, command: C) -> bool:
        """A closed table knows no determinations, so that nobody can be offered to open it."""
        return state.terms is not None or type(command).__name__ != "OpenTable"

    def at_rest(self, state: T) -> bool:
        stations = self.timetable.charter.stations
        return state.phase in (stations.closed, stations.between)

    def lasting(self, state: T) -> T:
        """The edition follows from the determinations, and may be told in other words one day."""
        return replace(state, edition=self.game.blank.edition)


def newcomers(table: HouseTable, by: Person) -> Iterator[TakeSeat]:
    """Somebody who is neither excluded nor seated comes to each free box."""
    known = {*table.excluded, *(seat.player for seat in table.seats)}
    name = next(name for number in range(len(known) + 1) if (name := f"newcomer {number}") not in known)
    for box in range(1, table.plate.layout.boxes + 1):
        if table.seat(box) is None:
            yield TakeSeat(by=by, box=box, player=name)
