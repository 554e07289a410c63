"""Rules 10, 14 and 17: what random rounds have found of openers with little in front, and of chips laid too soon."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.events import BetCalled, ChipsReturned, TappedOut
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.tables import (
    DEALER,
    betting,
    fold,
    hand,
    on_street,
    stakes,
    tap_out,
    tries_bet,
    tries_call,
    tries_tap_out,
)
from tests.kit.scene import cites


@pytest.mark.clause("10.2(c)", "14.1")
def test_10_2_c_given_an_opener_with_no_more_units_than_the_call_when_tapping_out_then_the_call_is_met() -> None:
    """Who cannot raise by one unit of the minimum bet stays in with what there is, although option C knows no call."""
    scene = betting(stakes(1, 2, 3, s3=1_200), opener=Opener.C)
    event = tries_tap_out(scene, 3).one(BetCalled)
    assert event.cents == 1_000
    shorter = betting(stakes(1, 2, 3, s3=800), opener=Opener.C)
    assert tries_call(shorter, 3).one(TappedOut).cents == 500


@pytest.mark.clause("10.2(c)")
def test_10_2_c_given_an_opener_with_a_unit_more_than_the_call_when_calling_then_it_is_refused() -> None:
    """A stake that reaches beyond the call goes in as a raise, short or not."""
    scene = betting(stakes(1, 2, 3, s3=1_500), opener=Opener.C)
    tries_call(scene, 3).refused_under("10.2(c)(i)")
    assert tries_tap_out(scene, 3).one(TappedOut).cents == 1_500


@pytest.mark.clause("17.5")
def test_17_5_given_chips_laid_too_soon_when_their_turn_never_comes_then_they_go_back() -> None:
    """Everybody else has folded or tapped out, so the betting ends before the turn of the hasty player."""
    scene = betting(stakes(1, 2, 3, s1=1_000), hands={1: "Ah Kh", 2: "As Ks", 3: "2c 3d"})
    scene = scene.given(c.Bet(by=DEALER, seat=2, cents=2_000))
    assert hand(scene, 2).laid == 2_000
    scene = tap_out(fold(scene, 3), 1)
    returned = scene.one(ChipsReturned)
    assert (returned.seat, returned.cents) == (2, 2_000)
    assert cites(returned, "17.5")
    assert scene.state.phase is Phase.EXPOSING
    assert hand(scene, 2).laid == 0


@pytest.mark.clause("17.18")
def test_17_18_given_a_card_exposed_before_the_bets_when_more_is_bet_then_its_clause_is_cited() -> None:
    """What bounds the bet is the exposed card, and not the maximum on the sign."""
    scene = on_street(betting(stakes(1, 2, 3)), 2).given(c.ReportCommunalExposed(by=DEALER))
    refusal = tries_bet(scene, 1, 1_000).refused_under("17.18")
    assert "exposed too early" in refusal.why
    assert refusal.instead == "Put in $5 at the most."
