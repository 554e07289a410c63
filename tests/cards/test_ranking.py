"""High hands: the examples of the instruments, the names that dealers say, and what cannot be ranked."""

from __future__ import annotations

import pytest

from croupier.cards.card import Rank, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Category, Hand, HighRanking, Order, high_ranking

WILD = high_ranking(Pack(joker=True), ace_low=True)
SHORT = high_ranking(Pack(size=40), ace_low=True)
SHORT_WILD = high_ranking(Pack(size=32, joker=True), ace_low=True)
ACE_HIGH_ONLY = high_ranking(Pack(), ace_low=False)


def ranked(text: str, ranking: HighRanking = STANDARD) -> Hand:
    return ranking.hand(parse_cards(text))


@pytest.mark.parametrize(
    "cards, name, ranks",
    [
        ("Ts Js Qs Ks As", "royal flush", "A"),
        ("Jh Th 9h 8h 7h", "straight flush, jack high", "J"),
        ("5d 4d 3d 2d Ad", "straight flush, five high", "5"),
        ("As Ah Ad Ac 2d", "four of a kind, aces", "A2"),
        ("Ks Kh Kd Jc Js", "full house, kings over jacks", "KJ"),
        ("6s 6h 6d 2c 2s", "full house, sixes over twos", "62"),
        ("Kd Jd 9d 7d 5d", "flush, king high", "KJ975"),
        ("9s 8d 7h 6c 5s", "straight, nine high", "9"),
        ("5c 4s 3d 2h Ac", "straight, five high", "5"),
        ("Qs Qh Qd 8c 5s", "three of a kind, queens", "Q85"),
        ("Qs Qh 4s 4h Jc", "two pairs, queens and fours", "Q4J"),
        ("Ts Th Kd 6c 2s", "one pair, tens", "TK62"),
        ("As Kd 9c 4h 2s", "ace-king high", "AK942"),
        ("Qs Kh Ad 2c 3s", "ace-king high", "AKQ32"),
    ],
)
def test_given_five_cards_when_ranked_then_the_dealer_says_their_name(cards: str, name: str, ranks: str) -> None:
    """Each category has its name, and its ranks in the order in which they are compared."""
    hand = ranked(cards)
    assert (str(hand), "".join(rank.letter for rank in hand.ranks)) == (name, ranks)
    assert name.startswith(hand.category) or hand.category is Category.NO_PAIR


@pytest.mark.parametrize(
    "better, worse",
    [
        ("6c 5c 4c 3c 2c", "5h 4h 3h 2h Ah"),
        ("3s 3h 3d 3c 4s", "2s 2h 2d 2c Ah"),
        ("8s 8h 8d 8c Kh", "8s 8h 8d 8c Qs"),
        ("Ks Kh Kd Jc Js", "Qs Qh Qd Ac Ad"),
        ("Ks Kh Kd Jc Js", "Ks Kh Kd 9c 9s"),
        ("2s 2h 2d 3c 3s", "Ah Kh Qh Jh 9h"),
        ("Kd Jd 9d 7d 5d", "Kc Jc 9c 7c 4c"),
        ("9d 7d 5d 3d 2d", "As Kh Qc Jd Tc"),
        ("Kh Qc Jc Ts 9d", "Qs Jd Th 9c 8s"),
        ("6s 5d 4h 3c 2s", "5c 4s 3d 2h Ac"),
        ("Qs Qh Qd 8c 5s", "Js Jh Jd Ac Ks"),
        ("Qs Qh 4s 4h Jc", "Qd Qc 4d 4c Ts"),
        ("Ks Kh 2s 2h 3c", "Qs Qh Js Jh Ac"),
        ("Ts Th Kd 6c 2s", "Td Tc Ks 5h 4d"),
        ("As Kd 9c 4h 2s", "Ah Kc 8d 7s 6c"),
        ("Ah 7c 5s 4d 2h", "Kh Qc Js 9d 8h"),
        ("Kd Qd 9d 7d 3d", "Kc Qc 9c 7c 2c"),
    ],
)
def test_given_two_hands_when_compared_then_the_first_is_higher(better: str, worse: str) -> None:
    """The comparisons that the instruments print or imply."""
    high, low = ranked(better), ranked(worse)
    assert high > low
    assert high >= low
    assert low < high
    assert low <= high
    assert high != low


