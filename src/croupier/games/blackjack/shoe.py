"""A shoe of several decks that lasts over many rounds, with its cutting card, and the discard rack beside it.

Clauses 5.1 to 5.5, 6.1, 14.1, 14.2, 14.6, 18, A:Burn, A:New shoe, A:Shoe.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind


class Stage(StrEnum):
    """How far the cards have got on their way into the shoe."""

    SPREAD = "to be shuffled"
    SHUFFLED = "to be cut"
    CUT = "waiting for the cutting card"
    READY = "in the shoe"

    __hash__ = str.__hash__


class Shoe(msgspec.Struct, frozen=True, gc=False):
    """The cards in front of the dealer: their order, where the program holds it, and how many of them have left.

    The order stays as it was loaded, and so a card that is dealt changes a number, and copies no cards.
    """

    kind: ShoeKind = ShoeKind.PLAIN
    stage: Stage = Stage.SPREAD
    number: int = 0
    """Which new shoe of the day this is."""
    rounds: int = 0
    """How many rounds have been played from it."""
    order: tuple[Card, ...] = ()
    loaded: int = 0
    gone: int = 0
    cut_at: int | None = None
    cut_out: bool = False
    """The cutting card has come out, and the cards are to be shuffled."""
    remainder: bool = False
    """The cards are not all of them: they complete the round that had begun."""
    failed: bool = False
    """The automated shoe has failed, and new cards are to be used after the round."""
    ahead: tuple[Card | None, ...] = ()
    """Cards that were drawn in error and are the next to be used."""
    offered: str = ""
    asked: tuple[str, ...] = ()
    rack: tuple[Card | None, ...] = ()

    @property
    def left(self) -> int:
        """How many cards are still in the shoe, those drawn in error among them."""
        return self.loaded - self.gone

    @property
    def next_card(self) -> Card | None:
        """The card that is dealt next, where the program holds it."""
        return self.order[self.gone] if self.gone < len(self.order) else None
