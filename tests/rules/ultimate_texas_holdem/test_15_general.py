"""Rules 15.2, 15.4, 15.5 and 15.10: disturbances, void rounds, disputes with their reviews, a copy of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import VoidReason
from croupier.games.people import Person, Role
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.state import Phase
from croupier.money import Move
from croupier.rules.shelf import instrument
from tests.games.ultimate_texas_holdem.incidents import reopened, two_hands
from tests.games.ultimate_texas_holdem.rounds import STATIONS, finished, stations
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    balance,
    balances,
    fold,
    opened,
    play,
    played_out,
    player,
)
from tests.kit.scene import cites

ALARM = hc.VoidRound(by=OPERATOR, reason=VoidReason.DISTURBANCE, note="fire alarm")
FLOOD = hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood")


@pytest.mark.clause("15.2")
@pytest.mark.parametrize("phase", STATIONS, ids=str)
def test_15_2_given_a_fire_alarm_before_the_game_is_over_when_invalidated_then_everything_goes_back(
    phase: Phase,
) -> None:
    """Commotion, fire, riot, brawl, robbery: until the last wager is settled the operator may undo the game."""
    scene = stations()[phase]
    scene.when(replace(ALARM, by=DEALER)).refused_under("15.2")
    void = scene.given(ALARM)
    assert cites(void.one(he.RoundVoided), "15.2", "A:Void")
    assert void.one(he.RoundVoided).reason == "disturbance: fire alarm"
    assert balances(void) == {}


@pytest.mark.clause("15.2")
def test_15_2_given_a_closed_round_or_a_void_one_when_invalidated_then_refused() -> None:
    """A game that is over stands; a dispute is the way then."""
    fold(two_hands(), 1, 2).when(ALARM).refused_under("15.2")
    two_hands().given(ALARM).when(ALARM).refused_under("15.2")
    opened(1).when(ALARM).refused_under("15.2")


@pytest.mark.clause("15.4")
@pytest.mark.parametrize("reason", [VoidReason.FRAUD, VoidReason.IMPRACTICAL])
def test_15_4_given_a_reason_when_the_round_is_voided_then_stakes_and_payments_go_back(reason: VoidReason) -> None:
    """Even a hand that has been settled is undone; without words there is no void."""
    scene = stations()[Phase.SETTLING]
    for note in ("", "  "):
        scene.when(hc.VoidRound(by=OPERATOR, reason=reason, note=note)).refused_under("15.4")
    void = scene.given(hc.VoidRound(by=OPERATOR, reason=reason, note="a marked king"))
    assert cites(void.one(he.RoundVoided), "15.4", "A:Void")
    assert void.one(he.RoundVoided).reason == f"{reason}: a marked king"
    assert balances(void) == {}
    assert void.given(hc.CollectVoid(by=DEALER)).one(he.RoundClosed).void is True


@pytest.mark.clause("15.4")
def test_15_4_given_anybody_but_the_operator_when_a_round_would_be_voided_then_refused() -> None:
    """The power is the operator's, or a supervisor's to whom it was given."""
    for by in (DEALER, SUPERVISOR, player(1)):
        two_hands().when(replace(FLOOD, by=by)).refused_under("15.4")


def disputed() -> PlayScene:
    """A round is over, and Ann disputes its payment."""
    return fold(two_hands(), 1, 2).given(hc.RaiseDispute(by=player(1), matter="my ante was 20"))


RULE = hc.RuleDispute(by=OPERATOR, number=1, ruling="the ante was 10")
ASK = hc.RequestReview(by=player(1), number=1)
DECIDE = hc.DecideReview(by=REGULATOR, number=1, outcome="the ruling stands")


@pytest.mark.clause("15.5")
def test_15_5_given_a_dispute_when_ruled_and_reviewed_then_every_step_is_on_record() -> None:
    """Raised by a player, decided by the operator, reviewed by the Commission on request."""
    scene = disputed().given(RULE, ASK, DECIDE)
    (kept,) = scene.state.disputes
    assert (kept.raised_by, kept.matter, kept.ruling) == ("ann", "my ante was 20", "the ante was 10")
    assert (kept.review_requested, kept.review) == (True, "the ruling stands")
    kinds = (he.DisputeRaised, he.DisputeRuled, he.ReviewRequested, he.ReviewDecided)
    assert [type(event) for event in scene.history if cites(event, "15.5")] == list(kinds)


@pytest.mark.clause("15.5")
def test_15_5_given_a_ruling_when_another_is_tried_then_it_is_final() -> None:
    """One matter, one ruling in words by the operator, one review by the Commission, in that order."""
    scene = disputed()
    scene.when(hc.RaiseDispute(by=player(1), matter=" ")).refused_under("15.5")
    for early in (ASK, DECIDE, replace(RULE, number=2), replace(RULE, ruling=" "), replace(RULE, by=DEALER)):
        scene.when(early).refused_under("15.5")
    ruled = scene.given(RULE)
    for late in (RULE, DECIDE):
        ruled.when(late).refused_under("15.5")
    asked = ruled.given(ASK)
    for wrong in (ASK, replace(DECIDE, outcome=""), replace(DECIDE, by=OPERATOR)):
        asked.when(wrong).refused_under("15.5")
    asked.given(DECIDE).when(DECIDE).refused_under("15.5")


@pytest.mark.clause("15.5")
def test_15_5_given_money_that_has_moved_when_a_review_corrects_it_then_the_round_stays_as_it_was() -> None:
    """A correction is a movement of its own, either way; it rewrites nothing."""
    rule = replace(RULE, ruling="pay 10 more", player="ann", to_player=1_000)
    scene = disputed()
    for wrong in (replace(rule, player=""), replace(rule, to_player=-1), replace(rule, from_player=-1)):
        scene.when(wrong).refused_under("15.5")
    ruled = scene.given(rule)
    assert GAME.moves(ruled.state, ruled.one(he.PaymentCorrected)) == (Move("float", "player:ann", 1_000),)
    asked = ruled.given(hc.RequestReview(by=REGULATOR, number=1))
    done = asked.given(replace(DECIDE, outcome="it was 10", player="ann", from_player=1_000))
    assert cites(done.one(he.PaymentCorrected), "15.5")
    assert balance(done, "player:ann") == balance(scene, "player:ann") == -2_500
    assert done.state.round == scene.state.round


@pytest.mark.clause("15.5")
def test_15_5_given_a_closed_table_when_a_ruling_is_reviewed_then_it_is_still_known() -> None:
    """A review may come on another day, with the table closed or open again."""
    scene = disputed().given(RULE)
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    for later in (closed, reopened(scene)):
        assert later.given(ASK).state.disputes[0].review_requested


@pytest.mark.clause("15.5", "A:Void")
def test_15_5_given_a_ruling_on_the_open_round_when_that_round_is_voided_then_its_payment_goes_back_too() -> None:
    """As if the round had never been played: neither the wagers nor what a ruling added to them are left."""
    scene = stations()[Phase.SETTLING].given(
        hc.RaiseDispute(by=player(3), matter="a payment"), replace(RULE, player="cat", to_player=3_000)
    )
    assert balance(scene, "player:cat") == -2_000 + 3_000
    assert balances(scene.given(FLOOD)) == {}


@pytest.mark.clause("15.5")
def test_15_5_given_a_ruling_on_an_earlier_round_when_a_later_one_is_voided_then_the_correction_stays() -> None:
    """What was put right for round 1 is no part of round 2."""
    scene = finished(play(two_hands(), 4, 1, 2)).given(hc.RaiseDispute(by=player(1), matter="round 1"))
    before = balance(scene, "player:ann")
    ruling = replace(RULE, player="ann", to_player=3_000)
    scene = played_out(scene, Phase.WAGERING).given(ruling, FLOOD)
    assert balance(scene, "player:ann") == before + 3_000


@pytest.mark.clause("15.5")
def test_15_5_given_a_dispute_when_it_names_a_round_that_was_not_played_then_it_is_refused() -> None:
    """A dispute is about a round of this table."""
    scene = two_hands()
    for number in (-1, 2):
        scene.when(hc.RaiseDispute(by=player(1), matter="a payment", round=number)).refused_under("15.5")
    assert scene.when(hc.RaiseDispute(by=player(1), matter="a payment", round=1)).one(he.DisputeRaised).round == 1


@pytest.mark.clause("15.10")
@pytest.mark.parametrize("role", list(Role))
def test_15_10_given_a_request_when_anybody_makes_it_then_the_copy_is_that_of_the_edition_in_force(
    role: Role,
) -> None:
    """A copy of these rules, and of no others, to whoever asks."""
    copied = two_hands().given(hc.CopyRules(by=Person(role, "anybody"))).one(he.RulesCopied)
    assert cites(copied, "15.10")
    assert copied.instrument == "NI2025-411"
    assert instrument(copied.instrument).heading.game == GAME.name