@pytest.mark.parametrize(
    "one, other",
    [
        ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th"),
        ("Kd Jd 9d 7d 5d", "Kh Jh 9h 7h 5h"),
        ("Ts Th Kd 6c 2s", "Td Tc Ks 6h 2d"),
        ("As Kd 9c 4h 2s", "Ah Kc 9d 4s 2c"),
        ("5c 4s 3d 2h Ac", "5d 4h 3c 2s Ah"),
    ],
)
def test_given_hands_that_differ_by_suit_alone_when_compared_then_they_tie(one: str, other: str) -> None:
    """Suits rank nothing."""
    first, second = ranked(one), ranked(other)
    assert first == second
    assert hash(first) == hash(second)
    assert not first < second
    assert not first > second
    assert first <= second
    assert first >= second


def test_given_a_reduced_pack_when_ranked_then_a_flush_beats_a_full_house() -> None:
    """Below 52 cards a flush is the rarer hand; three of a kind stays below a straight."""
    assert ranked("Td 8d 7d 6d 5d", SHORT) > ranked("Ks Kh Kd Jc Js", SHORT) > ranked("9s 8d 7h 6c 5s", SHORT)
    assert ranked("9s 8d 7h 6c 5s", SHORT) > ranked("As Ah Ad Kc Qs", SHORT)
    assert ranked("As Ah Ad Ac 5s", SHORT) > ranked("Ad Kd Qd Jd 9d", SHORT)


@pytest.mark.parametrize(
    "pack, order",
    [
        (Pack(), Order.FULL),
        (Pack(joker=True), Order.FULL),
        (Pack(size=48), Order.REDUCED),
        (Pack(size=48, joker=True), Order.REDUCED),
        (Pack(size=32), Order.REDUCED),
    ],
)
def test_given_a_pack_when_its_ranking_is_made_then_the_order_follows_its_size(pack: Pack, order: Order) -> None:
    """A pack of 48 with a joker has 49 cards and is still reduced."""
    assert high_ranking(pack, ace_low=True).order is order


@pytest.mark.parametrize(
    "size, cards, name",
    [
        (52, "As 2d 3h 4c 5s", "straight, five high"),
        (48, "As 3d 4h 5c 6s", "straight, six high"),
        (44, "As 4d 5h 6c 7s", "straight, seven high"),
        (40, "As 5d 6h 7c 8s", "straight, eight high"),
        (36, "As 6d 7h 8c 9s", "straight, nine high"),
        (32, "As 7d 8h 9c Ts", "straight, ten high"),
        (40, "Ah 6d 7h 8c 9s", "ace-nine high"),
        (36, "Ah 7d 8h 9c Ts", "ace-ten high"),
        (40, "Ah 5h 6h 7h 8h", "straight flush, eight high"),
    ],
)
def test_given_a_low_ace_when_ranked_then_it_stands_just_below_the_lowest_rank(
    size: int, cards: str, name: str
) -> None:
    """The lowest straight of each pack is the ace with its four lowest ranks."""
    ranking = high_ranking(Pack(size=size), ace_low=True)
    assert ranked(cards, ranking).name == name


@pytest.mark.parametrize("cards, name", [("As 2d 3h 4c 5s", "ace-five high"), ("As 2s 3s 4s 5s", "flush, ace high")])
def test_given_an_ace_that_is_high_only_when_ranked_then_no_straight_runs_below_it(cards: str, name: str) -> None:
    """Unless the house determines otherwise the ace is high only."""
    assert ranked(cards, ACE_HIGH_ONLY).name == name


@pytest.mark.parametrize(
    "ranking, cards, name, ranks",
    [
        (WILD, "Kh Kd Ks 9c Jk", "four of a kind, kings", "K9"),
        (WILD, "As Ah Ad Ac Jk", "five of a kind, aces", "A"),
        (WILD, "As Ks Qs Js Jk", "royal flush", "A"),
        (WILD, "9h 8h 7h 6h Jk", "straight flush, ten high", "T"),
        (WILD, "As 2s 3s 4s Jk", "straight flush, five high", "5"),
        (WILD, "9h 8d 7h 5h Jk", "straight, nine high", "9"),
        (WILD, "Kh Kd Qs Qc Jk", "full house, kings over queens", "KQ"),
        (WILD, "Kh Kd 7s 4c Jk", "three of a kind, kings", "K74"),
        (WILD, "Ah Jd 7s 4c Jk", "one pair, aces", "AJ74"),
        (WILD, "As Ks 9s 5s Jk", "flush, ace high", "AAK95"),
        (WILD, "Ks 9s 5s 3s Jk", "flush, ace high", "AK953"),
        (SHORT_WILD, "9h 8h 8d 7h Jk", "three of a kind, eights", "897"),
        (SHORT_WILD, "Th 9d 8d 7h Jk", "straight, jack high", "J"),
        (SHORT_WILD, "Kh Kd Ks Qd Jk", "four of a kind, kings", "KQ"),
    ],
)
def test_given_a_joker_when_ranked_then_it_is_the_best_card_of_the_pack(
    ranking: HighRanking, cards: str, name: str, ranks: str
) -> None:
    """The joker is whatever card of the pack in use helps most, be it one that is already held."""
    hand = ranked(cards, ranking)
    assert (hand.name, "".join(rank.letter for rank in hand.ranks)) == (name, ranks)


