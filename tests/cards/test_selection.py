"""The best hand of several cards, and of two hole cards with exactly three of the board."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import parse_cards
from croupier.cards.low import low_ranking
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, HighRanking, high_ranking
from tests.cards.by_hand import high_value, low_value
from tests.cards.strategies import hands, rankings

WILD = high_ranking(Pack(joker=True), ace_low=True)
ACE_HIGH_ONLY = high_ranking(Pack(), ace_low=False)


@given(rankings(), st.integers(5, 8), st.data())
def test_given_several_cards_when_the_best_five_are_sought_then_no_other_five_beat_them(
    chosen: tuple[Pack, HighRanking], size: int, data: st.DataObject
) -> None:
    """The best of several is the highest of all its fives, by the plain ranker too."""
    pack, ranking = chosen
    cards = data.draw(hands(pack, size))
    fives = sorted(combinations(cards, 5), key=lambda five: high_value(five, pack, ranking.ace_low))
    assert ranking.best(cards) == ranking.hand(fives[-1])


@given(rankings(), st.integers(3, 5), st.data())
def test_given_hole_cards_and_a_board_when_ranked_then_both_hole_cards_play(
    chosen: tuple[Pack, HighRanking], size: int, data: st.DataObject
) -> None:
    """Two hole cards and exactly three communal cards: ten hands to choose from with a board of five."""
    pack, ranking = chosen
    hole_1, hole_2, *board = data.draw(hands(pack, 2 + size))
    candidates = [(hole_1, hole_2, *three) for three in combinations(board, 3)]
    best = max(candidates, key=lambda five: high_value(five, pack, ranking.ace_low))
    assert ranking.best_exact((hole_1, hole_2), board) == ranking.hand(best)
    low = low_ranking(pack, ace_low=ranking.ace_low)
    lowest = min(candidates, key=lambda five: low_value(five, pack, ranking.ace_low))
    assert low.best_exact((hole_1, hole_2), board) == low.hand(lowest)


@pytest.mark.parametrize(
    "ranking, hole, board, name",
    [
        (STANDARD, "As Ah", "Ks Qs Js Ts 2d", "one pair, aces"),
        (STANDARD, "As Ts", "Ks Qs Js 3d 3c", "royal flush"),
        (STANDARD, "Ts 2d", "Th Kc 6d 4c 3s", "one pair, tens"),
        (STANDARD, "9s 9h", "9d 9c Kd 4s 2h", "four of a kind, nines"),
        (STANDARD, "As 4d", "5h 3c 2s Kh Kd", "straight, five high"),
        (ACE_HIGH_ONLY, "As 4d", "5h 3c 2s Kh Kd", "one pair, kings"),
        (WILD, "Ah Jk", "As Ad Ac 9h 2d", "five of a kind, aces"),
        (WILD, "Kh Ks", "Jk Kd 9c 4h 2s", "four of a kind, kings"),
    ],
)
def test_given_hole_cards_and_a_board_when_ranked_then_the_name_is_that_of_the_best_hand(
    ranking: HighRanking, hole: str, board: str, name: str
) -> None:
    """A board of four to a royal flush helps nobody who holds one card of it."""
    assert ranking.best_exact(parse_cards(hole), parse_cards(board)).name == name


def test_given_a_pair_and_a_weak_kicker_when_ranked_then_the_kicker_must_play() -> None:
    """The second hole card belongs to the hand even where a communal card would be better."""
    hand = STANDARD.best_exact(parse_cards("Ts 2d"), parse_cards("Th Kc 6d 4c 3s"))
    assert "".join(rank.letter for rank in hand.ranks) == "TK62"


def test_given_a_seven_card_hand_when_sought_again_then_it_is_remembered() -> None:
    """Seven cards without five of a suit are worth what their ranks are, so they are ranked once."""
    assert STANDARD.best(parse_cards("As Kd 9c 4h 2s 7d 7c")) is STANDARD.best(parse_cards("7h 7s 2d 4c 9h Ks Ad"))


def test_given_too_few_cards_when_the_best_five_are_sought_then_it_is_refused() -> None:
    """Four cards hold no hand."""
    with pytest.raises(
        ValueError, match=r"^A hand is five cards and 4 were given; give five or more to choose from\.$"
    ):
        STANDARD.best(parse_cards("As Kd 9c 4h"))


@pytest.mark.parametrize("hole, board", [("As", "Kd 9c 4h"), ("As Kd 9c", "4h 2s 3s"), ("As Kd", "9c 4h")])
def test_given_a_wrong_number_of_hole_or_communal_cards_when_ranked_then_it_is_refused(hole: str, board: str) -> None:
    """Two hole cards, and three communal cards or more."""
    own, shared = parse_cards(hole), parse_cards(board)
    with pytest.raises(ValueError, match=rf"^A hand takes two .*, and {len(own)} and {len(shared)} were given; .*\.$"):
        STANDARD.best_exact(own, shared)
