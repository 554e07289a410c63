"""Rules 17.3, 17.4 and 17.9 to 17.13: what a pair is for Perfect Pairs, and what it pays."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    PERFECT,
    PlayScene,
    Wagers,
    dealt,
    dealt_by_hand,
    gained,
    player,
    ready,
    result,
    side_result,
    stand,
)
from tests.kit.scene import cites

SUITS = "hdcs"
RED = "hd"


def settled(cards: str, dealer: str = "9c", cents: int = 1_000) -> PlayScene:
    """Box 1 has these two cards and 10 on Perfect Pairs, which have been settled."""
    return dealt({1: cards}, dealer, side={1: cents}, side_bet=PERFECT).given(c.SettlePairs(by=DEALER))


def came_to(cards: str) -> int:
    """What ten dollars on Perfect Pairs have won, or lost, with these cards."""
    found = side_result(settled(cards), 1)
    return (found.returned - found.staked) // 1_000


@pytest.mark.clause("17.3(a)")
@pytest.mark.parametrize("rank", "23456789T")
def test_17_3_a_given_two_number_cards_when_compared_then_their_printed_numbers_are_their_face_value(rank: str) -> None:
    """Ten and ten are the same; any other number is another face value."""
    assert came_to(f"{rank}h{rank}c") == 6
    for other in "23456789T".replace(rank, ""):
        assert came_to(f"{rank}h{other}h") == -1


@pytest.mark.clause("17.3(a)", "17.3(b)", "17.9(d)")
@pytest.mark.parametrize("cards", ["ThKh", "ThQs", "TcJc", "JhQh", "QsKs", "KdJd", "AhKh", "Ah2h", "Js9s"])
def test_17_3_b_given_cards_of_equal_points_when_compared_then_their_kind_keeps_them_apart(cards: str) -> None:
    """Jack and queen both count ten, and a ten and a king as well: no pair, though they may be split."""
    assert came_to(cards) == -1
    if cards[0] in "TJQK" and cards[2] in "TJQK":
        scene = settled(cards)
        assert scene.when(c.Split(by=player(1), box=1, cents=5_000)).refusal is None


@pytest.mark.clause("17.3(b)")
@pytest.mark.parametrize("rank", "JQKA")
def test_17_3_b_given_two_court_cards_or_aces_when_compared_then_each_kind_is_its_own_face_value(rank: str) -> None:
    """Jacks, queens, kings and aces pair among themselves."""
    assert came_to(f"{rank}h{rank}c") == 6


@pytest.mark.clause("17.4(a)", "17.4(b)", "17.4(c)", "17.4(d)")
@pytest.mark.parametrize("first", SUITS)
@pytest.mark.parametrize("second", SUITS)
def test_17_4_a_given_every_two_suits_when_the_face_value_is_the_same_then_the_grade_is_that_of_the_rules(
    first: str, second: str
) -> None:
    """Suited: perfect. One colour: coloured. Red and black: mixed. And no pair of two face values is any of them."""
    same_colour = (first in RED) is (second in RED)
    expected = 25 if first == second else 12 if same_colour else 6
    assert came_to(f"8{first}8{second}") == expected
    assert came_to(f"8{first}9{second}") == -1


@pytest.mark.clause("17.9(a)", "17.12(a)", "17.4(b)")
@pytest.mark.parametrize("cards", ["8h8s", "8h8c", "8d8s", "8c8d"])
def test_17_9_a_given_a_mixed_pair_when_settled_then_10_win_60(cards: str) -> None:
    """6 to 1, by the clause of the mixed pair."""
    found = side_result(settled(cards), 1)
    assert (found.outcome, found.returned) == (Outcome.WIN, 7_000)
    assert cites(found, "17.9(a)", "17.12(a)", "17.11(b)")


@pytest.mark.clause("17.9(b)", "17.12(b)", "17.4(c)")
@pytest.mark.parametrize("cards", ["8h8d", "8c8s", "AsAc"])
def test_17_9_b_given_a_coloured_pair_when_settled_then_10_win_120(cards: str) -> None:
    """12 to 1, by the clause of the coloured pair."""
    found = side_result(settled(cards), 1)
    assert (found.outcome, found.returned) == (Outcome.WIN, 13_000)
    assert cites(found, "17.9(b)", "17.12(b)", "17.11(b)")


@pytest.mark.clause("17.9(c)", "17.12(c)", "17.4(d)", "17.10")
@pytest.mark.parametrize("cards", ["8h8h", "KsKs"])
def test_17_9_c_given_a_perfect_pair_when_settled_then_10_win_250_and_nothing_beside(cards: str) -> None:
    """25 to 1 alone: not 250 and 120, nor 250 and 60."""
    scene = settled(cards)
    found = side_result(scene, 1)
    assert (found.outcome, found.returned) == (Outcome.WIN, 26_000)
    assert cites(found, "17.9(c)", "17.12(c)", "17.10")
    assert len([event for event in scene.history if isinstance(event, e.SideWagerSettled)]) == 1
    assert not {"17.12(a)", "17.12(b)"} & set(found.under)


@pytest.mark.clause("17.9(d)", "17.11(a)")
@pytest.mark.parametrize("cards", ["8h9h", "ThKh", "AhKs"])
def test_17_9_d_given_no_pair_when_settled_then_the_side_bet_is_lost(cards: str) -> None:
    """Even with a Blackjack in hand."""
    found = side_result(settled(cards), 1)
    assert (found.outcome, found.returned) == (Outcome.LOSE, 0)
    assert cites(found, "17.9(d)", "17.11(a)")


@pytest.mark.clause("17.9(a)", "17.9(d)")
def test_17_9_a_given_a_pair_when_its_hand_loses_then_the_side_bet_is_won_all_the_same() -> None:
    """Two eights lose with 16, ten and nine win with 19 and lose the side bet: the one has no part in the other."""
    for cards, side, hand in (("8h8s", Outcome.WIN, Outcome.LOSE), ("Th9s", Outcome.LOSE, Outcome.WIN)):
        scene = dealt({1: cards}, "Tc", "8d", side={1: 1_000}, side_bet=PERFECT).given(c.SettlePairs(by=DEALER))
        end = stand(scene, 1).given(c.DrawDealer(by=DEALER), c.SettleWagers(by=DEALER))
        assert (side_result(end, 1).outcome, result(end, 1).outcome) == (side, hand)
    split = settled("8h8s").given(c.Split(by=player(1), box=1, cents=5_000))
    assert gained(split, "ann") == 6_000 - 10_000


@pytest.mark.clause("17.11(a)", "17.11(b)")
def test_17_11_a_given_side_bets_when_the_initial_deal_is_over_then_all_are_settled_before_anything_else() -> None:
    """Losers collected and winners paid, box by box and front to back; no insurance and no decision before that."""
    hands = {1: "8h8s", 2: "Th9d", 3: "KhKd"}
    side: Wagers = {1: {"ann": 1_000, "ben": 500}, 2: 1_000, 3: {"zoe": 2_000}}
    scene = ready(hands, "Ac", side=side, side_bet=PERFECT).given(c.DealRound(by=DEALER))
    assert scene.state.phase is Phase.PAIRS
    scene.when(c.Insure(by=player(1), box=1, cents=2_500)).refused_under("7.1")
    scene.when(c.Stand(by=player(1), box=1)).refused_under("9.1(d)")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert {"17.11(a)", "17.22(a)"} & set(step.under)
    done = scene.given(step.command)
    assert [(one.box, one.player, one.returned) for one in done.all(e.SideWagerSettled)] == [
        (1, "ann", 7_000),
        (1, "ben", 3_500),
        (2, "ben", 0),
        (3, "zoe", 26_000),
    ]
    assert (done.state.phase, gained(done, "zoe")) == (Phase.INSURING, 24_000)
    done.when(c.SettlePairs(by=DEALER)).refused_under("17.11(a)")


@pytest.mark.clause("17.11(b)")
def test_17_11_b_given_players_when_they_would_settle_the_side_bets_then_only_the_dealer_does() -> None:
    """And not before the initial deal is over."""
    scene = ready({1: "8h8s"}, side={1: 1_000}, side_bet=PERFECT)
    scene.when(c.SettlePairs(by=DEALER)).refused_under("17.11(a)")
    scene.given(c.DealRound(by=DEALER)).when(c.SettlePairs(by=player(1))).refused_under("16.5(c)")


@pytest.mark.clause("17.12(a)", "17.12(b)", "17.12(c)")
@pytest.mark.parametrize("cents", [500, 1_000, 2_500, 10_000])
def test_17_12_a_given_any_stake_when_a_pair_is_paid_then_6_12_and_25_to_1(cents: int) -> None:
    """To the cent, with the stake on top."""
    for cards, odds in (("QhQs", 6), ("QhQd", 12), ("QhQh", 25)):
        assert side_result(settled(cards, cents=cents), 1).returned == cents * (odds + 1)


@pytest.mark.clause("17.13")
@pytest.mark.parametrize("dealer, phase", [("9c", Phase.PLAYING), ("Kc", Phase.PLAYING), ("Ac", Phase.INSURING)])
def test_17_13_given_settled_side_bets_when_the_round_goes_on_then_with_what_the_dealers_card_opens(
    dealer: str, phase: Phase
) -> None:
    """The subsequent deal, with insurance before it against an ace."""
    scene = settled("8h8s", dealer)
    assert scene.one(e.PairsSettled).under == ("17.13",)
    assert scene.state.phase is phase
    paying = settled("AhKs")
    assert paying.state.phase is Phase.INTERIM


@pytest.mark.clause("17.11(a)", "17.13")
def test_17_11_a_given_a_felt_table_when_the_last_card_of_the_deal_is_turned_then_the_side_bets_are_due() -> None:
    """The same window, card by card; without a side bet on any box the round goes straight on."""
    scene = dealt_by_hand({1: "8h8s"}, "9c", side={1: 1_000}, side_bet=PERFECT)
    assert scene.state.plate.cards is CardSource.FELT
    assert scene.state.phase is Phase.PAIRS
    assert scene.given(c.SettlePairs(by=DEALER)).state.phase is Phase.PLAYING
    assert dealt_by_hand({1: "8h8s"}, "9c", side_bet=PERFECT).state.phase is Phase.PLAYING
