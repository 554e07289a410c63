"""The timetable of Canberra Poker as a page shows it, drawn from the table that `decide` itself reads."""

from __future__ import annotations

from pathlib import Path

from croupier.games.canberra_poker.state import Phase
from croupier.games.canberra_poker.timetable import TIMETABLE


def write(folder: Path) -> None:
    """Put the table into a file that a page includes."""
    folder.mkdir(exist_ok=True)
    (folder / "canberra-poker-timetable.md").write_text("\n".join(_lines()) + "\n")


def _lines() -> list[str]:
    lines = ["| Command | by | when | under |", "|---|---|---|---|"]
    for command, step in TIMETABLE.items():
        name = str(command.__struct_config__.tag).replace("-", " ")
        when = "always" if len(step.phases) == len(Phase) else ", ".join(p for p in Phase if p in step.phases)
        clauses = ", ".join(clause for clause in step.under if not clause.startswith("A:Casino"))
        lines.append(f"| {name} | {', '.join(sorted(step.roles))} | {when} | {clauses} |")
    return lines
