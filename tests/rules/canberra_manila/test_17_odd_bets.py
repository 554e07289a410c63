"""Bets out of turn, bets between a call and a raise, and bets below the call (17.5 to 17.8)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Maximum
from croupier.games.canberra_manila.events import (
    BetCalled,
    BetMade,
    BettingClosed,
    ChipsLaid,
    ChipsReturned,
    HandFolded,
    TappedOut,
)
from croupier.games.canberra_manila.state import Laid, Phase, Play
from tests.games.canberra_manila.tables import (
    DEALER,
    RICH,
    PlayScene,
    bet,
    betting,
    bounds,
    call,
    check,
    chips,
    fold,
    hand,
    left,
    level,
    on_street,
    pot,
    put,
    stakes,
    standing,
    tap_out,
    tries_bet,
    tries_call,
    tries_fold,
    tries_tap_out,
    turn,
)
from tests.kit.scene import cites


def second(*seats: int, **changes: Any) -> PlayScene:
    """The second betting round, nothing bet in it, $10 of each player in the pot."""
    return on_street(betting(stakes(*(seats or (1, 2, 3))), **changes), 2)


@pytest.mark.clause("17.5")
def test_17_5_given_20_out_of_turn_when_those_skipped_check_and_bet_10_then_it_stands_and_raises_by_10() -> None:
    """Until then it lies there, and is in no pot."""
    scene = tries_bet(second(), 3, 2_000)
    laid = scene.one(ChipsLaid)
    assert (laid.cents, laid.returned, laid.why, pot(scene), turn(scene)) == (2_000, 0, Laid.OUT_OF_TURN, 3_000, 1)
    scene = tries_bet(check(scene, 1), 2, 1_000)
    stood = scene.all(BetMade)[1]
    assert (stood.seat, stood.level, stood.cents) == (3, 2_000, 2_000)
    assert cites(stood, "17.5", "12.3(b)", "A:Raise")
    assert (turn(scene), scene.state.round.raises, put(scene)[3]) == (1, 1, 3_000)


@pytest.mark.clause("17.5")
def test_17_5_given_20_out_of_turn_when_those_skipped_fold_or_bet_as_much_then_it_stands() -> None:
    """As the opening bet, or as a call."""
    opened = fold(tries_bet(second(1, 2, 3, 4), 3, 2_000), 1)
    stood = tries_fold(opened, 2)
    assert cites(stood.one(BetMade), "17.5", "A:Check")
    called = tries_bet(tries_bet(second(1, 2), 2, 2_000), 1, 2_000)
    assert cites(called.one(BetCalled), "17.5", "12.3(a)")
    assert called.state.phase is Phase.EXPOSING


@pytest.mark.clause("17.5", "17.7")
def test_17_5_given_20_out_of_turn_when_15_is_bet_before_then_it_calls_and_5_go_back() -> None:
    """The least raise would have been to $30."""
    scene = tries_bet(check(tries_bet(second(), 3, 2_000), 1), 2, 1_500)
    stood = scene.one(BetCalled)
    assert (stood.cents, stood.returned) == (1_500, 500)
    assert cites(stood, "17.5", "17.7")
    assert left(scene, 3) == RICH - 2_500


@pytest.mark.clause("17.5")
def test_17_5_given_a_limit_of_50_when_70_are_bet_out_of_turn_then_20_go_back_at_once() -> None:
    """The rest lies there, and stands."""
    scene = tries_bet(second(maximum=Maximum.FIXED, maximum_cents=5_000), 3, 7_000)
    laid = scene.one(ChipsLaid)
    assert (laid.cents, laid.returned) == (5_000, 2_000)
    assert cites(laid, "17.5", "4.2(g)", "5.2")
    assert level(check(scene, 1, 2)) == 5_000


@pytest.mark.clause("17.5")
def test_17_5_given_a_bet_below_the_minimum_out_of_turn_when_the_turn_comes_then_it_goes_back() -> None:
    """Then the player acts like any other."""
    scene = check(tries_bet(second(), 3, 300), 1)
    scene = scene.when(c.Check(by=DEALER, seat=2))
    assert (scene.one(ChipsReturned).cents, turn(scene), hand(scene, 3).laid) == (300, 3, 0)
    check(scene, 3)


@pytest.mark.clause("17.5")
def test_17_5_given_two_bets_out_of_turn_when_the_turn_comes_to_them_then_they_stand_one_after_the_other() -> None:
    """The second is measured by the first."""
    scene = tries_bet(tries_bet(second(1, 2, 3, 4), 3, 2_000), 2, 1_000)
    scene = scene.when(c.Check(by=DEALER, seat=1))
    assert [(event.seat, event.level) for event in scene.all(BetMade)] == [(2, 1_000), (3, 2_000)]
    assert turn(scene) == 4


@pytest.mark.clause("17.5", "17.6")
def test_17_5_given_two_bets_out_of_turn_when_the_first_exceeds_the_second_then_that_player_has_to_choose() -> None:
    """$30 of seat 2 is more than $20 of seat 3."""
    scene = check(tries_bet(tries_bet(second(1, 2, 3, 4), 3, 2_000), 2, 3_000), 1)
    assert (turn(scene), level(scene), hand(scene, 3).laid) == (3, 3_000, 2_000)
    assert tries_fold(scene, 3).one(HandFolded).returned == 2_000


@pytest.mark.clause("17.5")
def test_17_5_given_a_bet_out_of_turn_when_the_others_fold_then_it_goes_back_and_the_player_wins() -> None:
    """Nobody is left to meet it."""
    scene = tries_fold(tries_bet(second(1, 2), 2, 2_000), 1)
    assert (scene.one(ChipsReturned).seat, scene.one(ChipsReturned).cents) == (2, 2_000)
    assert cites(scene.one(ChipsReturned), "17.5", "15.2(b)")
    assert scene.one(BettingClosed).under == ("12.4(a)",)
    won = scene.given(c.AwardPots(by=DEALER))
    assert chips(won) == {1: RICH - 1_000, 2: RICH + 900}


@pytest.mark.clause("17.5", "9.5")
def test_17_5_given_a_bet_out_of_turn_when_only_tapped_out_players_are_left_then_it_goes_back_with_the_round() -> None:
    """It does not lie over to the next card."""
    scene = on_street(betting(stakes(1, 2, 3, s3=1_000)), 2)
    scene = tries_fold(tries_bet(scene, 2, 2_000), 1)
    assert scene.one(ChipsReturned).cents == 2_000
    assert (scene.state.phase, hand(scene, 2).laid) == (Phase.EXPOSING, 0)


@pytest.mark.clause("17.5")
def test_17_5_given_somebody_who_folded_tapped_out_or_has_acted_when_betting_out_of_turn_then_it_is_refused() -> None:
    """As is a second bet, chips that meet nothing, a check and a fold."""
    scene = fold(second(1, 2, 3, 4), 1)
    tries_bet(scene, 1, 2_000).refused_under("17.10")
    tapped = tap_out(on_street(betting(stakes(1, 2, 3, 4, s1=1_300)), 2), 1)
    tries_bet(tapped, 1, 100).refused_under("14.1")
    tries_bet(check(second(), 1), 1, 2_000).refused_under("17.5")
    laid = tries_bet(second(), 3, 2_000)
    tries_bet(laid, 3, 3_000).refused_under("17.5")
    tries_call(second(), 3).refused_under("17.5")
    tries_fold(laid, 3).refused_under("12.3")
    laid.when(c.Check(by=DEALER, seat=3)).refused_under("12.3")
    tries_bet(second(), 3, RICH).refused_under("A:Table Stake")


@pytest.mark.clause("17.5")
def test_17_5_given_a_call_out_of_turn_when_the_one_before_folds_then_it_is_a_call() -> None:
    """Also of a stake that is shorter than the call, which has tapped out."""
    scene = tries_call(bet(second(), (1, 2_000)), 3)
    assert scene.one(ChipsLaid).cents == 2_000
    assert cites(tries_fold(scene, 2).one(BetCalled), "17.5", "12.3(a)")
    short = on_street(betting(stakes(1, 2, 3, s3=2_500)), 2)
    short = tries_fold(tries_tap_out(bet(short, (1, 2_000)), 3), 2)
    assert short.one(TappedOut).cents == 1_500
    assert cites(short.one(TappedOut), "17.5", "14.1")


@pytest.mark.clause("17.5", "17.8")
def test_17_5_given_less_than_the_call_out_of_turn_when_the_turn_comes_then_it_is_as_short_as_in_turn() -> None:
    """Add to it or fold; no raise is open."""
    scene = tries_fold(tries_bet(bet(second(), (1, 2_000)), 3, 1_500), 2)
    assert (scene.one(ChipsLaid).why, turn(scene)) == (Laid.SHORT, 3)
    tries_bet(scene, 3, 4_000).refused_under("17.8")
    assert tries_call(scene, 3).one(BetCalled).cents == 2_000
    assert cites(tries_fold(scene, 3).one(HandFolded), "17.8")


@pytest.mark.clause("17.6")
def test_17_6_given_20_out_of_turn_when_30_are_bet_before_then_its_maker_folds_with_it_back_calls_or_raises() -> None:
    """Add $10 to call, or raise to $60 or more; what was bet before stays."""
    scene = bet(check(tries_bet(second(), 3, 2_000), 1), (2, 3_000))
    assert (turn(scene), hand(scene, 3).laid, bounds(scene)[:2]) == (3, 2_000, (3_000, 6_000))
    folded = tries_fold(scene, 3)
    assert folded.one(HandFolded).returned == 2_000
    assert cites(folded.one(HandFolded), "17.6", "12.3(d)")
    assert (put(folded)[3], left(folded, 3)) == (1_000, RICH - 1_000)
    called = tries_bet(scene, 3, 3_000)
    assert (called.one(BetCalled).cents, put(called)[3]) == (3_000, 4_000)
    assert tries_bet(scene, 3, 6_000).one(BetMade).level == 6_000
    tries_bet(scene, 3, 1_500).refused_under("A:Bet")


@pytest.mark.clause("17.6", "17.5")
def test_17_6_given_blinds_when_a_bet_out_of_turn_is_exceeded_then_the_refund_is_of_that_bet_alone() -> None:
    """The small blind of $5 stays."""
    scene = tries_bet(betting(stakes(1, 2, 3)), 1, 1_500)
    folded = tries_fold(bet(scene, (3, 4_000)), 1)
    assert (folded.one(HandFolded).returned, put(folded)[1], left(folded, 1)) == (1_500, 500, RICH - 500)


@pytest.mark.clause("17.6", "14.1")
def test_17_6_given_all_chips_out_of_turn_when_they_are_exceeded_then_their_maker_may_still_fold() -> None:
    """Or tap out with them."""
    scene = tries_tap_out(on_street(betting(stakes(1, 2, 3, s3=3_000)), 2), 3)
    scene = bet(check(scene, 1), (2, 5_000))
    assert (turn(scene), hand(scene, 3).laid) == (3, 2_000)
    assert tries_fold(scene, 3).one(HandFolded).returned == 2_000
    assert tries_tap_out(scene, 3).one(TappedOut).cents == 2_000


@pytest.mark.clause("17.6")
def test_17_6_given_a_bet_out_of_turn_when_a_raise_closes_raising_then_its_excess_goes_back() -> None:
    """It stands as a call after the third raise."""
    scene = betting(stakes(1, 2, 3, 4, 5), blinds=(1_000,))
    scene = tries_bet(scene, 5, 20_000)
    scene = bet(scene, (2, 2_000), (3, 4_000))
    scene = tries_bet(scene, 4, 8_000)
    assert (scene.one(BetCalled).cents, scene.one(BetCalled).returned) == (8_000, 12_000)
    assert cites(scene.one(BetCalled), "17.5")


@pytest.mark.clause("17.7")
def test_17_7_given_20_to_call_and_a_least_raise_of_20_when_30_are_put_in_then_it_is_a_call_and_10_go_back() -> None:
    """Where $30 are the whole stake they stand as a tap-out, which reopens nothing."""
    scene = bet(second(), (1, 2_000))
    called = tries_bet(scene, 2, 3_000)
    assert (called.one(BetCalled).cents, called.one(BetCalled).returned) == (2_000, 1_000)
    assert cites(called.one(BetCalled), "17.7", "12.3(a)")
    assert left(called, 2) == RICH - 3_000
    short = bet(on_street(betting(stakes(1, 2, 3, s2=4_000)), 2), (1, 2_000))
    tapped = tries_bet(short, 2, 3_000)
    assert (tapped.one(TappedOut).cents, level(tapped), standing(tapped)[2]) == (3_000, 3_000, Play.TAPPED)
    assert bounds(fold(tapped, 3)) == (1_000, 0, 0)


@pytest.mark.clause("17.8")
def test_17_8_given_20_to_call_when_15_of_100_are_put_in_then_5_are_added_or_the_15_go_back_with_a_fold() -> None:
    """A raise is not offered, by any way of betting."""
    scene = tries_bet(bet(second(), (1, 2_000)), 2, 1_500)
    assert (scene.one(ChipsLaid).why, scene.one(ChipsLaid).cents, turn(scene)) == (Laid.SHORT, 1_500, 2)
    assert tries_call(scene, 2).one(BetCalled).cents == 2_000
    assert tries_bet(scene, 2, 2_000).one(BetCalled).cents == 2_000
    folded = tries_fold(scene, 2)
    assert folded.one(HandFolded).returned == 1_500
    assert cites(folded.one(HandFolded), "17.8")
    assert left(folded, 2) == RICH - 1_000
    for raised in (tries_bet(scene, 2, 4_000), tries_tap_out(scene, 2), tries_bet(scene, 2, 1_700)):
        assert raised.refused_under("17.8").instead.startswith("Add $5 to call")
    scene.when(c.Check(by=DEALER, seat=2)).refused_under("11.2")


@pytest.mark.clause("17.8")
def test_17_8_given_a_blind_of_10_when_a_player_bets_less_than_the_call_and_folds_then_the_blind_stays() -> None:
    """$30 to meet, $10 posted, $5 put in: $5 go back."""
    scene = call(bet(betting(stakes(1, 2, 3)), (3, 3_000)), 1)
    folded = tries_fold(tries_bet(scene, 2, 500), 2)
    assert (folded.one(HandFolded).returned, put(folded)[2], pot(folded)) == (500, 1_000, 7_000)


@pytest.mark.clause("17.8", "14.1")
def test_17_8_given_a_stake_below_the_call_when_less_than_a_tap_out_is_put_in_then_the_rest_may_follow() -> None:
    """$5 of $13 facing $20: tap out, or fold with $5 back."""
    scene = bet(on_street(betting(stakes(1, 2, 3, s2=2_300)), 2), (1, 2_000))
    scene = tries_bet(scene, 2, 500)
    assert scene.one(ChipsLaid).why is Laid.SHORT
    for tapped in (
        tries_tap_out(scene, 2),
        tries_call(scene, 2),
        tries_bet(scene, 2, 1_300),
        tries_bet(scene, 2, 1_000),
    ):
        assert tapped.one(TappedOut).cents == 1_000
    assert tries_fold(scene, 2).one(HandFolded).returned == 500
