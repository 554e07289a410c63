"""Rule 9: what ante and bet get against the dealer's hand, and the jackpot beside them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import Readings, TieWhenDealerOut
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, Limits, Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    JACKPOT,
    PlayScene,
    balances,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    jackpot_paid,
    played_out,
    player,
    ready,
    result,
)
from tests.kit.scene import cites

DEALER_OUT = "AsQdJc8h3s"
ACE_KING = "AsKd9c7h3s"
WON, LOST, PUSHED, VOID = Outcome.WIN, Outcome.LOSE, Outcome.PUSH, Outcome.VOID


def settled(scene: PlayScene, box: int = 1) -> tuple[tuple[Outcome, int], tuple[Outcome, int]]:
    """Outcome and money handed back of ante and bet."""
    ante, wager = result(scene, box, "ante"), result(scene, box, "bet")
    return (ante.outcome, ante.returned), (wager.outcome, wager.returned)


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param("9h7d5s4h2c", id="worse"),
        pytest.param("AhKc9d7s4h", id="higher"),
        pytest.param("AcQhJd8c3d", id="equal"),
        pytest.param("AhKhQhJhTh", id="royal flush"),
    ],
)
@pytest.mark.clause("9.3")
def test_9_3_given_a_dealer_who_does_not_qualify_when_settled_then_the_ante_wins_and_the_bet_comes_back(
    edition: Edition, hand: str
) -> None:
    """Ante 10 wins 10 and bet 20 is handed back, whoever holds more: a royal flush also nets 10."""
    scene = compared(bet(dealt(edition, {1: hand}, DEALER_OUT), 1))
    assert settled(scene) == ((WON, 2_000), (PUSHED, 2_000))
    assert result(scene, 1, "ante").under == ("9.3", "8.1:Ante")
    assert result(scene, 1, "bet").under == ("9.3", "9.2")
    assert balances(scene) == {"player:ann": 1_000, "float": -1_000}


@pytest.mark.clause("9.3")
def test_9_3_given_a_folded_hand_when_the_dealer_does_not_qualify_then_only_the_hands_still_in_win(
    edition: Edition,
) -> None:
    """The antes of each player means of those who did not fold."""
    scene = compared(bet(fold(dealt(edition, {1: "", 2: ""}, DEALER_OUT), 1), 2))
    assert {event.box for event in scene.all(he.WagerSettled)} == {2}
    assert balances(scene) == {"player:ann": -1_000, "player:ben": 1_000}


@pytest.mark.parametrize(
    "dealer, hand",
    [
        pytest.param(ACE_KING, "8c8d5s4h2c", id="pair of eights"),
        pytest.param(ACE_KING, "AhKc9d7s4d", id="the last card decides"),
        pytest.param("5s4d3h2cAs", "6h5d4h3c2d", id="six high over five high"),
        pytest.param("QdQc4h4cTs", "QsQh4s4dJc", id="two pairs by the odd card"),
    ],
)
@pytest.mark.clause("9.4")
def test_9_4_given_a_qualified_dealer_when_the_player_is_higher_then_ante_and_bet_win(
    edition: Edition, dealer: str, hand: str
) -> None:
    """The ante wins 1 to 1, the bet at the odds of the player's own hand."""
    odds = {"8": 1, "A": 1, "6": 4, "Q": 2}[hand[0]]
    scene = compared(bet(dealt(edition, {1: hand}, dealer), 1))
    assert settled(scene) == ((WON, 2_000), (WON, 2_000 + odds * 2_000))
    assert cites(result(scene, 1, "ante"), "9.4")
    assert cites(result(scene, 1, "bet"), "9.4")


