"""Low hands of Canberra Manila: straights and flushes ignored, pairs against, eight or better."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.low import LowHand, LowRanking, low_ranking
from croupier.cards.pack import Pack

ACE_HIGH = low_ranking(Pack(), ace_low=False)
ACE_LOW = low_ranking(Pack(), ace_low=True)


def lowest(pack: Pack, *, ace_low: bool) -> LowHand:
    ranking = low_ranking(pack, ace_low=ace_low)
    return max(ranking.hand(five) for five in combinations([card for card in pack.cards if card[1] == "s"], 5))


def letters(hand: LowHand) -> str:
    return "".join(rank.letter for rank in hand.ranks)


@pytest.mark.parametrize(
    "size, high, low",
    [
        (52, "65432", "5432A"),
        (48, "76543", "6543A"),
        (44, "87654", "7654A"),
        (40, "98765", "8765A"),
        (36, "T9876", "9876A"),
        (32, "JT987", "T987A"),
    ],
)
def test_given_a_pack_when_its_best_low_is_sought_then_it_depends_on_the_ace(size: int, high: str, low: str) -> None:
    """With the ace high the five lowest ranks are best, with the ace low the four lowest and the ace."""
    assert letters(lowest(Pack(size=size), ace_low=False)) == high
    assert letters(lowest(Pack(size=size), ace_low=True)) == low


@pytest.mark.parametrize(
    "size, high, low",
    [(52, True, True), (48, True, True), (44, True, True), (40, False, True), (36, False, False), (32, False, False)],
)
def test_given_a_pack_when_asked_for_eight_or_better_then_it_says_whether_there_is_one(
    size: int, high: bool, low: bool
) -> None:
    """A qualifier that no hand of the pack can meet is not offered."""
    for ace_low, possible in ((False, high), (True, low)):
        ranking = low_ranking(Pack(size=size), ace_low=ace_low)
        assert ranking.can_qualify is possible
        assert ranking.qualifies(lowest(Pack(size=size), ace_low=ace_low)) is possible


@pytest.mark.parametrize(
    "ranking, better, worse",
    [
        (ACE_HIGH, "8s 6d 4c 3h 2s", "8s 7d 4c 3h 2s"),
        (ACE_HIGH, "6s 5s 4s 3s 2s", "7s 5d 4c 3h 2s"),
        (ACE_HIGH, "Ks Qs Js Ts 9s", "As 5d 4c 3h 2s"),
        (ACE_LOW, "As 5d 4c 3h 2s", "6s 5s 4s 3s 2s"),
        (ACE_HIGH, "As Ks Qs Js Ts", "2s 2d 5c 4h 3s"),
        (ACE_HIGH, "2s 2d 5c 4h 3s", "2s 2d 6c 4h 3s"),
        (ACE_HIGH, "Ks Kd 5c 4h 3s", "As Ad 5c 4h 3s"),
        (ACE_LOW, "As Ad 5c 4h 3s", "2s 2d 5c 4h 3s"),
        (ACE_HIGH, "As Ad 5c 4h 3s", "2s 2d 3c 3h 4s"),
        (ACE_HIGH, "As Ad Kc Kh 3s", "2s 2d 2c 3h 4s"),
        (ACE_HIGH, "As Ad Ac Kh 3s", "2s 2d 2c 3h 3s"),
        (ACE_HIGH, "As Ad Ac Kh Ks", "2s 2d 2c 2h 3s"),
    ],
)
def test_given_two_low_hands_when_compared_then_the_lower_one_is_stronger(
    ranking: LowRanking, better: str, worse: str
) -> None:
    """Straights and flushes are five odd cards; any pair is worse than none, and a low ace pairs lowest."""
    assert ranking.hand(parse_cards(better)) > ranking.hand(parse_cards(worse))


@pytest.mark.parametrize(
    "ranking, cards, name, qualifies",
    [
        (ACE_HIGH, "8s 6d 4c 3h 2s", "eight-six low", True),
        (ACE_HIGH, "9s 6d 4c 3h 2s", "nine-six low", False),
        (ACE_HIGH, "As 5d 4c 3h 2s", "ace-five low", False),
        (ACE_LOW, "As 5d 4c 3h 2s", "five-four low", True),
        (ACE_LOW, "As 8d 7c 6h 5s", "eight-seven low", True),
        (ACE_HIGH, "2s 2d 4c 3h 5s", "one pair, twos", False),
        (ACE_HIGH, "2s 2d 2c 2h 3s", "four of a kind, twos", False),
    ],
)
def test_given_a_low_hand_when_ranked_then_its_name_and_its_right_to_play_for_low_are_told(
    ranking: LowRanking, cards: str, name: str, qualifies: bool
) -> None:
    """A low counts in a split game with a qualifier only with five different ranks up to the eight."""
    hand = ranking.hand(parse_cards(cards))
    assert (hand.name, str(hand), ranking.qualifies(hand)) == (name, name, qualifies)


@pytest.mark.parametrize(
    "size, ace_low, cards, low",
    [
        (52, False, "8s 6d 4c 3h Jk", "86432"),
        (52, True, "8s 6d 4c 3h Jk", "8643A"),
        (52, True, "As 2d 3c 4h Jk", "5432A"),
        (52, False, "8s 8d 8c 8h Jk", "82"),
        (40, False, "Ks Kd 5c 6h Jk", "K765"),
        (40, True, "Ks Kd 5c 6h Jk", "K65A"),
    ],
)
def test_given_a_joker_when_it_plays_for_low_then_it_is_the_lowest_rank_that_does_not_pair(
    size: int, ace_low: bool, cards: str, low: str
) -> None:
    """The joker helps its holder, in low hands too, and is a card of the pack in use."""
    ranking = low_ranking(Pack(size=size, joker=True), ace_low=ace_low)
    assert letters(ranking.hand(parse_cards(cards))) == low


def test_given_hole_cards_and_a_board_when_played_for_low_then_the_lowest_hand_counts() -> None:
    """Two hole cards and three of the board make the low hand as they make the high one."""
    hand = ACE_LOW.best_exact(parse_cards("As Kd"), parse_cards("2s 3d 4h 5c Kc"))
    assert letters(hand) == "K432A"
    assert letters(ACE_LOW.best(parse_cards("As Kd 2s 3s 4s 5s Kc"))) == "5432A"
