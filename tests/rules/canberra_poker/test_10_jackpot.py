"""Rules 10.1, 10.2, 10.4 and 10.5: who plays for the jackpot, and who is paid whatever the dealer holds."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    PADS,
    SUPERVISOR,
    PlayScene,
    balance,
    bet,
    compared,
    dealt,
    fold,
    jackpot_paid,
    loaded,
    order_for,
    player,
    result,
    wagering,
)
from tests.kit.scene import cites

QUEEN_HIGH = "AS QD JS 8C 3S"
ROYAL, FLUSH, STRAIGHT, JUNK = "AH KH QH JH TH", "KD JD 9D 7D 5D", "KH QC JC TS 9D", "KC TC 6S 4H 2D"


def staked(edition: Edition) -> PlayScene:
    """Box 1 has an ante and a jackpot stake; its pad is dark."""
    ante = c.PlaceAnte(by=player(1), box=1, cents=1_000)
    return wagering(edition, 1, 2).given(ante, c.StakeJackpot(by=player(1), box=1, cents=100))


def first_card(scene: PlayScene, hands: dict[int, str]) -> PlayScene:
    """The round is dealt; the events are those from the first card on."""
    return loaded(scene, order_for(hands, QUEEN_HIGH)).given(c.DealRound(by=DEALER))


@pytest.mark.clause("10.1")
def test_10_1_given_an_ante_when_its_player_stakes_then_the_chips_lie_on_the_jackpot_area(edition: Edition) -> None:
    """A player with an ante may play for the jackpot on the own box."""
    scene = staked(edition)
    assert cites(scene.one(e.JackpotStaked), "10.1")
    assert balance(scene, "player:ann") == -1_100
    assert balance(scene, "felt") == 1_100


@pytest.mark.clause("10.1")
def test_10_1_given_no_ante_in_this_round_when_staked_then_refused(edition: Edition) -> None:
    """Without an ante there is no jackpot wager, whoever puts the chips down."""
    scene = staked(edition)
    for by in (player(2), DEALER):
        scene.when(c.StakeJackpot(by=by, box=2, cents=100)).refused_under("10.1")


@pytest.mark.clause("10.1")
def test_10_1_given_a_players_own_ante_when_staked_on_another_box_then_refused(edition: Edition) -> None:
    """Ann may not stake on the jackpot area of box 2, with or without Ben's ante on it."""
    scene = staked(edition)
    elsewhere = c.StakeJackpot(by=player(1), box=2, cents=100)
    scene.when(elsewhere).refused_under("10.1")
    scene.given(c.PlaceAnte(by=player(2), box=2, cents=1_000)).when(elsewhere).refused_under("10.1")


@pytest.mark.clause("10.1")
def test_10_1_given_a_stake_when_the_player_stakes_again_then_refused(edition: Edition) -> None:
    """One wager on the jackpot plays a round."""
    staked(edition).when(c.StakeJackpot(by=player(1), box=1, cents=100)).refused_under("10.1")


@pytest.mark.clause("10.1")
def test_10_1_given_a_stake_when_its_ante_is_withdrawn_then_the_stake_goes_back_too(edition: Edition) -> None:
    """A stake does not outlive the ante that it stands on."""
    scene = staked(edition).given(c.WithdrawAnte(by=player(1), box=1))
    assert cites(scene.one(e.JackpotStakeReturned), "10.1")
    assert (balance(scene, "player:ann"), balance(scene, "felt")) == (0, 0)
    scene.when(c.StakeJackpot(by=player(1), box=1, cents=100)).refused_under("10.1")


@pytest.mark.clause("10.2")
def test_10_2_given_a_dark_pad_at_the_first_card_then_the_chip_goes_back_and_a_royal_earns_nothing(
    edition: Edition,
) -> None:
    """A stake that the sensor has not accepted is no wager: not in the pools, not in the prizes."""
    scene = first_card(staked(edition), {1: ROYAL})
    assert cites(scene.one(e.JackpotStakeReturned), "10.2")
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (5_000_000, 400_000)
    scene = compared(bet(scene, 1))
    assert scene.state.phase is Phase.COLLECTING
    assert balance(scene, "player:ann") == 1_000


