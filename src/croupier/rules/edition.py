"""Editions as data: a parameter never stands without its clauses, and two editions can be laid side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, cast

import msgspec

from croupier.rules.clause import Under

T = TypeVar("T")
E = TypeVar("E", bound=msgspec.Struct)


class Param(msgspec.Struct, Generic[T], frozen=True):
    """A value of an edition and the clauses that set it."""

    value: T
    under: Under

    def __post_init__(self) -> None:
        if not self.under:
            raise ValueError(f"The parameter {self.value!r} cites no clause; name the clause that sets it.")


class Difference(msgspec.Struct, frozen=True):
    """One line in which two editions part; a side on which the line is missing has no value and no clauses."""

    name: str
    older: Any
    older_under: Under
    newer: Any
    newer_under: Under

    @property
    def renumbered(self) -> bool:
        """Whether the value stayed and only its place in the text moved."""
        return bool(self.older == self.newer)


def diff(older: E, newer: E) -> tuple[Difference, ...]:
    """Every line in which the newer edition departs from the older, in the order of the edition's fields."""
    before, after = dict(_lines(older)), dict(_lines(newer))
    missing: tuple[Any, Under] = (None, ())
    return tuple(
        Difference(name, *before.get(name, missing), *after.get(name, missing))
        for name in dict.fromkeys((*before, *after))
        if before.get(name) != after.get(name)
    )


def _lines(edition: msgspec.Struct) -> Iterator[tuple[str, tuple[Any, Under]]]:
    for field in msgspec.structs.fields(edition):
        held = getattr(edition, field.name)
        if field.type == Under:
            yield field.name, (None, held)
        elif isinstance(held, dict):
            table = cast("dict[object, object]", held)
            yield from ((f"{field.name}: {_called(key)}", _cited(line)) for key, line in table.items())
        else:
            yield field.name, _cited(held)


def _cited(held: object) -> tuple[Any, Under]:
    """A value apart from its clauses, whether it is a parameter, a pay line, or a plain name without a clause."""
    under: Under | None = getattr(held, "under", None)
    if not isinstance(held, msgspec.Struct) or under is None:
        return held, ()
    rest = [getattr(held, name) for name in held.__struct_fields__ if name != "under"]
    return (rest[0] if len(rest) == 1 else tuple(rest)), under


def _called(key: object) -> str:
    return str(getattr(key, "name", key)).replace("_", " ").lower()
