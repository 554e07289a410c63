"""Rule 14.4, the money: what was settled by cards that lay wrong is settled by the cards as they belong."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    OPERATOR,
    PERFECT,
    SUPERVISOR,
    PlayScene,
    balances,
    dealt_by_hand,
    draw,
    gained,
    insurance_result,
    played_out,
    player,
    ready,
    result,
    side_result,
    stand,
    turned,
    uninsured,
)
from tests.kit.scene import cites


def rebuilt(scene: PlayScene, *hands: tuple[int, str]) -> PlayScene:
    """The first of these hands is reported, and the supervisor lays all of them so; 0 is the dealer's."""
    laid = tuple(c.Laid(box, parse_cards(cards)) for box, cards in hands)
    return scene.given(c.ReportMisplaced(by=DEALER, box=hands[0][0]), c.ReconstructHands(by=SUPERVISOR, hands=laid))


def paired(*, decided: bool = False) -> PlayScene:
    """Ann has been paid for two eights and Ben has lost with ten and nine; 10 of each on Perfect Pairs."""
    scene = ready({1: "8h8s", 2: "Th9d"}, side={1: 1_000, 2: 1_000}, cards=CardSource.FELT, side_bet=PERFECT)
    scene = turned(scene, "8hTh9c8s9d").given(c.SettlePairs(by=DEALER))
    assert (gained(scene, "ann"), gained(scene, "ben")) == (6_000 - 5_000, -1_000 - 5_000)
    return stand(scene, 1) if decided else scene


@pytest.mark.clause("14.4", "17.9(d)", "17.11(a)")
@pytest.mark.parametrize("decided", [False, True], ids=["before the decisions", "after one"])
def test_14_4_given_a_side_bet_paid_on_a_card_of_another_box_when_rebuilt_then_it_is_settled_anew(
    decided: bool,
) -> None:
    """The second eight was Ben's: 60 come back from Ann, and her 10 are lost; Ben has no pair either."""
    scene = rebuilt(paired(decided=decided), (1, "8h9d"), (2, "Th8s"))
    back = scene.one(e.SettlementTakenBack)
    assert cites(back, "14.4")
    assert [(line.wager, line.box, line.player) for line in back.lines] == [("side", 1, "ann"), ("side", 2, "ben")]
    assert side_result(scene, 1).outcome is Outcome.LOSE
    assert (gained(scene, "ann"), gained(scene, "ben")) == (-1_000 - 5_000, -1_000 - 5_000)
    assert scene.state.phase is Phase.PLAYING


@pytest.mark.clause("14.4")
def test_14_4_given_a_third_card_that_belongs_elsewhere_when_rebuilt_then_side_bets_stay_as_they_are() -> None:
    """They go by the first two cards, which lie where they lay."""
    scene = turned(draw(paired(), 1), "2d")
    scene = turned(draw(stand(scene, 1), 2), "Kd")
    again = rebuilt(scene, (1, "8h8sKd"), (2, "Th9d2d"))
    assert not again.all(e.SettlementTakenBack)
    assert gained(again, "ann") == gained(scene, "ann")


@pytest.mark.clause("14.4", "17.11(b)")
def test_14_4_given_a_pair_that_was_split_when_a_card_on_one_of_its_hands_is_rebuilt_then_its_side_bet_stays() -> None:
    """The two eights were seen by everybody; what lies on the first of them now is another matter."""
    scene = paired().given(c.Split(by=player(1), box=1, cents=5_000))
    scene = turned(stand(turned(scene, "6d"), 1), "7c")
    again = rebuilt(scene, (1, "8h9d"), (2, "Th6d"))
    assert [line.player for line in again.one(e.SettlementTakenBack).lines] == ["ben"]
    assert side_result(again, 1).outcome is Outcome.WIN


@pytest.mark.clause("14.4", "8.1(a)")
def test_14_4_given_blackjacks_that_wait_to_be_paid_when_hands_are_rebuilt_then_the_dealer_pays_what_is_one_then() -> (
    None
):
    """Before the interim settlement nothing has been paid, and nothing is paid by laying cards."""
    scene = rebuilt(dealt_by_hand({1: "AhKs", 2: "9h9d"}, "9c"), (1, "Ah9d"), (2, "9hKs"))
    assert scene.state.phase is Phase.PLAYING
    both = rebuilt(dealt_by_hand({1: "AhKs", 2: "9hQd"}, "9c"), (1, "AhQd"), (2, "9hKs"))
    assert (both.state.phase, gained(both, "ann")) == (Phase.INTERIM, -5_000)
    assert gained(both.given(c.PayBlackjacks(by=DEALER)), "ann") == 7_500


