"""Cards that show when they should not: in the deal, or later the dealer's or the board's (13.2, 13.4, 13.5)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.answers import Answer, card_fault, card_named, misdeal
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import ReportExposed
from croupier.games.ultimate_texas_holdem.dealing import exposed_in_the_deal
from croupier.games.ultimate_texas_holdem.dealing_order import hand_at, named_place
from croupier.games.ultimate_texas_holdem.determinations import DealerCardShown
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.events import AnyEvent, CardExposed
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Phase, Standing, Table


def report_exposed(table: Table, command: ReportExposed) -> Answer:
    """A card that was shown by mistake; a player's own showing is a breach of rule 12."""
    card = _shown(table, command)
    if isinstance(card, Refusal):
        return card
    stop = card_fault(table, (card,), command.by)
    if stop:
        return stop
    if table.phase is Phase.DEALING:
        return exposed_in_the_deal(table, command.box, [(command.index, card)], command.by)
    if command.box == DEALER_BOX:
        return _dealers(table, command.index, card, command.by)
    return (_exposure(command, card),)


def _shown(table: Table, command: ReportExposed) -> Card | Refusal:
    """The card that everybody saw, as the program holds it or as it was named."""
    dealing = table.phase is Phase.DEALING
    clause = C["13.2"] if dealing else C["13.4(b)"] if command.box == DEALER_BOX else C["13.5"]
    hand = hand_at(table, command.box)
    if hand is None or not 0 <= command.index < len(hand):
        why = f"There is no card {command.index} at {named_place(command.box)}."
        return refuse(clause, why, "Name a box, 0 for the dealer or -1 for the board, and a card from 0.")
    if not dealing and command.box > DEALER_BOX:
        why = "Hole cards that show after the deal are no irregularity of rule 13."
        return refuse(C["12.1"], why, "Record a breach if the player showed them, or let the operator rule.")
    if command.box == BOARD and command.index < table.round.revealed:
        return refuse(clause, "That card lies open by the rules.", "Play on.")
    named = card_named(table.shoe.order, (command.card,))
    if named is not None:
        return named
    held = hand[command.index]
    if held is not None and held in table.round.seen:
        return refuse(clause, f"{held} has been reported as exposed.", "Name a card that has not been reported.")
    card = held or command.card
    return card or refuse(clause, "The exposed card is not named.", "Name the card that was seen.")


def _exposure(command: ReportExposed, card: Card) -> CardExposed:
    """A communal card that shows early takes nobody's choice away, and nobody who has acted gets a second one."""
    under = (C["13.5"],)
    return CardExposed(under=under, by=command.by.id, box=command.box, index=command.index, card=card)


def _dealers(table: Table, index: int, card: Card, by: Person) -> tuple[AnyEvent, ...]:
    """Play goes on once money was put down without knowing the card; before that, it is a misdeal."""
    goes_on = any(_committed(table, street) for street in _made(table))
    under = (C["13.4(b)"],) if goes_on else (C["13.4(a)"],)
    shown = CardExposed(under=under, by=by.id, box=DEALER_BOX, index=index, card=card)
    if goes_on:
        return (shown,)
    return shown, misdeal(C["13.4(a)"], table, by, "a card of the dealer was revealed before any play wager")


def _made(table: Table) -> tuple[Street | None, ...]:
    """The streets on which the play wagers that stand were placed."""
    return tuple(box.street for box in table.round.boxes if box.standing is Standing.PLAYED)


def _committed(table: Table, street: Street | None) -> bool:
    reading = table.plate.readings.dealer_card_shown
    return reading is DealerCardShown.ANY_PLAY_WAGER or street is Street.PREFLOP
