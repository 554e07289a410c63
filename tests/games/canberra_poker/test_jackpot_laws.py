"""Laws of the jackpot of a round, each against a model that shares the pool step by step in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.ranking import Category
from croupier.games.canberra_poker.editions import E2016, E2023, EDITIONS, Edition
from croupier.games.canberra_poker.jackpot import Batch, Winner, batch

ROYAL, STRAIGHT_FLUSH = Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH
QUADS, FULL_HOUSE, FLUSH = Category.FOUR_OF_A_KIND, Category.FULL_HOUSE, Category.FLUSH
QUALIFYING = (ROYAL, STRAIGHT_FLUSH, QUADS, FULL_HOUSE, FLUSH)
LEAST = {ROYAL: 1_000_000, STRAIGHT_FLUSH: 100_000}
FIXED_DOLLARS = {QUADS: 500, FULL_HOUSE: 150, FLUSH: 100}
BOXES = range(1, 10)

editions = st.sampled_from(list(EDITIONS.values()))
# Around the crossovers of the least amounts, and over the whole range of a meter.
pools = st.one_of(st.integers(0, 10**9), st.integers(999_900, 1_100_000), st.integers(0, 300), st.just(0))
wagers = st.integers(1, 2_000)
rounds_of_play = st.dictionaries(st.sampled_from(list(BOXES)), st.sampled_from(QUALIFYING), min_size=1)


def winners_of(hands: dict[int, Category]) -> list[Winner]:
    return [Winner(box, category) for box, category in hands.items()]


def step_by_step(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> tuple[list[tuple[int, int, int]], int]:
    """What each box is paid and what the pool bears of it, in order, as a dealer with endless patience would do it."""
    straight_flushes = [box for box in hands if hands[box] is STRAIGHT_FLUSH]
    royals = [box for box in hands if hands[box] is ROYAL]
    left, taken = Fraction(pool), Fraction(0)
    for _ in straight_flushes:
        tenth = left * Fraction(1, 10)
        left, taken = left - tenth, taken + tenth
    of_each = {STRAIGHT_FLUSH: floor(taken / len(straight_flushes)) if straight_flushes else 0}
    pool -= of_each[STRAIGHT_FLUSH] * len(straight_flushes)
    of_each[ROYAL] = floor(Fraction(pool, len(royals))) if royals else 0
    pool -= of_each[ROYAL] * len(royals)
    from_the_right = [box for box in reversed(BOXES) if box in hands]
    if straight_flushes and royals:
        early = [box for box in from_the_right if box in straight_flushes]
        from_the_right = early + [box for box in from_the_right if box not in early]
    paid: list[tuple[int, int, int]] = []
    for box in from_the_right:
        category = hands[box]
        if category in of_each:
            paid.append((box, max(of_each[category], LEAST[category]), of_each[category]))
        else:
            times = 100 if edition is E2016 else wager
            paid.append((box, FIXED_DOLLARS[category] * times, 0))
    return paid, pool


def as_rows(found: Batch) -> list[tuple[int, int, int]]:
    return [(payment.box, payment.cents, payment.from_pool) for payment in found.payments]


@given(editions, pools, wagers, rounds_of_play)
def test_given_any_winners_when_paid_then_every_cent_is_that_of_the_step_by_step_model(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> None:
    """Amounts, the pool's part of them, their order and what is left are those of the patient dealer."""
    found = batch(edition, pool, wager, winners_of(hands))
    assert (as_rows(found), found.pool_after) == step_by_step(edition, pool, wager, hands)


