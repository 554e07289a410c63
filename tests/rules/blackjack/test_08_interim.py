"""Interim settlement: Blackjacks paid at once against 2 to 9, and even money against an ace (8)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import CardDealt, InsurancePlaced, InterimSettled, WagerSettled
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    PERFECT,
    PlayScene,
    dealt,
    dealt_by_hand,
    gained,
    insurance_result,
    named,
    played_out,
    player,
    result,
    stand,
    uninsured,
)
from tests.kit.scene import cites

PAY = c.PayBlackjacks(by=DEALER)


def even(name: str = "ann", box: int = 1) -> c.TakeEvenMoney:
    return c.TakeEvenMoney(by=named(name), box=box)


def paid(scene: PlayScene, name: str = "", box: int = 1) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back."""
    event = result(scene, box, name)
    return event.staked, event.outcome, event.returned


def dealers(scene: PlayScene) -> int:
    """How many cards the dealer has had in the last round."""
    return sum(isinstance(event, CardDealt) and event.box == 0 for event in scene.history)


# 8.1(a)


@pytest.mark.clause("8.1(a)")
@pytest.mark.parametrize("up", ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"])
def test_8_1_a_given_a_dealer_who_shows_2_to_9_when_a_blackjack_is_dealt_then_it_is_paid_3_to_2_at_once(
    up: str,
) -> None:
    """$50, dealer 9: pay $75 now, before anybody else decides, and the wager is closed."""
    scene = dealt({1: "As Kd", 2: "Ts 6d"}, up, "4h 3h 2h 5h")
    assert scene.state.phase is Phase.INTERIM
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.command) == ("Pay the Blackjacks.", PAY)
    scene = scene.when(PAY)
    assert paid(scene) == (5_000, Outcome.WIN, 12_500)
    assert cites(scene.one(WagerSettled), "8.1(a)")
    assert gained(scene, "ann") == 7_500
    assert scene.state.phase is Phase.PLAYING
    ended = stand(scene, 2)
    assert [event.player for event in played_out(ended).history if isinstance(event, WagerSettled)] == ["ann", "ben"]


@pytest.mark.clause("8.1(a)")
@pytest.mark.parametrize("up", ["Tc", "Jc", "Qc", "Kc"])
@pytest.mark.parametrize("second, outcome, back", [("Ah", Outcome.PUSH, 5_000), ("9h", Outcome.WIN, 12_500)])
def test_8_1_a_given_a_dealer_who_shows_ten_or_a_court_when_a_blackjack_is_dealt_then_it_waits(
    up: str, second: str, outcome: Outcome, back: int
) -> None:
    """Dealer K: wait. It could still be a stand off, whichever card of ten it is (reading of "a 10")."""
    scene = dealt({1: "As Kd"}, up, second)
    scene.when(PAY).refused_under("8.1(a)")
    assert not [event for event in scene.history if isinstance(event, WagerSettled)]
    assert paid(played_out(scene)) == (5_000, outcome, back)


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_no_blackjack_when_the_dealer_shows_9_then_there_is_nothing_to_pay() -> None:
    """A 20, a soft 21 of three cards to come, a pair of aces: the subsequent deal begins at once."""
    scene = dealt({1: "Ts Kd", 2: "As Ad"}, "9c")
    assert scene.state.phase is Phase.PLAYING
    scene.when(PAY).refused_under("8.1(a)")


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_every_hand_a_blackjack_when_they_are_paid_then_the_dealer_draws_no_card() -> None:
    """All wagers of all players on the box are paid, and nothing is left to draw for."""
    wagers = {1: {"ann": 5_000, "ben": 1_000, "cat": 2_500}, 2: {"ben": 1_500}}
    scene = dealt({1: "As Kd", 2: "Qs Ad"}, "9c", wagers=wagers, seated=(1, 2)).when(PAY)
    returned = [(event.box, event.player, event.returned) for event in scene.all(WagerSettled)]
    assert returned == [(1, "ann", 12_500), (1, "ben", 2_500), (1, "cat", 6_250), (2, "ben", 3_750)]
    assert dealers(played_out(scene)) == 1


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_5_under_the_minimum_when_it_is_a_blackjack_then_3_to_2_is_exact_to_the_cent() -> None:
    """$5 pay $7.50, and $25 pay $37.50."""
    assert paid(dealt({1: "As Kd"}, "9c", wagers={1: 500}).when(PAY)) == (500, Outcome.WIN, 1_250)
    assert paid(dealt({1: "As Kd"}, "9c", wagers={1: 2_500}).when(PAY)) == (2_500, Outcome.WIN, 6_250)


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_side_bets_and_a_felt_table_when_blackjacks_are_paid_then_they_come_after_the_side_bets() -> None:
    """Pairs first, then Blackjacks, then the subsequent deal; on felt as in the program, and by the dealer alone."""
    scene = dealt({1: "As Kd", 2: "8s 8d"}, "9c", side={2: 500}, side_bet=PERFECT)
    scene.when(PAY).refused_under("8.1(a)")
    scene = scene.given(c.SettlePairs(by=DEALER))
    scene.when(c.PayBlackjacks(by=player(1))).refused_under("8.1(a)")
    assert cites(scene.when(PAY).one(InterimSettled), "8.1(a)")
    felt = dealt_by_hand({1: "As Kd", 2: "8s 9d"}, "9c").when(PAY)
    assert paid(felt) == (5_000, Outcome.WIN, 12_500)
    assert felt.state.plate.cards is CardSource.FELT


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_a_paid_blackjack_when_its_player_wants_to_go_on_then_the_hand_is_complete() -> None:
    """No card, no split, no double; the box is passed over."""
    scene = dealt({1: "As Kd", 2: "Ts 6d"}, "9c").given(PAY)
    for wish in (
        c.Draw(by=player(1), box=1),
        c.Stand(by=player(1), box=1),
        c.Double(by=player(1), box=1, cents=5_000),
        c.Split(by=player(1), box=1, cents=5_000),
    ):
        scene.when(wish).refused_under("9.2(a)")
    assert scene.state.round.boxes[0].hands[0].standing is Standing.BLACKJACK
    stand(scene, 2)