@pytest.mark.clause("10.2")
def test_10_2_given_a_lit_pad_at_the_first_card_then_the_stake_is_a_wager(edition: Edition) -> None:
    """The light is the acceptance."""
    scene = first_card(staked(edition).given(c.SensePad(by=PADS, box=1, lit=True)), {1: ROYAL})
    assert scene.all(e.JackpotStakeReturned) == ()
    assert cites(scene.one(e.JackpotContributed), "10.2")
    assert jackpot_paid(bet(scene, 1)).one(e.JackpotPaid).box == 1


@pytest.mark.clause("10.2")
def test_10_2_given_a_light_that_went_out_when_the_first_card_comes_then_there_is_no_wager(edition: Edition) -> None:
    """What counts is the light at the close of wagering; a stake put down anew wants a light of its own."""
    lit, dark = (c.SensePad(by=PADS, box=1, lit=on) for on in (True, False))
    again = (c.WithdrawJackpot(by=player(1), box=1), c.StakeJackpot(by=player(1), box=1, cents=100))
    for scene in (staked(edition).given(lit, dark), staked(edition).given(lit, *again)):
        assert first_card(scene, {1: ROYAL}).one(e.JackpotStakeReturned).box == 1


@pytest.mark.clause("10.2")
def test_10_2_given_no_stake_when_a_pad_lights_up_then_the_light_is_refused(edition: Edition) -> None:
    """A light without a chip is no wager, on an empty box or beside an ante."""
    light = c.SensePad(by=PADS, box=2, lit=True)
    staked(edition).when(light).refused_under("10.2")
    staked(edition).given(c.PlaceAnte(by=player(2), box=2, cents=1_000)).when(light).refused_under("10.2")


@pytest.mark.clause("10.2", "14.5")
def test_10_2_given_a_fault_while_antes_are_taken_then_the_lit_stake_stands_and_the_dark_one_goes_back(
    edition: Edition,
) -> None:
    """Play freezes until a supervisor approves; what the sensor had accepted is a wager; no other is taken."""
    ben = (c.PlaceAnte(by=player(2), box=2, cents=1_000), c.StakeJackpot(by=player(2), box=2, cents=100))
    scene = staked(edition).given(*ben, c.SensePad(by=PADS, box=1, lit=True))
    scene = scene.given(c.ReportJackpotFault(by=DEALER, what="a pad stays dark"))
    assert scene.one(e.JackpotStakeReturned).box == 2
    scene.when(c.WithdrawJackpot(by=player(1), box=1)).refused_under("14.5")
    scene.when(c.ApproveContinuing(by=DEALER)).refused_under("14.5")
    scene = scene.given(c.ApproveContinuing(by=SUPERVISOR))
    scene.when(ben[1]).refused_under("4.2")
    scene = bet(first_card(scene, {1: ROYAL, 2: FLUSH}), 1, 2)
    assert scene.state.pools.pool_cents == 5_000_070
    assert jackpot_paid(scene).one(e.JackpotPaid).box == 1


@pytest.mark.clause("10.5", "14.5")
def test_10_5_given_a_fault_before_the_payment_when_approved_then_the_declared_hand_is_paid(edition: Edition) -> None:
    """A failing meter delays a prize and does not take it away."""
    scene = compared(bet(dealt(edition, {1: FLUSH}, QUEEN_HIGH, jackpot=(1,)), 1))
    frozen = scene.given(c.ReportJackpotFault(by=PADS, what="the meter is dark"))
    frozen.when(c.DeclareJackpot(by=player(1), box=1)).refused_under("14.5")
    paid = jackpot_paid(frozen.given(c.ApproveContinuing(by=SUPERVISOR)))
    assert paid.one(e.JackpotPaid).cents == 10_000


@pytest.mark.clause("10.4")
def test_10_4_given_a_flush_on_the_layout_when_its_player_declares_it_then_the_claim_is_on_record(
    edition: Edition,
) -> None:
    """A claim is in time while the dealer has not gathered the hand; one is enough, and it is the player's own."""
    scene = compared(bet(dealt(edition, {1: FLUSH, 2: JUNK}, QUEEN_HIGH, jackpot=(1, 2)), 1, 2))
    claim = c.DeclareJackpot(by=player(1), box=1)
    scene.when(c.DeclareJackpot(by=player(2), box=1)).refused_under("4.4")
    claimed = scene.given(claim)
    assert cites(claimed.one(e.JackpotDeclared), "10.4", "10.7#1(e)")
    assert claimed.one(e.JackpotDeclared).by == "ann"
    claimed.when(claim).refused_under("10.4")
    assert claimed.when(c.PayJackpot(by=DEALER)).one(e.JackpotPaid).cents == 10_000


