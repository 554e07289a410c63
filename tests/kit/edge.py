"""Play fixed strategies through the settlement many times, and lay what they cost beside what others have counted.

$ python -m tests.kit.edge --game ultimate-texas-holdem --rounds 1000000 --seed 5
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib import import_module
from math import sqrt
from random import Random
from typing import NamedTuple

STANDARD_ERRORS = 3


class Figure(NamedTuple):
    """Something that a round comes to on the average, in parts of the first wager, as it is published."""

    name: str
    published: Fraction


class Strategy(NamedTuple):
    """A fixed way to play: what one round of it comes to, figure by figure, when the first wager is so many cents."""

    name: str
    cents: int
    figures: tuple[Figure, ...]
    play: Callable[[Random], tuple[int, ...]]


class Measured(NamedTuple):
    """A figure as it was found, and how far chance alone may have moved it."""

    figure: Figure
    mean: float
    error: float

    @property
    def agrees(self) -> bool:
        return abs(self.mean - float(self.figure.published)) <= STANDARD_ERRORS * self.error

    def __str__(self) -> str:
        published = float(self.figure.published)
        apart = abs(self.mean - published) / self.error if self.error else 0.0
        found = f"{100 * self.mean:+.4f} % ± {100 * self.error:.4f} %"
        return f"{self.figure.name}: {found}, published {100 * published:+.4f} %, {apart:.1f} standard errors apart"


def measured(strategy: Strategy, rounds: int, random: Random) -> Iterator[Measured]:
    """Play so many rounds; sums of cents and of their squares are kept exactly."""
    sums, squares = [0] * len(strategy.figures), [0] * len(strategy.figures)
    for _ in range(rounds):
        for place, cents in enumerate(strategy.play(random)):
            sums[place] += cents
            squares[place] += cents * cents
    for figure, total, square in zip(strategy.figures, sums, squares, strict=True):
        variance = Fraction(square * rounds - total * total, rounds * (rounds - 1))
        error = sqrt(variance / rounds) / strategy.cents
        yield Measured(figure, float(Fraction(total, rounds * strategy.cents)), error)


def strategies_of(game: str) -> tuple[Strategy, ...]:
    """The fixed strategies of a game, from its `edges` in tests/games."""
    found: tuple[Strategy, ...] = import_module(f"tests.games.{game.replace('-', '_')}.edges").STRATEGIES
    return found


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.kit.edge", description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", default="canberra-poker", help="the name of a game with edges in tests/games")
    asked.add_argument("--rounds", type=int, default=100_000, help="how many rounds to play with each strategy")
    asked.add_argument("--seed", type=int, default=0, help="the seed of the deals")
    said = asked.parse_args()
    agreed = True
    for strategy in strategies_of(said.game):
        print(f"{strategy.name}, {said.rounds} rounds from seed {said.seed}")
        for found in measured(strategy, said.rounds, Random(said.seed)):
            print(f"  {found}")
            agreed = agreed and found.agrees
    return 0 if agreed else 1


if __name__ == "__main__":
    sys.exit(main())
