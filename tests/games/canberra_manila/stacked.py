"""Decks that make hands alike or strong, so that walks see ties, splits and odd units more often than chance."""

from __future__ import annotations

from random import Random

from croupier.cards.card import Card
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.state import Table


def pack(table: Table) -> tuple[Card, ...]:
    """The deck that the table plays its next cards with."""
    return CHARTER.pack(table).cards


def shuffled(table: Table, chance: Random) -> tuple[Card, ...]:
    """An order of the deck, at times one that begins with few ranks, one of them in every suit."""
    cards = pack(table)
    if chance.random() < 0.5:
        return tuple(chance.sample(cards, len(cards)))
    ranks = {card[0] for card in chance.sample(cards, 6)}
    return tuple(sorted(cards, key=lambda card: chance.random() * (0.2 if card[0] in ranks else 1)))


def unseen(table: Table, chance: Random, count: int) -> tuple[Card, ...]:
    """Cards of a felt table that may still turn up."""
    return tuple(chance.sample([card for card in pack(table) if card not in table.round.seen], count))
