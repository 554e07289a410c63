"""Players who are kept to the minimum, for having sat out or by the approved procedures (4.7-4.9, 18.1)."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.answers import Answer
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import LiftRestriction, ReportRestrictions, RequireMinimum, RestrictPlayer
from croupier.games.blackjack.events import (
    MinimumRequired,
    PlayerRestricted,
    RestrictionLifted,
    RestrictionsReported,
)
from croupier.games.blackjack.state import Table
from croupier.games.blackjack.wagering import kept_to_minimum, sat_out
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse


def require_minimum(table: Table, command: RequireMinimum) -> Answer:
    """Somebody who sat out a round of this shoe wagers the minimum until a new one (4.7)."""
    player = command.player
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return refuse(C["18.1"], "With an automated shoe rule 4.7 has no effect.", "Take the player's wagers.")
    if not player.strip() or not sat_out(table, player):
        why = f"{player or 'Nobody'} has wagered in every round of this shoe."
        return Refusal((C["4.7(a)"], C["4.7(b)"]), why, "Name somebody who has sat out.")
    if kept_to_minimum(table, player):
        return refuse(C["4.7/tail"], f"{player} is kept to the minimum already.", "Wait for a new shoe.")
    clause = C["4.7(b)"] if table.guest(player).played else C["4.7(a)"]
    return (MinimumRequired(under=(clause, C["4.7/tail"]), by=command.by.id, player=player),)


def restrict_player(table: Table, command: RestrictPlayer) -> Answer:
    """One box at the minimum, by the approved procedures; whoever was tracked before is not tracked anew (4.8, 4.9)."""
    player, known = command.player, table.restriction(command.player)
    if not player.strip():
        return refuse(C["4.8"], "A restriction is somebody's.", "Name the player.")
    if table.plate.procedures is None:
        why = "No approved procedures are on file for this table."
        return Refusal((C["4.8"], C["A:Approved"]), why, "Open the table with the reference of their approval.")
    if known is not None and known.active:
        return refuse(C["4.8"], f"{player} is restricted already.", "Lift the restriction when it is over.")
    if known is None and not command.tracking.strip():
        return refuse(C["4.8"], f"{player} has not been tracked.", "Give the record of the tracking.")
    again = known is not None and not command.tracking.strip()
    tracking = known.tracking if known is not None and again else command.tracking
    under = (C["4.8"], C["4.9"]) if again else (C["4.8"],)
    return (PlayerRestricted(under=under, by=command.by.id, player=player, tracking=tracking),)


def lift_restriction(table: Table, command: LiftRestriction) -> Answer:
    known = table.restriction(command.player)
    if known is None or not known.active:
        return refuse(C["4.8"], f"{command.player or 'Nobody'} is not restricted.", "Look at the list of restrictions.")
    return (RestrictionLifted(under=(C["4.8"],), by=command.by.id, player=command.player),)


def report_restrictions(table: Table, command: ReportRestrictions) -> Answer:
    """The Commission is advised of every restriction (4.8)."""
    players = tuple(one.player for one in table.restrictions if not one.reported)
    if not players or not command.reference.strip():
        why = "No restriction waits to be reported, or the report has no reference."
        return refuse(C["4.8"], why, "Give the reference of the advice to the Commission.")
    under = (C["4.8"],)
    return (RestrictionsReported(under=under, by=command.by.id, players=players, reference=command.reference),)
