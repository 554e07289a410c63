"""Shoes in which aces, tens and eights come early, so that walks see Blackjacks, pairs and insurance often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from croupier.cards.card import Card, Rank
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.order import completes
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.shuffling import remainder
from croupier.games.blackjack.state import Table
from croupier.games.house.terms import CardSource

_WANTED = (Rank.ACE, Rank.KING, Rank.TEN, Rank.EIGHT)


def rich(decks: int, chance: Random) -> tuple[Card, ...]:
    """All cards in any order, those that make things happen rather before the others."""
    return tuple(sorted(Pack(packs=decks).cards, key=lambda card: chance.random() * (0.1 if _wanted(card) else 1)))


def rich_card(chance: Random) -> Card:
    """Any card, rather one that makes things happen."""
    cards = Pack().cards
    return chance.choice([card for card in cards if _wanted(card)] if chance.random() < 0.4 else cards)


def _wanted(card: Card) -> bool:
    return card.rank in _WANTED


def shuffled_for(table: Table, chance: Random) -> tuple[Card, ...]:
    """The order that a shuffle which is due could have before a cut in the middle; of the felt nobody knows one."""
    if table.terms is None or table.plate.cards is CardSource.FELT:
        return ()
    if table.shoe.stage is not Stage.SPREAD and table.shoe.left > 0:
        return ()
    if not completes(table):
        order, half = rich(table.decks, chance), 26 * table.decks
        return order if table.shoe.kind is ShoeKind.AUTOMATED else (*order[-half:], *order[:-half])
    cards: Sequence[Card] = remainder(table)
    return tuple(chance.sample(cards, len(cards)))
