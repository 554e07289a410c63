"""How the best five of seven cards rank: ten categories, the cards within them, and no suit above another (2.3, 3)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import RANKS, SUITS, Card, Rank, parse_card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Category, Hand
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import DealerShown, HandTurned
from croupier.games.ultimate_texas_holdem.hands import hand_of
from tests.games.ultimate_texas_holdem.tables import DEALER, at_showdown, result, settled, turned
from tests.kit.scene import cites

DECK = Pack().cards
LETTERS = {
    "a": ("royal flush", "As Ks", "Qs Js Ts 2d 3c"),
    "b": ("straight flush", "5h 4h", "3h 2h Ah Kd Qc"),
    "c": ("four of a kind", "2s 2h", "2d 2c 3s 4h 6d"),
    "d": ("full house", "2s 2h", "2d 3c 3s 5h 7d"),
    "e": ("flush", "7d 5d", "4d 3d 2d Ks Qc"),
    "f": ("straight", "5c 4s", "3d 2h Ac Kd Jc"),
    "g": ("three of a kind", "2s 2h", "2d 4c 3s 7h 9d"),
    "h": ("two pairs", "3s 3h", "2d 2c 4s 6h 8d"),
    "i": ("one pair", "2s 2h", "5d 4c 3s 8h Td"),
    "j": ("no pair", "7s 5h", "4d 3c 2s 9h Jd"),
}
"""The lowest hand of every category, its five cards first, and two that add nothing."""
HIGHEST = {
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
LOWEST = {category: f"{own} {board[:8]}" for category, own, board in LETTERS.values()}


def ranked(text: str) -> Hand:
    return STANDARD.best(parse_cards(text))


def against(board: str, own: str, dealer: str) -> tuple[HandTurned, Outcome]:
    """The hand of box 1 as it is turned against the dealer's on this board, and what became of the play wager."""
    scene = at_showdown({1: own}, board, dealer)
    shown = scene.history[-1]
    if isinstance(shown, DealerShown) and not shown.qualifies:
        scene = scene.given(c.RefundAntes(by=DEALER))
    event = turned(scene, 1).one(HandTurned)
    return event, result(settled(scene), 1, "play").outcome


def beats(clause: str, board: str, higher: str, lower: str) -> None:
    """On this board the one hand beats the other, whoever holds which, and it is ranked by the clause."""
    event, outcome = against(board, higher, lower)
    assert cites(event, clause, "3.1:lead", "3.2", "2.3")
    assert outcome is Outcome.WIN
    assert against(board, lower, higher)[1] is Outcome.LOSE


def ties(clause: str, board: str, one: str, other: str) -> None:
    """On this board both hands are equal: the play wager pushes, whoever holds which."""
    for own, dealer in ((one, other), (other, one)):
        event, outcome = against(board, own, dealer)
        assert cites(event, clause)
        assert outcome is Outcome.PUSH


@pytest.mark.clause("3.1:lead")
def test_3_1_given_the_ten_categories_when_put_in_order_then_the_lowest_of_each_beats_the_highest_of_the_next() -> None:
    """Royal flush, straight flush, four, full house, flush, straight, three, two pairs, one pair, nothing."""
    assert [ranked(text).category for text in LOWEST.values()] == list(LOWEST)
    assert [ranked(text).category for text in HIGHEST.values()] == list(HIGHEST)
    for category, following in pairwise(LOWEST):
        assert ranked(LOWEST[category]) > ranked(HIGHEST[following])


@pytest.mark.clause("3.1:lead")
def test_3_1_given_one_board_when_three_hands_are_made_with_it_then_quads_beat_a_flush_and_that_a_high_card() -> None:
    """Board 9D 7D 5D 3C 3S: four threes beat a flush, and both beat 8S 6C, which makes a nine-high straight."""
    board = "9d 7d 5d 3c 3s"
    beats("3.1:lead", board, "3h 3d", "Kd 2d")
    beats("3.1:lead", board, "Kd 2d", "8s 6c")
    assert against(board, "8s 6c", "Ah Kh")[0].hand == "straight, nine high"


