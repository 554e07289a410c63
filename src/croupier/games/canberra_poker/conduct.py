"""What may follow from a breach for the wagers of the player who is responsible for it (13.2, 16.3(a))."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.collecting import wagers_back
from croupier.games.canberra_poker.commands import ExcludeFromRound, VoidWagers
from croupier.games.canberra_poker.events import AnteWithdrawn, HandWithdrawn, JackpotStakeReturned
from croupier.games.canberra_poker.state import Box, Phase, Standing, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.conduct import collusion_on_record, on_record

WAGERS = ("ante", "bet", "jackpot")


def _live_box(table: Table, player: str, wagers: tuple[str, ...] = WAGERS) -> Box | Refusal:
    """The box with such wagers of the player; of a hand that was withdrawn only a jackpot stake may live on."""
    for box in table.round.boxes:
        in_play = box.standing in (Standing.UNDECIDED, Standing.BET)
        lives_on = box.standing is Standing.OUT and box.jackpot > 0 and wagers == ("jackpot",)
        if box.player == player and (in_play or lives_on):
            return box
    return refuse(C["16.3(a)"], f"{player} has no open wagers in this round.", "Exclude the player from the game.")


def _taken_off(box: Box, command: VoidWagers) -> Answer:
    """Before the first card the named wagers are simply not there any more; a stake stands only on its ante."""
    under, by = (C["16.3(a)"],), command.by.id
    gone = (AnteWithdrawn(under=under, by=by, box=box.box),) if "ante" in command.wagers else ()
    stake = (JackpotStakeReturned(under=under, by=by, box=box.box),) if box.jackpot else ()
    if not (*stake, *gone):
        return refuse(C["16.3(a)"], f"Box {box.box} has no such wager.", "Name a wager that lies there.")
    return (*stake, *gone)


def exclude_from_round(table: Table, command: ExcludeFromRound) -> Answer:
    """The player of a recorded breach of rule 13 leaves the round; the wagers are returned (16.3(a))."""
    breach = collusion_on_record(CHARTER, table, command.breach, C["13.2:tail"])
    if isinstance(breach, Refusal):
        return breach
    box = _live_box(table, breach.player)
    if isinstance(box, Refusal):
        return box
    under = (C["13.2:tail"], C["16.3(a)"])
    gone = HandWithdrawn(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *wagers_back(table, box, WAGERS, under, command.by))


def void_wagers(table: Table, command: VoidWagers) -> Answer:
    """Named wagers of the player who broke the rules are returned; a jackpot stake lives on unless it is named."""
    breach = on_record(CHARTER, table, command.breach)
    if isinstance(breach, Refusal):
        return breach
    named = set(command.wagers)
    if not named or not named <= set(WAGERS) or len(named) < len(command.wagers):
        return refuse(C["16.3(a)"], "Only ante, bet and jackpot can be voided, each once.", "Name one or more of them.")
    if set(command.wagers) & {"ante", "bet"} and not {"ante", "bet"} <= set(command.wagers):
        return refuse(C["16.3(a)"], "A bet stands on its ante.", "Void ante and bet together.")
    if table.phase is Phase.JACKPOT and "ante" in command.wagers:
        return refuse(C["16.3(a)"], "Ante and bet are settled.", "Name the jackpot alone, or void the round.")
    box = _live_box(table, breach.player, command.wagers)
    if isinstance(box, Refusal):
        return box
    under = (C["16.3(a)"],)
    if table.phase is Phase.WAGERING:
        return _taken_off(box, command)
    back = wagers_back(table, box, command.wagers, under, command.by)
    if "ante" not in command.wagers:
        return back or refuse(C["16.3(a)"], f"Box {box.box} has no such wager.", "Name a wager that lies there.")
    gone = HandWithdrawn(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *back)
