"""What comes before the first card: who is in the round, and its blinds, over-blinds or antes.

Clauses 4.1, 4.2, 8.3-8.5, 14.1, 14.3, 17.4, 17.11, A:Ante, A:Blind, A:Declared, A:Over-Blind, A:Post.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from croupier.games.canberra_manila.answers import Answer, may_begin, outside_hours, refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import BeginRound, CollectForced, PostOverBlind
from croupier.games.canberra_manila.entry import LineUp, line_up
from croupier.games.canberra_manila.events import (
    AnyEvent,
    ForcedCollected,
    ForcedPosted,
    OverBlindPosted,
    PlayerDeclared,
    RoundBegun,
    SeatLeftOut,
)
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.forced import Kind
from croupier.games.canberra_manila.state import Hand, Seat, Table
from croupier.games.decider import Refusal
from croupier.games.house.events import SeatLeft
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Role
from croupier.money import dollars

BROKE = (C["14.3"], C["A:Declared"])


def begin_round(table: Table, command: BeginRound) -> Answer:
    """Stakes are looked at, settings come into force, and button, blinds and hands are settled."""
    wrong = outside_hours(table.plate.hours, command.at) or may_begin(table, command.at.day)
    if wrong is not None:
        return wrong
    before = tuple(_stakes_looked_at(table, command.by))
    there: Table = reduce(evolve, before, table)
    line = _line_up(there)
    if isinstance(line, Refusal):
        return line
    return (*before, *_begun(there, line, command.at, command.by))


def _stakes_looked_at(table: Table, by: Person) -> Iterator[AnyEvent]:
    """Who has not come up to the minimum is declared, and who has nothing left leaves."""
    for seat in table.seats:
        if seat.stake >= table.coming_settings.stake_cents:
            continue
        if not seat.declared and seat.stake:
            yield PlayerDeclared(under=BROKE, by=by.id, seat=seat.box)
        if not seat.stake and _was_dealt_in(table, seat):
            yield SeatLeft(under=BROKE, by=by.id, box=seat.box, player=seat.player)


def _was_dealt_in(table: Table, seat: Seat) -> bool:
    """Whether the player has played, and lost, a stake here; somebody new has still to buy one."""
    return seat.played


def _line_up(table: Table) -> LineUp | Refusal:
    forced = table.coming_settings.forced
    found = line_up(table.course, [_place(table, seat) for seat in table.seats], forced, table.plate.layout.boxes)
    if isinstance(found, Refusal):
        return found
    cards = table.coming_settings.hands.pack
    size, wanted = cards.size + cards.joker, 2 * len(found.dealt) + table.edition.communal_cards.value
    if wanted > size:
        why = f"{len(found.dealt)} hands and the communal cards take {wanted} cards, and the deck has {size}."
        return Refusal((C["2.2"], C["9.1"]), why, "Let players sit out, or determine a larger deck.")
    return found
