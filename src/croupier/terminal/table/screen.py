"""The player's screen: the table on top, what is noted or answered below it, and a line that says what may be done."""

from __future__ import annotations

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, SegmentLines
from rich.text import Text

from croupier.terminal.table.faces import Ink
from croupier.terminal.table.felt import LAYOUTS, WIDEST, Layout, felt
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.prompts import Keyboard, Said, understood
from croupier.terminal.table.sight import Sight


class View(msgspec.Struct, frozen=True):
    """What there is to show: the table and what the dealer says, notes, the answer to a question, and the choices."""

    sight: Sight
    said: str
    notes: tuple[RenderableType, ...]
    answer: RenderableType | None
    choices: Text


class Screen:
    """Draws everything anew for each line of somebody at a keyboard; for a file, the table as the round moves on."""

    def __init__(self, parlour: Parlour, console: Console, ink: Ink) -> None:
        self._parlour = parlour
        self._console = console
        self._ink = ink
        self._keyboard = Keyboard(console, "\u203a ")
        self._drawn: object = None

    def ask(self, view: View) -> Said:
        """Show a view and take the next line; while an answer covers the table, an empty line turns the page."""
        if not self._keyboard.interactive:
            self.show(view)
            return understood(self._keyboard.line(), self._parlour.manners.shortened)
        said, screens = Said(""), self._screens(view)
        while screens and not said.word:
            self._console.clear()
            self._console.print(screens.pop(0))
            said = understood(self._keyboard.line(), self._parlour.manners.shortened)
        return said

    def show(self, view: View) -> None:
        """Show a view without asking anything."""
        if self._keyboard.interactive:
            self._console.clear()
            self._console.print(self._screens(view)[0])
            return
        sight = view.sight
        seats = sight.table.seats if self._parlour.floor.stakes else ()
        state = (sight.table.round.number, sight.table.phase, view.said, sight.drawn, sight.acts, seats)
        if state != self._drawn:
            self._console.print(self._felt(view, LAYOUTS[0]))
        self._drawn = state
        self._console.print(self._page(view))

    def close(self, page: RenderableType) -> None:
        """The last thing that is shown."""
        self._console.print(self._padded(page, above=1))

    def _screens(self, view: View) -> list[RenderableType]:
        """The table with everything below it, as large as fits; or the answer in pieces, and the table after them."""
        whole = [Group(self._felt(view, layout), self._page(view)) for layout in LAYOUTS]
        for drawn in whole:
            if len(self._lines(drawn)) < self._console.height:
                return [drawn]
        if view.answer is None:
            return [whole[-1]]
        lines = self._lines(self._padded(view.answer))
        step = self._console.height - 2
        pieces = [SegmentLines(lines[first : first + step], new_lines=True) for first in range(0, len(lines), step)]
        hints = ["Enter shows more"] * (len(pieces) - 1) + ["Enter goes back to the table"]
        answer = [Group(piece, Text(f" {hint}", "dim")) for piece, hint in zip(pieces, hints, strict=True)]
        return [*answer, *self._screens(msgspec.structs.replace(view, answer=None))]

    def _felt(self, view: View, layout: Layout) -> RenderableType:
        return felt(self._parlour, view.sight, view.said, self._ink, self._console.width, layout)

    def _page(self, view: View) -> RenderableType:
        answer = () if view.answer is None else (view.answer,)
        return self._padded(Group(*view.notes, *answer, view.choices))

    def _padded(self, page: RenderableType, above: int = 0) -> RenderableType:
        """Indented, and no wider than the table."""
        spare = max(self._console.width - WIDEST, 0)
        return Padding(page, (above, spare + 1, above, 1))

    def _lines(self, page: RenderableType) -> list[list[Segment]]:
        return self._console.render_lines(page, pad=False)
