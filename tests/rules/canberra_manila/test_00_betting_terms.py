"""What the dictionary says of bets, pots and stakes (A)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import PlayerDeclared, PotFormed, UncalledReturned
from croupier.games.canberra_manila.state import Phase, Play
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatLeft
from tests.games.canberra_manila.tables import (
    DEALER,
    NOON,
    PlayScene,
    balances,
    begun,
    bet,
    betting,
    bounds,
    call,
    chips,
    collected,
    dealt,
    fold,
    left,
    loaded,
    on_street,
    player,
    pot,
    settled,
    stakes,
    standing,
    tap_out,
    tries_bet,
    turn,
)
from tests.kit.scene import cites

ACES, KINGS, REST = "As Ad", "Ks Kd", "Ah 8c 6s 4d 2h"


def short_of_100() -> PlayScene:
    """Three players after a round, of whom seat 1 has $60 left of $100 and the minimum is $100."""
    scene = betting(stakes(1, 2, 3, s1=10_000), {1: "7s 2d", 2: ACES, 3: "3s 3d"}, "Ah Kh 9c 8c 4d")
    scene = settled(call(bet(scene, (3, 4_000)), 1, 2))
    assert chips(scene)[1] == 6_000
    return scene


def broke() -> PlayScene:
    """The round in which a declared player with $60 taps out and loses it; the pots are to be won."""
    scene = collected(short_of_100())
    scene = dealt(scene, {1: "7s 2d", 2: ACES, 3: "3s 3d"}, "Ah Kh 9c 8c 4d")
    while turn(scene) != 1:
        scene = call(scene, turn(scene))
    scene = tap_out(scene, 1)
    assert standing(scene)[1] is Play.TAPPED
    return settled(scene, Phase.AWARDING)


@pytest.mark.clause("A:Bet", "A:Raise", "A:Call")
def test_a_call_given_a_level_of_30_when_10_are_in_then_20_are_to_call() -> None:
    """The level counts, whoever made it; a tap-out short of the blind does not lower it."""
    scene = fold(bet(betting(stakes(1, 2, 3)), (3, 3_000)), 1)
    assert bounds(scene)[0] == 2_000
    assert bounds(betting(stakes(1, 2, 3, s2=300)))[0] == 1_000
    tapped = tap_out(bet(betting(stakes(1, 2, 3, 4, s4=1_500)), (3, 3_000)), 4)
    assert bounds(tapped)[0] == 2_500


@pytest.mark.clause("A:Betting Round")
def test_a_betting_round_given_a_third_raise_with_two_behind_when_polled_then_each_calls_or_folds_and_it_ends() -> None:
    """The cap ends raising, and not the duty to match."""
    scene = betting(stakes(1, 2, 3, 4, 5), blinds=(1_000,))
    scene = bet(scene, (2, 2_000), (3, 4_000), (4, 8_000))
    asked: list[int] = []
    while turn(scene):
        asked.append(turn(scene))
        assert bounds(scene)[1:] == (0, 0)
        scene = call(scene, turn(scene))
    assert asked == [5, 1, 2, 3]


@pytest.mark.clause("A:Pot")
def test_a_pot_given_blinds_of_5_and_10_when_two_call_and_the_small_blind_folds_then_it_holds_35() -> None:
    """What nobody called is no part of it."""
    scene = fold(call(betting(stakes(1, 2, 3, 4)), 3, 4), 1)
    assert pot(scene) == 3_500
    scene = call(scene, 2)
    scene = on_street(scene, 2)
    won = fold(bet(scene, (2, 2_000)), 3, 4).when(c.AwardPots(by=DEALER))
    assert won.one(UncalledReturned).cents == 2_000
    assert won.one(PotFormed).cents == 3_500


@pytest.mark.clause("A:Table Stake")
def test_a_table_stake_given_80_on_the_table_when_more_is_bet_then_it_is_refused_whatever_lies_elsewhere() -> None:
    """Chips that go in leave the stake."""
    scene = on_street(betting(stakes(1, 2, 3, s1=9_000)), 2)
    assert left(scene, 1) == 8_000
    assert tries_bet(scene, 1, 8_100).refused_under("A:Table Stake").instead == "Put in $80 at the most."
    assert left(bet(scene, (1, 8_000)), 1) == 0


@pytest.mark.clause("A:Declared", "14.3")
def test_a_declared_given_60_of_100_when_nothing_is_bought_until_the_first_card_then_the_player_is_declared() -> None:
    """And is dealt in with what there is; nothing may be added from then on, whatever is won."""
    scene = begun(short_of_100())
    assert not scene.all(PlayerDeclared)
    scene = loaded(scene.given(c.CollectForced(by=DEALER))).when(c.DealHands(by=DEALER))
    assert scene.one(PlayerDeclared).seat == 1
    assert cites(scene.one(PlayerDeclared), "14.3", "A:Declared")
    after = settled(scene)
    after.when(c.BuyChips(by=player(1), seat=1, cents=20_000)).refused_under("A:Declared")
    again = loaded(collected(after)).when(c.DealHands(by=DEALER))
    assert again.all(PlayerDeclared) == ()


@pytest.mark.clause("A:Declared", "14.3")
def test_a_declared_given_60_of_100_when_40_are_bought_in_time_then_the_player_is_not_declared() -> None:
    """$20 would not be enough."""
    scene = short_of_100()
    scene.when(c.BuyChips(by=player(1), seat=1, cents=2_000)).refused_under("14.3")
    for bought in (
        collected(scene.given(c.BuyChips(by=player(1), seat=1, cents=4_000))),
        collected(scene).given(c.BuyChips(by=player(1), seat=1, cents=4_000)),
    ):
        assert loaded(bought).when(c.DealHands(by=DEALER)).all(PlayerDeclared) == ()


@pytest.mark.clause("14.3", "A:Declared")
def test_14_3_given_a_declared_player_when_the_stake_is_lost_then_the_player_leaves_as_the_round_closes() -> None:
    """The seat is free before the next round is begun."""
    scene = broke().when(c.AwardPots(by=DEALER))
    gone = scene.one(SeatLeft)
    assert (gone.box, gone.player) == (1, "ann")
    assert cites(gone, "14.3")
    assert scene.state.seat(1) is None
    assert balances(scene)["player:ann"] == -10_000
    assert "stake:ann" not in balances(scene)
    scene.given(hc.TakeSeat(by=player(4), box=1, player="don"))


@pytest.mark.clause("14.3")
def test_14_3_given_somebody_who_is_not_declared_when_all_is_lost_then_there_is_time_to_buy_until_the_next_round() -> (
    None
):
    """The minimum in full; without it the player leaves when the round is begun."""
    scene = settled(_all_in(betting(stakes(1, 2, 3, s3=10_000), {3: "7s 2d", 2: ACES, 1: KINGS}, REST)))
    assert chips(scene)[3] == 0
    scene.when(c.BuyChips(by=player(3), seat=3, cents=9_900)).refused_under("14.3")
    assert begun(scene.given(c.BuyChips(by=player(3), seat=3, cents=10_000))).state.seat(3) is not None
    left_out = scene.when(c.BeginRound(by=DEALER, at=NOON))
    assert left_out.one(SeatLeft).box == 3


def _all_in(scene: PlayScene) -> PlayScene:
    return call(tap_out(scene, 3), 1, 2)
