"""What a benchmark plays: the commands of many rounds, played through a game as a table plays them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shuffle import shuffled
from croupier.games.decider import Game, Refusal
from croupier.games.house.terms import Approval, Moment
from croupier.games.people import Person, Role

APPROVAL = Approval("bench", "2024-01-15")
OPERATOR = Person(Role.OPERATOR, "operator")
DEALER = Person(Role.DEALER, "dealer")
AT = Moment("2026-01-05", 12 * 60)


class Rounds(msgspec.Struct, frozen=True):
    """The commands of some rounds, and the open table at which they begin."""

    name: str
    game: Game[Any, Any, Any]
    start: Any
    commands: tuple[Any, ...]
    count: int


def player(box: int) -> Person:
    return Person(Role.PLAYER, f"player {box}")


def order(packs: int, number: int) -> tuple[Card, ...]:
    """A shuffled order of so many packs, the same at every run."""
    return shuffled(Pack(packs=packs), number.to_bytes(4, "big") * 16, "bench", b"")


def opened(game: Game[Any, Any, Any], opening: Iterable[Any]) -> Any:
    """The table after the commands that open it."""
    table = game.blank
    for command in opening:
        table = reduce(game.evolve, _answered(game, table, command), table)
    return table


def played(rounds: Rounds) -> int:
    """Every command decided and evolved; a table hands its events to the log and does not keep them."""
    game, table = rounds.game, rounds.start
    evolve = game.evolve
    for command in rounds.commands:
        table = reduce(evolve, _answered(game, table, command), table)
    return rounds.count


def history(rounds: Rounds) -> list[Any]:
    """The events of all the rounds."""
    game, table = rounds.game, rounds.start
    events: list[Any] = []
    for command in rounds.commands:
        answer = _answered(game, table, command)
        table = reduce(game.evolve, answer, table)
        events.extend(answer)
    return events


def replayed(rounds: Rounds, events: Sequence[Any]) -> int:
    reduce(rounds.game.evolve, events, rounds.start)
    return len(events)


def _answered(game: Game[Any, Any, Any], table: Any, command: Any) -> tuple[Any, ...]:
    answer = game.decide(table, command)
    if isinstance(answer, Refusal):
        raise RuntimeError(f"{command} was refused: {answer.why}")
    return answer
