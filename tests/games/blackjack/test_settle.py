"""What counts of a wager under the limits, what may be added to it, and what then comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card, parse_cards
from croupier.games.blackjack.amounts import (
    double_objection,
    insurance_objection,
    most_insured,
    split_objection,
    unit_objection,
)
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.settle import (
    Placed,
    Settled,
    Stake,
    Verdict,
    bases,
    even_money,
    insurance,
    paid_at_once,
    settle,
    side,
    stake,
    verdict,
)
from croupier.games.house.terms import Outcome

TEN, SEVEN = parse_cards("Td 7c")
AMOUNT = st.integers(1, 200_000)
PLACED = st.builds(Placed, AMOUNT, st.none() | AMOUNT, st.booleans())


@pytest.mark.parametrize(
    "decided, returned",
    [(Verdict.HIGHER, 110_000), (Verdict.LOWER, 10_000), (Verdict.EQUAL, 60_000), (Verdict.BLACKJACK, 135_000)],
)
def test_given_600_dollars_where_500_is_the_most_when_settled_then_the_surplus_comes_back(
    decided: Verdict, returned: int
) -> None:
    """A win pays 500, a loss takes 500, and a Blackjack pays 750."""
    (base,) = bases([Placed(60_000)], 50_000)
    found = settle(E2018, decided, stake(60_000, base))
    assert found.returned == returned
    assert ("3.5" in found.under) is (decided is not Verdict.EQUAL)


def test_given_a_wager_over_the_maximum_when_doubled_then_the_double_counts_as_far_as_the_wager() -> None:
    """600 and 600, of which 500 and 500 count; a double for less counts whole."""
    assert stake(60_000, 50_000, 60_000) == Stake(120_000, 100_000)
    assert stake(60_000, 50_000, 20_000) == Stake(80_000, 70_000)


@pytest.mark.parametrize(
    "placed, counts",
    [
        ((Placed(30_000), Placed(30_000), Placed(1_000)), (30_000, 20_000, 0)),
        ((Placed(30_000), Placed(200_000, 200_000)), (0, 200_000)),
        ((Placed(30_000), Placed(30_000, 200_000)), (20_000, 30_000)),
        ((Placed(500, low=True), Placed(50_000)), (0, 50_000)),
        ((Placed(60_000, 10_000),), (50_000,)),
    ],
    ids=["front to back", "marker above all", "marker within", "too low", "a marker takes nothing away"],
)
def test_given_the_wagers_of_a_box_when_counted_then_they_come_to_its_maximum(
    placed: tuple[Placed, ...], counts: tuple[int, ...]
) -> None:
    """500 for the box: the one nearest to the dealer first, a player with a personal limit before the others."""
    assert bases(placed, 50_000) == counts


@given(st.lists(PLACED, min_size=1, max_size=3), AMOUNT)
def test_given_any_wagers_when_counted_then_no_more_counts_than_lies_there_and_than_the_box_may_have(
    placed: list[Placed], maximum: int
) -> None:
    """Without a personal limit the box is within its maximum; a wager that goes back counts nothing."""
    counts = bases(placed, maximum)
    assert all(0 <= count <= (0 if one.low else one.cents) for one, count in zip(placed, counts, strict=True))
    assert sum(count for one, count in zip(placed, counts, strict=True) if one.ceiling is None) <= maximum
    if all(one.ceiling is None and not one.low for one in placed):
        assert sum(counts) == min(maximum, sum(one.cents for one in placed))


def results(placed: Stake) -> list[Settled]:
    """Everything that can become of one stake."""
    return [
        *(settle(E2018, decided, placed) for decided in Verdict),
        paid_at_once(E2018, placed),
        even_money(E2018, placed),
        insurance(E2018, TEN, placed),
        insurance(E2018, SEVEN, placed),
        *(side(E2018, offered, TEN, other, placed) for offered in SideBet for other in (TEN, SEVEN)),
    ]


@pytest.mark.parametrize("low, clause", [(True, "3.4"), (False, "3.5")])
def test_given_a_wager_of_which_nothing_counts_when_settled_then_it_comes_back_whatever_happens(
    low: bool, clause: str
) -> None:
    """Below the minimum of a player who was told, or all of it over the maximum of the box, or of insurance."""
    placed = Stake(500, 0, low)
    found = {(one.outcome, one.returned, one.under) for one in results(placed)}
    assert found == {(Outcome.VOID, 500, (clause,)), (Outcome.VOID, 500, ("7.1",))}


@given(AMOUNT, st.integers(0, 100_000))
def test_given_any_stake_when_settled_then_what_does_not_count_comes_back(counts: int, surplus: int) -> None:
    """Each result is that of the counting part alone, with the surplus handed back on top."""
    whole, part = results(Stake(counts + surplus, counts)), results(Stake(counts, counts))
    for one, other in zip(whole, part, strict=True):
        assert (one.outcome, one.returned) == (other.outcome, other.returned + surplus)
        assert one.staked == counts + surplus


@pytest.mark.parametrize(
    "cents, wager, ok", [(5000, 5000, True), (2000, 5000, True), (1, 5000, True), (6000, 5000, False), (0, 5000, False)]
)
def test_given_a_double_when_asked_then_it_is_above_nothing_and_up_to_the_wager(
    cents: int, wager: int, ok: bool
) -> None:
    """Fifty dollars may be doubled by 20 or 50, and not by 60."""
    assert (double_objection(cents, wager) is None) is ok


@pytest.mark.parametrize("cents, ok", [(5000, True), (3000, False), (5001, False)])
def test_given_a_split_when_asked_then_it_costs_the_initial_wager(cents: int, ok: bool) -> None:
    """Nines with fifty dollars: a split costs exactly fifty."""
    assert (split_objection(cents, 5000) is None) is ok


@pytest.mark.parametrize(
    "cents, insured, under",
    [
        (1250, 0, None),
        (1500, 0, ("7.1",)),
        (0, 0, ("7.1",)),
        (250, 1000, None),
        (251, 1000, ("7.1", "7.2/lead")),
        (1, 1250, ("7.1", "7.2/lead")),
    ],
)
def test_given_a_wager_of_25_dollars_when_insured_then_half_of_it_is_the_ceiling_for_all(
    cents: int, insured: int, under: tuple[str, ...] | None
) -> None:
    """12.50 in all; what others have taken of it is gone."""
    found = insurance_objection(E2018, cents, 2500, insured)
    assert (None if found is None else found.under) == under
    assert most_insured(E2018, 2501) == 1250


@pytest.mark.parametrize("cents, ok", [(250, True), (500, True), (750, True), (400, False)])
def test_given_a_smallest_chip_of_5_dollars_when_insured_then_half_chips_are_the_unit(cents: int, ok: bool) -> None:
    """2.50, 5 and 7.50 are taken, 4 is not."""
    assert (unit_objection(E2018, cents, 500) is None) is ok


def test_given_a_smallest_chip_of_an_odd_cent_when_insured_then_two_halves_are_one_chip() -> None:
    """Half of 25 cents is 12.5, so that whole cents come in whole chips alone."""
    assert [cents for cents in range(1, 60) if unit_objection(E2018, cents, 25) is None] == [25, 50]


@pytest.mark.parametrize(
    "dealer, cards, decided",
    [
        ("Td 6c 8h", "Th 6c 6s", Verdict.BUST),
        ("Ad Kc", "Th 6c 6s", Verdict.BUST),
        ("Td", "Th 6c 6s", Verdict.BUST),
        ("Ad Kc", "As Ks", Verdict.EQUAL),
        ("7d 7c 7h", "As Ks", Verdict.BLACKJACK),
        ("Ad Kc", "7s 7d 7c", Verdict.DEALER_BLACKJACK),
        ("Td 6c 6h", "2s 9d", Verdict.DEALER_BUST),
    ],
)
def test_given_two_hands_when_compared_then_a_bust_and_a_blackjack_come_first(
    dealer: str, cards: str, decided: Verdict
) -> None:
    """Over 21 loses whatever the dealer has, and a Blackjack is above any other 21."""
    assert verdict(parse_cards(dealer), parse_cards(cards)) is decided


def test_given_an_ace_and_a_ten_from_a_split_when_compared_then_they_are_a_plain_21() -> None:
    """They tie with a 21 and lose against a Blackjack; when they win they are paid as any hand."""
    cards: tuple[Card, ...] = parse_cards("As Ks")
    assert verdict(parse_cards("7d 7c 7h"), cards, split=True) is Verdict.EQUAL
    assert verdict(parse_cards("Ad Kc"), cards, split=True) is Verdict.DEALER_BLACKJACK
    won = settle(E2018, verdict(parse_cards("Td Kc"), cards, split=True), Stake(700, 700), no_blackjack=True)
    assert (won.returned, won.under) == (1400, ("13.1(b)", "13.2(b)", "10.7"))
