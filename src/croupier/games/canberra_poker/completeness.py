"""A card that lies twice on the table, or belongs to no deck of 52, stops the round for a count (2.1, 2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.events import PlayHeld
from croupier.games.canberra_poker.state import Hold, Table
from croupier.games.people import Person


def card_fault(
    table: Table, cards: Sequence[Card], by: Person, known: Sequence[Card | None] = ()
) -> tuple[PlayHeld, ...]:
    """The stop that these newly seen cards call for; `known` are those of the same hand that were seen before."""
    elsewhere = table.round.seen.difference(card for card in known if card is not None)
    wrong = [card for card in cards if card in elsewhere or card is Card.JOKER or cards.count(card) > 1]
    if not wrong:
        return ()
    why = f"{' and '.join(dict.fromkeys(wrong))} cannot be there: seen twice, or foreign to the deck"
    return (PlayHeld(under=(C["2.1"], C["2.4"]), by=by.id, hold=Hold.CARD_COUNT, why=why),)
