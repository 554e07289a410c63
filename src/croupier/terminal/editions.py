"""`croupier editions`: where two editions of a game part, with both clauses side by side."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from croupier.games.canberra_poker.editions import E2016, E2023, FlatPrize, PoolPrize, StakePrize
from croupier.money import dollars
from croupier.rules.clause import Under, printed
from croupier.rules.edition import Difference, diff

PAIRS = {"canberra-poker": (E2016, E2023)}


def editions(game: Literal["canberra-poker"], /, *, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Show everything in which the younger edition of a game departs from the older.

    Parameters
    ----------
    game
        The game whose editions are compared.
    json
        Print an array of differences instead of a table.
    """
    older, newer = PAIRS[game]
    differences = diff(older, newer)
    if json:
        print(msgspec.json.format(msgspec.json.encode(differences), indent=2).decode())
    else:
        Console().print(_table(older.instrument, newer.instrument, differences))


def _table(older: str, newer: str, differences: tuple[Difference, ...]) -> Table:
    table = Table(box=SIMPLE, title=f"From {older} to {newer}", collapse_padding=True, pad_edge=False)
    for column in ("what", older, "under", newer, "under"):
        table.add_column(column, overflow="fold", min_width=None if column == "under" else len(newer))
    for line in differences:
        before, after = (_said(line.older), _clauses(line.older_under)), (_said(line.newer), _clauses(line.newer_under))
        if before != after:  # a clause that only got an opening of its own is printed as it was
            table.add_row(line.name.replace("_", " "), *before, *after)
    return table


def _clauses(under: Under) -> str:
    return ", ".join(printed(clause) for clause in under)


def _said(value: object) -> str:
    match value:
        case None:
            return "–"
        case FlatPrize(cents=cents):
            return dollars(cents)
        case StakePrize(times=times):
            return f"{times} × the displayed wager"
        case PoolPrize(part=part, of=of, least_cents=least):
            return f"{part}/{of} of the pool, at least {dollars(least)}"
        case _:
            return str(value)
