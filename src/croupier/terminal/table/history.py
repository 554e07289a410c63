"""The rounds of a session, gathered from the events that the player has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from croupier.games.decider import Event
from croupier.games.house import events as he


class Played(msgspec.Struct, frozen=True):
    """One round as the player remembers it."""

    number: int
    events: tuple[Any, ...]


def rounds(seen: Sequence[Any], begins: type[Event]) -> tuple[Played, ...]:
    """The rounds that are over, in their order, each from the event with which it begins."""
    return tuple(_rounds(seen, begins))


def _rounds(seen: Sequence[Any], begins: type[Event]) -> Iterator[Played]:
    events: list[Any] = []
    for event in seen:
        if isinstance(event, begins):
            events = []
        events.append(event)
        if isinstance(event, he.RoundClosed):
            yield Played(event.number, tuple(events))
