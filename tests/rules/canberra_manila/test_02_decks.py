"""Rules 2.2 and 2.3 and the decks of the dictionary: six sizes, a joker or none, and what makes a deck full."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card
from croupier.cards.category import Category, Order
from croupier.cards.pack import SIZES
from croupier.games.canberra_manila.determinations import Contest, Hands
from croupier.games.canberra_manila.hands import FULL_ORDER, REDUCED_ORDER, hand_faults, rankings
from tests.games.canberra_manila.rounds import high

LOWEST = {52: "2", 48: "3", 44: "4", 40: "5", 36: "6", 32: "7"}


@pytest.mark.clause("2.2(a)", "2.2(b)", "2.2(c)", "2.2(d)", "2.2(e)", "2.2(f)")
@pytest.mark.parametrize("size", SIZES)
def test_2_2_a_given_a_deck_when_counted_then_it_has_every_rank_from_the_ace_down_in_four_suits(size: int) -> None:
    """13 ranks of four down to the two, and one rank less for every size below."""
    cards = Hands(size).pack.cards
    ladder = "AKQJT98765432"
    ranks = ladder[: ladder.index(LOWEST[size]) + 1]
    assert set(cards) == {rank + suit for rank in ranks for suit in "cdhs"}
    assert len(cards) == size == 4 * len(ranks)


@pytest.mark.clause("2.2/lead")
@pytest.mark.parametrize("size", [0, 28, 50, 53, 104])
def test_2_2_given_another_number_of_cards_when_chosen_then_it_is_no_deck(size: int) -> None:
    """Six sizes are known, and no seventh."""
    assert [(name, under) for name, _, under in hand_faults(Hands(size))] == [("deck", ("2.2/lead",))]
    assert [list(hand_faults(Hands(known))) for known in SIZES] == [[]] * 6


@pytest.mark.clause("2.3")
@pytest.mark.parametrize("size", SIZES)
def test_2_3_given_the_joker_when_it_is_added_then_it_is_one_more_card_and_can_be_ranked(size: int) -> None:
    """33 to 53 cards; without it a joker on the table is no card of the deck."""
    plain, wild = Hands(size), Hands(size, joker=True)
    assert wild.pack.cards == (*plain.pack.cards, Card.JOKER)
    assert high("As Jk", "Ks Qs Js 9d 9c", deck=size, joker=True).category is Category.ROYAL_FLUSH
    with pytest.raises(ValueError, match="no joker"):
        high("As Jk", "Ks Qs Js 9d 9c", deck=size)


@pytest.mark.clause("A:Full Deck", "A:Reduced Deck")
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_full_deck_given_a_deck_when_it_has_52_cards_or_more_then_a_full_house_beats_a_flush(
    size: int, joker: bool
) -> None:
    """52 and 53 cards are full; 48 and a joker are 49 and reduced, so that a flush beats a full house."""
    board = "Jd 9d 8d Js Ac"
    house = high("Jh 9h", board, deck=size, joker=joker)
    flush = high("Kd 7d", board, deck=size, joker=joker)
    assert (house.category, flush.category) == (Category.FULL_HOUSE, Category.FLUSH)
    assert (house > flush) is (size == 52)
    assert (flush > house) is (size < 52)


@pytest.mark.clause("A:Full Deck", "A:Reduced Deck")
def test_a_reduced_deck_given_either_order_when_its_letters_are_read_then_they_run_from_royal_to_odd_cards() -> None:
    """Each order cites its letters in turn, and differs only in (e) and (f)."""
    for table, order, rule in ((FULL_ORDER, Order.FULL, "3.3"), (REDUCED_ORDER, Order.REDUCED, "3.4")):
        by_place = sorted(table, key=order.place, reverse=True)
        assert [table[category] for category in by_place] == [f"{rule}({letter})" for letter in "abcdefghijk"]
    assert rankings(Hands(52)).high is not rankings(Hands(48)).high
    assert rankings(Hands(contest=Contest.LOW)).high is None
