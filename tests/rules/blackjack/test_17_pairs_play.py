"""Rules 17.15, 17.16 and 17.21 to 17.24: any pair wins Pairs Play, and pays 11 to 1."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Outcome
from tests.games.blackjack.tables import (
    DEALER,
    PAIRS_PLAY,
    PlayScene,
    Wagers,
    dealt,
    gained,
    player,
    ready,
    side_result,
)
from tests.kit.scene import cites

SUITS = "hdcs"


def settled(cards: str, dealer: str = "9c", cents: int = 1_000) -> PlayScene:
    """Box 1 has these two cards and 10 on Pairs Play, which have been settled."""
    return dealt({1: cards}, dealer, side={1: cents}, side_bet=PAIRS_PLAY).given(c.SettlePairs(by=DEALER))


def wins(cards: str) -> bool:
    found = side_result(settled(cards), 1)
    assert found.returned == (12_000 if found.outcome is Outcome.WIN else 0)
    return found.outcome is Outcome.WIN


@pytest.mark.clause("17.15(a)")
@pytest.mark.parametrize("rank", "23456789T")
def test_17_15_a_given_number_cards_when_compared_then_by_their_printed_number(rank: str) -> None:
    """Seven and seven are the same; ten and jack are not, nor any other two numbers."""
    assert wins(f"{rank}h{rank}c")
    for other in "23456789TJQKA".replace(rank, ""):
        assert not wins(f"{rank}h{other}h")


@pytest.mark.clause("17.15(b)")
@pytest.mark.parametrize("rank", "JQKA")
def test_17_15_b_given_court_cards_and_aces_when_compared_then_each_kind_is_its_own(rank: str) -> None:
    """King and king are the same, king and queen are not."""
    assert wins(f"{rank}h{rank}c")
    for other in "TJQKA".replace(rank, ""):
        assert not wins(f"{rank}h{other}h")


@pytest.mark.clause("17.16", "17.21(a)", "17.23")
@pytest.mark.parametrize("first", SUITS)
@pytest.mark.parametrize("second", SUITS)
def test_17_16_given_every_two_suits_when_the_face_value_is_the_same_then_all_pay_alike(
    first: str, second: str
) -> None:
    """Nine of clubs and nine of diamonds, nine of clubs twice: 110 for 10, whatever the suits."""
    found = side_result(settled(f"9{first}9{second}"), 1)
    assert (found.outcome, found.returned) == (Outcome.WIN, 12_000)


@pytest.mark.clause("17.21(a)", "17.22(b)", "17.23")
@pytest.mark.parametrize("cents", [500, 1_000, 2_500, 10_000])
def test_17_21_a_given_a_pair_when_settled_then_it_is_paid_11_to_1(cents: int) -> None:
    """10 win 110 and come back themselves: 11 to 1, not 11 for 1."""
    found = side_result(settled("KsKd", cents=cents), 1)
    assert (found.outcome, found.returned) == (Outcome.WIN, 12 * cents)
    assert cites(found, "17.21(a)", "17.22(b)", "17.23")


@pytest.mark.clause("17.21(b)", "17.22(a)")
@pytest.mark.parametrize("cards", ["KsQs", "AhKs", "Th9d"])
def test_17_21_b_given_no_pair_when_settled_then_it_is_collected(cards: str) -> None:
    """King and queen count the same and are no pair."""
    found = side_result(settled(cards), 1)
    assert (found.outcome, found.returned) == (Outcome.LOSE, 0)
    assert cites(found, "17.21(b)", "17.22(a)")


@pytest.mark.clause("17.22(a)", "17.22(b)")
def test_17_22_a_given_side_bets_when_the_initial_deal_is_over_then_they_are_settled_before_the_subsequent_deal() -> (
    None
):
    """Each wager of each box, losers and winners alike, and nobody draws before that."""
    side: Wagers = {1: {"ann": 1_000, "ben": 500}, 2: 1_000}
    scene = ready({1: "8h8s", 2: "Th9d"}, side=side, side_bet=PAIRS_PLAY)
    scene.when(c.SettlePairs(by=DEALER)).refused_under("17.22(a)")
    scene = scene.given(c.DealRound(by=DEALER))
    assert scene.state.phase is Phase.PAIRS
    scene.when(c.Draw(by=player(1), box=1)).refused_under("9.1(c)")
    done = scene.given(c.SettlePairs(by=DEALER))
    found = [(one.box, one.player, one.returned) for one in done.all(e.SideWagerSettled)]
    assert found == [(1, "ann", 12_000), (1, "ben", 6_000), (2, "ben", 0)]
    assert gained(done, "ann") == 11_000 - 5_000
    done.when(c.SettlePairs(by=DEALER)).refused_under("17.22(a)")


@pytest.mark.clause("17.24")
@pytest.mark.parametrize("dealer, phase", [("9c", Phase.PLAYING), ("Ac", Phase.INSURING)])
def test_17_24_given_settled_side_bets_when_the_round_goes_on_then_with_the_subsequent_deal(
    dealer: str, phase: Phase
) -> None:
    """And with what comes before it, insurance against an ace."""
    scene = settled("8h8s", dealer)
    assert scene.one(e.PairsSettled).under == ("17.24",)
    assert scene.state.phase is phase
