"""Tables of Canberra Manila between two rounds, made of seats alone, and a walk over many rounds of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.entry import LineUp, line_up
from croupier.games.canberra_manila.forced import Payment
from croupier.games.canberra_manila.places import Course, Place, Standing, moved
from croupier.games.decider import Refusal

ONE, TWO, THREE = Forced((1_000,)), Forced((500, 1_000)), Forced((500, 1_000, 2_000))
ANTE = Forced(ante_cents=200)
SEATS = 9


def playing(*seats: int, out: Iterable[int] = ()) -> tuple[Place, ...]:
    """Players of the game, of whom some sit out."""
    absent = tuple(out)
    return tuple(Place(seat, Standing.PLAYING, here=seat not in absent) for seat in sorted(seats))


def among(places: Iterable[Place], *others: Place) -> tuple[Place, ...]:
    """The places with others in their stead or beside them, in the order of their seats."""
    found = {place.seat: place for place in (*places, *others)}
    return tuple(found[seat] for seat in sorted(found))


def lined_up(last: Course | None, places: Sequence[Place], forced: Forced = TWO, *, seats: int = SEATS) -> LineUp:
    line = line_up(last, places, forced, seats)
    assert isinstance(line, LineUp), line
    return line


def paid(line: LineUp) -> dict[int, tuple[int, int]]:
    """What each seat puts in, live and dead."""
    found: dict[int, tuple[int, int]] = {}
    for payment in line.payments:
        live, dead = found.get(payment.seat, (0, 0))
        found[payment.seat] = (live + payment.live_cents, dead + payment.dead_cents)
    return found


def payments(line: LineUp, seat: int) -> tuple[Payment, ...]:
    return tuple(payment for payment in line.payments if payment.seat == seat)


def place_of(line: LineUp, seat: int) -> Place:
    return next(place for place in line.places if place.seat == seat)


def why_out(line: LineUp) -> dict[int, tuple[str, tuple[str, ...]]]:
    return {each.seat: (each.why.value, each.under) for each in line.left_out}


class Act(StrEnum):
    """What somebody at a seat does between two rounds."""

    JOIN = "join"
    LEAVE = "leave"
    REST = "rest"
    RETURN = "return"
    POST = "post"
    WAIT = "wait"
    MOVE = "move"


class Deed(msgspec.Struct, frozen=True):
    """One act at one seat; `to` is where somebody moves."""

    act: Act
    seat: int
    to: int


class Step(msgspec.Struct, frozen=True):
    """One round of a walk: what stood before it, and the line-up that was made of that."""

    last: Course | None
    before: tuple[Place, ...]
    line: LineUp


def walk(
    start: Sequence[Place], days: Iterable[Sequence[Deed]], forced: Forced, seats: int
) -> Iterator[Step | Refusal]:
    """Rounds, each after the deeds before it; where none can begin nothing changes."""
    last: Course | None = None
    places = tuple(start)
    for deeds in days:
        for deed in deeds:
            places = done(places, deed, last, seats)
        line = line_up(last, places, forced, seats)
        if isinstance(line, Refusal):
            yield line
            continue
        yield Step(last, places, line)
        last, places = line.course, line.places


def done(places: tuple[Place, ...], deed: Deed, last: Course | None, seats: int) -> tuple[Place, ...]:
    """The places after a deed; one that cannot be done leaves them as they are."""
    at: Mapping[int, Place] = {place.seat: place for place in places}
    there = at.get(deed.seat)
    if there is None:
        return among(places, Place(deed.seat, posts=bool(deed.to % 2))) if deed.act is Act.JOIN else places
    match deed.act:
        case Act.LEAVE:
            return tuple(place for place in places if place is not there)
        case Act.REST | Act.RETURN:
            return among(places, replace(there, here=deed.act is Act.RETURN))
        case Act.POST | Act.WAIT:
            return among(places, replace(there, posts=deed.act is Act.POST))
        case Act.MOVE if deed.to not in at:
            return among([place for place in places if place is not there], moved(there, deed.to, last, seats))
        case _:
            return places
