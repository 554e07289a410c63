"""The dictionary: Blackjack, hard and soft totals, splits, doubles and stand offs (A)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import DealerCompleted, HandDoubled, HandEnded, HandSplit, WagersSettled
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house.terms import Outcome
from tests.games.blackjack.tables import (
    DEALER,
    balances,
    dealt,
    double,
    draw,
    gained,
    hand,
    played_out,
    player,
    result,
    split,
    stand,
    uninsured,
)
from tests.kit.scene import cites

TENS = ("T", "J", "Q", "K")


@pytest.mark.clause("A:Blackjack")
@pytest.mark.parametrize("ten", TENS)
def test_a_blackjack_given_an_ace_and_any_ten_valued_card_when_dealt_then_it_is_one_in_either_order(ten: str) -> None:
    """As Kd dealt: Blackjack. It pays 3 to 2 and waits for no decision."""
    for cards in (f"As {ten}d", f"{ten}d As"):
        scene = dealt({1: cards, 2: "Ts 9d"}, "9c")
        (ended,) = scene.all(HandEnded)
        assert (ended.box, ended.standing, ended.total) == (1, Standing.BLACKJACK, 21)
        assert cites(ended, "A:Blackjack")
        assert result(scene.given(c.PayBlackjacks(by=DEALER)), 1).returned == 12_500


@pytest.mark.clause("A:Blackjack")
@pytest.mark.parametrize("first, drawn", [("7s 7d", "7h"), ("As 5d", "5h"), ("As 9d", "Ah"), ("Ts 9d", "2h")])
def test_a_blackjack_given_21_in_three_cards_when_settled_then_it_is_no_blackjack(first: str, drawn: str) -> None:
    """7-7-7: 21 but not Blackjack; it wins 1 to 1."""
    scene = draw(dealt({1: first}, "9c", f"{drawn} 8d"), 1)
    assert scene.one(HandEnded).standing == Standing.FULL
    assert result(played_out(scene), 1).returned == 10_000


@pytest.mark.clause("A:Blackjack")
def test_a_blackjack_given_the_dealers_ace_when_a_queen_follows_then_the_dealer_has_one() -> None:
    """Dealer Ah then Qs: Blackjack, above a 21 of three cards."""
    scene = draw(uninsured(dealt({1: "7s 7d"}, "Ah", "7h Qs")), 1)
    scene = played_out(scene)
    assert result(scene, 1).outcome is Outcome.LOSE
    assert cites(result(scene, 1), "13.1(f)")


@pytest.mark.clause("A:Blackjack")
def test_a_blackjack_given_the_dealers_21_in_three_cards_when_compared_then_the_dealer_has_none() -> None:
    """Dealer 5, 6, K against a 21 of three cards: equal; against a Blackjack nothing is to be drawn at all."""
    scene = played_out(draw(dealt({1: "7s 7d"}, "5c", "7h 6d Kc"), 1))
    assert result(scene, 1).outcome is Outcome.PUSH


@pytest.mark.clause("A:Blackjack")
@pytest.mark.parametrize("pair, drawn", [("As Ad", "Kh 5h"), ("Ks Td", "Ah 5h")])
def test_a_blackjack_given_a_split_hand_when_ace_and_ten_come_together_then_it_is_21_and_no_blackjack(
    pair: str, drawn: str
) -> None:
    """From either direction: 1 to 1 against the dealer's 18."""
    scene = split(dealt({1: pair}, "8c", f"{drawn} Td"), 1)
    scene = played_out(scene if scene.state.phase is not Phase.PLAYING else stand(scene, 1))
    assert result(scene, 1).returned == 10_000
    assert is_blackjack(parse_cards("As Kh"))
    assert not is_blackjack(parse_cards("As Kh"), split=True)


@pytest.mark.clause("A:Hard total")
@pytest.mark.parametrize(
    "cards, points", [("Ts 6d", 16), ("As Ad Kh", 12), ("As 5d 9h", 15), ("5s 4d", 9), ("As Ad Ah Ac 9s 8s", 21)]
)
def test_a_hard_total_given_no_ace_or_every_ace_as_one_when_counted_then_it_is_hard(cards: str, points: int) -> None:
    """10-6: hard 16. A-A-K: hard 12. A-5-9: hard 15."""
    assert str(total(parse_cards(cards))) == f"hard {points}"


@pytest.mark.clause("A:Soft total")
@pytest.mark.parametrize(
    "cards, shown", [("As 6d", "soft 17"), ("As Ad", "soft 12"), ("As 6d Th", "hard 17"), ("As 9d Ah", "soft 21")]
)
def test_a_soft_total_given_an_ace_that_may_count_eleven_when_counted_then_it_is_soft(cards: str, shown: str) -> None:
    """A-6: soft 17. A-A: soft 12. A-6-10: hard 17."""
    assert str(total(parse_cards(cards))) == shown


@pytest.mark.clause("A:Hard total", "A:Soft total")
def test_a_hard_total_given_ten_points_hard_or_soft_when_stood_on_then_only_the_hard_one_must_draw() -> None:
    """A hard 11 may not stand; a soft 13, which could count 3, may."""
    dealt({1: "6s 5d"}).when(c.Stand(by=player(1), box=1)).refused_under("9.2(b)")
    stand(dealt({1: "As 2d"}), 1)


