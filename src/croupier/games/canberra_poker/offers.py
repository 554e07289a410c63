"""What somebody may do now: ready examples of every command, kept if `decide` accepts them."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.decide import decide
from croupier.games.canberra_poker.opening import DECK
from croupier.games.canberra_poker.samples import samples
from croupier.games.canberra_poker.state import Table
from croupier.games.canberra_poker.timetable import TIMETABLE
from croupier.games.decider import Refusal
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


def allowed(table: Table, viewer: Viewer, deck: tuple[Card, ...] = DECK.cards) -> tuple[AnyCommand, ...]:
    """The commands that the people at this screen may give; what players may do is never ranked or advised."""
    return tuple(command for person in _people(table, viewer) for command in offered(table, person, deck))


def offered(table: Table, person: Person, deck: tuple[Card, ...] = DECK.cards) -> Iterator[AnyCommand]:
    """The examples that `decide` accepts from this person."""
    for command_type, step in TIMETABLE.items():
        if table.phase not in step.phases:
            continue
        for command in samples(command_type, table, person, deck):
            if not isinstance(decide(table, command), Refusal):
                yield command


def _people(table: Table, viewer: Viewer) -> tuple[Person, ...]:
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
