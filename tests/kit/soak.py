"""Walk for as long as you like: so many rounds at random over all tables of each game, every invariant checked.

$ python -m tests.kit.soak --rounds 1000
$ python -m tests.kit.soak --game canberra-poker --rounds 10000
$ python -m tests.kit.soak --game canberra-poker --table "felt, plain shoe, 2016" --seed 5 --rounds 1
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

from tests.kit.spec import GameSpec, games, spec_of
from tests.kit.walk import Broken, Walk, walk

STEPS = 120


def walks(spec: GameSpec[Any, Any, Any], table: str | None, seed: int) -> Iterator[Walk[Any, Any, Any]]:
    """One walk after the other, each table in its turn, from this seed on."""
    for number in count(seed):
        for name in (table,) if table is not None else spec.tables:
            yield walk(spec, name, number, STEPS)


def soak(game: str, rounds: int, table: str | None = None, seed: int = 0) -> str:
    """Walk until so many rounds are played, and tell what happened in them."""
    spec = spec_of(game)
    happened: Counter[str] = Counter()
    played = refused = walked = 0
    for done in walks(spec, table, seed):
        happened.update(type(event).__name__ for event in done.history)
        played, refused, walked = played + done.rounds, refused + len(done.refusals), walked + 1
        if played >= rounds:
            break
    never = sorted(kind.__name__ for kind in spec.event_types if kind.__name__ not in happened)
    counted = f"{game}: {walked} walks from seed {seed}, {played} rounds, {happened.total()} events, {refused} refusals"
    return f"{counted}: all is well.\nEvents that never happened: {', '.join(never) or 'none'}."


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.kit.soak", description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", choices=games(), help="only this game; without a name, each of them")
    asked.add_argument("--rounds", type=int, default=1_000, help="how many rounds of each game to play")
    asked.add_argument("--table", help="only this table of the spec")
    asked.add_argument("--seed", type=int, default=0, help="the first seed")
    said = asked.parse_args()
    if said.table is not None and (said.game is None or said.table not in spec_of(said.game).tables):
        known = "; ".join(f"{game}: {', '.join(spec_of(game).tables)}" for game in games())
        asked.error(
            f"{said.table!r} is no table of {said.game or 'every game'}; name a game and one of its tables. {known}"
        )
    try:
        for game in games() if said.game is None else (said.game,):
            print(soak(game, said.rounds, said.table, said.seed))
    except Broken as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
