"""Tapping out at the table: how much goes in, and what it does to the betting of the others (14.1, 14.2, 14.5)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Readings, ShortTapOut, TapOutUnit
from croupier.games.canberra_manila.events import BetCalled, BetMade, PotAwarded, PotFormed, TappedOut, UncalledReturned
from croupier.games.canberra_manila.state import Phase, Play
from croupier.games.house import commands as hc
from croupier.games.house.commands import Act
from croupier.games.house.events import BreachRecorded
from tests.games.canberra_manila.tables import (
    DEALER,
    PlayScene,
    bet,
    betting,
    bounds,
    call,
    check,
    fold,
    left,
    level,
    on_street,
    played_out,
    player,
    put,
    stakes,
    standing,
    tap_out,
    tries_bet,
    tries_call,
    tries_fold,
    tries_tap_out,
    turn,
    turn_card,
)
from tests.kit.scene import cites

EVERYTHING = Readings(tap_out_unit=TapOutUnit.EVERYTHING)
NOBODY = Readings(short_tap_out=ShortTapOut.EVERYBODY)


def facing_20(short: int, **changes: Any) -> PlayScene:
    """Four players in the second round; seat 1 has bet $20, and seat 2 has so much left."""
    scene = on_street(betting(stakes(1, 2, 3, 4, s2=short + 1_000), **changes), 2)
    return bet(scene, (1, 2_000))


@pytest.mark.clause("14.1", "A:Tap Out")
@pytest.mark.parametrize(
    "stake, goes_in, stays", [(1_300, 1_000, 300), (300, 300, 0), (500, 500, 0), (1_900, 1_500, 400)]
)
def test_14_1_given_too_little_to_call_20_when_the_player_taps_out_then_whole_units_of_5_go_in(
    stake: int, goes_in: int, stays: int
) -> None:
    """$13: $10 go in and $3 stay; below one unit all of it."""
    scene = facing_20(stake)
    bets = (tries_bet(scene, 2, stake), tries_bet(scene, 2, goes_in))
    for tapped in (tries_tap_out(scene, 2), tries_call(scene, 2), *bets):
        assert tapped.one(TappedOut).cents == goes_in
        assert cites(tapped.one(TappedOut), "14.1", "A:Tap Out")
        assert (left(tapped, 2), standing(tapped)[2], level(tapped)) == (stays, Play.TAPPED, 2_000)


@pytest.mark.clause("14.1", "A:Tap Out")
@pytest.mark.parametrize("stake", [1_300, 300, 4_000])
def test_14_1_given_the_other_reading_when_the_player_taps_out_then_everything_goes_in(stake: int) -> None:
    """$40 facing a call of $60 as well."""
    scene = on_street(betting(stakes(1, 2, 3, s2=stake + 1_000), readings=EVERYTHING), 2)
    tapped = tap_out(bet(scene, (1, 6_000)), 2)
    assert (put(tapped)[2], left(tapped, 2)) == (stake + 1_000, 0)


@pytest.mark.clause("14.1")
def test_14_1_given_a_player_who_has_tapped_out_when_betting_goes_on_then_that_player_is_not_asked() -> None:
    """The hand stays in the round until the showdown, in this betting round and in every other."""
    scene = tap_out(facing_20(1_300), 2)
    for refused in (tries_call(scene, 2), tries_bet(scene, 2, 300), tries_fold(scene, 2), tries_tap_out(scene, 2)):
        refused.refused_under("14.1")
    scene = call(scene, 3, 4)
    for _ in (3, 4, 5):
        scene = check(turn_card(scene), 1, 3, 4)
    assert scene.state.phase is Phase.SHOWDOWN
    assert 2 in [hand.seat for hand in scene.state.round.live]


@pytest.mark.clause("14.1")
def test_14_1_given_exactly_the_call_when_the_player_meets_it_then_it_is_a_call_that_taps_out() -> None:
    """The level is met, and nothing is left."""
    scene = facing_20(2_000)
    for tapped in (tries_call(scene, 2), tries_tap_out(scene, 2), tries_bet(scene, 2, 2_000)):
        made = tapped.one(BetCalled)
        assert (made.cents, made.taps, standing(tapped)[2]) == (2_000, True, Play.TAPPED)
        assert cites(made, "12.3(a)", "A:Tap Out")


@pytest.mark.clause("14.1", "A:Tap Out")
def test_14_1_given_a_full_raise_when_everything_goes_in_then_it_is_a_raise_in_every_respect() -> None:
    """$40 over $20: those who have acted may raise again."""
    scene = tries_tap_out(facing_20(4_300), 2)
    made = scene.one(BetMade)
    assert (made.level, made.cents, made.taps, standing(scene)[2]) == (4_300, 4_300, True, Play.TAPPED)
    scene = fold(scene, 3, 4)
    assert bounds(scene) == (2_300, 0, 0)
    wider = call(tap_out(facing_20(4_300), 2), 3)
    assert bounds(fold(wider, 4))[:2] == (2_300, 4_600)


@pytest.mark.clause("14.1")
def test_14_1_given_nothing_bet_when_a_stake_below_the_minimum_is_bet_then_it_opens_short() -> None:
    """$3: to call it costs $3, and a full bet is $5, of which the next is the opener."""
    scene = tap_out(on_street(betting(stakes(1, 2, 3, 4, s1=1_300)), 2), 1)
    assert (level(scene), bounds(scene)[:2]) == (300, (300, 500))
    opened = bet(scene, (2, 2_000))
    assert (opened.state.round.raises, opened.state.round.step) == (0, 2_000)
    assert cites(tries_bet(scene, 2, 2_000).one(BetMade), "5.2")
    assert bounds(opened)[:2] == (2_000, 4_000)
    assert tries_bet(scene, 2, 400).one(BetCalled).returned == 100


@pytest.mark.clause("14.1")
def test_14_1_given_a_stake_above_the_minimum_when_all_of_it_opens_then_it_is_a_full_bet() -> None:
    """$13 of $13 is more than the minimum bet, and no tap-out short of it."""
    scene = on_street(betting(stakes(1, 2, 3, s1=2_300)), 2)
    assert tries_tap_out(scene, 1).one(BetMade).level == 1_300
    tries_bet(on_street(betting(stakes(1, 2, 3, s1=1_300)), 2), 1, 200).refused_under("5.2")


@pytest.mark.clause("14.2")
def test_14_2_given_a_tap_out_for_20_and_others_for_50_when_the_hands_are_shown_then_each_pot_has_its_winner() -> None:
    """A has the best hand and wins $60; B has the next and wins the $60 beside it."""
    cards = {1: "As Ad", 2: "Ks Kd", 3: "7s 2d"}
    scene = betting(stakes(1, 2, 3, s1=2_000), cards, "Ah Kh 9c 8c 3d", blinds=(500, 1_000))
    scene = call(tap_out(bet(scene, (3, 5_000)), 1), 2)
    scene = played_out(scene, Phase.BETTING)
    for street in (2, 3, 4, 5):
        scene = check(scene, 2, 3)
        scene = turn_card(scene) if street < 5 else scene
    scene = scene.given(c.ShowHands(by=DEALER)).when(c.AwardPots(by=DEALER))
    assert [event.cents for event in scene.all(PotFormed)] == [6_000, 6_000]
    assert [(event.pot, event.seat) for event in scene.all(PotAwarded)] == [(1, 1), (2, 2)]
    assert not scene.all(UncalledReturned)


@pytest.mark.clause("14.4")
def test_14_4_given_chips_for_another_player_when_pushed_or_bet_then_it_is_refused_and_on_record() -> None:
    """Nobody bets at another's seat; what is handed over does not move."""
    scene = betting(stakes(1, 2, 3))
    scene.when(c.Bet(by=player(2), seat=3, cents=2_000)).refused_under("14.4")
    scene.when(c.Call(by=player(1), seat=3)).refused_under("14.4")
    tried = scene.when(hc.Attempt(by=player(2), act=Act.LEND_CHIPS, note="$50 for seat 3"))
    assert cites(tried.one(BreachRecorded), "14.4")
    assert put(tried) == put(scene)


