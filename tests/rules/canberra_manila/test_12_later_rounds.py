"""The betting rounds after the first: checks, bets, raises and folds, and when they end (9.5, 9.6, 11, 12)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import (
    BetCalled,
    BetMade,
    BettingClosed,
    HandChecked,
    HandFolded,
    PotFormed,
    UncalledReturned,
)
from croupier.games.canberra_manila.state import Phase, Play
from tests.games.canberra_manila.tables import (
    DEALER,
    RICH,
    PlayScene,
    balances,
    bet,
    betting,
    bounds,
    call,
    check,
    chips,
    fold,
    left,
    on_street,
    pot,
    put,
    stakes,
    standing,
    tap_out,
    tries_bet,
    tries_call,
    tries_check,
    tries_fold,
    turn,
    turn_card,
)
from tests.kit.scene import cites

LATER = pytest.mark.parametrize("street", [2, 3, 4, 5])


def later(street: int = 2, **stakes_of: int) -> PlayScene:
    """Three players in a later betting round, $10 of each in the pot."""
    return on_street(betting(stakes(1, 2, 3, **stakes_of)), street)


@pytest.mark.clause("9.5")
def test_9_5_given_three_players_when_one_of_them_is_short_of_the_level_then_no_card_is_exposed() -> None:
    """Level $20: two are in for $20, the third for $10."""
    scene = call(bet(betting(stakes(1, 2, 3)), (3, 2_000)), 1)
    scene.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")
    closed = tries_call(scene, 2)
    assert cites(closed.one(BettingClosed), "9.5", "10.4(b)")
    assert len(turn_card(closed).state.round.board) == 2


@pytest.mark.clause("9.5", "14.1")
def test_9_5_given_everybody_but_one_tapped_out_when_cards_are_exposed_then_nobody_is_asked_any_more() -> None:
    """The board is dealt out, and hands are shown."""
    scene = betting(stakes(1, 2, 3, s1=3_000, s3=3_000))
    scene = tap_out(scene, 3)
    scene = call(tap_out(scene, 1), 2)
    assert scene.state.phase is Phase.EXPOSING
    for street in (2, 3, 4, 5):
        scene = scene.when(c.TurnCommunal(by=DEALER))
        assert scene.one(BettingClosed).under == ("9.5", "14.1")
        assert (scene.state.round.street, turn(scene)) == (street, 0)
    assert scene.state.phase is Phase.SHOWDOWN


@pytest.mark.clause("9.6", "12.4(a)")
@LATER
def test_9_6_given_a_later_round_when_everybody_but_one_folds_then_no_further_card_is_dealt(street: int) -> None:
    """In round 3 the fourth and fifth card are not dealt, and $40 that nobody called go back."""
    scene = fold(bet(later(street), (1, 4_000)), 2, 3)
    assert scene.one(BettingClosed).under == ("12.4(a)",)
    assert (scene.state.phase, len(scene.state.round.board)) == (Phase.AWARDING, street)
    scene = scene.given(c.AwardPots(by=DEALER))
    assert scene.one(UncalledReturned).cents == 4_000
    assert scene.one(PotFormed).cents == 3_000
    assert chips(scene)[1] == RICH + 2_000 - balances(scene).get("commission", 0)


@pytest.mark.clause("9.6", "12.1")
def test_12_1_given_five_betting_rounds_when_the_last_is_over_then_hands_are_shown_and_there_is_no_sixth() -> None:
    """Two players are left."""
    scene = check(later(5), 1, 2, 3)
    assert scene.state.phase is Phase.SHOWDOWN
    scene.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")
    tries_bet(scene, 1, 500).refused_under("12.3")


@pytest.mark.clause("11.1")
@LATER
def test_11_1_given_a_later_round_when_nothing_has_been_bet_then_everybody_may_check_in_turn(street: int) -> None:
    """The first player, and each in sequence after that."""
    scene = later(street)
    for seat in (1, 2, 3):
        assert turn(scene) == seat
        scene = tries_check(scene, seat)
        assert cites(scene.one(HandChecked), "11.1")
    assert put(scene) == {1: 1_000, 2: 1_000, 3: 1_000}


@pytest.mark.clause("11.1")
def test_11_1_given_the_first_round_when_somebody_checks_then_it_is_refused() -> None:
    """The last blind with nothing to call stands on it."""
    scene = betting(stakes(1, 2, 3))
    tries_check(scene, 3).refused_under("11.1")
    tries_check(call(scene, 3, 1), 2).refused_under("11.1")


@pytest.mark.clause("11.2")
def test_11_2_given_a_bet_in_the_round_when_somebody_checks_then_it_is_refused() -> None:
    """Round 3: $10 is bet; a tap-out of $3 is a bet too."""
    scene = bet(later(3), (1, 1_000))
    assert tries_check(scene, 2).refused_under("11.2").instead.startswith("Call $10")
    tries_check(tap_out(later(3, s1=1_300), 1), 2).refused_under("11.2")


@pytest.mark.clause("11.3")
def test_11_3_given_checks_all_round_when_the_last_has_checked_then_the_round_ends_without_chips() -> None:
    """Round 4, three players: the fifth card is next."""
    scene = check(later(4), 1, 2, 3)
    assert scene.one(BettingClosed).under == ("11.3",)
    assert (scene.state.phase, pot(scene)) == (Phase.EXPOSING, 3_000)


@pytest.mark.clause("12.2(a)")
def test_12_2_a_given_limits_of_5_to_50_when_the_opener_bets_25_then_it_is_accepted() -> None:
    """And the others are to call $25."""
    scene = tries_bet(later(), 1, 2_500)
    assert cites(scene.one(BetMade), "12.2(a)")
    assert (turn(scene), bounds(scene)[0]) == (2, 2_500)


@pytest.mark.clause("12.2(b)", "A:Check")
def test_12_2_b_given_a_later_round_when_the_opener_checks_then_the_turn_passes_and_the_hand_stays() -> None:
    """Nothing is paid."""
    scene = tries_check(later(), 1)
    assert cites(scene.one(HandChecked), "12.2(b)")
    assert (turn(scene), standing(scene)[1], left(scene, 1)) == (2, Play.IN, RICH - 1_000)


@pytest.mark.clause("12.2(c)")
def test_12_2_c_given_nothing_bet_when_the_opener_folds_then_it_is_accepted() -> None:
    """However free a check would be."""
    scene = tries_fold(later(), 1)
    assert cites(scene.one(HandFolded), "12.2(c)", "A:Fold")
    assert (standing(scene)[1], put(scene)[1], turn(scene)) == (Play.FOLDED, 1_000, 2)


@pytest.mark.clause("12.3(a)")
def test_12_3_a_given_a_bet_of_25_when_the_next_calls_then_25_go_in() -> None:
    """With nothing bet there is nothing to call."""
    assert cites(tries_call(bet(later(), (1, 2_500)), 2).one(BetCalled), "12.3(a)", "A:Call")
    assert tries_call(bet(later(), (1, 2_500)), 2).one(BetCalled).cents == 2_500
    tries_call(later(), 1).refused_under("12.2")
    tries_call(check(later(), 1), 2).refused_under("12.3")


@pytest.mark.clause("12.3(b)")
def test_12_3_b_given_a_check_when_the_next_bets_10_then_the_checker_may_raise_to_20() -> None:
    """Seat 1 checks, seat 2 bets $10, and seat 1 raises."""
    scene = fold(bet(check(later(), 1), (2, 1_000)), 3)
    raised = tries_bet(scene, 1, 2_000)
    assert cites(raised.one(BetMade), "12.3(b)", "A:Raise", "5.1")
    assert (turn(raised), bounds(raised)) == (2, (1_000, 2_000, bounds(raised)[2]))


@pytest.mark.clause("12.3(c)", "A:Check")
def test_12_3_c_given_checks_before_when_a_later_seat_acts_then_it_may_check_and_it_may_open() -> None:
    """A check passes the opening on."""
    scene = check(later(), 1)
    assert cites(tries_check(scene, 2).one(HandChecked), "12.3(c)")
    made = tries_bet(check(scene, 2), 3, 500).one(BetMade)
    assert cites(made, "A:Check", "5.2")


@pytest.mark.clause("12.3(d)", "A:Fold")
def test_12_3_d_given_a_bet_of_25_when_the_next_folds_then_what_was_put_in_before_stays() -> None:
    """And the hand can win nothing."""
    scene = tries_fold(bet(later(), (1, 2_500)), 2)
    assert cites(scene.one(HandFolded), "12.3(d)")
    assert (put(scene)[2], standing(scene)[2]) == (1_000, Play.FOLDED)
    for refused in (tries_check(scene, 2), tries_call(scene, 2), tries_bet(scene, 2, 500), tries_fold(scene, 2)):
        refused.refused_under("17.10")
    tries_fold(check(later(), 1), 2).one(HandFolded)


@pytest.mark.clause("12.4(b)")
def test_12_4_b_given_a_player_who_tapped_out_earlier_when_the_others_are_level_then_the_round_closes() -> None:
    """A bets $20, B calls, and C is not asked."""
    scene = on_street(call(tap_out(betting(stakes(1, 2, 3, s3=1_500)), 3), 1, 2), 2)
    assert turn(scene) == 1
    closed = tries_call(bet(scene, (1, 2_000)), 2)
    assert closed.one(BettingClosed).under == ("12.4(b)", "9.5")
    assert closed.state.phase is Phase.EXPOSING


@pytest.mark.clause("12.4(b)")
def test_12_4_b_given_a_bet_after_checks_when_the_checkers_have_not_met_it_then_the_round_stays_open() -> None:
    """Seat 3 bets, and seats 1 and 2 are asked, in this order."""
    scene = bet(check(later(), 1, 2), (3, 500))
    assert turn(scene) == 1
    assert turn(call(scene, 1)) == 2
    assert call(scene, 1, 2).state.phase is Phase.EXPOSING


@pytest.mark.clause("12.4(b)")
def test_12_4_b_given_a_seat_that_folds_free_when_the_others_check_then_the_round_closes() -> None:
    """Two are left."""
    scene = check(fold(check(later(), 1), 2), 3)
    assert scene.state.phase is Phase.EXPOSING
    assert [hand.seat for hand in scene.state.round.live] == [1, 3]