@pytest.mark.clause("3.1:lead")
@pytest.mark.parametrize("letter", LETTERS)
def test_3_1_given_any_category_when_shown_then_dealer_and_player_have_it_by_its_own_letter(letter: str) -> None:
    """What a hand is called, at the dealer's place and at a box, rests on the letter of its category."""
    category, own, board = LETTERS[letter]
    other = " ".join(str(card) for card in DECK if str(card) not in f"{own} {board}")[:5]
    scene = at_showdown({1: other}, board, own)
    shown = next(event for event in scene.history if isinstance(event, DealerShown))
    for event in (against(board, own, other)[0], shown):
        assert [clause for clause in event.under if clause.startswith("3.1(")] == [f"3.1({letter})"]
        assert event.hand == ranked(f"{own} {board}").name
    assert ranked(f"{own} {board}").category == category


@pytest.mark.clause("3.1(a)")
def test_3_1_a_given_a_royal_flush_on_the_board_when_settled_then_everybody_holds_it_and_trips_win_50_to_1() -> None:
    """Ante, blind and play push; every royal is equal, whatever the suit."""
    ties("3.1(a)", "As Ks Qs Js Ts", "2c 3d", "Ah Kh")
    scene = settled(at_showdown({1: "2c 3d"}, "As Ks Qs Js Ts", "Ah Kh", trips={1: 500}))
    outcomes = {wager: result(scene, 1, wager) for wager in ("ante", "blind", "play", "trips")}
    assert [outcomes[wager].outcome for wager in ("ante", "blind", "play")] == [Outcome.PUSH] * 3
    assert outcomes["trips"].returned == 500 + 25_000
    assert len({ranked(" ".join(f"{rank}{suit}" for rank in "AKQJT")) for suit in SUITS}) == 1


@pytest.mark.clause("3.1(b)")
def test_3_1_b_given_two_straight_flushes_when_compared_then_the_top_card_decides_and_the_ace_may_be_low() -> None:
    """9-8-7-6-5 beats the five-high run of another suit; five-high is the lowest, and around the ace there is none."""
    assert ranked("9h 8h 7h 6h 5h") > ranked("5d 4d 3d 2d Ad")
    beats("3.1(b)", "5h 4h 3h Kc Kd", "7h 6h", "2h Ah")
    assert ranked("3c 2c Ac Kc Qc").category is Category.FLUSH
    assert ranked("5d 4d 3d 2d Ad").ranks == (Rank.FIVE,)


@pytest.mark.clause("3.1(c)")
def test_3_1_c_given_the_same_four_on_the_board_when_compared_then_the_fifth_card_decides() -> None:
    """Board 8S 8H 8D 8C 2D: KH 3C beats QS JS; with the same king both are equal; and nines beat eights."""
    beats("3.1(c)", "8s 8h 8d 8c 2d", "Kh 3c", "Qs Js")
    ties("3.1(c)", "8s 8h 8d 8c 2d", "Kh 3c", "Ks Jd")
    beats("3.1(c)", "9s 9h 8d 8c 2d", "9c 9d", "8s 8h")


@pytest.mark.clause("3.1(d)")
def test_3_1_d_given_two_full_houses_when_compared_then_the_three_decide_and_after_them_the_pair() -> None:
    """Board KS KH KD 4C 2S: jacks beat nines beside the kings; 4S 4D and 4H 2C are both kings full of fours."""
    board = "Ks Kh Kd 4c 2s"
    beats("3.1(d)", board, "Js Jd", "9s 9d")
    ties("3.1(d)", board, "4s 4d", "4h 2c")
    beats("3.1(d)", "Ks Kh 4c 4d 2s", "Kc 3h", "4s Ah")


