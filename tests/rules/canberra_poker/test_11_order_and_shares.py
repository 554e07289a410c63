"""Rules 11.2 to 11.4: from right to left, equal shares of the pool, and straight flushes ahead of royals."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import Funding
from croupier.games.canberra_poker.editions import Edition
from tests.games.canberra_poker.prizes import (
    DEALER_LOW,
    FLUSH,
    FULL_HOUSE,
    OTHER_FLUSH,
    QUADS,
    ROYALS,
    STRAIGHT_FLUSHES,
    borne,
    paid,
    prizes,
)
from tests.games.canberra_poker.tables import (
    balance,
)
from tests.kit.scene import cites


@pytest.mark.clause("11.2")
def test_11_2_given_winners_on_boxes_2_5_and_7_when_paid_then_from_right_to_left(edition: Edition) -> None:
    """The box at the dealer's right hand, which was dealt to last, is paid first."""
    scene = paid(edition, 5_000_000, {2: FLUSH, 5: QUADS, 7: OTHER_FLUSH}, DEALER_LOW)
    assert prizes(scene) == [(7, 10_000), (5, 50_000), (2, 10_000)]
    assert all(cites(event, "11.2") for event in scene.all(e.JackpotPaid))


@pytest.mark.clause("11.2")
def test_11_2_given_a_straight_flush_without_a_royal_when_paid_then_it_waits_for_its_turn(edition: Edition) -> None:
    """A straight flush has no precedence over a flush further to the right."""
    scene = paid(edition, 5_000_000, {1: FLUSH, 4: STRAIGHT_FLUSHES[0], 6: FULL_HOUSE}, "9H TH JD 4D 8H")
    assert prizes(scene) == [(6, 15_000), (4, 500_000), (1, 10_000)]


@pytest.mark.clause("11.2")
def test_11_2_given_a_reserve_for_one_prize_and_a_half_when_paid_then_it_serves_the_right_hand_first(
    edition: Edition,
) -> None:
    """The order of payment is the order in which the reserve pool is used up; the house pays the rest."""
    scene = paid(
        edition, 5_000_000, {2: FLUSH, 7: OTHER_FLUSH}, DEALER_LOW, reserve_cents=14_800, prizes_from=Funding.RESERVE
    )
    assert [(event.box, event.from_reserve) for event in scene.all(e.JackpotPaid)] == [(7, 10_000), (2, 5_000)]
    assert scene.state.pools.reserve_cents == 0
    assert balance(scene, "jackpot pool") == 0
    assert prizes(scene) == [(7, 10_000), (2, 10_000)]


@pytest.mark.clause("11.3(a)")
@pytest.mark.parametrize(
    "count, pool, each, from_pool, left",
    [
        (2, 3_000_000, 1_500_000, 1_500_000, 0),
        (2, 1_500_000, 1_000_000, 750_000, 0),
        (3, 4_000_000, 1_333_333, 1_333_333, 1),
        (2, 1_999_999, 1_000_000, 999_999, 1),
        (2, 2_000_000, 1_000_000, 1_000_000, 0),
        (2, 2_000_001, 1_000_000, 1_000_000, 1),
        (2, 2_000_002, 1_000_001, 1_000_001, 0),
    ],
)
def test_11_3_a_given_several_royals_when_paid_then_equal_shares_or_ten_thousand_each(
    edition: Edition, count: int, pool: int, each: int, from_pool: int, left: int
) -> None:
    """Each gets the larger of an equal share of the whole pool and $10,000; an odd cent stays in the pool."""
    scene = paid(edition, pool, dict(enumerate(ROYALS[:count], start=1)), "9C 7C 5D 4H 2S")
    assert prizes(scene) == [(box, each) for box in range(count, 0, -1)]
    assert borne(scene) == [from_pool] * count
    assert all(cites(event, "11.3(a)", "11.1(a)") for event in scene.all(e.JackpotPaid))
    assert scene.state.pools.pool_cents == left


