"""A card that lies on the table more often than the decks have it stops the round for a count (2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.blackjack.charter import CHARTER, DECK
from croupier.games.blackjack.state import Round, Table
from croupier.games.house.completeness import stopped
from croupier.games.house.events import PlayHeld
from croupier.games.people import Person


def lying(now: Round) -> list[Card]:
    """Every card of the round that lies on the table."""
    found = list(now.dealer)
    for box in now.boxes:
        for hand in box.hands:
            found.extend(hand.cards)
    return found


def card_fault(table: Table, named: Sequence[Card], by: Person, known: Sequence[Card] = ()) -> tuple[PlayHeld, ...]:
    """The stop that newly seen cards call for; `known` are those that they take the place of.

    Where the program holds the order, the decks were proved complete when they were loaded.
    """
    if table.shoe.order:
        return ()
    elsewhere = [*table.shoe.rack, *lying(table.round), *table.shoe.ahead]
    for card in known:
        elsewhere.remove(card)
    decks = table.decks
    wrong = [card for card in named if card not in DECK.cards or elsewhere.count(card) + named.count(card) > decks]
    if not wrong:
        return ()
    seen = " and ".join(dict.fromkeys(wrong))
    return (stopped(CHARTER, table, by, f"{seen} cannot be there: seen too often, or foreign to the decks"),)
