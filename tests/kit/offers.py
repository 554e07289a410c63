"""What is offered is what the rules accept: every offer is accepted, and whatever is accepted was offered in kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar, cast

from croupier.games.decider import Event, Refusal
from croupier.games.people import Person, Viewer
from tests.kit.perturbed import perturbed
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
Kind = tuple[str, int | None]


def unsound(spec: GameSpec[S, C, E], state: S) -> Iterator[str]:
    """Offers that the rules refuse, or that somebody else's screen makes."""
    for viewer in spec.viewers(state):
        for offer in spec.game.allowed(state, viewer):
            answer = spec.game.decide(state, offer)
            if isinstance(answer, Refusal):
                yield f"{viewer} is offered {offer}, which is refused: {answer.why}"
            if spec.viewer_of(state, _giver(offer)) != viewer:
                yield f"{viewer} is offered {offer}, which is for another screen"


def unoffered(spec: GameSpec[S, C, E], state: S, chance: Random) -> Iterator[str]:
    """Commands that the rules accept from somebody who is not offered their kind for that box."""
    offers = {viewer: {kind(offer) for offer in spec.game.allowed(state, viewer)} for viewer in spec.viewers(state)}
    for viewer, command in _candidates(spec, state, chance):
        if kind(command) in offers[viewer] or not spec.offerable(state, command):
            continue
        if not isinstance(spec.game.decide(state, command), Refusal):
            yield f"{viewer} is not offered {command}, which is accepted"


def kind(command: Any) -> Kind:
    """What a command is, and the box or seat it is about."""
    return type(command).__name__, getattr(command, "box", getattr(command, "seat", None))


def _candidates(spec: GameSpec[S, C, E], state: S, chance: Random) -> Iterator[tuple[Viewer, C]]:
    """All examples for all persons, each also with one word changed; and the commands with other words."""
    persons = spec.persons(state)
    found = [example for person in persons for example in spec.examples(state, person)]
    found.extend(spec.extra(state, chance))
    for command in found:
        for said in (command, perturbed(command, persons, chance)):
            viewer = spec.viewer_of(state, _giver(said))
            if viewer is not None:
                yield viewer, said


def _giver(command: Any) -> Person:
    return cast("Person", command.by)
