"""A game of the house for the kit: the people, screens and examples that are the same whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from croupier.games.decider import Event
from croupier.games.house.charter import Charter
from croupier.games.house.commands import TakeSeat
from croupier.games.house.samples import Samplers
from croupier.games.house.state import HouseTable
from croupier.games.house.timetable import Timetable
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