def test_given_a_natural_hand_and_one_with_the_joker_when_equal_then_they_tie() -> None:
    """The joker has the value of the card it replaces."""
    assert ranked("Kh Kd Ks 9c Jk", WILD) == ranked("Kh Kd Ks Kc 9d", WILD)


def test_given_five_aces_when_compared_then_only_a_royal_flush_is_higher() -> None:
    """Five of a kind stands between the royal and the straight flush in both orders."""
    assert ranked("As Ks Qs Js Ts", WILD) > ranked("2s 2h 2d 2c Jk", WILD) > ranked("Ks Qs Js Ts 9s", WILD)
    assert ranked("7s 7h 7d 7c Jk", SHORT_WILD) > ranked("Ks Qs Js Ts 9s", SHORT_WILD)


@pytest.mark.parametrize(
    "ranking, cards, why",
    [
        (STANDARD, "As Kd 9c 4h", "A hand is five cards and 4 were given; rank exactly five."),
        (STANDARD, "As Kd 9c 4h 2s 3s", "A hand is five cards and 6 were given; rank exactly five."),
        (STANDARD, "", "A hand is five cards and 0 were given; rank exactly five."),
        (STANDARD, "As Kd 9c 4h Jk", "As Kd 9c 4h Jk cannot be ranked: this pack has no joker; replace the rest."),
        (WILD, "As Kd 9c Jk Jk", "As Kd 9c Jk Jk cannot be ranked: this pack has one joker; replace the rest."),
        (SHORT, "As Kd 9c 4h 8d", "As Kd 9c 4h 8d cannot be ranked: four of hearts is not in this pack; replace it."),
        (STANDARD, "As As 9s 4s 8s", "As As 9s 4s 8s cannot be ranked: a card is there twice; check the cards."),
        (STANDARD, "As As Ad Ac Ah", "As As Ad Ac Ah cannot be ranked: a card is there twice; check the cards."),
    ],
)
def test_given_cards_that_are_no_hand_when_ranked_then_one_sentence_says_why(
    ranking: HighRanking, cards: str, why: str
) -> None:
    """What cannot be ranked is refused by what is wrong and what to do."""
    for _ in range(2):
        with pytest.raises(ValueError, match=r"\.$") as refusal:
            ranked(cards, ranking)
        assert str(refusal.value) == why


def test_given_the_two_orders_when_listed_then_they_differ_by_flush_and_full_house_alone() -> None:
    """Every category has a place of its own in each order."""
    places = {order: [order.place(category) for category in Category] for order in Order}
    assert places[Order.FULL] == list(range(10, -1, -1))
    swapped = [c for c in Category if Order.FULL.place(c) != Order.REDUCED.place(c)]
    assert swapped == [Category.FULL_HOUSE, Category.FLUSH]
    assert Order.REDUCED.place(Category.FLUSH) == Order.FULL.place(Category.FULL_HOUSE)


def test_given_a_hand_met_before_when_ranked_again_in_other_suits_then_nothing_is_computed() -> None:
    """A hand is remembered, which is what makes ranking fast."""
    assert ranked("As Kd 9c 4h 2s") is ranked("2h 4s 9d Kc Ah")


def test_given_ranks_in_play_when_given_in_any_order_then_the_ranking_is_the_same() -> None:
    """A ranking is made from its ranks, whichever way they are listed."""
    backwards = HighRanking(tuple(reversed(Rank))[:13])
    assert ranked("As 2d 3h 4c 5s", backwards) == ranked("As 2d 3h 4c 5s")
