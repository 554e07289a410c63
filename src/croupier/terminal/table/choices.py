"""What a player may do now, as the engine offers it to this viewer; nothing is ranked or advised."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.games.house.commands import Command
from croupier.games.people import Player
from croupier.terminal.table.parlour import Choice, Parlour
from croupier.terminal.table.sight import Sight

ALWAYS: tuple[Choice, ...] = (
    ("why", "the clauses of what happened last, or of what was refused"),
    ("rules 9.4", "what a clause asks; rules alone lists them"),
    ("plate", "the signs of this table"),
    ("history", "the rounds of this session; history 1 shows one of them"),
    ("proof", "the commitment to the shuffle and, when it is over, its seed"),
    ("quit", "leave the table"),
)


def choices(parlour: Parlour, sight: Sight, *, repeatable: bool) -> tuple[Choice, ...]:
    """The moves that are open to the player, in the words that make them."""
    allowed: tuple[Command, ...] = parlour.game.allowed(sight.table, Player(sight.box))
    moves = (choice for command in allowed for choice in parlour.manners.choices(sight.table, command))
    return (*dict(moves).items(), *_around(parlour, sight, repeatable=repeatable))


def _around(parlour: Parlour, sight: Sight, *, repeatable: bool) -> Iterator[Choice]:
    """What is no move of the game: to be ready, to sit a round out, to do as before."""
    if parlour.manners.deciding(sight):
        return
    floor, inside = parlour.floor, parlour.manners.in_round(sight)
    between, wagering = floor.between(sight.table), floor.wagering(sight.table)
    if between:
        yield "deal", "the next round (or just Enter)"
    if floor.stakes:
        return
    if wagering and inside:
        yield "deal", "you are ready (or just Enter)"
    pause = parlour.manners.pause
    if pause is not None and pause.now(sight):
        yield "deal", "the dealer goes on (or just Enter)"
    if (between or wagering) and not inside:
        if repeatable:
            yield "again", "the same wagers as in your last round"
        yield "wait", "sit this round out"


def short(found: tuple[Choice, ...]) -> Text:
    """The line above the prompt."""
    words = [word for word, _ in found]
    return Text(" · ").join(Text(word, style="bold") for word in (*words, "?"))


def help_page(parlour: Parlour, found: tuple[Choice, ...]) -> RenderableType:
    """Every word that has a meaning now."""
    parts: list[RenderableType] = []
    for heading, lines in (("What you may do now", found), ("At any time", _always(parlour))):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=18, style="bold")
        for word, meaning in lines:
            grid.add_row(f"  {word}", Text(meaning, style="not bold"))
        parts.extend((Text(heading, style="bold green"), grid))
    return Group(*parts)


def _always(parlour: Parlour) -> tuple[Choice, ...]:
    """What may be said at any time, and, before the word that leaves, what asks the dealer to wait."""
    pause = parlour.manners.pause
    asked = () if pause is None else ((pause.word, f"{pause.meaning}; once more, and no longer"),)
    return (*ALWAYS[:-1], *asked, *ALWAYS[-1:])
