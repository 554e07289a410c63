"""The table as a player sees it: its edge, and the parts that the tables of all games have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.cards.card import Card
from croupier.games.house.terms import Outcome
from croupier.money import dollars
from croupier.rules.clause import Under, printed
from croupier.terminal.table.faces import Ink, Look
from croupier.terminal.table.narration import BECOMES, sentence
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.sight import Sight

WIDEST = 84
ROOMY = 76
"""The width from which there is room to say beside every hand what it is."""
COLOURS = {Outcome.WIN: "green", Outcome.LOSE: "red"}


class Layout(msgspec.Struct, frozen=True):
    """How much room the table takes: high cards or low ones, and lines left blank between its parts or not."""

    large: bool
    spaced: bool


LAYOUTS = tuple(Layout(large, spaced) for large in (True, False) for spaced in (True, False))


def felt(parlour: Parlour, sight: Sight, said: str, ink: Ink, width: int, layout: Layout) -> Panel:
    """The whole table."""
    spoken = quoted(said) if said else None
    parts = tuple(parlour.picture.felt(sight, spoken, Look(ink, layout.large, width >= ROOMY)))
    return Panel(
        Group(*(_spaced(parts) if layout.spaced else parts)),
        title=_title(parlour, sight),
        title_align="left",
        subtitle=Text(" · ").join(_held(what, cents) for what, cents in parlour.picture.holding(sight)),
        subtitle_align="right",
        border_style="green",
        box=ROUNDED,
        padding=(0, 2),
        width=min(width, WIDEST),
    )


def _title(parlour: Parlour, sight: Sight) -> Text:
    """The game and the round, which before the first one is the first."""
    number = sight.table.round.number or 1
    return Text.assemble((parlour.title, "bold"), f" {sight.table.edition.name} · round {number}")


def _held(what: str, cents: int) -> Text:
    return Text.assemble(f"{what} ", (dollars(cents), "bold"))


def quoted(said: str) -> RenderableType:
    """What the dealer says."""
    return Align.center(Text(f"“{sentence(said)}”", style="italic", justify="center"))


def _spaced(parts: Sequence[RenderableType]) -> Iterator[RenderableType]:
    for place, part in enumerate(parts):
        if place:
            yield Text("")
        yield part


def sign(left: RenderableType, right: str) -> Table:
    """What hangs over the table."""
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", style="dim")
    grid.add_row(left, right)
    return grid


def boxes_table(columns: Sequence[str]) -> Table:
    """The lines of the boxes: whose, the wagers, the hand, and what the round brought."""
    table = Table.grid(padding=(0, 2), expand=True)
    for heading in ("box", *columns):
        table.add_column(heading, justify="left" if heading == "box" else "right", no_wrap=True)
    table.add_column("hand", no_wrap=True, ratio=1)
    table.add_column("result", justify="right", no_wrap=True)
    table.add_row("  box", *columns, "", "", style="dim")
    return table


def name_of(sight: Sight, box: int, player: str) -> Text:
    """Whose box it is; the own one is marked."""
    own = box == sight.box
    return Text(f"{'▸' if own else ' '} {box} {player}", style="bold" if own else "")


def difference(cents: int) -> Text:
    """What somebody has won or lost."""
    sign, style = ("+", "green") if cents > 0 else ("−", "red") if cents < 0 else ("", "dim")
    return Text(sign + dollars(abs(cents)), style=style)


def captioned(cards: Text, caption: Text) -> RenderableType:
    return Group(Align.center(cards), Align.center(caption))


def settlement(lines: Iterable[tuple[RenderableType, ...]]) -> Iterator[RenderableType]:
    """What became of the own wagers, as far as they are settled."""
    rows = tuple(lines)
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    justified: tuple[JustifyMethod, ...] = ("left", "right", "left", "right")
    for justify in justified:
        table.add_column(justify=justify, no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    yield Align.center(table)


def wager_line(wager: str, staked: int, outcome: Outcome, returned: int, under: Under) -> tuple[RenderableType, ...]:
    """One wager in the settlement."""
    back = f"{dollars(returned)} returned" if returned else ""
    became = Text(BECOMES[outcome], style=COLOURS.get(outcome, ""))
    return wager, dollars(staked), became, back, clauses(under)


def clauses(under: Under) -> Text:
    return Text(", ".join(dict.fromkeys(printed(clause) for clause in under)), style="dim")


def arranged(cards: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """Cards as people hold them: equal ranks together and high ranks first; what lies face down keeps its place."""
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        return tuple(cards)
    ranks = [card.rank for card in known]
    known.sort(key=lambda card: (-ranks.count(card.rank), -card.rank, card.suit))
    return tuple(known)
