"""Who opens the first betting round (10.1)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.button import opener
from croupier.games.canberra_manila.places import Course
from tests.games.canberra_manila.seated import ANTE, lined_up, playing


@pytest.mark.clause("10.1")
def test_10_1_given_the_button_at_seat_3_when_seats_4_and_5_have_posted_then_seat_6_opens() -> None:
    """An over-blind of seat 6 would make it seat 1."""
    line = lined_up(Course(2, 4), playing(1, 2, 3, 4, 5, 6))
    assert opener(line.dealt, line.course.last_blind) == 6
    assert opener(line.dealt, 6) == 1


@pytest.mark.clause("10.1")
def test_10_1_given_two_players_when_the_button_has_posted_the_last_blind_then_the_other_opens() -> None:
    """The seats are gone round."""
    line = lined_up(Course(2, 2), playing(2, 8))
    assert opener(line.dealt, line.course.last_blind) == 2


@pytest.mark.clause("10.1")
def test_10_1_given_an_ante_game_when_there_is_no_blind_then_the_first_after_the_button_opens() -> None:
    """No seat is the last blind's."""
    line = lined_up(Course(2), playing(1, 2, 3, 4), ANTE)
    assert opener(line.dealt, line.course.last_blind) == 4
