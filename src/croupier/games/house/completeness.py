"""A card that lies twice on the table, is missing, or belongs to no such deck, stops the round for a count."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.house.answers import HouseAnswer, refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import ReportCardFault
from croupier.games.house.events import PlayHeld, RoundVoided
from croupier.games.house.state import Hold, HouseTable
from croupier.games.house.voiding import voided
from croupier.games.people import Person
from croupier.rules.clause import Under


def misplaced_cards(pack: Pack, seen: frozenset[Card], cards: Sequence[Card], known: Sequence[Card | None] = ()) -> str:
    """What is wrong with newly seen cards of one deck; `known` are those of the same hand that were seen before."""
    elsewhere = seen.difference(card for card in known if card is not None)
    wrong = [card for card in cards if card in elsewhere or card not in pack or cards.count(card) > 1]
    return f"{' and '.join(dict.fromkeys(wrong))} cannot be there: seen twice, or foreign to the deck" if wrong else ""


def deck_clauses(charter: Charter, table: HouseTable) -> Under:
    """What a deck must be, and what asks for the decks of this table, where that is another clause."""
    return tuple(dict.fromkeys((charter.cards.deck, charter.deck_clause(table))))


def stopped(charter: Charter, table: HouseTable, by: Person, why: str) -> PlayHeld:
    """Play stands still until the cards are counted."""
    under = (*deck_clauses(charter, table), charter.cards.counted, *charter.cards.rechecked)
    return PlayHeld(under=under, by=by.id, hold=Hold.CARD_COUNT, why=why)


def incomplete(charter: Charter, table: HouseTable, by: Person, why: str) -> tuple[RoundVoided, ...]:
    """The end of the round in which a missing or foreign card is found, in games that let it end so."""
    under = charter.cards.incomplete
    if not under or table.phase not in charter.stations.in_round:
        return ()
    return (voided(charter, table, under, by, why),)


def report_fault(charter: Charter, table: HouseTable, command: ReportCardFault) -> HouseAnswer:
    """A card that is missing, damaged, or of another back, as somebody at the table sees it."""
    if not command.what.strip():
        return refuse(charter.cards.counted, "Nothing is said of the cards.", "Say what is wrong with which card.")
    stop = stopped(charter, table, command.by, command.what)
    return (*incomplete(charter, table, command.by, command.what), stop)
