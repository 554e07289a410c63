"""The dictionary: new shoe, initial and subsequent deal, and where a round begins, ends, and is void (A)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    CardDealt,
    HandMisplaced,
    InitialDealCompleted,
    SubsequentDealCompleted,
    WageringClosed,
)
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import RoundClosed, RoundVoided
from croupier.games.house.terms import DealingShoe
from tests.games.blackjack.shoes import emptied, new_shoe
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    PERFECT,
    PLAIN,
    balances,
    dealt,
    dealt_by_hand,
    double,
    gained,
    insurance_result,
    opened,
    played_out,
    player,
    ready,
    result,
    side_result,
    split,
    stacked,
    stand,
)
from tests.kit.scene import cites

VOID = hc.VoidRound(by=OPERATOR, reason=VoidReason.FRAUD, note="a marked card")


@pytest.mark.clause("A:New shoe")
def test_a_new_shoe_given_all_cards_shuffled_and_cut_when_the_cutting_card_is_in_then_a_new_shoe_begins() -> None:
    """Shuffled alone is no new shoe, and cut alone is none: shoe 1 begins when the cards are loaded."""
    scene = opened(1)
    for step in (
        hc.ShuffleCards(by=DEALER, order=stacked()),
        c.OfferCut(by=DEALER, player="ann"),
        hc.CutCards(by=player(1), after=52),
    ):
        scene = scene.given(step)
        assert scene.state.shoe.number == 0
        scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("5.1")
    scene = scene.given(c.InsertCuttingCard(by=DEALER, from_back=52))
    assert scene.state.shoe.number == 1
    scene.given(hc.OpenWagering(by=DEALER, at=NOON))


@pytest.mark.clause("A:New shoe")
def test_a_new_shoe_given_a_restriction_of_one_shoe_when_the_next_is_loaded_then_it_lapses() -> None:
    """Ben, who sat out, is kept to the minimum in shoe 1, and to nothing in shoe 2."""
    scene = played_out(stand(dealt({1: "Ts 9d"}, "8c", "Kd", seated=(1, 2)), 1))
    scene = scene.given(c.RequireMinimum(by=OPERATOR, player="ben"))
    over = c.PlaceWager(by=player(2), box=2, cents=5_000)
    scene.given(hc.OpenWagering(by=DEALER, at=NOON)).when(over).refused_under("4.7/tail")
    scene = new_shoe(scene, stacked())
    assert scene.state.shoe.number == 2
    scene.given(hc.OpenWagering(by=DEALER, at=NOON), over)


@pytest.mark.clause("A:New shoe")
def test_a_new_shoe_given_an_empty_shoe_filled_from_the_rack_when_the_round_goes_on_then_it_is_no_new_shoe() -> None:
    """Not all cards are shuffled: the restriction of ben outlives it, and no cutting card is put in."""
    first = played_out(stand(dealt({1: "Ts 9d"}, "8c", "Kd", seated=(1, 2)), 1))
    first = first.given(c.RequireMinimum(by=OPERATOR, player="ben"), hc.OpenWagering(by=DEALER, at=NOON))
    scene = first.given(c.PlaceWager(by=player(1), box=1, cents=5_000), c.DealCard(by=DEALER))
    scene = emptied(scene)
    rack = tuple(card for card in scene.state.shoe.rack if card is not None)
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=rack))
    assert scene.state.shoe.number == 1
    assert scene.state.guest("ben").at_minimum
    scene.when(c.InsertCuttingCard(by=DEALER, from_back=52)).refused_under("5.3")


@pytest.mark.clause("A:Initial deal")
@pytest.mark.parametrize("hands, cards", [({1: "Ts 9d", 3: "2s 3d", 6: "4s 5d"}, 7), ({4: "Ts 9d"}, 3)])
def test_a_initial_deal_given_boxes_with_wagers_when_dealt_then_two_cards_lie_on_each_and_one_before_the_dealer(
    hands: dict[int, str], cards: int
) -> None:
    """Three boxes: 3 x 2 + 1 = 7 cards; a box without a wager gets none."""
    scene = ready(hands, seated=(1, 2, 3, 4, 6)).when(c.DealRound(by=DEALER))
    out = scene.all(CardDealt)
    assert len(out) == cards
    assert {box: [event.box for event in out].count(box) for box in (0, *hands)} == {0: 1, **dict.fromkeys(hands, 2)}
    assert cites(scene.one(InitialDealCompleted), "A:Initial deal")


@pytest.mark.clause("A:Initial deal")
def test_a_initial_deal_given_a_felt_table_when_dealt_card_by_card_then_it_ends_with_the_last_second_card() -> None:
    """Two boxes: the fifth card completes the deal, and none before it."""
    scene = dealt_by_hand({1: "Ts 9d", 2: "8s 8d"}, "9c")
    assert len([event for event in scene.history if isinstance(event, CardDealt)]) == 5
    assert isinstance(scene.events[-1], InitialDealCompleted)
    assert sum(isinstance(event, InitialDealCompleted) for event in scene.history) == 1


@pytest.mark.clause("A:Subsequent deal")
def test_a_subsequent_deal_given_the_initial_deal_incomplete_when_a_card_is_drawn_then_it_is_refused() -> None:
    """Extra cards come after the initial deal, and after what is settled between the two."""
    wish = c.Draw(by=player(1), box=1)
    before = {
        "deal": ready({1: "Ts 2d"}, "9c").given(c.DealCard(by=DEALER)),
        "insurance": dealt({1: "Ts 2d"}, "Ah"),
        "interim": dealt({1: "Ts 2d", 2: "As Kd"}, "9c"),
    }
    for scene in before.values():
        scene.when(wish).refused_under("9.1(c)")
    before["deal"].given(c.DealRound(by=DEALER), wish)
    before["insurance"].given(c.CloseInsurance(by=DEALER), wish)
    before["interim"].given(c.PayBlackjacks(by=DEALER), wish)


@pytest.mark.clause("A:Subsequent deal")
def test_a_subsequent_deal_given_every_hand_complete_when_the_last_stands_then_the_phase_is_over() -> None:
    """With the last decision the extra cards of players end, and the dealer's hand begins."""
    scene = stand(dealt({1: "Ts 9d", 2: "8s 9d"}, "9c"), 1)
    assert not scene.all(SubsequentDealCompleted)
    scene = stand(scene, 2)
    assert cites(scene.one(SubsequentDealCompleted), "A:Subsequent deal")
    assert scene.state.phase is Phase.DRAWING
    scene.when(c.Draw(by=player(1), box=1)).refused_under("9.1(c)")


