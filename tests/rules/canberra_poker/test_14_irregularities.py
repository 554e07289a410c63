"""Rule 14.4: a hand that reaches the rack too early, or is wanted again, is rebuilt where that can be done."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Standing
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.rounds import STATIONS, stations
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    SUPERVISOR,
    balances,
    bet,
    dealt,
    fold,
    played_out,
    player,
    ready,
)
from tests.kit.scene import cites

FLUSH, JUNK = "KhJh9h6h5h", "2h4d5c7s8c"


def early(box: int) -> AnyCommand:
    """The hand of a box has gone to the discard rack."""
    return c.ReportMisplaced(by=DEALER, box=box)


def rebuilt(box: int) -> AnyCommand:
    """The supervisor has found the five cards of a box again."""
    return c.ReconstructHand(by=SUPERVISOR, box=box)


@pytest.mark.clause("14.4")
def test_14_4_given_a_hand_in_the_rack_before_its_player_acted_when_it_is_rebuilt_then_the_player_decides(
    edition: Edition,
) -> None:
    """Nobody bets or folds a hand that is not there; the others go on, and the rebuilt hand plays as dealt."""
    scene = dealt(edition, {1: FLUSH, 2: ""}).given(early(1))
    scene.when(c.PlaceBet(by=player(1), box=1, cents=2_000)).refused_under("14.4")
    scene.when(c.Fold(by=player(1), box=1)).refused_under("14.4")
    found = bet(fold(scene, 2).given(rebuilt(1)), 1).state.box(1)
    dealt_as = scene.state.box(1)
    assert found is not None
    assert dealt_as is not None
    assert (found.standing, found.cards) == (Standing.BET, dealt_as.cards)


@pytest.mark.parametrize("phase", STATIONS[STATIONS.index(Phase.ANNOUNCING) :])
@pytest.mark.clause("14.4")
def test_14_4_given_a_live_hand_in_the_rack_when_found_at_any_station_then_the_rebuilding_is_logged(
    edition: Edition, phase: Phase
) -> None:
    """From the last packet to the last racked hand: report and result are on record, and the table is as it was."""
    scene = stations(edition, shoe=AUTOMATED)[phase]
    found = scene.given(early(1), rebuilt(1))
    report, result = found.history[-2:]
    assert (type(report), type(result)) == (e.HandMisplaced, e.HandReconstructed)
    assert report.under == result.under == ("14.4",)
    assert (report.by, result.by) == (DEALER.id, SUPERVISOR.id)
    assert found.state == scene.state


@pytest.mark.parametrize("phase", [Phase.COMPARING, Phase.JACKPOT, Phase.COLLECTING])
@pytest.mark.clause("14.4")
def test_14_4_given_a_hand_that_waits_to_be_rebuilt_when_the_dealer_would_go_on_then_the_round_waits_too(
    edition: Edition, phase: Phase
) -> None:
    """No wager is settled, no jackpot paid, and no further hand buries the one in the rack."""
    scene = stations(edition)[phase]
    for _ in range(1 if phase is Phase.JACKPOT else 0):
        scene = scene.given(c.DeclareJackpot(by=DEALER, box=1))
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    lost = scene.given(early(1))
    lost.when(step.command).refused_under("14.4")
    lost.given(rebuilt(1), step.command)


@pytest.mark.clause("14.4")
def test_14_4_given_a_racked_hand_that_requires_verification_when_rebuilt_then_it_goes_back_once(
    edition: Edition,
) -> None:
    """A hand already settled and racked may be wanted again; until it is verified the round does not close."""
    scene = played_out(bet(dealt(edition, {1: FLUSH}, "AsKd9c7h3s"), 1), Phase.COLLECTING)
    racked = scene.given(c.RackHand(by=DEALER, box=1), early(1))
    racked.when(c.RackHand(by=DEALER, box=0)).refused_under("14.4")
    verified = racked.given(rebuilt(1))
    verified.when(c.RackHand(by=DEALER, box=1)).refused_under("9.7")
    assert verified.given(c.RackHand(by=DEALER, box=0)).one(he.RoundClosed).void is False


@pytest.mark.clause("14.4")
def test_14_4_given_a_genuine_fold_when_its_hand_is_reported_then_it_is_not_rescued(edition: Edition) -> None:
    """Nor is there a hand where none was dealt, nor one that is reported twice."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 2)
    scene.when(early(2)).refused_under("14.4")
    scene.when(early(3)).refused_under("14.4")
    scene.given(early(1)).when(early(1)).refused_under("14.4")
    ready(edition, {1: ""}).when(early(1)).refused_under("14.4")


