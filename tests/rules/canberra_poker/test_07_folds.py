"""Rule 7, the fold: what it loses at once, and the count of its cards before they are racked."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Standing
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    JACKPOT,
    NOON,
    balances,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    played_out,
    player,
    ready,
    result,
)
from tests.kit.scene import cites

FLUSH = "KdJd9d7d5d"
ACE_KING = "AsKcQc4h2s"
DEALER_OUT = "AsQcJc8h3s"
FULL_HOUSE = "QsQhQcAcAh"
CARD_SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)


@pytest.mark.parametrize("dealer", [DEALER_OUT, ACE_KING, FULL_HOUSE], ids=["dealer out", "lower", "higher"])
@pytest.mark.clause("7.3")
def test_7_3_given_a_flush_with_a_jackpot_stake_when_folded_then_both_are_lost_whatever_the_dealer_has(
    edition: Edition, dealer: str
) -> None:
    """Ante 10 and stake 1 are gone at the fold: a dealer who does not qualify revives neither, nor does the flush."""
    scene = fold(dealt(edition, {1: "", 2: FLUSH}, dealer, jackpot=(2,)), 2)
    lost = [
        (settled.wager, settled.staked, settled.outcome, settled.returned) for settled in scene.all(he.WagerSettled)
    ]
    assert lost == [("ante", 1_000, Outcome.LOSE, 0), ("jackpot", 100, Outcome.LOSE, 0)]
    assert all(settled.under == ("7.3",) for settled in scene.all(he.WagerSettled))
    folded = {"player:ben": -1_100, "float": 1_000, "jackpot pool": 70, "reserve pool": 30}
    assert balances(scene) == {**folded, "player:ann": -1_000, "felt": 1_000}
    end = played_out(bet(scene, 1))
    assert balances(end)["player:ben"] == -1_100
    assert end.state.pools.pool_cents == JACKPOT.pool_cents + 70
    assert not [paid for paid in end.history if isinstance(paid, e.JackpotPaid)]


@pytest.mark.clause("7.3")
def test_7_3_given_a_folded_jackpot_hand_when_it_is_declared_then_it_earns_nothing(edition: Edition) -> None:
    """A folded flush stays out of the jackpot while another hand of the round is paid."""
    scene = compared(bet(fold(dealt(edition, {1: "3h5h7h9hJh", 2: FLUSH}, DEALER_OUT, jackpot=(1, 2)), 2), 1))
    assert scene.one(e.WagersCompared).jackpot_boxes == (1,)
    scene.when(c.DeclareJackpot(by=player(2), box=2)).refused_under("10.5")
    scene.given(c.DeclareJackpot(by=player(1), box=1))


@pytest.mark.clause("7.3")
def test_7_3_given_a_royal_flush_without_a_stake_when_folded_then_only_the_ante_is_lost_and_nobody_warns(
    edition: Edition,
) -> None:
    """The fold is taken at its word: one wager lost, and no word to the player about the hand."""
    scene = fold(dealt(edition, {1: "AhKhQhJhTh", 2: ""}), 1)
    assert [type(event) for event in scene.events] == [e.HandFolded, he.WagerSettled]
    assert scene.one(e.HandFolded).under == ("7.3", "A:Fold")
    assert result(scene, 1, "ante").returned == 0
    assert scene.state.round.boxes[0].standing is Standing.FOLDED


@pytest.mark.clause("7.3")
def test_7_3_given_cards_that_are_not_passed_in_when_folding_then_nothing_is_lost_yet(edition: Edition) -> None:
    """A fold needs the cards handed in; until then the ante stands, and the player may still bet."""
    scene = dealt(edition, {1: ""})
    scene.when(c.Fold(by=player(1), box=1, cards_in=False)).refused_under("A:Fold")
    bet(scene, 1)


@pytest.mark.clause("7.4")
def test_7_4_given_folded_hands_when_the_dealer_racks_them_then_each_was_counted_before(edition: Edition) -> None:
    """The dealer is asked to count five, and the record says under which clause the hand went to the rack."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 1, 2)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.say == "Count five cards of box 2, and rack them."
    assert "7.4" in step.under
    assert scene.given(step.command).one(e.HandRacked).under == ("7.4",)


@CARD_SOURCES
@pytest.mark.parametrize("count", [0, 4, 6])
@pytest.mark.clause("7.4")
def test_7_4_given_a_folded_hand_of_another_number_when_counted_then_it_is_not_racked_and_the_round_is_void(
    edition: Edition, cards: CardSource, count: int
) -> None:
    """Four or six cards stop the hand before the rack; what the fold had lost goes back."""
    scene = fold(deal_on(ready(edition, {1: "", 2: ""}, ACE_KING, jackpot=(1,), cards=cards), up="2s"), 1)
    void = scene.when(c.RackHand(by=DEALER, box=1, count=count))
    assert cites(void.one(he.RoundVoided), "7.4", "14.3", "A:Void")
    assert not void.all(e.HandRacked)
    assert balances(void) == {}


@pytest.mark.clause("7.4")
def test_7_4_given_a_folded_hand_when_it_is_not_counted_then_the_round_stays_open(edition: Edition) -> None:
    """Racking may wait for the end or be done at once, but the round does not close without it, nor count it twice."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 1).given(c.RackHand(by=DEALER, box=1))
    scene.when(c.RackHand(by=DEALER, box=1)).refused_under("9.7")
    last = fold(scene, 2).given(c.RackHand(by=DEALER, box=0))
    assert last.state.phase is Phase.COLLECTING
    assert last.given(c.RackHand(by=DEALER, box=2)).one(he.RoundClosed).void is False
