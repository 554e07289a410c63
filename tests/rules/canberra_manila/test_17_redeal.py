"""Where a misdealt round is dealt again (17.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.entry import dealt_again
from croupier.games.canberra_manila.places import Course, Place
from tests.games.canberra_manila.seated import ANTE, TWO, among, lined_up, playing


@pytest.mark.clause("17.3")
def test_17_3_given_a_misdeal_when_it_is_dealt_again_then_the_button_stays_and_nothing_is_collected_twice() -> None:
    """The first seat after the button gets the first cards again, and the blinds of $5 and $10 stay where they are."""
    line = lined_up(Course(2, 4), among(playing(1, 2, 3, 4, 5, 6), Place(8, posts=True)))
    again = dealt_again(line)
    assert (again.course.button, again.dealt[0], again.payments) == (3, 4, ())
    assert again == replace(line, payments=())
    assert line.payments


@pytest.mark.clause("17.3")
@pytest.mark.parametrize("forced", [TWO, ANTE])
def test_17_3_given_a_misdeal_when_the_round_after_it_begins_then_the_button_has_moved_on_by_one(
    forced: Forced,
) -> None:
    """The misdeal was no round of its own."""
    line = dealt_again(lined_up(Course(2, 4), playing(1, 2, 3, 4), forced))
    assert lined_up(line.course, line.places, forced).course.button == 4
