"""`croupier adjudicate`: what each wager of a round gets, and under which clause."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console, RenderableType

from croupier.games.blackjack import ruling as blackjack
from croupier.games.canberra_manila import ruling as canberra_manila
from croupier.games.canberra_poker import ruling as canberra_poker
from croupier.games.sheets import Fault, game_of, published, shown
from croupier.games.ultimate_texas_holdem import ruling as ultimate_texas_holdem
from croupier.terminal.complaint import Complaint
from croupier.terminal.rulings import blackjack as blackjack_page
from croupier.terminal.rulings import canberra_manila as canberra_manila_page
from croupier.terminal.rulings import canberra_poker as canberra_poker_page
from croupier.terminal.rulings import ultimate_texas_holdem as ultimate_texas_holdem_page
from croupier.terminal.rulings.parts import fault_page
from croupier.terminal.sheet_files import sheets

RULED = 0
REFUSED = 2


class Bench(msgspec.Struct, frozen=True):
    """How sheets of one game are ruled on, and how a ruling, or the law behind a refusal, is shown to people."""

    rule: Callable[[object], Any]
    page: Callable[[int, object, Any], RenderableType]
    law_of: Callable[[object], str | None]


BENCHES: Mapping[str, Bench] = {
    "canberra-poker": Bench(canberra_poker.adjudicate, canberra_poker_page.page, canberra_poker_page.law_of),
    "ultimate-texas-holdem": Bench(
        ultimate_texas_holdem.adjudicate, ultimate_texas_holdem_page.page, ultimate_texas_holdem_page.law_of
    ),
    "blackjack": Bench(blackjack.adjudicate, blackjack_page.page, blackjack_page.law_of),
    "canberra-manila": Bench(canberra_manila.adjudicate, canberra_manila_page.page, canberra_manila_page.law_of),
}


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
        bench = _bench(sheet)
        found = bench if isinstance(bench, Fault) else bench.rule(sheet)
        refused += isinstance(found, Fault)
        if json:
            told = Refused(found) if isinstance(found, Fault) else found
            sys.stdout.buffer.write(msgspec.json.encode(published(told)) + b"\n")
        elif not isinstance(bench, Fault) and not isinstance(found, Fault):
            console.print(bench.page(count, sheet, found))
        else:
            console.print(fault_page(count, found, None if isinstance(bench, Fault) else bench.law_of(sheet)))
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


def _bench(sheet: object) -> Bench | Fault:
    """Where the sheet belongs, or why it belongs nowhere."""
    game = sheet if isinstance(sheet, Fault) else game_of(sheet)
    if isinstance(game, Fault):
        return game
    if game in BENCHES:
        return BENCHES[game]
    *others, last = BENCHES
    why = f"There is no game {shown(game)} in this house; write a sheet of {', '.join(others)} or {last}."
    return Fault("game", why)
