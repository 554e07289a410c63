"""The first betting round: who opens it, and what is open to the opener (10.1, 10.2)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.events import (
    BetCalled,
    BetMade,
    BettingClosed,
    HandFolded,
    TappedOut,
)
from croupier.games.canberra_manila.state import Phase, Play
from tests.games.canberra_manila.tables import (
    RICH,
    SUPERVISOR,
    PlayScene,
    bet,
    betting,
    bounds,
    call,
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
