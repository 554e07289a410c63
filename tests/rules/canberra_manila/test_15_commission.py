"""Rule 15: what the house takes from the pots, from which of them, and when it takes nothing."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.commission import charge
from croupier.games.canberra_manila.determinations import Contest, PotCommission, PotRate, TimeCharge
from croupier.games.canberra_manila.editions import E2005
from croupier.games.canberra_manila.settle import Share
from croupier.games.house.terms import Approval
from tests.games.canberra_manila.rounds import EQUAL, FIRST, SECOND, THIRD, put_in

APPROVAL = Approval("GRC 5/64", "2005-02-07")
FIVE, TEN = PotRate(5, 100_000), PotRate(10, 100_000)


def taken(rate: PotRate, *dollars: int) -> tuple[int, ...]:
    """What pots of so many half dollars bear."""
    return charge(E2005, rate, [50 * halves for halves in dollars]).by_pot


@pytest.mark.clause("15.2(a)(i)")
@pytest.mark.parametrize("halves, cents", [(38, 0), (39, 0), (40, 100), (78, 100), (80, 200), (1800, 4_500)])
def test_15_2_a_i_given_one_pot_when_five_per_cent_are_taken_then_nothing_up_to_19_dollars_and_whole_dollars_above(
    halves: int, cents: int
) -> None:
    """$19: nothing. $19.50: nothing. $20: $1. $39: $1. $40: $2."""
    assert taken(FIVE, halves) == (cents,)


@pytest.mark.clause("15.2(a)(i)")
@pytest.mark.parametrize(
    "pots, borne",
    [
        ((60, 20), (200, 0)),
        ((30, 24), (0, 0)),
        ((38, 38), (0, 0)),
        ((20, 60), (0, 200)),
        ((38, 40), (0, 100)),
        ((180, 160), (500, 300)),
        ((160, 180, 38), (500, 400, 0)),
    ],
)
def test_15_2_a_i_given_several_pots_when_one_exceeds_19_dollars_then_all_are_counted_and_those_above_bear_it(
    pots: tuple[int, ...], borne: tuple[int, ...]
) -> None:
    """Main $30 and side $10: $2 from the main pot. Main $15 and side $12: nothing. The earliest bears what is left."""
    assert taken(FIVE, *pots) == borne


@pytest.mark.clause("15.2(a)(ii)")
@pytest.mark.parametrize(
    "pots, borne",
    [
        ((18,), (0,)),
        ((19,), (0,)),
        ((20,), (100,)),
        ((50,), (200,)),
        ((16, 14), (0, 0)),
        ((24, 16), (200, 0)),
        ((18, 20), (0, 100)),
        ((128,), (600,)),
    ],
)
def test_15_2_a_ii_given_pots_when_ten_per_cent_are_taken_then_nothing_up_to_9_dollars(
    pots: tuple[int, ...], borne: tuple[int, ...]
) -> None:
    """$9: nothing. $9.50: nothing. $10: $1. $25: $2. Main $8 and side $7: nothing. Main $12 and side $8: $2."""
    assert taken(TEN, *pots) == borne


@pytest.mark.clause("15.2(a)(i)", "15.2(a)(ii)")
@pytest.mark.parametrize(
    "rate, pots, borne",
    [
        (PotRate(5, 2_000), (1_800,), (2_000,)),
        (PotRate(10, 500), (160,), (500,)),
        (PotRate(10, 550), (160,), (550,)),
        (PotRate(5, 0), (1_800,), (0,)),
        (PotRate(5, 700), (180, 160), (400, 300)),
        (PotRate(5, 100), (180, 160), (100, 0)),
        (PotRate(10, 10**6), (20, *(18,) * 60), (1_000, *(0,) * 60)),
    ],
)
def test_15_2_a_i_given_an_approved_maximum_when_the_charge_is_higher_then_the_maximum_is_taken(
    rate: PotRate, pots: tuple[int, ...], borne: tuple[int, ...]
) -> None:
    """Pot $900, cap $20: $20. Pot $80, cap $5: $5. Nor does a pot bear more than it holds."""
    assert taken(rate, *pots) == borne


@pytest.mark.clause("15.2(a)(i)", "15.2(a)(ii)", "A:Commission")
@pytest.mark.parametrize("rate, clause, taken", [(5, "15.2(a)(i)", 300), (10, "15.2(a)(ii)", 600)])
def test_a_commission_given_a_pot_of_64_dollars_when_it_is_won_then_the_house_has_its_part_and_the_winner_the_rest(
    rate: int, clause: str, taken: int
) -> None:
    """$6 to the house at 10 per cent, and $58 to the winner."""
    settled = put_in({1: (3_200, FIRST), 2: (3_200, SECOND)}, commission=PotCommission(rate, 600, APPROVAL))
    assert (settled.commission, settled.returned) == (taken, {1: 6_400 - taken, 2: 0})
    assert clause in settled.pots[0].under


@pytest.mark.clause("15.2(b)")
@pytest.mark.parametrize("rate, taken", [(5, 100), (10, 300)])
def test_15_2_b_given_a_bet_that_nobody_calls_when_it_goes_back_then_nothing_is_taken_of_it(
    rate: int, taken: int
) -> None:
    """Pot $30, a bet of $40, all fold: $40 back, and the charge is on $30."""
    settled = put_in({1: (1_000, None), 2: (5_000, ""), 3: (1_000, None)}, commission=PotRate(rate, 10_000))
    assert settled.uncalled == (Share(2, 4_000),)
    assert [(pot.amount, pot.commission) for pot in settled.pots] == [(3_000, taken)]
    assert settled.returned == {1: 0, 2: 7_000 - taken, 3: 0}


@pytest.mark.clause("15.2(b)")
def test_15_2_b_given_a_raise_that_nobody_calls_when_it_goes_back_then_the_call_in_it_can_be_charged() -> None:
    """A blind of $10 is raised to $30 and all fold: $20 back, and the pot of $25 holds a call."""
    settled = put_in({1: (500, None), 2: (1_000, None), 3: (3_000, "")}, commission=FIVE)
    assert (settled.uncalled, settled.commission, settled.returned[3]) == ((Share(3, 2_000),), 100, 4_400)


@pytest.mark.clause("15.2(c)")
def test_15_2_c_given_all_who_put_chips_in_tie_when_divided_then_nothing_is_taken() -> None:
    """$40 each comes back, side pots or none; $2 of somebody who folded, or a worse hand, and it is taken."""
    two = {1: (4_000, EQUAL[0]), 2: (4_000, EQUAL[1])}
    settled = put_in(two, commission=FIVE)
    assert (settled.commission, settled.returned) == (0, {1: 4_000, 2: 4_000})
    assert "15.2(c)" in settled.pots[0].under
    assert put_in({**two, 3: (9_000, EQUAL[2])}, commission=FIVE).commission == 0
    assert put_in({**two, 3: (0, None)}, commission=FIVE).commission == 0
    assert put_in({**two, 3: (200, None)}, commission=FIVE).commission == 400
    assert put_in({**two, 3: (4_000, SECOND)}, commission=FIVE).commission == 600
    assert put_in({**two, 3: (2_000, FIRST)}, commission=FIVE).commission == 500


@pytest.mark.clause("15.2(c)")
def test_15_2_c_given_a_split_pot_when_only_the_high_hands_tie_then_it_is_taken() -> None:
    """Hands of equal value are equal in everything that the pot is played for."""
    board = "Kd 9c 7h 4s 2d"
    stakes = {1: (4_000, "Kh 6d"), 2: (4_000, "Ks 5c")}
    split = put_in(stakes, board=board, commission=FIVE, contest=Contest.SPLIT)
    assert (split.pots[0].high, split.commission) == ((1,), 400)
    tied = {1: (4_000, "Kh 6d"), 2: (4_000, "Ks 6c")}
    assert put_in(tied, board=board, commission=FIVE, contest=Contest.SPLIT).commission == 0
    differ = {1: (4_000, "Kh 8d"), 2: (4_000, "Ks 8c")}
    assert put_in(differ, board=board, commission=FIVE, contest=Contest.SPLIT, eight_or_better=True).commission == 0


@pytest.mark.clause("15.2(d)")
@pytest.mark.parametrize("rate", [FIVE, TEN])
def test_15_2_d_given_antes_and_blinds_alone_when_won_then_nothing_is_taken(rate: PotRate) -> None:
    """Blinds of $5, $10 and $20 and all fold: the last blind has $35 and the house nothing; a showdown likewise."""
    blinds = {1: (500, None), 2: (1_000, None), 3: (2_000, "")}
    walk = put_in(blinds, commission=rate, only_forced=True)
    assert (walk.commission, walk.returned) == (0, {1: 0, 2: 0, 3: 3_500})
    assert "15.2(d)" in walk.pots[0].under
    assert put_in(blinds, commission=rate).commission > 0
    antes = {1: (2_000, FIRST), 2: (2_000, SECOND)}
    assert put_in(antes, commission=rate, only_forced=True).commission == 0


@pytest.mark.clause("15.3", "15.1")
def test_15_3_given_a_charge_by_time_when_pots_are_won_then_nothing_is_taken_of_them() -> None:
    """It was paid in advance; and a round without any commission, as in a tournament, is paid out whole."""
    stakes = {1: (4_000, FIRST), 2: (4_000, SECOND), 3: (9_000, THIRD)}
    for commission in (TimeCharge(500, 30, 500, APPROVAL), None):
        settled = put_in(stakes, commission=commission)
        assert (settled.commission, settled.returned) == (0, {1: 12_000, 2: 0, 3: 5_000})
    assert put_in(stakes, commission=FIVE).commission == 600