@pytest.mark.clause("A:Double/double down")
@pytest.mark.parametrize("cents, total_paid", [(2_000, 14_000), (5_000, 20_000), (500, 11_000)])
def test_a_double_double_down_given_a_wager_of_50_when_doubled_by_that_or_less_then_one_card_ends_the_hand(
    cents: int, total_paid: int
) -> None:
    """A double of 20 or of 50 is accepted, one card is dealt, and what was added wins with the wager."""
    scene = double(dealt({1: "6s 5d"}, "9c", "8h 8d"), 1, cents)
    assert scene.one(HandDoubled).cents == cents
    assert cites(scene.one(HandDoubled), "A:Double/double down")
    assert hand(scene, 1) == "6s5d8h"
    assert cites(scene.one(HandEnded), "A:Double/double down")
    assert scene.state.phase is Phase.DRAWING
    settled = result(played_out(scene), 1)
    assert (settled.staked, settled.returned) == (5_000 + cents, total_paid)


@pytest.mark.clause("A:Double/double down")
@pytest.mark.parametrize("cents", [5_500, 6_000, 10_000])
def test_a_double_double_down_given_a_wager_of_50_when_more_than_that_is_added_then_it_is_refused(cents: int) -> None:
    """60 on 50: refused, and nothing is dealt."""
    scene = dealt({1: "6s 5d"}, "9c", "8h").when(c.Double(by=player(1), box=1, cents=cents))
    scene.refused_under("A:Double/double down")
    assert hand(scene, 1) == "6s5d"


@pytest.mark.clause("A:Double/double down")
@pytest.mark.parametrize("cents", [0, -500])
def test_a_double_double_down_given_nothing_added_when_doubled_then_it_is_no_wager(cents: int) -> None:
    """A double is above zero."""
    dealt({1: "6s 5d"}).when(c.Double(by=player(1), box=1, cents=cents)).refused_under("4.2")


@pytest.mark.clause("A:Double/double down")
@pytest.mark.parametrize("cards", ["2s 2d", "Ts 6d", "As 7d", "Ts Kd", "As 9d"])
def test_a_double_double_down_given_any_total_of_two_cards_when_doubled_then_it_is_allowed(cards: str) -> None:
    """No limit on which totals: hard 4, hard 20 and soft 18 alike."""
    double(dealt({1: cards}, "9c", "2h 8d"), 1).one(HandDoubled)


@pytest.mark.clause("A:Double/double down")
def test_a_double_double_down_given_a_third_card_when_doubled_then_it_is_refused() -> None:
    """Doubling is the first decision on two cards (reading of "after the initial deal"), in a split hand too."""
    scene = draw(dealt({1: "2s 3d"}, "9c", "4h"), 1)
    scene.when(c.Double(by=player(1), box=1, cents=5_000)).refused_under("A:Double/double down")
    hands = draw(split(dealt({1: "2s 2d"}, "9c", "3h 4h"), 1), 1)
    hands.when(c.Double(by=player(1), box=1, cents=5_000)).refused_under("A:Double/double down")


@pytest.mark.clause("A:Split")
@pytest.mark.parametrize("cards", ["Th Kd", "Js Qs", "9h 9d", "2s 2s", "As Ad"])
def test_a_split_given_two_cards_of_equal_value_when_split_then_they_form_two_hands(cards: str) -> None:
    """10h Kd: may split. 9-9 with $50: the split costs exactly $50."""
    scene = dealt({1: cards}, "9c", "5h 4h").when(c.Split(by=player(1), box=1, cents=5_000))
    assert cites(scene.one(HandSplit), "A:Split")
    assert [one.cards[0] for one in scene.state.round.boxes[0].hands] == list(parse_cards(cards))
    assert gained(scene, "ann") == -10_000


@pytest.mark.clause("A:Split")
@pytest.mark.parametrize("cents", [500, 3_000, 4_500, 5_500, 10_000])
def test_a_split_given_a_wager_of_50_when_another_amount_is_put_down_then_it_is_refused(cents: int) -> None:
    """9-9 with $50: $30 is refused, and so is any other amount."""
    scene = dealt({1: "9h 9d"}).when(c.Split(by=player(1), box=1, cents=cents))
    assert "$50" in scene.refused_under("A:Split").instead


@pytest.mark.clause("A:Split")
@pytest.mark.parametrize("cards", ["9h Td", "8s 9s", "As Kd", "Ts 5d"])
def test_a_split_given_two_cards_of_different_value_when_split_then_it_is_refused(cards: str) -> None:
    """Nine and ten are no pair; nor is a hand of three cards with a pair in it."""
    scene = dealt({1: cards, 2: "Ts 5d"}, "Td")
    wish = c.Split(by=player(1), box=1, cents=5_000)
    assert scene.when(wish).refusal is not None
    scene.when(wish).refused_under("9.2(a)" if cards == "As Kd" else "A:Split")
    three = draw(dealt({1: "4s 3d"}, "9c", "4h"), 1)
    three.when(wish).refused_under("A:Split")


@pytest.mark.clause("A:Stand off")
@pytest.mark.parametrize(
    "cards, dealer, draws", [("Ts 8d", "9c", "9d"), ("As Kd", "Ac", "Qd"), ("Ts 7d", "7c", "Td"), ("As Kd", "Tc", "Ad")]
)
def test_a_stand_off_given_equal_hands_when_settled_then_the_stake_goes_back(
    cards: str, dealer: str, draws: str
) -> None:
    """$50 at 18 against 18: $50 back; nothing is won or lost."""
    scene = dealt({1: cards}, dealer, draws)
    if scene.state.phase is Phase.INSURING:
        scene = uninsured(scene)
    if scene.state.phase is Phase.PLAYING:
        scene = stand(scene, 1)
    scene = played_out(scene, Phase.SETTLING).when(c.SettleWagers(by=DEALER))
    assert (result(scene, 1).outcome, result(scene, 1).returned) == (Outcome.PUSH, 5_000)
    assert cites(scene.one(WagersSettled), "A:Stand off")
    assert balances(scene) == {}
    assert any(isinstance(event, DealerCompleted) for event in scene.history)
