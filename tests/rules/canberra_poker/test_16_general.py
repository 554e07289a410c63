"""Rules 16.1, 16.2, 16.4 and 16.5: devices, disturbances, void rounds, and disputes with their reviews."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act, VoidReason
from croupier.games.people import Player
from croupier.money import Move
from tests.games.canberra_poker.incidents import (
    ANN,
    BEN,
    DEALER_HAND,
    JUNK,
    POOLS,
    opens_the_measures,
    pools,
    reopened,
    two_hands,
)
from tests.games.canberra_poker.tables import (
    DEALER,
    OPERATOR,
    REGULATOR,
    PlayScene,
    balance,
    bet,
    fold,
    jackpot_paid,
    order_for,
    played_out,
    player,
    wagering,
)
from tests.kit.scene import cites

PLAYER_VIEW = Player(1)


@pytest.mark.clause("16.1")
def test_16_1_given_a_tracking_device_when_recorded_then_the_measures_of_16_3_are_open(edition: Edition) -> None:
    """A player with a device may lose the wagers' validity and the place at the table."""
    opens_the_measures(edition, Act.USE_DEVICE, "16.1")


@pytest.mark.clause("16.1")
def test_16_1_given_a_flush_or_nothing_when_the_player_looks_at_the_screen_then_it_offers_the_same(
    edition: Edition,
) -> None:
    """No odds, no advice, no order of preference: what may be done does not depend on the cards."""
    strong, weak = two_hands(edition), two_hands(edition, JUNK)
    offered = GAME.allowed(strong.state, PLAYER_VIEW)
    assert offered == GAME.allowed(weak.state, PLAYER_VIEW)
    assert {c.PlaceBet, c.Fold} <= {type(command) for command in offered}
    assert plate(strong.state) == plate(weak.state)


@pytest.mark.clause("16.1")
def test_16_1_given_a_finished_round_when_the_next_is_open_then_the_table_keeps_no_record_of_hands(
    edition: Edition,
) -> None:
    """Nothing of the last hands is on any screen that a player could analyse."""
    scene = played_out(fold(two_hands(edition), 1, 2))
    assert not any(f'"{card}"' in msgspec.json.encode(scene.state).decode() for card in parse_cards(ANN))


@pytest.mark.clause("16.2")
@pytest.mark.parametrize("phase", [Phase.WAGERING, Phase.DEALING, Phase.DECIDING, Phase.COMPARING, Phase.COLLECTING])
def test_16_2_given_a_fire_alarm_before_the_game_is_over_when_invalidated_then_everything_goes_back(
    edition: Edition, phase: Phase
) -> None:
    """Commotion, fire, riot, brawl, robbery: until the last hand is racked the operator may undo the game."""
    scene = at_phase(edition, phase)
    void = hc.VoidRound(by=OPERATOR, reason=VoidReason.DISTURBANCE, note="fire alarm")
    scene.when(replace(void, by=DEALER)).refused_under("16.2")
    scene = scene.given(void)
    assert cites(scene.one(he.RoundVoided), "16.2", "A:Void")
    assert [balance(scene, f"player:{name}") for name in ("ann", "ben")] == [0, 0]
    assert pools(scene) == POOLS


@pytest.mark.clause("16.2")
def test_16_2_given_a_closed_round_or_a_void_one_when_invalidated_then_refused(edition: Edition) -> None:
    """A game that is over stands; a dispute is the way then."""
    void = hc.VoidRound(by=OPERATOR, reason=VoidReason.DISTURBANCE, note="fire alarm")
    played_out(fold(two_hands(edition), 1, 2)).when(void).refused_under("16.2")
    two_hands(edition).given(void).when(void).refused_under("16.2")