@pytest.mark.clause("14.4")
def test_14_4_given_a_hand_to_rebuild_when_the_supervisor_has_not_done_it_then_nobody_else_does(
    edition: Edition,
) -> None:
    """The reconstruction is the supervisor's, and only of a hand that is in the rack; players report nothing."""
    scene = dealt(edition, {1: "", 2: ""}).given(early(1))
    scene.when(c.ReconstructHand(by=DEALER, box=1)).refused_under("14.4")
    scene.when(rebuilt(2)).refused_under("14.4")
    scene.when(c.ReportMisplaced(by=player(2), box=2)).refused_under("14.4")


@pytest.mark.clause("14.4")
def test_14_4_given_a_hand_that_cannot_be_rebuilt_when_the_operator_rules_then_its_wagers_go_back(
    edition: Edition,
) -> None:
    """Ante, bet and jackpot stake are returned without a result, and the other hand plays on."""
    scene = bet(dealt(edition, {1: FLUSH, 2: JUNK}, "AsQdJc8d3s", jackpot=(1, 2)), 1)
    scene.when(c.WithdrawHand(by=OPERATOR, box=1, reason="mixed with others")).refused_under("14.4")
    lost = scene.given(early(1))
    lost.when(c.WithdrawHand(by=SUPERVISOR, box=1, reason="mixed with others")).refused_under("14.4")
    gone = lost.given(c.WithdrawHand(by=OPERATOR, box=1, reason="mixed with others"))
    assert cites(gone.one(e.HandWithdrawn), "14.4", "16.5")
    assert [event.outcome for event in gone.all(he.WagerSettled)] == [Outcome.VOID] * 2
    end = played_out(bet(gone, 2))
    assert "player:ann" not in balances(end)
    assert end.state.pools.pool_cents == JACKPOT.pool_cents + 70
    assert [event.box for event in end.history if isinstance(event, e.HandRacked)] == [1, 2, 0]


@pytest.mark.clause("14.4")
def test_14_4_given_the_last_undecided_hand_when_it_is_withdrawn_then_the_decisions_close(edition: Edition) -> None:
    """The round does not wait for a hand that is gone."""
    scene = bet(dealt(edition, {1: "", 2: ""}), 1).given(early(2))
    gone = scene.given(c.WithdrawHand(by=OPERATOR, box=2, reason="shuffled in"))
    assert gone.one(e.DecisionsClosed).anyone_in is True
    alone = dealt(edition, {1: ""}).given(early(1), c.WithdrawHand(by=OPERATOR, box=1, reason="shuffled in"))
    assert alone.one(e.DecisionsClosed).anyone_in is False
    assert balances(played_out(alone)) == {}


@pytest.mark.clause("14.4")
def test_14_4_given_a_jackpot_hand_that_is_lost_before_it_is_paid_when_withdrawn_then_only_its_stake_goes_back(
    edition: Edition,
) -> None:
    """Ante and bet are settled already and stay so; the jackpot is over when no other hand waits for it."""
    scene = dealt(edition, {1: FLUSH, 2: ""}, "AsKdQc7h3s", jackpot=(1,))
    scene = played_out(bet(fold(scene, 2), 1), Phase.JACKPOT).given(early(1))
    scene.when(c.PayJackpot(by=DEALER)).refused_under("14.4")
    before = balances(scene)["player:ann"]
    gone = scene.given(c.WithdrawHand(by=OPERATOR, box=1, reason="two hands were mixed up"))
    assert balances(gone)["player:ann"] == before + 100
    assert [type(event) for event in gone.events][-1] is e.JackpotClosed
    assert played_out(gone).state.phase is Phase.BETWEEN
