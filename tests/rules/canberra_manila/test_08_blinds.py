"""Blinds and antes before the first card, which nobody dealt in refuses (8.4, 8.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.places import Course
from tests.games.canberra_manila.seated import (
    ANTE,
    ONE,
    THREE,
    TWO,
    lined_up,
    paid,
    payments,
    place_of,
    playing,
    why_out,
)


@pytest.mark.clause("8.4")
@pytest.mark.parametrize("posts", [True, False])
def test_8_4_given_a_player_in_turn_when_dealt_in_then_the_blind_is_due_whatever_was_elected(posts: bool) -> None:
    """Electing to wait is for those who come in; who plays on posts."""
    line = lined_up(Course(1, 3), tuple(replace(place, posts=posts) for place in playing(1, 2, 3)))
    assert paid(line) == {3: (500, 0), 1: (1_000, 0)}
    assert all("8.4" in each.under for each in line.payments)


@pytest.mark.clause("8.4")
def test_8_4_given_a_player_in_turn_when_sitting_out_before_the_round_then_the_blind_is_missed_and_the_next_posts() -> (
    None
):
    """The only way not to post is not to be dealt in, and that has its price."""
    line = lined_up(Course(1, 3), playing(1, 2, 3, 4, 5, out=(4,)))
    assert line.blinds == (3, 5)
    assert place_of(line, 4).missed == (2,)
    assert why_out(line) == {4: ("sits out", ("17.4", "19.6"))}


@pytest.mark.clause("8.5(a)")
@pytest.mark.parametrize(
    "forced, posted", [(ONE, {4: 1_000}), (TWO, {4: 500, 6: 1_000}), (THREE, {4: 500, 6: 1_000, 1: 2_000})]
)
def test_8_5_a_given_one_to_three_blinds_when_a_round_begins_then_the_seats_after_the_button_post_in_sequence(
    forced: Forced, posted: dict[int, int]
) -> None:
    """All of it counts towards the bets of the first round."""
    line = lined_up(Course(1, 4), playing(1, 2, 4, 6), forced)
    assert paid(line) == {seat: (cents, 0) for seat, cents in posted.items()}
    assert all("8.5(a)" in each.under for each in line.payments)


@pytest.mark.clause("8.5(a)")
def test_8_5_a_given_two_players_when_a_round_begins_then_the_button_posts_the_second_blind() -> None:
    """The first player clockwise from the button is the other one."""
    line = lined_up(Course(2, 2), playing(2, 8))
    assert (line.course.button, line.blinds) == (8, (2, 8))


@pytest.mark.clause("8.5(b)")
def test_8_5_b_given_an_ante_game_when_a_round_begins_then_everybody_dealt_in_contributes_and_it_sets_no_bet() -> None:
    """Who sits out contributes nothing and will owe nothing."""
    line = lined_up(Course(1), playing(1, 2, 4, 6, out=(4,)), ANTE)
    assert paid(line) == {6: (0, 200), 1: (0, 200), 2: (0, 200)}
    assert all(each.under == ("8.5(b)", "A:Ante") for each in line.payments)
    assert (place_of(line, 4).missed, why_out(line)) == ((), {4: ("sits out", ("19.6",))})
    assert payments(line, 4) == ()
