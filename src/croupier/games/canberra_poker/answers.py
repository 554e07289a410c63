"""What a handler gives back, and the refusals that many of them share (4.3, 4.4, A:Box)."""

from __future__ import annotations

from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.events import AnyEvent, WagerSettled
from croupier.games.canberra_poker.settle import Settled
from croupier.games.canberra_poker.state import Box, Seat, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import Tender
from croupier.games.people import Person, Role
from croupier.money import dollars
from croupier.rules.clause import Clause

Answer = tuple[AnyEvent, ...] | Refusal


def refuse(under: Clause, why: str, instead: str) -> Refusal:
    return Refusal((under,), why, instead)


def seat_of(table: Table, number: int, person: Person) -> Seat | Refusal:
    """The seat at a box, if the person may act there."""
    seat = table.seat(number)
    if seat is None:
        return refuse(C["A:Box"], f"Nobody holds box {number}.", "Take the seat first.")
    if person.role is Role.PLAYER and seat.player != person.id:
        why = f"Box {number} is held by {seat.player}; one player wagers on one box."
        return refuse(C["4.4"], why, "Play your own box.")
    return seat


def box_in_play(table: Table, number: int, person: Person) -> Box | Refusal:
    """The box in this round, if the person may act on it."""
    box = table.box(number)
    if box is None:
        return refuse(C["A:Ante"], f"Box {number} has no ante in this round.", "Ante when the next round opens.")
    if person.role is Role.PLAYER and box.player != person.id:
        why = f"Box {number} is played by {box.player}; one player wagers on one box."
        return refuse(C["4.4"], why, "Play your own box.")
    return box


def chips_only(tender: Tender, cents: int) -> Refusal | None:
    """A wager is chips on the layout, and at least one of them."""
    if tender is not Tender.CHIPS:
        why = f"A wager is made with gaming chips on the box, not with {tender}."
        return refuse(C["4.3"], why, "Buy chips and place them on the box.")
    if cents <= 0:
        return refuse(C["4.3"], f"{dollars(cents)} is no wager.", "Place an amount above zero.")
    return None


def settled_event(box: int, settled: Settled, person: Person) -> WagerSettled:
    """The result of a wager, as something that happened at the table."""
    return WagerSettled(
        under=settled.under,
        by=person.id,
        box=box,
        wager=settled.wager,
        staked=settled.staked,
        outcome=settled.outcome,
        returned=settled.returned,
    )
