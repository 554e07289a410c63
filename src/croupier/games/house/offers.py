"""What somebody may do now: ready examples of every command, kept if the rules accept them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house.charter import Charter
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

S = TypeVar("S", bound=HouseTable)
C = TypeVar("C")


class Offers(Generic[S, C]):
    """The offers of one game; what players may do is never ranked or advised."""

    def __init__(
        self,
        timetable: Timetable[Charter],
        samplers: Samplers,
        decide: Callable[[S, C], tuple[Any, ...] | Refusal],
    ) -> None:
        self._timetable, self._samplers, self._decide = timetable, samplers, decide

    def allowed(self, table: S, viewer: Viewer, deck: tuple[Card, ...] = ()) -> tuple[C, ...]:
        """The commands that the people at this screen may give."""
        people, cards = people_at(table, viewer), deck or self._timetable.charter.pack(table).cards
        return tuple(command for person in people for command in self.offered(table, person, cards))

    def offered(self, table: S, person: Person, deck: tuple[Card, ...]) -> Iterator[C]:
        """The examples that the rules accept from this person."""
        for kind, step in self._timetable.items():
            if table.phase not in step.phases or not may_give(table, person, step):
                continue
            for command in self._samplers[kind](table, person, deck):
                if not isinstance(self._decide(table, command), Refusal):
                    yield command


def people_at(table: HouseTable, viewer: Viewer) -> tuple[Person, ...]:
    """The people who act at a screen."""
    match viewer:
        case Player(box=box):
            seat = table.seat(box)
            return () if seat is None else (Person(Role.PLAYER, seat.player),)
        case Dealer():
            return (Person(Role.DEALER, "dealer"), Person(Role.SYSTEM, "equipment"))
        case Supervisor():
            return (Person(Role.SUPERVISOR, "supervisor"), Person(Role.OPERATOR, "operator"))
        case Regulator():
            return (Person(Role.REGULATOR, "regulator"),)
        case Cage():
            return (Person(Role.CAGE, "cage"),)
        case Director():
            return (Person(Role.DIRECTOR, "director"),)
        case Display():
            return ()
