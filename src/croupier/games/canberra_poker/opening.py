"""Opening a table of Canberra Poker: its determinations, and a jackpot that goes on where it stood (1, 8.2, 10.3)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer
from croupier.games.canberra_poker.approving import objection
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import OpenTable
from croupier.games.canberra_poker.determinations import Determinations
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.events import TableOpened
from croupier.games.canberra_poker.state import Table
from croupier.games.decider import Refusal
from croupier.games.house.opening import outside_hours
from croupier.money import dollars


def open_table(table: Table, command: OpenTable) -> Answer:
    terms, at = command.terms, command.at
    wrong = objection(terms, at.day) or _pools_objection(table, terms) or outside_hours(CHARTER, terms.hours, at)
    if wrong is not None:
        return wrong
    under = (C["1.1"], C["3.1"], C["3.3"], C["8.2"], C["15.1"], C["I:1"])
    return (TableOpened(under=under, by=command.by.id, terms=terms),)


def _pools_objection(table: Table, terms: Determinations) -> Refusal | None:
    """The meter goes on where it stood: nobody's contributions are lost between two days."""
    pools, jackpot = table.pools, terms.jackpot
    if jackpot is None or pools.pool_cents + pools.reserve_cents == 0:
        return None
    if (jackpot.pool_cents, jackpot.reserve_cents) == (pools.pool_cents, pools.reserve_cents):
        return None
    why = f"The jackpot closed at {dollars(pools.pool_cents)}, and its reserve at {dollars(pools.reserve_cents)}."
    under = (C["10.3"], *EDITIONS[terms.edition].jackpot_split)
    return Refusal(under, why, "Open the table with these amounts.")
