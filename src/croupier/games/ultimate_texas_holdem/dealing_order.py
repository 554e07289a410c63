"""Where every card of the deal goes: five to the board, then to the boxes, clockwise, and to the dealer (7.2, 7.3)."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Phase, Table

Position = tuple[int, int]
"""A box, the dealer or the board, and which of its cards."""


def positions(table: Table) -> tuple[Position, ...]:
    """The way of all cards of the round."""
    edition = table.edition
    boxes = tuple([box.box for box in table.round.boxes if box.complete])
    return _positions(boxes, edition.communal_cards.value, edition.hole_cards.value, table.shoe.kind)


@cache
def _positions(boxes: tuple[int, ...], board: int, hand: int, shoe: ShoeKind) -> tuple[Position, ...]:
    targets = (*boxes, DEALER_BOX)
    communal = tuple((BOARD, card) for card in range(board))
    if shoe is ShoeKind.AUTOMATED:
        return (*communal, *((target, card) for target in targets for card in range(hand)))
    return (*communal, *((target, card) for card in range(hand) for target in targets))


def next_position(table: Table) -> Position | None:
    """Where the next card belongs, while the deal is not complete."""
    order = positions(table)
    return order[table.round.dealt] if table.round.dealt < len(order) else None


def spread_due(table: Table) -> bool:
    """Whether the stack of communal cards is to be spread before anybody gets a card."""
    return not table.round.spread and len(table.round.board) == table.edition.communal_cards.value


@cache
def batches(order: tuple[Position, ...], dealt: int) -> tuple[tuple[Position, int], ...]:
    """The rest of the deal: where each stack, packet or single card begins, and how many cards are in it."""
    rest = [list(cards) for _, cards in groupby(order[dealt:], key=lambda position: position[0])]
    return tuple((cards[0], len(cards)) for cards in rest)


def hand_at(table: Table, place: int) -> tuple[Card | None, ...] | None:
    """The cards at a place; nothing where no wager asks for any."""
    if place == BOARD:
        return table.round.board
    if place == DEALER_BOX:
        return table.round.dealer
    box = table.box(place)
    return None if box is None or not box.complete else box.cards


def size_at(table: Table, place: int) -> int:
    """How many cards belong at a place when the deal is complete."""
    return table.edition.communal_cards.value if place == BOARD else table.edition.hole_cards.value


def named_place(place: int) -> str:
    return {BOARD: "the board", DEALER_BOX: "the dealer"}.get(place, f"box {place}")


def still_deals(table: Table) -> bool:
    """Whether the shoe holds cards of this round, as far as its boxes are known."""
    return table.phase is Phase.WAGERING or table.phase is Phase.DEALING
