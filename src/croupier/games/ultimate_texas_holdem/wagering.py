"""Ante, equal blind and trips before the first card (4.1-4.6, 5.2-5.5, 7.1, A:Ante, A:Blind, A:Box, A:Trips)."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.state import Seat
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.answers import (
    Answer,
    advised,
    box_in_play,
    chips_only,
    limits_fault,
    outside_limits,
    seat_of,
    shut_out,
)
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import CallNoMoreBets, PlaceWager, WithdrawWager
from croupier.games.ultimate_texas_holdem.events import (
    AnyEvent,
    BetsCalled,
    WageringClosed,
    WagerPlaced,
    WagerWithdrawn,
)
from croupier.games.ultimate_texas_holdem.state import Area, Box, Table
from croupier.money import dollars
from croupier.rules.clause import Under

_PLACED = {
    Area.ANTE: (C["4.2(a)"], C["A:Ante"]),
    Area.BLIND: (C["4.2(a)"], C["A:Blind"]),
    Area.TRIPS: (C["4.2(b)"], C["4.3"], C["A:Trips"]),
}
# A blind stands beside its ante, and trips beside both: what goes back with the chips of each area, and in which order.
_TAKEN_WITH = {
    Area.ANTE: (Area.TRIPS, Area.BLIND, Area.ANTE),
    Area.BLIND: (Area.TRIPS, Area.BLIND),
    Area.TRIPS: (Area.TRIPS,),
}


def place_wager(table: Table, command: PlaceWager) -> Answer:
    seat = _seat_for(table, command)
    if isinstance(seat, Refusal):
        return seat
    low = False
    outside: Under = ()
    if command.wager is not Area.BLIND:
        wrong, low, outside = _against_the_sign(table, seat, command)
        if wrong is not None:
            return wrong
    placed = WagerPlaced(
        under=(*_PLACED[command.wager], *outside),
        by=command.by.id,
        box=command.box,
        player=seat.player,
        wager=command.wager,
        cents=command.cents,
        low=low,
    )
    return (placed, advised(seat.box, command.by)) if low else (placed,)


def _seat_for(table: Table, command: PlaceWager) -> Seat | Refusal:
    """The seat of the player who may place this wager there."""
    if command.wager not in _PLACED:
        why = "A play wager is placed when the hole cards are dealt."
        return refuse(C["A:Play Wager"], why, "Place ante, blind or trips now.")
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    box = table.box(command.box)
    if box is not None and box.on(command.wager):
        why = f"Box {command.box} already has chips on its {command.wager} area."
        return refuse(C["4.5"], why, "Withdraw them to change the wager.")
    seat = seat_of(table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    return shut_out(table, seat.player) or _beside_the_ante(box, command) or seat


def _beside_the_ante(box: Box | None, command: PlaceWager) -> Refusal | None:
    """A blind equals the ante, and trips want both."""
    match command.wager:
        case Area.BLIND if box is None:
            return refuse(C["A:Blind"], f"Box {command.box} has no ante yet.", "Place the ante, then an equal blind.")
        case Area.BLIND if box is not None and command.cents != box.ante:
            why = f"The ante is {dollars(box.ante)} and the blind offered {dollars(command.cents)}."
            return refuse(C["A:Blind"], why, f"Place a blind of {dollars(box.ante)}.")
        case Area.TRIPS if box is None or not box.complete:
            why = f"Box {command.box} has no ante and blind yet."
            return refuse(C["4.3"], why, "Place both of them, then trips.")
        case _:
            return None


def _against_the_sign(table: Table, seat: Seat, command: PlaceWager) -> tuple[Refusal | None, bool, Under]:
    """Why the amount is handed back, or that it is low, and what takes it all the same; a blind follows its ante."""
    ante = command.wager is Area.ANTE
    limits = table.limits if ante else table.trips
    maximum = table.maximum_for(seat.box, "" if ante else Area.TRIPS)
    wrong = limits_fault(seat, command.wager, command.cents, limits)
    return wrong, command.cents < limits.minimum_cents, outside_limits(command.cents, limits, maximum)


def withdraw_wager(table: Table, command: WithdrawWager) -> Answer:
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if command.wager not in _TAKEN_WITH or not box.on(command.wager):
        return refuse(C["4.2(a)"], f"Box {box.box} has no {command.wager} wager.", "Name chips that lie there.")
    return taken_back(box, _TAKEN_WITH[command.wager], _PLACED[command.wager][:1], command.by)


def taken_back(box: Box, areas: tuple[Area, ...], under: Under, by: Person) -> tuple[AnyEvent, ...]:
    """Chips that leave these areas before the first card."""
    there = [area for area in areas if box.on(area)]
    return tuple(WagerWithdrawn(under=under, by=by.id, box=box.box, wager=area) for area in there)


def call_no_more_bets(_table: Table, command: CallNoMoreBets) -> Answer:
    """The call is optional: what ends the wagers is the first card."""
    return (BetsCalled(under=(C["7.1"],), by=command.by.id),)


def close_wagering(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """What the first card brings about: an ante without a blind is dealt no hand, and goes back."""
    events: list[AnyEvent] = []
    for box in table.round.boxes:
        if not box.complete:
            events.extend(taken_back(box, _TAKEN_WITH[Area.ANTE], (C["A:Blind"], C["4.2(a)"]), by))
    boxes = tuple([box.box for box in table.round.boxes if box.complete])
    events.append(WageringClosed(under=(C["7.1"], C["4.6"]), by=by.id, boxes=boxes))
    return tuple(events)
