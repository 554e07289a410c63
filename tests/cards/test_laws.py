"""Laws of every ranking: it agrees with a second one made by hand, it is an order, and suits mean nothing to it."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards.card import SUITS, Card, Suit
from croupier.cards.low import low_ranking
from croupier.cards.pack import Pack
from croupier.cards.ranking import Hand, HighRanking
from tests.cards.by_hand import FULL, REDUCED, high_value, low_value
from tests.cards.strategies import hands, packs, rankings


def signs(one: Hand, other: Hand) -> tuple[bool, ...]:
    return one < other, one <= other, one == other, one >= other, one > other


def in_other_suits(five: Sequence[Card], suits: Sequence[Suit]) -> tuple[Card, ...]:
    changed = dict(zip(SUITS, suits, strict=True))
    return tuple(card if card is Card.JOKER else Card(card[0] + changed[card.suit]) for card in five)


@settings(max_examples=500)
@given(rankings(), st.data())
def test_given_any_pack_when_two_hands_are_compared_then_both_rankers_agree(
    chosen: tuple[Pack, HighRanking], data: st.DataObject
) -> None:
    """Category and comparison are those of the plain ranker, in every pack, with and without joker and low ace."""
    pack, ranking = chosen
    one, other = data.draw(hands(pack)), data.draw(hands(pack))
    first, second = (high_value(five, pack, ranking.ace_low) for five in (one, other))
    assert ranking.hand(one).category == (FULL if pack.is_full else REDUCED)[first[0]]
    expected = first < second, first <= second, first == second, first >= second, first > second
    assert signs(ranking.hand(one), ranking.hand(other)) == expected


@settings(max_examples=500)
@given(packs(), st.booleans(), st.data())
def test_given_any_pack_when_two_low_hands_are_compared_then_both_rankers_agree(
    pack: Pack, ace_low: bool, data: st.DataObject
) -> None:
    """The lower hand is the stronger one, and the joker is tried as every card."""
    ranking = low_ranking(pack, ace_low=ace_low)
    one, other = data.draw(hands(pack)), data.draw(hands(pack))
    first, second = (low_value(five, pack, ace_low) for five in (one, other))
    expected = first > second, first >= second, first == second, first <= second, first < second
    assert signs(ranking.hand(one), ranking.hand(other)) == expected


@given(rankings(), st.permutations(SUITS), st.data())
def test_given_a_hand_when_its_suits_change_places_then_it_is_the_same_hand(
    chosen: tuple[Pack, HighRanking], suits: Sequence[Suit], data: st.DataObject
) -> None:
    """All suits are equal, and so is every order in which the five cards lie."""
    pack, ranking = chosen
    five = data.draw(hands(pack))
    turned = data.draw(st.permutations(in_other_suits(five, suits)))
    low = low_ranking(pack, ace_low=ranking.ace_low)
    assert ranking.hand(turned) == ranking.hand(five)
    assert low.hand(turned) == low.hand(five)


@given(rankings(), st.data())
def test_given_three_hands_when_compared_then_they_stand_in_one_order(
    chosen: tuple[Pack, HighRanking], data: st.DataObject
) -> None:
    """Of two hands one is higher or they tie, and what is higher than the higher is higher than both."""
    pack, ranking = chosen
    low, middle, high = sorted(ranking.hand(data.draw(hands(pack))) for _ in range(3))
    assert low <= middle <= high
    assert low <= high
    assert [low < high, low == high, low > high].count(True) == 1
    assert (low == high) == (low == middle and middle == high)


@given(rankings(), st.data())
def test_given_a_joker_when_it_takes_the_place_of_a_card_then_the_hand_is_no_worse(
    chosen: tuple[Pack, HighRanking], data: st.DataObject
) -> None:
    """A joker stands for the best card, so it is at least as good as the card that was there."""
    pack, ranking = chosen
    wild = HighRanking(pack.ranks, ranking.order, ace_low=ranking.ace_low, joker=True)
    five = data.draw(hands(Pack(size=pack.size)))
    assert wild.hand((*five[:4], Card.JOKER)) >= wild.hand(five) == ranking.hand(five)
