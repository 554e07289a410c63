"""One command of many, drawn by weight; a command that is not looked at is neither made nor weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")


class Choice(NamedTuple, Generic[C]):
    """Kinds of commands, each with the most that a command of it may weigh, and where to look for those of a kind."""

    kinds: dict[type[C], int]
    look: Callable[[type[C]], Iterable[C]]


def drawn(choice: Choice[C], weight: Callable[[C], int], chance: Random) -> C | None:
    """First the kind, then one of it, so that a kind with many words is not drawn more often.

    A kind is as heavy as the heaviest command there is of it. Until somebody looks, it has the most that it may weigh;
    if it then weighs less, it is kept that much more seldom, so that each is drawn as if all had been weighed.
    """
    most = dict(choice.kinds)
    seen: dict[type[C], tuple[list[C], list[int]]] = {}
    while most:
        kind = _one_of(most, chance)
        if kind not in seen:
            commands = list(choice.look(kind))
            if not commands:
                del most[kind]
                continue
            weights = [weight(command) for command in commands]
            seen[kind] = commands, weights
            before, most[kind] = most[kind], max(weights)
            if most[kind] < chance.random() * before:
                continue
        return chance.choices(*seen[kind])[0]
    return None


def _one_of(weights: dict[type[C], int], chance: Random) -> type[C]:
    """What `choices` would draw, without a list of the sums."""
    left = chance.random() * sum(weights.values())
    for kind, weight in weights.items():
        left -= weight
        if left < 0:
            return kind
    raise AssertionError("nothing weighs anything")
