"""Rule 9.1: both hole cards and any three of the five communal cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import Category
from croupier.games.canberra_manila.determinations import Contest, Hands
from croupier.games.canberra_manila.hands import rankings
from croupier.games.canberra_manila.settle import Unsettled
from tests.games.canberra_manila.rounds import held, high, low, put_in


@pytest.mark.clause("9.1", "A:Hand")
def test_9_1_given_four_of_a_suit_and_of_a_run_on_the_board_when_only_one_hole_card_fits_then_it_makes_neither() -> (
    None
):
    """As Ah with Ks Qs Js Ts 2d is a pair of aces, and As Ts would be a royal flush."""
    board = "Ks Qs Js Ts 2d"
    assert high("As Ah", board).name == "one pair, aces"
    assert "".join(rank.letter for rank in high("As Ah", board).ranks) == "AKQJ"
    assert high("9s 8s", board).category is Category.STRAIGHT_FLUSH
    settled = put_in({1: (4_000, "As Ah"), 2: (4_000, "9s 8s")}, board=board)
    assert settled.returned == {1: 0, 2: 8_000}
    assert "9.1" in settled.pots[0].under


@pytest.mark.clause("9.1", "A:Hand")
def test_9_1_given_a_board_of_five_when_the_ten_hands_are_made_one_by_one_then_the_best_of_them_counts() -> None:
    """Five cards each, the two hole cards always among them."""
    own, board = parse_cards("9h 4d"), parse_cards("Th 9d 8c 7s 4h")
    ranking = rankings(Hands()).high
    assert ranking is not None
    ten = [ranking.hand((*own, *three)) for three in combinations(board, 3)]
    assert len(ten) == 10
    assert high("9h 4d", "Th 9d 8c 7s 4h") == max(ten)
    assert max(ten).name == "two pairs, nines and fours"


@pytest.mark.clause("9.1")
def test_9_1_given_a_split_pot_when_high_and_low_are_chosen_then_each_takes_its_own_three_cards() -> None:
    """Aces over kings with the king and two more; ace-seven with the three lowest."""
    found = held("As 2d", "Ad Kc 7h 4s 3c", contest=Contest.SPLIT)
    assert (str(found.high), str(found.low)) == ("one pair, aces", "ace-seven low")
    assert low("As 2d", "Ad Kc 7h 4s 3c") == found.low


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("own", ["As", "As Kd Kh"])
def test_9_1_given_another_number_of_hole_cards_when_compared_then_there_is_no_hand(own: str) -> None:
    """One or three hole cards make no hand, and no round is settled with them."""
    with pytest.raises(Unsettled, match="Seat 1"):
        put_in({1: (4_000, own), 2: (4_000, "Qs Qd")})


@pytest.mark.clause("9.1", "A:Showdown")
def test_a_showdown_given_two_players_left_when_the_board_is_not_complete_then_nothing_is_compared() -> None:
    """Five communal cards are dealt before a showdown; one player alone needs none of them."""
    for board in ("", "Ks Qs Js Ts"):
        with pytest.raises(Unsettled, match="deal all of them"):
            put_in({1: (4_000, "As Ah"), 2: (4_000, "9s 8s")}, board=board)
        assert put_in({1: (4_000, "As Ah"), 2: (4_000, None)}, board=board).returned == {1: 8_000, 2: 0}
    assert set(put_in({1: (4_000, "Ac Ah"), 2: (4_000, "9s 8s"), 3: (4_000, None)}).held) == {1, 2}
