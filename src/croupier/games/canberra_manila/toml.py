"""Writing TOML: the few kinds of values that a hand history has, always in the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Dollars(msgspec.Struct, frozen=True):
    """An amount in dollars, which is a number in TOML: whole, or with its cents."""

    cents: int

    def __str__(self) -> str:
        whole, rest = divmod(self.cents, 100)
        return f"{whole}.{rest:02d}" if rest else str(whole)


Value = str | bool | int | Dollars | Sequence["Value"] | Mapping[str, "Value"]


def encoded(value: Value) -> str:
    """A value on one line."""
    match value:
        case str():
            return _quoted(value)
        case bool():
            return "true" if value else "false"
        case int() | Dollars():
            return str(value)
        case Mapping():
            inner = ", ".join([f"{key} = {encoded(part)}" for key, part in value.items()])
            return f"{{ {inner} }}"
        case _:
            return f"[{', '.join([encoded(part) for part in value])}]"


def field(key: str, value: Value) -> str:
    """A key and its value; texts and tables in a row have a line each."""
    if isinstance(value, str | Mapping) or not isinstance(value, Sequence) or not _has_lines(value):
        return f"{key} = {encoded(value)}\n"
    lines = "".join([f"  {encoded(part)},\n" for part in value])
    return f"{key} = [\n{lines}]\n"


def _has_lines(row: Sequence[Value]) -> bool:
    return any(isinstance(part, Mapping) or (isinstance(part, str) and " " in part) for part in row)


def _quoted(text: str) -> str:
    """A text as JSON writes it is a text of TOML, but for one sign."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
