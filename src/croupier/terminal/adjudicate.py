"""`croupier adjudicate`: what each wager of a round gets, and under which clause."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from croupier.games.canberra_poker.ruling import Ruling
from croupier.games.canberra_poker.ruling import adjudicate as rule_on_canberra_poker
from croupier.games.canberra_poker.sheet import GAME as CANBERRA_POKER
from croupier.games.sheets import Fault, game_of, published, shown
from croupier.rules.shelf import instrument, numbers
from croupier.terminal.complaint import Complaint
from croupier.terminal.ruling_pages import fault_page, ruling_page
from croupier.terminal.sheet_files import sheets

RULES: Mapping[str, Callable[[object], Ruling | Fault]] = {CANBERRA_POKER: rule_on_canberra_poker}
RULED = 0
REFUSED = 2


class Refused(msgspec.Struct, frozen=True):
    """What stands on the line of a sheet that cannot be ruled on."""

    error: Fault


def adjudicate(
    file: Annotated[Path | None, Parameter(name="FILE")] = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Rule on rounds that were played.

    Parameters
    ----------
    file
        A JSON sheet, or one sheet a line; standard input when it is left out.
    json
        Print one ruling a line instead of a page for people.
    """
    console = Console(highlight=False)
    count = refused = 0
    for count, sheet in enumerate(sheets(_read(file)), 1):
        found = _ruled(sheet)
        refused += isinstance(found, Fault)
        if json:
            told = Refused(found) if isinstance(found, Fault) else found
            sys.stdout.buffer.write(msgspec.json.encode(published(told)) + b"\n")
        elif isinstance(found, Fault):
            console.print(fault_page(count, sheet, found))
        else:
            console.print(ruling_page(count, sheet, found))
    if count > 1 and not json:
        console.print(f"{count} sheets: {count - refused} ruled, {refused} refused.")
    return REFUSED if refused else RULED


def _read(file: Path | None) -> bytes:
    try:
        if file is not None:
            return file.read_bytes()
        if sys.stdin.isatty():
            print("Type or paste a sheet, then end with Ctrl-D.", file=sys.stderr)
        return sys.stdin.buffer.read()
    except OSError as fault:
        raise Complaint(f"{file} cannot be read ({fault.strerror}); name a file of sheets.") from None


def _ruled(sheet: object) -> Ruling | Fault:
    game = sheet if isinstance(sheet, Fault) else game_of(sheet)
    if isinstance(game, Fault):
        return game
    if game in RULES:
        return RULES[game](sheet)
    known = {instrument(number).heading.game for number in numbers()}
    why = (
        f"This program does not rule on {game} yet"
        if game in known
        else f"There is no game {shown(game)} in this house"
    )
    return Fault("game", f"{why}; write a sheet of {' or '.join(RULES)}.")
