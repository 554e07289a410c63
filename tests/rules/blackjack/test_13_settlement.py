"""Rule 13: which wagers win, lose and stand off, and what the winners are paid."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Limits, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    HITS,
    PlayScene,
    balances,
    dealt,
    double,
    draw,
    gained,
    insurance_result,
    named,
    placed,
    played_out,
    player,
    ready,
    result,
    split,
    stand,
    uninsured,
)
from tests.kit.scene import cites


def drawn(cards: str, draws: int, dealer: str, deck: str, cents: int = 5_000) -> PlayScene:
    """Box 1 draws so often, stands if it still may, and the round is settled."""
    scene = draw(dealt({1: cards}, dealer, deck, wagers={1: cents}), 1, draws)
    scene = stand(scene, 1) if scene.state.phase is Phase.PLAYING else scene
    return played_out(scene)


def decided(scene: PlayScene, outcome: Outcome, gain: int, *clauses: str) -> None:
    """The wager of box 1 came to this, by these clauses, and the chips went where they belong."""
    found = result(scene, 1)
    assert (found.outcome, found.returned - found.staked) == (outcome, gain)
    assert cites(found, *clauses), f"{found.under} does not have {clauses}"
    assert balances(scene) == ({"player:ann": gain, "float": -gain} if gain else {})


@pytest.mark.clause("13.1(a)", "13.2(b)")
@pytest.mark.parametrize("cards, draws, deck", [("Th8s", 0, "9dKh"), ("2h3s", 1, "Td9dKh"), ("9h3s", 0, "9dKh")])
def test_13_1_a_given_a_dealer_over_21_when_the_player_is_not_then_the_player_wins(
    cards: str, draws: int, deck: str
) -> None:
    """18 against 23, and 15 or 12 against it as well: 50 wins 50."""
    decided(drawn(cards, draws, "4c", deck), Outcome.WIN, 5_000, "13.1(a)", "13.2(b)")


@pytest.mark.clause("13.1(b)", "13.2(b)")
@pytest.mark.parametrize(
    "cards, draws, deck", [("ThKs", 0, "9d"), ("Ah9s", 0, "9d"), ("Th5s", 1, "6h9d"), ("Ah4s", 1, "5h9d")]
)
def test_13_1_b_given_a_total_above_the_dealers_when_compared_then_it_wins(cards: str, draws: int, deck: str) -> None:
    """20 or 21 against 19, soft or hard."""
    decided(drawn(cards, draws, "Tc", deck), Outcome.WIN, 5_000, "13.1(b)", "13.2(b)")


@pytest.mark.clause("13.1(c)", "13.2(a)")
def test_13_1_c_given_a_blackjack_when_the_dealer_has_three_sevens_then_it_wins_3_to_2() -> None:
    """21 and 21 is no stand off here; against a seven it is paid before any further card."""
    scene = played_out(dealt({1: "AhKs", 2: "Th8s"}, "7c", "7d7h"), Phase.PLAYING)
    end = played_out(stand(scene, 2))
    assert [(one.box, one.outcome, one.returned) for one in end.history if isinstance(one, e.WagerSettled)] == [
        (1, Outcome.WIN, 12_500),
        (2, Outcome.LOSE, 0),
    ]


@pytest.mark.clause("13.1(c)", "13.2(a)")
@pytest.mark.parametrize("dealer, deck", [("Tc", "5dTs6h"), ("Kc", "9d"), ("Ac", "9d"), ("Ac", "4d6h")])
def test_13_1_c_given_a_blackjack_that_waits_when_the_dealer_has_none_then_it_wins_3_to_2(
    dealer: str, deck: str
) -> None:
    """Against a ten or an ace the second card decides: 50 wins 75."""
    scene = dealt({1: "AhKs"}, dealer, deck)
    scene = uninsured(scene) if dealer == "Ac" else scene
    decided(played_out(scene), Outcome.WIN, 7_500, "13.1(c)", "13.2(a)")


@pytest.mark.clause("13.1(c)")
def test_13_1_c_given_a_blackjack_when_the_dealer_comes_to_21_by_more_cards_then_it_still_wins() -> None:
    """Ten, five, six: 21, and no Blackjack. The other hand keeps the dealer drawing."""
    scene = dealt({1: "AhKs", 2: "Th8s"}, "Tc", "5d6h")
    end = played_out(stand(scene, 2))
    assert result(end, 1).returned == 12_500
    assert cites(result(end, 1), "13.1(c)", "13.2(a)")
    assert cites(result(end, 2), "13.1(e)")


@pytest.mark.clause("13.1(d)")
@pytest.mark.parametrize("dealer, deck", [("4c", "Td9dKh"), ("Tc", "Td7d"), ("6c", "Td")])
def test_13_1_d_given_a_hand_over_21_when_the_dealer_goes_over_as_well_then_it_loses(dealer: str, deck: str) -> None:
    """26 against 23 loses, and so it does when the dealer does not even draw."""
    decided(drawn("Th6s", 1, dealer, deck), Outcome.LOSE, -5_000, "13.1(d)")


@pytest.mark.clause("13.1(d)", "13.1(a)")
def test_13_1_d_given_two_boxes_when_one_is_over_and_the_dealer_too_then_only_the_other_wins() -> None:
    """22 against 24: lost. 18 against 24: won."""
    scene = draw(dealt({1: "Th6s", 2: "Th8h"}, "6c", "6h8dTd"), 1)
    end = played_out(stand(scene, 2))
    assert (gained(end, "ann"), gained(end, "ben")) == (-5_000, 5_000)
    assert cites(result(end, 1), "13.1(d)")
    assert cites(result(end, 2), "13.1(a)")


@pytest.mark.clause("13.1(e)")
@pytest.mark.parametrize("cards, deck", [("Th7s", "Kd"), ("Th2s", "9d"), ("Ah6s", "8d"), ("ThKs", "5d6h")])
def test_13_1_e_given_a_dealer_above_the_player_when_compared_then_the_wager_loses(cards: str, deck: str) -> None:
    """17 against 20, 12 against 19, soft 17 against 18, 20 against 21."""
    decided(drawn(cards, 0, "Tc", deck), Outcome.LOSE, -5_000, "13.1(e)")


@pytest.mark.clause("13.1(f)")
@pytest.mark.parametrize("dealer, second", [("Ac", "Kd"), ("Kc", "Ad"), ("Tc", "As")])
def test_13_1_f_given_a_dealers_blackjack_when_the_player_has_21_then_the_player_loses(
    dealer: str, second: str
) -> None:
    """Seven, seven, seven against ace and king: lost, not a stand off."""
    scene = dealt({1: "7h7s"}, dealer, f"7d{second}")
    scene = uninsured(scene) if dealer == "Ac" else scene
    decided(played_out(draw(scene, 1)), Outcome.LOSE, -5_000, "13.1(f)")


@pytest.mark.clause("13.1(f)")
@pytest.mark.parametrize("cents, lost", [(5_000, 10_000), (1_500, 6_500)])
def test_13_1_f_given_a_doubled_wager_when_the_dealer_has_a_blackjack_then_all_of_it_is_lost(
    cents: int, lost: int
) -> None:
    """50 doubled to 100 loses 100, and doubled for less loses what lies there."""
    end = played_out(double(dealt({1: "6h5s"}, "Kc", "9dAd"), 1, cents))
    decided(end, Outcome.LOSE, -lost, "13.1(f)")


@pytest.mark.clause("13.1(f)")
def test_13_1_f_given_split_hands_when_the_dealer_has_a_blackjack_then_each_of_them_loses() -> None:
    """Three hands of 50, one of them doubled: 200 in all, without protection of the original wager."""
    scene = split(dealt({1: "8h8s"}, "Kc", "8d3cTdThTsAd"), 1)
    scene = double(split(scene, 1), 1)
    end = played_out(stand(scene, 1, 1))
    assert [result(end, 1, index=index).outcome for index in (0, 1, 2)] == [Outcome.LOSE] * 3
    assert gained(end, "ann") == -20_000


@pytest.mark.clause("13.1(f)", "13.1(d)")
def test_13_1_f_given_a_hand_over_21_when_the_dealer_has_a_blackjack_then_it_was_lost_by_itself() -> None:
    """Box 1 is over; box 2 has the dealer draw, and loses against the Blackjack."""
    scene = stand(draw(dealt({1: "Th6s", 2: "ThKd"}, "Kc", "TdAd"), 1), 2)
    end = played_out(scene)
    assert cites(result(end, 1), "13.1(d)")
    assert cites(result(end, 2), "13.1(f)")


@pytest.mark.clause("13.1(g)")
@pytest.mark.parametrize(
    "cards, draws, dealer, deck",
    [
        ("Th9s", 0, "Tc", "9d"),
        ("Ah7s", 0, "Tc", "8d"),
        ("7h7s", 1, "7c", "7d5h9s"),
        ("Th7s", 0, "6c", "Ad"),
        ("ThKs", 0, "Ac", "9d"),
    ],
)
def test_13_1_g_given_equal_totals_when_compared_then_the_stake_comes_back(
    cards: str, draws: int, dealer: str, deck: str
) -> None:
    """19 and 19, soft 18 and 18, three-card 21 and 21, 17 and soft 17."""
    scene = dealt({1: cards}, dealer, deck)
    scene = uninsured(scene) if dealer == "Ac" else scene
    scene = draw(scene, 1, draws)
    scene = stand(scene, 1) if scene.state.phase is Phase.PLAYING else scene
    decided(played_out(scene), Outcome.PUSH, 0, "13.1(g)")


@pytest.mark.clause("13.1(g)")
@pytest.mark.parametrize("dealer, second", [("Ac", "Kd"), ("Qc", "Ad")])
def test_13_1_g_given_two_blackjacks_when_compared_then_they_stand_off(dealer: str, second: str) -> None:
    """Neither wins; the 50 come back."""
    scene = dealt({1: "AhKs"}, dealer, second)
    scene = uninsured(scene) if dealer == "Ac" else scene
    decided(played_out(scene), Outcome.PUSH, 0, "13.1(g)")


@pytest.mark.clause("13.2(a)")
@pytest.mark.parametrize("cents, paid", [(5_000, 7_500), (500, 750), (2_500, 3_750), (1_500, 2_250), (50_000, 75_000)])
def test_13_2_a_given_a_winning_blackjack_when_paid_then_3_to_2_to_the_cent(cents: int, paid: int) -> None:
    """50 wins 75, 5 wins 7.50."""
    end = played_out(dealt({1: "AhKs"}, "Tc", "9d", wagers={1: cents}, limits=Limits(500, 50_000, 500)))
    decided(end, Outcome.WIN, paid, "13.2(a)")


@pytest.mark.clause("13.2(a)")
def test_13_2_a_given_odd_cents_when_a_blackjack_is_paid_then_no_part_of_a_cent_is_invented() -> None:
    """0.25 at 3 to 2 would be 37.5 cents and pays 37; with a multiple of two cents on the sign it is exact."""
    end = played_out(dealt({1: "AhKs"}, "Tc", "9d", wagers={1: 25}, limits=Limits(1, 50_000, 1)))
    assert result(end, 1).returned - result(end, 1).staked == 37
    even = played_out(dealt({1: "AhKs"}, "Tc", "9d", wagers={1: 50}, limits=Limits(2, 50_000, 2)))
    assert result(even, 1).returned - result(even, 1).staked == 75


@pytest.mark.clause("13.2(b)")
@pytest.mark.parametrize("added, won", [(5_000, 10_000), (2_000, 7_000), (500, 5_500)])
def test_13_2_b_given_a_doubled_hand_when_it_wins_then_all_that_lies_there_is_paid_1_to_1(added: int, won: int) -> None:
    """50 doubled to 100 wins 100."""
    end = played_out(double(dealt({1: "6h5s"}, "Tc", "Td8d"), 1, added))
    decided(end, Outcome.WIN, won, "13.1(b)", "13.2(b)")


@pytest.mark.clause("13.2(b)", "3.5")
@pytest.mark.parametrize("deck, gain", [("8d", 50_000), ("Kd", 0), ("5d6h", -50_000)], ids=["won", "stood off", "lost"])
def test_13_2_b_given_600_where_500_is_the_most_when_settled_then_only_500_win_or_lose(deck: str, gain: int) -> None:
    """20 against 18, 20 and 21: the 100 above the sign come back in any case."""
    end = played_out(stand(dealt({1: "ThKs"}, "Tc", deck, wagers={1: 60_000}), 1))
    assert gained(end, "ann") == gain
    assert result(end, 1).staked == 60_000


@pytest.mark.clause("13.1(b)", "13.1(e)", "13.1(g)")
def test_13_1_b_given_a_shared_box_when_settled_then_every_wager_of_a_hand_has_its_result() -> None:
    """Three wagers on one hand win alike, each for itself, and in their order from the dealer."""
    wagers = {2: {"ann": 5_000, "ben": 2_000, "cat": 1_000}, 5: {"dot": 3_000}}
    scene = dealt({2: "ThKs", 5: "Th7s"}, "Tc", "9d", wagers=wagers, seated=(1,))
    scene = scene.given(c.Stand(by=named("ann"), box=2), c.Stand(by=named("dot"), box=5))
    end = played_out(scene)
    settled = [one for one in end.history if isinstance(one, e.WagerSettled)]
    assert [(one.box, one.player, one.returned) for one in settled] == [
        (2, "ann", 10_000),
        (2, "ben", 4_000),
        (2, "cat", 2_000),
        (5, "dot", 0),
    ]


@pytest.mark.clause("13.1(a)", "7.6(a)")
def test_13_1_a_given_insurance_when_the_dealer_goes_over_then_it_follows_its_own_rule() -> None:
    """Rule 13 leaves insurance out: it is lost with the second card, and the hand wins with the last."""
    scene = dealt({1: "Th8s"}, "Ac", "5dTh9s", layout=HITS).given(c.Insure(by=player(1), box=1, cents=2_500))
    end = played_out(stand(uninsured(scene), 1))
    assert insurance_result(end, 1).outcome is Outcome.LOSE
    assert cites(result(end, 1), "13.1(a)")
    assert gained(end, "ann") == 2_500


@pytest.mark.clause("13.2(b)")
def test_13_2_b_given_a_round_when_settled_twice_then_the_second_time_is_refused() -> None:
    """Every wager has one result, and nobody settles before the hands are complete."""
    scene = dealt({1: "ThKs"}, "Tc", "8d")
    scene.when(c.SettleWagers(by=DEALER)).refused_under("13.1(g)")
    over = played_out(stand(scene, 1), Phase.COLLECTING)
    over.when(c.SettleWagers(by=DEALER)).refused_under("13.1(g)")
    open_ = placed(ready({1: "ThKs"}, "Tc"), {})
    open_.when(c.SettleWagers(by=DEALER)).refused_under("13.1(g)")
