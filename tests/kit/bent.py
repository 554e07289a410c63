"""A game that does one thing otherwise, for tests which show that the kit finds it."""

from __future__ import annotations

from copy import copy
from typing import Generic, TypeVar

from croupier.games.decider import Event, Game, Refusal
from croupier.games.people import Viewer
from croupier.money import Move
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)


class Bent(Generic[S, C, E]):
    """The game as it is; each kind of it departs in one place."""

    def __init__(self, game: Game[S, C, E]) -> None:
        self.straight, self.name, self.blank = game, game.name, game.blank

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        return self.straight.decide(state, command)

    def evolve(self, state: S, event: E) -> S:
        return self.straight.evolve(state, event)

    def seen_by(self, event: E, viewer: Viewer) -> E | None:
        return self.straight.seen_by(event, viewer)

    def allowed(self, state: S, viewer: Viewer) -> tuple[C, ...]:
        return self.straight.allowed(state, viewer)

    def moves(self, state: S, event: E) -> tuple[Move, ...]:
        return self.straight.moves(state, event)


class OffersTooMuch(Bent[S, C, E]):
    """A screen that always offers a command."""

    def __init__(self, game: Game[S, C, E], command: C) -> None:
        super().__init__(game)
        self.command = command

    def allowed(self, state: S, viewer: Viewer) -> tuple[C, ...]:
        return (*super().allowed(state, viewer), self.command)


class OffersTooLittle(Bent[S, C, E]):
    """A screen that forgets a kind of command."""

    def __init__(self, game: Game[S, C, E], kind: type[C]) -> None:
        super().__init__(game)
        self.kind = kind

    def allowed(self, state: S, viewer: Viewer) -> tuple[C, ...]:
        return tuple(offer for offer in super().allowed(state, viewer) if not isinstance(offer, self.kind))


def bent(spec: GameSpec[S, C, E], game: Bent[S, C, E]) -> GameSpec[S, C, E]:
    """The spec of a game, told of another one."""
    found = copy(spec)
    found.game = game
    return found
