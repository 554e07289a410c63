"""Who leaves without asking to: excluded players, declared ones who have lost everything, and all when it closes.

Clauses 14.3, 18.2, 19.2(b).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

from croupier.games.canberra_manila.answers import Answer, house_close_table, house_close_void, house_exclusion
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import AnyEvent, ClaimWithdrawn
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.stakes import LEAVING, leaves_at_once
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.commands import CloseTable, CollectVoid, ExcludePlayer
from croupier.games.house.events import SeatLeft
from croupier.games.people import Person

EXCLUDED = (C["19.2(b)"],)


def exclude_player(table: Table, command: ExcludePlayer) -> Answer:
    """The seat is free at once, or with the end of the round in which the player holds a hand; so is a claim to one."""
    answer = house_exclusion(table, command)
    if isinstance(answer, Refusal):
        return answer
    after: Table = reduce(evolve, answer, table)
    claims = [claim for claim in table.claims if claim.player in after.excluded]
    withdrawn = [
        ClaimWithdrawn(under=EXCLUDED, by=command.by.id, seat=claim.seat, player=claim.player) for claim in claims
    ]
    return (*answer, *withdrawn, *_leaving(after, command.by))


def close_table(table: Table, command: CloseTable) -> Answer:
    """Everybody goes, and takes the own table stake along."""
    answer = house_close_table(table, command)
    if isinstance(answer, Refusal):
        return answer
    under, by = CHARTER.opening.closing, command.by.id
    gone = [SeatLeft(under=under, by=by, box=seat.box, player=seat.player) for seat in table.seats]
    return (*gone, *answer)


def collect_void(table: Table, command: CollectVoid) -> Answer:
    answer = house_close_void(table, command)
    return answer if isinstance(answer, Refusal) else with_those_who_leave(table, answer, command.by)


def with_those_who_leave(table: Table, closing: Iterable[AnyEvent], by: Person) -> tuple[AnyEvent, ...]:
    """The events that end a round, and who leaves the table with it."""
    events = tuple(closing)
    if not table.excluded and not [seat for seat in table.seats if seat.declared]:
        return events
    return (*events, *_leaving(reduce(evolve, events, table), by))


def _leaving(table: Table, by: Person) -> Iterator[SeatLeft]:
    """Whoever holds a hand of a round stays until it is over."""
    for seat in table.seats:
        if table.phase is not Phase.BETWEEN and table.round.hand(seat.box) is not None:
            continue
        if seat.player in table.excluded:
            yield SeatLeft(under=EXCLUDED, by=by.id, box=seat.box, player=seat.player)
        elif leaves_at_once(seat.stake, declared=seat.declared):
            yield SeatLeft(under=LEAVING, by=by.id, box=seat.box, player=seat.player)
