"""The line-up of the next round: the button, who is dealt in, what each puts in, who is left out (8.3 to 8.5, 17.4).

The button goes to the next player of the game; who may not come in on it is left out while it goes past (17.11/lead).
Who waits comes in when the last blind reaches the seat (17.11(a)). It may also go past, when players in between leave;
then that turn has come all the same, and the seat comes in with the amount of that blind as soon as it may.
Where fewer than two would be dealt in, first those whom the button passes come in, then those who wait, for no blind
reaches anybody while no round is played. Where nobody is left in the game, play commences anew, and nobody owes.
In an ante game whoever is ready is dealt in. After a misdeal the line-up stands, and nothing is collected (17.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_manila.button import BUTTON, blind_seats, clockwise, first_button, next_button, steps
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.forced import WAITING, Payment, antes, blinds_of, entering, payments_of
from croupier.games.canberra_manila.places import Course, Place, Standing
from croupier.games.decider import Refusal
from croupier.rules.clause import Under

PLAYERS_A_ROUND = 2


class Absence(StrEnum):
    """Why somebody at the table is not dealt in."""

    SITS_OUT = "sits out"
    WAITS = "waits for the last blind"
    ON_BUTTON = "would come in on the dealer button"


class LeftOut(msgspec.Struct, frozen=True, gc=False):
    """A taken seat that gets no cards in a round."""

    seat: int
    why: Absence
    under: Under


class Entered(msgspec.Struct, frozen=True, gc=False):
    """A seat that is in the game from this round on."""

    seat: int
    under: Under


class LineUp(msgspec.Struct, frozen=True, gc=False):
    """A round before its first card: who is in it, and how everybody at the table stands afterwards."""

    course: Course
    dealt: tuple[int, ...]
    """The seats with cards, from the button's left; the button is the last of them."""
    blinds: tuple[int, ...]
    """The seats that post the blinds in turn; none in an ante game."""
    payments: tuple[Payment, ...]
    left_out: tuple[LeftOut, ...]
    places: tuple[Place, ...]
    commences: bool = False
    """Whether the button is placed for a first round (8.3), rather than passed on."""
    entered: tuple[Entered, ...] = ()


class _Way(msgspec.Struct, frozen=True, gc=False):
    """The way round the table from the button, on which every seat is so many steps off."""

    button: int
    seats: int
    blinds: int
    gone: int
    """How far the last blind had come before this round."""
    behind: int
    """Beyond these steps lie the seats that the button has just passed."""
    ahead: int
    """Within fewer steps lie the seats that the button has not passed in its first revolution."""

    def to(self, place: Place) -> int:
        return steps(self.button, place.seat, self.seats)

    def owes(self, place: Place) -> bool:
        """Who comes in for a price: everybody but newcomers in time for the first revolution (17.12)."""
        if place.standing is Standing.PLAYING or not self.blinds:
            return False
        return place.standing is not Standing.NEW or self.to(place) >= self.ahead


def line_up(last: Course | None, places: Sequence[Place], forced: Forced, seats: int) -> LineUp | Refusal:
    """The next round after the last one, or after none, of places in the order of their seats."""
    ready = [place for place in places if place.here]
    if len(ready) < PLAYERS_A_ROUND:
        why = "A round needs two players, and fewer are ready."
        return Refusal((C["8.3"], C["10.4(a)"]), why, "Wait until a second player is at the table and ready.")
    takers = [place.seat for place in ready if _takes_button(place, forced)]
    if last is None or not takers:
        return _commencing(places, ready, forced, seats)
    way = _way(last, next_button(last.button, takers), forced, seats)
    first = last.first if way.ahead else 0
    if len(takers) == len(places) and not [place for place in places if place.standing is not Standing.PLAYING]:
        return _as_before(Course(way.button, 0, first), takers, tuple(places), forced)
    ordered = _from_the_left(way.button, places)
    dealt = _dealt_in(ordered, way, forced)
    return _lined_up(way, first, ordered, dealt, [place for place in dealt if way.owes(place)], forced)


def dealt_again(line: LineUp) -> LineUp:
    """The same round after a misdeal: same button, same seats, and nothing to put in, for it has been (17.3)."""
    return replace(line, payments=())


def _takes_button(place: Place, forced: Forced) -> bool:
    """Whoever plays on, and who has moved and is dealt in now; in an ante game everybody but newcomers."""
    if place.standing is Standing.PLAYING:
        return True
    if not forced.blinds:
        return place.standing is not Standing.NEW
    return not place.kept_off_button and (place.posts or place.due)


def _way(last: Course, button: int, forced: Forced, seats: int) -> _Way:
    passed = steps(last.button, button, seats)
    gone = steps(last.button, last.last_blind, seats) - passed if last.last_blind else seats
    ahead = max(0, steps(last.button, last.first, seats) - passed) if last.first else 0
    return _Way(button, seats, len(forced.blinds), gone, seats - passed, ahead)


