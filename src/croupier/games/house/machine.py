"""One deck in a shoe that may be an automated one: its shuffle, and a machine that fails."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Refusal
from croupier.games.house import shuffling
from croupier.games.house.answers import refuse
from croupier.games.house.approving import backs_objection, unregistered
from croupier.games.house.charter import MachineCharter
from croupier.games.house.commands import MALFUNCTIONS, CutCards, Fault, ReplaceShoe, ReportShoeFault, ShuffleCards
from croupier.games.house.events import AnyMachineEvent, CardsShuffled, RoundVoided, ShoeFailed, ShoeReplaced
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.shuffling import DeckAnswer
from croupier.games.house.voiding import voided
from croupier.games.people import Role

MachineAnswer = tuple[AnyMachineEvent | RoundVoided, ...] | Refusal


def shuffle_cards(charter: MachineCharter, table: DeckTable, command: ShuffleCards) -> DeckAnswer:
    """A plain shoe: the dealer, each round. An automated one: the machine, and the dealer first where the rules say."""
    if table.shoe.kind is not ShoeKind.AUTOMATED:
        return shuffling.shuffle_cards(charter, table, command)
    wrong = shuffling.unready(charter, table, command)
    if wrong is not None:
        return wrong
    rules, by_hand = charter.machine, command.by.role is Role.DEALER
    if rules.first_by_hand and by_hand == table.shoe.loaded_once:
        who = "machine" if table.shoe.loaded_once else "dealer, who loads the shoe"
        return refuse(rules.by_machine[0], f"This shuffle is for the {who}.", "Let it be done so.")
    return (CardsShuffled(under=rules.by_machine, by=command.by.id, order=command.order, by_hand=by_hand),)


def cut_cards(charter: MachineCharter, table: DeckTable, command: CutCards) -> DeckAnswer:
    """Only the cards of a plain shoe are cut."""
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return refuse(charter.machine.uncut, "Cards of an automated shoe are not cut.", "Deal the round.")
    return shuffling.cut_cards(charter, table, command)


def report_shoe_fault(charter: MachineCharter, table: DeckTable, command: ReportShoeFault) -> MachineAnswer:
    """A malfunction voids the round while it can still touch its cards."""
    if table.shoe.kind is not ShoeKind.AUTOMATED:
        why = "A plain shoe has no machine that could fail."
        return refuse(charter.machine.uncut, why, "Count the cards if in doubt.")
    malfunction = command.fault in MALFUNCTIONS
    under = (charter.machine.noted,)
    noted = ShoeFailed(under=under, by=command.by.id, fault=command.fault, malfunction=malfunction)
    in_round = table.phase in charter.stations.in_round
    if malfunction and (charter.still_deals(table) or (in_round and command.fault is Fault.CARDS_UNFIT)):
        return noted, voided(charter, table, charter.machine.failed, command.by, f"shoe malfunction: {command.fault}")
    return (noted,)


def replace_shoe(charter: MachineCharter, _table: DeckTable, command: ReplaceShoe) -> MachineAnswer:
    wrong = unregistered(charter, command.shoe) or backs_objection(charter, command.shoe)
    if wrong is not None:
        return wrong
    return (ShoeReplaced(under=charter.machine.replaced, by=command.by.id, shoe=command.shoe),)
