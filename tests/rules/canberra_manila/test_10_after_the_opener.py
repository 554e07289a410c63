"""The first betting round after its opener: the last blind, the others, and when it ends (10.2 to 10.4)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import (
    BetCalled,
    BetMade,
    BettingClosed,
    ChipsReturned,
    HandFolded,
    PotFormed,
    UncalledReturned,
)
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.tables import (
    DEALER,
    RICH,
    balances,
    bet,
    betting,
    bounds,
    call,
    check,
    chips,
    collected,
    dealt,
    fold,
    level,
    over_blind,
    put,
    seated,
    stakes,
    tap_out,
    tries_bet,
    tries_call,
    tries_check,
    tries_fold,
    turn,
    turn_card,
)
from tests.kit.scene import cites

SIX = stakes(1, 2, 3, 4, 5, 6)


@pytest.mark.clause("10.2/tail")
def test_10_2_tail_given_calls_only_when_the_last_blind_is_reached_then_it_raises_or_stands() -> None:
    """Blinds of $5 and $10, two calls, and the small blind completes: $20 or more, or the round is over."""
    scene = call(betting(stakes(1, 2, 3, 4)), 3, 4, 1)
    assert (turn(scene), bounds(scene)[:2]) == (2, (0, 1_000))
    raised = tries_bet(scene, 2, 1_000)
    assert (raised.one(BetMade).level, raised.state.round.raises, turn(raised)) == (2_000, 1, 3)
    assert cites(raised.one(BetMade), "10.2/tail")
    stood = tries_call(scene, 2)
    assert (stood.one(BetCalled).cents, stood.state.phase) == (0, Phase.EXPOSING)
    assert cites(stood.one(BetCalled), "10.2/tail")
    tries_check(scene, 2).refused_under("11.1")
    tries_fold(scene, 2).refused_under("10.2/tail")


@pytest.mark.clause("10.2/tail")
def test_10_2_tail_given_a_raise_when_the_last_blind_is_reached_then_it_acts_as_everybody_does() -> None:
    """It calls, raises again, or folds, and the raise before counts."""
    scene = fold(bet(betting(stakes(1, 2, 3, 4)), (3, 3_000)), 4, 1)
    assert (turn(scene), bounds(scene)[:2]) == (2, (2_000, 4_000))
    assert cites(tries_call(scene, 2).one(BetCalled), "10.3(a)")
    assert cites(tries_bet(scene, 2, 4_000).one(BetMade), "10.3(b)")
    assert cites(tries_fold(scene, 2).one(HandFolded), "10.3(c)")


@pytest.mark.clause("10.2/tail")
def test_10_2_tail_given_an_over_blind_when_all_call_then_it_closes_and_the_blind_before_it_does_not() -> None:
    """The over-blind of $20 at seat 3 is the last, and the big blind has $10 to call and may fold."""
    scene = dealt(over_blind(collected(seated(stakes(1, 2, 3, 4), over_blinds=(2_000,))), 3))
    scene = call(scene, 4, 1)
    assert cites(tries_fold(scene, 2).one(HandFolded), "10.3(c)")
    scene = call(scene, 2)
    assert (turn(scene), scene.state.phase) == (3, Phase.BETTING)
    assert cites(tries_bet(scene, 3, 2_000).one(BetMade), "10.2/tail")
    assert call(scene, 3).state.phase is Phase.EXPOSING


@pytest.mark.clause("10.2/tail", "14.5")
def test_10_2_tail_given_a_tap_out_above_the_blind_when_the_last_blind_is_reached_then_it_may_raise_the_blind() -> None:
    """$15 is no full raise of $10; the last blind calls $5, folds, or makes it $20."""
    scene = fold(tap_out(betting(stakes(1, 2, 3, 4, s3=1_500)), 3), 4, 1)
    assert (turn(scene), bounds(scene)[0]) == (2, 500)
    assert cites(tries_call(scene, 2).one(BetCalled), "10.3(a)")
    tries_fold(scene, 2).one(HandFolded)


@pytest.mark.clause("10.2/tail", "17.7")
def test_10_2_tail_given_nothing_to_call_when_the_last_blind_puts_in_less_than_a_raise_then_all_of_it_goes_back() -> (
    None
):
    """$5 on a posted $10: it stands on the blind."""
    scene = tries_bet(call(betting(stakes(1, 2, 3)), 3, 1), 2, 500)
    made = scene.one(BetCalled)
    assert (made.cents, made.returned, put(scene)[2]) == (0, 500, 1_000)
    assert cites(made, "10.2/tail", "17.7")


@pytest.mark.clause("10.2/tail", "14.1")
def test_10_2_tail_given_a_last_blind_with_5_dollars_left_when_it_taps_out_then_the_others_meet_15() -> None:
    """Who has called may only call $5 more, or fold."""
    scene = tap_out(call(betting(stakes(1, 2, 3, s2=1_500)), 3, 1), 2)
    assert (level(scene), turn(scene), bounds(scene)) == (1_500, 3, (500, 0, 0))


@pytest.mark.clause("10.3(a)")
def test_10_3_a_given_a_level_of_20_when_a_seat_with_5_posted_calls_then_it_costs_15() -> None:
    """What was posted counts."""
    scene = fold(bet(betting(stakes(1, 2, 3, 4)), (3, 2_000)), 4)
    made = tries_call(scene, 1).one(BetCalled)
    assert made.cents == 1_500
    assert cites(made, "10.3(a)")


@pytest.mark.clause("10.3(b)")
def test_10_3_b_given_20_after_a_raise_of_10_when_a_seat_raises_then_to_30_or_more() -> None:
    """$29 is taken for a call of $20."""
    scene = bet(betting(SIX), (3, 2_000))
    assert tries_bet(scene, 4, 3_000).one(BetMade).level == 3_000
    assert cites(tries_bet(scene, 4, 3_000).one(BetMade), "10.3(b)", "A:Raise")
    assert tries_bet(scene, 4, 2_900).one(BetCalled).returned == 900


@pytest.mark.clause("10.3(c)")
def test_10_3_c_given_the_first_round_when_a_seat_folds_then_it_is_free_and_a_check_is_refused() -> None:
    """No seat checks in the first round."""
    scene = call(betting(SIX), 3)
    assert cites(tries_fold(scene, 4).one(HandFolded), "10.3(c)", "A:Fold")
    refused = tries_check(scene, 4).refused_under("11.1")
    assert "10.3" in refused.under


@pytest.mark.clause("10.3(c)")
def test_10_3_c_given_somebody_elses_turn_when_a_seat_folds_checks_or_taps_then_only_chips_are_kept() -> None:
    """A fold and a check wait for their turn."""
    scene = betting(SIX)
    tries_fold(scene, 4).refused_under("10.3")
    tries_check(scene, 4).refused_under("10.3")


@pytest.mark.clause("10.4(a)")
def test_10_4_a_given_folds_all_round_when_the_big_blind_is_left_then_it_wins_15_and_no_commission_is_taken() -> None:
    """$5 and $10 of blinds; the $5 above the small blind was called by nobody and goes back."""
    scene = fold(betting(stakes(1, 2, 3, 4)), 3, 4, 1)
    closed = scene.one(BettingClosed)
    assert (closed.under, scene.state.phase, turn(scene)) == (("10.4(a)",), Phase.AWARDING, 0)
    scene = scene.given(c.AwardPots(by=DEALER))
    assert scene.one(UncalledReturned).cents == 500
    assert (scene.one(PotFormed).cents, scene.one(PotFormed).commission) == (1_000, 0)
    assert chips(scene) == {1: RICH - 500, 2: RICH + 500, 3: RICH, 4: RICH}
    assert "commission" not in balances(scene)


@pytest.mark.clause("10.4(a)")
def test_10_4_a_given_a_raise_when_all_others_fold_then_the_round_ends_at_once() -> None:
    """The raiser is not asked again, and no further card is dealt."""
    scene = fold(bet(betting(stakes(1, 2, 3)), (3, 4_000)), 1, 2)
    assert scene.state.phase is Phase.AWARDING
    assert len(scene.state.round.board) == 1


@pytest.mark.clause("10.4(b)")
def test_10_4_b_given_two_equal_bets_when_others_have_still_to_act_then_the_round_stays_open() -> None:
    """Opener and next seat are in for $10 and four have not acted."""
    scene = call(betting(SIX), 3, 4)
    assert (scene.state.phase, turn(scene)) == (Phase.BETTING, 5)
    scene = fold(scene, 5, 6, 1)
    assert (scene.state.phase, turn(scene)) == (Phase.BETTING, 2)
    closed = tries_call(scene, 2)
    assert closed.one(BettingClosed).under == ("10.4(b)", "9.5")
    assert closed.state.phase is Phase.EXPOSING


@pytest.mark.clause("10.4(b)")
def test_10_4_b_given_a_raise_by_the_last_blind_when_all_have_met_it_then_the_round_closes_without_asking_it() -> None:
    """Nobody acts on the own raise."""
    scene = bet(call(betting(stakes(1, 2, 3)), 3, 1), (2, 1_000))
    assert call(scene, 3, 1).state.phase is Phase.EXPOSING
    assert not scene.all(ChipsReturned)
    tries_check(check(turn_card(call(scene, 3, 1)), 1), 3).refused_under("12.3")