@given(editions, pools, wagers, rounds_of_play)
def test_given_any_winners_when_paid_then_the_pool_is_conserved_and_never_below_zero(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> None:
    """What the pool had is what it bears and what it keeps; it bears no more of a prize than the prize."""
    found = batch(edition, pool, wager, winners_of(hands))
    assert found.pool_after >= 0
    assert found.pool_after + sum(payment.from_pool for payment in found.payments) == pool
    assert all(0 <= payment.from_pool <= payment.cents for payment in found.payments)


@given(editions, pools, wagers, rounds_of_play)
def test_given_any_winners_when_paid_then_each_is_paid_once_and_equal_hands_get_equal_prizes(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> None:
    """One payment a box, one amount a category, and no share below its least amount."""
    payments = batch(edition, pool, wager, winners_of(hands)).payments
    assert {payment.box: payment.category for payment in payments} == hands
    assert len(payments) == len(hands)
    for category in QUALIFYING:
        amounts = {(p.cents, p.from_pool) for p in payments if p.category is category}
        assert len(amounts) == (category in hands.values())
        assert all(cents >= LEAST.get(category, 0) for cents, _ in amounts)


@given(editions, pools, wagers, rounds_of_play)
def test_given_any_winners_when_paid_then_right_to_left_except_that_straight_flushes_precede_royals(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> None:
    """The order is that of the seats from the right, in one run, or in two runs when both great hands are out."""
    payments = batch(edition, pool, wager, winners_of(hands)).payments
    early = [p.box for p in payments if p.category is STRAIGHT_FLUSH and ROYAL in hands.values()]
    boxes = [p.box for p in payments]
    assert boxes[: len(early)] == sorted(early, reverse=True)
    assert boxes[len(early) :] == sorted(set(hands) - set(early), reverse=True)


@given(editions, pools, wagers, rounds_of_play.flatmap(lambda hands: st.permutations(list(hands.items()))))
def test_given_the_winners_in_any_order_when_paid_then_the_batch_is_the_same(
    edition: Edition, pool: int, wager: int, listed: list[tuple[int, Category]]
) -> None:
    """It does not matter in which order the hands were declared."""
    winners = winners_of(dict(listed))
    assert batch(edition, pool, wager, winners) == batch(edition, pool, wager, sorted(winners, key=lambda w: w.box))


@given(editions, pools, wagers, st.lists(st.sampled_from(QUALIFYING), min_size=1, max_size=9), st.data())
def test_given_the_same_hands_on_other_seats_when_paid_then_the_amounts_are_the_same(
    edition: Edition, pool: int, wager: int, categories: list[Category], data: st.DataObject
) -> None:
    """Where somebody sits changes when a prize is paid, never how much."""
    count = len(categories)
    found: list[list[tuple[Category, int]]] = []
    for _ in range(2):
        seats = data.draw(st.permutations(list(BOXES)))[:count]
        payments = batch(edition, pool, wager, winners_of(dict(zip(seats, categories, strict=True)))).payments
        found.append(sorted((payment.category, payment.cents) for payment in payments))
    assert found[0] == found[1]


@given(editions, pools, st.integers(0, 10_000), wagers, rounds_of_play)
def test_given_a_fuller_pool_when_paid_then_nobody_gets_less(
    edition: Edition, pool: int, more: int, wager: int, hands: dict[int, Category]
) -> None:
    """A prize never falls because the meter rose."""
    before = {p.box: p.cents for p in batch(edition, pool, wager, winners_of(hands)).payments}
    after = {p.box: p.cents for p in batch(edition, pool + more, wager, winners_of(hands)).payments}
    assert all(after[box] >= before[box] for box in hands)


@given(editions, pools, wagers, rounds_of_play)
def test_given_a_royal_when_paid_then_only_cents_that_cannot_be_shared_stay(
    edition: Edition, pool: int, wager: int, hands: dict[int, Category]
) -> None:
    """The whole pool goes to the royals: fewer cents stay behind than there are royals."""
    royals = sum(category is ROYAL for category in hands.values())
    found = batch(edition, pool, wager, winners_of(hands))
    assert royals == 0 or found.pool_after < royals


@pytest.mark.parametrize(
    "count, pool, from_pool, cents",
    [
        (1, 999_999, 99_999, 100_000),
        (1, 1_000_000, 100_000, 100_000),
        (1, 1_000_009, 100_000, 100_000),
        (1, 1_000_010, 100_001, 100_001),
        (2, 1_052_631, 99_999, 100_000),
        (2, 1_052_632, 100_000, 100_000),
        (2, 1_052_642, 100_000, 100_000),
        (2, 1_052_643, 100_001, 100_001),
        (3, 1_107_011, 99_999, 100_000),
        (3, 1_107_012, 100_000, 100_000),
        (3, 1_107_023, 100_001, 100_001),
    ],
)
@pytest.mark.parametrize("edition", [E2016, E2023], ids=["2016", "2023"])
def test_given_a_pool_one_cent_around_a_crossover_when_straight_flushes_are_paid_then_the_floor_ends_there(
    edition: Edition, count: int, pool: int, from_pool: int, cents: int
) -> None:
    """The last cent at which $1,000 is more than the share, and the first at which the share is more."""
    payments = batch(edition, pool, 100, [Winner(box, STRAIGHT_FLUSH) for box in range(1, count + 1)]).payments
    assert {(payment.from_pool, payment.cents) for payment in payments} == {(from_pool, cents)}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("more, paid", [(-1, 0), (0, 0), (1, 1)])
def test_given_a_pool_one_cent_a_head_around_the_floor_when_royals_share_then_the_floor_ends_there(
    count: int, more: int, paid: int
) -> None:
    """A cent a head over $10,000 each is paid out; a cent a head under it is made up."""
    payments = batch(
        E2023, (1_000_000 + more) * count, 100, [Winner(box, ROYAL) for box in range(1, count + 1)]
    ).payments
    assert {payment.cents for payment in payments} == {1_000_000 + paid}
    assert {payment.from_pool for payment in payments} == {1_000_000 + more}


@pytest.mark.parametrize("count", range(1, 10))
def test_given_so_many_straight_flushes_when_paid_then_the_crossover_is_where_the_formula_puts_it(count: int) -> None:
    """The first pool at which the equal share reaches $1,000 is n x 1,000 / (1 - 0.9^n), rounded up to the cent."""
    exact = Fraction(100_000 * count) / (1 - Fraction(9, 10) ** count)
    crossover = -floor(-exact)
    winners = [Winner(box, STRAIGHT_FLUSH) for box in range(1, count + 1)]
    below, at = (batch(E2023, pool, 100, winners).payments[0].from_pool for pool in (crossover - 1, crossover))
    assert (below, at) == (99_999, 100_000)


@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(1, 4))
def test_given_a_floor_under_straight_flushes_when_royals_follow_then_their_own_floor_holds(
    pool: int, straight_flushes: int, royals: int
) -> None:
    """Where straight flushes need their floor, less than a royal's floor is left, whoever makes up the first."""
    seats = range(1, straight_flushes + royals + 1)
    hands = {box: STRAIGHT_FLUSH if box <= straight_flushes else ROYAL for box in seats}
    payments = batch(E2023, pool, 100, winners_of(hands)).payments
    assert {p.cents for p in payments if p.category is STRAIGHT_FLUSH} == {100_000}
    assert {p.cents for p in payments if p.category is ROYAL} == {1_000_000}
