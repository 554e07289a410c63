"""Terms of places: the button, the first two blinds (A:Dealer Button, A:Small Blind, A:Big Blind)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.places import Course
from tests.games.canberra_manila.seated import ONE, THREE, TWO, lined_up, payments, playing


@pytest.mark.clause("A:Dealer Button")
def test_a_dealer_button_given_four_players_when_seat_2_has_it_then_cards_go_to_4_6_1_and_last_to_2() -> None:
    """The button comes from seat 1."""
    line = lined_up(Course(1, 4), playing(1, 2, 4, 6))
    assert line.course.button == 2
    assert line.dealt == (4, 6, 1, 2)


@pytest.mark.clause("A:Small Blind", "A:Big Blind")
def test_a_small_blind_given_seats_1_to_6_when_seat_6_has_the_button_then_seat_1_posts_it_and_seat_2_the_big_one() -> (
    None
):
    """Each is in the game by its own clause."""
    line = lined_up(Course(5, 1), playing(1, 2, 3, 4, 5, 6))
    assert line.blinds == (1, 2)
    assert [(each.live_cents, each.blind) for each in line.payments] == [(500, 1), (1_000, 2)]
    assert "A:Small Blind" in payments(line, 1)[0].under
    assert "A:Big Blind" in payments(line, 2)[0].under


@pytest.mark.clause("A:Small Blind", "A:Big Blind")
def test_a_small_blind_given_two_players_when_seat_1_has_the_button_then_seat_2_posts_it_and_seat_1_the_big_one() -> (
    None
):
    """The text knows no other order between two."""
    assert lined_up(Course(2, 2), playing(1, 2)).blinds == (2, 1)


@pytest.mark.clause("A:Big Blind")
def test_a_big_blind_given_one_blind_or_three_when_they_fall_then_it_is_the_second_or_there_is_none() -> None:
    """A third blind is larger and is not the big blind."""
    named = [
        ["A:Big Blind" in each.under for each in lined_up(None, playing(1, 2, 3, 4), game).payments]
        for game in (ONE, THREE)
    ]
    assert named == [[False], [False, True, False]]


@pytest.mark.clause("A:Big Blind")
def test_a_big_blind_given_more_blinds_than_players_when_they_fall_then_each_posts_one() -> None:
    """Three blinds between two players are two."""
    line = lined_up(None, playing(3, 7), THREE)
    assert [(each.seat, each.live_cents) for each in line.payments] == [(3, 500), (7, 1_000)]
    assert lined_up(None, playing(3, 7), TWO).blinds == line.blinds
