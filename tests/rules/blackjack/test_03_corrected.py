"""Wagers that are found to be others than was recorded once cards are out (3.4, 3.5, 7.1, A:Double)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import CardDealt, DealerCompleted, WagerCorrected
from croupier.games.blackjack.state import Phase, Spot
from croupier.games.house import commands as hc
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.terms import Outcome
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PERFECT,
    SUPERVISOR,
    PlayScene,
    balances,
    dealt,
    double,
    gained,
    insurance_result,
    placed,
    played_out,
    player,
    result,
    side_result,
    split,
    stand,
    uninsured,
)
from tests.kit.scene import cites

NINETEEN = {1: "Ts9d"}


def correct(cents: int, name: str = "", spot: Spot = Spot.WAGER, box: int = 1, hand: int = 0) -> c.CorrectWager:
    return c.CorrectWager(by=SUPERVISOR, box=box, cents=cents, player=name, spot=spot, hand=hand)


def told(scene: PlayScene) -> PlayScene:
    """The next round, of the same cards, after ann was told in this one."""
    scene = played_out(stand(scene, 1)).given(hc.OpenWagering(by=DEALER, at=NOON))
    return placed(scene, {1: 5_000}).given(c.DealRound(by=DEALER))


@pytest.mark.clause("3.4")
def test_3_4_given_5_found_after_the_deal_when_corrected_then_it_is_played_and_its_owner_told() -> None:
    """Minimum $10; $50 were recorded and $5 lie there: paid $5 once, and ann knows that the next one goes back."""
    scene = dealt(NINETEEN, "9c", "9d").when(correct(500))
    found = scene.one(WagerCorrected)
    assert (found.recorded, found.cents, found.low, found.counts) == (5_000, 500, True, (500,))
    assert cites(found, "3.4")
    assert scene.one(PlayerAdvised).box == 1
    over = played_out(stand(scene, 1))
    assert (result(over, 1).staked, result(over, 1).returned) == (500, 1_000)
    assert gained(over, "ann") == 500


@pytest.mark.clause("3.4")
def test_3_4_given_an_owner_who_was_told_when_another_low_wager_is_found_then_it_goes_back() -> None:
    """Neither paid nor collected, and the dealer draws no card for it (12.2)."""
    scene = told(dealt(NINETEEN, "9c", "9dTs9d9s9c").given(correct(500)))
    before = gained(scene, "ann")
    scene = scene.when(correct(500))
    assert scene.one(WagerCorrected).counts == (0,)
    assert not scene.all(PlayerAdvised)
    over = played_out(stand(scene, 1), Phase.COLLECTING)
    settled = result(over, 1)
    assert (settled.outcome, settled.returned) == (Outcome.VOID, 500)
    assert cites(settled, "3.4")
    assert gained(over, "ann") == before + 5_000
    assert len(over.state.round.dealer) == 1


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(("draws", "returned"), [("9d", 110_000), ("Td", 10_000)])
def test_3_5_given_600_found_after_the_deal_when_corrected_then_it_settles_at_500(draws: str, returned: int) -> None:
    """Maximum $500: a win pays $500, a loss takes $500, and $100 come back either way."""
    hands = NINETEEN if draws == "9d" else {1: "Ts8d"}
    over = played_out(stand(dealt(hands, "9c", draws).given(correct(60_000)), 1))
    assert (result(over, 1).staked, result(over, 1).returned) == (60_000, returned)
    assert cites(result(over, 1), "3.5")
    assert balances(over).get("felt", 0) == 0


@pytest.mark.clause("3.5")
def test_3_5_given_a_shared_box_when_the_front_wager_is_more_then_less_counts_of_the_one_behind() -> None:
    """$300 and $200 were recorded; $400 lie in front, and so $100 of ben's count under the $500 of the box."""
    wagers = {1: {"ann": 30_000, "ben": 20_000}}
    scene = dealt(NINETEEN, "9c", "9d", wagers=wagers).when(correct(40_000, "ann"))
    assert scene.one(WagerCorrected).counts == (40_000, 10_000)
    over = played_out(stand(scene, 1))
    assert (gained(over, "ann"), gained(over, "ben")) == (40_000, 10_000)


@pytest.mark.clause("3.5")
def test_3_5_given_a_split_and_a_double_when_the_wager_was_less_then_both_count_as_far_as_it_does() -> None:
    """$30 lie where $50 were recorded: the second hand counts $30 of its $50, and so does its double."""
    scene = double(stand(split(dealt({1: "8h8s"}, "9c", "Tc3dTd8d"), 1), 1), 1)
    over = played_out(scene.given(correct(3_000)))
    first, second = result(over, 1), result(over, 1, index=1)
    assert (first.staked, second.staked) == (3_000, 10_000)
    assert (first.outcome, second.outcome, second.returned) == (Outcome.WIN, Outcome.WIN, 16_000)
    assert gained(over, "ann") == 3_000 + 6_000


