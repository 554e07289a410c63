"""How people behave, and what may follow: breaches, exclusion, void wagers, disputes, reviews (13, 16)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.collecting import wagers_back
from croupier.games.canberra_poker.commands import (
    Act,
    Attempt,
    ExcludeFromRound,
    ExcludePlayer,
    LiftExclusion,
    RecordBreach,
    VoidWagers,
)
from croupier.games.canberra_poker.events import BreachRecorded, ExclusionLifted, HandWithdrawn, PlayerExcluded
from croupier.games.canberra_poker.state import Box, Breach, Standing, Table
from croupier.games.canberra_poker.voiding import collusion_of_the_round
from croupier.games.decider import Refusal

FORBIDDEN = {
    Act.SHOW_CARDS: C["13.1"],
    Act.EXCHANGE_CARDS: C["13.2(a)"],
    Act.PASS_INFORMATION: C["13.2(b)"],
    Act.USE_DEVICE: C["16.1"],
    Act.HINDER: C["16.8"],
    Act.INFLUENCE: C["16.9"],
    Act.SIDE_WAGER: C["16.10"],
    Act.ADVISE: C["16.6(a)"],
    Act.SEE_HIDDEN_CARDS: C["16.6(b)"],
    Act.OTHER: C["16.3(a)"],
}
WAGERS = ("ante", "bet", "jackpot")


def record_breach(table: Table, command: RecordBreach) -> Answer:
    if not command.player.strip():
        return refuse(FORBIDDEN[command.act], "A breach is recorded of somebody.", "Name the person.")
    return (_breach(table, command.player, command.act, command.note, command.by.id),)


def attempt(table: Table, command: Attempt) -> Answer:
    """What nobody may do does not happen; that it was tried is on record."""
    return (_breach(table, command.by.id, command.act, command.note, command.by.id),)


def _breach(table: Table, player: str, act: Act, note: str, by: str) -> BreachRecorded:
    number = len(table.breaches) + 1
    return BreachRecorded(under=(FORBIDDEN[act],), by=by, number=number, player=player, act=act, note=note)


def _on_record(table: Table, number: int) -> Breach | Refusal:
    for breach in table.breaches:
        if breach.number == number:
            return breach
    return refuse(C["16.3(a)"], f"No breach {number} is on record.", "Record the breach first.")


def _live_box(table: Table, player: str, wagers: tuple[str, ...] = WAGERS) -> Box | Refusal:
    """The box with such wagers of the player; of a hand that was withdrawn only a jackpot stake may live on."""
    for box in table.round.boxes:
        in_play = box.standing in (Standing.UNDECIDED, Standing.BET)
        lives_on = box.standing is Standing.OUT and box.jackpot > 0 and wagers == ("jackpot",)
        if box.player == player and (in_play or lives_on):
            return box
    return refuse(C["16.3(a)"], f"{player} has no open wagers in this round.", "Exclude the player from the game.")


def exclude_from_round(table: Table, command: ExcludeFromRound) -> Answer:
    """The player of a recorded breach of rule 13 leaves the round; the wagers are returned (16.3(a))."""
    breach = _on_record(table, command.breach)
    if isinstance(breach, Refusal):
        return breach
    if not collusion_of_the_round(table, breach.number):
        why = f"Breach {breach.number} is none of rule 13 in this round."
        return refuse(C["13.2:tail"], why, "Void the wagers under 16.3 instead.")
    box = _live_box(table, breach.player)
    if isinstance(box, Refusal):
        return box
    under = (C["13.2:tail"], C["16.3(a)"])
    gone = HandWithdrawn(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *wagers_back(table, box, WAGERS, under, command.by))


def void_wagers(table: Table, command: VoidWagers) -> Answer:
    """Named wagers of the player who broke the rules are returned; a jackpot stake lives on unless it is named."""
    breach = _on_record(table, command.breach)
    if isinstance(breach, Refusal):
        return breach
    named = set(command.wagers)
    if not named or not named <= set(WAGERS) or len(named) < len(command.wagers):
        return refuse(C["16.3(a)"], "Only ante, bet and jackpot can be voided, each once.", "Name one or more of them.")
    if set(command.wagers) & {"ante", "bet"} and not {"ante", "bet"} <= set(command.wagers):
        return refuse(C["16.3(a)"], "A bet stands on its ante.", "Void ante and bet together.")
    box = _live_box(table, breach.player, command.wagers)
    if isinstance(box, Refusal):
        return box
    under = (C["16.3(a)"],)
    back = wagers_back(table, box, command.wagers, under, command.by)
    if "ante" not in command.wagers:
        return back or refuse(C["16.3(a)"], f"Box {box.box} has no such wager.", "Name a wager that lies there.")
    gone = HandWithdrawn(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *back)


def exclude_player(table: Table, command: ExcludePlayer) -> Answer:
    breach = _on_record(table, command.breach)
    if isinstance(breach, Refusal):
        return Refusal((C["16.3(b)"],), breach.why, breach.instead)
    if breach.player in table.excluded:
        return refuse(C["16.3(b)"], f"{breach.player} is excluded already.", "Lift the exclusion when it is over.")
    return (PlayerExcluded(under=(C["16.3(b)"],), by=command.by.id, player=breach.player),)


def lift_exclusion(table: Table, command: LiftExclusion) -> Answer:
    if command.player not in table.excluded:
        return refuse(C["16.3(b)"], f"{command.player} is not excluded.", "Look at the list of exclusions.")
    return (ExclusionLifted(under=(C["16.3(b)"],), by=command.by.id, player=command.player),)
