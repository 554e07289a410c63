"""What is told to everybody at the table, and irregularities that the rules do not list (16.5, 16.6, 17.16, 19.4)."""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer, refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import AnswerRemedy, ProposeRemedy, ShareInformation
from croupier.games.canberra_manila.events import (
    InformationShared,
    RemedyAdopted,
    RemedyAnswered,
    RemedyProposed,
    RemedyRejected,
)
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Refusal
from croupier.games.people import Role


def share_information(table: Table, command: ShareInformation) -> Answer:
    """What one player was told of a hand is told to all."""
    hand = table.round.hand(command.seat)
    under = (C["16.5"],) if hand is not None and not hand.live else (C["16.6"],)
    if hand is None or not command.what.strip():
        return Refusal(under, "Information names a hand of this round and says what is known of it.", "Give both.")
    return (InformationShared(under=under, by=command.by.id, seat=command.seat, what=command.what),)


def propose_remedy(table: Table, command: ProposeRemedy) -> Answer:
    under = (C["17.16"],)
    if not command.what.strip():
        return Refusal(under, "No course of action was named.", "Say what is proposed.")
    if table.round.remedy:
        return Refusal(under, "The players are still asked about another proposal.", "Let them answer it first.")
    return (RemedyProposed(under=under, by=command.by.id, what=command.what),)


def answer_remedy(table: Table, command: AnswerRemedy) -> Answer:
    """One refusal ends it, and the operator decides; when all who were dealt in agree, it is done."""
    now, under, by = table.round, (C["17.16"],), command.by
    hand = now.hand(command.seat)
    if not now.remedy:
        return Refusal(under, "Nothing has been proposed.", "Wait for the casino operator's proposal.")
    if hand is None or (by.role is Role.PLAYER and by.id != hand.player):
        return refuse(C["17.16"], f"Seat {command.seat} is not yours to answer for.", "Answer for your own hand.")
    if command.seat in now.agreed:
        return Refusal(under, f"Seat {command.seat} has agreed already.", "Wait for the others.")
    answered = RemedyAnswered(under=under, by=by.id, seat=command.seat, agrees=command.agrees)
    if not command.agrees:
        return (answered, RemedyRejected(under=(*under, C["19.4"]), by=by.id, what=now.remedy))
    if {one.seat for one in now.hands} <= now.agreed | {command.seat}:
        return (answered, RemedyAdopted(under=under, by=by.id, what=now.remedy))
    return (answered,)
