"""The least and the most that may be bet: fixed, half pot, full pot, straddle, no limit (4.2(g))."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.determinations import Maximum
from croupier.games.canberra_manila.events import BetMade
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.tables import (
    PlayScene,
    bet,
    betting,
    bounds,
    call,
    check,
    fold,
    on_street,
    pot,
    put,
    stakes,
    tap_out,
    tries_bet,
    tries_call,
    turn,
    turn_card,
)

POTS = pytest.mark.parametrize(
    "maximum, clause, least, most",
    [(Maximum.HALF_POT, "A:Half Pot", 10_000, 15_000), (Maximum.FULL_POT, "A:Full Pot", 10_000, 25_000)],
)


def pot_of_100(maximum: Maximum) -> PlayScene:
    """The second betting round with $100 in the pot, and nothing bet in it."""
    scene = call(betting(stakes(1, 2), blinds=(5_000,), maximum=maximum), 2)
    scene = turn_card(call(scene, 1))
    assert pot(scene) == 10_000
    return scene


@pytest.mark.clause("4.2(g)", "A:Half Pot", "A:Full Pot")
@POTS
def test_4_2_g_given_a_pot_of_100_and_a_bet_of_50_when_it_is_raised_then_the_call_is_counted_first(
    maximum: Maximum, clause: str, least: int, most: int
) -> None:
    """$50 to call makes the pot $200: half of it, or all of it, may be raised on top."""
    scene = bet(pot_of_100(maximum), (1, 5_000))
    assert bounds(scene) == (5_000, least, most)
    assert tries_bet(scene, 2, most).one(BetMade).cents == most
    refused = tries_bet(scene, 2, most + 100).refused_under(clause)
    assert {"4.2(g)", "5.2"} <= set(refused.under)


@pytest.mark.clause("4.2(g)")
@pytest.mark.parametrize("maximum, most", [(Maximum.HALF_POT, 3_000), (Maximum.FULL_POT, 6_000)])
def test_4_2_g_given_a_pot_of_60_and_nothing_to_call_when_it_is_opened_then_for_half_of_it_or_all(
    maximum: Maximum, most: int
) -> None:
    """$30, or $60."""
    scene = on_street(betting(stakes(1, 2, 3), blinds=(2_000,), maximum=maximum), 2)
    assert (pot(scene), bounds(scene)) == (6_000, (0, 500, most))


@pytest.mark.clause("A:Half Pot")
def test_a_half_pot_given_six_antes_of_1_dollar_when_half_of_them_is_below_the_minimum_then_the_minimum_prevails() -> (
    None
):
    """Half of $6 is $3, and the minimum bet is $5."""
    scene = betting(stakes(1, 2, 3, 4, 5, 6), ante_cents=100, maximum=Maximum.HALF_POT)
    assert bounds(scene) == (0, 500, 500)
    tries_bet(scene, 1, 600).refused_under("A:Half Pot")


@pytest.mark.clause("A:Half Pot")
def test_a_half_pot_given_an_odd_number_of_chips_when_halved_then_it_is_rounded_down_to_the_chip() -> None:
    """$15 in the pot and $10 to call: half of $25 is $12.50, with chips of $1 it is $12, with cents it is all of it."""
    whole = betting(stakes(1, 2, 3), maximum=Maximum.HALF_POT)
    assert bounds(whole) == (1_000, 2_000, 2_200)
    half = betting(stakes(1, 2, 3), maximum=Maximum.HALF_POT, smallest_chip_cents=50)
    assert bounds(half) == (1_000, 2_000, 2_250)


@pytest.mark.clause("A:Half Pot")
def test_a_half_pot_given_a_least_raise_above_the_limit_when_raised_then_the_least_raise_prevails() -> None:
    """Opening bets of antes: $5, then a raise to $10 is the least, and half of the pot after the call is less."""
    scene = bet(betting(stakes(1, 2, 3), ante_cents=100, maximum=Maximum.HALF_POT), (1, 500))
    assert bounds(scene) == (500, 1_000, 1_100)
    scene = bet(betting(stakes(1, 2), ante_cents=100, minimum_cents=2_000, maximum=Maximum.HALF_POT), (1, 2_000))
    assert bounds(scene) == (2_000, 4_000, 4_100)
    tight = betting(stakes(1, 2, 3), minimum_cents=5_000, blinds=(500, 1_000), maximum=Maximum.HALF_POT)
    assert bounds(tight) == (1_000, 6_000, 6_000)


@pytest.mark.clause("A:Full Pot")
def test_a_full_pot_given_blinds_when_the_opener_raises_then_blinds_count_as_chips_of_the_pot() -> None:
    """$5 and $10 are posted: after $10 to call, $25 may be raised."""
    scene = betting(stakes(1, 2, 3), maximum=Maximum.FULL_POT)
    assert bounds(scene) == (1_000, 2_000, 3_500)
    tries_bet(scene, 3, 3_600).refused_under("A:Full Pot")


@pytest.mark.clause("A:Straddle")
def test_a_straddle_given_a_blind_of_10_when_raised_then_to_20_and_next_to_40_at_the_most() -> None:
    """Twice the previous bet, and no less than the rules on raises ask."""
    scene = betting(stakes(1, 2, 3, 4), maximum=Maximum.STRADDLE, maximum_cents=1_000)
    assert bounds(scene) == (1_000, 2_000, 2_000)
    tries_bet(scene, 3, 2_100).refused_under("A:Straddle")
    scene = bet(scene, (3, 2_000))
    assert bounds(scene) == (2_000, 3_000, 4_000)
    scene = bet(scene, (4, 4_000))
    assert bounds(scene) == (3_500, 5_500, 7_500)


@pytest.mark.clause("A:Straddle")
def test_a_straddle_given_no_previous_bet_when_a_later_round_is_opened_then_for_the_opening_maximum() -> None:
    """It is determined with the straddle; a tap-out short of a bet opens nothing."""
    scene = on_street(betting(stakes(1, 2, 3, s1=1_300), maximum=Maximum.STRADDLE, maximum_cents=2_000), 2)
    assert bounds(check(scene, 1)) == (0, 500, 2_000)
    short = tap_out(scene, 1)
    assert bounds(short) == (300, 500, 2_000)


@pytest.mark.clause("A:No Limit")
def test_a_no_limit_given_15_in_the_pot_when_1000_is_opened_then_the_stake_alone_is_the_limit() -> None:
    """A stake of $1,000 goes in whole."""
    scene = fold(call(betting(stakes(1, 2, 3, s2=101_000), blinds=(500, 1_000)), 3), 1)
    scene = turn_card(call(scene, 2))
    made = tries_bet(scene, 2, 100_000).one(BetMade)
    assert (made.level, made.taps) == (100_000, True)
    tries_bet(scene, 2, 100_100).refused_under("A:Table Stake")


@pytest.mark.clause("5.2", "4.2(g)")
def test_5_2_given_limits_of_5_to_50_when_a_round_is_opened_then_only_within_them() -> None:
    """$4 and $51 are refused, $5 and $50 accepted."""
    scene = on_street(betting(stakes(1, 2, 3), maximum=Maximum.FIXED, maximum_cents=5_000), 2)
    for cents in (400, 5_100):
        refused = tries_bet(scene, 1, cents).refused_under("5.2")
        assert put(scene) == {1: 1_000, 2: 1_000, 3: 1_000}
        assert refused.instead
    assert "4.2(g)" in tries_bet(scene, 1, 5_100).refused_under("5.2").under
    for cents in (500, 5_000):
        assert "5.2" in tries_bet(scene, 1, cents).one(BetMade).under


@pytest.mark.clause("5.2", "4.2(g)")
def test_5_2_given_a_fixed_maximum_when_a_bet_is_raised_then_it_bounds_what_is_put_on_top_of_the_call() -> None:
    """A bet of $50 may be raised by $50, and by no more."""
    scene = bet(on_street(betting(stakes(1, 2, 3), maximum=Maximum.FIXED, maximum_cents=5_000), 2), (1, 5_000))
    assert bounds(scene) == (5_000, 10_000, 10_000)
    tries_bet(scene, 2, 10_100).refused_under("4.2(g)")
    assert bounds(betting(stakes(1, 2, 3), maximum=Maximum.FIXED, maximum_cents=5_000)) == (1_000, 2_000, 6_000)


@pytest.mark.clause("6.1")
def test_6_1_given_an_ante_game_of_5_to_50_when_opened_then_only_within_them() -> None:
    """$3 of $90 is refused, and so is $51; $3 of $3 is a tap-out."""
    scene = betting(stakes(1, 2, 3, s1=9_200), ante_cents=200, maximum=Maximum.FIXED, maximum_cents=5_000)
    for cents in (300, 5_100):
        tries_bet(scene, 1, cents).refused_under("6.1")
    for cents in (500, 5_000):
        assert "6.1" in tries_bet(scene, 1, cents).one(BetMade).under
    later = turn_card(call(bet(scene, (1, 500)), 2, 3))
    tries_bet(later, 1, 300).refused_under("6.1")
    tries_call(later, 1).refused_under("12.2")


@pytest.mark.clause("A:Bet")
def test_a_bet_given_20_to_call_when_60_are_put_in_then_it_is_one_bet_of_a_call_and_a_raise() -> None:
    """$20 call, $40 raise."""
    scene = bet(on_street(betting(stakes(1, 2, 3)), 2), (1, 2_000))
    raised = tries_bet(scene, 2, 6_000)
    made = raised.one(BetMade)
    assert (made.cents, made.level, put(raised)[2]) == (6_000, 6_000, 7_000)
    assert raised.state.round.step == 4_000
    assert turn(raised) == 3
    assert raised.state.phase is Phase.BETTING


@pytest.mark.clause("A:Raise")
def test_a_raise_given_a_level_of_20_when_it_goes_to_50_then_30_are_raised() -> None:
    """And the next raise is by $30 or more."""
    scene = bet(betting(stakes(1, 2, 3, 4)), (3, 2_000), (4, 5_000))
    assert scene.state.round.step == 3_000
    assert bounds(scene)[:2] == (4_500, 7_500)
