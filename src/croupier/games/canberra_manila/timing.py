"""The charge for time: announced, within the approved rate, paid in advance, and never given back (15.3)."""

from __future__ import annotations

from datetime import date, timedelta

from croupier.games.canberra_manila.answers import Answer
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import ChargeTime
from croupier.games.canberra_manila.determinations import TimeCharge
from croupier.games.canberra_manila.events import TimeCharged
from croupier.games.canberra_manila.state import Seat, Table
from croupier.games.decider import Refusal
from croupier.games.house.opening import MINUTES
from croupier.games.house.terms import Moment

_UNDER = (C["15.3"], C["A:Commission"])


def charge_time(table: Table, command: ChargeTime) -> Answer:
    """A period's charge from every player at the table whose last one is over."""
    rate = table.next_settings.commission
    if not isinstance(rate, TimeCharge):
        return Refusal(_UNDER, "The commission of this table is taken from the pots.", "Go on without a charge.")
    if not _is_day(command.at.day) or not 0 <= command.at.minute < MINUTES:
        return Refusal(_UNDER, "That is no minute of a day.", "Write the day as in 2026-01-05, and a minute to 1439.")
    owing = [seat for seat in table.seats if unpaid(seat, command.at)]
    if not owing:
        return Refusal(_UNDER, "Everybody at the table has paid for this time.", "Charge again when it is over.")
    until = _later(command.at, rate.minutes)
    return tuple(
        TimeCharged(under=_UNDER, by=command.by.id, seat=seat.box, player=seat.player, cents=rate.cents, until=until)
        for seat in owing
    )


def time_unpaid(table: Table, at: Moment) -> Refusal | None:
    """Why a round may not begin before time is paid for."""
    if not isinstance(table.next_settings.commission, TimeCharge):
        return None
    owing = [seat for seat in table.seats if seat.stake and seat.place.here and unpaid(seat, at)]
    if not owing:
        return None
    who = ", ".join(seat.player for seat in owing)
    return Refusal(_UNDER, f"The charge for this time is unpaid by {who}.", "It is paid in advance: charge the time.")


def unpaid(seat: Seat, at: Moment) -> bool:
    return seat.paid is None or seat.paid <= at


def _later(at: Moment, minutes: int) -> Moment:
    days, minute = divmod(at.minute + minutes, MINUTES)
    return Moment((date.fromisoformat(at.day) + timedelta(days=days)).isoformat(), minute)


def _is_day(day: str) -> bool:
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False
