"""The first betting round: who opens it, what the opener and the others may do, and when it ends (10)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.events import (
    BetCalled,
    BetMade,
    BettingClosed,
    ChipsReturned,
    HandFolded,
    PotFormed,
    TappedOut,
    UncalledReturned,
)
from croupier.games.canberra_manila.state import Phase, Play
from tests.games.canberra_manila.tables import (
    DEALER,
    RICH,
    SUPERVISOR,
    PlayScene,
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
    left,
    level,
    on_street,
    over_blind,
    passed,
    player,
    pot,
    put,
    seated,
    stakes,
    standing,
    tap_out,
    tries_bet,
    tries_call,
    tries_check,
    tries_fold,
    tries_tap_out,
    turn,
    turn_card,
)
from tests.kit.scene import cites

SIX = stakes(1, 2, 3, 4, 5, 6)
OPENERS = pytest.mark.parametrize("opener", list(Opener))


def pays_and_folds(scene: PlayScene, seat: int) -> PlayScene:
    return scene.when(c.CallAndFold(by=player(seat), seat=seat))


@pytest.mark.clause("10.1")
def test_10_1_given_two_blinds_when_dealt_then_the_next_seat_opens_and_later_the_first_after_the_button() -> None:
    """Six players, the button at seat 6: seats 1 and 2 post, 3 opens; seat 1 opens what follows while it is in."""
    scene = betting(SIX)
    assert turn(scene) == 3
    assert turn(on_street(scene, 2)) == 1
    assert turn(on_street(scene, 5)) == 1
    folded = fold(call(scene, 3, 4, 5, 6), 1)
    assert turn(turn_card(passed(folded))) == 2


@pytest.mark.clause("10.1")
@pytest.mark.parametrize("blinds, first", [((1_000,), 2), ((500, 1_000), 3), ((500, 1_000, 2_000), 4)])
def test_10_1_given_one_to_three_blinds_when_dealt_then_the_seat_after_the_last_opens(
    blinds: tuple[int, ...], first: int
) -> None:
    """However many there are."""
    assert turn(betting(SIX, blinds=blinds)) == first


@pytest.mark.clause("10.1")
def test_10_1_given_two_players_when_dealt_then_the_button_has_the_last_blind_and_acts_last_in_every_round() -> None:
    """With three blinds between two players no more than two are posted, and the opening bet is the second."""
    for blinds in ((500, 1_000), (500, 1_000, 2_000)):
        scene = betting(stakes(1, 2), blinds=blinds)
        assert put(scene) == {1: 500, 2: 1_000}
        assert (turn(scene), level(scene), bounds(scene)[:2]) == (1, 1_000, (500, 1_500))
        assert turn(call(scene, 1)) == 2
        assert turn(on_street(scene, 2)) == 1


@pytest.mark.clause("10.1")
def test_10_1_given_one_blind_between_two_players_when_dealt_then_the_button_opens() -> None:
    """Seat 1 posts it, and the next seat clockwise is the button."""
    scene = betting(stakes(1, 2), blinds=(1_000,))
    assert (put(scene), turn(scene)) == ({1: 1_000, 2: 0}, 2)


@pytest.mark.clause("10.1")
def test_10_1_given_an_over_blind_when_dealt_then_the_seat_after_it_opens() -> None:
    """Between two players with one blind that is the blind again."""
    scene = dealt(over_blind(collected(seated(SIX, over_blinds=(2_000,))), 3))
    assert turn(scene) == 4
    two = dealt(over_blind(collected(seated(stakes(1, 2), blinds=(1_000,), over_blinds=(2_000,))), 2))
    assert turn(two) == 1


@pytest.mark.clause("10.1")
def test_10_1_given_an_ante_game_when_dealt_then_the_first_after_the_button_opens_every_round() -> None:
    """There is no blind to count from."""
    scene = betting(stakes(1, 2, 3), ante_cents=200)
    assert turn(scene) == 1
    assert turn(turn_card(call(bet(scene, (1, 500)), 2, 3))) == 1


@pytest.mark.clause("10.1")
def test_10_1_given_a_seat_that_has_tapped_out_when_it_would_open_then_the_next_does() -> None:
    """In an ante game an ante may take all; with blinds the first after the button may have posted all."""
    assert turn(betting(stakes(1, 2, 3, s1=200), ante_cents=200)) == 2
    scene = betting(stakes(1, 2, 3, 4, s1=500))
    assert standing(scene)[1] is Play.TAPPED
    assert turn(turn_card(call(scene, 3, 4, 2))) == 2


@pytest.mark.clause("10.2/lead")
@OPENERS
def test_10_2_given_an_option_when_the_opener_has_acted_then_it_binds_nobody_after(opener: Opener) -> None:
    """The next seat calls or folds freely, whatever the opener had to do."""
    scene = betting(SIX, opener=opener)
    opened = bet(scene, (3, 2_000))
    assert tries_call(opened, 4).one(BetCalled).cents == 2_000
    assert tries_fold(opened, 4).one(HandFolded).paid == 0
    pays_and_folds(opened, 4).refused_under("10.2(a)(iii)")


@pytest.mark.clause("10.2(a)(i)", "10.2(b)(i)")
@pytest.mark.parametrize("opener, clause", [(Opener.A, "10.2(a)(i)"), (Opener.B, "10.2(b)(i)")])
def test_10_2_a_i_given_option_a_or_b_when_the_opener_calls_then_the_last_blind_is_matched(
    opener: Opener, clause: str
) -> None:
    """A blind of $10: $10 goes in, and the player stays."""
    scene = tries_call(betting(SIX, opener=opener), 3)
    made = scene.one(BetCalled)
    assert (made.cents, left(scene, 3), standing(scene)[3]) == (1_000, RICH - 1_000, Play.IN)
    assert cites(made, clause, "A:Call")


@pytest.mark.clause("10.2(a)(ii)", "10.2(b)(ii)", "10.2(c)(i)")
@pytest.mark.parametrize(
    "opener, clause", [(Opener.A, "10.2(a)(ii)"), (Opener.B, "10.2(b)(ii)"), (Opener.C, "10.2(c)(i)")]
)
def test_10_2_a_ii_given_any_option_when_the_opener_raises_then_it_counts_from_the_least_raise_on(
    opener: Opener, clause: str
) -> None:
    """A blind of $10: $20 is a raise by the least amount."""
    scene = betting(SIX, opener=opener)
    made = tries_bet(scene, 3, 2_000).one(BetMade)
    assert (made.level, made.cents) == (2_000, 2_000)
    assert cites(made, clause, "A:Raise", "5.1")
    assert bounds(scene)[:2] == (1_000, 2_000)


@pytest.mark.clause("10.2(a)(iii)")
def test_10_2_a_iii_given_option_a_when_the_opener_gives_up_then_the_call_is_paid_and_no_fold_is_free() -> None:
    """$10 goes to the pot with the hand, and the pot is no longer one of blinds alone."""
    scene = betting(SIX, opener=Opener.A)
    refused = tries_fold(scene, 3).refused_under("10.2(a)(iii)")
    assert "pay the call and fold" in refused.instead
    after = pays_and_folds(scene, 3)
    made = after.one(HandFolded)
    assert (made.paid, put(after)[3], pot(after), standing(after)[3]) == (1_000, 1_000, 2_500, Play.FOLDED)
    assert cites(made, "10.2(a)(iii)", "A:Fold")
    assert (turn(after), after.state.round.called) == (4, True)


@pytest.mark.clause("10.2(a)(iii)")
def test_10_2_a_iii_given_option_a_and_a_short_stake_when_the_opener_gives_up_then_what_is_left_is_paid() -> None:
    """$4 before the player: $4 goes to the pot."""
    after = pays_and_folds(betting(stakes(1, 2, 3, 4, s3=400), opener=Opener.A), 3)
    assert (after.one(HandFolded).paid, left(after, 3), standing(after)[3]) == (400, 0, Play.FOLDED)


@pytest.mark.clause("10.2(a)(iii)")
def test_10_2_a_iii_given_option_a_when_the_opener_has_posted_in_part_then_only_the_rest_is_paid() -> None:
    """Between two players the small blind opens, and pays $5 more to fold."""
    after = pays_and_folds(betting(stakes(1, 2), opener=Opener.A), 1)
    assert (after.one(HandFolded).paid, put(after)) == (500, {1: 1_000, 2: 1_000})
    assert after.state.phase is Phase.AWARDING


@pytest.mark.clause("10.2(a)(iii)")
@pytest.mark.parametrize("opener", [Opener.B, Opener.C])
def test_10_2_a_iii_given_another_option_when_the_opener_would_pay_to_fold_then_it_is_refused(opener: Opener) -> None:
    """A fold costs nothing there."""
    pays_and_folds(betting(SIX, opener=opener), 3).refused_under("10.2(a)(iii)")


@pytest.mark.clause("10.2(b)(iii)", "10.2(c)(ii)")
@pytest.mark.parametrize("opener, clause", [(Opener.B, "10.2(b)(iii)"), (Opener.C, "10.2(c)(ii)")])
def test_10_2_b_iii_given_option_b_or_c_when_the_opener_folds_then_nothing_is_paid(opener: Opener, clause: str) -> None:
    """The next seat has everything open that rule 10.3 lists."""
    scene = tries_fold(betting(SIX, opener=opener), 3)
    made = scene.one(HandFolded)
    assert (made.paid, put(scene)[3]) == (0, 0)
    assert cites(made, clause, "A:Fold")
    assert tries_call(scene, 4).one(BetCalled).cents == 1_000


@pytest.mark.clause("10.2(c)(i)")
def test_10_2_c_i_given_option_c_when_the_opener_calls_then_it_is_refused() -> None:
    """The opener raises or folds; between the two nothing is taken for a call, nor kept until it is one."""
    scene = betting(SIX, opener=Opener.C)
    for refused in (tries_call(scene, 3), tries_bet(scene, 3, 1_000), tries_bet(scene, 3, 1_500)):
        refused.refused_under("10.2(c)(i)")
    tries_bet(scene, 3, 500).refused_under("10.2(c)(i)")
    tries_bet(scene, 3, 2_000).one(BetMade)


@pytest.mark.clause("10.2(c)(i)", "14.1")
@pytest.mark.parametrize(
    "stake, goes_in, stays", [(400, 400, 0), (1_000, 1_000, 0), (1_300, 1_000, 300), (1_800, 1_500, 300)]
)
def test_10_2_c_i_given_option_c_and_too_little_for_a_raise_when_the_opener_taps_out_then_it_is_allowed(
    stake: int, goes_in: int, stays: int
) -> None:
    """Who cannot raise is not shut out; a call that leaves chips to play with is not open all the same."""
    scene = betting(stakes(1, 2, 3, 4, s3=stake), opener=Opener.C)
    tapped = tries_tap_out(scene, 3)
    assert tapped.one(TappedOut).cents == goes_in
    assert (left(tapped, 3), standing(tapped)[3]) == (stays, Play.TAPPED)
    assert tries_bet(scene, 3, goes_in).one(TappedOut).cents == goes_in
    if stake >= 1_000:
        assert tries_call(scene, 3).refused_under("10.2(c)(i)").instead == "Tap out, or fold."


@pytest.mark.clause("10.2(d)(i)")
def test_10_2_d_i_given_an_ante_game_when_the_opener_does_anything_but_bet_then_it_is_refused() -> None:
    """Minimum $5: a check, a call, a fold and a payment to fold are refused, and $5 is accepted."""
    scene = betting(SIX, ante_cents=200)
    for refused in (tries_check(scene, 1), tries_call(scene, 1), tries_fold(scene, 1)):
        refused.refused_under("10.2(d)(i)")
    pays_and_folds(scene, 1).refused_under("10.2(a)(iii)")
    made = tries_bet(scene, 1, 500).one(BetMade)
    assert (made.level, bounds(scene)[:2]) == (500, (0, 500))
    assert cites(made, "10.2(d)(i)", "6.1")


@pytest.mark.clause("10.2(d)(i)", "6.1")
def test_10_2_d_i_given_an_ante_game_and_less_than_the_minimum_when_the_opener_bets_it_then_it_is_a_tap_out() -> None:
    """$3 of $3 is open, and the next may call $3 or make it a full bet of $5."""
    scene = betting(stakes(1, 2, 3, 4, s1=500), ante_cents=200)
    tapped = tries_bet(scene, 1, 300)
    assert tapped.one(TappedOut).cents == 300
    assert (turn(tapped), bounds(tapped)[:2]) == (2, (300, 500))
    tries_fold(scene, 1).refused_under("10.2(d)(i)")


@pytest.mark.clause("10.2(d)(i)", "4.6")
def test_10_2_d_i_given_an_ante_game_when_the_opener_runs_out_of_time_then_the_next_bets_or_folds() -> None:
    """Nothing has been bet, so there is nothing to call, and in this round nobody checks."""
    scene = betting(stakes(1, 2, 3), ante_cents=200)
    scene = scene.given(c.StartClock(by=SUPERVISOR, seat=1), c.ExpireClock(by=SUPERVISOR, seat=1))
    assert turn(scene) == 2
    tries_check(scene, 2).refused_under("11.1")
    tries_call(scene, 2).refused_under("10.3")
    tries_bet(scene, 2, 500).one(BetMade)
    won = tries_fold(scene, 2)
    assert won.one(BettingClosed).under == ("10.4(a)",)


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
