"""How a new player enters a game (17.11, 17.12)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.places import Course, Place, Standing
from tests.games.canberra_manila.seated import (
    ANTE,
    ONE,
    THREE,
    TWO,
    among,
    lined_up,
    paid,
    payments,
    place_of,
    playing,
    why_out,
)

HERE = playing(1, 2, 3, 5, 6)


@pytest.mark.clause("17.11/lead")
@pytest.mark.parametrize("posts", [True, False])
def test_17_11_given_a_newcomer_when_the_button_would_come_to_the_seat_then_it_goes_past_and_the_seat_is_left_out(
    posts: bool,
) -> None:
    """Electing to post does not help."""
    line = lined_up(Course(3, 6), among(HERE, Place(4, posts=posts)))
    assert (line.course.button, 4 in line.dealt, payments(line, 4)) == (5, False, ())
    reason = (
        ("would come in on the dealer button", ("17.11/lead",))
        if posts
        else ("waits for the last blind", ("17.11(a)",))
    )
    assert why_out(line) == {4: reason}


@pytest.mark.clause("17.11/lead")
def test_17_11_given_one_player_and_newcomers_when_the_player_has_had_the_button_then_who_posts_comes_in() -> None:
    """It passes them all on its way round; seat 7 is then the last blind's, and seat 8 goes on waiting."""
    line = lined_up(Course(2, 5), among(playing(2), Place(4, posts=True), Place(7), Place(8)))
    assert (line.dealt, why_out(line)) == ((4, 7, 2), {8: ("waits for the last blind", ("17.11(a)",))})
    assert paid(line) == {4: (1_000, 0), 7: (1_000, 0)}


@pytest.mark.clause("17.11(a)", "17.11/lead")
def test_17_11_a_given_one_player_and_newcomers_who_all_wait_when_a_round_begins_then_they_come_in_for_that_blind() -> (
    None
):
    """Between two the last blind is the button's, so that it would reach nobody who waits."""
    line = lined_up(Course(2, 5), among(playing(2), Place(4), Place(7)))
    assert line.dealt == (4, 7, 2)
    assert paid(line) == {4: (1_000, 0), 7: (1_000, 0)}
    assert {each.under[-1] for each in line.payments} == {"17.11(a)"}


@pytest.mark.clause("17.11(a)")
def test_17_11_a_given_a_newcomer_who_waits_when_the_blind_comes_two_rounds_later_then_two_go_without_cards() -> None:
    """And then it is posted like any other, $10."""
    line = lined_up(Course(5, 1), among(HERE, Place(4)))
    out = [why_out(line)]
    line = lined_up(line.course, line.places)
    out.append(why_out(line))
    assert out == [{4: ("waits for the last blind", ("17.11(a)",))}] * 2
    line = lined_up(line.course, line.places)
    assert (line.blinds, paid(line)[4]) == ((3, 4), (1_000, 0))
    assert payments(line, 4)[0].under == ("8.4", "8.5(a)", "A:Big Blind", "17.11(a)")
    assert place_of(line, 4) == Place(4, Standing.PLAYING)


@pytest.mark.clause("17.11(a)")
@pytest.mark.parametrize("forced, button", [(ONE, 3), (TWO, 2), (THREE, 1)])
def test_17_11_a_given_one_to_three_blinds_when_a_newcomer_waits_then_it_is_for_the_last_of_them(
    forced: Forced, button: int
) -> None:
    """Else a newcomer would sit out while a third blind went past."""
    line = lined_up(Course(6, 3), among(HERE, Place(4)), forced)
    while 4 not in line.dealt:
        line = lined_up(line.course, line.places, forced)
    assert (line.course.button, line.blinds[-1]) == (button, 4)


@pytest.mark.clause("17.11(a)")
def test_17_11_a_given_two_newcomers_side_by_side_who_wait_when_the_blind_comes_then_one_comes_in_after_the_other() -> (
    None
):
    """One blind has one seat."""
    line = lined_up(Course(1, 3), among(playing(1, 2, 3, 6), Place(4), Place(5)))
    assert (line.blinds, 5 in line.dealt) == ((3, 4), False)
    assert lined_up(line.course, line.places).blinds == (4, 5)


@pytest.mark.clause("17.11(a)")
def test_17_11_a_given_a_newcomer_who_waits_when_players_leave_and_the_blind_leaps_over_then_it_is_paid_there() -> None:
    """Seats 3 and 4 leave: the last blind went from 3 to beyond 5, where the first blind falls now."""
    line = lined_up(Course(1, 3), among(playing(1, 2, 6, 7), Place(5)))
    assert line.blinds == (5, 6)
    assert [(each.kind.value, each.live_cents, each.under[-1]) for each in payments(line, 5)] == [
        ("blind", 500, "17.11(a)"),
        ("entry blind", 500, "17.11(a)"),
    ]


@pytest.mark.clause("17.11(b)")
def test_17_11_b_given_a_newcomer_in_mid_position_when_10_dollars_are_posted_then_the_seat_is_dealt_in_at_once() -> (
    None
):
    """Only the big blind is due, and all of it is the newcomer's first bet."""
    line = lined_up(Course(5, 1), among(HERE, Place(4, posts=True)))
    assert line.dealt == (1, 2, 3, 4, 5, 6)
    assert [(each.kind.value, each.live_cents, each.dead_cents, each.under) for each in payments(line, 4)] == [
        ("entry blind", 1_000, 0, ("17.11(b)",))
    ]


