"""`croupier rules`: every duty of the law with its state, the code that does it, and the tests that prove it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console, RenderableType

from croupier.rules.instrument import Duty, Instrument
from croupier.rules.lookup import duties_meant
from croupier.rules.register import Entry, register
from croupier.rules.shelf import UnknownInstrument, instrument, named, numbers
from croupier.terminal.complaint import Complaint
from croupier.terminal.law_pages import duty_pages, instrument_table, shelf_table


def rules(
    law: Annotated[str | None, Parameter(name="INSTRUMENT")] = None,
    clause: str | None = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Show where every duty of the law lives.

    Parameters
    ----------
    law
        One instrument, by number (NI2023-573) or by name (canberra-poker-2023).
    clause
        One clause of it (9.4), or a whole rule (11).
    json
        Print an array of duties instead of tables.
    """
    shelf = tuple(instrument(number) for number in numbers()) if law is None else (_instrument(law),)
    wanted = None if clause is None else _duties(shelf[0], clause)
    entries = register(shelf)
    if wanted is not None:
        entries = tuple(entry for entry in entries if entry.clause in {duty.clause for duty in wanted})
    if json:
        print(msgspec.json.format(msgspec.json.encode(entries), indent=2).decode())
    else:
        Console().print(_page(shelf, wanted, entries))


def _page(shelf: Sequence[Instrument], wanted: Sequence[Duty] | None, entries: Sequence[Entry]) -> RenderableType:
    if wanted is not None:
        return duty_pages(wanted, entries)
    return shelf_table(shelf, entries) if len(shelf) > 1 else instrument_table(shelf[0], entries)


def _instrument(text: str) -> Instrument:
    try:
        return named(text)
    except UnknownInstrument as fault:
        raise Complaint(str(fault)) from None


def _duties(law: Instrument, clause: str) -> tuple[Duty, ...]:
    found = duties_meant(law, clause)
    if not found:
        asked = clause or "without a number"
        raise Complaint(f"{law.number} has no clause {asked}; croupier rules {law.number} lists all of them.")
    return found
