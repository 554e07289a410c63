"""What the kit must be told about a game; everything else it learns from the functions that every game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from hypothesis.strategies import SearchStrategy
from msgspec.json import Decoder

from croupier.cards.card import Card
from croupier.games.decider import Event, Game
from croupier.games.people import Display, Person, Viewer
from tests.kit.books import Books
from tests.kit.drawn import Choice

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)

_USUAL = 5


class Playthrough(NamedTuple, Generic[C]):
    """A fixed round that is kept on paper: its name, what it shows in a sentence, and its commands."""

    name: str
    shows: str
    commands: tuple[C, ...]


class Auditor(ABC, Generic[S, E]):
    """Follows one walk, and says what is wrong with the state that an event led to."""

    @abstractmethod
    def faults(self, before: S, event: E, after: S, books: Books) -> Iterator[str]:
        """Every sentence is a broken invariant; the books include what the event moved."""


class GameSpec(ABC, Generic[S, C, E]):
    """One game as the kit plays, watches and prints it."""

    game: Game[S, C, E]
    event_types: tuple[type[E], ...]
    command_types: tuple[type[C], ...]
    event_reader: Decoder[E]
    command_reader: Decoder[C]
    tables: Mapping[str, tuple[C, ...]]
    """Tables of every kind by name, each with the commands that open it."""
    playthroughs: tuple[Playthrough[C], ...]
    """Fixed rounds, to be printed for every viewer and read by people."""
    cards: tuple[Card, ...]
    rounds: SearchStrategy[tuple[C, ...]]
    decision: type[C]
    weights: Mapping[type[C], int]
    """The most that a command weighs, where its kind is not one like any other."""
    public: Viewer = Display()

    def read_event(self, line: bytes) -> E:
        """An event as it comes back from the log."""
        return self.event_reader.decode(line)

    def read_command(self, line: bytes) -> C:
        """A command as it comes in from a screen."""
        return self.command_reader.decode(line)

    @abstractmethod
    def auditor(self) -> Auditor[S, E]:
        """A fresh auditor for one walk."""

    @abstractmethod
    def viewers(self, state: S) -> tuple[Viewer, ...]:
        """Everybody who may look at the table now."""

    @abstractmethod
    def persons(self, state: S) -> tuple[Person, ...]:
        """Somebody in every role, and everybody who sits at the table."""

    @abstractmethod
    def viewer_of(self, state: S, person: Person) -> Viewer | None:
        """The screen that a person sits at, if there is one."""

    @abstractmethod
    def faces(self, event: E, viewer: Viewer) -> Iterable[Card]:
        """The cards whose faces the event gives the viewer a right to know; written down apart from `seen_by`."""

    def deck(self, _state: S) -> tuple[Card, ...]:
        """The cards that the table plays with now, where its tables differ in them."""
        return self.cards

    def compared(self, _state: S, _event: E) -> Iterable[Card]:
        """Cards whose faces an event does not tell, while it tells how they compare with open ones."""
        return ()

    @abstractmethod
    def law(self, state: S) -> str | None:
        """The number of the instrument that is in force at the table, once it is open."""

    @abstractmethod
    def examples(self, state: S, person: Person) -> Iterable[C]:
        """Commands of every kind for a person, whether the rules accept them or not."""

    def is_guess(self, _state: S, command: C) -> bool:
        """Whether a command that names cards says what lies on the table; a check or a shuffle says what comes in."""
        return type(command).__name__ not in ("CheckCards", "ReplaceCards", "ShuffleCards")

    @abstractmethod
    def extra(self, state: S, chance: Random) -> tuple[C, ...]:
        """Commands with other words than the offers have: other cards, other amounts, other outcomes."""

    @abstractmethod
    def offers(self, state: S, viewers: Iterable[Viewer]) -> Choice[C]:
        """What the game allows these viewers, no kind of it made before somebody looks at it."""

    @abstractmethod
    def weight(self, state: S, command: C) -> int:
        """How often a walk should choose the command among others; procedure often, ruin seldom."""

    def heaviest(self, kind: type[C]) -> int:
        """The most that a command of a kind may weigh."""
        return self.weights.get(kind, _USUAL)

    def by_kind(self, commands: Iterable[C]) -> Choice[C]:
        """Commands that are there already, to be drawn by their kinds."""
        kinds: dict[type[C], list[C]] = {}
        for command in commands:
            kinds.setdefault(type(command), []).append(command)
        return Choice({kind: self.heaviest(kind) for kind in kinds}, kinds.__getitem__)

    @abstractmethod
    def onward(self, state: S, chance: Random) -> C | None:
        """The next ordinary step towards the end of the round, if there is one."""

    @abstractmethod
    def at_rest(self, state: S) -> bool:
        """Whether no round is open."""

    @abstractmethod
    def offerable(self, state: S, command: C) -> bool:
        """Whether the table can know enough to offer a command of this kind."""

    def round_over(self, before: S, after: S) -> bool:
        """Whether a round has ended, in whatever way."""
        return self.at_rest(after) and not self.at_rest(before)

    def gathered(self, before: S, after: S) -> bool:
        """Whether the cards were gathered for the next shuffle, so that nothing seen so far tells what comes."""
        return self.round_over(before, after)

    def lasting(self, state: S) -> Any:
        """What of a state an old history must lead to for ever."""
        return state


def spec_of(name: str) -> GameSpec[Any, Any, Any]:
    """The spec of a game by its name: "canberra-poker" is in tests/games/canberra_poker/spec.py."""
    found: GameSpec[Any, Any, Any] = import_module(f"tests.games.{name.replace('-', '_')}.spec").SPEC
    return found


def games() -> tuple[str, ...]:
    """The names of all games that have a spec."""
    specs = sorted(Path(__file__).parents[1].glob("games/*/spec.py"))
    return tuple(spec.parent.name.replace("_", "-") for spec in specs)
