"""What a player may do now, as the engine offers it to this viewer; nothing is ranked or advised (16.1, 16.6)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.people import Player
from croupier.money import dollars
from croupier.terminal.table.sight import Sight

Choice = tuple[str, str]
"""What to say, and what it does."""

ALWAYS: tuple[Choice, ...] = (
    ("why", "the clauses of what happened last, or of what was refused"),
    ("rules 9.4", "what a clause asks; rules alone lists them"),
    ("plate", "the signs of this table"),
    ("history", "the rounds of this session; history 1 shows one of them"),
    ("proof", "the commitment to the shuffle and, after the round, its seed"),
    ("quit", "leave the table"),
)


def choices(sight: Sight, *, repeatable: bool) -> tuple[Choice, ...]:
    """The moves that are open to the player, in the words that make them."""
    offered = {type(command): command for command in GAME.allowed(sight.table, Player(sight.box))}
    moves = tuple(choice for command in offered.values() for choice in _moves(sight.table, command))
    return (*moves, *_around(sight, repeatable=repeatable))


def _moves(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    match command:
        case c.PlaceAnte():
            limits = table.limits
            bounds = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
            yield f"ante {limits.minimum_cents // 100}", f"{bounds}, in multiples of {dollars(limits.multiple_cents)}"
        case c.WithdrawAnte():
            yield "withdraw", "take your ante back, and with it a stake on the jackpot"
        case c.StakeJackpot(cents=cents):
            yield "jackpot", f"{dollars(cents)} on the jackpot of your own box"
        case c.WithdrawJackpot():
            yield "withdraw jackpot", "take the stake on the jackpot back"
        case c.PlaceBet(cents=cents):
            bet, multiple = dollars(cents), table.edition.bet_multiple.value
            yield f"bet {bet[1:]}", f"{bet} on your hand, which is {multiple} times your ante"
        case c.Fold():
            yield "fold", "pass your cards in, and give up what you have wagered"
        case _:
            pass


def _around(sight: Sight, *, repeatable: bool) -> Iterator[Choice]:
    """What is no move of the game: to be ready, to sit a round out, to do as before."""
    if sight.table.phase is Phase.BETWEEN:
        yield "deal", "the next round (or just Enter)"
    if sight.table.phase is Phase.WAGERING and sight.mine:
        yield "deal", "you are ready (or just Enter)"
    if sight.table.phase in (Phase.BETWEEN, Phase.WAGERING) and not sight.mine:
        if repeatable:
            yield "again", "the same wagers as in your last round"
        yield "wait", "sit this round out"


def short(found: tuple[Choice, ...]) -> Text:
    """The line above the prompt."""
    words = [word for word, _ in found]
    return Text(" · ").join(Text(word, style="bold") for word in (*words, "?"))


def help_page(found: tuple[Choice, ...]) -> RenderableType:
    """Every word that has a meaning now."""
    parts: list[RenderableType] = []
    for heading, lines in (("What you may do now", found), ("At any time", ALWAYS)):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=18, style="bold")
        for word, meaning in lines:
            grid.add_row(f"  {word}", Text(meaning, style="not bold"))
        parts.extend((Text(heading, style="bold green"), grid))
    return Group(*parts)
