"""Players who change seats in a blind game (17.13)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.places import Course, Place, Standing, moved
from tests.games.canberra_manila.seated import ANTE, among, lined_up, paid, payments, place_of, playing, why_out

LAST = Course(1, 3)
"""Button at seat 1 of nine, blinds at 2 and 3."""


def change(start: int, to: int, posts: bool = False, last: Course | None = LAST) -> Place:
    """A player of the game changes seats after the round with the button at seat 1."""
    place = moved(Place(start, Standing.PLAYING), to, last, 9)
    return Place(place.seat, place.standing, posts=posts)


@pytest.mark.clause("17.13")
def test_17_13_given_seat_5_when_its_player_moves_to_seat_8_then_no_cards_until_the_big_blind_is_there() -> None:
    """It has three more seats to go."""
    place = change(5, 8)
    assert place.standing is Standing.MOVED
    line = lined_up(LAST, among(playing(1, 2, 3, 4, 9), place))
    assert why_out(line) == {8: ("waits for the last blind", ("17.13",))}
    while 8 not in line.dealt:
        line = lined_up(line.course, line.places)
    assert (line.blinds[-1], paid(line)[8]) == (8, (1_000, 0))
    assert payments(line, 8)[0].under[-1] == "17.13"


@pytest.mark.clause("17.13")
def test_17_13_given_seat_5_when_its_player_moves_to_seat_8_and_posts_10_dollars_then_the_seat_is_dealt_in() -> None:
    """Without further penalty."""
    line = lined_up(LAST, among(playing(1, 2, 3, 4, 9), change(5, 8, posts=True)))
    assert [(each.kind.value, each.live_cents, each.dead_cents, each.under) for each in payments(line, 8)] == [
        ("entry blind", 1_000, 0, ("17.13",))
    ]
    assert place_of(line, 8) == Place(8, Standing.PLAYING)


@pytest.mark.clause("17.13")
def test_17_13_given_seat_8_when_its_player_moves_to_seat_5_then_play_goes_on_without_a_post() -> None:
    """Nearer to the blinds."""
    place = change(8, 5)
    assert place == Place(5, Standing.PLAYING)
    line = lined_up(LAST, among(playing(1, 2, 3, 4), place))
    assert (5 in line.dealt, payments(line, 5)) == (True, ())


@pytest.mark.clause("17.13")
@pytest.mark.parametrize(
    "start, to, further", [(4, 2, True), (3, 2, False), (2, 4, False), (9, 1, True), (1, 9, False)]
)
def test_17_13_given_a_seat_when_it_is_compared_with_another_then_further_is_more_seats_before_the_last_blind(
    start: int, to: int, further: bool
) -> None:
    """The last blind was at seat 3, so that seat 4 is the nearest and seat 3 the furthest."""
    assert (change(start, to).standing is Standing.MOVED) is further


@pytest.mark.clause("17.13")
def test_17_13_given_an_ante_game_when_a_player_moves_then_nothing_follows() -> None:
    """Nor before the first round, nor after blinds have been given up."""
    assert change(5, 8, last=Course(1)) == change(5, 8, last=None) == Place(8, Standing.PLAYING)
    line = lined_up(LAST, among(playing(1, 2), change(5, 8)), ANTE)
    assert paid(line)[8] == (0, 200)


@pytest.mark.clause("17.13")
def test_17_13_given_a_newcomer_when_moving_then_a_newcomer_it_is_and_who_has_missed_blinds_keeps_them() -> None:
    """A move forgives nothing: the missed $5 are posted beside the big blind, and dead."""
    assert moved(Place(5), 8, LAST, 9) == Place(8)
    assert moved(Place(4, Standing.MOVED, posts=True, due=True), 8, LAST, 9) == Place(8, Standing.MOVED)
    place = moved(Place(5, Standing.MISSED, missed=(1, 2)), 8, LAST, 9)
    assert place == Place(8, Standing.MOVED, missed=(1, 2))
    line = lined_up(LAST, among(playing(1, 2, 3, 4, 9), Place(8, Standing.MOVED, posts=True, missed=(1, 2))))
    assert paid(line)[8] == (1_000, 500)
    assert moved(Place(8, Standing.MISSED, missed=(2,)), 5, LAST, 9) == Place(5, Standing.MISSED, missed=(2,))


@pytest.mark.clause("17.13")
def test_17_13_given_a_moved_player_who_posts_when_the_button_comes_then_it_stays_there() -> None:
    """The clause keeps nobody off the button who changes seats, as 17.4 and 17.11 do; who waits is passed over."""
    others = playing(1, 4, 6)
    line = lined_up(LAST, among(others, Place(2, Standing.MOVED, posts=True)))
    assert (line.course.button, paid(line)[2]) == (2, (1_000, 0))
    assert lined_up(LAST, among(others, Place(2, Standing.MOVED))).course.button == 4
    assert lined_up(LAST, among(others, Place(2, Standing.MOVED, due=True))).course.button == 2


@pytest.mark.clause("17.13")
def test_17_13_given_a_moved_player_who_waits_when_the_first_blind_goes_past_then_it_is_not_missed() -> None:
    """Only who sits out misses it."""
    waits = lined_up(Course(9, 2), among(playing(1, 4, 6), Place(2, Standing.MOVED)))
    assert place_of(waits, 2) == Place(2, Standing.MOVED)
    away = lined_up(Course(9, 2), among(playing(1, 4, 6), Place(2, Standing.MOVED, here=False)))
    assert place_of(away, 2).missed == (1,)
