"""The instrument itself: which approval a table plays under, from what day, and that it plays nothing else."""

from __future__ import annotations

from typing import cast, get_args

import pytest

from croupier.cards.pack import Pack
from croupier.games.decider import replay
from croupier.games.house import commands as hc
from croupier.games.house.events import RulesCopied, WagerSettled
from croupier.games.house.terms import Moment
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.determinations import Layout
from croupier.games.ultimate_texas_holdem.editions import EDITIONS
from croupier.games.ultimate_texas_holdem.events import TableOpened
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import Phase
from croupier.games.ultimate_texas_holdem.timetable import TIMETABLE
from croupier.rules.shelf import instrument
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    at_showdown,
    blank,
    opened,
    player,
    settled,
    terms,
)
from tests.kit.scene import cites

NUMBER = "NI2025-411"
REVOKED = "NI2019-212"
FIRST, BEFORE = "2025-07-25", "2025-07-24"


class TakeInsurance(hc.Command, frozen=True, kw_only=True, tag="take-insurance"):
    """A wish that no rule of this game knows."""

    box: int


def opening_on(day: str, commences: str | None = FIRST, edition: str = "2025") -> PlayScene:
    """What comes of opening a table on a day, with this first day entered by the operator."""
    asked = terms(commences=commences, edition=edition)
    return blank().when(c.OpenTable(by=OPERATOR, terms=asked, at=Moment(day, 720)))


@pytest.mark.clause("I:1")
def test_i_1_given_the_shelf_when_the_edition_is_looked_up_then_it_is_catalogued_as_gazetted() -> None:
    """Approval No 1 of 2025 under section 97, by its register number."""
    heading = instrument(EDITIONS["2025"].instrument).heading
    assert heading.number == NUMBER
    assert heading.title == "Casino Control (Poker – Ultimate Texas Hold-em) Approval 2025 (No 1)"
    assert heading.act == "Casino Control Act 2006, section 97"
    assert (heading.game, heading.edition) == ("ultimate-texas-holdem", "2025")


@pytest.mark.clause("I:1")
def test_i_1_given_a_whole_round_when_read_back_then_every_event_of_it_lies_under_the_edition() -> None:
    """The event that opens the table stamps everything after it."""
    scene = settled(at_showdown({1: "As Ah"}, "Kd 9s 7h 4c 2d", "Qs Jh"))
    first = scene.history[0]
    assert isinstance(first, TableOpened)
    assert cites(first, "I:1")
    assert first.terms.edition == "2025"
    for length in range(1, len(scene.history) + 1):
        assert replay(scene.game, scene.history[:length]).edition.instrument == NUMBER


@pytest.mark.clause("I:1")
def test_i_1_given_an_open_table_when_its_plate_and_rules_are_read_then_both_name_the_instrument() -> None:
    """Whoever looks at the table, or asks for its rules, learns which approval it is played under."""
    scene = opened(1)
    game = next(sign for sign in plate(scene.state) if sign.label == "Game")
    assert game.text == f"Ultimate Texas Hold-em, edition 2025 ({NUMBER})"
    assert scene.when(hc.CopyRules(by=player(1))).one(RulesCopied).instrument == NUMBER


@pytest.mark.clause("I:1")
def test_i_1_given_an_edition_that_nobody_gazetted_when_a_table_opens_under_it_then_it_is_refused() -> None:
    """A table that could not be stamped does not open."""
    scene = opening_on(DAY, edition="2031")
    assert "2025" in scene.refused_under("I:1").instead
    assert scene.state.phase is Phase.CLOSED


@pytest.mark.clause("I:2")
def test_i_2_given_the_first_day_entered_when_a_table_opens_then_it_may_but_not_the_day_before() -> None:
    """The operator enters the day after notification, which the instrument does not print."""
    assert opening_on(FIRST).one(TableOpened).terms.commences == FIRST
    assert FIRST in opening_on(BEFORE).refused_under("I:2").why