@pytest.mark.parametrize(
    "dealer, hand",
    [
        pytest.param(ACE_KING, "AhQcJdTh8d", id="ace-queen"),
        pytest.param(ACE_KING, "AhKc9d7s2d", id="the last card decides"),
        pytest.param("6s5d4h3c2s", "5h4s3d2hAc", id="five high under six high"),
        pytest.param("AsAdAcAh2s", "KsKhKdKcQs", id="four of a kind loses too"),
    ],
)
@pytest.mark.clause("9.5")
def test_9_5_given_a_qualified_dealer_when_the_player_is_lower_then_both_wagers_are_collected(
    edition: Edition, dealer: str, hand: str
) -> None:
    """Ante 10 and bet 20 are lost: 30 for the house."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer), 1))
    assert settled(scene) == ((LOST, 0), (LOST, 0))
    assert result(scene, 1, "ante").under == result(scene, 1, "bet").under == ("9.5",)
    assert balances(scene) == {"player:ann": -3_000, "float": 3_000}


@pytest.mark.parametrize(
    "dealer, hand, clause, ante, wager",
    [
        ("6s6h2d3c4s", "KdJd9d7d5d", "9.4", 50_000, 60_000 + 200_000),
        ("6s6h6d6c4s", "KdJd9d7d5d", "9.5", 10_000, 20_000),
        (DEALER_OUT, "KdJd9d7d5d", "9.3", 50_000, 60_000),
    ],
)
@pytest.mark.clause("9.3", "9.4", "9.5")
def test_9_4_given_wagers_over_the_maximum_when_settled_then_only_the_maximum_plays_and_the_surplus_comes_back(
    edition: Edition, dealer: str, hand: str, clause: str, ante: int, wager: int
) -> None:
    """Maximum 200: of an ante of 300 and a bet of 600 only 200 and 400 play, won, lost or with the dealer out."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer, ante=30_000), 1))
    assert (result(scene, 1, "ante").returned, result(scene, 1, "bet").returned) == (ante, wager)
    assert cites(result(scene, 1, "ante"), clause, "3.5")
    assert cites(result(scene, 1, "bet"), "3.5") is (clause != "9.3")


@pytest.mark.parametrize("dealer, net", [("6s6h2d3c4s", 500 + 5_000), ("6s6h6d6c4s", -1_500), (DEALER_OUT, 500)])
@pytest.mark.clause("9.3", "9.4", "9.5")
def test_9_4_given_a_first_ante_under_the_minimum_when_settled_then_it_plays_for_what_it_is(
    edition: Edition, dealer: str, net: int
) -> None:
    """Minimum 10: an ante of 5 with its bet of 10 wins and loses those amounts."""
    scene = compared(bet(dealt(edition, {1: "KdJd9d7d5d"}, dealer, ante=500, limits=Limits(1_000, 20_000)), 1))
    assert balances(scene)["player:ann"] == net


TIES = (
    pytest.param("AsKsQsJsTs", "AhKhQhJhTh", id="royal flush"),
    pytest.param("JdTd9d8d7d", "JhTh9h8h7h", id="straight flush"),
    pytest.param("KsJs9s6s5s", "KhJh9h6h5h", id="flush"),
    pytest.param("KhQcJcTs9d", "KdQhJsTc9c", id="straight"),
    pytest.param("QsQh4s4hJc", "QdQc4d4cJs", id="two pairs"),
    pytest.param("TsThKd6c2s", "TdTcKs6h2d", id="one pair"),
    pytest.param(ACE_KING, "AhKc9d7s3d", id="no pair"),
)


@pytest.mark.parametrize("dealer, hand", TIES)
@pytest.mark.clause("9.6")
def test_9_6_given_equal_hands_when_settled_then_ante_and_bet_are_void_and_come_back(
    edition: Edition, dealer: str, hand: str
) -> None:
    """A tie of every category that one deck can tie: nobody wins, nobody loses, whatever the suits."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer), 1))
    assert settled(scene) == ((VOID, 1_000), (VOID, 2_000))
    assert result(scene, 1, "ante").under == result(scene, 1, "bet").under == ("9.6",)
    assert balances(scene) == {}


@pytest.mark.parametrize("dealer, hand", TIES)
@pytest.mark.clause("9.6")
def test_9_6_given_equal_hands_with_a_jackpot_stake_when_settled_then_the_stake_stays_in_play(
    edition: Edition, dealer: str, hand: str
) -> None:
    """The tie voids ante and bet alone: a flush still wins its prize, a lower hand still loses its stake."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer, jackpot=(1,)), 1))
    in_jackpot = scene.one(e.WagersCompared).jackpot_boxes == (1,)
    assert in_jackpot is (scene.state.phase is Phase.JACKPOT)
    end = balances(played_out(scene))
    lost = {"player:ann": -100, "jackpot pool": 70, "reserve pool": 30}
    assert (end == lost) is not in_jackpot
    assert end["player:ann"] == -100 + sum(
        pay.cents for pay in played_out(scene).history if isinstance(pay, e.JackpotPaid)
    )
    assert in_jackpot is (hand_of(parse_cards(hand)).category.name in ("ROYAL_FLUSH", "STRAIGHT_FLUSH", "FLUSH"))


