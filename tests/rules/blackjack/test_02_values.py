"""The values of the cards: aces one or eleven, number cards their number, courts ten (2.5)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack.events import HandEnded
from croupier.games.blackjack.hands import equal_value, total
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Outcome
from tests.games.blackjack.tables import dealt, draw, played_out, result, stand

SUITS = "shdc"


def worth(cards: str) -> int:
    """What a table makes of these cards: the total that it announces when the hand stands."""
    shown = parse_cards(cards)
    scene = dealt({1: "".join(shown[:2])}, "9c", "".join(shown[2:]))
    scene = stand(draw(scene, 1, len(shown) - 2), 1)
    return scene.one(HandEnded).total


@pytest.mark.clause("2.5(a)")
@pytest.mark.parametrize(
    "cards, points", [("As 9d", 20), ("As 9d 5h", 15), ("As Ad", 12), ("As Ad 9h Tc", 21), ("As 5d Ah", 17)]
)
def test_2_5_a_given_an_ace_when_counted_then_it_is_eleven_unless_that_is_too_much(cards: str, points: int) -> None:
    """A-9: 20. A-9-5: 15. Of two aces one may be eleven, never both."""
    assert total(parse_cards(cards)).points == points


@pytest.mark.clause("2.5(a)")
def test_2_5_a_given_an_ace_and_a_nine_when_a_five_comes_then_the_table_counts_fifteen() -> None:
    """What counted 20 goes on at 15, and is not over 21."""
    assert worth("As 9d") == 20
    assert worth("As 9d 5h") == 15


@pytest.mark.clause("2.5(b)")
@pytest.mark.parametrize("face", range(2, 10))
@pytest.mark.parametrize("suit", SUITS)
def test_2_5_b_given_a_card_from_two_to_nine_when_counted_then_it_is_its_number(face: int, suit: str) -> None:
    """Whatever its suit: with a ten beside it, ten more."""
    assert total(parse_cards(f"{face}{suit}")).points == face
    assert total(parse_cards(f"{face}{suit} Ts")).points == face + 10


@pytest.mark.clause("2.5(b)")
def test_2_5_b_given_a_two_and_a_nine_when_counted_then_they_are_eleven() -> None:
    """2-9: 11, to which a ten makes 21 and ends the hand."""
    scene = draw(dealt({1: "2s 9d"}, "9c", "Th 8d"), 1)
    assert scene.state.phase is Phase.DRAWING
    assert result(played_out(scene), 1).outcome is Outcome.WIN


@pytest.mark.clause("2.5(c)")
@pytest.mark.parametrize("first", "TJQK")
@pytest.mark.parametrize("second", "TJQK")
def test_2_5_c_given_tens_and_courts_when_counted_then_each_is_ten_and_they_are_equal(first: str, second: str) -> None:
    """J-Q: 20, and equal in value for splitting."""
    one, other = parse_cards(f"{first}s {second}d")
    assert total((one, other)).points == 20
    assert equal_value(one, other)


@pytest.mark.clause("2.5(c)")
def test_2_5_c_given_a_jack_and_a_nine_when_counted_then_they_are_nineteen_and_not_equal() -> None:
    """A jack is no eleven: 19 against the dealer's 18 wins, and cannot be split."""
    assert worth("Js 9d") == 19
    assert not equal_value(*parse_cards("Js 9d"))
    assert result(played_out(stand(dealt({1: "Js 9d"}, "9c", "9h"), 1)), 1).outcome is Outcome.WIN
