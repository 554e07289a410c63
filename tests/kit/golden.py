"""Golden files: playthroughs on paper, and logs of every release that must lead to the same state for ever.

    $ python -m tests.kit.golden --write

writes the playthroughs anew, to be read before they are kept. A log is written only where this release has none yet.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from croupier.games.decider import play, replay
from tests.kit.digest import digest
from tests.kit.paper import Paper
from tests.kit.spec import GameSpec, Playthrough, spec_of

Spec = GameSpec[Any, Any, Any]
GOLDEN = Path(__file__).parents[1] / "golden"
STATES = "states.txt"


def paper_of(spec: Spec, played: Playthrough[Any]) -> Path:
    """Where a playthrough is kept."""
    return GOLDEN / f"{spec.game.name}-{played.name}.txt"


def printed(spec: Spec, played: Playthrough[Any]) -> str:
    return "\n".join(Paper(spec, played).lines()) + "\n"


def logs(spec: Spec) -> list[Path]:
    """The logs of the game, of every release."""
    return sorted(GOLDEN.glob(f"logs/*/{spec.game.name}-*.jsonl"))


def listed(spec: Spec, shelf: Path) -> list[str]:
    """The logs of the game for which a release has written down where they lead."""
    lines = (shelf / STATES).read_text(encoding="utf-8").splitlines()
    names = [line.split()[1] for line in lines]
    return sorted(name for name in names if name.startswith(f"{spec.game.name}-"))


def recorded_state(log: Path) -> str:
    """The fingerprint of the state that the log led to when it was written."""
    lines = (log.parent / STATES).read_text(encoding="utf-8").splitlines()
    found = [state for state, name in (line.split() for line in lines) if name == log.name]
    return " ".join(found)


def led_to(spec: Spec, log: Path) -> str:
    """The fingerprint of the state that the log leads to now."""
    events = [spec.read_event(line) for line in log.read_bytes().splitlines()]
    return digest(spec.lasting(replay(spec.game, events)))


def write(spec: Spec) -> Iterator[Path]:
    """Write every playthrough, and the logs that this release has not written yet."""
    shelf = GOLDEN / "logs" / version("croupier")
    shelf.mkdir(parents=True, exist_ok=True)
    for played in spec.playthroughs:
        paper = paper_of(spec, played)
        paper.write_text(printed(spec, played), encoding="utf-8")
        yield paper
        log = shelf / f"{paper.stem}.jsonl"
        if not log.exists():
            history = play(spec.game, played.commands)
            log.write_bytes(msgspec.json.Encoder().encode_lines(history.events))
            with (shelf / STATES).open("a", encoding="utf-8") as states:
                states.write(f"{digest(spec.lasting(history.state))}  {log.name}\n")
            yield log


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.kit.golden", description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", default="canberra-poker", help="the name of a game with a spec in tests/games")
    asked.add_argument("--write", action="store_true", required=True, help="write the golden files of the game")
    for file in write(spec_of(asked.parse_args().game)):
        print(file.relative_to(GOLDEN.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