@pytest.mark.clause("13.3")
def test_13_3_given_two_tapped_out_players_when_they_would_divide_the_pot_then_the_cards_are_dealt() -> None:
    """$400 are in the pot; the attempt is on record, and nothing but the next card follows."""
    scene = call(tap_out(betting(stakes(1, 2, cents=20_000)), 1), 2)
    tried = scene.when(hc.Attempt(by=player(1), act=Act.DIVIDE_POT, note="half each"))
    assert cites(tried.one(BreachRecorded), "13.3")
    tried.when(c.AwardPots(by=DEALER)).refused_under("9.6")
    scene = played_out(tried, Phase.SHOWDOWN)
    assert len(scene.state.round.board) == 5


@pytest.mark.clause("14.5")
def test_14_5_given_20_bet_and_a_tap_out_for_25_when_the_bettor_is_reached_then_only_5_may_be_called() -> None:
    """The least raise was to $40."""
    scene = tap_out(facing_20(2_500), 2)
    assert (level(scene), scene.state.round.full) == (2_500, 2_000)
    scene = fold(call(scene, 3), 4)
    assert (turn(scene), bounds(scene)) == (1, (500, 0, 0))
    tries_bet(scene, 1, 4_500).refused_under("14.5")
    tries_tap_out(scene, 1).refused_under("14.5")
    assert tries_call(scene, 1).one(BetCalled).cents == 500
    assert tries_fold(scene, 1).refusal is None


