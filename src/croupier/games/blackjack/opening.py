"""Opening a table of Blackjack, changing its cards, telling players about them, and opening a round's wagers.

Clauses 1.1, 2.3, 2.4, 3.1, 3.3, 4.1, 4.4, 5.4, 5.5, 18.3(b).
"""

from __future__ import annotations

from croupier.games.blackjack.answers import Answer
from croupier.games.blackjack.approving import decks_objection, objection, shuffle_objection
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import AskAboutCards, ChangeCards, OpenTable
from croupier.games.blackjack.events import CardsAskedAbout, CardsChanged, TableOpened
from croupier.games.blackjack.seating import holders_of_several
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Table
from croupier.games.decider import Refusal
from croupier.games.house import opening as house
from croupier.games.house import wagering
from croupier.games.house.answers import refuse
from croupier.games.house.commands import OpenWagering

_OPENED = (C["1.1"], C["2.3(a)"], C["2.3(b)"], C["3.1"], C["3.3"], C["15.1"], C["N:1"])


def open_table(_table: Table, command: OpenTable) -> Answer:
    terms, at = command.terms, command.at
    wrong = objection(terms, at.day) or house.outside_hours(CHARTER, terms.hours, at)
    if wrong is not None:
        return wrong
    return (TableOpened(under=_OPENED, by=command.by.id, terms=terms),)


def change_cards(table: Table, command: ChangeCards) -> Answer:
    """All cards are changed, and with them how many decks there are and how they are shuffled (2.3, 2.4)."""
    wrong = decks_objection(table.edition, command.decks) or shuffle_objection(command.shuffle)
    if wrong is not None:
        return wrong
    under = (C["2.3(a)"], C["2.3(b)"], C["2.4"])
    return (CardsChanged(under=under, by=command.by.id, decks=command.decks, shuffle=command.shuffle),)


def ask_about_cards(table: Table, command: AskAboutCards) -> Answer:
    under = (C["2.3/tail"],)
    return (CardsAskedAbout(under=under, by=command.by.id, decks=table.decks, shuffle=table.shuffle),)


def open_wagering(table: Table, command: OpenWagering) -> Answer:
    """Every player may wager, once the cards are in the shoe and everybody who wants a box has one."""
    return _not_ready(table) or wagering.open_wagering(CHARTER, table, command)


def _not_ready(table: Table) -> Refusal | None:
    """What Blackjack wants done before a round, beside what every game does."""
    if table.final == 0:
        return Refusal((C["5.5"], C["15.2"]), "The last of the final rounds has been played.", "Close the table.")
    if table.shoe.failed:
        why = "The automated shoe has failed."
        return refuse(C["18.3(b)"], why, "Let the operator replace the shoe; new cards are used.")
    crowded = _crowded(table)
    if crowded is not None:
        return crowded
    if table.shoe.stage is Stage.READY:
        return None
    clause = C["5.4(b)"] if table.shoe.cut_out else C["5.1"]
    return refuse(clause, "The cards are not in the shoe.", "Shuffle and load them first.")


def _crowded(table: Table) -> Refusal | None:
    """Whoever holds several boxes gives up as many as it takes to seat those for whom none is free (4.4)."""
    free = table.plate.layout.boxes - len(table.seats)
    holders = holders_of_several(table) if len(table.waiting) > free else ()
    if not holders:
        return None
    why = f"{' and '.join(table.waiting)} waits for a box, and {' and '.join(holders)} holds several."
    return refuse(C["4.4"], why, "Let a box be given up.")