@pytest.mark.clause("10.4")
def test_10_4_given_an_undeclared_flush_when_the_dealer_pays_or_gathers_then_refused(edition: Edition) -> None:
    """Nobody loses a prize by silence: such a hand is neither passed over nor gathered before it is declared."""
    scene = compared(bet(dealt(edition, {1: FLUSH}, QUEEN_HIGH, jackpot=(1,)), 1))
    scene.when(c.PayJackpot(by=DEALER)).refused_under("10.4")
    scene.when(c.RackHand(by=DEALER, box=1)).refused_under("9.7")
    declared = scene.given(c.DeclareJackpot(by=DEALER, box=1))
    declared.when(c.RackHand(by=DEALER, box=1)).refused_under("9.7")


@pytest.mark.clause("10.4")
def test_10_4_given_gathered_hands_when_a_player_first_claims_then_refused(edition: Edition) -> None:
    """A first claim after the cards are collected comes too late."""
    scene = compared(bet(dealt(edition, {1: STRAIGHT}, QUEEN_HIGH, jackpot=(1,)), 1))
    claim = c.DeclareJackpot(by=player(1), box=1)
    scene.when(claim).refused_under("10.4")
    scene.given(c.RackHand(by=DEALER, box=1)).when(claim).refused_under("10.4")


@pytest.mark.clause("10.5")
def test_10_5_given_a_dealer_without_ace_king_when_a_flush_is_declared_then_it_is_paid(edition: Edition) -> None:
    """Ante paid, bet returned, jackpot paid: 10 and 100, less the stake of 1."""
    scene = jackpot_paid(bet(dealt(edition, {1: FLUSH}, QUEEN_HIGH, jackpot=(1,)), 1))
    assert cites(scene.one(e.JackpotPaid), "10.5")
    assert (result(scene, 1, "ante").returned, result(scene, 1, "bet").returned) == (2_000, 2_000)
    assert balance(scene, "player:ann") == 1_000 + 10_000 - 100


@pytest.mark.clause("10.5")
def test_10_5_given_a_dealer_with_a_full_house_when_a_flush_is_declared_then_it_is_paid(edition: Edition) -> None:
    """A hand that loses ante and bet wins the jackpot all the same; the stake stays in the pools."""
    scene = jackpot_paid(bet(dealt(edition, {1: FLUSH}, "3S 3H 3D 9C 9H", jackpot=(1,)), 1))
    assert result(scene, 1, "bet").outcome is Outcome.LOSE
    assert balance(scene, "player:ann") == -3_000 + 10_000 - 100


@pytest.mark.clause("10.5")
def test_10_5_given_a_dealer_with_the_same_flush_when_it_is_declared_then_it_is_paid(edition: Edition) -> None:
    """Equal hands void ante and bet; the jackpot does not look at the dealer's hand."""
    scene = jackpot_paid(bet(dealt(edition, {1: FLUSH}, "KC JC 9C 7C 5C", jackpot=(1,)), 1))
    assert result(scene, 1, "bet").outcome is Outcome.VOID
    assert balance(scene, "player:ann") == 10_000 - 100


@pytest.mark.clause("10.5")
def test_10_5_given_one_flush_folded_and_one_unstaked_when_paid_then_only_the_third_is(edition: Edition) -> None:
    """A prize wants the stake and the hand, and the hand still in."""
    hands = {1: FLUSH, 2: "QC TC 7C 6C 2C", 3: "KH JH 9H 7H 5H"}
    scene = compared(bet(fold(dealt(edition, hands, QUEEN_HIGH, jackpot=(1, 2)), 2), 1, 3))
    for box in (2, 3):
        scene.when(c.DeclareJackpot(by=player(box), box=box)).refused_under("10.5")
    assert jackpot_paid(scene).one(e.JackpotPaid).box == 1
