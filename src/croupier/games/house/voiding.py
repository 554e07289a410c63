"""A void round: everything wagered or paid goes back, as if the round had not been."""

from __future__ import annotations

from croupier.games.house.answers import HouseAnswer, refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import CollectVoid, VoidReason, VoidRound
from croupier.games.house.conduct import collusion_of_the_round
from croupier.games.house.events import RoundClosed, RoundVoided
from croupier.games.house.state import HouseTable
from croupier.games.people import Person
from croupier.rules.clause import Under


def voided(charter: Charter, table: HouseTable, under: Under, by: Person, reason: str) -> RoundVoided:
    """The event that turns back every movement of the round, the last one first."""
    means = charter.conduct.void_means
    cited = under if means in under else (*under, means)
    return RoundVoided(under=cited, by=by.id, reason=reason, reversals=table.round.reversals)


def void_round(charter: Charter, table: HouseTable, command: VoidRound) -> HouseAnswer:
    """The operator ends the round for a reason that the rules know, and says what happened."""
    under = charter.conduct.void.get(command.reason)
    if under is None:
        why = f"The rules of this game do not void a round for {command.reason}."
        return refuse(charter.rules, why, f"Name one of {', '.join(charter.conduct.void)}.")
    if not command.note.strip():
        return refuse(under[0], "A round is not voided without its reason.", "Say in a note what happened.")
    collusion = command.reason is VoidReason.COLLUSION
    if collusion and not collusion_of_the_round(charter, table, command.breach):
        why = "No breach by collusion with that number is on record for this round."
        return refuse(under[0], why, "Record the breach first, then name its number.")
    return (voided(charter, table, under, command.by, f"{command.reason}: {command.note}"),)


def collect_void(charter: Charter, table: HouseTable, command: CollectVoid) -> HouseAnswer:
    under = charter.conduct.round_ends
    return (RoundClosed(under=under, by=command.by.id, number=table.round.number, void=True),)
