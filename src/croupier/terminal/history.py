"""`croupier history`: the rounds of a table's log as poker hand histories, as the public or somebody else saw them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.history import History
from croupier.games.canberra_manila.phh import phh, phhs
from croupier.games.canberra_manila.scribe import Misfit, histories
from croupier.games.people import Display, Player, Regulator, Viewer
from croupier.terminal.complaint import Complaint

_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_STANDARD_INPUT = Path("-")


def history(
    file: Annotated[Path, Parameter(name="FILE", allow_leading_hyphen=True)] = _STANDARD_INPUT,
    /,
    *,
    seat: int | None = None,
    regulator: Annotated[bool, Parameter(negative="")] = False,
    number: Annotated[int | None, Parameter(name="--round")] = None,
) -> None:
    """Print the rounds of Canberra Manila in a log as poker hand histories.

    Parameters
    ----------
    file
        The log of a table, one event a line; standard input when it is left out or is -.
    seat
        Show the rounds as the player at this seat saw them, rather than as the public did.
    regulator
        Show them as the Commission saw them, with recorded breaches.
    number
        Print this round alone, as a document by itself.
    """
    if seat is not None and regulator:
        raise Complaint("A history is told by one viewer; give --seat or --regulator, and not both.")
    found = _rounds(_read(file), Player(seat) if seat is not None else Regulator() if regulator else Display())
    boxes = found[0].terms.layout.boxes
    if seat is not None and not 1 <= seat <= boxes:
        raise Complaint(f"There is no seat {seat} at this table; name one from 1 to {boxes}.")
    sys.stdout.write(phhs(found) if number is None else _one(found, number))


def _rounds(data: bytes, viewer: Viewer) -> tuple[History, ...]:
    """Every round of the log."""
    lines = [(number, line) for number, line in enumerate(data.splitlines(), 1) if line.strip()]
    events = [_event(number, line) for number, line in lines]
    try:
        found = histories(events, viewer)
    except Misfit as misfit:
        raise Complaint(
            f'Line {lines[misfit.place][0]}, "{misfit}", does not follow from the lines before it; '
            'give the whole log as the table wrote it, from "table-opened" on.'
        ) from None
    if not found:
        raise Complaint("No round begins in this log; give the log of a table at which a round has been played.")
    return found


def _event(number: int, line: bytes) -> AnyEvent:
    try:
        return _EVENT.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Complaint(
            f"Line {number} is no event of a table of Canberra Manila ({fault}); "
            "give the log as the table wrote it, one event a line."
        ) from None


def _one(found: tuple[History, ...], number: int) -> str:
    """The round of a number; a table that has been closed and opened again has begun its numbers anew."""
    asked = [each for each in found if each.number == number]
    if not asked:
        known = ", ".join(str(each.number) for each in found)
        raise Complaint(f"There is no round {number} in this log; name one of {known}.")
    return phh(asked[0]) if len(asked) == 1 else phhs(asked)


def _read(file: Path) -> bytes:
    try:
        if file != _STANDARD_INPUT:
            return file.read_bytes()
        if sys.stdin.isatty():
            print("Type or paste a log, then end with Ctrl-D.", file=sys.stderr)
        return sys.stdin.buffer.read()
    except OSError as fault:
        raise Complaint(f"{file} cannot be read ({fault.strerror}); name a file with the log of a table.") from None
