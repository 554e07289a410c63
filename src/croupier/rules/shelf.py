"""The shelf of instruments: each is read from its file once, and a broken one stops the program with one sentence."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from croupier.rules.instrument import Duty, Heading, Instrument, State

SHELF = Path(__file__).with_name("instruments")

T = TypeVar("T")


class BrokenInstrument(Exception):
    """A file of the law that cannot be read; the program does not start on half a law."""


class UnknownInstrument(LookupError):
    """A number or name that no instrument on the shelf bears."""


@cache
def instrument(number: str) -> Instrument:
    """The instrument with this number, "NI2023-573"."""
    file = SHELF / f"{number}.toml"
    if not file.is_file():
        raise BrokenInstrument(f"No instrument {number} is on the shelf; there are {', '.join(numbers())}.")
    return read(file)


def numbers() -> tuple[str, ...]:
    """The numbers of all instruments on the shelf."""
    return tuple(sorted(file.stem for file in SHELF.glob("*.toml")))


def named(text: str) -> Instrument:
    """The instrument that somebody means by "NI2023-573", "ni2023—573", "canberra-poker-2023", or "blackjack"."""
    shelf = [instrument(number) for number in numbers()]
    by_number = re.fullmatch(r"NI\s*(\d{4})\W*(\d+)", text.strip(), re.IGNORECASE)
    meant = f"NI{by_number[1]}-{by_number[2]}" if by_number else re.sub(r"[\s_-]+", "-", text.strip().lower())
    found = [law for law in shelf if meant in (law.number, law.name, law.heading.game)]
    if len(found) == 1:
        return found[0]
    choice = ", ".join(f"{law.number} ({law.name})" for law in found or shelf)
    why = "is the name of more than one instrument" if found else "is no instrument on the shelf"
    raise UnknownInstrument(f"{text!r} {why}; name one of {choice}.")


def read(file: Path) -> Instrument:
    """Read one file of the law, or say in one sentence which file and which entry is broken."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BrokenInstrument(f"{file.name} is not valid TOML: {fault}; mend that line.") from None
    rows = _convert(table.pop("duty", []), list[dict[str, object]], f"{file.name}, [[duty]]")
    if not rows:
        raise BrokenInstrument(f"{file.name} has no [[duty]]; add the duties of the instrument.")
    heading = _convert(table, Heading, f"{file.name}, heading")
    found = Instrument(heading, tuple(_duty(file.name, position, row) for position, row in enumerate(rows, 1)))
    _check(file.name, found)
    return found


def _duty(file: str, position: int, row: dict[str, object]) -> Duty:
    where = f"{file}, duty {position}" + (f" ({row['clause']})" if "clause" in row else "")
    duty = _convert(row, Duty, where)
    if not (duty.clause and duty.duty and duty.who):
        raise BrokenInstrument(f"{where}: clause, duty and who may not be empty; fill them in.")
    if (duty.state is State.ASIDE) != bool(duty.reason):
        raise BrokenInstrument(f"{where}: a reason goes with the state aside and with no other; add it or drop it.")
    return duty


def _convert(row: object, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as fault:
        raise BrokenInstrument(f"{where}: {fault}; mend that entry.") from None


def _check(file: str, found: Instrument) -> None:
    if file != f"{found.number}.toml":
        raise BrokenInstrument(f"{file} says that it is {found.number}; give the file and the number one name.")
    twice = [clause for clause, times in Counter(duty.clause for duty in found.duties).items() if times > 1]
    if twice:
        raise BrokenInstrument(f"{file} has clause {twice[0]} twice; keep one of them.")
