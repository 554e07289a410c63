"""A random walk through a game: legal and illegal commands from a seed, and every invariant after every event.

$ python -m tests.kit.soak --game canberra-poker --rounds 1000
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy, deepcopy
from functools import cache, partial, reduce
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from croupier.games.decider import Event, Refusal, play
from tests.kit.books import Books, faults_of
from tests.kit.checks import event_faults, refusal_faults
from tests.kit.drawn import Choice, drawn
from tests.kit.perturbed import perturbed
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)

_MOST_STEPS_TO_REST = 400
_REMEMBERED = 40
_LISTENED_TO = 3


class Broken(AssertionError):
    """An invariant that does not hold, and the walk that showed it."""


class Walk(Generic[S, C, E]):
    """One table on its way: its state, its history, its books, and what was refused."""

    def __init__(self, spec: GameSpec[S, C, E], table: str) -> None:
        self.spec, self.table, self.seed = spec, table, 0
        self.chance = Random()
        self.state = self.replayed = spec.game.blank
        self.history: list[E] = []
        self.commands: list[C] = []
        self.refusals: list[Refusal] = []
        self.accepted: set[type[C]] = set()
        self.books = Books()
        self.rounds = self.opening = 0
        self.auditor = spec.auditor()

    def open(self) -> Walk[S, C, E]:
        """Open the table; rounds that were played to bring it there are none of the walk's own."""
        for command in self.spec.tables[self.table]:
            answer = self.give(command)
            if isinstance(answer, Refusal):
                raise self._broken(f"the table does not open: {answer.why}")
        self.rounds, self.opening = 0, len(self.history)
        return self

    def from_seed(self, seed: int) -> Walk[S, C, E]:
        """Another walk from where this one stands."""
        other = copy(self)
        other.seed, other.chance = seed, Random(f"{self.table} {seed}")
        other.history, other.commands, other.refusals = [*self.history], [*self.commands], [*self.refusals]
        other.accepted, other.books, other.auditor = {*self.accepted}, deepcopy(self.books), deepcopy(self.auditor)
        return other

    def steps(self, count: int) -> Walk[S, C, E]:
        """So many commands, then the ordinary ones until the table is at rest."""
        for _ in range(count):
            command = self._chosen()
            if command is not None:
                self.give(command)
        return self.to_rest()

    def to_rest(self) -> Walk[S, C, E]:
        """Whatever has happened, the procedure leads to the end of the round."""
        for _ in range(_MOST_STEPS_TO_REST):
            command = self.spec.onward(self.state, self.chance)
            if command is None and self.spec.at_rest(self.state):
                return self
            if command is None:
                raise self._broken("the procedure stands still in the middle of a round")
            answer = self.give(command)
            if isinstance(answer, Refusal):
                raise self._broken(f"the procedure goes no further: {answer.why}")
        raise self._broken("the procedure never comes to rest")

    def give(self, command: C) -> tuple[E, ...] | Refusal:
        """Give one command and check all that comes of it."""
        self.commands.append(command)
        try:
            answer = self.spec.game.decide(self.state, command)
        except Exception as fault:
            raise self._stopped(fault) from fault
        if isinstance(answer, Refusal):
            self._refused(command, answer)
        elif not answer:
            raise self._broken("a command was accepted, and nothing happened")
        else:
            self.accepted.add(type(command))
            for event in answer:
                self._happen(event)
        return answer

    def _chosen(self) -> C | None:
        """The next step, or what a viewer is offered; at times other words, an old command, or one gone wrong."""
        spec, state, chance = self.spec, self.state, self.chance
        way = chance.random()
        if way < 0.03:
            return chance.choice(self.commands)
        if way < 0.07:
            return perturbed(chance.choice(self.commands), spec.persons(state), chance)
        if way < 0.17:
            return self._drawn(spec.by_kind(spec.extra(state, chance)))
        onward = spec.onward(state, chance) if way < 0.6 else None
        if onward is not None:
            return onward
        command = self._drawn(spec.offers(state, chance.sample(spec.viewers(state), _LISTENED_TO)))
        if command is not None and way > 0.95:
            return perturbed(command, spec.persons(state), chance)
        return command

    def _drawn(self, choice: Choice[C]) -> C | None:
        try:
            return drawn(choice, partial(self.spec.weight, self.state), self.chance)
        except Exception as fault:
            raise self._stopped(fault) from fault

    def _refused(self, command: C, refusal: Refusal) -> None:
        self.refusals.append(refusal)
        self._insist(refusal_faults(refusal, self.spec.law(self.state)), refusal)
        again = play(self.spec.game, [command], self.state)
        if again.state is not self.state or again.events or again.refusals != ((0, refusal),):
            raise self._broken("a refusal did not leave the table as it was")

    def _happen(self, event: E) -> None:
        spec, before = self.spec, self.state
        moves = spec.game.moves(before, event)
        self.books.book(moves)
        self.state = spec.game.evolve(before, event)
        self.history.append(event)
        self.rounds += spec.round_over(before, self.state)
        line = msgspec.json.encode(event)
        read = spec.read_event(line)
        if read != event:
            raise self._broken(f"the event does not come back from the log as it was: {line.decode()}")
        self.replayed = spec.game.evolve(self.replayed, read)
        self._insist(faults_of(moves), event)
        self._insist(event_faults(event, spec.law(self.state) or spec.law(before)), event)
        self._insist(self.auditor.faults(before, event, self.state, self.books), event)
        if self.replayed != self.state:
            raise self._broken(f"replay leads elsewhere after {event}")

    def _insist(self, faults: Iterator[str], what: Any) -> None:
        for fault in faults:
            raise self._broken(f"{fault}; after {what}")

    def _stopped(self, fault: Exception) -> Broken:
        return self._broken(f"the command stopped the program: {fault!r}")

    def _broken(self, fault: str) -> Broken:
        told = "\n".join(f"  {msgspec.json.encode(command).decode()}" for command in self.commands[-_REMEMBERED:])
        where = f"{self.spec.game.name}, table {self.table!r}, seed {self.seed}, command {len(self.commands)}"
        return Broken(f"{where}: {fault}\nThe last commands:\n{told}")


def states(spec: GameSpec[S, C, E], commands: Iterable[C]) -> Iterator[S]:
    """The states that a history goes through, one after each accepted command."""
    state = spec.game.blank
    for command in commands:
        answer = spec.game.decide(state, command)
        if not isinstance(answer, Refusal):
            state = reduce(spec.game.evolve, answer, state)
            yield state


@cache
def opened(spec: GameSpec[S, C, E], table: str) -> Walk[S, C, E]:
    """A table that was opened, where every walk at it begins; it always opens by the same commands."""
    return Walk(spec, table).open()


def walk(spec: GameSpec[S, C, E], table: str, seed: int, steps: int) -> Walk[S, C, E]:
    """A walk of so many commands at one of the game's tables, ended at rest."""
    return opened(spec, table).from_seed(seed).steps(steps)
