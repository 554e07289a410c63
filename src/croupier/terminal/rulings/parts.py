"""What every page of a ruling has: its frame, hands, wagers, and the clauses in the register's own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.cards.card import Card
from croupier.games.house.settled import DealerRuling
from croupier.games.house.terms import Outcome
from croupier.games.sheets import Fault, as_printed
from croupier.money import dollars
from croupier.rules.clause import Under, printed
from croupier.rules.shelf import instrument

_COLOURS = {Outcome.WIN: "green", Outcome.LOSE: "red", Outcome.PUSH: "yellow", Outcome.VOID: "yellow"}


class Ruled(Protocol):
    """The result of one wager, as every game's ruling has it."""

    @property
    def staked(self) -> int: ...

    @property
    def outcome(self) -> Outcome: ...

    @property
    def returned(self) -> int: ...

    @property
    def under(self) -> Under: ...


Line = tuple[str, Ruled]
"""A wager with what it is called."""


def ruling_frame(number: int, game: str, law: str, parts: Iterable[RenderableType], cited: Sequence[str]) -> Group:
    """The page of one sheet that was ruled, and below it the reasons."""
    title = f"sheet {number} · {game} · {law}"
    return Group(Panel(Group(*parts), title=title, title_align="left", expand=False), _reasons(law, cited))


def fault_page(number: int, fault: Fault, law: str | None) -> RenderableType:
    """One sheet that was refused; the clauses are spelt out where the law that it was to be ruled by is known."""
    lines = _grid()
    lines.add_row("at", Text(fault.at or "the whole sheet"))
    lines.add_row("why", Text(fault.why))
    if fault.under and law is not None:
        for clause, words in _words(law, fault.under):
            lines.add_row(clause, words)
    return Panel(lines, title=f"sheet {number} · refused", title_align="left", border_style="red", expand=False)


def hands_table(rows: Iterable[tuple[str, Sequence[Card], str]]) -> Table:
    """Whose cards they are, the cards, which are on the sheet and not in the ruling, and what is said of them."""
    hands = Table.grid(padding=(0, 2))
    for whose, held, said in rows:
        hands.add_row(whose, cards_text(held), said)
    return hands


def dealer_said(found: DealerRuling, qualifying: Under) -> str:
    """The dealer's hand and whether it takes part, under the clauses that say when one does."""
    if found.hand is None:
        return "not turned, for nobody stayed in"
    part = "qualifies" if found.qualifies else "does not qualify"
    return f"{found.hand}, {part} ({', '.join(as_printed(qualifying))})"


def wagers_table(boxes: Iterable[tuple[int, Sequence[Line]]]) -> Table:
    """What became of each wager, box by box, with what they come to."""
    table = Table(box=SIMPLE)
    for column in ("box", "wager", "staked", "result", "returned", "under"):
        table.add_column(column, justify="right" if column in ("staked", "returned") else "left")
    for box, lines in boxes:
        number = str(box)
        for name, wager in lines:
            result = Text(wager.outcome, style=_COLOURS[wager.outcome])
            under = ", ".join(as_printed(wager.under))
            table.add_row(number, name, dollars(wager.staked), result, dollars(wager.returned), under)
            number = ""
        sums = sum(wager.staked for _, wager in lines), sum(wager.returned for _, wager in lines)
        table.add_row("", "together", dollars(sums[0]), "", dollars(sums[1]), "", style="bold", end_section=True)
    return table


def cards_text(cards: Sequence[Card]) -> Text:
    return Text(" ").join(Text(card.pretty, style="red" if card.suit.is_red else "bold") for card in cards)


def _reasons(law: str, cited: Sequence[str]) -> Table:
    """Every clause that decided something, once, with what it asks."""
    lines = _grid()
    for clause, words in _words(law, cited):
        lines.add_row(clause, words)
    return lines


def _words(law: str, under: Iterable[str]) -> Iterator[tuple[str, Text]]:
    """Clauses with the register's words, in the order of the law; one that heads others is told by the last of them."""
    duties = {clause: instrument(law).duties_of(clause)[-1] for clause in under}
    for clause in sorted(duties, key=lambda clause: instrument(law).duties.index(duties[clause])):
        yield printed(clause), Text(duties[clause].duty)


def _grid() -> Table:
    lines = Table.grid(padding=(0, 2, 0, 1))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column()
    return lines
