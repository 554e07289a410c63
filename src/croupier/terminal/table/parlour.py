"""What the terminal must be told about a game to seat a player at it; the rest it learns from the game itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Event, Game
from croupier.games.house.charter import Charter
from croupier.games.house.commands import Command
from croupier.games.house.edition import HouseEdition
from croupier.games.house.events import WageringOpened
from croupier.games.house.procedure import Due
from croupier.games.house.signs import Sign
from croupier.games.house.state import HouseTable
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


def _all_cents(command: Command) -> int:
    cents: int = getattr(command, "cents", 0)
    return cents


def _nothing_said(_sight: Sight) -> str:
    return ""


def _chips(sight: Sight) -> tuple[tuple[str, int], ...]:
    return (("your chips", sight.chips),)


@dataclass(frozen=True, kw_only=True)
class Floor:
    """The house's side of a game: how its table opens, what its dealer does, and where its cards come from."""

    game: Game[Any, Any, Any]
    charter: Charter
    editions: Mapping[str, HouseEdition]
    opening: Callable[[str, ShoeKind, Moment], Iterable[Command]]
    """What opens the practice table of an edition, with a kind of shoe."""
    due: Callable[[Any, Person, Moment, tuple[Card, ...]], Due | None]
    """The dealer's next step that needs nobody's decision."""
    begin: Callable[..., Command]
    """The dealer's command that takes the first card."""
    settled: Callable[[Any], bool]
    """Whether every wager of the round has been paid or taken."""
    pack: Pack
    """The cards that are shuffled together."""
    shuffled_for: str
    """What a shuffle is made for: a round, or a shoe."""
    shuffle_wanted: Callable[[Any], int]
    """The number of the shuffle that the next cards come from."""
    shuffle_over: Callable[[Any, int], bool]
    """Whether no card of that shuffle is hidden any more that its seed could betray."""
    placed: Callable[[tuple[Card, ...], Sight], tuple[Placed, ...]]
    """Every card that the player saw lie, beside the one that this order puts there."""
    equipment: Callable[[Command], Iterable[Command]] = lambda _command: ()
    """What the table's equipment does when a player has made a move; on most layouts nothing notices chips."""
    stakes: bool = False
    """Whether players bring a stake between two rounds and bet from it, rather than wager against the house."""

    def wagering(self, table: HouseTable) -> bool:
        return self.between(table) if self.stakes else table.phase is self.charter.stations.wagering

    def between(self, table: HouseTable) -> bool:
        return table.phase is self.charter.stations.between


@dataclass(frozen=True, kw_only=True)
class Pause:
    """A moment at which the dealer waits for a player who has asked for that, though there is nothing to decide."""

    word: str
    """What asks for it, and says that it is no longer wanted."""
    meaning: str
    now: Callable[[Sight], bool]


@dataclass(frozen=True, kw_only=True)
class Manners:
    """What a player may say and what it means; whether it comes true is for the rules to say."""

    moves: frozenset[str]
    """The words by which a player moves."""
    shortened: Mapping[str, str]
    """Letters that stand for words of this game."""
    first_word: str
    """A wager as an example, in the words that place it."""
    waiting: str
    """What the table waits for while the player is to decide."""
    otherwise: str
    """What a player may do instead of a decision for which the chips are missing."""
    in_round: Callable[[Sight], bool]
    """Whether this player has a wager in the round."""
    deciding: Callable[[Sight], bool]
    """Whether the table waits for this player."""
    beforehand: Callable[[Sight, Person], tuple[Command, ...]]
    """What a player does as a matter of course before a decision, such as taking up cards."""
    commands: Callable[[Sight, Person, Said], tuple[Command, ...]]
    """A player's words as commands, in their order."""
    choices: Callable[[Any, Any], Iterator[Choice]]
    """The words that make a move which the rules allow now."""
    remarks: Callable[[Sight], Iterator[str]]
    """What the rules will make of what lies there, where it may surprise its player."""
    again: Callable[[Sight], list[Said]]
    """What lies on the own box, in the words that put it there."""
    withdrawal: Callable[[Sight, Person], Command]
    """What takes the own wagers back before the first card."""
    wager: Callable[[Opponent, House, random.Random], None]
    """A wager of a guest whom the program plays, most of the time."""
    decide: Callable[[Opponent, House, random.Random], None]
    """A decision of such a guest, on nothing but what that guest may know."""
    pause: Pause | None = None
    """Where a player may act who need not; nothing in a game without such a moment."""
    ready: frozenset[str] = frozenset(("", "deal", "wait", "again"))
    """The words by which a player is ready for what comes next, or is not."""
    spent: Callable[[Command], int] = _all_cents
    """How many of the player's chips a move takes."""
    asked: Callable[[Sight], str] = _nothing_said
    """What the dealer says to a player whose turn it is."""
    announced: Callable[[Sight], str] = _nothing_said
    """What the dealer says when the round is over."""
    unready: Callable[[Sight], str] = _nothing_said
    """Why the next round cannot begin as this player stands; nothing where it can."""
    surprises: Callable[[Any], bool] = lambda _event: False
    """Whether a move has come to something else than its player may have meant."""


@dataclass(frozen=True, kw_only=True)
class Picture:
    """The game in words and pictures."""

    wagers: tuple[str, ...]
    """The kinds of wagers, in the order in which a session counts them."""
    noted: Callable[[Sight, Any], Sight]
    """What a player of this game remembers of an event beside the state of the table."""
    on_the_layout: Callable[[Sight], int]
    """The own chips that lie on the layout and are not settled."""
    told: Callable[[Any], str]
    """What happened, without whose box it concerns; nothing where the event speaks for itself."""
    summary: Callable[[Sequence[Any], int], tuple[str, str, int]]
    """A round in three words: the own hand, the dealer's, and what the round brought."""
    plate: Callable[[Any], tuple[Sign, ...]]
    felt: Callable[[Sight, RenderableType | None, Look], Iterator[RenderableType]]
    """The parts of the table, from the sign that hangs over it down to what the own wagers became."""
    begins: type[Event] = WageringOpened
    """The event with which a round begins."""
    place: str = "box"
    """What the place of a player is called."""
    against: str = "the dealer's"
    """What stands beside the own hand in a line of the history."""
    for_all: tuple[type[Event], ...] = ()
    """What concerns everybody, at whose place it may happen."""
    holding: Callable[[Sight], tuple[tuple[str, int], ...]] = _chips
    """The player's own chips, where they are, but those in play."""


@dataclass(frozen=True, kw_only=True)
class Parlour:
    """One game as it is played in the terminal."""

    title: str
    floor: Floor
    manners: Manners
    picture: Picture
    company: tuple[int, int] = (0, 2)
    """How few other players there may be, and how many there are if nobody says otherwise."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.floor.game
