"""Given-when-then for any game: a table with a history, what was just done to it, and what came of it."""

from __future__ import annotations

from functools import reduce
from typing import Generic, TypeVar

from croupier.games.decider import Event, Game, Refusal
from croupier.rules.clause import Under

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
Kind = TypeVar("Kind", bound=Event)


class Scene(Generic[S, C, E]):
    """A table after a history; `when` gives a command and keeps what it brought about."""

    def __init__(self, game: Game[S, C, E], state: S, history: tuple[E, ...] = ()) -> None:
        self.game = game
        self.state = state
        self.history = history
        self.events: tuple[E, ...] = ()
        self.refusal: Refusal | None = None

    def given(self, *commands: C) -> Scene[S, C, E]:
        """The scene after commands that the rules must accept."""
        scene = self
        for command in commands:
            scene = scene.when(command)
            assert scene.refusal is None, f"{command} was refused: {scene.refusal}"
        return scene

    def when(self, command: C) -> Scene[S, C, E]:
        """The scene after one command, whether it was accepted or refused."""
        answer = self.game.decide(self.state, command)
        if isinstance(answer, Refusal):
            scene = Scene(self.game, self.state, self.history)
            scene.refusal = answer
            return scene
        scene = Scene(self.game, reduce(self.game.evolve, answer, self.state), (*self.history, *answer))
        scene.events = answer
        return scene

    def all(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """The events of one kind that the last command brought about."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def one(self, kind: type[Kind]) -> Kind:
        """The only event of its kind that the last command brought about."""
        found = self.all(kind)
        assert len(found) == 1, f"expected one {kind.__name__}, found {len(found)} in {self.events}; {self.refusal}"
        return found[0]

    def refused_under(self, clause: str) -> Refusal:
        """The refusal of the last command, which must cite the clause and leave the table as it was."""
        assert self.refusal is not None, f"nothing was refused; it brought about {self.events}"
        assert clause in self.refusal.under, f"refused under {self.refusal.under}, not {clause}: {self.refusal.why}"
        assert self.refusal.why
        assert self.refusal.instead
        return self.refusal


def cites(event: Event, *clauses: str) -> bool:
    """Whether an event rests on all of these clauses."""
    under: Under = event.under
    return set(clauses) <= set(under)
