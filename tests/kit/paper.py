"""A playthrough on paper: every command, event and refusal, who sees what of it, and what each may do next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from textwrap import wrap
from typing import Any, Generic, TypeVar

import msgspec

from croupier.games.decider import Event, Refusal, play
from croupier.games.people import Player, Viewer
from tests.kit.digest import digest, told
from tests.kit.spec import GameSpec, Playthrough

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)

Offer = tuple[str, int | None]

_WIDTH = 140
_KEY = """\
# > a command and who gives it    ! its refusal, and what may be done instead
#   what happened, behind the letters of those who see it so; a line further in is what others see instead
# + what may be done from now on, - what no longer, behind the letters of those whom it concerns
# {letters}
"""


class Paper(Generic[S, C, E]):
    """One playthrough as it is printed."""

    def __init__(self, spec: GameSpec[S, C, E], played: Playthrough[C]) -> None:
        self.spec, self.played = spec, played
        final = play(spec.game, played.commands)
        self.viewers = spec.viewers(final.state)
        self.events, self.final = final.events, final.state

    def lines(self) -> Iterator[str]:
        state = self.spec.game.blank
        letters = " ".join(f"{letter(viewer)} {type(viewer).__name__.lower()}" for viewer in self.viewers)
        yield f"# {self.spec.game.name}: {self.played.shows}\n{_KEY.format(letters=letters)}"
        for command in self.played.commands:
            yield from _wrapped("> ", _command(command))
            answer = self.spec.game.decide(state, command)
            if isinstance(answer, Refusal):
                yield from _wrapped("! ", f"{answer.why} {answer.instead} · {' '.join(answer.under)}")
                continue
            for event in answer:
                yield from self._seen(event, command)
            after = reduce(self.spec.game.evolve, answer, state)
            yield from self._offers(state, after)
            state = after
        yield f"= {digest(self.spec.lasting(state))}"

    def _seen(self, event: E, command: C) -> Iterator[str]:
        """The event as it is, and every other form in which somebody sees it."""
        seen = {viewer: self.spec.game.seen_by(event, viewer) for viewer in self.viewers}
        yield from _wrapped(f"  {self._mask(seen, event)} ", _event(event, command))
        for view in dict.fromkeys(seen.values()):
            if view is not None and view != event:
                yield from _wrapped(f"  {self._mask(seen, view)}   ", _event(view, command))

    def _mask(self, seen: dict[Viewer, E | None], view: E) -> str:
        return "".join(letter(viewer) if seen[viewer] == view else "." for viewer in self.viewers)

    def _offers(self, before: S, after: S) -> Iterator[str]:
        """What each viewer may do now and could not before, and the other way round."""
        changes: dict[str, str] = {}
        for viewer in self.viewers:
            then, now = (offered(self.spec.game.allowed(state, viewer)) for state in (before, after))
            words = " ".join((*_listed("+", now - then), *_listed("-", then - now)))
            if words:
                changes[words] = changes.get(words, "") + letter(viewer)
        for words, letters in changes.items():
            yield from _wrapped(f"  {letters:>{len(self.viewers)}} ", words)


def letter(viewer: Viewer) -> str:
    """A player by the box, everybody else by the initial, except the director, who leaves it to the dealer."""
    if isinstance(viewer, Player):
        return str(viewer.box)
    name = type(viewer).__name__
    return {"Director": "T", "Display": "P"}.get(name, name[0])


def offered(commands: Iterable[Any]) -> frozenset[Offer]:
    """The kinds of commands, each with the box or seat it is for."""
    return frozenset((_tag(command), getattr(command, "box", getattr(command, "seat", None))) for command in commands)


def _listed(sign: str, offers: Iterable[Offer]) -> Iterator[str]:
    """Each kind once, with its boxes behind it: "+fold[1,3]"."""
    for kind, of_kind in groupby(sorted(offers, key=str), key=lambda offer: offer[0]):
        boxes = [str(box) for _, box in of_kind if box is not None]
        yield f"{sign}{kind}[{','.join(boxes)}]" if boxes else f"{sign}{kind}"


def _tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def _command(command: Any) -> str:
    words = [(name, part) for name, part in told(command) if name != "by"]
    return f"{command.by.id} ({command.by.role}) {_tag(command)} {_words(words)}".rstrip()


def _event(event: Event, command: Any) -> str:
    """An event without what its command says already: the person, unless it is another one."""
    words = [(name, part) for name, part in told(event) if name != "under" and (name, part) != ("by", command.by.id)]
    return f"{_tag(event)} {_words(words)} · {' '.join(event.under)}".replace("  ", " ")


def _words(parts: Sequence[tuple[str, Any]]) -> str:
    return " ".join(f"{name}={_word(part)}" for name, part in parts)


def _word(value: Any) -> str:
    match value:
        case None:
            return "?"
        case msgspec.Struct():
            return f"({_words(told(value))})"
        case (*row,):
            return f"[{' '.join(_word(part) for part in row)}]"
        case str():
            return f'"{value}"' if " " in value or not value else str(value)
        case _:
            return str(value).lower()


def _wrapped(start: str, words: str) -> Iterator[str]:
    indent = " " * (len(start) + 4)
    yield from wrap(start + words, _WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
