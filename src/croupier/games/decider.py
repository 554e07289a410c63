"""What a game is: three pure functions over sealed unions, and a refusal that is a value."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Generic, Protocol, TypeVar, final

import msgspec

from croupier.games.people import Viewer
from croupier.money import Move
from croupier.rules.clause import Under


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", gc=False):
    """Something that happened at a table, the clauses it rests on, and the person whose command brought it about."""

    under: Under
    by: str


@final
class Refusal(msgspec.Struct, frozen=True):
    """A command that the rules do not allow: what is wrong, under which clause, and what may be done instead.

    Nothing else is one, so `type(answer) is Refusal` tells it, many times sooner than `isinstance` does of a record.
    """

    under: Under
    why: str
    instead: str


S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
C_contra = TypeVar("C_contra", contravariant=True)


class Game(Protocol[S, C, E]):
    """The functions by which everything else plays, watches, replays and proves a game."""

    @property
    def name(self) -> str: ...

    @property
    def blank(self) -> S:
        """The state before anything has happened; it holds nothing that a viewer may not know."""
        ...

    def decide(self, state: S, command: C, /) -> tuple[E, ...] | Refusal:
        """What the command brings about under the rules, or why it is refused."""
        ...

    def evolve(self, state: S, event: E, /) -> S:
        """The state after an event; bookkeeping only, no rules."""
        ...

    def seen_by(self, event: E, viewer: Viewer, /) -> E | None:
        """The event as this viewer may know it, or nothing."""
        ...

    def allowed(self, state: S, viewer: Viewer, /) -> tuple[C, ...]:
        """The commands that this viewer may give now, each as a ready example."""
        ...

    def moves(self, state: S, event: E, /) -> tuple[Move, ...]:
        """The chips that the event moves, the state being the one before it."""
        ...


class Played(msgspec.Struct, Generic[S, E], frozen=True):
    """Where a run of commands led: the state, the events, and the refusals by position of their command."""

    state: S
    events: tuple[E, ...]
    refusals: tuple[tuple[int, Refusal], ...]


def replay(game: Game[S, C, E], events: Iterable[E], start: S | None = None) -> S:
    """The state that a history leads to."""
    return reduce(game.evolve, events, game.blank if start is None else start)


def play(game: Game[S, C, E], commands: Iterable[C], start: S | None = None) -> Played[S, E]:
    """Give commands one after the other; a refused command changes nothing."""
    state = game.blank if start is None else start
    history: list[E] = []
    refusals: list[tuple[int, Refusal]] = []
    for position, command in enumerate(commands):
        outcome = game.decide(state, command)
        if isinstance(outcome, Refusal):
            refusals.append((position, outcome))
            continue
        state = reduce(game.evolve, outcome, state)
        history.extend(outcome)
    return Played(state, tuple(history), tuple(refusals))


def stream(game: Game[S, C, E], events: Iterable[E], viewer: Viewer) -> tuple[E, ...]:
    """A history as one viewer may know it."""
    seen = (game.seen_by(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
