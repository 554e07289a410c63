"""Blinds that were missed, and how a player rejoins (17.4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila.entry import LineUp
from croupier.games.canberra_manila.places import Course, Place, Standing
from tests.games.canberra_manila.seated import among, lined_up, paid, payments, place_of, playing, why_out

HERE = playing(1, 2, 3, 5, 6)
BOTH = Place(4, Standing.MISSED, missed=(1, 2))
"""Between the others; who would post has `posts`."""


def passed_by(rounds: int, button: int = 1) -> LineUp:
    """Seat 4 of six sits out from where the blinds are at seats 2 and 3."""
    line = lined_up(Course(button - 1 or 6, button + 1), playing(1, 2, 3, 4, 5, 6))
    places = among(line.places, Place(4, Standing.PLAYING, here=False))
    for _ in range(rounds):
        line = lined_up(line.course, places)
        places = line.places
    return line


@pytest.mark.clause("17.4")
def test_17_4_given_a_seat_that_sits_out_when_the_blinds_go_past_then_it_has_missed_the_last_and_then_the_first() -> (
    None
):
    """They reach it in that order, and the button leaves nothing to miss."""
    assert [place_of(passed_by(rounds), 4).missed for rounds in (1, 2, 3, 4)] == [(2,), (1, 2), (1, 2), (1, 2)]
    assert place_of(passed_by(1), 4).standing is Standing.MISSED


@pytest.mark.clause("17.4")
def test_17_4_given_a_seat_that_sits_out_when_no_blind_reaches_it_then_it_returns_and_owes_nothing() -> None:
    """A player of the game who was away for a round, the blinds elsewhere."""
    line = lined_up(Course(6, 2), playing(1, 2, 3, 4, 5, 6, out=(5,)))
    assert place_of(line, 5) == Place(5, Standing.PLAYING, here=False)
    back = lined_up(line.course, playing(1, 2, 3, 4, 5, 6))
    assert (5 in back.dealt, payments(back, 5)) == (True, ())


@pytest.mark.clause("17.4")
def test_17_4_given_5_and_10_dollars_missed_when_the_seat_two_after_the_blinds_posts_15_then_it_is_dealt_in() -> None:
    """$10 are its first bet and $5 are dead."""
    line = lined_up(Course(5, 1), among(HERE, replace(BOTH, posts=True)))
    assert line.blinds == (1, 2)
    assert [(each.kind.value, each.live_cents, each.dead_cents, each.under) for each in payments(line, 4)] == [
        ("missed blinds", 1_000, 500, ("17.4",))
    ]
    assert place_of(line, 4) == Place(4, Standing.PLAYING)


@pytest.mark.clause("17.4")
def test_17_4_given_5_and_10_dollars_missed_when_the_seat_posts_nothing_then_it_stays_out_until_the_last_blind() -> (
    None
):
    """Two rounds later that blind reaches it, and its amount is all that the seat pays."""
    line = lined_up(Course(5, 1), among(HERE, BOTH))
    assert why_out(line) == {4: ("waits for the last blind", ("17.4",))}
    line = lined_up(line.course, line.places)
    assert 4 not in line.dealt
    line = lined_up(line.course, line.places)
    assert line.blinds == (3, 4)
    assert paid(line)[4] == (1_000, 0)
    assert payments(line, 4)[0].under == ("8.4", "8.5(a)", "A:Big Blind", "17.4")


@pytest.mark.clause("17.4")
def test_17_4_given_missed_blinds_when_the_button_would_come_to_the_seat_then_not_even_posting_lets_it_in() -> None:
    """The button goes on to the next player, and the seat may post a round later."""
    line = lined_up(Course(3, 6), among(HERE, replace(BOTH, posts=True)))
    assert (line.course.button, why_out(line)) == (5, {4: ("would come in on the dealer button", ("17.4",))})
    assert place_of(line, 4) == replace(BOTH, posts=True)
    line = lined_up(line.course, line.places)
    assert paid(line)[4] == (1_000, 500)


@pytest.mark.clause("17.4")
def test_17_4_given_missed_blinds_when_a_blind_falls_to_the_seat_as_well_then_both_are_paid() -> None:
    """The first blind of $5 is its turn and live, $5 of the missed $15 make up the bet of $10, and $10 are dead."""
    line = lined_up(Course(2, 5), among(HERE, replace(BOTH, posts=True)))
    assert line.blinds == (4, 5)
    assert [(each.kind.value, each.live_cents, each.dead_cents) for each in payments(line, 4)] == [
        ("blind", 500, 0),
        ("missed blinds", 500, 1_000),
    ]


@pytest.mark.clause("17.4")
def test_17_4_given_a_seat_that_waits_when_the_last_blind_leaps_over_it_then_its_turn_has_come_all_the_same() -> None:
    """The players at seats 2 and 3 leave; a round later, off the button, it comes in for that blind's amount."""
    line = lined_up(Course(1, 3), among(playing(1, 5, 6), BOTH))
    assert line.course.button == 5
    assert (place_of(line, 4).due, 4 in line.dealt) == (True, False)
    line = lined_up(line.course, line.places)
    assert paid(line)[4] == (1_000, 0)
    assert {each.under[-1] for each in payments(line, 4)} == {"17.4"}


@pytest.mark.clause("17.4")
def test_17_4_given_a_blind_missed_in_two_orbits_when_the_seat_posts_then_it_counts_once() -> None:
    """And one that is posted no more counts not at all."""
    line = passed_by(9)
    assert place_of(line, 4).missed == (1, 2)
    third = Place(4, Standing.MISSED, posts=True, missed=(2, 3))
    assert paid(lined_up(Course(5, 1), among(HERE, third)))[4] == (1_000, 0)


@pytest.mark.clause("17.4")
def test_17_4_given_missed_blinds_that_come_to_less_than_the_last_when_posted_then_that_is_all_of_it() -> None:
    """Who missed the first blind alone has $5 in, and $5 to call."""
    small = Place(4, Standing.MISSED, posts=True, missed=(1,))
    assert paid(lined_up(Course(5, 1), among(HERE, small)))[4] == (500, 0)


@pytest.mark.clause("17.4")
def test_17_4_given_a_player_who_stays_when_somebody_before_leaves_then_a_blind_that_leaps_over_is_not_missed() -> None:
    """The button goes to the next player in turn, and the law knows no turn that stays with an empty seat."""
    line = lined_up(Course(1, 3), playing(1, 4, 5, 6))
    assert (line.course.button, line.blinds) == (4, (5, 6))
    assert place_of(line, 4) == Place(4, Standing.PLAYING)


@pytest.mark.clause("17.4")
def test_17_4_given_a_seat_that_posts_when_the_last_blind_leaps_over_it_then_it_posts_what_it_missed() -> None:
    """Only who waits has waited for that blind."""
    line = lined_up(Course(1, 3), among(playing(5, 6, 7, 8), replace(BOTH, posts=True)))
    assert place_of(line, 4) == replace(BOTH, posts=True)
    assert paid(lined_up(line.course, line.places))[4] == (1_000, 500)


@pytest.mark.clause("17.4")
def test_17_4_given_a_seat_whose_turn_has_come_when_it_sits_out_then_it_has_to_wait_again() -> None:
    """The turn was there to be taken."""
    line = lined_up(Course(5, 1), among(HERE, replace(BOTH, due=True, here=False)))
    assert place_of(line, 4) == replace(BOTH, here=False)
