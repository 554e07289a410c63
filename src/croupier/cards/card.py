"""A playing card: its rank, its suit, and how it is written ("Qh", "Q♥") and said ("queen of hearts")."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Self


class Suit(StrEnum):
    """The four suits, in the order of a new pack; the joker has one of its own."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    JOKER = "k"

    @property
    def symbol(self) -> str:
        return _SYMBOLS[self]

    @property
    def is_red(self) -> bool:
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(IntEnum):
    """The ranks from deuce to ace; the joker stands below them all until it is given another."""

    JOKER = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return _LETTERS[self]

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def plural(self) -> str:
        return "sixes" if self is Rank.SIX else f"{self.word}s"


_LETTERS: dict[Rank, str] = dict(zip(Rank, "J23456789TJQKA", strict=True))
_SYMBOLS: dict[Suit, str] = dict(zip(Suit, "♣♦♥♠★", strict=True))


SUIT_TALLY_BITS = 16
"""How much of a tally counts suits, four bits each; the ranks above them have three bits each."""
_SUIT_TALLIES = {"c": 0x1, "d": 0x10, "h": 0x100, "s": 0x1000, "k": 0x1111}


class Card(StrEnum):
    """One face of a pack of 52, or the joker; its value is how it is typed."""

    rank: Rank
    suit: Suit
    tally: int
    """What the card adds to a count of cards: one to its suit (the low bits), one to its rank (the high bits)."""

    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_CLUBS = "Ac"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_HEARTS = "Ah"
    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"
    ACE_OF_SPADES = "As"
    JOKER = "Jk"

    def __new__(cls, code: str) -> Self:
        card = str.__new__(cls, code)
        card._value_ = code
        card.suit = Suit(code[1])
        card.rank = Rank.JOKER if code == "Jk" else Rank("23456789TJQKA".index(code[0]) + 2)
        card.tally = _SUIT_TALLIES[code[1]] | 1 << SUIT_TALLY_BITS + 3 * card.rank
        return card

    # An enumeration hashes its member's name, slowly; cards are hashed at every check of a pack, and equal their text.
    __hash__ = str.__hash__

    @property
    def pretty(self) -> str:
        """The card as a screen shows it: "Q♥"."""
        return "★" if self is Card.JOKER else self.rank.letter + self.suit.symbol

    @property
    def spoken(self) -> str:
        """The card as a dealer calls it: "queen of hearts"."""
        return "joker" if self is Card.JOKER else f"{self.rank.word} of {self.suit.name.lower()}"


class NotACard(ValueError):
    """Text that names no card."""


_SPELLINGS: dict[str, Card] = {text.lower(): card for card in Card for text in (card.value, card.pretty)}


def parse_card(text: str) -> Card:
    """Read "Qh", "qH", "10h" or "Q♥" as a card."""
    try:
        return _SPELLINGS[text.strip().lower().replace("10", "t")]
    except KeyError:
        raise NotACard(f"{text!r} is no card; write rank and suit, as in As, Td, 9h, or Jk for the joker.") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards with or without blanks between them: "As Kd 7c", "AsKd7c"."""
    pieces = text.replace("10", "T").replace("★", "Jk").replace(",", " ").split()
    return tuple(parse_card(piece[i : i + 2]) for piece in pieces for i in range(0, len(piece), 2))


SUITS: tuple[Suit, ...] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
RANKS: tuple[Rank, ...] = tuple(rank for rank in Rank if rank is not Rank.JOKER)