@pytest.mark.parametrize(
    "reading, ante, wager",
    [
        (TieWhenDealerOut.ANTE_WINS, (WON, 2_000), (PUSHED, 2_000)),
        (TieWhenDealerOut.VOID, (VOID, 1_000), (VOID, 2_000)),
    ],
)
@pytest.mark.clause("9.3", "9.6")
def test_9_6_given_equal_hands_and_a_dealer_who_is_out_when_settled_then_the_reading_on_the_plate_decides(
    edition: Edition, reading: TieWhenDealerOut, ante: tuple[Outcome, int], wager: tuple[Outcome, int]
) -> None:
    """Without a dealer in the round no comparison arises and the ante wins, unless the table reads 9.6 first."""
    readings = Readings(tie_when_dealer_out=reading)
    scene = compared(bet(dealt(edition, {1: "AcQhJd8c3d", 2: "AhQcJs8d2d"}, DEALER_OUT, readings=readings), 1, 2))
    assert settled(scene, 1) == (ante, wager)
    assert cites(result(scene, 1, "ante"), "9.6") is (reading is TieWhenDealerOut.VOID)
    assert settled(scene, 2) == ((WON, 2_000), (PUSHED, 2_000))


@pytest.mark.parametrize(
    "stake, by_edition", [(100, {"2016": 10_000, "2023": 10_000}), (500, {"2016": 10_000, "2023": 50_000})]
)
@pytest.mark.clause("9.8")
def test_9_8_given_a_flush_that_loses_to_a_full_house_when_settled_then_the_jackpot_is_still_paid(
    edition: Edition, stake: int, by_edition: dict[str, int]
) -> None:
    """Ante and bet are collected; the flush earns its prize apart from them: $100, or 100 times the displayed stake."""
    terms = replace(JACKPOT, wager_cents=stake)
    scene = bet(dealt(edition, {1: "KhJh9h6h5h"}, "QsQdQcAcAh", jackpot=(1,), jackpot_terms=terms), 1)
    lost = compared(scene)
    assert settled(lost) == ((LOST, 0), (LOST, 0))
    assert cites(lost.one(e.WagersCompared), "9.8")
    assert jackpot_paid(scene).one(e.JackpotPaid).cents == by_edition[edition.name]


@pytest.mark.clause("9.8")
def test_9_8_given_hands_with_and_without_stakes_when_compared_then_all_that_qualify_go_to_rule_11_as_one_batch(
    edition: Edition,
) -> None:
    """Flush or better with an accepted stake, unfolded, won or lost; and no prize before each of them is declared."""
    hands = {1: "2h4h6h8hTh", 2: "QcQsQdJcJs", 3: "2c4c6c8cTc", 4: "2d4d6d8dTd", 5: "5c6s7d8s9h"}
    scene = bet(fold(dealt(edition, hands, ACE_KING, jackpot=(1, 2, 4, 5)), 4), 1, 2, 3, 5)
    batch = compared(scene)
    assert batch.one(e.WagersCompared).jackpot_boxes == (2, 1)
    assert result(batch, 5, "jackpot").outcome is LOST
    one = batch.given(c.DeclareJackpot(by=player(2), box=2))
    one.when(c.PayJackpot(by=DEALER)).refused_under("10.4")
    paid = one.given(c.DeclareJackpot(by=DEALER, box=1)).when(c.PayJackpot(by=DEALER))
    assert [(pay.box, pay.cents) for pay in paid.all(e.JackpotPaid)] == [(2, 15_000), (1, 10_000)]


@pytest.mark.clause("9.4", "9.5", "9.8")
def test_9_4_given_a_felt_table_when_every_hand_is_turned_then_it_settles_like_any_other(edition: Edition) -> None:
    """Nothing is settled before each hand that stayed in is turned; then they settle by the same rules."""
    scene = deal_on(ready(edition, {1: "", 2: "", 3: ""}, jackpot=(1,), cards=CardSource.FELT), up="3s")
    shown = fold(bet(scene, 1, 2), 3).given(c.RevealDealer(by=DEALER, cards=parse_cards(ACE_KING)))
    half = shown.given(c.TurnHand(by=DEALER, box=1, cards=parse_cards("KhJh9h6h5h")))
    half.when(c.SettleWagers(by=DEALER)).refused_under("9.4")
    half.when(c.TurnHand(by=DEALER, box=3, cards=parse_cards("AcQd8c7c2d"))).refused_under("9.4")
    end = half.given(c.TurnHand(by=DEALER, box=2, cards=parse_cards("AcQd8c7c2d"))).when(c.SettleWagers(by=DEALER))
    assert settled(end, 1) == ((WON, 2_000), (WON, 12_000))
    assert settled(end, 2) == ((LOST, 0), (LOST, 0))
    assert end.one(e.WagersCompared).jackpot_boxes == (1,)
