"""The shuffle, the cutting card, cards that run out, and an automated shoe that fails (5, 14.6, 14.8, 18)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.answers import Answer, Course
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import AnnounceFinalRounds, ReportCuttingCard
from croupier.games.blackjack.dealing import cutting_card
from croupier.games.blackjack.events import FinalRoundsAnnounced, RemainderShuffled
from croupier.games.blackjack.order import completes, next_place, still_deals
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.approving import unregistered
from croupier.games.house.commands import MALFUNCTIONS, ReplaceShoe, ReportShoeFault, ShuffleCards
from croupier.games.house.events import CardsShuffled, ShoeFailed, ShoeReplaced
from croupier.games.house.terms import CardSource
from croupier.games.people import Role


def shuffle_cards(table: Table, command: ShuffleCards) -> Answer:
    """All cards for a new shoe, or those with which a round is completed."""
    if completes(table):
        return _shuffle_remainder(table, command)
    shoe = table.shoe
    if shoe.failed:
        why = "The automated shoe has failed, and new cards are to be used."
        return refuse(C["18.3(b)"], why, "Let the operator replace the shoe.")
    if shoe.stage is not Stage.SPREAD:
        return _settled_order()
    wrong = _wrong_hands(table, command) or _order_fault(table, command)
    if wrong is not None:
        return wrong
    by_hand = command.by.role is Role.DEALER
    machine = shoe.kind is ShoeKind.AUTOMATED
    under = (C["18.2"], C["5/footnote"]) if machine else (C["5.1"],)
    return (CardsShuffled(under=under, by=command.by.id, order=command.order, by_hand=by_hand),)


def _settled_order() -> Refusal:
    return refuse(C["16.5(b)"], "The cards are shuffled, and their order is settled.", "Go on with these cards.")


def _wrong_hands(table: Table, command: ShuffleCards) -> Refusal | None:
    """The dealer shuffles; a machine does so by itself once the dealer has loaded it (5.1, 18.2)."""
    by_hand = command.by.role is Role.DEALER
    if table.shoe.kind is ShoeKind.PLAIN:
        if by_hand:
            return None
        return refuse(C["5.1"], "With a plain shoe the dealer shuffles.", "Let the dealer shuffle.")
    loaded = table.shoe.loaded > 0
    if by_hand != loaded:
        return None
    who = "machine" if loaded else "dealer, who loads the shoe"
    return refuse(C["18.2"], f"This shuffle is for the {who}.", "Let it be done so.")


def _order_fault(table: Table, command: ShuffleCards) -> Refusal | None:
    """Nobody knows the order on a felt table, and elsewhere it is all of the decks."""
    unknown = _unknown_order(table, command)
    if unknown is not None or table.plate.cards is CardSource.FELT:
        return unknown
    faults = Pack(packs=table.decks).faults(command.order)
    if not faults:
        return None
    why = f"The order is not {table.decks} complete decks: {faults}."
    return Refusal((C["2.1"], C["2.3(a)"], C["A:Suit"]), why, f"Shuffle {52 * table.decks} cards.")


def _unknown_order(table: Table, command: ShuffleCards) -> Refusal | None:
    if table.plate.cards is CardSource.FELT and command.order:
        return refuse(C["16.5(b)"], "Nobody knows the order of cards on a felt table.", "Shuffle without one.")
    return None


def _shuffle_remainder(table: Table, command: ShuffleCards) -> Answer:
    """The rack of a shoe that is empty, or what is left in a machine that has failed (14.6, 18.3(a)(i))."""
    shoe = table.shoe
    failed = shoe.failed and not shoe.remainder
    deals = still_deals(table) or table.phase is Phase.WAGERING
    if shoe.stage is not Stage.SPREAD if failed else shoe.left > 0 or not deals:
        return _settled_order()
    if shoe.kind is ShoeKind.AUTOMATED and not failed:
        why = "An automated shoe is not filled from the discard rack."
        return Refusal((C["18.1"], C["14.6"]), why, "Report a malfunction, or let the operator void the round.")
    if command.by.role is not Role.DEALER:
        return refuse(C["18.3(a)(i)"] if failed else C["14.6"], "The dealer shuffles.", "Let the dealer shuffle.")
    count = shoe.left - len(shoe.ahead) if failed else len(shoe.rack)
    wrong = _remainder_fault(table, command, remainder(table))
    if wrong is not None:
        return wrong
    under = (C["18.3(a)(i)"], C["18.3(a)(iii)"]) if failed else (C["14.6"],)
    return (RemainderShuffled(under=under, by=command.by.id, order=command.order, from_rack=not failed, count=count),)


def remainder(table: Table) -> tuple[Card, ...]:
    """The cards with which a round would be completed, as far as the program holds them.

    A card that was drawn in error is not in a shoe that fails, and stays the next to be used (14.2).
    """
    shoe = table.shoe
    if shoe.failed and not shoe.remainder:
        return shoe.order[shoe.gone + len(shoe.ahead) :]
    return tuple(card for card in shoe.rack if card is not None) if shoe.order else ()


def _remainder_fault(table: Table, command: ShuffleCards, cards: tuple[Card, ...]) -> Refusal | None:
    unknown = _unknown_order(table, command)
    if unknown is not None or sorted(command.order) == sorted(cards):
        return unknown
    failed = table.shoe.failed and not table.shoe.remainder
    where = "left in the shoe" if failed else "in the discard rack"
    why = f"These are not the {len(cards)} cards that are {where}."
    return refuse(C["18.3(a)(i)"] if failed else C["14.6"], why, "Shuffle those, and no others.")


def report_cutting_card(table: Table, command: ReportCuttingCard) -> Answer:
    """On a felt table the dealer says when the cutting card comes out, or that it was overlooked (5.4, 5.5, 14.8)."""
    shoe = table.shoe
    if shoe.kind is ShoeKind.AUTOMATED:
        return refuse(C["18.1"], "An automated shoe has no cutting card.", "Go on with the round.")
    if shoe.order:
        return refuse(C["5.4(b)"], "The program knows where the cutting card lies.", "Go on with the round.")
    if shoe.cut_at is None or shoe.stage is not Stage.READY:
        return refuse(C["5.4(b)"], "No cutting card is in the shoe.", "Go on with the round.")
    course = Course(table, command.by)
    place = next_place(table)
    due = DEALER_BOX if place is None else place[0]
    cutting_card(course, None if table.phase is Phase.WAGERING else due, late=command.late)
    return course.told()


def announce_final_rounds(table: Table, command: AnnounceFinalRounds) -> Answer:
    """The last rounds before the table closes, which no cutting card ends (5.5, reading; 15.2)."""
    rounds = table.edition.final_rounds
    if table.final is not None or table.closing:
        return Refusal(rounds.under, "The last rounds have been announced.", "Play them, then close the table.")
    under = (*rounds.under, C["15.2"])
    return (FinalRoundsAnnounced(under=under, by=command.by.id, rounds=rounds.value),)


def report_shoe_fault(table: Table, command: ReportShoeFault) -> Answer:
    """A malfunction that cannot be put right; a round that has begun is completed from another shoe (18.3, 18.4)."""
    shoe = table.shoe
    if shoe.kind is not ShoeKind.AUTOMATED:
        return refuse(C["18.1"], "A plain shoe has no machine that could fail.", "Count the cards if in doubt.")
    if shoe.failed:
        return refuse(C["18.3(a)(i)"], "The shoe has failed already.", "Go on from a plain shoe.")
    malfunction = command.fault in MALFUNCTIONS
    under = (C["18.4"], C["18.3(a)(i)"]) if malfunction else (C["18.4"],)
    return (ShoeFailed(under=under, by=command.by.id, fault=command.fault, malfunction=malfunction),)


def replace_shoe(_table: Table, command: ReplaceShoe) -> Answer:
    """Another shoe with new cards; rule 18 holds for it only if it is automated (18.3(b))."""
    wrong = unregistered(CHARTER, command.shoe)
    if wrong is not None:
        return wrong
    return (ShoeReplaced(under=(C["18.3(b)"], C["A:Shoe"]), by=command.by.id, shoe=command.shoe),)
