"""How five cards rank: the ten categories, the cards within them, and suits that do not matter (2.5-2.9)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import RANKS, SUITS, Card, Rank, Suit, parse_card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.ranking import Category, Hand
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import DealerShown, HandTurned
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.house.events import RoundVoided, WagerSettled
from croupier.games.house.terms import CardSource, Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    loaded,
    player,
    wagering,
)
from tests.kit.scene import cites

IN_ORDER = {
    "royal flush": "As Ks Qs Js Ts",
    "straight flush": "5h 4h 3h 2h Ah",
    "four of a kind": "2s 2h 2d 2c 3s",
    "full house": "2s 2h 2d 3c 3s",
    "flush": "7d 5d 4d 3d 2d",
    "straight": "5c 4s 3d 2h Ac",
    "three of a kind": "2s 2h 2d 4c 3s",
    "two pairs": "3s 3h 2d 2c 4s",
    "one pair": "2s 2h 5d 4c 3s",
    "no pair": "7s 5h 4d 3c 2s",
}
"""The lowest hand of every category, which beats the highest hand of the next."""
HIGHEST = {
    "royal flush": "Ah Kh Qh Jh Th",
    "straight flush": "Kh Qh Jh Th 9h",
    "four of a kind": "As Ah Ad Ac Kh",
    "full house": "As Ah Ad Kc Kh",
    "flush": "Ah Kh Qh Jh 9h",
    "straight": "Ah Kd Qh Jh Th",
    "three of a kind": "As Ah Ad Kc Qh",
    "two pairs": "As Ah Kd Kc Qh",
    "one pair": "As Ah Kd Qc Jh",
    "no pair": "As Kh Qd Jc 9h",
}
DECK = Pack().cards


def ranked(text: str) -> Hand:
    return hand_of(parse_cards(text))


def beats(higher: str, lower: str) -> None:
    """The first hand is above the second, and the second below the first."""
    assert ranked(higher) > ranked(lower)
    assert ranked(lower) < ranked(higher)
    assert ranked(higher) != ranked(lower)


def equal(one: str, other: str) -> None:
    """Neither hand is above the other."""
    assert ranked(one) == ranked(other)
    assert not ranked(one) > ranked(other)
    assert not ranked(one) < ranked(other)


def against(edition: Edition, hand: str, dealer: str) -> tuple[HandTurned, Outcome]:
    """The player bets this hand against the dealer's: the hand as turned, and what became of the bet."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer), 1))
    settled = next(event for event in scene.all(WagerSettled) if event.wager == "bet")
    return scene.one(HandTurned), settled.outcome


def wins(edition: Edition, clause: str, higher: str, lower: str) -> None:
    """At the table too: the higher hand wins as the player's and beats the player as the dealer's, by its clause."""
    beats(higher, lower)
    turned, outcome = against(edition, higher, lower)
    assert cites(turned, clause)
    assert outcome is Outcome.WIN
    assert against(edition, lower, higher)[1] is Outcome.LOSE


def ties(edition: Edition, clause: str, one: str, other: str) -> None:
    """At the table too: equal hands void the bet, whoever holds which."""
    equal(one, other)
    for hand, dealer in ((one, other), (other, one)):
        turned, outcome = against(edition, hand, dealer)
        assert cites(turned, clause)
        assert outcome is Outcome.VOID


