"""A fingerprint of a state that lasts: a field that is added later, and left as it is, does not change it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import msgspec


def digest(state: Any) -> str:
    """The fingerprint of everything in a state that differs from its default."""
    return sha256(json.dumps(plain(state), sort_keys=True).encode()).hexdigest()


def plain(value: Any) -> Any:
    """A value as numbers, words, lists and tables of those fields that are not at their default."""
    match value:
        case msgspec.Struct():
            return {name: plain(part) for name, part in told(value)}
        case (*row,):
            return [plain(part) for part in row]
        case _:
            return msgspec.to_builtins(value, order="sorted")


def told(struct: msgspec.Struct) -> list[tuple[str, Any]]:
    """The fields of a struct that are not at their default, by name."""
    fields = msgspec.structs.fields(struct)
    parts = [(field, getattr(struct, field.name)) for field in fields]
    return [(field.name, part) for field, part in parts if part != field.default]
