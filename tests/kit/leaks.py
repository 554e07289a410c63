"""Non-interference: what a viewer is shown, offered and told does not depend on cards that the viewer may not know.

A history is played twice. In the second one every card that the viewer may not know has changed places with another
such card, and everybody does the same again. The viewer cannot tell the two apart, byte for byte, after every command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec

from croupier.cards.card import Card
from croupier.games.decider import Event, Refusal, replay, stream
from croupier.games.people import Person, Viewer
from tests.kit.spec import GameSpec

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)

_CARD = re.compile(rb"\b(?:[2-9TJQKA][cdhs]|Jk)\b")
_NOTHING = frozenset[Card]()


class Sight(NamedTuple):
    """What one viewer gets from one command: the events as shown, the refusal of an own one, and faces to know.

    Of cards that were compared nobody is shown the faces, and what follows depends on them all the same.
    """

    shown: bytes
    refusal: bytes
    own: frozenset[Card]
    public: frozenset[Card]
    compared: frozenset[Card] = _NOTHING


class Watch(Generic[S, C, E]):
    """A history as one viewer lives it, command by command."""

    def __init__(self, spec: GameSpec[S, C, E], viewer: Viewer, start: S, commands: Sequence[C]) -> None:
        self.spec, self.viewer, self.state, self.commands = spec, viewer, start, commands

    def sights(self) -> Iterator[Sight]:
        for command in self.commands:
            yield self._after(command)

    def offers(self, state: S) -> bytes:
        """What the viewer may do at this state, as it goes to the screen."""
        return msgspec.json.encode(self.spec.game.allowed(state, self.viewer))

    def _after(self, command: C) -> Sight:
        spec = self.spec
        answer = spec.game.decide(self.state, command)
        if isinstance(answer, Refusal):
            by = cast("Person", getattr(command, "by", None))
            own = spec.viewer_of(self.state, by) == self.viewer
            return Sight(b"", msgspec.json.encode(answer) if own else b"", _NOTHING, _NOTHING)
        compared = frozenset[Card]()
        for event in answer:
            compared |= frozenset(spec.compared(self.state, event))
            self.state = spec.game.evolve(self.state, event)
        shown = msgspec.json.Encoder().encode_lines(stream(spec.game, answer, self.viewer))
        return Sight(shown, b"", self._faces(answer, self.viewer), self._faces(answer, spec.public), compared)

    def _faces(self, events: Sequence[E], viewer: Viewer) -> frozenset[Card]:
        return frozenset(card for event in events for card in self.spec.faces(event, viewer))


def cards_in(text: bytes) -> frozenset[Card]:
    """Every card that is named in a text."""
    return frozenset(Card(found.decode()) for found in _CARD.findall(text))


def recast(value: Any, swap: Mapping[Card, Card]) -> Any:
    """A command in which every card has changed places as the swap says."""
    match value:
        case Card():
            return swap.get(value, value)
        case (*row,):
            return tuple(recast(part, swap) for part in row)
        case msgspec.Struct():
            parts = {field: recast(getattr(value, field), swap) for field in value.__struct_fields__}
            return msgspec.structs.replace(value, **parts)
        case _:
            return value


def swapped(hidden: Sequence[Card], chance: Random) -> dict[Card, Card]:
    """Every hidden card in the place of another one."""
    row = chance.sample(hidden, len(hidden))
    return dict(zip(row, (*row[1:], *row[:1]), strict=True))


def stretches(spec: GameSpec[S, C, E], commands: Sequence[C]) -> Iterator[tuple[S, tuple[C, ...]]]:
    """A history cut where the cards are gathered: what was seen of the last shuffle tells nothing of the next."""
    state = start = spec.game.blank
    given: list[C] = []
    for command in commands:
        answer = spec.game.decide(state, command)
        after = state if isinstance(answer, Refusal) else reduce(spec.game.evolve, answer, state)
        given.append(command)
        if spec.gathered(state, after):
            yield start, tuple(given)
            start, given = after, []
        state = after
    if given:
        yield start, tuple(given)


def leaks(spec: GameSpec[S, C, E], start: S, commands: Sequence[C], viewer: Viewer, chance: Random) -> Iterator[str]:
    """Everything by which the viewer learns of cards that the viewer may not know."""
    watch = Watch(spec, viewer, start, commands)
    seen: list[Sight] = []
    states: list[S] = []
    knowledge: list[frozenset[Card]] = []
    own = known = _NOTHING
    for sight in watch.sights():
        own, known = own | sight.own, known | sight.own | sight.public | sight.compared
        if not own.issuperset(cards_in(sight.shown)):
            yield f"{viewer} is shown a card by command {len(seen)}, {commands[len(seen)]}: {sight.shown.decode()}"
        seen.append(sight)
        states.append(watch.state)
        knowledge.append(known)
    decks = [frozenset(spec.deck(state)) for state in (start, *states)]
    for first, last in _spans(knowledge):
        always = frozenset[Card].intersection(*decks[: last + 2])
        swap = swapped([card for card in spec.cards if card in always and card not in knowledge[first]], chance)
        other = Watch(spec, viewer, start, [recast(command, swap) for command in commands[: last + 1]])
        asked = chance.randint(first, last)
        for step, sight in enumerate(other.sights()):
            yield from _told(viewer, (step, commands[step], other.commands[step]), seen[step], sight)
            if step in (asked, last) and other.offers(other.state) != watch.offers(states[step]):
                yield f"{viewer} is offered something else after command {step}, {commands[step]}"


def _spans(knowledge: Sequence[frozenset[Card]]) -> Iterator[tuple[int, int]]:
    """The first and last command of each stretch in which the viewer learns of no new card."""
    starts = [step for step, known in enumerate(knowledge) if step == 0 or known != knowledge[step - 1]]
    return zip(starts, [*(start - 1 for start in starts[1:]), len(knowledge) - 1], strict=True)


def _told(viewer: Viewer, given: tuple[int, Any, Any], one: Sight, other: Sight) -> Iterator[str]:
    """A refusal counts when the command was the same: one that names a hidden card is another command."""
    step, command, again = given
    if one.shown != other.shown or (command == again and one.refusal != other.refusal):
        yield f"{viewer} can tell two shoes apart by command {step}, {command}: {one} is not {other}"


def strays(spec: GameSpec[S, C, E], history: Sequence[E], viewer: Viewer) -> frozenset[Card]:
    """Cards in the viewer's own table, folded from nothing but the viewer's events, that no such event has named."""
    own = stream(spec.game, history, viewer)
    return cards_in(msgspec.json.encode(replay(spec.game, own))) - cards_in(msgspec.json.encode(own))


def hints(spec: GameSpec[S, C, E], commands: Sequence[C], viewer: Viewer) -> Iterator[str]:
    """Every leak to a viewer in a history, round by round."""
    for start, given in stretches(spec, commands):
        yield from leaks(spec, start, given, viewer, Random(len(commands)))
