"""Rule 11.1: how much each jackpot hand is paid, what the pool bears of it, and where the pool starts again."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import Funding
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from tests.games.canberra_poker.prizes import (
    FLUSH,
    FULL_HOUSE,
    QUADS,
    ROYALS,
    STRAIGHT_FLUSHES,
    borne,
    paid,
    prizes,
)
from tests.games.canberra_poker.tables import (
    OPERATOR,
    balance,
    played_out,
)
from tests.kit.scene import cites


@pytest.mark.clause("11.1(a)")
@pytest.mark.parametrize(
    "pool, cents",
    [
        (840_000, 1_000_000),
        (999_999, 1_000_000),
        (1_000_000, 1_000_000),
        (1_000_001, 1_000_001),
        (6_231_055, 6_231_055),
    ],
)
def test_11_1_a_given_a_royal_flush_when_paid_then_the_whole_pool_or_ten_thousand(
    edition: Edition, pool: int, cents: int
) -> None:
    """The larger of $10,000 and the pool, and the pool is empty."""
    scene = paid(edition, pool, {1: ROYALS[0]})
    assert prizes(scene) == [(1, cents)]
    assert borne(scene) == [pool]
    assert cites(scene.one(e.JackpotPaid), "11.1(a)")
    assert scene.state.pools.pool_cents == 0


@pytest.mark.clause("11.1(a)")
@pytest.mark.parametrize("funding, from_reserve", [(Funding.HOUSE, 0), (Funding.RESERVE, 10_100)])
def test_11_1_a_given_a_reset_value_when_a_royal_is_paid_then_the_pool_starts_again_there(
    edition: Edition, funding: Funding, from_reserve: int
) -> None:
    """The determined payer, here with 101 in the reserve, fills the meter up; the house pays what is missing."""
    scene = paid(edition, 6_231_055, {1: ROYALS[0]}, reset_cents=500_000, reserve_cents=10_000, prizes_from=funding)
    reset = scene.one(e.JackpotReset)
    assert cites(reset, "11.1(a)")
    assert (reset.from_reserve, reset.from_house) == (from_reserve, 500_000 - from_reserve)
    assert scene.state.pools.pool_cents == 500_000
    assert scene.state.pools.reserve_cents == 10_100 - from_reserve


@pytest.mark.clause("11.1(a)")
def test_11_1_a_given_other_prizes_alone_when_paid_then_the_pool_is_not_reset(edition: Edition) -> None:
    """Only a royal flush empties the pool."""
    assert paid(edition, 400_000, {1: STRAIGHT_FLUSHES[0]}, reset_cents=500_000).all(e.JackpotReset) == ()


@pytest.mark.clause("11.1(b)")
@pytest.mark.parametrize(
    "pool, cents, from_pool",
    [
        (1_000_000, 100_000, 100_000),
        (999_900, 100_000, 99_990),
        (999_999, 100_000, 99_999),
        (1_000_009, 100_000, 100_000),
        (1_000_010, 100_001, 100_001),
        (5_000_000, 500_000, 500_000),
        (0, 100_000, 0),
    ],
)
def test_11_1_b_given_a_straight_flush_when_paid_then_a_tenth_of_the_pool_or_a_thousand(
    edition: Edition, pool: int, cents: int, from_pool: int
) -> None:
    """The larger of $1,000 and 10% of the pool; the pool bears its 10%, without the fraction of a cent."""
    scene = paid(edition, pool, {1: STRAIGHT_FLUSHES[0]})
    assert (prizes(scene), borne(scene)) == ([(1, cents)], [from_pool])
    assert cites(scene.one(e.JackpotPaid), "11.1(b)")
    assert scene.state.pools.pool_cents == pool - from_pool


def fixed(edition: Edition, hand: str, clause: str, wager: int) -> int:
    """What a fixed prize is at this displayed stake; it is never the pool that bears it."""
    scene = paid(edition, 5_000_000, {1: hand}, wager_cents=wager)
    assert cites(scene.one(e.JackpotPaid), clause)
    assert (borne(scene), scene.state.pools.pool_cents) == ([0], 5_000_000)
    return prizes(scene)[0][1]


@pytest.mark.clause("11.1(c)")
@pytest.mark.parametrize("wager, times_stake", [(100, 50_000), (250, 125_000), (500, 250_000)])
def test_11_1_c_given_four_of_a_kind_when_paid_then_500_flat_or_500_times_the_stake(
    edition: Edition, wager: int, times_stake: int
) -> None:
    """$500 in the older rules; 500 displayed jackpot wagers in the younger."""
    assert fixed(edition, QUADS, "11.1(c)", wager) == {"2016": 50_000, "2023": times_stake}[edition.name]


@pytest.mark.clause("11.1(d)")
@pytest.mark.parametrize("wager, times_stake", [(100, 15_000), (250, 37_500), (500, 75_000)])
def test_11_1_d_given_a_full_house_when_paid_then_150_flat_or_150_times_the_stake(
    edition: Edition, wager: int, times_stake: int
) -> None:
    """$150 in the older rules; 150 displayed jackpot wagers in the younger."""
    assert fixed(edition, FULL_HOUSE, "11.1(d)", wager) == {"2016": 15_000, "2023": times_stake}[edition.name]


@pytest.mark.clause("11.1(e)")
@pytest.mark.parametrize("wager, times_stake", [(100, 10_000), (250, 25_000), (500, 50_000)])
def test_11_1_e_given_a_flush_when_paid_then_100_flat_or_100_times_the_stake(
    edition: Edition, wager: int, times_stake: int
) -> None:
    """$100 in the older rules; 100 displayed jackpot wagers in the younger."""
    assert fixed(edition, FLUSH, "11.1(e)", wager) == {"2016": 10_000, "2023": times_stake}[edition.name]


@pytest.mark.clause("11.1(a)", "11.2")
@pytest.mark.parametrize("funding", list(Funding))
def test_11_1_a_given_prizes_reset_and_floors_when_the_round_is_void_then_both_pools_are_as_before(
    edition: Edition, funding: Funding
) -> None:
    """Every payment of the batch goes back, the reset too: no account has gained or lost a cent."""
    hands = {1: ROYALS[0], 2: STRAIGHT_FLUSHES[1], 3: FLUSH}
    scene = paid(edition, 900_000, hands, "9S 8D 4D 3H 2S", reset_cents=500_000, prizes_from=funding)
    assert scene.state.pools.pool_cents == 500_000
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.FRAUD, note="marked cards"))
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (900_000, 400_000)
    accounts = ("jackpot pool", "reserve pool", "float", "felt", "player:ann", "player:ben", "player:cat")
    assert [balance(scene, account) for account in accounts] == [0] * len(accounts)
    assert played_out(scene).state.phase is Phase.BETWEEN
