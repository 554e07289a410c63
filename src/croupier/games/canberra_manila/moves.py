"""The chips that each event moves from one account to another; what the cage books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.accounts import COMMISSION, POT, stake_account
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Event
from croupier.games.house.events import SeatLeft
from croupier.games.house.moves import house_moves, player_account, some
from croupier.money import Move

AnyPayment = e.ForcedPosted | e.OverBlindPosted | e.BetCalled | e.BetMade | e.TappedOut


def moves(table: Table, event: Event) -> tuple[Move, ...]:
    """The movements of an event, the table being as it was before it."""
    found = _MOVING.get(type(event))
    return house_moves(event) if found is None else found(table, event)


def _put_in(table: Table, event: AnyPayment) -> tuple[Move, ...]:
    return (Move(_stake(table, event.seat), POT, event.cents),) if event.cents else ()


def _folded(table: Table, event: e.HandFolded) -> tuple[Move, ...]:
    return (Move(_stake(table, event.seat), POT, event.paid),) if event.paid else ()


def _won(table: Table, event: e.PotAwarded | e.UncalledReturned) -> tuple[Move, ...]:
    return (Move(POT, _stake(table, event.seat), event.cents),) if event.cents else ()


def _charged(_table: Table, event: e.PotFormed) -> tuple[Move, ...]:
    return (Move(POT, COMMISSION, event.commission),) if event.commission else ()


def _bought(_table: Table, event: e.ChipsBought) -> tuple[Move, ...]:
    return (Move(player_account(event.player), stake_account(event.player), event.cents),)


def _taken(_table: Table, event: e.ChipsTaken) -> tuple[Move, ...]:
    return (Move(stake_account(event.player), player_account(event.player), event.cents),)


def _left(table: Table, event: SeatLeft) -> tuple[Move, ...]:
    """Whoever leaves takes along what lies in front."""
    seat = table.seat(event.box)
    return some(Move(stake_account(event.player), player_account(event.player), 0 if seat is None else seat.stake))


def _time(_table: Table, event: e.TimeCharged) -> tuple[Move, ...]:
    return (Move(player_account(event.player), COMMISSION, event.cents),)


def _corrected(table: Table, event: e.AwardCorrected) -> tuple[Move, ...]:
    return (Move(_stake(table, event.from_seat), _stake(table, event.to_seat), event.cents),)


def _misdealt(table: Table, _event: e.Misdealt) -> tuple[Move, ...]:
    """All but blinds and antes goes back."""
    return some(*(Move(POT, stake_account(hand.player), hand.put - hand.forced) for hand in table.round.hands))


def _stake(table: Table, number: int) -> str:
    """The account of whoever sits there, or held the hand that was dealt there."""
    there = table.round.hand(number) or table.seat(number)
    if there is None:
        raise LookupError(f"nobody sits at seat {number}")
    return stake_account(there.player)


_MOVING: dict[type[Event], Callable[[Table, Any], tuple[Move, ...]]] = {
    e.ForcedPosted: _put_in,
    e.OverBlindPosted: _put_in,
    e.BetCalled: _put_in,
    e.BetMade: _put_in,
    e.TappedOut: _put_in,
    e.HandFolded: _folded,
    e.PotAwarded: _won,
    e.UncalledReturned: _won,
    e.PotFormed: _charged,
    e.ChipsBought: _bought,
    e.ChipsTaken: _taken,
    SeatLeft: _left,
    e.TimeCharged: _time,
    e.AwardCorrected: _corrected,
    e.Misdealt: _misdealt,
}
