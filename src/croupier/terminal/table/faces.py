"""Cards on a screen: large or small, red and black or in four colours, face up or face down."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from croupier.cards.card import Card, Rank, Suit

_PAPER = "#faf8f0"
_EDGE = Style(color="#8a8a82", bgcolor=_PAPER)
_BACK = Style(color="#7f9fd0", bgcolor="#1f3c6e")
_TWO = {
    Suit.CLUBS: "#16181d",
    Suit.DIAMONDS: "#c01f2e",
    Suit.HEARTS: "#c01f2e",
    Suit.SPADES: "#16181d",
    Suit.JOKER: "#6a2c91",
}
_FOUR = {**_TWO, Suit.CLUBS: "#1d7a37", Suit.DIAMONDS: "#1f4fbf"}


class Ink(msgspec.Struct, frozen=True):
    """How cards are printed: in two colours, or in four."""

    four_colours: bool = False

    def style(self, card: Card) -> Style:
        return Style(color=(_FOUR if self.four_colours else _TWO)[card.suit], bgcolor=_PAPER, bold=True)


class Look(msgspec.Struct, frozen=True):
    """How the table is drawn: in which ink, with large cards or small ones, with room for words beside them or not."""

    ink: Ink
    large: bool = True
    roomy: bool = True


def short(card: Card | None) -> str:
    """A card in two or three signs: "10♥", or its back."""
    if card is None:
        return "▒▒"
    return card.pretty if card is Card.JOKER else _rank(card) + card.suit.symbol


def _rank(card: Card) -> str:
    return "10" if card.rank is Rank.TEN else card.rank.letter


def line_of(cards: Sequence[Card | None], ink: Ink) -> Text:
    """A hand in one line."""
    return Text(" ").join(_in_line(card, ink) for card in cards)


def _in_line(card: Card | None, ink: Ink) -> Text:
    if card is None:
        return Text(short(card), style="dim")
    colour = "red" if card.suit.is_red else ""
    if ink.four_colours:
        colour = {Suit.CLUBS: "green", Suit.DIAMONDS: "blue"}.get(card.suit, colour)
    return Text(short(card), style=colour)


def row_of(cards: Sequence[Card | None], ink: Ink, *, large: bool) -> Text:
    """A hand side by side, five lines high if large and three if not."""
    drawn = [_drawn(card, ink, large=large) for card in cards]
    lines = [Text(" ").join(parts) for parts in zip(*drawn, strict=True)]
    return Text("\n").join(lines)


def _drawn(card: Card | None, ink: Ink, *, large: bool) -> list[Text]:
    """A card line by line, an edge round its face or its back."""
    edge = _BACK if card is None else _EDGE
    middle = [Text.assemble(("│", edge), part, ("│", edge)) for part in _inside(card, ink, large=large)]
    return [Text("╭─────╮", edge), *middle, Text("╰─────╯", edge)]


def _inside(card: Card | None, ink: Ink, *, large: bool) -> list[Text]:
    if card is None:
        return [Text("\u2571" * 5, _BACK)] * (3 if large else 1)
    rank, suit = "" if card is Card.JOKER else _rank(card), card.suit.symbol
    lines = [f" {rank:<4}", f"  {suit}  ", f"{rank:>4} "] if large else [short(card).center(5)]
    return [Text(line, ink.style(card)) for line in lines]
