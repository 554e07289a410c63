"""A table that plays with one deck, shuffled anew for each round: how far its cards have got on their way."""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house.state import HouseTable


class Shoe(msgspec.Struct, frozen=True, gc=False):
    """The cards of the round: their order, where the program holds it, and how far the dealer has got."""

    kind: ShoeKind = ShoeKind.PLAIN
    loaded_once: bool = False
    shuffled: bool = False
    ready: bool = False
    order: tuple[Card, ...] = ()


class DeckTable(HouseTable, frozen=True, gc=False, kw_only=True):
    """A table of the house with one deck in its shoe."""

    shoe: Shoe = Shoe()
