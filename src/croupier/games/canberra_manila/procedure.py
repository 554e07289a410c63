"""The dealer's next step, as the table's automations take it and the dealer's screen asks for it.

Clauses 2.4, 7.1, 7.2, 8.3, 8.5, 9.2-9.5, 13.1, 13.2, 15.3, A:Void.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.canberra_manila.timing import time_unpaid
from croupier.games.house import commands as hc
from croupier.games.house.procedure import Due, before_shuffle, shuffle_due
from croupier.games.house.terms import CardSource, Moment
from croupier.games.people import Person


def due(table: Table, by: Person, at: Moment, order: tuple[Card, ...] = ()) -> Due | None:
    """The next step of the procedure that needs nobody's decision; nothing while players or supervisors are to act."""
    if table.phase is not Phase.VOIDED and table.holds:
        return None
    match table.phase:
        case Phase.BETWEEN:
            return _before_round(table, by, at)
        case Phase.POSTING if not table.round.collected:
            what = "blinds" if table.settings.forced.blinds else "antes"
            return Due(f"Collect the {what}.", (C["8.5"],), c.CollectForced(by=by))
        case Phase.POSTING:
            return shuffle_due(CHARTER, table, by, order) or _deal(table, by)
        case Phase.EXPOSING if _program_deals(table) or table.round.laid_out:
            return Due("The next communal card.", (C["9.5"],), c.TurnCommunal(by=by))
        case Phase.SHOWDOWN if _program_deals(table):
            return Due("Show the hands.", (C["13.1"],), c.ShowHands(by=by))
        case Phase.AWARDING:
            return Due("Announce the winners, and award the pots.", (C["13.1"], C["13.2"]), c.AwardPots(by=by))
        case Phase.VOIDED:
            say = "The round is void: return all chips, collect the cards."
            return Due(say, (C["A:Void"],), hc.CollectVoid(by=by))
        case _:
            return None


def _program_deals(table: Table) -> bool:
    return table.plate.cards is CardSource.ELECTRONIC


def _before_round(table: Table, by: Person, at: Moment) -> Due:
    """Checks, the charge for time, and the next round."""
    first = before_shuffle(CHARTER, table, by, at)
    if first is not None:
        return first
    if time_unpaid(table, at) is not None:
        return Due("Collect the charge for time.", (C["15.3"],), c.ChargeTime(by=by, at=at))
    return Due("Pass the button, and begin the round.", (C["8.3"],), c.BeginRound(by=by, at=at))


def _deal(table: Table, by: Person) -> Due | None:
    """Hole cards and the first communal card; on a felt table the dealer names the one that lies face up."""
    if not _program_deals(table):
        return None
    say = "Two cards to each player, clockwise, the button last; then one card face up."
    return Due(say, (C["9.2"], C["9.3"]), c.DealHands(by=by))