@pytest.mark.clause("3.1(e)")
def test_3_1_e_given_two_flushes_when_compared_then_they_are_compared_card_by_card_from_the_top() -> None:
    """Board KD 9D 7D 2C 3S: AD 4D beats QD JD; below the same top card the next one decides, to the last."""
    beats("3.1(e)", "Kd 9d 7d 2c 3s", "Ad 4d", "Qd Jd")
    beats("3.1(e)", "Kd 9d 7d 2c 3s", "Qd 5d", "Jd Td")
    beats("3.1(e)", "Ad Kd Qd 9d 3s", "7d 2s", "6d 2h")
    ties("3.1(e)", "Ad Kd Qd 9d 7d", "6d 2s", "5d 2h")


@pytest.mark.clause("3.1(f)")
def test_3_1_f_given_two_straights_when_compared_then_the_top_card_decides_and_the_ace_stands_at_either_end() -> None:
    """Board 5S 4D 3H 2C KC: 6S 9D makes six-high and beats AC 9S, five-high; ten to ace is the highest."""
    beats("3.1(f)", "5s 4d 3h 2c Kc", "6s 9d", "Ac 9s")
    beats("3.1(f)", "Ks Qd Jh Tc 2c", "As 3d", "9c 3s")
    ties("3.1(f)", "Ks Qd Jh 2c 3c", "Ts 9d", "Tc 9s")
    for around in ("Qs Kh Ad 2c 3s", "Ks Ah 2d 3c 4s", "Js Qh Kd Ac 2s"):
        assert ranked(around).category is Category.NO_PAIR


@pytest.mark.clause("3.1(g)")
def test_3_1_g_given_three_of_a_kind_on_the_board_when_compared_then_the_side_cards_decide_in_order() -> None:
    """Board QS QH QD 8C 5S: AC 2D beats KC JD, and A-J beats A-10; queens beat eights."""
    board = "Qs Qh Qd 8c 5s"
    beats("3.1(g)", board, "Ac 2d", "Kc Jd")
    beats("3.1(g)", board, "Ac Jd", "Ad Tc")
    ties("3.1(g)", board, "Ac 3d", "Ad 2c")
    beats("3.1(g)", "Qs 8h 5d 3c 2s", "Qc Qd", "8c 8d")


@pytest.mark.clause("3.1(h)")
def test_3_1_h_given_two_pairs_when_compared_then_higher_pair_lower_pair_and_odd_card_decide() -> None:
    """Board QS QH 4S 4H 9C: JC 2D beats TC 3D by the odd card; of three pairs the best two count."""
    board = "Qs Qh 4s 4h 9c"
    beats("3.1(h)", board, "Jc 2d", "Tc 3d")
    beats("3.1(h)", board, "9d 2c", "7c 7d")
    beats("3.1(h)", board, "Kc Kd", "9d Ac")
    ties("3.1(h)", board, "3c 3d", "2c 2d")
    three_pairs = ranked("Ks Kh Js Jh 9c 9d 2s")
    assert (three_pairs.category, three_pairs.ranks) == (Category.TWO_PAIRS, (Rank.KING, Rank.JACK, Rank.NINE))


@pytest.mark.clause("3.1(i)")
def test_3_1_i_given_one_pair_when_compared_then_the_pair_and_then_three_side_cards_decide() -> None:
    """Board TS TH KD 6C 2S: QC 3D beats JC 4D; a higher pair beats any side cards; the sixth card is nothing."""
    board = "Ts Th Kd 6c 2s"
    beats("3.1(i)", board, "Qc 3d", "Jc 4d")
    beats("3.1(i)", board, "8c 3d", "7c 4d")
    ties("3.1(i)", board, "5c 4d", "5d 3c")
    beats("3.1(i)", "Ts 8h Kd 6c 2s", "Tc 3d", "8c Ad")