@pytest.mark.clause("17.11(b)")
@pytest.mark.parametrize("last, kinds", [(Course(2, 5), ["blind", "entry blind"]), (Course(1, 3), ["blind"])])
def test_17_11_b_given_a_newcomer_in_a_blinds_seat_when_it_posts_then_the_blind_in_turn_is_part_of_the_10_dollars(
    last: Course, kinds: list[str]
) -> None:
    """It pays the big blind once, wherever the blinds fall."""
    line = lined_up(last, among(HERE, Place(4, posts=True)))
    assert 4 in line.blinds
    assert [each.kind.value for each in payments(line, 4)] == kinds
    assert paid(line)[4] == (1_000, 0)


@pytest.mark.clause("17.11(b)", "17.11(a)", "17.11/lead")
@pytest.mark.parametrize("posts", [True, False])
def test_17_11_b_given_an_ante_game_when_a_newcomer_comes_then_the_ante_is_all_and_the_button_goes_past(
    posts: bool,
) -> None:
    """There is no big blind to wait for or to post."""
    line = lined_up(Course(3), among(HERE, Place(4, posts=posts)), ANTE)
    assert (line.course.button, line.dealt, paid(line)[4]) == (5, (6, 1, 2, 3, 4, 5), (0, 200))


@pytest.mark.clause("17.12")
def test_17_12_given_the_first_revolution_with_the_button_at_3_when_newcomers_sit_at_7_and_2_then_7_plays_free() -> (
    None
):
    """Seat 2 has been passed: it waits or posts, under 17.11, which the clause means where it says 17.10."""
    line = lined_up(Course(1, 4, first=9), among(playing(1, 3, 4, 5, 9), Place(2), Place(7)))
    assert line.course == Course(3, 5, first=9)
    assert (line.dealt, payments(line, 7)) == ((4, 5, 7, 9, 1, 3), ())
    assert why_out(line) == {2: ("waits for the last blind", ("17.11(a)",))}
    posting = lined_up(line.course, among(line.places, Place(2, posts=True)))
    assert paid(posting)[2] == (1_000, 0)


@pytest.mark.clause("17.12")
def test_17_12_given_the_first_revolution_when_a_blind_falls_to_a_newcomer_then_it_is_posted_like_any_other() -> None:
    """What is free is the entry; a blind in turn is refused by nobody."""
    line = lined_up(Course(1, 4, first=9), among(playing(1, 3, 5, 9), Place(4)))
    assert [(each.kind.value, each.live_cents, each.under[-1]) for each in payments(line, 4)] == [
        ("blind", 500, "A:Small Blind")
    ]


@pytest.mark.clause("17.12")
@pytest.mark.parametrize("button, free", [(9, False), (8, False), (6, True)])
def test_17_12_given_a_newcomer_at_seat_8_when_the_button_has_gone_round_or_past_then_the_seat_is_not_free(
    button: int, free: bool
) -> None:
    """It began at seat 9, and seat 8 is the last that it has not passed."""
    others = playing(1, 2, 4, button) if button != 8 else playing(1, 2, 4, 9)
    line = lined_up(Course(4, 1, first=9), among(others, Place(8)))
    assert (8 in line.dealt) is free
    assert (line.course.first == 9) is (button == 6)


@pytest.mark.clause("17.12")
def test_17_12_given_a_newcomer_where_the_button_began_when_it_is_elsewhere_then_the_seat_is_not_free() -> None:
    """The player at seat 9 had it and has left."""
    line = lined_up(Course(1, 4, first=9), among(playing(1, 3, 4, 5), Place(9)))
    assert why_out(line) == {9: ("waits for the last blind", ("17.11(a)",))}


@pytest.mark.clause("17.12", "17.11(a)", "17.11(b)", "8.3", "8.5(b)")
def test_17_12_given_newcomers_when_they_come_in_then_it_is_said_under_which_clause() -> None:
    """Free in the first revolution, for a price afterwards, and as the first players of a game or at an ante."""
    course, before = Course(1, 4, first=9), playing(1, 3, 5, 9)
    found = [
        lined_up(course, among(before, Place(7), Place(2, posts=True))),
        lined_up(course, among(before, Place(6))),
        lined_up(Course(1, 3), among(before, Place(4))),
        lined_up(None, (Place(3), Place(4))),
        lined_up(Course(1), among(before, Place(4)), ANTE),
    ]
    assert [tuple((each.seat, each.under) for each in line.entered) for line in found] == [
        ((7, ("17.12",)),),
        ((6, ("17.12",)),),
        ((4, ("17.11(a)",)),),
        ((3, ("8.3", "A:Dealer Button")), (4, ("8.3", "A:Dealer Button"))),
        ((4, ("8.5(b)",)),),
    ]
    assert lined_up(Course(1, 3), among(before, Place(6, posts=True))).entered[0].under == ("17.11(b)",)


@pytest.mark.clause("17.11(a)")
def test_17_11_a_given_blinds_after_a_round_with_antes_when_a_newcomer_waits_then_it_is_until_the_blind_comes() -> None:
    """No blind has leapt over anybody before the first one falls."""
    line = lined_up(Course(1), among(HERE, Place(4)), THREE)
    assert (line.blinds, 4 in line.dealt) == ((3, 5, 6), False)


@pytest.mark.clause("17.11(b)")
def test_17_11_b_given_a_first_blind_above_the_last_when_it_falls_to_a_newcomer_who_posts_then_it_is_all() -> None:
    """The level to which a newcomer pays is the last blind's."""
    line = lined_up(Course(2, 5), among(HERE, Place(4, posts=True)), Forced((1_000, 500)))
    assert paid(line)[4] == (1_000, 0)
    assert len(payments(line, 4)) == 1
