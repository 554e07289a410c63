"""Guessing: whoever names a card without knowing it is answered in the same way, whichever card is named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar, cast

import msgspec

from croupier.cards.card import Card
from croupier.games.decider import Event, Refusal
from croupier.games.people import Person, Viewer
from tests.kit.leaks import cards_in, recast, stretches, swapped
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
_SELDOM = 4
_CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs]|Jk)\b")


def betrayed(spec: GameSpec[S, C, E], start: S, commands: Sequence[C], viewer: Viewer, chance: Random) -> Iterator[str]:
    """Guesses of the people at one screen, along a history, whose answers tell a right one from a wrong one."""
    state, known = start, frozenset[Card]()
    for command in commands:
        hidden = [card for card in spec.deck(state) if card not in known]
        asked = chance.randrange(_SELDOM) == 0
        for guess in _guesses(spec, state, viewer, hidden, chance) if asked else ():
            yield from _told_apart(spec, state, guess, recast(guess, swapped(hidden, chance)))
        answer = spec.game.decide(state, command)
        for event in () if isinstance(answer, Refusal) else answer:
            state = spec.game.evolve(state, event)
            known |= frozenset(spec.faces(event, viewer)) | frozenset(spec.faces(event, spec.public))


def _guesses(spec: GameSpec[S, C, E], state: S, viewer: Viewer, hidden: Sequence[Card], chance: Random) -> Iterator[C]:
    """Commands for this screen that name a card which its people may not know, and one card of each named anew."""
    for person in spec.persons(state):
        for said in (*spec.examples(state, person), *spec.extra(state, chance)):
            if spec.viewer_of(state, cast("Person", getattr(said, "by", None))) != viewer:
                continue
            for guess in (said, *_named(said, hidden, chance)):
                if spec.is_guess(state, guess) and not cards_in(msgspec.json.encode(guess)).isdisjoint(hidden):
                    yield guess


def _named(said: C, hidden: Sequence[Card], chance: Random) -> Iterator[C]:
    """The command with a hidden card put in where it names none."""
    struct = cast("msgspec.Struct", said)
    if "card" in struct.__struct_fields__ and hidden:
        yield cast("C", msgspec.structs.replace(struct, card=chance.choice(hidden)))


def _told_apart(spec: GameSpec[S, C, E], state: S, guess: C, other: C) -> Iterator[str]:
    one, two = spec.game.decide(state, guess), spec.game.decide(state, other)
    if _masked(one) != _masked(two):
        yield f"{guess} is answered {one}, and {other} is answered {two}"


def _masked(answer: Any) -> str:
    """An answer as far as it does not repeat the named cards."""
    if isinstance(answer, Refusal):
        return _CARD.sub("?", f"{answer.why} {answer.instead} {answer.under}")
    return " ".join(type(event).__name__ for event in answer)


def answered(spec: GameSpec[S, C, E], commands: Sequence[C], viewer: Viewer) -> Iterator[str]:
    """Every guess at a hidden card whose answer tells whether it was right, round by round."""
    for start, given in stretches(spec, commands):
        yield from betrayed(spec, start, given, viewer, Random(len(commands)))