@pytest.mark.clause("2.5")
def test_2_5_given_five_cards_when_ranked_then_every_one_of_them_counts() -> None:
    """Two aces with nine, five and deuce: one pair of aces, and the deuce still decides."""
    hand = ranked("As Ad 9c 5h 2d")
    assert (hand.category, hand.ranks) == (Category.ONE_PAIR, (Rank.ACE, Rank.NINE, Rank.FIVE, Rank.TWO))
    beats("As Ad 9c 5h 3d", "Ac Ah 9d 5s 2d")


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 6, 7, 52])
def test_2_5_given_another_number_of_cards_when_ranked_then_they_have_no_value(count: int) -> None:
    """Four cards are no hand, and six are none either."""
    with pytest.raises(ValueError, match="five"):
        hand_of(DECK[:count])


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("named", ["As Kd 9c 4h", "As Kd 9c 4h 2s 2c"])
def test_2_5_given_four_or_six_cards_when_turned_then_they_are_refused_as_a_hand(edition: Edition, named: str) -> None:
    """On a felt table neither the dealer's hand nor a player's is ranked on another number of cards."""
    scene = wagering(edition, 1, cards=CardSource.FELT).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = bet(deal_on(loaded(scene, ()), up="As"), 1)
    scene.when(c.RevealDealer(by=DEALER, cards=parse_cards(named))).refused_under("2.5")
    scene = scene.given(c.RevealDealer(by=DEALER, cards=parse_cards("As Qd 9s 4d 2d")))
    scene.when(c.TurnHand(by=DEALER, box=1, cards=parse_cards(named.replace("As", "Ad")))).refused_under("2.5")
    scene.given(c.TurnHand(by=DEALER, box=1, cards=parse_cards("Ad Kd 9c 4h 2s")))


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("count", [4, 6])
def test_2_5_given_a_hand_of_four_or_six_when_its_cards_are_counted_then_the_round_is_void(
    edition: Edition, count: int
) -> None:
    """A completed hand is five cards; with any other number 14.3 applies."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 1)
    assert cites(scene.when(c.RackHand(by=DEALER, box=1, count=count)).one(RoundVoided), "14.3")
    assert not scene.when(c.RackHand(by=DEALER, box=1, count=5)).all(RoundVoided)


@pytest.mark.clause("2.6:lead")
def test_2_6_given_the_ten_categories_when_put_in_order_then_the_lowest_of_each_beats_the_highest_of_the_next() -> None:
    """Royal flush, straight flush, four, full house, flush, straight, three, two pairs, one pair, nothing."""
    assert [ranked(text).category for text in IN_ORDER.values()] == list(IN_ORDER)
    assert [ranked(text).category for text in HIGHEST.values()] == list(HIGHEST)
    for category, following in pairwise(IN_ORDER):
        beats(IN_ORDER[category], HIGHEST[following])


@pytest.mark.clause("2.6:lead")
def test_2_6_given_neighbouring_categories_when_compared_at_the_table_then_the_higher_wins(edition: Edition) -> None:
    """A flush beats a straight up to the ace, and a full house beats a flush up to the ace."""
    wins(edition, "2.6:lead", "9d 7d 5d 3d 2d", "As Kh Qc Jc Tc")
    wins(edition, "2.6:lead", "2s 2h 2d 3c 3s", "Ah Kh Qh Jh 9h")


@pytest.mark.clause("2.6:lead")
@pytest.mark.parametrize("letter, category", list(zip("abcdefghij", HIGHEST, strict=True)))
def test_2_6_given_any_category_when_shown_then_dealer_and_player_have_it_by_its_own_letter(
    edition: Edition, letter: str, category: str
) -> None:
    """What a hand is called, at the dealer's place and at a box, rests on the letter of its category."""
    named, other = HIGHEST[category], "6s 6c 8c 8d 4h"
    turned = compared(bet(dealt(edition, {1: named}, other), 1)).one(HandTurned)
    shown = bet(dealt(edition, {1: other}, named), 1).when(c.RevealDealer(by=DEALER)).one(DealerShown)
    for event in (turned, shown):
        assert [clause for clause in event.under if clause.startswith("2.6(")] == [f"2.6({letter})"]
        assert event.hand == ranked(named).name


@pytest.mark.clause("2.6(a)")
def test_2_6_a_given_two_royal_flushes_when_compared_then_they_are_equal_whatever_the_suit(edition: Edition) -> None:
    """Spades against hearts: ante and bet are void."""
    ties(edition, "2.6(a)", "As Ks Qs Js Ts", "Ah Kh Qh Jh Th")


@pytest.mark.clause("2.6(a)")
@pytest.mark.parametrize("suit", SUITS)
def test_2_6_a_given_ace_to_ten_when_of_one_suit_then_it_is_a_royal_flush_and_the_king_high_run_is_none(
    suit: Suit,
) -> None:
    """A, K, Q, J and 10 of one suit, in any order of the cards, and nothing else."""
    royal = [parse_card(f"{rank}{suit}") for rank in "AKQJT"]
    assert hand_of(royal).category is hand_of(royal[::-1]).category is Category.ROYAL_FLUSH
    nine = parse_card(f"9{suit}")
    assert hand_of([nine, *royal[1:]]).category is Category.STRAIGHT_FLUSH
    assert hand_of([nine, *royal[:4]]).category is Category.FLUSH


@pytest.mark.clause("2.6(b)")
def test_2_6_b_given_two_straight_flushes_when_compared_then_the_top_card_decides(edition: Edition) -> None:
    """Six-high beats five-high, whose ace counts as one; two of the same top card are equal."""
    wins(edition, "2.6(b)", "6c 5c 4c 3c 2c", "5h 4h 3h 2h Ah")
    ties(edition, "2.6(b)", "Jh Th 9h 8h 7h", "Jd Td 9d 8d 7d")
    wins(edition, "2.6(b)", "Kh Qh Jh Th 9h", "Qd Jd Td 9d 8d")


