"""The room in which every practice table stands: boxes, shoes, and hours that never end."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.house.terms import Approval, DealingShoe, Hours

BOXES = 7
# A table in a terminal keeps no hours: it is open all day, and its clock stands at noon.
HOURS = Hours(0, 1439)
_BACKS = {ShoeKind.PLAIN: ("red",), ShoeKind.AUTOMATED: ("red", "blue")}


def shoe(kind: ShoeKind, approval: Approval) -> DealingShoe:
    """A shoe of the kind that the player has asked for, with its deck, or with two of different backs."""
    return DealingShoe(kind, approval, _BACKS[kind])