@pytest.mark.clause("14.5")
def test_14_5_given_a_short_tap_out_when_a_player_who_has_not_acted_raises_then_the_bettor_may_raise_again() -> None:
    """The full bet of $20 may be raised to $40 by those who are still to act, and that asks everybody anew."""
    scene = tap_out(facing_20(2_500), 2)
    assert bounds(scene)[:2] == (2_500, 4_000)
    raised = fold(bet(scene, (3, 4_000)), 4)
    assert bounds(raised)[:2] == (2_000, 4_000)
    assert raised.state.round.raises == 1


@pytest.mark.clause("14.5")
def test_14_5_given_the_stricter_reading_when_there_is_a_short_tap_out_then_nobody_raises_on_it() -> None:
    """Nor opens, where it was short of a bet."""
    scene = tap_out(facing_20(2_500, readings=NOBODY), 2)
    assert bounds(scene) == (2_500, 0, 0)
    tries_bet(scene, 3, 4_500).refused_under("14.5")
    opened = tap_out(on_street(betting(stakes(1, 2, 3, s1=1_300), readings=NOBODY), 2), 1)
    tries_bet(opened, 2, 2_000).refused_under("14.5")
    assert bounds(facing_20(2_500, readings=NOBODY))[:2] == (2_000, 4_000)


@pytest.mark.clause("14.5")
def test_14_5_given_two_short_tap_outs_when_they_come_to_a_raise_together_then_the_second_is_one() -> None:
    """$20, then $30 and $35: neither is a raise to $40. Then $30 and $40: the second is, and asks everybody anew."""
    short = on_street(betting(stakes(1, 2, 3, 4, s2=4_000, s3=4_500)), 2)
    short = tap_out(bet(short, (1, 2_000)), 2, 3)
    assert (level(short), short.state.round.full, short.state.round.raises) == (3_500, 2_000, 0)
    assert bounds(short)[:2] == (3_500, 4_000)
    assert bounds(call(short, 4)) == (1_500, 0, 0)
    full = on_street(betting(stakes(1, 2, 3, 4, s2=4_000, s3=5_000)), 2)
    full = call(tap_out(bet(full, (1, 2_000)), 2, 3), 4)
    assert (level(full), full.state.round.full, full.state.round.raises) == (4_000, 4_000, 1)
    assert bounds(full)[:2] == (2_000, 4_000)


@pytest.mark.clause("14.5")
def test_14_5_given_a_check_when_a_tap_out_short_of_a_bet_follows_then_the_checker_only_calls() -> None:
    """The checker has acted, and no full bet has been made since."""
    scene = check(on_street(betting(stakes(1, 2, 3, s2=1_300)), 2), 1)
    scene = call(tap_out(scene, 2), 3)
    assert (turn(scene), bounds(scene)) == (1, (300, 0, 0))
    assert call(scene, 1).state.phase is Phase.EXPOSING


@pytest.mark.clause("14.5", "10.3(b)")
def test_14_5_given_a_short_tap_out_in_the_first_round_when_the_small_blind_is_reached_then_it_may_raise() -> None:
    """It has posted, and has not acted."""
    scene = tap_out(betting(stakes(1, 2, 3, s3=1_500)), 3)
    assert bounds(scene)[:2] == (1_000, 1_500)
