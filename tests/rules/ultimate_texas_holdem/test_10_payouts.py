"""Rule 10: what winning wagers are paid, line by line, with the maximum that one blind may win."""

from __future__ import annotations

import pytest

from croupier.games.house.terms import Limits, Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.plate import plate
from tests.games.ultimate_texas_holdem.tables import (
    NOON,
    OPERATOR,
    PlayScene,
    at_showdown,
    blank,
    net,
    opened,
    result,
    settled,
    terms,
)
from tests.kit.scene import cites

NINES = "9C 9H"
WIDE = Limits(100, 100_000, 1)
# A board and two cards that make each hand and beat the dealer's pair of nines, and what blind and trips of 10 win.
HANDS = (
    pytest.param("AS KS QS 4D 2H", "JS TS", "Royal Flush", 500_000, 50_000, id="royal flush"),
    pytest.param("8S 7S 6S KD 2H", "5S 4S", "Straight Flush", 50_000, 40_000, id="straight flush"),
    pytest.param("8S 8H 8D KD 2H", "8C 4S", "Four of a Kind", 10_000, 30_000, id="four of a kind"),
    pytest.param("8S 8H KD 4C 2H", "8C KS", "Full House", 3_000, 8_000, id="full house"),
    pytest.param("AS KS 8S 4D 2H", "5S 3S", "Flush", 1_500, 7_000, id="flush"),
    pytest.param("8S 7D 6S KD 2H", "5S 4C", "Straight", 1_000, 4_000, id="straight"),
)


def won(scene: PlayScene, wager: str, box: int = 1) -> int:
    """What a wager has won on top of its stake."""
    found = result(scene, box, wager)
    assert found.outcome is Outcome.WIN
    return found.returned - found.staked


def paid(board: str, hand: str, *, ante: int = 1_000, trips: int = 1_000, cap: int = 10**9, chip: int = 1) -> PlayScene:
    """A hand that is settled against a pair of nines, with four times the ante to play."""
    scene = at_showdown(
        {1: hand},
        board,
        NINES,
        ante=ante,
        trips={1: trips},
        limits=WIDE,
        trips_limits=WIDE,
        maximum_payout_cents=cap,
        smallest_chip_cents=chip,
    )
    return settled(scene)


@pytest.mark.clause("10.1")
def test_10_1_given_a_royal_flush_against_a_pair_when_paid_then_5300_are_won() -> None:
    """Ante 10, blind 10, trips 5, play 40: 10 + 5,000 + 250 + 40."""
    scene = paid("AS KS QS 4D 2H", "JS TS", trips=500)
    assert [won(scene, wager) for wager in ("ante", "blind", "trips", "play")] == [1_000, 500_000, 25_000, 4_000]
    assert all(cites(result(scene, 1, wager), "10.1") for wager in ("ante", "blind", "trips", "play"))
    assert net(scene, 1) == 530_000


@pytest.mark.clause("Table 1#1:Ante", "Table 1#1:Play")
@pytest.mark.parametrize("ante", [500, 1_000, 2_500])
def test_table_1_given_a_pair_that_wins_when_paid_then_ante_and_play_earn_even_money(ante: int) -> None:
    """25 for 25, and 100 for 100."""
    scene = paid("KD 8S 7H 4C 2D", "KH KS", ante=ante)
    assert (won(scene, "ante"), won(scene, "play")) == (ante, 4 * ante)
    assert cites(result(scene, 1, "ante"), "Table 1#1:Ante")
    assert cites(result(scene, 1, "play"), "Table 1#1:Play")


@pytest.mark.clause(
    "Table 1#1",
    "Table 1#1:Blind:Royal Flush",
    "Table 1#1:Blind:Straight Flush",
    "Table 1#1:Blind:Four of a Kind",
    "Table 1#1:Blind:Full House",
    "Table 1#1:Blind:Flush",
    "Table 1#1:Blind:Straight",
)
@pytest.mark.parametrize("board, hand, line, blind, _trips", HANDS)
def test_table_1_given_a_straight_or_higher_that_wins_when_paid_then_the_blind_earns_its_line(
    board: str, hand: str, line: str, blind: int, _trips: int
) -> None:
    """500, 50, 10, 3, 3 to 2 and even money, for a blind of 10."""
    scene = paid(board, hand)
    assert won(scene, "blind") == blind
    assert cites(result(scene, 1, "blind"), "9.6(a)", f"Table 1#1:Blind:{line}")


@pytest.mark.clause(
    "Table 1#2",
    "Table 1#2:Royal Flush",
    "Table 1#2:Straight Flush",
    "Table 1#2:Four of a Kind",
    "Table 1#2:Full House",
    "Table 1#2:Flush",
    "Table 1#2:Straight",
    "Table 1#2:Three of a Kind",
)
@pytest.mark.parametrize(
    "board, hand, line, _blind, trips",
    [*HANDS, pytest.param("KD KS 7H 4C 2D", "KH 3S", "Three of a Kind", 0, 3_000, id="three of a kind")],
)
def test_table_1_given_three_of_a_kind_or_higher_when_paid_then_the_trips_earn_their_line(
    board: str, hand: str, line: str, _blind: int, trips: int
) -> None:
    """50, 40, 30, 8, 7, 4 and 3 to 1, for trips of 10 and half of it for 5."""
    assert won(paid(board, hand), "trips") == trips
    half = paid(board, hand, trips=500)
    assert won(half, "trips") == trips // 2
    assert cites(result(half, 1, "trips"), "9.7(a)", f"Table 1#2:{line}")


