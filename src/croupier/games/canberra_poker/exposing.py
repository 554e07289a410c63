"""Cards that show their faces when they should not: two are turned down, a third voids the round (14.1, 14.2)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_poker.answers import Answer, card_fault, card_named, voided
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import ReportExposed
from croupier.games.canberra_poker.events import AnyEvent, CardExposed, DealCompleted
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table
from croupier.games.house.answers import refuse
from croupier.games.people import Person


def exposed(table: Table, place: tuple[int, int], card: Card, by: Person) -> tuple[AnyEvent, ...]:
    """The exposure, and the void that the third of a round brings."""
    box, index = place
    stays_up = box == DEALER_BOX and table.round.up is None and table.phase is Phase.DEALING
    under = (C["14.2"], C["14.1"]) if stays_up else (C["14.1"],)
    shown = CardExposed(under=under, by=by.id, box=box, index=index, card=card, stays_up=stays_up)
    if table.round.exposed < table.edition.exposed_cards_allowed.value:
        return (shown,)
    return shown, voided(table, (C["14.1"],), by, "a third card was exposed")


def report_exposed(table: Table, command: ReportExposed) -> Answer:
    """A card of a hand already dealt that was shown by mistake; a player's own showing is a breach of rule 13."""
    hand = table.round.dealer if command.box == DEALER_BOX else _cards_of(table, command.box)
    if not 0 <= command.index < len(hand):
        why = f"Box {command.box} has no card {command.index}."
        return refuse(C["14.1"], why, "Name the box, or 0 for the dealer, and the card by 0 to 4.")
    if command.box == DEALER_BOX and command.index == table.round.up:
        return refuse(C["14.1"], "That card lies face up by the rules.", "Play on.")
    named = card_named(table.shoe.order, (command.card,))
    if named is not None:
        return named
    card = hand[command.index] or command.card
    if card in table.round.seen and hand[command.index] is not None:
        return refuse(C["14.1"], f"{card} has been counted as exposed.", "Name a card that has not been reported.")
    if card is None or command.card not in (None, card):
        return refuse(C["14.1"], "The exposed card is not named as it lies.", "Name the card that was seen.")
    stop = card_fault(table, (card,), command.by)
    return stop or _reported(table, (command.box, command.index), card, command.by)


def _reported(table: Table, place: tuple[int, int], card: Card, by: Person) -> tuple[AnyEvent, ...]:
    """A face of a whole packet that stays up is the dealer's up card, and no top card is turned (12.4, 14.2)."""
    shown = exposed(table, place, card, by)
    stays_up = any(isinstance(event, CardExposed) and event.stays_up for event in shown)
    whole = len(table.round.dealer) == table.edition.hand_cards.value
    over = stays_up and whole and table.round.exposed < table.edition.exposed_cards_allowed.value
    return (*shown, DealCompleted(under=(C["12.4"], C["14.2"]), by=by.id)) if over else shown


def _cards_of(table: Table, number: int) -> tuple[Card | None, ...]:
    box = table.box(number)
    return () if box is None else box.cards
