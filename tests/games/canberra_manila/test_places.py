"""Laws of the places over many rounds: who has the button, who posts, who waits, and for how long."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.games.canberra_manila.button import steps
from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.entry import LineUp, line_up
from croupier.games.canberra_manila.forced import Kind
from croupier.games.canberra_manila.places import Course, Place, Standing
from croupier.games.decider import Refusal
from tests.games.canberra_manila.seated import (
    ANTE,
    ONE,
    THREE,
    TWO,
    Act,
    Deed,
    Step,
    among,
    lined_up,
    paid,
    payments,
    playing,
    walk,
)

BLINDS = st.sampled_from((ONE, TWO, THREE))
GAMES = st.sampled_from((ONE, TWO, THREE, ANTE))
Walked = tuple[Forced, int, list[Step | Refusal]]
"""The forced bets, the number of seats, and the rounds."""


@st.composite
def walks(draw: st.DrawFn, games: st.SearchStrategy[Forced] = BLINDS) -> Walked:
    """Many rounds at a table of two to nine seats, where people come, go, rest, move, post and wait as they like."""
    seats, forced = draw(st.integers(2, 9)), draw(games)
    seat = st.integers(1, seats)
    start = [Place(each) for each in sorted(draw(st.sets(seat, min_size=2)))]
    deed = st.builds(Deed, st.sampled_from(Act), seat, seat)
    days = draw(st.lists(st.lists(deed, max_size=3), min_size=5, max_size=30))
    return forced, seats, list(walk(start, days, forced, seats))


def rounds(walked: list[Step | Refusal]) -> list[Step]:
    return [step for step in walked if isinstance(step, Step)]


def level(step: Step, forced: Forced) -> int:
    """Up to which amount the blinds of the round go."""
    return forced.blinds[len(step.line.blinds) - 1]


def in_play(step: Step) -> set[int]:
    """Who played on, of those at the table before the round."""
    return {place.seat for place in step.before if place.here and place.standing is Standing.PLAYING}


def free(step: Step, place: Place, seats: int) -> bool:
    """Whether a newcomer sits where the button has not been in its first revolution, counted seat by seat."""
    first = step.line.course.first
    if place.standing is not Standing.NEW or not first:
        return False
    seat = first
    while seat != step.line.course.button:
        seat = seat % seats + 1
        if seat == place.seat:
            return False
    return place.seat != first


@given(walks(GAMES))
def test_given_any_walk_when_a_round_begins_then_the_button_is_dealt_in_last_and_no_newcomer_has_it(
    walked: Walked,
) -> None:
    """Neither a newcomer nor who missed a blind comes in on the button, but at the first round of a game."""
    for step in rounds(walked[2]):
        line, was = step.line, {place.seat: place for place in step.before}
        assert line.dealt[-1] == line.course.button
        assert line.commences or was[line.course.button].standing in (Standing.PLAYING, Standing.MOVED)
        assert line.commences or not was[line.course.button].missed
        assert line.commences or step.last is not None
        assert not (line.commences and step.last is not None and in_play(step))


@given(walks(GAMES))
def test_given_any_walk_when_a_round_begins_then_everybody_is_dealt_in_or_left_out_with_a_clause(
    walked: Walked,
) -> None:
    """In clockwise order from the button's left, all who play on among them; afterwards they are in the game."""
    forced, seats, steps_of = walked
    for step in rounds(steps_of):
        line = step.line
        away = [steps(line.course.button, seat, seats) for seat in line.dealt]
        assert away == sorted(away)
        assert len(line.dealt) >= 2
        assert in_play(step) <= set(line.dealt) <= {place.seat for place in step.before if place.here}
        assert sorted((*line.dealt, *(each.seat for each in line.left_out))) == [place.seat for place in step.before]
        assert all(each.under for each in line.left_out)
        assert [place.seat for place in line.places] == [place.seat for place in step.before]
        assert all(place.standing is Standing.PLAYING for place in line.places if place.seat in line.dealt)
        assert forced.blinds or {each.why.value for each in line.left_out} <= {"sits out"}


