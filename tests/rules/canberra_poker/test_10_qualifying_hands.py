"""Rule 10.7, printed twice: the hands that earn a jackpot payout, and that it comes on top of ante and bet."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.tables import (
    balance,
    bet,
    compared,
    dealt,
    jackpot_paid,
    played_out,
    result,
)
from tests.kit.scene import cites

QUEEN_HIGH = "AS QD JS 8C 3S"
ROYAL, FLUSH, STRAIGHT, JUNK = "AH KH QH JH TH", "KD JD 9D 7D 5D", "KH QC JC TS 9D", "KC TC 6S 4H 2D"


def prize(edition: Edition, hand: str, dealer: str = QUEEN_HIGH) -> int:
    """What a hand that bet with a registered stake is paid from the jackpot: nothing, if it does not qualify."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer, jackpot=(1,)), 1))
    if scene.state.phase is not Phase.JACKPOT:
        return 0
    return jackpot_paid(scene).one(e.JackpotPaid).cents


@pytest.mark.clause("10.7#1(a)")
def test_10_7_a_given_a_royal_flush_with_a_registered_stake_then_it_earns_a_payout(edition: Edition) -> None:
    """A royal flush is paid from the pool."""
    assert prize(edition, "AS KS QS JS TS", "AH QD JC 8C 3S") == 5_000_070


@pytest.mark.clause("10.7#1(b)")
def test_10_7_b_given_a_straight_flush_with_a_registered_stake_then_it_earns_a_payout(edition: Edition) -> None:
    """A straight flush is paid from the pool, the ace counting low here."""
    assert prize(edition, "5D 4D 3D 2D AD") == 500_007


@pytest.mark.clause("10.7#1(c)")
def test_10_7_c_given_four_of_a_kind_with_a_registered_stake_then_it_earns_a_payout(edition: Edition) -> None:
    """Four of a kind are paid."""
    assert prize(edition, "2S 2H 2D 2C 7H") == 50_000


@pytest.mark.clause("10.7#1(d)")
def test_10_7_d_given_a_full_house_with_a_registered_stake_then_it_earns_a_payout(edition: Edition) -> None:
    """A full house is paid."""
    assert prize(edition, "3S 3H 3D 9C 9H", "AS QD JS 8C 4S") == 15_000


@pytest.mark.clause("10.7#1(e)")
def test_10_7_e_given_a_flush_with_a_registered_stake_then_it_earns_a_payout_and_a_straight_none(
    edition: Edition,
) -> None:
    """The line runs between the flush and the straight."""
    assert prize(edition, FLUSH) == 10_000
    assert prize(edition, STRAIGHT) == 0


@pytest.mark.clause("10.7#1")
@pytest.mark.parametrize("hand", [STRAIGHT, "5S 4D 3D 2D AD", "KH KC KS 9D 2C", "KH KC 9S 9D 2C", "KH KC 9S 7D 2C"])
def test_10_7_given_less_than_a_flush_when_compared_then_the_stake_is_lost(edition: Edition, hand: str) -> None:
    """Below a flush the jackpot wager loses, even if the hand beats the dealer."""
    scene = compared(bet(dealt(edition, {1: hand}, QUEEN_HIGH.replace("AS", "AC"), jackpot=(1,)), 1))
    lost = result(scene, 1, "jackpot")
    assert (lost.outcome, lost.returned) == (Outcome.LOSE, 0)
    assert cites(lost, "10.7#1")
    assert balance(scene, "player:ann") == 1_000 - 100


@pytest.mark.clause("10.7#2")
@pytest.mark.parametrize("most, bet_wins", [(5_000_000, 10_000), (1_500, 1_500)])
def test_10_7_given_a_winning_flush_when_paid_then_ante_bet_and_jackpot_add_up(
    edition: Edition, most: int, bet_wins: int
) -> None:
    """10 and 100 and 100: the jackpot takes nothing from the bet, and the maximum payout nothing from the jackpot."""
    scene = bet(dealt(edition, {1: FLUSH}, "AS KC JC 8C 3S", jackpot=(1,), maximum_payout_cents=most), 1)
    paid = jackpot_paid(scene)
    assert paid.one(e.JackpotPaid).cents == 10_000
    assert cites(paid.one(e.JackpotPaid), "10.7#2")
    assert balance(paid, "player:ann") == 1_000 + bet_wins + 10_000 - 100
    assert played_out(paid).state.phase is Phase.BETWEEN
