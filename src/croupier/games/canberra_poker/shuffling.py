"""The shuffle, the cut, and the shoe that may fail or be exchanged (5, 12.1-12.3, 12.6-12.8)."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import CutCards, Fault, ReplaceShoe, ReportShoeFault, ShuffleCards
from croupier.games.canberra_poker.dealing import next_position
from croupier.games.canberra_poker.determinations import shoe_objection
from croupier.games.canberra_poker.events import CardsCut, CardsShuffled, ShoeFailed, ShoeReplaced
from croupier.games.canberra_poker.opening import DECK
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.canberra_poker.voiding import voided
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource
from croupier.games.people import Role

_FULL_DECK = frozenset(DECK.cards)
_MALFUNCTIONS = (Fault.MECHANICAL, Fault.ELECTRICAL, Fault.CARDS_UNFIT)


def shuffle_cards(table: Table, command: ShuffleCards) -> Answer:
    """A plain shoe: the dealer, each round. An automated one: the dealer once, then the machine."""
    if table.shoe.shuffled:
        return refuse(C["16.6(b)"], "The cards are shuffled, and their order is settled.", "Deal the round.")
    wrong = _order_fault(table, command)
    if wrong is not None:
        return wrong
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    by_hand = command.by.role is Role.DEALER
    if automated and by_hand == table.shoe.loaded_once:
        who = "machine" if table.shoe.loaded_once else "dealer, who loads the shoe"
        return refuse(C["12.3"], f"This shuffle is for the {who}.", "Let it be done so.")
    if not automated and not by_hand:
        return refuse(C["5.1"], "With a plain shoe the dealer shuffles.", "Let the dealer shuffle.")
    under = (C["12.3"], C["12.1"]) if automated else (C["5.1"],)
    return (CardsShuffled(under=under, by=command.by.id, order=command.order, by_hand=by_hand),)


def _order_fault(table: Table, command: ShuffleCards) -> Refusal | None:
    if table.plate.cards is CardSource.FELT:
        if command.order:
            return refuse(C["16.6(b)"], "Nobody knows the order of cards on a felt table.", "Shuffle without one.")
        return None
    if len(command.order) == len(_FULL_DECK) and frozenset(command.order) == _FULL_DECK:
        return None
    faults = DECK.faults(command.order)
    clause = C["12.2"] if table.shoe.kind is ShoeKind.AUTOMATED else C["2.1"]
    return refuse(clause, f"The order is not one complete deck: {faults}.", "Shuffle 52 different cards.")


def cut_cards(table: Table, command: CutCards) -> Answer:
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return refuse(C["12.1"], "Cards of an automated shoe are not cut.", "Deal the round.")
    if not table.shoe.shuffled or table.shoe.ready:
        return refuse(C["5.2"], "The cards are cut once, after the shuffle.", "Shuffle first; a cut is not repeated.")
    least = table.edition.least_cut
    if not least.value <= command.after <= DECK.size - least.value:
        why = f"A cut after card {command.after} leaves fewer than {least.value} cards at one end."
        return Refusal(least.under, why, f"Cut after card {least.value} to {DECK.size - least.value}.")
    return (CardsCut(under=least.under, by=command.by.id, after=command.after),)


def report_shoe_fault(table: Table, command: ReportShoeFault) -> Answer:
    """A malfunction voids the round while it can still touch its cards (12.6)."""
    if table.shoe.kind is not ShoeKind.AUTOMATED:
        return refuse(C["12.1"], "A plain shoe has no machine that could fail.", "Count the cards if in doubt.")
    malfunction = command.fault in _MALFUNCTIONS
    noted = ShoeFailed(under=(C["12.8"],), by=command.by.id, fault=command.fault, malfunction=malfunction)
    dealing = table.phase is Phase.WAGERING or (table.phase is Phase.DEALING and next_position(table) is not None)
    in_round = table.phase not in (Phase.BETWEEN, Phase.VOIDED)
    if malfunction and (dealing or (in_round and command.fault is Fault.CARDS_UNFIT)):
        return noted, voided(table, (C["12.6"], C["12.8"]), command.by, f"shoe malfunction: {command.fault}")
    return (noted,)


def replace_shoe(_table: Table, command: ReplaceShoe) -> Answer:
    wrong = shoe_objection(command.shoe)
    if wrong is not None:
        return wrong
    return (ShoeReplaced(under=(C["12.7"], C["A:Shoe"]), by=command.by.id, shoe=command.shoe),)