@pytest.mark.clause("2.6(b)")
def test_2_6_b_given_a_run_around_the_ace_when_of_one_suit_then_it_is_only_a_flush() -> None:
    """3-2-A-K-Q is not in sequence; 5-4-3-2-A is, and is called five-high."""
    assert ranked("3c 2c Ac Kc Qc").category is Category.FLUSH
    assert ranked("2h Ah Kh Qh Jh").category is Category.FLUSH
    low = ranked("5h 4h 3h 2h Ah")
    assert (low.category, low.ranks) == (Category.STRAIGHT_FLUSH, (Rank.FIVE,))


@pytest.mark.clause("2.6(c)")
def test_2_6_c_given_two_fours_of_a_kind_when_compared_then_the_rank_of_the_four_decides(edition: Edition) -> None:
    """Four threes beat four deuces with an ace; the fifth card does not matter."""
    wins(edition, "2.6(c)", "3s 3h 3d 3c 4s", "2s 2h 2d 2c Ah")
    assert ranked("3s 3h 3d 3c 4s").ranks[0] is Rank.THREE


@pytest.mark.clause("2.6(d)")
def test_2_6_d_given_two_full_houses_when_compared_then_the_rank_of_the_three_decides(edition: Edition) -> None:
    """Kings over jacks beat queens over aces; it takes three of a rank and two of another."""
    wins(edition, "2.6(d)", "Ks Kh Kd Jc Js", "Qs Qh Qd Ac Ah")
    assert ranked("Ks Kh Kd Jc Js").category is Category.FULL_HOUSE
    assert ranked("Ks Kh Jd Jc 9s").category is Category.TWO_PAIRS


@pytest.mark.clause("2.6(e)")
def test_2_6_e_given_two_flushes_when_compared_then_they_are_compared_card_by_card(edition: Edition) -> None:
    """King-jack beats king-jack by the last card; the same ranks in another suit are equal."""
    wins(edition, "2.6(e)", "Kd Jd 9d 7d 5d", "Kc Jc 9c 7c 4c")
    ties(edition, "2.6(e)", "Kd Jd 9d 7d 5d", "Kh Jh 9h 7h 5h")
    wins(edition, "2.6(e)", "Ad 6d 4d 3d 2d", "Kc Qc Jc Tc 8c")


@pytest.mark.clause("2.6(f)")
def test_2_6_f_given_two_straights_when_compared_then_the_top_card_decides(edition: Edition) -> None:
    """King-high beats queen-high, and six-high beats five-high, the lowest."""
    wins(edition, "2.6(f)", "Kh Qc Jc Ts 9d", "Qs Jd Th 9c 8s")
    wins(edition, "2.6(f)", "6s 5d 4h 3c 2s", "5c 4s 3d 2h Ac")
    ties(edition, "2.6(f)", "Kh Qc Jc Ts 9d", "Kc Qs Jd Th 9s")


@pytest.mark.clause("2.6(f)")
@pytest.mark.parametrize("text", ["Qs Kh Ad 2c 3s", "Ks Ah 2d 3c 4s", "Js Qh Kd Ac 2s"])
def test_2_6_f_given_the_ace_in_the_middle_when_ranked_then_it_is_no_straight(text: str) -> None:
    """The ace stands at either end of a run, and the hand is ace-high."""
    hand = ranked(text)
    assert hand.category is Category.NO_PAIR
    assert hand.ranks[0] is Rank.ACE
    assert ranked("Ah Kd Qs Jc Th").ranks == (Rank.ACE,)
    assert ranked("5h 4d 3s 2c Ah").ranks == (Rank.FIVE,)


@pytest.mark.clause("2.6(g)")
def test_2_6_g_given_two_threes_of_a_kind_when_compared_then_the_rank_of_the_three_decides(edition: Edition) -> None:
    """Three queens beat three jacks with ace and king."""
    wins(edition, "2.6(g)", "Qs Qh Qd 8c 5s", "Js Jh Jd Ac Ks")


@pytest.mark.clause("2.6(h)")
def test_2_6_h_given_two_hands_of_two_pairs_when_compared_then_higher_pair_lower_pair_and_odd_card_decide(
    edition: Edition,
) -> None:
    """In this order; and when all of it is equal, so are the hands."""
    wins(edition, "2.6(h)", "Qs Qh 4s 4h Jc", "Qd Qc 4d 4c Ts")
    wins(edition, "2.6(h)", "Ks Kh 2s 2h 3c", "Qs Qh Js Jh Ac")
    wins(edition, "2.6(h)", "Qs Qh 5s 5h 2c", "Qd Qc 4d 4c As")
    ties(edition, "2.6(h)", "Qs Qh 4s 4h Jc", "Qd Qc 4d 4c Js")


