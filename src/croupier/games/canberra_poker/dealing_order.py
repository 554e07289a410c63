"""Where every card of the deal goes: box by box, clockwise, the dealer last (6.3, 12.4)."""

from __future__ import annotations

from functools import cache

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table

Position = tuple[int, int]
"""A box, and which of its cards."""


def positions(table: Table) -> tuple[Position, ...]:
    """The way of all cards of the round."""
    boxes = tuple([box.box for box in table.round.boxes])
    return _positions(boxes, table.edition.hand_cards.value, table.shoe.kind)


@cache
def _positions(boxes: tuple[int, ...], hand: int, shoe: ShoeKind) -> tuple[Position, ...]:
    targets = (*boxes, DEALER_BOX)
    if shoe is ShoeKind.AUTOMATED:
        return tuple((target, card) for target in targets for card in range(hand))
    return tuple((target, card) for card in range(hand) for target in targets)


def next_position(table: Table) -> Position | None:
    """Where the next card belongs, while the deal is not complete."""
    order = positions(table)
    return order[table.round.dealt] if table.round.dealt < len(order) else None


def still_deals(table: Table) -> bool:
    """Whether the shoe holds cards of this round, as far as their boxes are known."""
    return table.phase is Phase.WAGERING or (table.phase is Phase.DEALING and next_position(table) is not None)
