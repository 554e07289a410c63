"""Seats that more than one person wants (8.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila.seats import first_claims, highest

CARDS = Pack().cards


@pytest.mark.clause("8.2")
def test_8_2_given_a_seated_player_and_one_who_waits_when_both_want_a_seat_then_the_seated_one_comes_first() -> None:
    """No card is drawn, whoever asked first."""
    assert first_claims(("wren", "ada"), seated=("ada", "bob")) == ("ada",)


@pytest.mark.clause("8.2")
def test_8_2_given_several_seated_players_when_they_want_a_seat_then_they_draw_and_nobody_who_waits_does() -> None:
    """They are equal among themselves."""
    assert first_claims(("ada", "wren", "bob"), seated=("bob", "ada")) == ("ada", "bob")


@pytest.mark.clause("8.2")
def test_8_2_given_only_people_who_wait_when_they_want_a_seat_then_all_of_them_draw() -> None:
    """Nobody else has a claim."""
    assert first_claims(("wren", "yve"), seated=("ada",)) == ("wren", "yve")


@pytest.mark.clause("8.2")
def test_8_2_given_a_draw_when_one_card_is_highest_by_rank_then_its_player_has_the_seat() -> None:
    """The ace is high."""
    assert highest({"ada": Card("Kh"), "bob": Card("Ac"), "cy": Card("2s")}) == ("bob",)


@pytest.mark.clause("8.2")
def test_8_2_given_a_draw_when_two_have_the_same_highest_rank_then_those_two_draw_again_whatever_the_suits() -> None:
    """A king of spades is no more than a king of clubs."""
    again = highest({"ada": Card("Kc"), "bob": Card("Ks"), "cy": Card("Qs")})
    assert again == ("ada", "bob")
    assert highest({"ada": Card("3d"), "bob": Card("5d")}) == ("bob",)


@pytest.mark.clause("8.2")
@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=9, unique=True))
def test_8_2_given_any_draw_when_it_is_compared_then_nobody_with_a_lower_rank_is_left(drawn: list[Card]) -> None:
    """And nobody with the highest is missing."""
    won = highest({str(number): card for number, card in enumerate(drawn)})
    best = max(card.rank for card in drawn)
    assert [card.rank == best for card in drawn] == [str(number) in won for number in range(len(drawn))]