@pytest.mark.clause("Table 1#1:Blind:Push")
@pytest.mark.parametrize(
    "board, hand",
    [("KD 8S 7H 4C 2D", "KH 7S"), ("QS QH 7D 4C 2S", "QC 3S"), ("KD 8S 7H 4C 2D", "AS AD")],
    ids=["two pairs", "three of a kind", "one pair"],
)
def test_table_1_given_less_than_a_straight_that_wins_when_paid_then_the_blind_only_goes_back(
    board: str, hand: str
) -> None:
    """10 returned and nothing won; and a losing hand under a straight does not save it."""
    blind = result(paid(board, hand), 1, "blind")
    assert (blind.outcome, blind.returned) == (Outcome.PUSH, 1_000)
    assert cites(blind, "Table 1#1:Blind:Push")
    assert result(paid("KD 8S 7H 4C 2D", "4H JS"), 1, "blind").outcome is Outcome.LOSE


@pytest.mark.clause("Table 1#1", "Table 1#1:Blind:Royal Flush")
@pytest.mark.parametrize("ante, winnings", [(1_000, 500_000), (2_000, 1_000_000), (5_000, 1_000_000)])
def test_table_1_given_a_maximum_of_10000_when_a_royal_flush_wins_then_the_blind_earns_no_more(
    ante: int, winnings: int
) -> None:
    """Blind 10: 5,000; 20: exactly 10,000; 50: 10,000 instead of 25,000, with its stake on top; play 200 pays 200."""
    scene = paid("AS KS QS 4D 2H", "JS TS", ante=ante, trips=50_000, cap=1_000_000)
    assert won(scene, "blind") == winnings
    assert (won(scene, "ante"), won(scene, "play")) == (ante, 4 * ante)
    assert won(scene, "trips") == 2_500_000
    assert ("Table 1#1" in result(scene, 1, "blind").under) is (ante == 5_000)


@pytest.mark.clause("Table 1#1", "Table 1#2")
@pytest.mark.parametrize("board, hand, _line, blind, trips", HANDS)
def test_table_1_given_a_maximum_of_one_cent_when_paid_then_every_blind_is_capped_and_nothing_else(
    board: str, hand: str, _line: str, blind: int, trips: int
) -> None:
    """Each blind line is limited, and neither ante, play nor trips are."""
    scene = paid(board, hand, cap=1)
    assert [won(scene, wager) for wager in ("ante", "blind", "play", "trips")] == [1_000, 1, 4_000, trips]
    assert blind > 1


@pytest.mark.clause("Table 1#1")
def test_table_1_given_two_boxes_that_win_when_capped_then_each_blind_has_the_maximum_for_itself() -> None:
    """The maximum is no aggregate of the table: two flushes of 10 earn 12 each under a cap of 12."""
    scene = at_showdown({1: "5S 3S", 2: "9S 6S"}, "AS KS 8S 4D 2H", "9C 9H", maximum_payout_cents=1_200)
    over = settled(scene)
    assert [won(over, "blind", box) for box in (1, 2)] == [1_200, 1_200]


@pytest.mark.clause("10.1", "Table 1#1:Blind:Flush")
@pytest.mark.parametrize("ante, winnings", [(1_000, 1_500), (500, 750), (1_500, 2_250), (101, 151), (100, 150)])
def test_10_1_given_a_flush_when_the_blind_is_paid_then_exactly_three_for_two(ante: int, winnings: int) -> None:
    """10 earns 15, 5 earns 7.50, 15 earns 22.50; only half a cent falls away."""
    assert won(paid("AS KS 8S 4D 2H", "5S 3S", ante=ante), "blind") == winnings


@pytest.mark.clause("10.1")
@pytest.mark.parametrize("chip, winnings", [(1, 2_250), (50, 2_250), (100, 2_300), (500, 2_500)])
def test_10_1_given_a_smallest_chip_when_three_for_two_leave_a_fraction_then_the_player_has_the_difference(
    chip: int, winnings: int
) -> None:
    """22.50 in whole dollars is 23, in chips of 5 it is 25; other wagers are paid as they are."""
    scene = paid("AS KS 8S 4D 2H", "5S 3S", ante=1_500, chip=chip)
    assert won(scene, "blind") == winnings
    assert (won(scene, "ante"), won(scene, "play")) == (1_500, 6_000)


@pytest.mark.clause("10.1")
def test_10_1_given_a_smallest_chip_without_value_when_the_table_would_open_then_refused() -> None:
    """A chip of nothing pays nothing."""
    wrong = terms(smallest_chip_cents=0)
    blank().when(c.OpenTable(by=OPERATOR, terms=wrong, at=NOON)).refused_under("10.1")


@pytest.mark.clause("Table 1#1:max")
@pytest.mark.parametrize("cap", [0, -1])
def test_table_1_given_no_maximum_payout_when_the_table_would_open_then_refused(cap: int) -> None:
    """The figure is required before the table opens."""
    wrong = terms(maximum_payout_cents=cap)
    blank().when(c.OpenTable(by=OPERATOR, terms=wrong, at=NOON)).refused_under("Table 1#1:max")


@pytest.mark.clause("Table 1#1:max", "Table 1#1", "Table 1#2")
def test_table_1_given_an_open_table_when_its_signs_are_read_then_maximum_and_both_tables_stand_there() -> None:
    """The notice at the table: the maximum payout, what the blind pays and what trips pay."""
    signs = {str(sign.under[0]): sign.text for sign in plate(opened(1, maximum_payout_cents=1_000_000).state)}
    assert signs["Table 1#1:max"].startswith("$10,000")
    for odds in ("500 to 1", "50 to 1", "10 to 1", "3 to 1", "3 to 2", "1 to 1"):
        assert f" {odds}" in signs["Table 1#1"]
    for odds in ("50 to 1", "40 to 1", "30 to 1", "8 to 1", "7 to 1", "4 to 1", "3 to 1"):
        assert f" {odds}" in signs["Table 1#2"]
