"""Who is offered the cut, where the cards are cut, and where the cutting card goes (5.2, 5.3, 18.1, 18.3(a)(ii))."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.answers import Answer
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import DeclineCut, InsertCuttingCard, OfferCut
from croupier.games.blackjack.events import CutDeclined, CutOffered, CuttingCardInserted
from croupier.games.blackjack.order import controller
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.commands import CutCards
from croupier.games.house.events import CardsCut
from croupier.games.people import Role
from croupier.rules.clause import Clause


def cutters(table: Table) -> Iterator[tuple[str, Clause]]:
    """Everybody to whom the cut may still be offered, in order of preference."""
    known = set(table.shoe.asked)
    for player, clause in (*_preferred(table), *((seat.player, C["5.2(d)"]) for seat in table.seats)):
        if player and player not in known:
            known.add(player)
            yield player, clause


def _preferred(table: Table) -> Iterator[tuple[str, Clause]]:
    """Who comes before the others, if there is such a player."""
    if table.shoe.failed:
        boxes = table.round.boxes
        yield (controller(table, boxes[-1]) if boxes else ""), C["18.3(a)(ii)"]
    elif table.shoe.number == 0:
        yield table.first_player, C["5.2(a)"]
    elif table.cut_last == DEALER_BOX:
        yield table.cutter_last, C["5.2(c)"]
    else:
        yield table.cutter_last, C["5.2(b)"]


def offer_cut(table: Table, command: OfferCut) -> Answer:
    wrong = _not_to_be_cut(table)
    if wrong is not None:
        return wrong
    if table.shoe.offered:
        return refuse(C["5.2(d)"], f"{table.shoe.offered} is being asked.", "Wait for the answer.")
    first = next(cutters(table), None)
    if first is None:
        return refuse(C["5.2/tail"], "Every player has declined.", "Let the supervisor cut.")
    player, clause = first
    if command.player != player:
        return refuse(clause, f"The cut goes to {player} first.", f"Offer it to {player}.")
    return (CutOffered(under=(clause,), by=command.by.id, player=player),)


def decline_cut(table: Table, command: DeclineCut) -> Answer:
    wrong = _not_to_be_cut(table) or _not_asked(table, command.player)
    if wrong is not None:
        return wrong
    if command.by.role is Role.PLAYER and command.by.id != command.player:
        return refuse(C["16.7"], f"{command.player} is asked, not {command.by.id}.", "Wait for that player.")
    return (CutDeclined(under=(C["5.2(d)"],), by=command.by.id, player=command.player),)


def cut_cards(table: Table, command: CutCards) -> Answer:
    """By the player who accepted, or by the supervisor when nobody does."""
    wrong = _not_to_be_cut(table) or _no_cutter(table, command)
    if wrong is not None:
        return wrong
    least, size = table.edition.least_cut, table.shoe.loaded - len(table.shoe.ahead)
    # Few cards that complete a round are cut as well as they can be (reading of 14.6 and 18.3(a)(ii)).
    end = least.value if size >= 2 * least.value else 1
    if not end <= command.after <= size - end:
        why = f"A cut after card {command.after} of {size} is nearer than {end} cards to an end."
        return Refusal(least.under, why, f"Cut after card {end} to {size - end}.")
    by_supervisor = command.by.role is Role.SUPERVISOR
    under = (*least.under, C["5.2/tail"]) if by_supervisor else least.under
    return (CardsCut(under=under, by=command.by.id, after=command.after),)


def _not_to_be_cut(table: Table) -> Refusal | None:
    shoe = table.shoe
    if shoe.stage is Stage.SHUFFLED:
        return None
    if shoe.kind is ShoeKind.AUTOMATED:
        return _never_cut()
    return refuse(C["5.3"], "The cards are cut once, after the shuffle.", "Shuffle first; a cut is not repeated.")


def _never_cut() -> Refusal:
    """Rule 18.2 stands in the place of rule 5, with its cut and its cutting card (18.1)."""
    why = "The cards of an automated shoe are not cut, and no cutting card is among them."
    return Refusal((C["18.1"], C["5/footnote"], C["5.3"]), why, "Go on with the round.")


def _not_asked(table: Table, player: str) -> Refusal | None:
    if table.shoe.offered and player == table.shoe.offered:
        return None
    return refuse(C["5.2(d)"], f"{player or 'Nobody'} has not been offered the cut.", "Offer the cut in its order.")


def _no_cutter(table: Table, command: CutCards) -> Refusal | None:
    role, offered = command.by.role, table.shoe.offered
    if role is Role.SUPERVISOR:
        left = next(cutters(table), None)
        if left is None and not offered:
            return None
        return refuse(C["5.2/tail"], "Not every player has declined the cut.", "Offer it in its order.")
    if role is Role.PLAYER:
        return _not_asked(table, command.by.id)
    return _not_asked(table, offered)


def insert_cutting_card(table: Table, command: InsertCuttingCard) -> Answer:
    """At least one deck from the back, and at most about half the decks in play (5.3)."""
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return _never_cut()
    if table.shoe.stage is not Stage.CUT:
        return refuse(C["5.3"], "The cutting card goes in after the cut.", "Shuffle and cut first.")
    least = table.edition.least_cut
    most = 52 * table.decks // 2 + table.plate.cutting_card_tolerance
    if not least.value <= command.from_back <= most:
        why = f"The cutting card would lie {command.from_back} cards from the back."
        return Refusal(least.under, why, f"Insert it {least.value} to {most} cards from the back.")
    under = (C["5.3"], C["A:New shoe"])
    return (CuttingCardInserted(under=under, by=command.by.id, from_back=command.from_back),)
