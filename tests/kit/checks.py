"""What must hold of every event and every refusal, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from croupier.games.decider import Event, Refusal
from croupier.rules.shelf import instrument
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)


@cache
def is_law(number: str, clause: str) -> bool:
    """Whether the instrument has the clause."""
    return bool(instrument(number).duties_of(clause))


def event_faults(spec: GameSpec[Any, Any, E], event: E, law: str | None) -> Iterator[str]:
    """An event cites the law in force, names who caused it, and comes back from the log as it went in."""
    yield from citation_faults(event.under, law)
    if not event.by:
        yield "the event does not say whose command brought it about"
    line = msgspec.json.encode(event)
    if spec.read_event(line) != event:
        yield f"the event does not come back from the log as it was: {line.decode()}"


def citation_faults(under: tuple[str, ...], law: str | None) -> Iterator[str]:
    if not under:
        yield "no clause is cited"
    if law is None:
        return
    for clause in under:
        if not is_law(law, clause):
            yield f"{law}, which is in force, has no clause {clause}"


def refusal_faults(refusal: Refusal, law: str | None) -> Iterator[str]:
    """A refusal cites the law in force and says, in sentences, what is wrong and what may be done instead."""
    yield from citation_faults(refusal.under, law)
    for words in (refusal.why, refusal.instead):
        if not words.endswith(".") or len(words) < 5:
            yield f"{words!r} is no sentence"
