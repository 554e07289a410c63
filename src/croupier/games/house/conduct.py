"""How people behave at any table, and what may follow from it: breaches on record, and exclusion from the game."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import HouseAnswer, refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import Act, Attempt, ExcludePlayer, LiftExclusion, RecordBreach
from croupier.games.house.events import BreachRecorded, ExclusionLifted, PlayerExcluded
from croupier.games.house.state import Breach, HouseTable
from croupier.rules.clause import Clause


def record_breach(charter: Charter, table: HouseTable, command: RecordBreach) -> HouseAnswer:
    wrong = _no_breach(charter, command.act)
    if wrong is not None:
        return wrong
    if not command.player.strip():
        return refuse(charter.conduct.forbidden[command.act], "A breach is recorded of somebody.", "Name the person.")
    return (_breach(charter, table, command.player, command.act, command.note, command.by.id),)


def attempt(charter: Charter, table: HouseTable, command: Attempt) -> HouseAnswer:
    """What nobody may do does not happen; that it was tried is on record."""
    wrong = _no_breach(charter, command.act)
    if wrong is not None:
        return wrong
    return (_breach(charter, table, command.by.id, command.act, command.note, command.by.id),)


def _no_breach(charter: Charter, act: Act) -> Refusal | None:
    """Each game forbids what its own rules forbid."""
    if act in charter.conduct.forbidden:
        return None
    why = f"The rules of this game have no clause against this: {act}."
    return refuse(charter.conduct.breach, why, f"Name what they forbid, or “{Act.OTHER}” with a note.")


def _breach(charter: Charter, table: HouseTable, player: str, act: Act, note: str, by: str) -> BreachRecorded:
    number = len(table.breaches) + 1
    under = (charter.conduct.forbidden[act],)
    return BreachRecorded(under=under, by=by, number=number, player=player, act=act, note=note)


def on_record(charter: Charter, table: HouseTable, number: int) -> Breach | Refusal:
    """The breach of this number; without one on record nothing follows for anybody."""
    for breach in table.breaches:
        if breach.number == number:
            return breach
    return refuse(charter.conduct.breach, f"No breach {number} is on record.", "Record the breach first.")


def collusion_of_the_round(charter: Charter, table: HouseTable, number: int | None) -> bool:
    """Whether a breach of the rule on collusion was recorded in this very round, which alone it can touch."""
    if number not in table.round.breaches:
        return False
    return any(breach.number == number and breach.act in charter.conduct.collusion for breach in table.breaches)


def collusion_on_record(charter: Charter, table: HouseTable, number: int, excludes: Clause) -> Breach | Refusal:
    """The breach of this number, if it is one for which its player may be excluded from this very round."""
    breach = on_record(charter, table, number)
    if isinstance(breach, Refusal) or collusion_of_the_round(charter, table, number):
        return breach
    why = f"Breach {number} is no collusion in this round."
    return refuse(excludes, why, "Void the wagers of its player instead.")


def exclude_player(charter: Charter, table: HouseTable, command: ExcludePlayer) -> HouseAnswer:
    breach, under = on_record(charter, table, command.breach), (charter.conduct.exclusion,)
    if isinstance(breach, Refusal):
        return Refusal(under, breach.why, breach.instead)
    if breach.player in table.excluded:
        return Refusal(under, f"{breach.player} is excluded already.", "Lift the exclusion when it is over.")
    return (PlayerExcluded(under=under, by=command.by.id, player=breach.player),)


def lift_exclusion(charter: Charter, table: HouseTable, command: LiftExclusion) -> HouseAnswer:
    under = (charter.conduct.exclusion,)
    if command.player not in table.excluded:
        return Refusal(under, f"{command.player} is not excluded.", "Look at the list of exclusions.")
    return (ExclusionLifted(under=under, by=command.by.id, player=command.player),)
