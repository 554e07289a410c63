"""Who acts at a table and who looks at it: the roles of the dictionaries, and the sealed union of viewers."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Role(StrEnum):
    """The parts that people, and the table's own equipment, play."""

    PLAYER = "player"
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    OPERATOR = "operator"
    DIRECTOR = "director"
    CAGE = "cage"
    REGULATOR = "regulator"
    SYSTEM = "system"

    # As with cards: looked up at every command, and equal to its text.
    __hash__ = str.__hash__


class Person(msgspec.Struct, frozen=True, order=True):
    """Somebody in a role: the role gives the right, the id says who used it."""

    role: Role
    id: str


class Player(msgspec.Struct, frozen=True, tag="player", tag_field="viewer"):
    """The player who holds a box."""

    box: int


class Dealer(msgspec.Struct, frozen=True, tag="dealer", tag_field="viewer"):
    """The dealer's screen."""


class Supervisor(msgspec.Struct, frozen=True, tag="supervisor", tag_field="viewer"):
    """The supervisor's screen."""


class Cage(msgspec.Struct, frozen=True, tag="cage", tag_field="viewer"):
    """The cage, which sees money and no cards."""


class Director(msgspec.Struct, frozen=True, tag="director", tag_field="viewer"):
    """The tournament director."""


class Regulator(msgspec.Struct, frozen=True, tag="regulator", tag_field="viewer"):
    """The Commission, which sees everything but live hidden cards."""


class Display(msgspec.Struct, frozen=True, tag="display", tag_field="viewer"):
    """The public display by the table."""


Viewer = Player | Dealer | Supervisor | Cage | Director | Regulator | Display