@pytest.mark.clause("7.1")
def test_7_1_given_insurance_of_half_when_the_wager_was_less_then_no_more_than_half_of_that_counts() -> None:
    """$25 insure $50; the wager is found to be $30, and the insurance wins at $15."""
    scene = dealt(NINETEEN, "Ac", "Kd").given(c.Insure(by=player(1), box=1, cents=2_500))
    over = played_out(stand(uninsured(scene).given(correct(3_000)), 1))
    line = insurance_result(over, 1)
    assert (line.staked, line.returned) == (2_500, 2_500 + 3_000)
    assert cites(line, "7.1")
    assert gained(over, "ann") == 0


@pytest.mark.clause("7.1")
def test_7_1_given_insurance_that_was_recorded_wrong_when_corrected_then_it_is_settled_as_it_lies() -> None:
    """$20 were recorded and $10 lie on the line; another's line, or one that is not there, is not corrected."""
    scene = dealt(NINETEEN, "Ac", "9d").given(c.Insure(by=player(1), box=1, cents=2_000))
    scene.when(c.CorrectWager(by=SUPERVISOR, box=1, cents=1_000, spot=Spot.INSURANCE, owner="ben")).refused_under("7.1")
    over = played_out(stand(uninsured(scene.given(correct(1_000, spot=Spot.INSURANCE))), 1))
    assert insurance_result(over, 1).staked == 1_000
    assert gained(over, "ann") == -1_000 - 5_000


@pytest.mark.clause("A:Double/double down")
def test_a_double_double_down_given_one_recorded_wrong_when_corrected_then_what_is_over_the_wager_goes_back() -> None:
    """$50 doubled by $80: $50 of them count."""
    scene = double(dealt({1: "5h6s"}, "9c", "Tc8d"), 1)
    scene.when(correct(8_000, spot=Spot.DOUBLE, hand=1)).refused_under("A:Double/double down")
    over = played_out(scene.given(correct(8_000, spot=Spot.DOUBLE)))
    assert (result(over, 1).staked, result(over, 1).returned) == (13_000, 23_000)


@pytest.mark.clause("17.7")
@pytest.mark.parametrize(("cents", "returned"), [(15_000, 15_000 + 60_000), (200, 1_400)])
def test_17_7_given_a_side_bet_outside_its_limits_when_corrected_then_it_counts_within_them(
    cents: int, returned: int
) -> None:
    """Perfect Pairs of $5 to $100: $150 of a mixed pair win as $100, a first $2 is paid once."""
    scene = dealt({1: "8h8s"}, "9c", "Tc9d", side={1: 1_000}, side_bet=PERFECT)
    over = scene.given(correct(cents, spot=Spot.SIDE)).given(c.SettlePairs(by=DEALER))
    assert side_result(over, 1).returned == returned
    over.when(correct(1_000, spot=Spot.SIDE)).refused_under("17.7")


@pytest.mark.clause("3.4")
def test_3_4_given_no_chips_no_change_or_a_settled_wager_when_corrected_then_it_is_refused() -> None:
    """What is settled, or not there at all, is for the operator to rule on; players correct nothing."""
    scene = dealt(NINETEEN, "9c", "9d")
    scene.when(correct(0)).refused_under("3.4")
    scene.when(correct(5_000)).refused_under("3.4")
    scene.when(correct(4_000, "zoe")).refused_under("3.4")
    scene.when(correct(4_000, "ben", box=2)).refused_under("A:Box")
    scene.when(c.CorrectWager(by=player(1), box=1, cents=4_000)).refused_under("3.4")
    blackjack = dealt({1: "AsKd"}, "9c").given(c.PayBlackjacks(by=DEALER))
    blackjack.when(correct(4_000)).refused_under("3.4")
    over = played_out(stand(scene, 1), Phase.COLLECTING)
    over.when(correct(4_000)).refused_under("3.4")


@pytest.mark.clause("12.2")
def test_12_2_given_a_wager_that_counts_after_all_when_nothing_was_drawn_then_the_dealer_draws() -> None:
    """A wager that would go back is found to be a full one when the settlement is near; before that, the other way."""
    scene = stand(told(dealt(NINETEEN, "9c", "9dTs9d9s9c").given(correct(500))), 1)
    assert scene.state.phase is Phase.DRAWING
    scene = scene.when(correct(500))
    assert scene.one(DealerCompleted).total == 9
    assert scene.state.phase is Phase.SETTLING
    scene = scene.given(correct(2_000))
    assert scene.state.phase is Phase.DRAWING
    assert scene.when(c.DrawDealer(by=DEALER)).all(CardDealt)


@pytest.mark.clause("A:Void")
def test_a_void_given_a_corrected_wager_when_the_round_is_void_then_the_chips_that_lay_there_go_back() -> None:
    scene = double(dealt({1: "5h6s"}, "9c", "Tc8d"), 1).given(correct(60_000), correct(2_000, spot=Spot.DOUBLE))
    void = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="the lights went out"))
    assert balances(void) == {}
