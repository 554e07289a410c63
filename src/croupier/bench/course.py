"""A game as the benchmark plays it: an open table, and rounds whose commands are written down beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shuffle import shuffled
from croupier.games.decider import Game, Refusal
from croupier.games.house.terms import Approval, Moment
from croupier.games.people import Person, Role

AnyGame = Game[Any, Any, Any]
Script = tuple[Any, ...]

APPROVAL = Approval("bench", "2025-01-15")
OPERATOR = Person(Role.OPERATOR, "operator")
DEALER = Person(Role.DEALER, "dealer")
AT = Moment("2026-01-05", 12 * 60)


class Course(msgspec.Struct, frozen=True):
    """What is played of one game, for any number of boxes."""

    game: AnyGame
    opened: Callable[[int], Script]
    """The commands that open a table with so many players."""
    script: Callable[[Any, int, int], Script]
    """The commands of one whole round, from the table before it, its boxes and its number."""


def player(box: int) -> Person:
    return Person(Role.PLAYER, f"player {box}")


def order(number: int, packs: int = 1) -> tuple[Card, ...]:
    """The cards of one round or shoe, in the same order on every machine."""
    return shuffled(Pack(packs=packs), number.to_bytes(4, "big") * 16 * packs, "bench", b"")


def scripts(course: Course, boxes: int, rounds: int) -> tuple[Any, list[Any]]:
    """An open table, and the commands of so many rounds after each other."""
    start = played(course.game, course.game.blank, course.opened(boxes))
    table, commands = start, list[Any]()
    for number in range(rounds):
        script = course.script(table, boxes, number)
        table = played(course.game, table, script)
        commands.extend(script)
    return start, commands


def played(game: AnyGame, table: Any, commands: Sequence[Any]) -> Any:
    """The table after commands that the rules must accept; it hands its events to the log and does not keep them."""
    evolve = game.evolve
    for command in commands:
        table = reduce(evolve, _answered(game, table, command), table)
    return table


def history(game: AnyGame, table: Any, commands: Sequence[Any]) -> list[Any]:
    """Everything that happened on the way."""
    events: list[Any] = []
    for command in commands:
        answer = _answered(game, table, command)
        table = reduce(game.evolve, answer, table)
        events.extend(answer)
    return events


def _answered(game: AnyGame, table: Any, command: Any) -> tuple[Any, ...]:
    answer = game.decide(table, command)
    if isinstance(answer, Refusal):
        raise RuntimeError(f"{command} was refused: {answer.why}")
    return answer


def replayed(game: AnyGame, table: Any, history: Sequence[Any]) -> int:
    reduce(game.evolve, history, table)
    return len(history)