@pytest.mark.clause("3.1(j)")
def test_3_1_j_given_no_combination_when_compared_then_five_cards_from_the_top_decide() -> None:
    """Board KD 9S 7H 4C 2D: AC QS beats QH JD; the same five ranks are equal."""
    board = "Kd 9s 7h 4c 2d"
    beats("3.1(j)", board, "Ac Qs", "Qh Jd")
    beats("3.1(j)", board, "Qh Jd", "Qs Tc")
    ties("3.1(j)", board, "Qh 3d", "Qs 3c")


@pytest.mark.clause("3.2")
def test_3_2_given_hands_of_one_category_when_all_five_cards_match_then_they_are_equal_whatever_is_left() -> None:
    """Board AS KS QD JC 9H: the best five are the board for 8C 2D and for 7S 3D."""
    ties("3.2", "As Ks Qd Jc 9h", "8c 2d", "7s 3d")


@pytest.mark.clause("3.2")
def test_3_2_given_hands_of_one_category_when_they_differ_then_matched_cards_come_before_the_others() -> None:
    """A pair of threes beats a pair of deuces with an ace; the larger group and then the higher rank are compared."""
    for higher, lower in (
        ("3s 3h 5d 6c 7s", "2s 2h Ad Kc Qs"),
        ("3s 3h 3d 2c 2s", "2d 2h 2c Ad As"),
        ("4s 4h 3d 3c 5s", "4d 4c 2d 2c As"),
        ("3s 3h 3d 3c 2s", "2s 2h 2d 2c As"),
    ):
        assert ranked(higher) > ranked(lower)


@pytest.mark.clause("2.3")
def test_2_3_given_the_thirteen_ranks_when_put_in_order_then_the_ace_is_high_and_the_deuce_low() -> None:
    """As a pair, and as the odd card beside one on the board."""
    assert [rank.letter for rank in sorted(RANKS, reverse=True)] == list("AKQJT98765432")
    for higher, lower in pairwise("AKQJT98765432"):
        beside = [rank for rank in "AKQJT98765432" if rank not in (higher, lower)][:3]
        mixed = " ".join(f"{rank}{suit}" for rank, suit in zip(beside, "cdh", strict=True))
        assert ranked(f"{higher}s {higher}h {mixed}") > ranked(f"{lower}s {lower}h {mixed}")


@pytest.mark.clause("2.3")
def test_2_3_given_an_ace_when_it_is_not_in_a_run_to_the_five_then_it_is_high() -> None:
    """An ace beside king-high is the top card, and low only in 5-4-3-2-A."""
    beats("2.3", "9s 8d 6h 4c 3c", "Ac Jd", "Kd Jh")
    assert ranked("5d 4c 3c 2d As").ranks == (Rank.FIVE,)
    assert ranked("6d 5c 4c 3d 2c") > ranked("5d 4d 3c 2d As")


@pytest.mark.clause("2.3")
def test_2_3_given_hands_that_differ_only_by_suit_when_compared_then_the_wagers_push() -> None:
    """The same pair of ranks in other suits, and a flush of the board that both share."""
    ties("2.3", "Kd 9s 7h 4c 2d", "Ac Js", "Ad Jh")
    ties("2.3", "Kd 9d 7d 4d 2d", "Ac Js", "As Jh")


@pytest.mark.clause("2.3")
@given(st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True), st.permutations(SUITS))
def test_2_3_given_any_seven_cards_when_suits_change_places_then_their_value_does_not(
    cards: list[Card], suits: list[str]
) -> None:
    """Suits only say whether five cards are of one suit."""
    other = dict(zip(SUITS, suits, strict=True))
    renamed = [parse_card(f"{card.rank.letter}{other[card.suit]}") for card in cards]
    assert hand_of(cards[:2], cards[2:]) == hand_of(renamed[:2], renamed[2:])


@pytest.mark.clause("3.2")
@given(st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True))
def test_3_2_given_any_seven_cards_when_ranked_then_no_five_of_them_are_higher(cards: list[Card]) -> None:
    """The hand is the best of the twenty-one that can be made."""
    best = hand_of(cards[:2], cards[2:])
    assert best == max(STANDARD.best(five) for five in combinations(cards, 5))
