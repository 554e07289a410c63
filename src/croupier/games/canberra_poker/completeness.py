"""A card that lies twice on the table, or belongs to no deck of 52, stops the round for a count (2.1, 2.4, 12.2)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import ReportCardFault
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
    return (_stopped(table, by, why),)


def report_fault(table: Table, command: ReportCardFault) -> Answer:
    """A card that is missing, damaged, or of another back, as somebody at the table sees it."""
    if not command.what.strip():
        return refuse(C["2.4"], "Nothing is said of the cards.", "Say what is wrong with which card.")
    return (_stopped(table, command.by, command.what),)


def _stopped(table: Table, by: Person, why: str) -> PlayHeld:
    deck = C["12.2"] if table.shoe.kind is ShoeKind.AUTOMATED else C["2.1"]
    return PlayHeld(under=(deck, C["2.4"]), by=by.id, hold=Hold.CARD_COUNT, why=why)
