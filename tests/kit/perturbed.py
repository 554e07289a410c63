"""Commands gone wrong: the wrong person, the wrong amount, the wrong box, cards that do not add up, words left out."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Any, TypeVar, cast

import msgspec

from croupier.games.people import Person

C = TypeVar("C")
_FAR = 10**9


def perturbed(command: C, persons: Sequence[Person], chance: Random) -> C:
    """The command with one of its words changed."""
    struct = cast("msgspec.Struct", command)
    field = chance.choice(struct.__struct_fields__)
    other = _other(getattr(struct, field), persons, chance)
    return cast("C", msgspec.structs.replace(struct, **{field: other}))


def _other(value: Any, persons: Sequence[Person], chance: Random) -> Any:
    match value:
        case Person():
            return chance.choice(persons)
        case Enum():
            return chance.choice(tuple(type(value)))
        case bool():
            return not value
        case int():
            return chance.choice((value + 1, value - 1, 2 * value, -value, 0, _FAR))
        case str():
            return ""
        case (*row,):
            return _other_row(tuple(row), chance)
        case msgspec.Struct():
            return perturbed(value, persons, chance)
        case _:
            return value


def _other_row(row: tuple[Any, ...], chance: Random) -> tuple[Any, ...]:
    """A row with one thing missing, one too many, or all of them mixed."""
    if not row:
        return row
    place = chance.randrange(len(row))
    missing, twice = (*row[:place], *row[place + 1 :]), (*row, row[place])
    return chance.choice((missing, twice, tuple(chance.sample(row, len(row)))))
