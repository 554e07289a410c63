"""What the terminal must be told about a game to seat a player at it; the rest it learns from the game itself."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.decider import Game
from croupier.games.house.charter import Charter
from croupier.games.house.commands import Command
from croupier.games.house.procedure import Due
from croupier.games.house.signs import Sign
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from croupier.terminal.table.faces import Look
from croupier.terminal.table.prompts import Said
from croupier.terminal.table.sight import Sight

if TYPE_CHECKING:
    from croupier.terminal.table.guests import Opponent
    from croupier.terminal.table.house import House

Choice = tuple[str, str]
"""What to say, and what it does."""
Placed = tuple[Card | None, Card]
"""A card as a player saw it lie, or its back, and the one that a seed puts there."""


class Parlour(ABC):
    """One game as it is played in the terminal."""

    title: str
    """What the game is called."""
    game: Game[Any, Any, Any]
    charter: Charter
    pack: Pack
    """The cards that are shuffled together."""
    wagers: tuple[str, ...]
    """The kinds of wagers, in the order in which a session counts them."""
    moves: frozenset[str]
    """The words by which a player moves."""
    first_word: str
    """A wager as an example, in the words that place it."""
    shortened: ClassVar[Mapping[str, str]]
    """Letters that stand for words of this game."""
    waiting: str
    """What the table waits for while the player is to decide."""
    otherwise: str
    """What a player may do instead of a decision for which the chips are missing."""
    revealing: str
    """When the seed of a shuffle is shown."""

    # The house's side

    @abstractmethod
    def opening(self, at: Moment) -> Iterator[Command]:
        """What opens the practice table."""

    @abstractmethod
    def due(self, table: Any, at: Moment, order: tuple[Card, ...]) -> Due | None:
        """The dealer's next step that needs nobody's decision."""

    @abstractmethod
    def begin(self, by: Person) -> Command:
        """The dealer's command that takes the first card."""

    @abstractmethod
    def equipment(self, command: Command) -> Iterator[Command]:
        """What the table's equipment does when a player has made a move."""

    @abstractmethod
    def shuffle_wanted(self, table: Any) -> int:
        """The number of the shuffle that the next cards come from."""

    @abstractmethod
    def shuffle_over(self, table: Any, number: int) -> bool:
        """Whether no card of that shuffle is hidden any more that its seed could betray."""

    @abstractmethod
    def context(self, number: int) -> str:
        """The words that bind a seed to its shuffle."""

    # What a player sees and may do

    @abstractmethod
    def wagering(self, table: Any) -> bool:
        """Whether the table takes wagers."""

    @abstractmethod
    def settled(self, table: Any) -> bool:
        """Whether every wager of the round has been paid or taken."""

    @abstractmethod
    def between(self, table: Any) -> bool:
        """Whether no round is open."""

    @abstractmethod
    def in_round(self, sight: Sight) -> bool:
        """Whether this player has a wager in the round."""

    @abstractmethod
    def deciding(self, sight: Sight) -> bool:
        """Whether the table waits for this player."""

    @abstractmethod
    def on_the_layout(self, sight: Sight) -> int:
        """The own chips that lie on the layout and are not settled."""

    @abstractmethod
    def noted(self, sight: Sight, seen: Any) -> Sight:
        """What a player of this game remembers of an event beside the state of the table."""

    @abstractmethod
    def command(self, sight: Sight, by: Person, said: Said) -> Command:
        """A player's words as a command; what comes of it is for the rules to say."""

    @abstractmethod
    def remarks(self, sight: Sight) -> Iterator[str]:
        """What the rules will make of what lies there, where it may surprise its player."""

    @abstractmethod
    def choices(self, table: Any, command: Any) -> Iterator[Choice]:
        """The words that make a move which the rules allow now."""

    @abstractmethod
    def again(self, sight: Sight) -> list[Said]:
        """What lies on the own box, in the words that put it there."""

    @abstractmethod
    def withdrawal(self, sight: Sight, by: Person) -> Command:
        """What takes the own wagers back before the first card."""

    # In words and pictures

    @abstractmethod
    def told(self, event: Any) -> str:
        """What happened, without whose box it concerns; nothing where the event speaks for itself."""

    @abstractmethod
    def heading(self, sight: Sight) -> str:
        """What stands beside the name of the game on the edge of the table."""

    @abstractmethod
    def summary(self, events: Sequence[Any], own: int) -> tuple[str, str, int]:
        """A round in three words: the own hand, the dealer's, and what the round brought."""

    @abstractmethod
    def plate(self, table: Any) -> tuple[Sign, ...]:
        """The signs of the table."""

    @abstractmethod
    def felt(self, sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
        """The parts of the table, from the sign that hangs over it down to what the own wagers became."""

    # The other guests, and the proof of a shuffle

    @abstractmethod
    def wager(self, guest: Opponent, house: House, chance: random.Random) -> None:
        """A wager of a guest whom the program plays, most of the time."""

    @abstractmethod
    def decide(self, guest: Opponent, house: House, chance: random.Random) -> None:
        """A decision of such a guest, on nothing but what that guest may know."""

    @abstractmethod
    def placed(self, order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
        """Every card of the round as the player saw it, beside the one that this order puts there."""