def _from_the_left(button: int, places: Sequence[Place]) -> list[Place]:
    """All places from the button's left, the button last."""
    at = sum([place.seat <= button for place in places])
    return [*places[at:], *places[:at]]


def _as_before(course: Course, playing: Sequence[int], places: tuple[Place, ...], forced: Forced) -> LineUp:
    """A round in which everybody at the table plays on."""
    dealt = clockwise(course.button, playing)
    blinds = blind_seats(dealt, len(forced.blinds))
    payments = blinds_of(dealt, forced) if blinds else antes(dealt, forced)
    reached = Course(course.button, blinds[-1] if blinds else 0, course.first)
    return LineUp(reached, dealt, blinds, payments, (), places)


def _commencing(places: Sequence[Place], ready: Sequence[Place], forced: Forced, seats: int) -> LineUp:
    """The first round of a game, into which everybody comes without a price."""
    button = first_button([place.seat for place in ready])
    way = _Way(button, seats, len(forced.blinds), 0, seats, seats)
    ordered = _from_the_left(button, places)
    line = _lined_up(way, button, ordered, [place for place in ordered if place.here], (), forced)
    return replace(line, commences=True, entered=tuple([Entered(each.seat, BUTTON) for each in line.entered]))


def _dealt_in(ordered: Sequence[Place], way: _Way, forced: Forced) -> list[Place]:
    """Who gets cards; where that would be one player alone, as few more as it takes to play."""
    if forced.blinds:
        for behind in (way.behind, way.seats):
            dealt = _walked(ordered, way, behind)
            if len(dealt) >= PLAYERS_A_ROUND:
                return dealt
    return [place for place in ordered if place.here]


def _walked(ordered: Sequence[Place], way: _Way, behind: int) -> list[Place]:
    """Seat by seat from the button's left, where those before decide which blind a seat would post."""
    dealt: list[Place] = []
    for place in ordered:
        if place.here and (place.standing is Standing.PLAYING or _comes_in(place, len(dealt), way, behind)):
            dealt.append(place)
    return dealt


def _comes_in(place: Place, before: int, way: _Way, behind: int) -> bool:
    """Whether somebody does who has not played the last round, with so many players between button and seat."""
    off = way.to(place)
    if off > behind and place.kept_off_button:
        return False
    if place.posts or place.due or not way.owes(place):
        return True
    return before == way.blinds - 1 or (before < way.blinds and off > way.gone)


def _lined_up(
    way: _Way, first: int, ordered: Sequence[Place], dealt: Sequence[Place], owing: Sequence[Place], forced: Forced
) -> LineUp:
    seats = tuple([place.seat for place in dealt])
    blinds = blind_seats(seats, way.blinds)
    course = Course(way.button, blinds[-1] if blinds else 0, first)
    payments = payments_of(dealt, owing, forced) if blinds else antes(seats, forced)
    left_out: list[LeftOut] = []
    after: list[Place] = []
    for place in ordered:
        if place.seat in seats:
            after.append(Place(place.seat, Standing.PLAYING))
        else:
            left_out.append(_left_out(place, way))
            after.append(_left_behind(place, sum([way.to(other) < way.to(place) for other in dealt]), way, course))
    entered = tuple([_entered(place, way) for place in dealt if place.standing is not Standing.PLAYING])
    return LineUp(course, seats, blinds, payments, tuple(left_out), tuple(sorted(after, key=_seat)), entered=entered)


def _seat(place: Place) -> int:
    return place.seat


def _entered(place: Place, way: _Way) -> Entered:
    if way.owes(place):
        return Entered(place.seat, entering(place))
    return Entered(place.seat, (C["17.12"],) if way.blinds else (C["8.5(b)"],))


def _left_out(place: Place, way: _Way) -> LeftOut:
    if not place.here:
        return LeftOut(place.seat, Absence.SITS_OUT, (C["17.4"], C["19.6"]) if way.blinds else (C["19.6"],))
    if (place.posts or place.due) and place.kept_off_button:
        under = (C["17.11/lead"],) if place.standing is Standing.NEW else (C["17.4"],)
        return LeftOut(place.seat, Absence.ON_BUTTON, under)
    return LeftOut(place.seat, Absence.WAITS, WAITING[place.standing])


def _left_behind(place: Place, before: int, way: _Way, course: Course) -> Place:
    """How a seat stands that got no cards, with so many players between button and seat."""
    if not way.blinds:
        return place
    off, reached = way.to(place), steps(way.button, course.last_blind, way.seats)
    gone_past = off - way.seats > way.gone or way.gone < off < reached
    due = place.here and (place.due or (gone_past and not place.posts))
    in_turn = before < way.blinds and off <= way.behind
    if place.standing is Standing.NEW or not in_turn or (place.here and place.standing is Standing.MOVED):
        return place if due is place.due else replace(place, due=due)
    missed = tuple(sorted({*place.missed, before + 1}))
    standing = Standing.MISSED if place.standing is Standing.PLAYING else place.standing
    return replace(place, standing=standing, missed=missed, due=due)