@pytest.mark.clause("11.3(b)")
@pytest.mark.parametrize(
    "count, pool, each, left",
    [
        (2, 5_000_000, 475_000, 4_050_000),
        (2, 900_000, 100_000, 729_000),
        (3, 10_000_000, 903_333, 7_290_001),
        (2, 1_052_631, 100_000, 852_633),
        (2, 1_052_632, 100_000, 852_632),
        (2, 1_052_643, 100_001, 852_641),
    ],
)
def test_11_3_b_given_several_straight_flushes_when_paid_then_equal_shares_of_successive_tenths(
    edition: Edition, count: int, pool: int, each: int, left: int
) -> None:
    """A tenth for each winner in succession, added and shared equally, or $1,000 each if that is more."""
    scene = paid(edition, pool, dict(enumerate(STRAIGHT_FLUSHES[:count], start=1)), "KC QD 4C 3H 2S")
    assert prizes(scene) == [(box, each) for box in range(count, 0, -1)]
    assert all(cites(event, "11.3(b)", "11.1(b)") for event in scene.all(e.JackpotPaid))
    assert scene.state.pools.pool_cents == left


@pytest.mark.clause("11.3")
def test_11_3_given_one_of_each_great_hand_when_paid_then_nothing_is_shared(edition: Edition) -> None:
    """Sharing wants two hands of the same kind."""
    scene = paid(edition, 5_000_000, {1: ROYALS[0], 2: STRAIGHT_FLUSHES[1], 3: FLUSH}, "9S 8D 4D 3H 2S")
    assert not any(cites(event, "11.3(a)") or cites(event, "11.3(b)") for event in scene.all(e.JackpotPaid))
    assert sorted(prizes(scene)) == [(1, 4_500_000), (2, 500_000), (3, 10_000)]


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    "pool, straight_flush, royal, from_pool",
    [
        (5_000_000, 500_000, 4_500_000, [500_000, 4_500_000]),
        (1_050_000, 105_000, 1_000_000, [105_000, 945_000]),
        (900_000, 100_000, 1_000_000, [90_000, 810_000]),
    ],
)
def test_11_4_given_a_royal_to_the_right_of_a_straight_flush_when_paid_then_the_straight_flush_comes_first(
    edition: Edition, pool: int, straight_flush: int, royal: int, from_pool: list[int]
) -> None:
    """The straight flush takes its tenth of the full pool, and the royal what is left, wherever they sit."""
    scene = paid(edition, pool, {2: STRAIGHT_FLUSHES[1], 7: ROYALS[0]}, "9S 8D 4D 3H 2S")
    assert prizes(scene) == [(2, straight_flush), (7, royal)]
    assert borne(scene) == from_pool
    assert all(cites(event, "11.4") for event in scene.all(e.JackpotPaid))


@pytest.mark.clause("11.4")
@pytest.mark.parametrize("hand", [ROYALS[0], STRAIGHT_FLUSHES[0]], ids=["royal", "straight flush"])
def test_11_4_given_only_one_of_the_two_hands_when_paid_then_the_clause_is_not_cited(
    edition: Edition, hand: str
) -> None:
    """The order of the two means nothing where one of them is missing, whatever else is paid."""
    scene = paid(edition, 5_000_000, {1: hand, 2: FLUSH}, "9D TH JD 4D 8H")
    assert len(prizes(scene)) == 2
    assert not any(cites(event, "11.4") for event in scene.all(e.JackpotPaid))


@pytest.mark.clause("11.4", "11.3(b)")
def test_11_4_given_two_straight_flushes_and_a_royal_when_paid_then_both_come_before_it(edition: Edition) -> None:
    """4,750 and 4,750, and then 40,500; a flush further to the right waits for the straight flushes too."""
    hands = {1: STRAIGHT_FLUSHES[0], 3: ROYALS[1], 5: STRAIGHT_FLUSHES[2], 6: FLUSH}
    scene = paid(edition, 5_000_000, hands, "9H 8H 4D 3H 2S")
    assert prizes(scene) == [(5, 475_000), (1, 475_000), (6, 10_000), (3, 4_050_000)]
    assert scene.state.pools.pool_cents == 0


@pytest.mark.clause("11.4", "11.3(a)")
def test_11_4_given_a_straight_flush_and_two_royals_when_paid_then_the_royals_share_what_it_leaves(
    edition: Edition,
) -> None:
    """5,000 first, then 22,500 for each royal."""
    scene = paid(edition, 5_000_000, {1: ROYALS[0], 2: STRAIGHT_FLUSHES[1], 3: ROYALS[2]}, "9S 8D 4D 3H 2S")
    assert prizes(scene) == [(2, 500_000), (3, 2_250_000), (1, 2_250_000)]
