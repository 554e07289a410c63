"""Rules 16.1 and 16.3: games that are disturbed, and rounds that are void."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import VoidReason
from tests.games.blackjack.incidents import STATIONS, finished, stations
from tests.games.blackjack.tables import (
    DEALER,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    dealt,
    gained,
    placed,
    played_out,
    player,
    ready,
    result,
)
from tests.kit.scene import cites

FIRE = hc.VoidRound(by=OPERATOR, reason=VoidReason.DISTURBANCE, note="fire alarm")


@pytest.mark.clause("16.1", "A:Void")
@pytest.mark.parametrize("phase", STATIONS)
def test_16_1_given_a_fire_alarm_at_any_station_when_the_game_is_invalidated_then_everything_goes_back(
    phase: Phase,
) -> None:
    """Side bets paid, insurance, even money, splits and results: all as if the round had not been."""
    scene = stations()[phase]
    scene.when(replace(FIRE, by=DEALER)).refused_under("16.1")
    scene.when(replace(FIRE, note="  ")).refused_under("16.1")
    void = scene.given(FIRE)
    assert cites(void.one(he.RoundVoided), "16.1", "A:Void")
    assert void.one(he.RoundVoided).reason == "disturbance: fire alarm"
    assert balances(void) == {}
    assert void.given(hc.CollectVoid(by=DEALER)).one(he.RoundClosed).void is True


@pytest.mark.clause("16.1")
def test_16_1_given_a_blackjack_that_was_paid_75_when_the_game_is_invalidated_then_the_75_are_taken_back() -> None:
    """The player keeps the original 50 and nothing else."""
    scene = played_out(dealt({1: "AhKs", 2: "Th8s"}, "9c"), Phase.PLAYING)
    assert gained(scene, "ann") == 7_500
    assert balances(scene.given(FIRE)) == {}


@pytest.mark.clause("16.1")
def test_16_1_given_a_void_round_when_it_is_over_then_it_counts_for_nobody_and_the_cards_stay_out() -> None:
    """Its cards go to the rack; nobody decides any more, and it is not voided twice."""
    void = stations()[Phase.PLAYING].given(FIRE)
    void.when(FIRE).refused_under("16.1")
    void.when(c.Stand(by=player(1), box=1)).refused_under("9.1(d)")
    lying = sum(len(hand.cards) for box in void.state.round.boxes for hand in box.hands) + 1
    over = void.given(hc.CollectVoid(by=DEALER))
    assert len(over.state.shoe.rack) == lying
    assert over.state.shoe.rounds == 0


@pytest.mark.clause("16.3", "A:Void")
@pytest.mark.parametrize("reason", [VoidReason.FRAUD, VoidReason.IMPRACTICAL])
@pytest.mark.parametrize("phase", STATIONS)
def test_16_3_given_a_reason_when_the_round_is_voided_then_all_payments_are_reversed(
    phase: Phase, reason: VoidReason
) -> None:
    """Marked cards, or a table that cannot go on: the operator says so in words, and nobody else does."""
    scene = stations()[phase]
    void = hc.VoidRound(by=OPERATOR, reason=reason, note="a marked king")
    for by in (DEALER, SUPERVISOR, player(1), REGULATOR):
        scene.when(replace(void, by=by)).refused_under("16.3")
    scene.when(replace(void, note="")).refused_under("16.3")
    done = scene.given(void)
    assert cites(done.one(he.RoundVoided), "16.3", "A:Void")
    assert done.one(he.RoundVoided).reason == f"{reason}: a marked king"
    assert balances(done) == {}


@pytest.mark.clause("16.3")
def test_16_3_given_a_reason_that_these_rules_do_not_know_when_given_then_no_round_is_void() -> None:
    """There is no clause on collusion in this game."""
    scene = stations()[Phase.PLAYING]
    collusion = hc.VoidRound(by=OPERATOR, reason=VoidReason.COLLUSION, note="two players")
    scene.when(collusion).refused_under("N:4")


@pytest.mark.clause("16.3", "4.3")
def test_16_3_given_a_void_round_when_the_next_one_is_played_then_it_is_settled_by_itself() -> None:
    """What was voided leaves no trace in the next round."""
    scene = ready({1: "Th8s"}, "7c", "9hTc9s7d").given(c.DealRound(by=DEALER), FIRE, hc.CollectVoid(by=DEALER))
    scene = placed(played_out(scene, Phase.WAGERING), {1: 5_000}).given(c.DealRound(by=DEALER))
    end = finished(scene)
    assert (result(end, 1).returned, gained(end, "ann")) == (10_000, 5_000)


def over(*rounds: int) -> PlayScene:
    """Ann wins 50 in each of the first rounds; so many have been played to their end."""
    scene = ready({1: "Th9s"}, "7c", "TdThTc9s8dTs7d9h9d").given(c.DealRound(by=DEALER))
    for _ in rounds[1:]:
        scene = placed(played_out(finished(scene), Phase.WAGERING), {1: 5_000}).given(c.DealRound(by=DEALER))
    return finished(scene)


@pytest.mark.clause("16.1", "16.3", "A:Void")
@pytest.mark.parametrize(
    "reason, clause", [(VoidReason.DISTURBANCE, "16.1"), (VoidReason.FRAUD, "16.3"), (VoidReason.IMPRACTICAL, "16.3")]
)
def test_16_1_given_a_round_that_is_over_when_its_disturbance_or_fraud_comes_out_then_it_is_void_all_the_same(
    reason: VoidReason, clause: str
) -> None:
    """No clause ends the power with the last card; what the round paid goes back, and it is not taken up again."""
    scene = over(1)
    assert gained(scene, "ann") == 5_000
    void = c.VoidPastRound(by=OPERATOR, round=1, note="a robbery", reason=reason)
    for by in (DEALER, SUPERVISOR, player(1)):
        scene.when(replace(void, by=by)).refused_under(clause)
    scene.when(replace(void, note=" ")).refused_under(clause)
    scene.when(replace(void, round=2)).refused_under(clause)
    scene.when(replace(void, reason=VoidReason.COLLUSION)).refused_under("N:4")
    done = scene.given(void)
    assert cites(done.one(e.PastRoundVoided), clause, "A:Void")
    assert balances(done) == {}
    done.when(void).refused_under(clause)
    done.when(c.ReopenRound(by=SUPERVISOR, box=1)).refused_under("14.4")


@pytest.mark.clause("16.3")
def test_16_3_given_a_fraud_in_round_1_when_it_comes_out_after_round_2_then_round_2_stands_and_1_goes_back_once() -> (
    None
):
    """It affected the outcome of that particular round; the last one may still be rebuilt, and 1 is not void twice."""
    scene = over(1, 2)
    before, first = gained(scene, "ann"), gained(over(1), "ann")
    void = c.VoidPastRound(by=OPERATOR, round=1, note="a marked king", reason=VoidReason.FRAUD)
    done = scene.given(void)
    assert gained(done, "ann") == before - first
    reopened_ = done.given(c.ReopenRound(by=SUPERVISOR, box=1))
    reopened_.when(void).refused_under("16.3")
    assert gained(played_out(reopened_.given(c.ReconstructHands(by=SUPERVISOR))), "ann") == before - first
