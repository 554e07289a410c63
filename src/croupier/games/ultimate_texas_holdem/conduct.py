"""What players must not say or use, and what may follow from a breach for their wagers (8.7, 12.3, 15.1, 15.3(a))."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house import conduct
from croupier.games.house.answers import refuse
from croupier.games.house.commands import Act, Attempt
from croupier.games.house.conduct import collusion_on_record, on_record
from croupier.games.people import Role
from croupier.games.ultimate_texas_holdem.answers import Answer, round_over, wagers_back
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import ExcludeFromRound, VoidWagers
from croupier.games.ultimate_texas_holdem.deciding import pending
from croupier.games.ultimate_texas_holdem.events import HandVoided
from croupier.games.ultimate_texas_holdem.state import STREETS, Area, Box, Phase, Table
from croupier.games.ultimate_texas_holdem.wagering import taken_back

_HANDS_ON_DUTY = (Role.DEALER, Role.SUPERVISOR, Role.OPERATOR, Role.SYSTEM)
_ALL = (Area.TRIPS, Area.BLIND, Area.ANTE, Area.PLAY)


def attempt(table: Table, command: Attempt) -> Answer:
    """Talk is barred while a round of betting is open, and devices to everybody but staff at their work."""
    if command.act is Act.TALK and not (table.phase in STREETS and pending(table)):
        why = "No round of betting is open."
        return refuse(C["8.7"], why, "Say what you like, except about a hand.")
    if command.act is Act.USE_DEVICE and command.by.role in _HANDS_ON_DUTY:
        return refuse(C["15.1"], "Staff may use devices in the course of their duty.", "Go on with the work.")
    return conduct.attempt(CHARTER, table, command)


def exclude_from_round(table: Table, command: ExcludeFromRound) -> Answer:
    """The player of a recorded breach of rule 12 leaves the round; the wagers are returned (15.3(a))."""
    breach = collusion_on_record(CHARTER, table, command.breach, C["12.3"])
    if isinstance(breach, Refusal):
        return breach
    box = _live_box(table, breach.player)
    if isinstance(box, Refusal):
        return box
    under = (C["12.3"], C["15.3(a)"])
    gone = HandVoided(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *wagers_back(table, box, tuple(Area), under, command.by), *round_over(table, box.box, command.by))


def void_wagers(table: Table, command: VoidWagers) -> Answer:
    """Wagers of the player who broke the rules are returned: all of them, or the trips alone."""
    breach = on_record(CHARTER, table, command.breach)
    if isinstance(breach, Refusal):
        return breach
    under, named = (C["15.3(a)"],), frozenset(command.wagers)
    if named not in (frozenset(Area), frozenset((Area.TRIPS,))) or len(named) < len(command.wagers):
        why = "A hand stands on its ante, blind and play together."
        return Refusal(under, why, "Name all four wagers, or trips alone.")
    box = _live_box(table, breach.player)
    if isinstance(box, Refusal):
        return box
    if not any(box.on(area) for area in named):
        return Refusal(under, f"Box {box.box} has no such wager.", "Name a wager that lies there.")
    if table.phase is Phase.WAGERING:
        return taken_back(box, tuple(area for area in _ALL if area in named), under, command.by)
    back = wagers_back(table, box, command.wagers, under, command.by)
    if Area.ANTE not in named:
        return back
    gone = HandVoided(under=under, by=command.by.id, box=box.box, reason=breach.act)
    return (gone, *back, *round_over(table, box.box, command.by))


def _live_box(table: Table, player: str) -> Box | Refusal:
    for box in table.round.boxes:
        if box.player == player and box.live:
            return box
    return refuse(C["15.3(a)"], f"{player} has no open wagers in this round.", "Exclude the player from the game.")
