"""The gate: everything below the store has 95 of 100 lines and 95 of 100 branches covered, each counted by itself."""

from __future__ import annotations

import json
import subprocess
import sys

LEAST_PER_CENT = 95


def measured() -> dict[str, int]:
    """Coverage's own totals, over the files that pyproject.toml puts behind the gate."""
    command = (sys.executable, "-m", "coverage", "json", "--quiet", "-o", "-")
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    totals: dict[str, int] = report["totals"]
    return totals


def short(name: str, covered: int, total: int) -> bool:
    """Print one line of the gate, and tell whether it is not reached."""
    failed = covered * 100 < LEAST_PER_CENT * total
    print(
        f"coverage below the store: {covered} of {total} {name}" + (f", under {LEAST_PER_CENT} %" if failed else ""),
        flush=True,
    )
    return failed


def main() -> int:
    totals = measured()
    lines = short("lines", totals["covered_lines"], totals["num_statements"])
    branches = short("branches", totals["covered_branches"], totals["num_branches"])
    if lines or branches:
        subprocess.run((sys.executable, "-m", "coverage", "report"), check=False)
    return int(lines or branches)


if __name__ == "__main__":
    sys.exit(main())
