"""A card that lies twice on the table, or belongs to no deck of 52, stops the round for a count (2.1, 2.6, 13.7)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.house.completeness import misplaced_cards, stopped
from croupier.games.house.events import PlayHeld
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.state import Table


def card_fault(
    table: Table, cards: Sequence[Card], by: Person, known: Sequence[Card | None] = ()
) -> tuple[PlayHeld, ...]:
    """The stop that these newly seen cards call for; `known` are those of the same place that were seen before."""
    why = misplaced_cards(table.round.seen, cards, known)
    return (stopped(CHARTER, table, by, why),) if why else ()