@given(walks())
def test_given_any_walk_when_the_blinds_fall_then_the_first_seats_post_them_and_who_plays_on_posts_nothing_else(
    walked: Walked,
) -> None:
    """Never more blinds than players, and every payment rests on a clause."""
    forced, _, steps_of = walked
    for step in rounds(steps_of):
        line, number = step.line, min(len(forced.blinds), len(step.line.dealt))
        assert line.blinds == line.dealt[:number]
        assert line.course.last_blind == line.blinds[-1]
        turns = [payment for payment in line.payments if payment.kind is Kind.BLIND]
        assert [(payment.seat, payment.live_cents) for payment in turns] == [
            *zip(line.blinds, forced.blinds, strict=False)
        ]
        assert all(payment.under and payment.live_cents + payment.dead_cents > 0 for payment in line.payments)
        others = [payment for payment in line.payments if payment.kind is not Kind.BLIND]
        assert not in_play(step) & {payment.seat for payment in others}


@given(walks())
def test_given_any_walk_when_somebody_comes_in_then_the_price_is_that_of_the_standing(
    walked: Walked,
) -> None:
    """Up to the level for a newcomer, a seat further off, and who waited; all missed blinds for who posts them."""
    forced, seats, steps_of = walked
    for step in rounds(steps_of):
        turn = dict(zip(step.line.blinds, forced.blinds, strict=False))
        for place in step.before:
            if place.seat not in step.line.dealt:
                assert not payments(step.line, place.seat)
                continue
            own, top = turn.get(place.seat, 0), level(step, forced)
            live, dead = paid(step.line).get(place.seat, (0, 0))
            waited, missed = place.due or not place.posts, set(place.missed)
            if place.standing is Standing.PLAYING or step.line.commences or free(step, place, seats):
                assert (live, dead) == (own, 0)
            elif waited or own == top or place.standing is Standing.NEW:
                assert (live, dead) == (max(own, top), 0)
            elif place.standing is Standing.MISSED:
                owed = sum(forced.blinds[blind - 1] for blind in missed)
                assert live + dead == own + owed
                assert live == min(top, own + owed)
            else:
                beside = missed - {len(step.line.blinds)}
                assert (live, dead) == (max(own, top), sum(forced.blinds[blind - 1] for blind in beside))


@given(walks())
def test_given_any_walk_when_a_seat_sits_out_then_it_misses_what_it_would_have_posted(
    walked: Walked,
) -> None:
    """Made up anew with that seat playing: the blind that falls to it there is the one that it has missed."""
    forced, seats, steps_of = walked
    for step in rounds(steps_of):
        if step.line.commences or step.last is None or len(in_play(step)) < 2:
            continue
        after = {place.seat: place for place in step.line.places}
        for place in step.before:
            if place.here or place.standing is Standing.NEW:
                continue
            instead = Place(place.seat, Standing.PLAYING)
            with_it = lined_up(step.last, among(step.before, instead), forced, seats=seats)
            turn = {seat: number for number, seat in enumerate(with_it.blinds, 1)}
            on_button = with_it.course.button == place.seat
            new = {turn[place.seat]} if place.seat in turn and not on_button else set[int]()
            assert set(after[place.seat].missed) == {*place.missed, *new}


@given(walks())
def test_given_any_walk_when_a_seat_waits_then_it_comes_in_before_the_button_has_gone_past_it_three_times(
    walked: Walked,
) -> None:
    """Once before the blinds have come round, and once more only where they leap over it; whoever comes and goes."""
    _, seats, steps_of = walked
    passed: Counter[int] = Counter()
    for step in rounds(steps_of):
        before = {place.seat: place for place in step.before}
        for each in step.line.left_out:
            if not before[each.seat].here:
                passed[each.seat] = 0
            elif step.last is not None:
                way = steps(step.last.button, step.line.course.button, seats)
                passed[each.seat] += steps(step.last.button, each.seat, seats) < way
                assert passed[each.seat] <= 2
        for seat in range(1, seats + 1):
            if seat not in {each.seat for each in step.line.left_out}:
                passed[seat] = 0


@given(walks())
def test_given_any_walk_when_the_last_blind_leaps_over_a_player_then_somebody_before_has_gone(
    walked: Walked,
) -> None:
    """It goes from player to player; and it comes back to one before the button only where somebody has come in."""
    forced, seats, steps_of = walked
    found = rounds(steps_of)
    for one, two in pairwise(found):
        if two.line.commences or len(two.line.dealt) <= len(forced.blinds):
            continue
        stayed = in_play(two)
        start = one.line.course.button
        was = steps(start, one.line.course.last_blind, seats)
        now = steps(start, two.line.course.button, seats)
        now += steps(two.line.course.button, two.line.course.last_blind, seats)
        leapt = [
            seat
            for seat in stayed
            if was < steps(start, seat, seats) < now or was < steps(start, seat, seats) + seats < now
        ]
        if set(one.line.dealt) <= stayed:
            assert not leapt
        if set(two.line.dealt) <= set(one.line.dealt):
            assert now > was


