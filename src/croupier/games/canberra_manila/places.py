"""How each seat stands between two rounds, and how far button and blinds have come (17.4, 17.11 to 17.13)."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_manila.button import steps


class Standing(StrEnum):
    """What a seat is to the game; only who plays on is dealt in without more."""

    PLAYING = "playing"
    NEW = "new"
    """Not dealt in yet since the player came (17.11)."""
    MISSED = "missed"
    """Blinds went past while the player sat out (17.4)."""
    MOVED = "moved"
    """The player has changed to a seat further from the blinds (17.13)."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """A taken seat between two rounds."""

    seat: int
    standing: Standing = Standing.NEW
    here: bool = True
    """Whether the player would play the next round; otherwise the seat sits out."""
    posts: bool = False
    """Whether the player elects to post what is owed and to be dealt in at once, rather than to wait."""
    missed: tuple[int, ...] = ()
    """Which blinds were missed, from 1 on: each counts once, however often it went past."""
    due: bool = False
    """Whether the last blind went past while the seat waited, so that its wait is over (see `entry`)."""

    @property
    def kept_off_button(self) -> bool:
        """A new player does not enter on the button, and nobody rejoins there (17.4, 17.11/lead)."""
        return self.standing is Standing.NEW or bool(self.missed)


class Course(msgspec.Struct, frozen=True, gc=False):
    """Where the button and the last blind stood in a round."""

    button: int
    last_blind: int = 0
    """Zero in an ante game."""
    first: int = 0
    """Where the button began, until it has gone round the table once; then zero (17.12)."""


def moved(place: Place, seat: int, last: Course | None, seats: int) -> Place:
    """The same player at another seat: further off if the last blind has more seats to go to it (17.13)."""
    if last is None or not last.last_blind or place.standing is Standing.NEW:
        return replace(place, seat=seat)
    if steps(last.last_blind, seat, seats) <= steps(last.last_blind, place.seat, seats):
        return replace(place, seat=seat)
    return replace(place, seat=seat, standing=Standing.MOVED, posts=False, due=False)
