"""Communal cards that are exposed before their time, and how far bets may go because of them (17.17, 17.18)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import BetCalled, BetMade, CommunalExposed
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.tables import (
    DEALER,
    PlayScene,
    bet,
    betting,
    bounds,
    call,
    check,
    fold,
    on_street,
    passed,
    stakes,
    tap_out,
    tries_bet,
    tries_call,
    tries_fold,
    tries_tap_out,
    turn,
    turn_card,
)
from tests.kit.scene import cites


def exposed(scene: PlayScene) -> PlayScene:
    return scene.when(c.ReportCommunalExposed(by=DEALER))


@pytest.mark.clause("17.17")
def test_17_17_given_a_level_of_30_when_the_second_card_is_exposed_then_each_calls_or_folds() -> None:
    """The card is used in its place."""
    scene = exposed(bet(betting(stakes(1, 2, 3)), (3, 3_000)))
    found = scene.one(CommunalExposed)
    assert (found.ceiling, found.under) == (3_000, ("17.17",))
    tries_bet(scene, 1, 5_000).refused_under("17.17")
    tries_tap_out(scene, 1).refused_under("17.17")
    assert tries_call(scene, 1).one(BetCalled).cents == 2_500
    assert tries_fold(scene, 1).refusal is None
    after = turn_card(call(scene, 1, 2))
    assert after.state.round.board[1] == found.card
    assert tries_bet(after, 1, 5_000).one(BetMade).level == 5_000


@pytest.mark.clause("17.17")
def test_17_17_given_no_bet_yet_in_the_first_round_when_the_second_card_is_exposed_then_the_level_stays_the_blind() -> (
    None
):
    """In an ante game, where there is no bet, it is the table minimum."""
    scene = exposed(betting(stakes(1, 2, 3)))
    assert scene.one(CommunalExposed).ceiling == 1_000
    tries_bet(scene, 3, 2_000).refused_under("17.17")
    assert passed(scene).state.phase is Phase.EXPOSING
    ante = exposed(betting(stakes(1, 2, 3), ante_cents=200))
    assert bounds(ante) == (0, 500, 500)
    tries_bet(ante, 1, 600).refused_under("17.17")


@pytest.mark.clause("17.17")
def test_17_17_given_checks_only_when_a_card_is_exposed_then_the_table_minimum_may_be_bet() -> None:
    """And no raise on it."""
    scene = exposed(check(on_street(betting(stakes(1, 2, 3)), 3), 1))
    assert scene.one(CommunalExposed).under == ("17.17",)
    tries_bet(scene, 2, 1_000).refused_under("17.17")
    scene = bet(scene, (2, 500))
    tries_bet(scene, 3, 1_000).refused_under("17.17")


@pytest.mark.clause("17.17")
def test_17_17_given_a_bet_out_of_turn_above_the_largest_when_a_card_is_exposed_then_it_is_kept_to_the_call() -> None:
    """Its excess goes back when its turn comes."""
    scene = bet(on_street(betting(stakes(1, 2, 3)), 2), (1, 1_000))
    scene = exposed(tries_bet(scene, 3, 5_000))
    stood = tries_call(scene, 2).all(BetCalled)[1]
    assert (stood.seat, stood.cents, stood.returned) == (3, 1_000, 4_000)


@pytest.mark.clause("17.17", "14.1")
def test_17_17_given_a_card_exposed_when_a_stake_is_below_the_call_then_it_still_taps_out() -> None:
    """The level does not move."""
    scene = exposed(bet(on_street(betting(stakes(1, 2, 3, s2=1_700)), 2), (1, 1_000)))
    assert tap_out(scene, 2).state.round.level == 1_000


@pytest.mark.clause("17.18")
def test_17_18_given_the_fourth_card_exposed_before_bets_on_the_third_when_betting_then_for_the_minimum_alone() -> None:
    """$5 is accepted, $10 and a raise refused; then a round on the fourth card, without a new one."""
    scene = exposed(on_street(betting(stakes(1, 2, 3)), 3))
    found = scene.one(CommunalExposed)
    assert (found.ceiling, found.under) == (500, ("17.18",))
    tries_bet(scene, 1, 1_000).refused_under("17.18")
    tries_tap_out(scene, 1).refused_under("17.18")
    scene = bet(scene, (1, 500))
    tries_bet(scene, 2, 1_000).refused_under("17.18")
    after = turn_card(call(scene, 2, 3))
    assert (len(after.state.round.board), after.state.round.board[3], after.state.round.street) == (4, found.card, 4)
    assert tries_bet(after, 1, 1_000).one(BetMade).level == 1_000


@pytest.mark.clause("17.18")
@pytest.mark.parametrize("street", [2, 3, 4])
def test_17_18_given_two_cards_turned_at_once_when_they_are_laid_out_then_bets_on_the_first_are_the_minimum(
    street: int,
) -> None:
    """The third, fourth and fifth card with the one before it."""
    scene = passed(on_street(betting(stakes(1, 2, 3)), street - 1))
    scene = exposed(exposed(scene))
    assert cites(scene.one(CommunalExposed), "17.18")
    scene = scene.given(c.TurnCommunal(by=DEALER))
    assert (turn(scene), bounds(scene)) == (1, (0, 500, 500))
    after = turn_card(check(scene, 1, 2, 3))
    assert (len(after.state.round.board), after.state.round.ceiling) == (street + 1, None)


@pytest.mark.clause("17.18", "14.1")
def test_17_18_given_the_minimum_alone_when_a_short_stake_opens_then_the_others_may_make_it_the_minimum() -> None:
    """$3, and then $5."""
    scene = exposed(on_street(betting(stakes(1, 2, 3, s1=1_300)), 3))
    scene = tap_out(scene, 1)
    assert bounds(scene) == (300, 500, 500)
    tries_bet(bet(scene, (2, 500)), 3, 1_000).refused_under("17.18")


@pytest.mark.clause("17.17")
def test_17_17_given_all_five_cards_when_another_is_reported_then_there_is_none() -> None:
    """Nor may a card be named that is not the next of the shoe."""
    exposed(on_street(betting(stakes(1, 2, 3)), 5)).refused_under("17.17")
    scene = fold(betting(stakes(1, 2, 3)), 3)
    other = scene.state.shoe.order[-1]
    assert scene.when(c.ReportCommunalExposed(by=DEALER, card=other)).refusal is not None
