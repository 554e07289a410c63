"""Who has the button (8.3)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.button import steps
from croupier.games.canberra_manila.entry import line_up
from croupier.games.canberra_manila.places import Course, Place
from croupier.games.decider import Refusal
from tests.games.canberra_manila.seated import TWO, among, lined_up, playing


@pytest.mark.clause("8.3")
def test_8_3_given_nine_seats_when_the_first_round_begins_then_the_seat_at_the_dealers_right_has_it_then_seat_1() -> (
    None
):
    """Seats are numbered clockwise from the dealer's left; newcomers are dealt in, for the game begins with them."""
    line = lined_up(None, tuple(Place(seat) for seat in range(1, 10)))
    assert (line.course.button, line.commences) == (9, True)
    following = lined_up(line.course, line.places)
    assert (following.course.button, following.commences) == (1, False)


@pytest.mark.clause("8.3")
def test_8_3_given_nobody_at_the_dealers_right_when_the_first_round_begins_then_the_next_player_there_has_it() -> None:
    """Seat 7 is the first player to the dealer's right, though seat 1 is as near; who sits out is no player of it."""
    places = (*playing(1, 4, 7), Place(8, here=False))
    assert lined_up(None, places).course.button == 7


@pytest.mark.clause("8.3")
def test_8_3_given_a_round_when_it_is_over_then_the_next_player_dealt_in_has_it_though_the_last_one_has_left() -> None:
    """Seat 4 had it and is empty now, and seat 5 sits out: seat 7 is next, and then the way begins again."""
    line = lined_up(Course(4, 7), playing(1, 2, 5, 7, out=(5,)))
    assert line.course.button == 7
    assert lined_up(line.course, line.places).course.button == 1


@pytest.mark.clause("8.3")
def test_8_3_given_one_player_left_in_the_game_and_a_newcomer_when_a_round_begins_then_the_player_has_it_again() -> (
    None
):
    """A newcomer may not have it, and without the newcomer nobody plays."""
    line = lined_up(Course(3, 3), among(playing(3), Place(6, posts=True)))
    assert (line.course.button, line.dealt, line.commences) == (3, (6, 3), False)


@pytest.mark.clause("8.3")
def test_8_3_given_nobody_left_of_the_game_when_newcomers_are_ready_then_play_commences_anew() -> None:
    """There is no game that they could enter, and so they owe nothing."""
    line = lined_up(Course(4, 6), (Place(2), Place(5)))
    assert (line.course, line.commences) == (Course(5, 5, first=5), True)
    assert [(each.seat, each.live_cents, each.dead_cents) for each in line.payments] == [(2, 500, 0), (5, 1_000, 0)]


@pytest.mark.clause("8.3")
def test_8_3_given_all_but_one_sitting_out_when_a_round_is_asked_for_then_none_begins_and_the_reason_is_said() -> None:
    """A pot with one player in it is won before anybody bets."""
    refused = line_up(Course(4, 6), playing(1, 4, 6, out=(1, 6)), TWO, 9)
    assert isinstance(refused, Refusal)
    assert refused.under == ("8.3", "10.4(a)")
    assert refused.why == "A round needs two players, and fewer are ready."


@pytest.mark.clause("8.3")
def test_8_3_given_the_way_round_the_table_when_seats_are_counted_then_it_goes_clockwise_and_comes_back() -> None:
    """From seat 8 of 9 it is two seats to seat 1, and nine to seat 8 itself."""
    assert [steps(8, seat, 9) for seat in (9, 1, 7, 8)] == [1, 2, 8, 9]
