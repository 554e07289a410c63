"""What a hand may do, line by line of the table of legal actions, and the clause that forbids everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.games.blackjack.actions import Action, Holding, absent_draws, allowed, finished, objection
from croupier.games.blackjack.editions import E2018
from tests.games.blackjack import by_hand

SPLIT, DOUBLE, DRAW, STAND = Action
CARDS = st.sampled_from(Pack().cards)


@pytest.mark.parametrize(
    "cards, hands, doubled, actions",
    [
        ("As Kd", 1, False, ()),
        ("As Kd", 2, False, ()),
        ("Ks Ad", 2, False, ()),
        ("7s 7d 7c", 1, False, ()),
        ("As 5d 5c", 1, False, ()),
        ("Ks 5d 7c", 1, False, ()),
        ("4s 5d 2c", 1, True, ()),
        ("As 5d", 2, False, ()),
        ("As Ad", 2, False, ()),
        ("2s 2d", 1, False, (SPLIT, DOUBLE, DRAW)),
        ("5s 5d", 3, False, (SPLIT, DOUBLE, DRAW)),
        ("5s 5d", 4, False, (DOUBLE, DRAW)),
        ("8s 8d", 3, False, (SPLIT, DOUBLE, DRAW, STAND)),
        ("8s 8d", 4, False, (DOUBLE, DRAW, STAND)),
        ("Ts Kd", 1, False, (SPLIT, DOUBLE, DRAW, STAND)),
        ("As Ad", 1, False, (SPLIT, DOUBLE, DRAW, STAND)),
        ("4s 5d", 1, False, (DOUBLE, DRAW)),
        ("8s 3d", 2, False, (DOUBLE, DRAW)),
        ("As 2d", 1, False, (DOUBLE, DRAW, STAND)),
        ("8s 9d", 2, False, (DOUBLE, DRAW, STAND)),
        ("2s 3d 4c", 1, False, (DRAW,)),
        ("2s 3d 7c", 1, False, (DRAW, STAND)),
        ("4s 5d Ac", 1, False, (DRAW, STAND)),
        ("As", 2, False, ()),
        ("8s", 2, False, ()),
        ("8s", 1, False, ()),
    ],
)
def test_given_a_hand_when_asked_what_it_may_do_then_it_is_the_line_of_the_table(
    cards: str, hands: int, doubled: bool, actions: tuple[Action, ...]
) -> None:
    """Blackjack and 21, bust, doubled, split aces, pairs up to four hands, below twelve and above it."""
    assert allowed(E2018, Holding(parse_cards(cards), hands, doubled)) == actions


@pytest.mark.parametrize(
    "cards, hands, action, clauses",
    [
        ("5s 4d", 1, STAND, ("9.2(b)",)),
        ("5s 4d 2c", 1, STAND, ("9.2(b)",)),
        ("9s Td", 1, SPLIT, ("9.1(a)", "A:Split")),
        ("8s 8d", 4, SPLIT, ("10.3",)),
        ("As Ad", 2, SPLIT, ("10.3",)),
        ("As 5d", 2, SPLIT, ("10.5",)),
        ("As 5d", 2, DRAW, ("10.5",)),
        ("As 5d", 2, DOUBLE, ("10.5",)),
        ("As Kd", 1, DRAW, ("9.2(a)",)),
        ("As Kd", 1, DOUBLE, ("9.2(a)",)),
        ("As 5d 5c", 1, DRAW, ("9.2(a)",)),
        ("Ts 6d 6c", 1, STAND, ("13.1(d)",)),
        ("5s 3d 3c", 1, DOUBLE, ("A:Double/double down", "11.1")),
        ("4s 4d 4c", 1, SPLIT, ("9.1(a)", "A:Split")),
        ("8s", 2, DRAW, ("10.4",)),
        ("8s", 1, DRAW, ("A:Subsequent deal",)),
    ],
)
def test_given_what_a_hand_may_not_do_when_asked_then_the_clause_that_forbids_it_is_named(
    cards: str, hands: int, action: Action, clauses: tuple[str, ...]
) -> None:
    """A refusal says why, under which clause, and what to do instead."""
    found = objection(E2018, Holding(parse_cards(cards), hands), action)
    assert found is not None
    assert found.under == clauses
    assert found.why.endswith(".")
    assert found.instead.endswith(".")


@given(st.lists(CARDS, min_size=2, max_size=8), st.integers(1, 4), st.booleans())
def test_given_any_hand_when_it_may_do_nothing_then_it_is_finished_and_the_other_way_round(
    cards: list[Card], hands: int, doubled: bool
) -> None:
    """Nobody is asked about a hand on which nothing is left to decide, and no hand is stuck."""
    holding = Holding(tuple(cards), hands, doubled)
    may_split_once_more = allowed(E2018, holding) == (SPLIT,)
    assert not may_split_once_more
    assert (allowed(E2018, holding) == ()) is (finished(E2018, holding) is not None)


@given(st.lists(CARDS, min_size=2, max_size=8))
def test_given_any_hand_of_somebody_who_is_away_when_dealt_then_it_draws_up_to_eleven(cards: list[Card]) -> None:
    """An ace counts as well as it can, so that a soft 13 stops."""
    assert absent_draws(E2018, tuple(cards)) is (by_hand.best(list(map(str, cards)))[0] <= 11)