@pytest.mark.clause("14.4", "8.1(a)")
def test_14_4_given_a_blackjack_paid_at_once_when_its_king_was_another_box_s_then_the_75_go_back_and_it_plays_on() -> (
    None
):
    """Ace and nine are a soft 20: Ann decides, with her 50 on the box, and wins 50."""
    scene = dealt_by_hand({1: "AhKs", 2: "9h9d"}, "9c").given(c.PayBlackjacks(by=DEALER))
    assert gained(scene, "ann") == 7_500
    scene = rebuilt(scene, (1, "Ah9d"), (2, "9hKs"))
    assert balances(scene) == {"player:ann": -5_000, "player:ben": -5_000, "felt": 10_000}
    assert scene.state.round.boxes[0].hands[0].standing is Standing.OPEN
    end = played_out(turned(stand(scene, 1, 2), "8d"))
    assert (result(end, 1).returned, gained(end, "ann"), gained(end, "ben")) == (10_000, 5_000, 5_000)


@pytest.mark.clause("14.4", "8.1(a)")
def test_14_4_given_a_hand_that_is_a_blackjack_after_all_when_rebuilt_then_it_is_paid_at_once() -> None:
    """Against a nine it does not wait for the dealer, whenever the error is found."""
    scene = stand(dealt_by_hand({1: "Ah9d", 2: "9hKs"}, "9c"), 1)
    scene = rebuilt(scene, (1, "AhKs"), (2, "9h9d"))
    assert (result(scene, 1).returned, scene.state.phase) == (12_500, Phase.PLAYING)
    assert cites(result(scene, 1), "8.1(a)", "13.2(a)")


@pytest.mark.clause("14.4", "8.1(b)")
def test_14_4_given_even_money_when_another_hand_is_rebuilt_then_it_stays_taken_and_of_its_own_hand_it_goes_back() -> (
    None
):
    """The request was for the Blackjack; a soft 20 has none."""
    scene = dealt_by_hand({1: "AhKs", 2: "9h9d", 3: "8h3d"}, "Ac").given(c.TakeEvenMoney(by=player(1), box=1))
    assert gained(scene, "ann") == 5_000
    assert gained(rebuilt(scene, (2, "9h3d"), (3, "8h9d")), "ann") == 5_000
    lost = rebuilt(scene, (1, "Ah9d"), (2, "9hKs"))
    assert gained(lost, "ann") == -5_000
    assert lost.state.phase is Phase.INSURING
    lost.when(c.TakeEvenMoney(by=player(1), box=1)).refused_under("8.1(b)")


@pytest.mark.clause("14.4", "8.1(b)")
def test_14_4_given_even_money_when_the_dealers_second_card_is_rebuilt_then_it_stays_as_it_was_paid() -> None:
    """It did not go by that card; Ben's 18 did, and is settled anew against a Blackjack."""
    scene = dealt_by_hand({1: "AhKs", 2: "9h5d"}, "Ac").given(c.TakeEvenMoney(by=player(1), box=1))
    scene = turned(stand(turned(draw(uninsured(scene), 2), "4c"), 2), "6d")
    paid = played_out(scene, Phase.COLLECTING)
    assert (gained(paid, "ann"), gained(paid, "ben")) == (5_000, 5_000)
    again = rebuilt(paid, (0, "AcKs"), (1, "Ah6d"))
    assert [line.player for line in again.one(e.SettlementTakenBack).lines] == ["ann", "ben"]
    kept = rebuilt(paid, (0, "Ac4c"), (2, "9h5d6d"))
    assert [line.player for line in kept.one(e.SettlementTakenBack).lines] == ["ben"]
    assert gained(kept, "ann") == 5_000


def insured(second: str) -> PlayScene:
    """Ann has insured her 18 for 25 against an ace, Ben has drawn a five, and this is the dealer's second card."""
    scene = dealt_by_hand({1: "Th8s", 2: "9h3d"}, "Ac").given(c.Insure(by=player(1), box=1, cents=2_500))
    return turned(stand(turned(draw(stand(uninsured(scene), 1), 2), "5c"), 2), second)


