"""What must hold of every event and every refusal, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from croupier.games.decider import Event, Refusal
from croupier.rules.shelf import instrument


@cache
def is_law(number: str, clause: str) -> bool:
    """Whether the instrument has the clause."""
    return bool(instrument(number).duties_of(clause))


def event_faults(event: Event, law: str | None) -> Iterator[str]:
    """An event cites the law in force, and names who caused it."""
    yield from citation_faults(event.under, law)
    if not event.by:
        yield "the event does not say whose command brought it about"


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