# 8.1(b)


@pytest.mark.clause("8.1(b)")
@pytest.mark.parametrize("second", ["Kh", "9h"])
def test_8_1_b_given_a_blackjack_against_an_ace_when_even_money_is_asked_for_then_50_are_paid_and_the_wager_closed(
    second: str,
) -> None:
    """$50: $50 paid now; what the dealer's second card would have been matters no more, and is not drawn."""
    scene = dealt({1: "As Kd"}, "Ac", second).when(even())
    assert paid(scene) == (5_000, Outcome.WIN, 10_000)
    assert cites(scene.one(WagerSettled), "8.1(b)")
    scene.when(even()).refused_under("8.1(b)")
    scene = played_out(scene)
    assert gained(scene, "ann") == 5_000
    assert dealers(scene) == 1


@pytest.mark.clause("8.1(b)")
@pytest.mark.parametrize("second, outcome, back", [("Kh", Outcome.PUSH, 5_000), ("9h", Outcome.WIN, 12_500)])
def test_8_1_b_given_no_request_when_the_dealer_shows_an_ace_then_the_blackjack_waits_for_the_second_card(
    second: str, outcome: Outcome, back: int
) -> None:
    """No request: wait for the dealer, who draws that one card."""
    scene = played_out(uninsured(dealt({1: "As Kd"}, "Ac", f"{second} 5h")))
    assert paid(scene) == (5_000, outcome, back)
    assert dealers(scene) == 2


@pytest.mark.clause("8.1(b)")
def test_8_1_b_given_three_wagers_on_a_blackjack_when_one_owner_asks_then_that_wager_alone_is_paid() -> None:
    """Each owner asks for the own wager (reading); ann decides on the cards, and not on ben's money."""
    scene = dealt({1: "As Kd"}, "Ac", "Kh", wagers={1: {"ann": 5_000, "ben": 2_000, "cat": 1_000}})
    scene.when(c.TakeEvenMoney(by=player(1), box=1, player="ben")).refused_under("16.7")
    scene = scene.given(even("ben"))
    scene = scene.given(c.TakeEvenMoney(by=DEALER, box=1, player="cat"))
    scene = played_out(uninsured(scene))
    assert [paid(scene, name)[1:] for name in ("ann", "ben", "cat")] == [
        (Outcome.PUSH, 5_000),
        (Outcome.WIN, 4_000),
        (Outcome.WIN, 2_000),
    ]


@pytest.mark.clause("8.1(b)")
@pytest.mark.parametrize("cards, up", [("Ts Kd", "Ac"), ("As Ad", "Ac"), ("As Kd", "9c"), ("As Kd", "Tc")])
def test_8_1_b_given_no_blackjack_or_no_ace_when_even_money_is_asked_for_then_it_is_refused(
    cards: str, up: str
) -> None:
    """A 20 is not paid before its time, and a Blackjack against a ten waits."""
    dealt({1: cards}, up).when(even()).refused_under("8.1(b)")


@pytest.mark.clause("8.1(b)")
def test_8_1_b_given_an_insured_blackjack_when_its_owner_asks_for_even_money_then_it_is_refused() -> None:
    """Insurance and even money on one wager exclude each other (reading), in either order."""
    scene = dealt({1: "As Kd"}, "Ac", "Kh")
    scene.given(c.Insure(by=player(1), box=1, cents=2_500)).when(even()).refused_under("8.1(b)")
    scene.given(even()).when(c.Insure(by=player(1), box=1, cents=2_500)).refused_under("7.1")


@pytest.mark.clause("8.1(b)")
def test_8_1_b_given_another_players_insurance_when_the_owner_takes_even_money_then_the_insurance_stays_live() -> None:
    """Ann declined, ben insured her Blackjack, and then she takes even money: his 25 wait for the second card."""
    scene = dealt({1: "As Kd", 2: "Ts 6d"}, "Ac", "Kh").given(c.DeclineInsurance(by=player(1), box=1))
    scene = scene.given(c.Insure(by=player(2), box=1, cents=2_500, owner="ann"), even())
    closed = uninsured(scene)
    assert closed.one(InsurancePlaced).player == "ben"
    scene = played_out(stand(closed, 2))
    assert insurance_result(scene, 1, "ben", "ann").returned == 7_500
    assert paid(scene) == (5_000, Outcome.WIN, 10_000)


@pytest.mark.clause("8.1(b)")
def test_8_1_b_given_the_subsequent_deal_begun_when_even_money_is_asked_for_then_it_is_too_late() -> None:
    """Between the initial and the subsequent deal, and not after."""
    scene = uninsured(dealt({1: "As Kd", 2: "Ts 6d"}, "Ac"))
    assert scene.state.phase is Phase.PLAYING
    scene.when(even()).refused_under("8.1(b)")