@pytest.mark.clause("14.4", "7.6(a)")
def test_14_4_given_insurance_paid_on_a_king_that_was_a_players_when_rebuilt_then_it_is_lost_by_the_right_card() -> (
    None
):
    """The king was Ben's and the five the dealer's: 50 and her stake go back, the 25 are lost, the dealer draws on."""
    scene = insured("Kd")
    assert insurance_result(scene, 1).returned == 7_500
    scene = rebuilt(scene, (0, "Ac5c"), (2, "9h3dKd"))
    found = insurance_result(scene, 1)
    assert (found.outcome, found.returned) == (Outcome.LOSE, 0)
    assert gained(scene, "ann") == -2_500 - 5_000
    assert scene.state.phase is Phase.DRAWING


@pytest.mark.clause("14.4", "7.6(b)", "13.1(f)")
def test_14_4_given_pay_outs_when_the_dealer_had_a_blackjack_after_all_then_insurance_and_hands_are_settled_anew() -> (
    None
):
    """Ann had won against 17 and lost her insurance, and Ben was over: his king was the dealer's, and its six his."""
    scene = dealt_by_hand({1: "Th8s", 2: "9h3d"}, "Ac").given(c.Insure(by=player(1), box=1, cents=2_500))
    scene = turned(draw(stand(uninsured(scene), 1), 2), "Kd6d")
    paid = played_out(scene, Phase.COLLECTING)
    assert (gained(paid, "ann"), gained(paid, "ben")) == (5_000 - 2_500, -5_000)
    again = rebuilt(paid, (0, "AcKd"), (2, "9h3d6d"))
    assert [line.wager for line in again.one(e.SettlementTakenBack).lines] == ["insurance", "hand", "hand"]
    assert insurance_result(again, 1).returned == 7_500
    end = played_out(stand(again, 2))
    assert (gained(end, "ann"), gained(end, "ben")) == (5_000 - 5_000, -5_000)
    assert cites(result(end, 1), "13.1(f)")


@pytest.mark.clause("14.4", "7.1")
def test_14_4_given_a_dealers_ace_that_was_a_players_when_rebuilt_then_insurance_goes_back() -> None:
    """Against a nine nobody insures; what lies on the line is returned without a result."""
    scene = dealt_by_hand({1: "Th8s", 2: "9h3d"}, "Ac").given(c.Insure(by=player(1), box=1, cents=2_500))
    scene = rebuilt(uninsured(scene), (0, "9h"), (2, "Ac3d"))
    found = insurance_result(scene, 1)
    assert (found.outcome, found.returned) == (Outcome.VOID, 2_500)
    assert cites(found, "14.4", "7.1")
    assert scene.state.phase is Phase.PLAYING


@pytest.mark.clause("14.4", "7.1", "7.3")
def test_14_4_given_a_players_ace_that_was_the_dealers_when_rebuilt_in_time_then_insurance_is_open() -> None:
    """Before the subsequent deal it is offered; once that has begun it is too late."""
    wrong = {1: "AhKs", 2: "Th9d"}
    scene = dealt_by_hand(wrong, "9c")
    assert scene.state.phase is Phase.INTERIM
    early = rebuilt(scene, (0, "Ah"), (1, "9cKs"))
    assert early.state.phase is Phase.INSURING
    early.given(c.Insure(by=player(1), box=1, cents=2_500))
    late = rebuilt(scene.given(c.PayBlackjacks(by=DEALER)), (0, "Ah"), (1, "9cKs"))
    assert late.state.phase is Phase.PLAYING
    late.when(c.Insure(by=player(1), box=1, cents=2_500)).refused_under("7.3")
    assert gained(late, "ann") == -5_000


@pytest.mark.clause("14.4", "A:Void")
def test_14_4_given_a_settlement_that_was_made_anew_when_the_round_is_voided_then_all_of_it_goes_back() -> None:
    """What was paid, taken back and paid again comes to nothing."""
    scene = rebuilt(paired(), (1, "8h9d"), (2, "Th8s"))
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood")
    assert balances(scene.given(void)) == {}


@pytest.mark.clause("14.4", "16.2(a)")
def test_14_4_given_a_wager_that_was_declared_void_when_its_hand_is_rebuilt_then_it_is_not_played_again() -> None:
    """It has gone back, whatever the cards are."""
    scene = stand(dealt_by_hand({1: "Th7s", 2: "9h8d"}, "8c"), 1, 2)
    scene = turned(scene, "Td").given(hc.RecordBreach(by=DEALER, player="ann", act=hc.Act.OTHER, note="seen"))
    scene = played_out(scene.given(c.VoidWagers(by=OPERATOR, breach=1)), Phase.COLLECTING)
    again = played_out(rebuilt(scene, (1, "Th9h"), (2, "7s8d")))
    assert (gained(again, "ann"), gained(again, "ben")) == (0, -5_000)
