"""Rules 3.5 to 3.7: where the ace stands, what the pot is played for, low hands, and the joker."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import Card
from croupier.cards.category import Category
from croupier.cards.pack import SIZES
from croupier.games.canberra_manila.determinations import Ace, Contest, Hands, LowAce
from croupier.games.canberra_manila.hands import can_qualify, hand_faults, ranked_under, rankings
from tests.games.canberra_manila.rounds import BOARD, held, high, low, put_in

LOWEST_RUN = {
    52: ("5", "As 4s", "5s 3s 2s"),
    48: ("6", "As 5s", "6s 4s 3s"),
    44: ("7", "As 6s", "7s 5s 4s"),
    40: ("8", "As 7s", "8s 6s 5s"),
    36: ("9", "As 8s", "9s 7s 6s"),
    32: ("T", "As 9s", "Ts 8s 7s"),
}
"""For each deck the ace below its lowest four ranks."""
BEST_LOWS = {
    52: ("65432", "5432A"),
    48: ("76543", "6543A"),
    44: ("87654", "7654A"),
    40: ("98765", "8765A"),
    36: ("T9876", "9876A"),
    32: ("JT987", "T987A"),
}
QUALIFIERS = {52: (True, True), 48: (True, True), 44: (True, True), 40: (False, True)}
LOW, SPLIT = Contest.LOW, Contest.SPLIT


@pytest.mark.clause("3.5(a)", "3.3(c)", "3.3(g)", "3.4(c)", "3.4(g)")
@pytest.mark.parametrize("deck", SIZES)
@pytest.mark.parametrize("suited", [True, False])
def test_3_5_a_given_the_ace_below_the_lowest_ranks_when_both_is_determined_then_it_makes_the_lowest_run(
    deck: int, suited: bool
) -> None:
    """Otherwise the ace is high alone; and the ace is never in the middle of a run."""
    top, own, board = LOWEST_RUN[deck]
    board = f"{board} Kd Kh" if suited else f"{board.replace('s', 'h')} Kd Kc"
    both, only = (high(own, board, deck=deck, ace=ace) for ace in (Ace.BOTH, Ace.HIGH))
    assert both.category is (Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT)
    assert [rank.letter for rank in both.ranks] == [top]
    assert only.category in (Category.FLUSH, Category.NO_PAIR, Category.ONE_PAIR)
    assert ("3.5(a)" in ranked_under(Hands(deck, ace=Ace.BOTH), both), "3.5(a)" in ranked_under(Hands(deck), only)) == (
        True,
        False,
    )


@pytest.mark.clause("3.5(a)", "3.3(c)", "3.3(g)", "3.4(c)", "3.4(g)")
def test_3_5_a_given_the_low_run_when_compared_then_it_is_lower_than_every_other_run() -> None:
    """A-6-7-8-9 with 36 cards loses to 10-9-8-7-6; with 40 or 44 cards A-6-7-8-9 and A-5-6-7-8 skip a rank."""
    both = {"ace": Ace.BOTH}
    assert high("As 6d", "9c 8d 7h Kd Kh", deck=36, **both) < high("Ts 6d", "9c 8d 7h Kd Kh", deck=36, **both)
    assert high("Ac 3c", "5c 4c 2c Kd Kh", **both) < high("6c 3c", "5c 4c 2c Kd Kh", **both)
    assert high("As 6d", "9c 8d 7h Kd Kh", deck=40, **both).category is Category.ONE_PAIR
    assert high("Ah 6h", "8h 7h 5h Ks Kd", deck=40, **both).name == "straight flush, eight high"
    assert high("Ah 6h", "8h 7h 5h Ks Kd", deck=44, **both).category is Category.FLUSH
    assert high("Kh Qd", "As 2c 3d 4h 5s", **both).category is Category.NO_PAIR


@pytest.mark.clause("3.5(b)", "A:High Ball", "A:Low Ball")
def test_3_5_b_given_a_pair_and_odd_cards_when_played_high_or_low_then_one_or_the_other_wins() -> None:
    """A pair of nines takes the pot from A-K-Q-J-9 in a high game; 8-6 takes it from 8-7 in a low one."""
    board = "9c Kd Qh 4s 2d"
    stakes = {1: (4_000, "9h 3c"), 2: (4_000, "As Jd")}
    assert put_in(stakes, board=board).returned == {1: 8_000, 2: 0}
    [pot] = put_in(stakes, board=board).pots
    assert {"3.5(b)", "A:High Ball"} <= set(pot.under)
    lows = {1: (4_000, "6h 3c"), 2: (4_000, "7h 3d")}
    settled = put_in(lows, board="8c 4d 2h Ks Kd", contest=LOW)
    assert settled.returned == {1: 8_000, 2: 0}
    [pot] = settled.pots
    assert (pot.high, pot.low) == ((), (1,))
    assert {"3.5(b)", "A:Low Ball", "3.6"} <= set(pot.under)


@pytest.mark.clause("3.5(c)", "A:High/Low Split")
def test_3_5_c_given_a_split_pot_when_won_then_the_best_high_and_the_best_low_have_half_each() -> None:
    """$80 is $40 each; who holds both has all; and the two hands of a player take different cards of the board."""
    board = "8d 6c 3h Ks Kd"
    settled = put_in({1: (4_000, "Kh Qs"), 2: (4_000, "4d 2s")}, board=board, contest=SPLIT)
    assert settled.returned == {1: 4_000, 2: 4_000}
    [pot] = settled.pots
    assert (pot.high, pot.low) == ((1,), (2,))
    assert {"3.5(c)", "A:High/Low Split"} <= set(pot.under)
    both = put_in({1: (4_000, "Qd Jd"), 2: (4_000, "5h 4c")}, board="8d 7c 6h 3s 2d", contest=SPLIT)
    assert both.returned == {1: 0, 2: 8_000}
    shown = both.held[2]
    assert (str(shown.high), str(shown.low)) == ("straight, eight high", "six-five low")


@pytest.mark.clause("3.5(d)")
def test_3_5_d_given_a_qualifier_when_no_low_is_eight_or_better_then_the_high_hand_has_the_whole_pot() -> None:
    """Five different ranks up to the eight are needed: nine-six is not enough, nor an eight with a pair."""
    stakes = {1: (4_000, "Kh Kd"), 2: (4_000, "4d 2s")}
    for board, lowest in (("9d 6c 3h Ks 9s", None), ("8d 6c 3h Ks 8s", "eight-six low"), ("8d 4c 2h Ks 8s", None)):
        plain, strict = (put_in(stakes, board=board, contest=SPLIT, eight_or_better=one) for one in (False, True))
        assert plain.returned == {1: 4_000, 2: 4_000}
        assert strict.returned == ({1: 8_000, 2: 0} if lowest is None else {1: 4_000, 2: 4_000})
        found = strict.held[2].low
        assert (found if found is None else found.name) == lowest
        assert "3.5(d)" in strict.pots[0].under


@pytest.mark.clause("3.5(d)")
@pytest.mark.parametrize("deck", SIZES)
@pytest.mark.parametrize("joker", [False, True])
def test_3_5_d_given_a_deck_when_no_hand_of_it_can_qualify_then_the_qualifier_is_refused(
    deck: int, joker: bool
) -> None:
    """40 cards need a low ace; 36 and 32 cards cannot make one at all, not even with the joker."""
    for low_ace, possible in zip(LowAce, QUALIFIERS.get(deck, (False, False)), strict=True):
        hands = Hands(deck, joker, Ace.HIGH, SPLIT, True, low_ace)
        assert can_qualify(hands) is possible
        faults = [] if possible else [("eight_or_better", ("3.5(d)",))]
        assert [(name, under) for name, _, under in hand_faults(hands)] == faults
        ranking = rankings(hands).low
        assert ranking is not None
        in_spades = [card for card in hands.pack.cards if card.suit == "s" or card is Card.JOKER]
        assert any(ranking.qualifies(ranking.hand(five)) for five in combinations(in_spades, 5)) is possible


@pytest.mark.clause("3.5(d)")
@pytest.mark.parametrize("contest", [Contest.HIGH, Contest.LOW])
def test_3_5_d_given_a_game_that_is_not_split_when_a_qualifier_is_chosen_then_it_is_refused(contest: Contest) -> None:
    """The rule knows it in high/low split games alone."""
    [(name, _, under)] = hand_faults(Hands(contest=contest, eight_or_better=True))
    assert (name, under) == ("eight_or_better", ("3.5(d)",))


@pytest.mark.clause("3.6")
def test_3_6_given_runs_and_suits_when_played_for_low_then_they_do_not_count() -> None:
    """6-5-4-3-2 of one suit is the best low there is and beats 7-5-4-3-2; pairs and better count against."""
    best = low("6s 5s", "4s 3s 2s Kd Kh")
    assert best.name == "six-five low"
    assert best > low("7s 5s", "4s 3s 2s Kd Kh") > low("As Ks", "Qs Js Ts Td Tc") > low("2s 2h", "7d 4c 3h Kd Kc")
    assert low("2s 2h", "7d 4c 3h Kd Kc") > low("2s 2h", "2d 4c 3h 4d 3c")
    assert "3.6" in ranked_under(Hands(contest=LOW), best)


@pytest.mark.clause("3.6")
@pytest.mark.parametrize("deck", SIZES)
def test_3_6_given_a_deck_when_its_best_low_is_sought_then_it_hangs_on_the_ace(deck: int) -> None:
    """The reading of a table: high as 3.1 has it, or low."""
    for low_ace, expected in zip(LowAce, BEST_LOWS[deck], strict=True):
        ranking = rankings(Hands(deck, contest=LOW, low_ace=low_ace)).low
        assert ranking is not None
        in_spades = [card for card in Hands(deck).pack.cards if card.suit == "s"]
        best = max(ranking.hand(five) for five in combinations(in_spades, 5))
        assert "".join(rank.letter for rank in best.ranks) == expected


@pytest.mark.clause("3.7", "A:Wild Card")
def test_3_7_given_a_joker_when_it_counts_as_a_card_then_the_hand_equals_the_natural_one() -> None:
    """Each player values a joker of the board apart: four kings with it beat four nines; three natural kings tie."""
    board = "Jk Kd 9c 4h 2s"
    kings, nines = (high(own, board, joker=True) for own in ("Kh Ks", "9h 9d"))
    assert (kings.name, nines.name) == ("four of a kind, kings", "four of a kind, nines")
    assert kings > nines
    assert high("Kh Jk", "Kd 9c 7h 4s 2d", joker=True) == high("Kh Ks", "Kd 9c 7h 4s 2d", joker=True)
    settled = put_in({1: (4_000, "Kh Jk"), 2: (4_000, "Kc Ks")}, board=BOARD, joker=True)
    assert settled.returned == {1: 4_000, 2: 4_000}
    assert {"2.3", "3.7", "A:Wild Card"} <= set(ranked_under(Hands(joker=True), kings))


@pytest.mark.clause("A:Wild Card", "3.7")
def test_a_wild_card_given_a_joker_when_it_stands_for_a_card_then_for_the_best_of_the_deck_even_one_already_held() -> (
    None
):
    """A second ace of spades in a flush; with 32 cards no six; for low the lowest rank that does not pair."""
    flush = high("As Jk", "Ks 9s 5s 2d 3c", joker=True)
    assert "".join(rank.letter for rank in flush.ranks) == "AAK95"
    assert flush > high("As Qs", "Ks 9s 5s 2d 3c", joker=True)
    assert high("Ts 9d", "8c 7h Jk Kd Kh", deck=32, joker=True).name == "straight, jack high"
    assert low("2s Jk", "7d 5c 3h Kd Kh", joker=True).ranks == low("2s 4d", "7d 5c 3h Kd Kh", joker=True).ranks
    both = held("Jk 3h", "3d 3s 5c 6d 7h", joker=True, contest=SPLIT)
    assert (str(both.high), str(both.low)) == ("four of a kind, threes", "seven-six low")
