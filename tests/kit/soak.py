"""Walk for as long as you like: so many rounds at random over all tables of each game, every invariant checked.

$ python -m tests.kit.soak --rounds 1000
$ python -m tests.kit.soak --game canberra-poker --rounds 10000 --jobs 4
$ python -m tests.kit.soak --game canberra-poker --table "felt, plain shoe, 2016" --seed 5 --rounds 1
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from time import monotonic
from typing import NamedTuple

from tests.kit.spec import games, spec_of
from tests.kit.walk import Broken, walk

STEPS = 120
_AHEAD = 4
_QUIET_SECONDS = 30


class Tally(NamedTuple):
    """What has happened in some walks; the openings of their tables are not counted."""

    walks: int
    rounds: int
    refusals: int
    events: Counter[str]

    def and_of(self, other: Tally) -> Tally:
        walks, rounds = self.walks + other.walks, self.rounds + other.rounds
        return Tally(walks, rounds, self.refusals + other.refusals, self.events + other.events)


class Plan(NamedTuple):
    """A soak of one game: how many rounds, at which of its tables, from which seed on, in how many processes."""

    game: str
    rounds: int
    table: str | None = None
    seed: int = 0
    jobs: int = 1


def walked_from(plan: Plan, seed: int) -> Tally:
    """One walk from a seed at each table."""
    spec = spec_of(plan.game)
    done = [walk(spec, table, seed, STEPS) for table in (spec.tables if plan.table is None else (plan.table,))]
    events = Counter(type(event).__name__ for one in done for event in one.history[one.opening :])
    return Tally(len(done), sum(one.rounds for one in done), sum(len(one.refusals) for one in done), events)


def tallies(plan: Plan) -> Iterator[Tally]:
    """Seed after seed; the walks of later seeds may be under way in other processes, and are told in their turn."""
    seeds = count(plan.seed)
    if plan.jobs == 1:
        yield from (walked_from(plan, seed) for seed in seeds)
        return
    spec_of(plan.game)
    with ProcessPoolExecutor(plan.jobs) as pool:
        waiting = deque(pool.submit(walked_from, plan, seed) for seed in islice(seeds, _AHEAD * plan.jobs))
        for seed in seeds:
            yield waiting.popleft().result()
            waiting.append(pool.submit(walked_from, plan, seed))


def soak(plan: Plan, told: Callable[[str], None]) -> str:
    """Walk until so many rounds are played, tell now and then how far it has got, and in the end what happened."""
    total, began = Tally(0, 0, 0, Counter()), monotonic()
    spoke = began
    for seed, tally in enumerate(tallies(plan), start=plan.seed):
        total = total.and_of(tally)
        if total.rounds >= plan.rounds:
            return _summary(plan, total)
        if monotonic() - spoke > _QUIET_SECONDS:
            spoke = monotonic()
            pace = total.rounds / (spoke - began)
            done = f"{total.rounds:,} of {plan.rounds:,} rounds, {pace:.0f} a second"
            told(f"{plan.game}: {done}; all is well up to seed {seed}")
    raise AssertionError("there is a seed after every seed")


def _summary(plan: Plan, total: Tally) -> str:
    spec = spec_of(plan.game)
    never = [kind.__name__ for kind in spec.event_types if kind.__name__ not in total.events]
    what = f"{total.walks:,} walks from seed {plan.seed}, {total.rounds:,} rounds"
    counted = f"{plan.game}: {what}, {total.events.total():,} events, {total.refusals:,} refusals"
    return f"{counted}: all is well.\nEvents that never happened: {', '.join(sorted(never)) or 'none'}."


def plans() -> tuple[Plan, ...]:
    """What was asked for on the command line."""
    asked = argparse.ArgumentParser(prog="python -m tests.kit.soak", description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", choices=games(), help="only this game; without a name, each of them")
    asked.add_argument("--rounds", type=int, default=1_000, help="how many rounds of each game to play")
    asked.add_argument("--table", help="only this table of the spec")
    asked.add_argument("--seed", type=int, default=0, help="the first seed")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes; one for each core")
    said = asked.parse_args()
    if said.jobs < 1:
        asked.error("name one process or more")
    if said.table is not None and (said.game is None or said.table not in spec_of(said.game).tables):
        known = "; ".join(f"{game}: {', '.join(spec_of(game).tables)}" for game in games())
        asked.error(
            f"{said.table!r} is no table of {said.game or 'every game'}; name a game and one of its tables. {known}"
        )
    chosen = games() if said.game is None else (said.game,)
    return tuple(Plan(game, said.rounds, said.table, said.seed, said.jobs) for game in chosen)


def main() -> int:
    try:
        for plan in plans():
            print(soak(plan, lambda words: print(words, file=sys.stderr, flush=True)), flush=True)
    except Broken as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
