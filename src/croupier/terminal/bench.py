"""`croupier bench`: the project's own benchmarks, each beside a peer in the same run."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Column, Table

from croupier.bench import canberra_manila, engine
from croupier.bench.stopwatch import Benchmark
from croupier.terminal.complaint import Complaint

_SUITES = {"engine": engine.benchmarks, "manila": canberra_manila.benchmarks}
_MOST_SECONDS = 600


def bench(*names: str, json: Annotated[bool, Parameter(negative="")] = False, seconds: float = 3.0) -> None:
    """Measure how fast this machine plays, beside its peers.

    Parameters
    ----------
    names
        Which benchmarks to run: engine, manila. All of them, when none is named.
    json
        Print one JSON object instead of a table.
    seconds
        How long each rate is measured, in seconds of processor time.
    """
    unknown = [name for name in names if name not in _SUITES]
    if unknown:
        raise Complaint(f"There is no benchmark {unknown[0]!r}; name {' or '.join(_SUITES)}, or none for all.")
    if not 0 < seconds <= _MOST_SECONDS:
        most = f"more than 0 and at most {_MOST_SECONDS}"
        raise Complaint(f"--seconds is {seconds}, which measures nothing; give {most}.")
    found = [line for name in names or _SUITES for line in _SUITES[name](seconds)]
    if json:
        sys.stdout.write(msgspec.json.encode({"benchmarks": found}).decode() + "\n")
    else:
        _print(found)


def _print(lines: list[Benchmark]) -> None:
    table = Table(Column("benchmark", overflow="fold"), "ours", "unit", "peer", "ratio")
    for line in lines:
        peers = ", ".join(f"{name} {rate:,.0f}" for name, rate in line.peer.items())
        ratio = "" if line.ratio is None else f"{line.ratio:.1f}"
        table.add_row(line.name, f"{line.ours:,.0f}", line.unit, peers, ratio)
    Console().print(table)
