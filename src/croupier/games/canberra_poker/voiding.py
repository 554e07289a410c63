"""A void round: everything wagered or paid goes back, as if the round had not been.

Clauses A:Void, 13.2, 14.1, 14.3, 16.2, 16.4.
"""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import Act, CollectVoid, VoidReason, VoidRound
from croupier.games.canberra_poker.events import RoundClosed, RoundVoided
from croupier.games.canberra_poker.state import Table
from croupier.games.people import Person
from croupier.money import Move
from croupier.rules.clause import Under

_UNDER: dict[VoidReason, Under] = {
    VoidReason.DISTURBANCE: (C["16.2"], C["A:Void"]),
    VoidReason.IMPRACTICAL: (C["16.4"], C["A:Void"]),
    VoidReason.FRAUD: (C["16.4"], C["A:Void"]),
    VoidReason.COLLUSION: (C["13.2:tail"], C["A:Void"]),
}
COLLUSION = (Act.SHOW_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION)


def voided(table: Table, under: Under, by: Person, reason: str) -> RoundVoided:
    """The event that turns back every movement of the round, the last one first."""
    back = tuple(Move(move.target, move.source, move.cents) for move in reversed(table.round.moves))
    cited = under if C["A:Void"] in under else (*under, C["A:Void"])
    return RoundVoided(under=cited, by=by.id, reason=reason, reversals=back)


def void_round(table: Table, command: VoidRound) -> Answer:
    under = _UNDER[command.reason]
    if not command.note.strip():
        return refuse(under[0], "A round is not voided without its reason.", "Say in a note what happened.")
    if command.reason is VoidReason.COLLUSION and not collusion_of_the_round(table, command.breach):
        why = "No breach of rule 13 with that number is on record for this round."
        return refuse(C["13.2:tail"], why, "Record the breach first, then name its number.")
    return (voided(table, under, command.by, f"{command.reason}: {command.note}"),)


def collusion_of_the_round(table: Table, number: int | None) -> bool:
    """Whether a breach of rule 13 was recorded in this very round, which alone it can touch (13.2)."""
    if number not in table.round.breaches:
        return False
    return any(breach.number == number and breach.act in COLLUSION for breach in table.breaches)


def collect_void(table: Table, command: CollectVoid) -> Answer:
    return (RoundClosed(under=(C["A:Round of Play"],), by=command.by.id, number=table.round.number, void=True),)