@given(st.sets(st.integers(1, 9), min_size=2), BLINDS)
def test_given_players_who_all_stay_when_the_button_has_gone_round_then_each_had_it_and_each_blind_once(
    taken: set[int], forced: Forced
) -> None:
    """Whatever the seats between them."""
    line = lined_up(None, playing(*taken), forced)
    buttons: Counter[int] = Counter()
    posted: Counter[tuple[int, int]] = Counter()
    for _ in taken:
        line = lined_up(line.course, line.places, forced)
        buttons[line.course.button] += 1
        posted.update((payment.blind, payment.seat) for payment in line.payments)
    assert buttons == Counter(taken)
    blinds = range(1, 1 + min(len(forced.blinds), len(taken)))
    assert posted == Counter((blind, seat) for blind in blinds for seat in taken)
    assert line.course.first == 0


@given(st.sets(st.integers(1, 9), min_size=3), BLINDS, st.data())
def test_given_players_who_all_stay_when_one_of_them_waits_then_it_comes_in_within_one_orbit(
    taken: set[int], forced: Forced, data: st.DataObject
) -> None:
    """As many rounds as there are players, and one more where the button passes the seat before the blinds come."""
    waits = data.draw(st.sampled_from(sorted(taken)))
    standing = data.draw(st.sampled_from((Standing.NEW, Standing.MISSED, Standing.MOVED)))
    others = sorted(taken - {waits})
    button = data.draw(st.sampled_from(others))
    order = [seat for seat in (*others, *others) if seat != button] or others
    blind = data.draw(st.sampled_from(order))
    missed = (1,) if standing is Standing.MISSED else ()
    places, course = among(playing(*others), Place(waits, standing, missed=missed)), Course(button, blind)
    for played in range(1, 2 * len(taken)):
        line = lined_up(course, places, forced)
        course, places = line.course, line.places
        if waits in line.dealt:
            assert played <= len(taken) + 1
            assert paid(line)[waits] == (forced.blinds[len(line.blinds) - 1], 0)
            return
    raise AssertionError("it never came in")


@given(walks(GAMES), st.integers(1, 8))
def test_given_any_round_when_all_seats_are_turned_round_then_its_line_up_turns_with_them(
    walked: Walked, by: int
) -> None:
    """Only the place of the first button tells one seat from another."""
    forced, seats, steps_of = walked

    def turned(seat: int) -> int:
        return (seat + by - 1) % seats + 1 if seat else 0

    for step in rounds(steps_of):
        if step.last is None or step.line.commences:
            continue
        last = Course(*map(turned, (step.last.button, step.last.last_blind, step.last.first)))
        line = lined_up(
            last, among([replace(place, seat=turned(place.seat)) for place in step.before]), forced, seats=seats
        )
        assert line.dealt == tuple(map(turned, step.line.dealt))
        assert line.payments == tuple(replace(each, seat=turned(each.seat)) for each in step.line.payments)
        assert line.left_out == tuple(replace(each, seat=turned(each.seat)) for each in step.line.left_out)
        assert line.places == among([replace(place, seat=turned(place.seat)) for place in step.line.places])


@given(walks(GAMES))
def test_given_any_walk_when_fewer_than_two_are_ready_then_no_round_begins_and_only_then(
    walked: Walked,
) -> None:
    """A refusal says why and under which clause."""
    for step in walked[2]:
        if isinstance(step, Refusal):
            assert step.under == ("8.3", "10.4(a)")
        else:
            assert sum(place.here for place in step.before) >= 2


@given(walks(st.just(ANTE)))
def test_given_an_ante_game_when_anybody_is_ready_then_the_ante_is_all_it_takes(
    walked: Walked,
) -> None:
    """Nobody owes for having come, rested or moved."""
    for step in rounds(walked[2]):
        assert set(step.line.dealt) == {place.seat for place in step.before if place.here}
        assert paid(step.line) == dict.fromkeys(step.line.dealt, (0, 200))
        assert step.line.blinds == ()


@given(walks(GAMES))
def test_given_a_state_when_it_is_asked_twice_then_the_answer_is_the_same(
    walked: Walked,
) -> None:
    """A line-up is a function of what stands at the table, whatever sequence holds it."""
    forced, seats, steps_of = walked
    for step in rounds(steps_of):
        again = line_up(step.last, list(step.before), forced, seats)
        assert isinstance(again, LineUp)
        assert again == step.line
