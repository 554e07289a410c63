"""Rule 13.2: equal hands share a pot in whole chips, and the whole rest goes to one of them."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.determinations import Contest, OddHalf, PotRate
from croupier.games.canberra_manila.pots import clockwise
from tests.games.canberra_manila.rounds import EQUAL, FIRST, put_in

LOW_BOARD = "8d 6c 3h Ks Kd"


@pytest.mark.clause("13.2")
@pytest.mark.parametrize("button, first", [(4, 5), (5, 8), (8, 2), (1, 2), (9, 2), (2, 5), (7, 8)])
def test_13_2_given_101_dollars_and_three_equal_hands_when_divided_then_one_winner_has_the_whole_rest(
    button: int, first: int
) -> None:
    """Three tied at seats 2, 5 and 8: $33 each and $2 to the first from the button's left; the button comes last."""
    stakes = {seat: (3_300, cards) for seat, cards in zip((2, 5, 8), EQUAL, strict=True)}
    settled = put_in({**stakes, 3: (200, None)}, button=button)
    assert settled.returned == {**dict.fromkeys((2, 5, 8), 3_300), first: 3_500, 3: 0}
    assert "13.2" in settled.pots[0].under
    assert settled.pots[0].shares[0].seat == first


@pytest.mark.clause("13.2")
@pytest.mark.parametrize("chip, shares", [(1, (3_367, 3_366)), (50, (3_383, 3_350)), (100, (3_433, 3_300))])
def test_13_2_given_a_smallest_chip_when_a_pot_is_divided_then_shares_are_whole_chips_and_cents_go_with_the_rest(
    chip: int, shares: tuple[int, int]
) -> None:
    """$67.33 between two: what is no chip stays with the chips that cannot be shared."""
    settled = put_in({1: (3_333, EQUAL[0]), 2: (3_333, EQUAL[1]), 3: (67, None)}, button=3, chip=chip)
    assert (settled.returned[1], settled.returned[2]) == shares


@pytest.mark.clause("13.2")
def test_13_2_given_side_pots_when_several_are_tied_then_each_is_divided_by_itself_after_commission() -> None:
    """Main pot $61 less $4 between three, side pot $40 less $1 between two of them."""
    stakes = {2: (2_000, EQUAL[0]), 5: (4_000, EQUAL[1]), 8: (4_000, EQUAL[2]), 9: (100, None)}
    settled = put_in(stakes, button=2, commission=PotRate(5, 10_000))
    assert [(pot.amount, pot.commission) for pot in settled.pots] == [(6_100, 400), (4_000, 100)]
    assert [[(share.seat, share.cents) for share in pot.shares] for pot in settled.pots] == [
        [(5, 1_900), (8, 1_900), (2, 1_900)],
        [(5, 2_000), (8, 1_900)],
    ]


@pytest.mark.clause("13.2", "3.5(c)")
@pytest.mark.parametrize("button, seat", [(1, 3), (2, 3), (3, 1), (4, 1)])
def test_13_2_given_halves_that_are_not_equal_when_high_and_low_share_then_the_first_of_both_has_the_odd_dollar(
    button: int, seat: int
) -> None:
    """$81: $40 each, and $1 to the first winner from the button's left, or to the high hand if the table says so."""
    stakes = {1: (4_000, "Kh Qs"), 3: (4_000, "4d 2s"), 2: (100, None)}
    settled = put_in(stakes, button=button, board=LOW_BOARD, contest=Contest.SPLIT)
    assert settled.returned == {1: 4_000, 3: 4_000, 2: 0} | {seat: 4_100}
    assert "13.2" in settled.pots[0].under
    to_high = put_in(stakes, button=button, board=LOW_BOARD, contest=Contest.SPLIT, odd_half=OddHalf.TO_HIGH)
    assert to_high.returned == {1: 4_100, 3: 4_000, 2: 0}


@pytest.mark.clause("13.2", "3.5(c)")
def test_13_2_given_a_tied_low_when_the_pot_is_split_then_its_half_is_divided_likewise() -> None:
    """$103: $51 to each half, the odd dollar and the odd one of the low half to the first from the left."""
    stakes = {1: (3_300, "Kh Qs"), 2: (3_300, "4d 2s"), 3: (3_300, "4h 2h"), 4: (400, None)}
    for odd_half, high in ((OddHalf.SEAT_ORDER, 5_200), (OddHalf.TO_HIGH, 5_200)):
        settled = put_in(stakes, button=4, board=LOW_BOARD, contest=Contest.SPLIT, odd_half=odd_half)
        assert settled.returned == {1: high, 2: 2_600, 3: 2_500, 4: 0}
    settled = put_in(stakes, button=1, board=LOW_BOARD, contest=Contest.SPLIT)
    assert settled.returned == {1: 5_100, 2: 2_700, 3: 2_500, 4: 0}


@pytest.mark.clause("13.2")
def test_13_2_given_one_winner_or_even_halves_when_settled_then_nothing_is_divided() -> None:
    """The clause is cited where it decides something."""
    alone = put_in({1: (4_050, FIRST), 2: (4_050, EQUAL[2])})
    even = put_in({1: (4_000, "Kh Qs"), 2: (4_000, "4d 2s")}, board=LOW_BOARD, contest=Contest.SPLIT)
    assert (alone.returned, even.returned) == ({1: 8_100, 2: 0}, {1: 4_000, 2: 4_000})
    assert "13.2" not in {*alone.pots[0].under, *even.pots[0].under}


@pytest.mark.clause("13.2", "3.5(c)")
def test_13_2_given_even_halves_when_one_of_them_is_tied_or_both_are_then_they_are_divided() -> None:
    """$100: $50 for the high and $25 for each low; and two who tie for both halves have half of everything."""
    stakes = {1: (3_300, "Kh Qs"), 2: (3_300, "4d 2s"), 3: (3_300, "4h 2h"), 4: (100, None)}
    settled = put_in(stakes, board=LOW_BOARD, contest=Contest.SPLIT)
    assert settled.returned == {1: 5_000, 2: 2_500, 3: 2_500, 4: 0}
    both = put_in({1: (4_000, "4d 2s"), 2: (4_000, "4h 2h")}, board=LOW_BOARD, contest=Contest.SPLIT)
    assert both.returned == {1: 4_000, 2: 4_000}
    odd = {1: (150, "Kh Qs"), 2: (150, "4d 2s")}
    ruled = put_in(odd, board=LOW_BOARD, contest=Contest.SPLIT, odd_half=OddHalf.TO_HIGH)
    assert ruled.returned == {1: 200, 2: 100}
    to_first = put_in(odd, board=LOW_BOARD, contest=Contest.SPLIT)
    assert to_first.returned == {1: 100, 2: 200}
    assert all("13.2" in one.pots[0].under for one in (settled, both, ruled, to_first))


@pytest.mark.clause("13.2", "A:Dealer Button")
def test_13_2_given_seats_when_counted_from_the_buttons_left_then_the_button_is_last() -> None:
    """Whether somebody sits at the button or not."""
    assert clockwise((1, 2, 4, 6), 2) == [4, 6, 1, 2]
    assert clockwise((6, 4, 2, 1), 3) == [4, 6, 1, 2]
    assert clockwise((5,), 5) == [5]
