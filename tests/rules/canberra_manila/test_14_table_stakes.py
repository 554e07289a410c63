"""What is on the table before a round, and who is declared (4.3, 14.3, A:Declared)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.stakes import Means, leaves_at_once, means, purchase_objection

MINIMUM = 10_000


@pytest.mark.clause("14.3")
@pytest.mark.parametrize("bought", [4_000, 4_001, 90_000])
def test_14_3_given_60_dollars_of_100_when_40_or_more_are_bought_then_it_is_allowed(bought: int) -> None:
    """There is no maximum."""
    assert purchase_objection(6_000, bought, MINIMUM) is None


@pytest.mark.clause("14.3")
def test_14_3_given_60_dollars_of_100_when_20_are_bought_then_it_is_refused_with_what_is_enough() -> None:
    """$80 would still be below the minimum."""
    refused = purchase_objection(6_000, 2_000, MINIMUM)
    assert refused is not None
    assert refused.under == ("4.3", "14.3")
    assert "$80 would be on the table and the minimum table stake is $100." in refused.why
    assert refused.instead == "Buy $40 or more."


@pytest.mark.clause("14.3")
def test_14_3_given_the_minimum_or_more_when_any_sum_is_bought_then_it_is_allowed() -> None:
    """Only who is below it has a sum to reach."""
    assert purchase_objection(MINIMUM, 100, MINIMUM) is None


@pytest.mark.clause("14.3")
@pytest.mark.parametrize("bought", [0, -100])
def test_14_3_given_a_stake_when_nothing_is_bought_or_less_then_it_is_no_purchase(bought: int) -> None:
    """Nor may a stake be reduced so."""
    refused = purchase_objection(20_000, bought, MINIMUM)
    assert refused is not None
    assert refused.under == ("14.3",)


@pytest.mark.clause("14.3", "A:Declared")
@pytest.mark.parametrize("stake", [3_000, 50_000])
def test_14_3_given_a_declared_player_when_chips_are_bought_then_it_is_refused_however_much_was_won(stake: int) -> None:
    """The status lasts until the player leaves."""
    refused = purchase_objection(stake, 20_000, MINIMUM, declared=True)
    assert refused is not None
    assert refused.under == ("14.3", "A:Declared")


@pytest.mark.clause("14.3")
def test_14_3_given_a_declared_player_when_all_is_lost_then_the_player_leaves_and_any_other_may_still_buy() -> None:
    """Who is not declared may buy the whole minimum before the next round, and leaves if that does not happen."""
    assert leaves_at_once(0, declared=True)
    assert not leaves_at_once(0, declared=False)
    assert not leaves_at_once(100, declared=True)
    assert purchase_objection(0, MINIMUM, MINIMUM) is None
    assert means(0, MINIMUM) is Means.GONE


@pytest.mark.clause("A:Declared")
def test_a_declared_given_30_dollars_of_50_when_the_round_starts_without_a_purchase_then_the_player_is_declared() -> (
    None
):
    """And plays on with the $30."""
    assert means(3_000, 5_000) is Means.DECLARED
    assert means(5_000, 5_000) is Means.SUFFICIENT
    assert means(80_000, 5_000, declared=True) is Means.DECLARED


@pytest.mark.clause("4.3")
def test_4_3_given_a_minimum_of_100_dollars_when_99_are_put_down_then_it_is_refused_and_100_are_not() -> None:
    """The first purchase is one like any other."""
    assert purchase_objection(0, 9_900, MINIMUM) is not None
    assert purchase_objection(0, 10_000, MINIMUM) is None
