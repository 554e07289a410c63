"""What goes wrong with cut and initial deal: mended, dealt anew, or too late to matter (17.1 to 17.3, A:Misdeal).

Readings. Before the first bet, and while nobody has looked, a wrong deal is mended where it can be; found until the end
of the first betting round it is a misdeal. Blinds and antes stay for the new deal and are not collected twice, later
bets go back, and the button stays (17.3).
"""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import DealFault, ReportDealFault
from croupier.games.canberra_manila.events import FaultStands, HandsReconstructed, Misdealt
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource
from croupier.games.people import Person
from croupier.rules.clause import Clause, Under

_CLAUSES = {
    DealFault.CARD_SEEN_IN_CUT: C["17.1(a)"],
    DealFault.NOT_CUT: C["17.1(b)"],
    DealFault.HOLE_CARD_SHOWN: C["17.1(c)"],
    DealFault.SECOND_COMMUNAL_FACE_UP: C["17.1(c)"],
    DealFault.OUT_OF_TURN: C["17.1(d)"],
    DealFault.PLAYER_MISSED: C["17.1(e)"],
    DealFault.EXTRA_HOLE_CARD: C["17.1(e)"],
}
_MENDED = (DealFault.OUT_OF_TURN, DealFault.PLAYER_MISSED, DealFault.EXTRA_HOLE_CARD)
_OF_A_SEAT = (*_MENDED, DealFault.HOLE_CARD_SHOWN)
_IN_THE_CUT = (DealFault.CARD_SEEN_IN_CUT, DealFault.NOT_CUT)


def report_deal_fault(table: Table, command: ReportDealFault) -> Answer:
    wrong = _impossible(table, command)
    if wrong is not None:
        return wrong
    now, clause, by = table.round, _CLAUSES[command.fault], command.by
    if now.street > 1 or (now.street == 1 and table.phase is not Phase.BETTING):
        return (FaultStands(under=(C["17.2"], clause), by=by.id, reason=command.fault, seat=command.seat),)
    mended = command.fault in _MENDED and not now.opened and not command.looked and command.repairable
    if mended:
        return (HandsReconstructed(under=(clause,), by=by.id, reason=command.fault),)
    excess = (C["17.1(f)"],) if command.fault is DealFault.EXTRA_HOLE_CARD else (clause,)
    return (misdeal(excess, command.fault, by),)


def _impossible(table: Table, command: ReportDealFault) -> Refusal | None:
    """Why this cannot have gone wrong."""
    clause, now = _CLAUSES[command.fault], table.round
    if table.plate.cards is CardSource.ELECTRONIC:
        why = "The program cuts and deals the cards of this table, and none of them can go astray."
        return Refusal((clause, C["7.3"]), why, "Void the round, or raise a dispute, if something else is wrong.")
    if (command.seat or command.fault in _OF_A_SEAT) and now.hand(command.seat) is None:
        return Refusal((clause,), f"Seat {command.seat} has no hand in this round.", "Name the seat that it concerns.")
    if now.street == 0:
        return _before_the_deal(table, command.fault, clause)
    return None


def _before_the_deal(table: Table, fault: DealFault, clause: Clause) -> Refusal | None:
    if fault is DealFault.CARD_SEEN_IN_CUT and table.shoe.shuffled:
        return None
    if fault is DealFault.NOT_CUT:
        return Refusal((clause, C["7.2"]), "No card has been dealt, so the cut can still be made.", "Cut the cards.")
    why = "The cards have not been shuffled." if fault in _IN_THE_CUT else "No card has been dealt."
    return Refusal((clause,), why, "Report it when it has happened.")


def misdeal(under: Under, reason: str, by: Person) -> Misdealt:
    """The cards are shuffled, cut and dealt anew, by the same button; it was no round of play."""
    return Misdealt(under=(*under, C["17.3"], C["A:Misdeal"]), by=by.id, reason=reason)
