"""Communal cards that are exposed before their time, and how far bets may go because of them (17.17, 17.18)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_manila.answers import Answer, card_fault, card_named
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import ReportCommunalExposed
from croupier.games.canberra_manila.events import CommunalExposed
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource

_DURING = (C["17.17"],)
_BEFORE = (C["17.18"],)


def report_communal_exposed(table: Table, command: ReportCommunalExposed) -> Answer:
    """During a betting round the level stays where it is; before the bets on the card before it, at the minimum.

    A second card that shows before any bet in the first betting round is a matter of 17.17 too, 17.18 beginning with
    the third; while nothing has been bet the level may then reach the table's minimum.
    """
    now = table.round
    out = len(now.board) + len(now.laid_out)
    if out >= table.edition.communal_cards.value:
        return Refusal(_DURING, "All communal cards are open already.", "Go on with the round.")
    card = _face(table, 2 * len(now.hands) + out, command.card)
    if isinstance(card, Refusal):
        return card
    stop = card_fault(table, (card,), command.by)
    if stop:
        return stop
    minimum = table.settings.bets.minimum_cents
    if table.phase is Phase.EXPOSING:
        under, ceiling = _BEFORE, None
    elif now.street > 1 and not now.opened:
        under, ceiling = _BEFORE, minimum
    else:
        under, ceiling = _DURING, now.level or minimum
    if now.ceiling is not None and ceiling is not None:
        ceiling = min(ceiling, now.ceiling)
    return (CommunalExposed(under=under, by=command.by.id, card=card, ceiling=ceiling),)


def _face(table: Table, place: int, typed: Card | None) -> Card | Refusal:
    if table.plate.cards is CardSource.ELECTRONIC:
        return card_named(table.shoe.order, (typed,)) or table.shoe.order[place]
    if typed is None:
        return Refusal(_DURING, "The exposed card is not named.", "Name the card that everybody sees.")
    return typed