@pytest.mark.clause("I:2")
@pytest.mark.parametrize("entered", [None, "", "soon", "19 July 2025", "2025-07-32", "2025-07-18", "2019-04-19"])
def test_i_2_given_no_possible_first_day_when_a_table_opens_then_it_is_refused(entered: str | None) -> None:
    """Without a date from the register, or with one not after the signature of 18 July 2025, nothing opens."""
    opening_on(DAY, entered).refused_under("I:2")


@pytest.mark.clause("I:2")
def test_i_2_given_the_day_after_the_signature_when_entered_then_a_table_opens() -> None:
    """The earliest day that the register can show: notified on the day of the signature."""
    opening_on("2025-07-19", "2025-07-19").one(TableOpened)


@pytest.mark.clause("I:2")
def test_i_2_given_a_day_that_is_no_date_when_a_table_opens_then_it_is_refused() -> None:
    """Nobody can say whether the edition rules on a day that cannot be read."""
    opening_on("yesterday").refused_under("I:2")


@pytest.mark.clause("I:2")
def test_i_2_given_an_open_table_when_a_round_is_dated_before_the_first_day_then_it_does_not_open() -> None:
    """The edition is closed to every round of an earlier day, not only to the opening of the table."""
    scene = opened(1)
    for day in (BEFORE, FIRST):
        scene = scene.given(hc.CheckCards(by=DEALER, day=day, cards=(Pack().cards,)))
        scene = scene.when(hc.OpenWagering(by=DEALER, at=Moment(day, 720)))
        if day == BEFORE:
            scene.refused_under("I:2")
    assert scene.state.phase is Phase.WAGERING


@pytest.mark.clause("I:3")
@pytest.mark.parametrize("day", ["2019-05-01", FIRST, DAY])
def test_i_3_given_the_approval_of_2019_when_a_table_opens_under_it_then_it_is_refused(day: str) -> None:
    """NI2019-212 of 18 April 2019 is at an end; no table opens under it, on any day."""
    heading = instrument(NUMBER).heading
    assert (heading.revokes, str(heading.revoked_notified)) == (REVOKED, "2019-04-18")
    assert "revoked" in opening_on(day, edition=REVOKED).refused_under("I:3").why


@pytest.mark.clause("I:4")
def test_i_4_given_a_wish_that_is_no_part_of_the_schedule_when_asked_for_then_it_is_refused() -> None:
    """The schedule is the whole game: a wager that it does not contain cannot be made."""
    insurance = cast("c.AnyCommand", TakeInsurance(by=player(1), box=1))
    assert "TakeInsurance" in opened(1).when(insurance).refused_under("I:4").why


@pytest.mark.clause("I:4")
def test_i_4_given_the_timetable_when_compared_with_the_commands_then_each_has_its_place_and_there_is_no_other() -> (
    None
):
    """Nothing can be asked of a table that the timetable does not know, and it knows nothing else."""
    assert set(TIMETABLE) == set(get_args(c.AnyCommand))


@pytest.mark.clause("I:4")
@pytest.mark.parametrize("area", ["jackpot", "bet", "pair plus", "Ante"])
def test_i_4_given_a_layout_with_an_area_for_another_wager_when_a_table_opens_then_it_is_refused(area: str) -> None:
    """The boxes have places for ante, blind, trips and play, and for nothing else."""
    layout = Layout(APPROVAL, 7, ("ante", "blind", "trips", "play", area))
    scene = blank().when(c.OpenTable(by=OPERATOR, terms=terms(layout=layout), at=NOON))
    assert area in scene.refused_under("I:4").why


@pytest.mark.clause("I:4")
def test_i_4_given_a_whole_round_when_settled_then_ante_blind_play_and_trips_are_its_only_wagers() -> None:
    """No payout is made on anything but the four wagers of the rules."""
    scene = settled(at_showdown({1: "As Ah", 2: "3c 5d"}, "Kd 9s 7h 4c 2d", "Qs Qh", trips={1: 500, 2: 500}))
    wagers = {event.wager for event in scene.history if isinstance(event, WagerSettled)}
    assert wagers == {"ante", "blind", "play", "trips"}