@pytest.mark.clause("2.6(i)")
def test_2_6_i_given_two_pairs_of_one_rank_when_compared_then_the_other_cards_decide_from_the_highest(
    edition: Edition,
) -> None:
    """Tens with a king and a six beat tens with a king and a five; with the same three cards they are equal."""
    wins(edition, "2.6(i)", "Ts Th Kd 6c 2s", "Td Tc Ks 5h 4d")
    ties(edition, "2.6(i)", "Ts Th Kd 6c 2s", "Td Tc Ks 6h 2d")
    wins(edition, "2.6(i)", "Js Jh 4d 3c 2s", "Td Tc As Kh Qd")


@pytest.mark.clause("2.6(j)")
def test_2_6_j_given_two_hands_without_a_combination_when_compared_then_they_are_compared_card_by_card(
    edition: Edition,
) -> None:
    """Ace-king-nine beats ace-king-eight; the same five ranks are equal."""
    wins(edition, "2.6(j)", "As Kd 9c 4h 2s", "Ah Kc 8d 7s 6c")
    ties(edition, "2.6(j)", "As Kd 9c 4h 2s", "Ah Kc 9d 4s 2c")


@pytest.mark.clause("2.7")
def test_2_7_given_the_thirteen_ranks_when_put_in_order_then_the_ace_is_high_and_the_deuce_low() -> None:
    """A pair of each rank beats a pair of the next, with the same cards beside them."""
    printed = "AKQJT98765432"
    assert [rank.letter for rank in sorted(RANKS, reverse=True)] == list(printed)
    for higher, lower in pairwise(printed):
        beside = [rank for rank in printed if rank not in (higher, lower)][:3]
        mixed = " ".join(f"{rank}{suit}" for rank, suit in zip(beside, "cdh", strict=True))
        beats(f"{higher}s {higher}h {mixed}", f"{lower}s {lower}h {mixed}")


@pytest.mark.clause("2.7")
def test_2_7_given_an_ace_when_it_is_not_in_a_run_to_the_five_then_it_is_high() -> None:
    """Low in 5-4-3-2-A of a suit or of several; high in a pair, in a flush, and in a hand of nothing."""
    assert ranked("5d 4d 3d 2d Ad").ranks == (Rank.FIVE,)
    beats("As Ah 4d 3c 2s", "Ks Kh Qd Jc 9s")
    beats("Ad 6d 4d 3d 2d", "Kc Qc Jc Tc 8c")
    beats("As 6h 4d 3c 2s", "Ks Qh Jd Tc 8s")
    beats("6d 5c 4c 3d 2c", "5d 4d 3c 2d As")


@pytest.mark.clause("2.8(a)")
def test_2_8_a_given_hands_that_part_at_the_top_card_when_compared_then_it_alone_decides(edition: Edition) -> None:
    """Ace-seven beats king-queen, however high the rest; and so for the side cards of a pair and for a flush."""
    beats("Ah 7c 5s 4d 2h", "Kh Qc Js 9d 8h")
    wins(edition, "2.8(a)", "8s 8h Ad 3c 2s", "8d 8c Ks Qh Jd")
    wins(edition, "2.8(a)", "Ad 6d 4d 3d 2d", "Kc Qc Jc Tc 8c")


@pytest.mark.clause("2.8(b)")
def test_2_8_b_given_hands_that_part_late_when_compared_then_the_next_cards_decide_to_the_last(
    edition: Edition,
) -> None:
    """Two flushes are decided at the fifth card; if all five match, they are equal."""
    wins(edition, "2.8(b)", "Kd Qd 9d 7d 3d", "Kc Qc 9c 7c 2c")
    ties(edition, "2.8(b)", "Kd Qd 9d 7d 3d", "Kc Qc 9c 7c 3c")
    for higher, lower in (
        ("As Kd Th 7c 5s", "Ah Kc 9d 8s 6d"),
        ("As Kd 9h 8c 5s", "Ah Kc 9d 7s 6d"),
        ("As Kd 9h 7c 6s", "Ah Kc 9d 7s 5d"),
    ):
        wins(edition, "2.8(b)", higher, lower)


@pytest.mark.clause("2.9")
def test_2_9_given_the_same_ranks_in_another_suit_when_compared_then_they_are_equal(edition: Edition) -> None:
    """A flush of spades is no more than one of hearts."""
    ties(edition, "2.9", "Ks Js 9s 7s 5s", "Kh Jh 9h 7h 5h")


@pytest.mark.clause("2.9")
@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True), st.permutations(SUITS))
def test_2_9_given_any_hand_when_its_suits_change_places_then_its_value_does_not(
    cards: list[Card], suits: list[Suit]
) -> None:
    """Suits only say whether five cards are of one suit."""
    other = dict(zip(SUITS, suits, strict=True))
    assert hand_of(cards) == hand_of([parse_card(f"{card.rank.letter}{other[card.suit]}") for card in cards])
