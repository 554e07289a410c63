"""The instrument itself: which approval a table plays under, from what day, and that it plays nothing else (N)."""

from __future__ import annotations

from typing import cast, get_args

import pytest
from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.editions import E2018, EDITIONS
from croupier.games.blackjack.events import InsuranceSettled, SideWagerSettled, TableOpened, WagerSettled
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.state import Phase
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.decider import replay
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import RulesCopied
from croupier.games.house.terms import Moment
from croupier.rules.shelf import instrument
from tests.games.blackjack.tables import (
    DAY,
    DEALER,
    LAYOUT,
    OPERATOR,
    PERFECT,
    PlayScene,
    blank,
    dealt,
    loaded,
    opened,
    played_out,
    player,
    stacked,
    terms,
)
from tests.kit.scene import cites

NUMBER, REVOKED = "NI2018-568", "NI2017-244"


class Surrender(hc.Command, frozen=True, kw_only=True, tag="surrender"):
    """A wish that no rule of this game knows."""

    box: int


def opening_on(day: str, commences: str | None = "2018-10-19") -> PlayScene:
    """What comes of opening a table on a day, with this first day entered by the operator."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(commences=commences), at=Moment(day, 720)))


@pytest.mark.clause("N:1")
def test_n_1_given_rounds_played_when_the_log_is_read_back_then_every_event_of_it_lies_under_the_instrument() -> None:
    """The event that opens the table stamps everything after it."""
    scene = played_out(dealt({1: "Ts 9d", 2: "As Kd"}, "9c", "8d"), Phase.PLAYING)
    scene = played_out(scene.given(c.Stand(by=player(1), box=1)))
    first = scene.history[0]
    assert isinstance(first, TableOpened)
    assert cites(first, "N:1")
    assert first.terms.edition == "2018"
    for length in (1, len(scene.history) // 2, len(scene.history)):
        assert replay(GAME, scene.history[:length]).edition.instrument == NUMBER


@pytest.mark.clause("N:1")
def test_n_1_given_an_open_table_when_its_plate_and_rules_are_read_then_both_name_the_instrument() -> None:
    """Whoever looks at the table, or asks for its rules, learns which approval it is played under."""
    scene = opened(1)
    game = next(sign for sign in plate(scene.state) if sign.label == "Game")
    assert NUMBER in game.text
    assert scene.when(hc.CopyRules(by=player(1))).one(RulesCopied).instrument == NUMBER
    assert instrument(NUMBER).heading.title == "Casino Control (Blackjack) Approval 2018 (No 1)"


@pytest.mark.clause("N:1")
def test_n_1_given_an_edition_that_nobody_gazetted_when_a_table_opens_under_it_then_it_is_refused() -> None:
    """A table that could not be stamped does not open."""
    unknown = replace(terms(), edition="2031")
    refusal = blank().when(c.OpenTable(by=OPERATOR, terms=unknown, at=Moment(DAY, 720))).refused_under("N:1")
    assert all(name in refusal.instead for name in EDITIONS)


@pytest.mark.clause("N:2")
def test_n_2_given_the_first_day_when_a_table_opens_then_it_may_but_not_the_day_before() -> None:
    """Notified on 18 October 2018: in force on the 19th, and not on the 18th."""
    assert opening_on("2018-10-19").one(TableOpened).terms.edition == "2018"
    assert "2018-10-19" in opening_on("2018-10-18").refused_under("N:2").why


@pytest.mark.clause("N:2")
@pytest.mark.parametrize("entered", [None, "", "soon", "19 October 2018", "2018-10-32", "2018-10-17", "2017-05-19"])
def test_n_2_given_no_possible_first_day_when_a_table_opens_then_it_is_refused(entered: str | None) -> None:
    """The notification is not printed; without its date, or with one not after 17 October 2018, nothing opens."""
    opening_on(DAY, entered).refused_under("N:2")


@pytest.mark.clause("N:2")
def test_n_2_given_the_day_after_signature_when_entered_then_a_table_opens() -> None:
    """The earliest day that the register can show: notified on the day of the signature."""
    opening_on("2018-10-18", "2018-10-18").one(TableOpened)


@pytest.mark.clause("N:2")
def test_n_2_given_an_open_table_when_a_round_is_dated_before_the_first_day_then_it_does_not_open() -> None:
    """The rules are closed to every round of an earlier day, not only to the opening of the table."""
    scene = loaded(opened(1), stacked())
    for day in ("2018-10-18", "2018-10-19"):
        scene = scene.given(hc.CheckCards(by=DEALER, day=day, cards=(Pack().cards,) * scene.state.decks))
        scene = scene.when(hc.OpenWagering(by=DEALER, at=Moment(day, 720)))
        if day == "2018-10-18":
            scene.refused_under("N:2")
    assert scene.state.phase is Phase.WAGERING


@pytest.mark.clause("N:3")
def test_n_3_given_the_approval_that_this_one_revokes_when_a_table_opens_under_it_then_it_is_refused() -> None:
    """NI2017-244, notified on 18 May 2017, has ended; no table opens under it, on any day."""
    heading = instrument(NUMBER).heading
    assert heading.revokes == REVOKED
    assert str(heading.revoked_notified) == "2017-05-18"
    for day in ("2018-10-18", DAY):
        command = c.OpenTable(by=OPERATOR, terms=terms(edition=REVOKED), at=Moment(day, 720))
        assert "revoked" in blank().when(command).refused_under("N:3").why


@pytest.mark.clause("N:4")
def test_n_4_given_a_wish_that_is_no_part_of_the_schedule_when_asked_for_then_it_is_refused() -> None:
    """The schedule is the whole game: this one knows no surrender."""
    wish = cast("c.AnyCommand", Surrender(by=player(1), box=1))
    assert "Surrender" in dealt({1: "Ts 6d"}).when(wish).refused_under("N:4").why


@pytest.mark.clause("N:4")
def test_n_4_given_the_timetable_when_compared_with_the_commands_then_each_has_its_place_and_there_is_no_other() -> (
    None
):
    """Nothing can be asked of a table that the timetable does not know, and it knows nothing else."""
    assert set(TIMETABLE) == set(get_args(c.AnyCommand))


@pytest.mark.clause("N:4")
@pytest.mark.parametrize("area", ["ante", "lucky ladies", "Wager"])
def test_n_4_given_a_layout_with_an_area_for_another_wager_when_a_table_opens_then_it_is_refused(area: str) -> None:
    """The boxes have places for wagers, insurance and the two side bets of rule 17, and for nothing else."""
    layout = replace(LAYOUT, areas=("wager", "insurance", "perfect-pairs", "pairs-play", area))
    command = c.OpenTable(by=OPERATOR, terms=terms(layout=layout), at=Moment(DAY, 720))
    assert area in blank().when(command).refused_under("N:4").why


@pytest.mark.clause("N:4")
def test_n_4_given_collusion_when_a_round_should_be_void_for_it_then_the_schedule_has_no_such_ground() -> None:
    """Other games void a round for collusion; here disturbance, fraud and what makes play impractical are grounds."""
    scene = dealt({1: "Ts 6d"})
    scene.when(hc.VoidRound(by=OPERATOR, reason=VoidReason.COLLUSION, note="seen", breach=1)).refused_under("N:4")


@pytest.mark.clause("N:4")
def test_n_4_given_a_whole_round_when_settled_then_box_insurance_and_side_bet_are_its_only_wagers() -> None:
    """No payout is made on anything but the wagers of the rules, and each at the odds of the schedule."""
    scene = dealt({1: "8s 8s"}, "Ah", "9d", side={1: 500}, side_bet=PERFECT).given(
        c.SettlePairs(by=DEALER), c.Insure(by=player(1), box=1, cents=2_500), c.CloseInsurance(by=DEALER)
    )
    scene = played_out(scene.given(c.Stand(by=player(1), box=1)))
    paid = (WagerSettled, SideWagerSettled, InsuranceSettled)
    settled = [event for event in scene.history if isinstance(event, paid)]
    assert [type(event) for event in settled] == [SideWagerSettled, InsuranceSettled, WagerSettled]
    assert [event.returned for event in settled] == [500 * 26, 0, 0]
    assert E2018.instrument == NUMBER
