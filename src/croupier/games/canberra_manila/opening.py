"""Opening a table of Canberra Manila, and notice of other settings (1.1, 2.2, 2.3, 4.1, 4.2, 15.1, 15.2, 18.1)."""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer
from croupier.games.canberra_manila.approving import objection, settings_objection
from croupier.games.canberra_manila.charter import CHARTER, deck_clause
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import AnnounceSettings, OpenTable
from croupier.games.canberra_manila.events import SettingsAnnounced, TableOpened
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Refusal
from croupier.games.house.opening import outside_hours
from croupier.rules.clause import Under


def open_table(_table: Table, command: OpenTable) -> Answer:
    terms, at = command.terms, command.at
    wrong = objection(terms, at.day) or outside_hours(CHARTER, terms.hours, at)
    if wrong is not None:
        return wrong
    deck = deck_clause(terms.limits.hands.pack)
    under = (C["1.1"], C["2.2/lead"], deck, C["4.1"], C["4.2"], C["15.1"], C["18.1"], C["N:approval"])
    return (TableOpened(under=under, by=command.by.id, terms=terms),)


def announce_settings(table: Table, command: AnnounceSettings) -> Answer:
    """Notice comes first; the settings of a round stand until it is over, and new ones come with the next."""
    wrong = settings_objection(table.edition, command.settings, table.plate.smallest_chip_cents)
    if wrong is not None:
        return wrong
    under: Under = (C["4.1"], C["4.2/lead"])
    if command.settings == table.next_settings:
        return Refusal(under, "These are the settings of the next round already.", "Begin it.")
    hands = command.settings.hands
    if hands.pack != table.next_settings.hands.pack:
        under = (*under, C["2.2/lead"], deck_clause(hands.pack))
    if hands != table.next_settings.hands:
        under = (*under, C["3.5"])
    return (SettingsAnnounced(under=under, by=command.by.id, settings=command.settings),)