def at_phase(edition: Edition, phase: Phase) -> PlayScene:
    """A round of Ann and Ben that has come so far, the jackpot prize paid if it has come to collecting."""
    antes = [c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in (1, 2)]
    if phase in (Phase.WAGERING, Phase.DEALING):
        scene = wagering(edition, 1, 2).given(*antes, c.StakeJackpot(by=player(1), box=1, cents=100))
        if phase is Phase.WAGERING:
            return scene
        order = order_for({1: ANN, 2: BEN}, DEALER_HAND)
        shuffled = scene.given(
            hc.ShuffleCards(by=DEALER, order=(*order[-2:], *order[:-2])), hc.CutCards(by=DEALER, after=2)
        )
        return shuffled.given(c.DealCard(by=DEALER, box=1))
    scene = two_hands(edition)
    if phase is Phase.DECIDING:
        return scene
    scene = bet(scene, 1, 2)
    return played_out(scene, phase)


@pytest.mark.clause("16.4")
@pytest.mark.parametrize("reason", [VoidReason.FRAUD, VoidReason.IMPRACTICAL])
def test_16_4_given_a_reason_when_the_round_is_voided_then_prizes_and_stakes_go_back(
    edition: Edition, reason: VoidReason
) -> None:
    """Even a jackpot that has been paid returns to its pool; without words there is no void."""
    scene = jackpot_paid(bet(two_hands(edition), 1, 2))
    assert balance(scene, "player:ann") > 0
    for note in ("", "  "):
        scene.when(hc.VoidRound(by=OPERATOR, reason=reason, note=note)).refused_under("16.4")
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=reason, note="a marked king"))
    assert cites(scene.one(he.RoundVoided), "16.4", "A:Void")
    assert scene.one(he.RoundVoided).reason == f"{reason}: a marked king"
    assert [balance(scene, f"player:{name}") for name in ("ann", "ben")] == [0, 0]
    assert pools(scene) == POOLS
    assert played_out(scene).one(he.RoundClosed).void


def disputed(edition: Edition) -> PlayScene:
    """A round is over, and Ann disputes its payment."""
    over = played_out(fold(two_hands(edition), 1, 2))
    return over.given(hc.RaiseDispute(by=player(1), matter="my ante was 20"))


@pytest.mark.clause("16.5")
def test_16_5_given_a_dispute_when_ruled_and_reviewed_then_every_step_is_on_record(edition: Edition) -> None:
    """Raised by a player, decided by the operator, reviewed by the Commission on request."""
    scene = disputed(edition).given(
        hc.RuleDispute(by=OPERATOR, number=1, ruling="the ante was 10"),
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="the ruling stands"),
    )
    (kept,) = scene.state.disputes
    assert (kept.raised_by, kept.matter, kept.ruling) == ("ann", "my ante was 20", "the ante was 10")
    assert (kept.review_requested, kept.review) == (True, "the ruling stands")
    kinds = (he.DisputeRaised, he.DisputeRuled, he.ReviewRequested, he.ReviewDecided)
    assert [type(event) for event in scene.history if cites(event, "16.5")] == list(kinds)


@pytest.mark.clause("16.5")
def test_16_5_given_a_ruling_when_another_is_tried_then_it_is_final(edition: Edition) -> None:
    """One matter, one ruling in words by the operator, one review by the Commission, in that order."""
    scene = disputed(edition)
    rule = hc.RuleDispute(by=OPERATOR, number=1, ruling="the ante was 10")
    ask, decide = hc.RequestReview(by=player(1), number=1), hc.DecideReview(by=REGULATOR, number=1, outcome="upheld")
    scene.when(hc.RaiseDispute(by=player(1), matter=" ")).refused_under("16.5")
    for early in (ask, decide, replace(rule, number=2), replace(rule, ruling=" "), replace(rule, by=DEALER)):
        scene.when(early).refused_under("16.5")
    ruled = scene.given(rule)
    for late in (rule, decide):
        ruled.when(late).refused_under("16.5")
    asked = ruled.given(ask)
    for wrong in (ask, replace(decide, outcome=""), replace(decide, by=OPERATOR)):
        asked.when(wrong).refused_under("16.5")
    asked.given(decide).when(decide).refused_under("16.5")


