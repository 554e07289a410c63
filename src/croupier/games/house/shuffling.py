"""One deck, shuffled for each round: the shuffle by hand, and the cut."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import CutCards, ShuffleCards
from croupier.games.house.completeness import deck_clauses
from croupier.games.house.events import AnyDeckEvent, CardsCut, CardsShuffled
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.terms import CardSource
from croupier.games.people import Role

DeckAnswer = tuple[AnyDeckEvent, ...] | Refusal


def shuffle_cards(charter: Charter, table: DeckTable, command: ShuffleCards) -> DeckAnswer:
    """The dealer shuffles, each round."""
    wrong, by_hand = unready(charter, table, command), charter.shoe.by_hand
    if wrong is not None:
        return wrong
    if command.by.role is not Role.DEALER:
        return refuse(by_hand, "With a plain shoe the dealer shuffles.", "Let the dealer shuffle.")
    return (CardsShuffled(under=(by_hand,), by=command.by.id, order=command.order, by_hand=True),)


def unready(charter: Charter, table: DeckTable, command: ShuffleCards) -> Refusal | None:
    """Why the cards cannot be shuffled into this order, whoever does it."""
    if table.shoe.shuffled:
        why = "The cards are shuffled, and their order is settled."
        return refuse(charter.shoe.order_stands, why, "Deal the round.")
    return order_fault(charter, table, command)


def order_fault(charter: Charter, table: DeckTable, command: ShuffleCards) -> Refusal | None:
    """Why this cannot be the order of the cards: nobody knows it on a felt table, and elsewhere it is one deck."""
    if table.plate.cards is CardSource.FELT:
        if command.order:
            why = "Nobody knows the order of cards on a felt table."
            return refuse(charter.shoe.order_stands, why, "Shuffle without one.")
        return None
    pack = charter.pack(table)
    faults = pack.faults(command.order)
    if not faults:
        return None
    why = f"The order is not one complete deck: {faults}."
    return Refusal(deck_clauses(charter, table), why, f"Shuffle {len(pack.cards)} different cards.")


def cut_cards(charter: Charter, table: DeckTable, command: CutCards) -> DeckAnswer:
    if not table.shoe.shuffled or table.shoe.ready:
        why = "The cards are cut once, after the shuffle."
        return refuse(charter.shoe.cut, why, "Shuffle first; a cut is not repeated.")
    least, size = table.edition.least_cut, len(charter.pack(table).cards)
    if not least.value <= command.after <= size - least.value:
        why = f"A cut after card {command.after} leaves fewer than {least.value} cards at one end."
        return Refusal(least.under, why, f"Cut after card {least.value} to {size - least.value}.")
    return (CardsCut(under=least.under, by=command.by.id, after=command.after),)
