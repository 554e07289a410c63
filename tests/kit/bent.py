"""A game that does one thing otherwise, for tests which show that the kit finds it."""

from __future__ import annotations

from copy import copy
from itertools import count
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from croupier.games.decider import Event, Game, Refusal
from croupier.games.house.commands import CutCards
from croupier.games.house.events import RoundVoided
from croupier.games.people import Viewer
from croupier.money import Move
from croupier.rules.clause import Clause
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


class Retold(Bent[S, C, E]):
    """A game whose events are told otherwise."""

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        answer = super().decide(state, command)
        return answer if isinstance(answer, Refusal) else tuple(self.retold(event) for event in answer)

    def retold(self, event: E) -> E:
        return event


class LosesChips(Bent[S, C, E]):
    """A dealer who takes a settled wager off the felt and books it nowhere."""

    def __init__(self, game: Game[S, C, E], settled: type[E]) -> None:
        super().__init__(game)
        self.settled = settled

    def moves(self, state: S, event: E) -> tuple[Move, ...]:
        return () if isinstance(event, self.settled) else super().moves(state, event)


class KeepsWagers(Retold[S, C, E]):
    """A void that forgets to return the last wager."""

    def retold(self, event: E) -> E:
        return replace(event, reversals=event.reversals[1:]) if isinstance(event, RoundVoided) else event


class CitesNothing(Retold[S, C, E]):
    """An event that rests on no clause."""

    def __init__(self, game: Game[S, C, E], kind: type[E]) -> None:
        super().__init__(game)
        self.kind = kind

    def retold(self, event: E) -> E:
        return replace(event, under=()) if isinstance(event, self.kind) else event


class CitesAnotherLaw(Retold[S, C, E]):
    """An event under a clause that only another game has, or another year."""

    def __init__(self, game: Game[S, C, E], kind: type[E], clause: str) -> None:
        super().__init__(game)
        self.kind, self.under = kind, (Clause(clause),)

    def retold(self, event: E) -> E:
        return replace(event, under=self.under) if isinstance(event, self.kind) else event


class SaysTooLittle(Bent[S, C, E]):
    """A refusal without a word on what may be done instead."""

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        answer = super().decide(state, command)
        return replace(answer, instead="") if isinstance(answer, Refusal) else answer


class Remembers(Bent[Any, C, E]):
    """A table that counts on its own, so that no log can lead to it again."""

    def __init__(self, game: Game[Any, C, E], opened: type[E]) -> None:
        super().__init__(game)
        self.opened, self.times = opened, count()

    def evolve(self, state: Any, event: E) -> Any:
        after = super().evolve(state, event)
        return replace(after, rounds=next(self.times)) if isinstance(event, self.opened) else after


class StandsStill(Bent[S, C, E]):
    """Nobody may decide, so that no round ends."""

    def __init__(self, game: Game[S, C, E], under: str, *decisions: type[C]) -> None:
        super().__init__(game)
        self.under, self.decisions = (Clause(under),), decisions

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        if isinstance(command, self.decisions):
            return Refusal(self.under, "Nobody decides today.", "Come again.")
        return super().decide(state, command)


class FallsOver(Bent[S, C, E]):
    """A command that stops the program instead of being refused."""

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        if isinstance(command, CutCards):
            raise ZeroDivisionError
        return super().decide(state, command)


class SettlesTwice(Bent[S, C, E]):
    """A wager that is paid a second time."""

    def __init__(self, game: Game[S, C, E], settled: type[E]) -> None:
        super().__init__(game)
        self.settled = settled

    def decide(self, state: S, command: C) -> tuple[E, ...] | Refusal:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return (*[event for event in answer if isinstance(event, self.settled)][:1], *answer)


def bent(spec: GameSpec[S, C, E], game: Game[S, C, E]) -> GameSpec[S, C, E]:
    """The spec of a game, told of another one."""
    found = copy(spec)
    found.game = game
    return found


def departure(case: Any) -> str:
    """How a bent game is called in the name of a test, by the one thing that it does otherwise."""
    return type(case).__name__ if hasattr(case, "evolve") else ""
