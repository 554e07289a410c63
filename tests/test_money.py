"""Money: whole cents, odds as whole numbers, one rounding, and amounts as a sign shows them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.money import Odds, dollars, rounded_down

cents = st.integers(0, 10**12)
parts = st.integers(1, 10**6)


@given(numerator=cents, denominator=parts)
def test_given_an_exact_amount_when_rounded_then_less_than_a_cent_is_dropped(numerator: int, denominator: int) -> None:
    """What is paid is at most the exact amount, and falls short of it by less than one cent."""
    paid = rounded_down(numerator, denominator)
    exact = Fraction(numerator, denominator)
    assert paid <= exact < paid + 1


@given(amount=cents)
def test_given_whole_cents_when_rounded_then_nothing_is_dropped(amount: int) -> None:
    """Whole cents are paid to the cent."""
    assert rounded_down(amount, 1) == amount


@given(pot=cents, winners=st.integers(1, 9))
def test_given_a_pot_when_shared_then_less_than_a_cent_a_head_is_left(pot: int, winners: int) -> None:
    """Equal shares never come to more than the pot, and leave fewer cents than there are winners."""
    left = pot - winners * rounded_down(pot, winners)
    assert 0 <= left < winners


@pytest.mark.parametrize("numerator, denominator", [(-1, 1), (1, 0), (1, -2), (-1, -1), (0, 0)])
def test_given_no_amount_when_rounded_then_it_is_said_so(numerator: int, denominator: int) -> None:
    """A negative amount, or a share among nobody, is no amount to pay."""
    with pytest.raises(ValueError, match=f"{numerator}/{denominator} is no amount to pay"):
        rounded_down(numerator, denominator)


@pytest.mark.parametrize(
    "odds, stake, winnings",
    [
        (Odds(1), 1_000, 1_000),
        (Odds(250), 2_000, 500_000),
        (Odds(3, 2), 1_000, 1_500),
        (Odds(3, 2), 1_001, 1_501),
        (Odds(6, 5), 7, 8),
        (Odds(1, 2), 1, 0),
        (Odds(0), 1_000, 0),
        (Odds(50), 0, 0),
    ],
)
def test_given_odds_when_a_stake_wins_then_it_earns_them_rounded_down(odds: Odds, stake: int, winnings: int) -> None:
    """A winning stake earns `to` for every `one`, without the stake itself, and no fraction of a cent."""
    assert odds.winnings(stake) == winnings


@given(to=st.integers(0, 500), one=st.integers(1, 20), stake=cents)
def test_given_odds_when_a_stake_wins_then_the_exact_winnings_are_less_than_a_cent_away(
    to: int, one: int, stake: int
) -> None:
    """The winnings are the stake times the odds, short of them by less than a cent."""
    exact = stake * Fraction(to, one)
    assert exact - 1 < Odds(to, one).winnings(stake) <= exact


@given(to=st.integers(0, 500), one=st.integers(1, 20), stakes=st.tuples(cents, cents))
def test_given_a_larger_stake_when_it_wins_then_it_never_earns_less(to: int, one: int, stakes: tuple[int, int]) -> None:
    """Winnings rise with the stake, and two stakes never earn more apart than together."""
    odds, (one_stake, other) = Odds(to, one), stakes
    together = odds.winnings(one_stake + other)
    assert together >= max(odds.winnings(one_stake), odds.winnings(other))
    assert together >= odds.winnings(one_stake) + odds.winnings(other)


@pytest.mark.parametrize("odds, said", [(Odds(1), "1 to 1"), (Odds(250), "250 to 1"), (Odds(3, 2), "3 to 2")])
def test_given_odds_when_printed_then_they_read_as_on_the_layout(odds: Odds, said: str) -> None:
    """Odds are said as the pay table prints them."""
    assert str(odds) == said


@pytest.mark.parametrize(
    "amount, shown",
    [
        (0, "$0"),
        (5, "$0.05"),
        (50, "$0.50"),
        (100, "$1"),
        (1_250, "$12.50"),
        (123_456_789, "$1,234,567.89"),
        (100_000_000, "$1,000,000"),
        (-5, "-$0.05"),
        (-1_250, "-$12.50"),
    ],
)
def test_given_an_amount_when_shown_then_it_reads_as_on_a_sign(amount: int, shown: str) -> None:
    """Whole dollars are shown without cents, thousands are set apart, what is owed has a minus."""
    assert dollars(amount) == shown


@given(amount=st.integers(-(10**12), 10**12))
def test_given_an_amount_when_shown_then_it_can_be_read_back_to_the_cent(amount: int) -> None:
    """No amount is rounded for the sign, and two amounts never look alike."""
    bare = dollars(amount).replace("$", "").replace(",", "")
    whole, _, rest = bare.partition(".")
    read = abs(int(whole)) * 100 + int(rest or 0)
    assert (-read if bare.startswith("-") else read) == amount