@pytest.mark.clause("16.5")
def test_16_5_given_money_that_has_moved_when_a_review_corrects_it_then_the_round_stays_as_it_was(
    edition: Edition,
) -> None:
    """A correction is a movement of its own, either way; it rewrites nothing."""
    rule = hc.RuleDispute(by=OPERATOR, number=1, ruling="pay 10 more", player="ann", to_player=1_000)
    scene = disputed(edition)
    for wrong in (replace(rule, player=""), replace(rule, to_player=-1), replace(rule, from_player=-1)):
        scene.when(wrong).refused_under("16.5")
    ruled = scene.given(rule)
    assert GAME.moves(ruled.state, ruled.one(he.PaymentCorrected)) == (Move("float", "player:ann", 1_000),)
    asked = ruled.given(hc.RequestReview(by=REGULATOR, number=1))
    back = hc.DecideReview(by=REGULATOR, number=1, outcome="it was 10", player="ann", from_player=1_000)
    done = asked.given(back)
    assert cites(done.one(he.PaymentCorrected), "16.5")
    assert balance(done, "player:ann") == balance(scene, "player:ann") == -1_200 + 100
    assert done.state.round == scene.state.round


@pytest.mark.clause("16.5")
def test_16_5_given_a_closed_table_when_a_ruling_is_reviewed_then_it_is_still_known(edition: Edition) -> None:
    """A review may come on another day, with the table closed or open again."""
    scene = disputed(edition).given(hc.RuleDispute(by=OPERATOR, number=1, ruling="the ante was 10"))
    ask = hc.RequestReview(by=player(1), number=1)
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    for later in (closed, reopened(scene, edition)):
        assert later.given(ask).state.disputes[0].review_requested


def ruled_for_ann(scene: PlayScene, cents: int) -> PlayScene:
    """A dispute is raised and ruled in Ann's favour."""
    return scene.given(
        hc.RaiseDispute(by=player(1), matter="a payment"),
        hc.RuleDispute(by=OPERATOR, number=1, ruling="pay her", player="ann", to_player=cents),
    )


@pytest.mark.clause("16.5", "A:Void")
def test_16_5_given_a_ruling_on_the_open_round_when_that_round_is_voided_then_its_payment_goes_back_too(
    edition: Edition,
) -> None:
    """As if the round had never been played: neither the wagers nor what a ruling added to them are left."""
    scene = ruled_for_ann(played_out(bet(two_hands(edition), 1, 2), Phase.COLLECTING), 3_000)
    void = scene.given(hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood"))
    assert balance(void, "player:ann") == 0
    assert balance(void, "float") == 0


@pytest.mark.clause("16.5")
def test_16_5_given_a_ruling_on_an_earlier_round_when_a_later_one_is_voided_then_the_correction_stays(
    edition: Edition,
) -> None:
    """What was put right for round 1 is no part of round 2."""
    scene = played_out(bet(two_hands(edition), 1, 2)).given(hc.RaiseDispute(by=player(1), matter="round 1"))
    before = balance(scene, "player:ann")
    scene = played_out(scene, Phase.WAGERING)
    ruling = hc.RuleDispute(by=OPERATOR, number=1, ruling="pay her", player="ann", to_player=3_000)
    scene = scene.given(ruling, hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood"))
    assert balance(scene, "player:ann") == before + 3_000


@pytest.mark.clause("16.5")
def test_16_5_given_a_dispute_when_it_names_a_round_that_was_not_played_then_it_is_refused(edition: Edition) -> None:
    """A dispute is about a round of this table."""
    scene = two_hands(edition)
    for number in (-1, 2):
        scene.when(hc.RaiseDispute(by=player(1), matter="a payment", round=number)).refused_under("16.5")
    assert scene.when(hc.RaiseDispute(by=player(1), matter="a payment", round=1)).one(he.DisputeRaised).round == 1
