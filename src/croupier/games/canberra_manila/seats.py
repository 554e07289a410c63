"""Who gets a seat that more than one person wants (8.2).

Players at the table come before anybody who waits to join; among equals a card each is drawn, and the highest rank has
the seat. Suits have the same rank (3.1), so those with the same highest rank draw again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.cards.card import Card
from croupier.games.canberra_manila.clauses import C
from croupier.rules.clause import Under

PRIORITY: Under = (C["8.2"],)
DRAW: Under = (C["8.2"], C["3.1"])


def first_claims(wanting: Sequence[str], seated: Sequence[str]) -> tuple[str, ...]:
    """Who has the first claim on a vacant seat; where more than one has, they draw for it."""
    at_table = tuple([player for player in wanting if player in seated])
    return at_table or tuple(wanting)


def highest(drawn: Mapping[str, Card]) -> tuple[str, ...]:
    """Whose card is highest: one player, who has the seat, or all who draw again."""
    best = max(card.rank for card in drawn.values())
    return tuple([player for player, card in drawn.items() if card.rank is best])