@pytest.mark.clause("A:Subsequent deal")
def test_a_subsequent_deal_given_insurance_when_it_begins_then_insurance_is_closed() -> None:
    """Insurance closes when this phase begins."""
    scene = dealt({1: "Ts 9d", 2: "8s 9d"}, "Ah").given(c.CloseInsurance(by=DEALER))
    assert scene.state.phase is Phase.PLAYING
    scene.when(c.Insure(by=player(2), box=2, cents=2_500)).refused_under("7.3")


@pytest.mark.clause("A:Round of play")
def test_a_round_of_play_given_wagers_before_the_first_card_when_it_leaves_the_shoe_then_the_round_has_begun() -> None:
    """Until then a wager may be taken back; the first card closes it."""
    scene = ready({1: "Ts 9d"})
    scene.given(c.WithdrawWager(by=player(1), box=1))
    begun = scene.when(c.DealCard(by=DEALER))
    assert [type(event) for event in begun.events] == [WageringClosed, CardDealt]
    begun.when(c.WithdrawWager(by=player(1), box=1)).refused_under("4.3")


@pytest.mark.clause("A:Round of play")
def test_a_round_of_play_given_wagers_all_paid_when_cards_are_on_the_table_then_it_is_still_the_same_round() -> None:
    """An error found after the pay-outs, with the cards on the table, is one of this round, and 14.4 applies."""
    scene = played_out(stand(dealt({1: "Ts 9d"}, "9c", "8d"), 1), Phase.COLLECTING)
    scene.when(c.ReportMisplaced(by=DEALER, box=1)).one(HandMisplaced)
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("4.1")
    scene.when(hc.VoidRound(by=OPERATOR, reason=VoidReason.FRAUD, note="a marked card")).one(RoundVoided)
    over = scene.when(c.CollectCards(by=DEALER))
    assert cites(over.one(RoundClosed), "A:Round of play")
    assert over.state.phase is Phase.BETWEEN
    assert sorted(card for card in over.state.shoe.rack if card) == sorted(over.state.shoe.order[:4])
    over.when(c.ReportMisplaced(by=DEALER, box=1)).refused_under("14.4")


