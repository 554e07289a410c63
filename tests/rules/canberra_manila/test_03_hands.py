"""Rules 3.1 to 3.4: the order of hands with a full deck and with a reduced one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from croupier.cards.card import SUITS, parse_cards
from croupier.cards.category import Category
from croupier.cards.hand import Hand
from croupier.games.canberra_manila.determinations import Ace, Hands
from croupier.games.canberra_manila.hands import ranked_under, rankings
from tests.games.canberra_manila.rounds import high

FULL = {
    "a": ("As Ts", "Ks Qs Js 3d 3c", "royal flush"),
    "b": ("Ah Jk", "As Ad Ac 9h 2d", "five of a kind, aces"),
    "c": ("9h 8h", "7h 6h 5h Kd Kc", "straight flush, nine high"),
    "d": ("9s 9h", "9d 9c Kd 4s 2h", "four of a kind, nines"),
    "e": ("Kh Jc", "Ks Kd Js 4c 2h", "full house, kings over jacks"),
    "f": ("Kd 7d", "Jd 9d 5d 3s 2h", "flush, king high"),
    "g": ("Kh 9d", "Qc Jc Ts 3s 2h", "straight, king high"),
    "h": ("Qs Qd", "Qh 8c 5d 3s 2h", "three of a kind, queens"),
    "i": ("Qs 4d", "Qh 4c Js 3s 2h", "two pairs, queens and fours"),
    "j": ("Ts 2d", "Th Kc 6d 4c 3s", "one pair, tens"),
    "k": ("Qh 3s", "Tc 8c 7d 4d 2h", "queen-ten high"),
}
REDUCED = {
    "a": ("Ad Td", "Kd Qd Jd 7s 7h", "royal flush"),
    "b": ("8h Jk", "8s 8d 8c Ah Kd", "five of a kind, eights"),
    "c": ("Qh 9h", "Jh Th 8h Kd Kc", "straight flush, queen high"),
    "d": ("As 7h", "Ad Ac Ah 9d Tc", "four of a kind, aces"),
    "e": ("Kd 7d", "Jd 9d 8d Js Tc", "flush, king high"),
    "f": ("Kh Jc", "Ks Kd Js 9c 7h", "full house, kings over jacks"),
    "g": ("Kh 9d", "Qc Jc Ts 7s 7h", "straight, king high"),
    "h": ("Qs Qd", "Qh 8c 7d Ks 9h", "three of a kind, queens"),
    "i": ("Qs 9d", "Qh 9c Js 8s 7h", "two pairs, queens and nines"),
    "j": ("Ts 7d", "Th Kc Ad 9c Qs", "one pair, tens"),
    "k": ("Qh 8s", "Ac Kd Tc 9c 7d", "ace-king high"),
}
"""For every letter two hole cards, a board, and the hand; the hole cards always play."""
DECKS = {"3.3": Hands(52, joker=True), "3.4": Hands(32, joker=True)}


def ranked(own: str, board: str, hands: Hands) -> Hand:
    found = rankings(hands).held(parse_cards(own), parse_cards(board)).high
    assert found is not None
    return found


def beats(board: str, *owns: str, **hands: Any) -> None:
    """On one board each of these holdings beats the next."""
    found = [high(own, board, **hands) for own in owns]
    assert all(one > other for one, other in pairwise(found))


@pytest.mark.clause("3.1")
def test_3_1_given_two_flushes_alike_but_for_the_suit_when_compared_then_they_are_equal() -> None:
    """No suit stands above another."""
    boards = [" ".join(f"{rank}{suit}" for rank in "QJ9") + " 3c 2d" for suit in SUITS]
    found = {high(f"A{suit} K{suit}", board.replace("3c", "3h")) for suit, board in zip(SUITS, boards, strict=True)}
    assert len(found) == 1


@pytest.mark.clause("3.1")
def test_3_1_given_every_rank_beside_a_pair_of_nines_when_compared_then_they_stand_from_the_ace_down() -> None:
    """The ace is highest, then king, queen, jack, ten, and so on."""
    found = [high(f"{rank}h 9s", "9d 5c 4h 3s 2d") for rank in "AKQJT876"]
    assert all(one > other for one, other in pairwise(found))
    assert {hand.name for hand in found} == {"one pair, nines"}


@pytest.mark.clause("3.2")
def test_3_2_given_equal_pairs_when_compared_then_the_remaining_cards_decide_to_the_last() -> None:
    """Q-Q-J-J-10 beats Q-Q-J-J-9; of odd cards the fifth can decide."""
    beats("Qh Qd Jd 3s 2c", "Js Th", "Jc 9h")
    beats("Kh Qd 9d 7s 2c", "Js 6h", "Jc 5h", "Jd 4h")
    assert high("Js 6h", "Kh Qd 9d 7s 2c") == high("Jc 6d", "Kh Qd 9d 7s 2c")


@pytest.mark.clause(*(f"3.3({letter})" for letter in FULL))
@pytest.mark.parametrize("letter", FULL)
def test_3_3_a_given_each_category_with_a_full_deck_when_held_then_it_is_named_and_ranked_by_its_letter(
    letter: str,
) -> None:
    """Two hole cards and three of the board make the hand, and each letter beats all that follow it."""
    own, board, name = FULL[letter]
    hand = ranked(own, board, DECKS["3.3"])
    assert hand.name == name
    under = ranked_under(DECKS["3.3"], hand)
    assert [clause for clause in under if clause.startswith(("3.3(", "3.4("))] == [f"3.3({letter})"]
    assert ("A:Full Deck" in under, "3.5(a)" in under) == (True, False)
    both = ranked_under(Hands(joker=True, ace=Ace.BOTH), hand)
    assert ("3.5(a)" in both) is (letter in "cg")
    lower = [FULL[other] for other in FULL if other > letter]
    assert all(hand > ranked(held, other, DECKS["3.3"]) for held, other, _ in lower)


@pytest.mark.clause(*(f"3.4({letter})" for letter in REDUCED))
@pytest.mark.parametrize("letter", REDUCED)
def test_3_4_a_given_each_category_with_a_reduced_deck_when_held_then_it_is_named_and_ranked_by_its_letter(
    letter: str,
) -> None:
    """The same with 33 cards, where a flush stands above a full house."""
    own, board, name = REDUCED[letter]
    hand = ranked(own, board, DECKS["3.4"])
    assert hand.name == name
    under = ranked_under(DECKS["3.4"], hand)
    assert [clause for clause in under if clause.startswith(("3.3(", "3.4("))] == [f"3.4({letter})"]
    assert ("A:Reduced Deck" in under, "3.5(a)" in under) == (True, False)
    lower = [REDUCED[other] for other in REDUCED if other > letter]
    assert all(hand > ranked(held, other, DECKS["3.4"]) for held, other, _ in lower)


@pytest.mark.clause("3.3(a)", "3.4(a)")
@pytest.mark.parametrize("deck", [52, 48, 44, 40, 36, 32])
def test_3_3_a_given_the_five_top_cards_of_a_suit_when_held_then_nothing_beats_them_and_the_joker_may_be_one(
    deck: int,
) -> None:
    """Five aces lose to a royal flush, natural or not, and both royals are equal."""
    table = {"deck": deck, "joker": True}
    royal, wild = (high(own, "Ks Qs Js 9d 9c", **table) for own in ("As Ts", "As Jk"))
    assert royal == wild
    assert royal > high("Ah Jk", "As Ad Ac 9h Kd", **table)
    assert royal.category is Category.ROYAL_FLUSH


@pytest.mark.clause("3.3(b)", "3.4(b)")
@pytest.mark.parametrize("deck", [52, 36])
def test_3_3_b_given_four_of_a_rank_and_the_joker_when_compared_then_the_rank_decides(deck: int) -> None:
    """Five aces beat five nines, and five nines a straight flush to the king."""
    table = {"deck": deck, "joker": True}
    aces, nines = (
        high(own, board, **table) for own, board in (("Ah Jk", "As Ad Ac 9h 8d"), ("9h Jk", "9s 9d 9c Ah 8d"))
    )
    assert aces > nines > high("Kh 9h", "Qh Jh Th 8d 8c", **table)


@pytest.mark.clause("3.3(d)", "3.4(d)")
def test_3_3_d_given_four_alike_when_compared_then_the_four_decide_and_after_them_the_fifth_card() -> None:
    """9-9-9-9-K beats 9-9-9-9-Q; with 45 cards A-A-A-A-5 beats A-A-A-A-4."""
    assert high("9s 9h", "9d 9c Kd 4s 2h") > high("9s 9h", "9d 9c Qd 4s 2h") > high("8s 8h", "8d 8c Ad 4s 2h")
    assert high("As 5h", "Ad Ac Jk 9d Tc", deck=44, joker=True) > high("As 4h", "Ad Ac Jk 9d Tc", deck=44, joker=True)


@pytest.mark.clause("3.3(e)", "3.4(f)")
@pytest.mark.parametrize("deck", [52, 40])
def test_3_3_e_given_two_full_houses_when_compared_then_the_three_decide_and_after_them_the_pair(deck: int) -> None:
    """Kings over fives beat queens over aces; with the joker the same three can be held twice."""
    assert high("Ks 5h", "Kd Kc 5d 9h 8c", deck=deck) > high("Qs Ah", "Qd Qc Ad 9h 8c", deck=deck)
    beats("Kd Kc Jk 9h 8c", "9s 8h", "8s 7h", deck=deck, joker=True)


@pytest.mark.clause("3.3(f)", "3.3(h)", "3.3(i)", "3.3(j)", "3.3(k)")
@pytest.mark.parametrize(
    "board, higher, lower",
    [
        ("Jd 9d 5d 3s 2h", "Kd 7d", "Qd Td"),
        ("Qh Qc 8c 5d 4d", "Qs 5s", "Qd 4s"),
        ("Qh 4c Js Ts 2h", "Qs 4d", "Jc Td"),
        ("Th Kc 6d 4c 3s", "Ts 2d", "9s 9d"),
        ("Qh Tc 4d 3s 8h", "7c 2d", "6c 5d"),
    ],
    ids=["flush", "three", "two pairs", "pair", "nothing"],
)
def test_3_3_f_given_two_hands_of_a_category_when_compared_then_they_are_compared_from_the_top(
    board: str, higher: str, lower: str
) -> None:
    """K-J-9-7-5 beats Q-J-10-9-5, and so on down to Q-10-7-4-3 against Q-10-6-5-4."""
    beats(board, higher, lower)


@pytest.mark.clause("3.4(e)", "3.4(h)", "3.4(i)", "3.4(j)", "3.4(k)")
def test_3_4_e_given_two_hands_with_a_reduced_deck_when_compared_then_they_are_compared_from_the_top() -> None:
    """A plain flush beats K-K-K-J-J; J-10-9-8-7 beats three queens; Q-Q-4-4-J beats J-J-10-10-A."""
    board = "Jd 9d 5d Js 6c"
    beats(board, "Kd 7d", "Jh 9h", deck=40)
    assert high("Td 8d", "7d 6d 5d Kh Ks", deck=40) > high("Kc Jh", "Kh Ks Jd 6d 5d", deck=40)
    assert high("8s 7h", "Jh Td 9c Qs Qd", deck=32) > high("Qs Qd", "Qh 8c 7d Kd Tc", deck=32)
    assert high("Qs 4d", "Qh 4c Js 9s 6h", deck=44) > high("Jc Ts", "Jh Td As 9s 6h", deck=44)
    assert high("Ts 5d", "Th Kc 6d 9c 8s", deck=40) > high("Ts 9d", "Th Qc Jd 7c 6s", deck=40)
    assert high("Qh 4s", "Tc 9c 7d 6d 5h", deck=44) > high("Qh 6s", "Tc 8c 7d 5h 4d", deck=44)
