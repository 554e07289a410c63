"""The register on a screen: the shelf, one instrument, or one clause with everything that is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.rules.instrument import Duty, Heading, Instrument, State
from croupier.rules.register import Entry

COLOURS = {State.CODE: "green", State.HANDS: "cyan", State.ASIDE: "yellow", State.OPEN: "red"}


def shelf_table(shelf: Sequence[Instrument], entries: Sequence[Entry]) -> Table:
    """Every instrument with how many of its duties have come how far."""
    caption = "croupier rules INSTRUMENT lists the duties of one of them."
    table = Table(box=SIMPLE, title="The law, duty by duty", caption=caption, collapse_padding=True, pad_edge=False)
    table.add_column("instrument", no_wrap=True)
    table.add_column("name", overflow="fold")
    for state in State:
        table.add_column(state, justify="right", style=COLOURS[state], no_wrap=True, min_width=len(state))
    table.add_column("all", justify="right", no_wrap=True, min_width=4)
    for law in shelf:
        table.add_row(law.number, law.name, *_counts([entry for entry in entries if entry.instrument == law.number]))
    table.add_section()
    table.add_row("", "together", *_counts(entries), style="bold")
    return table


def instrument_table(law: Instrument, entries: Sequence[Entry]) -> RenderableType:
    """One instrument: its heading, and a line for each duty."""
    table = Table(box=SIMPLE, caption=f"croupier rules {law.number} CLAUSE shows code, tests and examples of one.")
    table.add_column("clause", max_width=16)
    table.add_column("state", no_wrap=True)
    table.add_column("duty", ratio=1)
    table.add_column("code", justify="right")
    table.add_column("tests", justify="right")
    for entry in entries:
        row = (_plain(entry.clause), _state(entry.state), _plain(entry.duty))
        table.add_row(*row, str(len(entry.code)), str(len(entry.tests)))
    return Group(_heading(law.heading), table)


def duty_pages(duties: Sequence[Duty], entries: Sequence[Entry]) -> RenderableType:
    """A panel for each duty."""
    by_clause = {entry.clause: entry for entry in entries}
    return Group(*(_duty_page(duty, by_clause[duty.clause]) for duty in duties))


def _counts(entries: Sequence[Entry]) -> Iterator[str]:
    counts = Counter(entry.state for entry in entries)
    yield from (str(counts[state]) if counts[state] else "·" for state in State)
    yield str(len(entries))


def _heading(heading: Heading) -> Panel:
    first = f"In force from {heading.commences}." if heading.commences else heading.commencement
    revokes = f" It revokes {heading.revokes}." if heading.revokes else ""
    made = f"Made under the {heading.act}; signed on {heading.signed}.{revokes}"
    return Panel(_plain(f"{made}\n{first}"), title=f"{heading.number} · {heading.title}", title_align="left")


def _duty_page(duty: Duty, entry: Entry) -> Panel:
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column(overflow="fold")
    for name, words in _lines(duty, entry):
        if words:
            lines.add_row(name, _plain(words))
    title = Text.assemble(f"{entry.instrument} · {duty.clause} · {duty.topic} · {duty.kind} · ", _state(duty.state))
    return Panel(lines, title=title, title_align="left")


def _lines(duty: Duty, entry: Entry) -> Iterator[tuple[str, str]]:
    yield "duty", duty.duty
    yield "who", ", ".join(duty.who)
    yield "example", duty.example
    yield "reading", duty.reading
    yield "reason", duty.reason
    yield "code", "\n".join(entry.code) or "none yet"
    yield "tests", "\n".join(entry.tests) or "none yet"


def _state(state: State) -> Text:
    return Text(state, style=COLOURS[state])


def _plain(words: str) -> Text:
    """Words as they stand: a bracket in a duty or a test's name is no markup."""
    return Text(words)