@pytest.mark.clause("A:Void")
def test_a_void_given_a_blackjack_paid_at_interim_settlement_when_the_round_is_void_then_the_75_are_taken_back() -> (
    None
):
    """$50, Blackjack paid $75 at once, round voided: the player keeps the original $50 and no more."""
    scene = dealt({1: "As Kd", 2: "Ts 9d"}, "9c").given(c.PayBlackjacks(by=DEALER))
    assert gained(scene, "ann") == 7_500
    scene = scene.when(VOID)
    assert cites(scene.one(RoundVoided), "A:Void", "16.3")
    assert balances(scene) == {}
    assert scene.when(hc.CollectVoid(by=DEALER)).one(RoundClosed).void


@pytest.mark.clause("A:Void")
def test_a_void_given_side_bets_insurance_splits_and_doubles_when_the_round_is_void_then_every_chip_goes_back() -> None:
    """As if the round had not been: what was won and what was lost, on the box and beside it."""
    scene = dealt({1: "8s 8s", 2: "6s 5d"}, "Ah", "3d Th Td Kd Ks", side={1: 500, 2: 500}, side_bet=PERFECT)
    scene = scene.given(c.SettlePairs(by=DEALER), c.Insure(by=player(1), box=1, cents=2_500))
    scene = split(scene.given(c.Insure(by=player(2), box=2, cents=1_250), c.CloseInsurance(by=DEALER)), 1)
    scene = stand(double(scene, 1), 1)
    scene = played_out(double(scene, 2), Phase.COLLECTING)
    assert (side_result(scene, 1).returned, side_result(scene, 2).returned) == (13_000, 0)
    assert insurance_result(scene, 1).returned == 7_500
    assert result(scene, 2).returned == 0
    assert gained(scene, "ben") != 0
    assert balances(scene.given(VOID)) == {}


@pytest.mark.clause("A:Void")
def test_a_void_given_a_void_round_when_the_next_is_dealt_then_the_void_one_counts_for_nothing() -> None:
    """Nobody has sat out a round that never was, and its cards are in the rack."""
    scene = dealt({1: "Ts 9d"}, seated=(1, 2), latecomers_at_minimum=True).given(VOID, hc.CollectVoid(by=DEALER))
    assert scene.state.shoe.rounds == 0
    assert len(scene.state.shoe.rack) == 3
    scene = scene.given(hc.OpenWagering(by=DEALER, at=NOON))
    scene.given(c.PlaceWager(by=player(2), box=2, cents=5_000))


@pytest.mark.clause("A:Void")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_void_given_wagers_before_the_first_card_when_the_round_is_void_then_they_go_back(shoe: DealingShoe) -> None:
    """The wagers of a round that could not begin are their owners'."""
    scene = ready({1: "Ts 9d", 2: "As Kd"}, shoe=shoe)
    assert gained(scene, "ann") == -5_000
    assert balances(scene.given(VOID)) == {}
