"""One deck in its shoe: the shuffle by hand or by machine, the cut, and a machine that fails."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.approving import backs_objection, unregistered
from croupier.games.house.charter import Charter
from croupier.games.house.commands import MALFUNCTIONS, CutCards, Fault, ReplaceShoe, ReportShoeFault, ShuffleCards
from croupier.games.house.completeness import deck_clauses
from croupier.games.house.events import AnyDeckEvent, CardsCut, CardsShuffled, RoundVoided, ShoeFailed, ShoeReplaced
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.terms import CardSource
from croupier.games.house.voiding import voided
from croupier.games.people import Role

DeckAnswer = tuple[AnyDeckEvent | RoundVoided, ...] | Refusal


def shuffle_cards(charter: Charter, table: DeckTable, command: ShuffleCards) -> DeckAnswer:
    """A plain shoe: the dealer, each round. An automated one: the machine, and the dealer first where the rules say."""
    shoe = charter.shoe
    if table.shoe.shuffled:
        return refuse(shoe.order_stands, "The cards are shuffled, and their order is settled.", "Deal the round.")
    wrong = order_fault(charter, table, command)
    if wrong is not None:
        return wrong
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    by_hand = command.by.role is Role.DEALER
    if automated and shoe.first_by_hand and by_hand == table.shoe.loaded_once:
        who = "machine" if table.shoe.loaded_once else "dealer, who loads the shoe"
        return refuse(shoe.by_machine[0], f"This shuffle is for the {who}.", "Let it be done so.")
    if not automated and not by_hand:
        return refuse(shoe.by_hand, "With a plain shoe the dealer shuffles.", "Let the dealer shuffle.")
    under = shoe.by_machine if automated else (shoe.by_hand,)
    return (CardsShuffled(under=under, by=command.by.id, order=command.order, by_hand=by_hand),)


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
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return refuse(charter.shoe.uncut, "Cards of an automated shoe are not cut.", "Deal the round.")
    if not table.shoe.shuffled or table.shoe.ready:
        why = "The cards are cut once, after the shuffle."
        return refuse(charter.shoe.cut, why, "Shuffle first; a cut is not repeated.")
    least, size = table.edition.least_cut, len(charter.pack(table).cards)
    if not least.value <= command.after <= size - least.value:
        why = f"A cut after card {command.after} leaves fewer than {least.value} cards at one end."
        return Refusal(least.under, why, f"Cut after card {least.value} to {size - least.value}.")
    return (CardsCut(under=least.under, by=command.by.id, after=command.after),)


def report_shoe_fault(charter: Charter, table: DeckTable, command: ReportShoeFault) -> DeckAnswer:
    """A malfunction voids the round while it can still touch its cards."""
    if table.shoe.kind is not ShoeKind.AUTOMATED:
        why = "A plain shoe has no machine that could fail."
        return refuse(charter.shoe.uncut, why, "Count the cards if in doubt.")
    malfunction = command.fault in MALFUNCTIONS
    under = (charter.shoe.noted,)
    noted = ShoeFailed(under=under, by=command.by.id, fault=command.fault, malfunction=malfunction)
    in_round = table.phase in charter.stations.in_round
    if malfunction and (charter.still_deals(table) or (in_round and command.fault is Fault.CARDS_UNFIT)):
        return noted, voided(charter, table, charter.shoe.failed, command.by, f"shoe malfunction: {command.fault}")
    return (noted,)


def replace_shoe(charter: Charter, _table: DeckTable, command: ReplaceShoe) -> DeckAnswer:
    wrong = unregistered(charter, command.shoe) or backs_objection(charter, command.shoe)
    if wrong is not None:
        return wrong
    return (ShoeReplaced(under=charter.shoe.replaced, by=command.by.id, shoe=command.shoe),)
