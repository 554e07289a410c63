"""What is put into the pot before a round, by whom and why: antes, blinds, and the price of coming in (8.4, 8.5, 17.4).

A newcomer, and who moved further off, pays up to the last blind's level, a blind in turn included (17.11, 17.13).
Missed blinds come on top of a blind in turn: as much of them as reaches that level is the player's first bet, the rest
is dead (17.4). Who waited for the last blind pays it, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from croupier.games.canberra_manila.button import BLINDS
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Forced
from croupier.games.canberra_manila.places import Place, Standing
from croupier.rules.clause import Under

ANTE: Under = (C["8.5(b)"], C["A:Ante"])
POSTING: dict[Standing, Under] = {
    Standing.PLAYING: (),
    Standing.NEW: (C["17.11(b)"],),
    Standing.MISSED: (C["17.4"],),
    Standing.MOVED: (C["17.13"],),
}
"""Under what somebody comes in who elects to post."""
WAITING: dict[Standing, Under] = {**POSTING, Standing.NEW: (C["17.11(a)"],)}
"""Under what somebody comes in, or stays out, who waits for the last blind."""


class Kind(StrEnum):
    """What a forced payment is."""

    ANTE = "ante"
    BLIND = "blind"
    ENTRY = "entry blind"
    MISSED = "missed blinds"


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Chips that a seat has to put into the pot before the first card, as far as its stake reaches."""

    seat: int
    kind: Kind
    live_cents: int
    """How much of it counts towards the player's bet in the first betting round."""
    dead_cents: int
    under: Under
    blind: int = 0
    """Which blind in turn it is, from 1 on."""


def antes(dealt: Sequence[int], forced: Forced) -> tuple[Payment, ...]:
    """From everybody dealt in; it sets no amount to call (A:Ante)."""
    return tuple([Payment(seat, Kind.ANTE, 0, forced.ante_cents, ANTE) for seat in dealt])


def blinds_of(dealt: Sequence[int], forced: Forced) -> tuple[Payment, ...]:
    """The blinds in turn, where nobody owes more."""
    return tuple([_blind(seat, number, forced) for seat, number in zip(dealt, range(len(forced.blinds)), strict=False)])


def payments_of(dealt: Sequence[Place], owing: Sequence[Place], forced: Forced) -> tuple[Payment, ...]:
    """The blinds in turn and what those who come in owe, of places in order from the button's left."""
    last = min(len(forced.blinds), len(dealt)) - 1
    payments: list[Payment] = []
    for number, place in enumerate(dealt):
        if number <= last:
            payments.append(_blind(place.seat, number, forced, entering(place) if place in owing else ()))
        if number != last and place in owing:
            payments.extend(_owed(place, forced, last, forced.blinds[number] if number < last else 0))
    return tuple(payments)


def _blind(seat: int, number: int, forced: Forced, entering: Under = ()) -> Payment:
    return Payment(seat, Kind.BLIND, forced.blinds[number], 0, BLINDS[number] + entering, number + 1)


def entering(place: Place) -> Under:
    """Under what somebody comes in for a price."""
    return POSTING[place.standing] if place.posts and not place.due else WAITING[place.standing]


def _owed(place: Place, forced: Forced, last: int, posted: int) -> Iterator[Payment]:
    """What somebody pays to come in elsewhere than as the last blind, beside a blind in turn that is posted there."""
    waited, missed = place.due or not place.posts, [blind for blind in place.missed if blind <= len(forced.blinds)]
    room = max(0, forced.blinds[last] - posted)
    if waited or place.standing is not Standing.MISSED:
        if room:
            yield Payment(place.seat, Kind.ENTRY, room, 0, entering(place))
        room, missed = 0, [blind for blind in missed if blind != last + 1]
    owed = 0 if waited else sum([forced.blinds[blind - 1] for blind in missed])
    if owed:
        live = min(owed, room)
        yield Payment(place.seat, Kind.MISSED, live, owed - live, (C["17.4"],))
