"""Cards are written, read and said as at a table."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import RANKS, SUITS, Card, NotACard, Rank, Suit, parse_card, parse_cards
from tests.cards.strategies import orders


@pytest.mark.parametrize("card", Card)
def test_given_any_card_when_written_and_read_then_it_is_the_same_card(card: Card) -> None:
    """What a card prints, typed in either way, reads as that card."""
    assert parse_card(str(card)) is card
    assert parse_card(card.pretty) is card
    assert parse_card(f" {card.lower()} ") is card
    assert parse_card(card.upper()) is card


@pytest.mark.parametrize(
    "text, card",
    [
        ("10h", Card.TEN_OF_HEARTS),
        ("10♠", Card.TEN_OF_SPADES),
        ("Q♥", Card.QUEEN_OF_HEARTS),
        ("qH", Card.QUEEN_OF_HEARTS),
        ("jk", Card.JOKER),
        ("★", Card.JOKER),
    ],
)
def test_given_a_usual_spelling_when_read_then_it_names_the_card(text: str, card: Card) -> None:
    """A ten may be typed with two figures, a suit by its letter or its sign."""
    assert parse_card(text) is card


@pytest.mark.parametrize(
    "text", ["", "Q", "h", "1h", "0s", "110h", "Qx", "QhKs", "Kk", "k", "10", "J★", "queen", "Q h"]
)
def test_given_text_that_is_no_card_when_read_then_one_sentence_says_what_to_write(text: str) -> None:
    """A misspelled card is refused by what was typed and with what may be typed."""
    with pytest.raises(NotACard) as refusal:
        parse_card(text)
    assert str(refusal.value) == f"{text!r} is no card; write rank and suit, as in As, Td, 9h, or Jk for the joker."


@given(st.text(max_size=4))
def test_given_any_text_when_read_then_it_is_a_card_or_not_a_card(text: str) -> None:
    """No text does anything else than name a card or be refused."""
    try:
        card = parse_card(text)
    except NotACard:
        return
    assert text.strip().lower().replace("10", "t") in {card.lower(), card.pretty.lower()}


@given(orders())
def test_given_a_pack_in_any_order_when_printed_and_read_then_the_order_is_the_same(order: tuple[Card, ...]) -> None:
    """Lists of cards read with blanks, without, and with commas."""
    assert parse_cards(" ".join(order)) == order
    assert parse_cards("".join(order)) == order
    assert parse_cards(", ".join(card.pretty for card in order)) == order


def test_given_a_list_with_tens_and_a_joker_when_read_then_each_card_is_found() -> None:
    """Spellings of one and of three letters do not shift the cards after them."""
    assert parse_cards("10hAs★10s") == (Card.TEN_OF_HEARTS, Card.ACE_OF_SPADES, Card.JOKER, Card.TEN_OF_SPADES)
    assert parse_cards("  ") == ()


def test_given_a_list_with_half_a_card_when_read_then_it_is_refused() -> None:
    """A list is read whole or not at all."""
    with pytest.raises(NotACard, match="'7' is no card"):
        parse_cards("AsKd7")


def test_given_all_cards_when_listed_then_there_are_thirteen_ranks_in_four_suits_and_a_joker() -> None:
    """The 53 cards stand in the order of a new pack: clubs, diamonds, hearts, spades, deuce to ace."""
    assert [(card.suit, card.rank) for card in Card] == [
        *((suit, rank) for suit in SUITS for rank in RANKS),
        (Suit.JOKER, Rank.JOKER),
    ]


@pytest.mark.parametrize(
    "card, pretty, spoken",
    [
        (Card.QUEEN_OF_HEARTS, "Q♥", "queen of hearts"),
        (Card.TEN_OF_CLUBS, "T♣", "ten of clubs"),
        (Card.ACE_OF_SPADES, "A♠", "ace of spades"),
        (Card.TWO_OF_DIAMONDS, "2♦", "two of diamonds"),
        (Card.JOKER, "★", "joker"),
    ],
)
def test_given_a_card_when_shown_or_called_then_it_reads_as_at_a_table(card: Card, pretty: str, spoken: str) -> None:
    """A screen shows the sign, a dealer says the words."""
    assert (card.pretty, card.spoken) == (pretty, spoken)


def test_given_the_suits_when_asked_for_their_colour_then_two_are_red() -> None:
    """Diamonds and hearts are red."""
    assert [suit for suit in Suit if suit.is_red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_given_ranks_when_said_of_several_then_six_alone_takes_another_ending() -> None:
    """Sixes, and every other rank with an s."""
    assert [rank.plural for rank in (Rank.TWO, Rank.SIX, Rank.TEN, Rank.ACE)] == ["twos", "sixes", "tens", "aces"]


@pytest.mark.parametrize("card", Card)
def test_given_a_card_when_put_on_the_wire_then_it_is_its_two_letters(card: Card) -> None:
    """Cards are text to every other program, and count as equal to it in sets and tables."""
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) is card
    assert {str(card)} == {card}
