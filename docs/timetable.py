"""The timetables of the games as their pages show them, drawn from the tables that `decide` itself reads."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from croupier.games.house.charter import Charter
from croupier.games.house.timetable import Phases, Step, Timetable
from croupier.games.people import Role


def write(folder: Path) -> None:
    """Put the table of each game into a file that its page includes."""
    folder.mkdir(exist_ok=True)
    for game, timetable in _timetables():
        (folder / f"{game}-timetable.md").write_text("\n".join(_lines(timetable)) + "\n")


def _timetables() -> Iterator[tuple[str, Timetable[Charter]]]:
    """Every game of the house, under the name that the command knows it by."""
    (games,) = map(Path, import_module("croupier.games").__path__)
    for folder in sorted(file.parent.name for file in games.glob("*/game.py")):
        game = f"croupier.games.{folder}"
        yield import_module(f"{game}.game").GAME.name, import_module(f"{game}.timetable").TIMETABLE


def _lines(timetable: Timetable[Charter]) -> Iterator[str]:
    yield from ("| Command | by | when | under |", "|---|---|---|---|")
    for command, step in timetable.items():
        name = str(command.__struct_config__.tag).replace("-", " ")
        who = "anybody" if step.roles == frozenset(Role) else ", ".join(sorted(step.roles))
        yield f"| {name} | {who} | {_when(timetable.charter, step.phases)} | {_under(timetable.charter, step)} |"


def _when(charter: Charter, phases: Phases) -> str:
    """The stations of a command; a long way through the round by its first and its last."""
    at = charter.stations
    if phases in (at.every, at.open):
        return "always" if phases == at.every else "while the table is open"
    order = list(type(at.closed))
    places = [order.index(phase) for phase in order if phase in phases]
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return ", ".join(_run([str(order[place]) for place in run]) for run in runs)


def _run(names: list[str]) -> str:
    return ", ".join(names) if len(names) < 4 else f"from “{names[0]}” to “{names[-1]}”"


def _under(charter: Charter, step: Step) -> str:
    """The clauses of the step; those on who is who only where there are no others."""
    rights = frozenset(charter.rights.values())
    under = dict.fromkeys(step.under)
    return ", ".join(clause for clause in under if clause not in rights) or ", ".join(under)
