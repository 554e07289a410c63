"""Cards on a felt table that were named otherwise than they lie, until the pots are won (9.3, 13.1, 17.14)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_manila.answers import Answer, card_fault, refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import CorrectFaces
from croupier.games.canberra_manila.events import FacesCorrected
from croupier.games.canberra_manila.hands import rankings
from croupier.games.canberra_manila.showing import SHOWN
from croupier.games.canberra_manila.state import BOARD, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource

COMMUNAL = (C["9.3"], C["A:Communal Cards"])


def correct_faces(table: Table, command: CorrectFaces) -> Answer:
    """Cards that were named wrong are named as they lie; once the pots are won it is an award that is put right."""
    lying = _open_cards(table, command.place)
    if isinstance(lying, Refusal):
        return lying
    if len(command.cards) != len(lying):
        why = f"{len(command.cards)} cards were named, and {len(lying)} lie there."
        return refuse(C["9.3"], why, "Name all of them, in the order in which they were dealt.")
    if command.cards == lying:
        return refuse(C["9.3"], "These are the cards as they were named.", "Name them as they lie.")
    return card_fault(table, command.cards, command.by, lying) or (_renamed(table, command),)


def _open_cards(table: Table, place: int) -> tuple[Card, ...] | Refusal:
    """The cards that lie open at a place, as they were named."""
    now = table.round
    if table.plate.cards is CardSource.ELECTRONIC:
        return refuse(C["7.3"], "The program deals these cards, and nobody has named them.", "Play on.")
    if place == BOARD:
        return (*now.board, *now.laid_out)
    hand = now.hand(place)
    if hand is not None and hand.shown:
        return hand.faces
    return refuse(C["13.1"], f"No hand lies open at seat {place}.", "Name a hand that has been shown, or the board.")


def _renamed(table: Table, command: CorrectFaces) -> FacesCorrected:
    by, place, cards = command.by.id, command.place, command.cards
    if place == BOARD:
        return FacesCorrected(under=COMMUNAL, by=by, place=place, cards=cards)
    held = rankings(table.settings.hands).held(cards, table.round.board)
    high, low = (hand.name if hand is not None else "" for hand in (held.high, held.low))
    return FacesCorrected(under=SHOWN, by=by, place=place, cards=cards, high=high, low=low)
