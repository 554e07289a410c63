"""The table as the player at a box sees it: the dealer's cards, the boxes, the own hand, and what each wager became."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.cards.card import Card
from croupier.games.canberra_poker.events import WagerSettled
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Standing
from croupier.games.house.state import Seat
from croupier.games.house.terms import Outcome
from croupier.money import dollars
from croupier.rules.clause import Under, printed
from croupier.terminal.table.faces import Ink, line_of, row_of
from croupier.terminal.table.narration import BECOMES
from croupier.terminal.table.sight import Paid, Sight

WIDEST = 84
ROOMY = 76
"""The width from which there is room to say beside every hand what it is."""
_COLOURS = {Outcome.WIN: "green", Outcome.LOSE: "red"}


class Layout(msgspec.Struct, frozen=True):
    """How much room the table takes: high cards or low ones, and lines left blank between its parts or not."""

    large: bool
    spaced: bool


LAYOUTS = tuple(Layout(large, spaced) for large in (True, False) for spaced in (True, False))


def felt(sight: Sight, said: str, ink: Ink, width: int, layout: Layout) -> Panel:
    """The whole table."""
    parts = (
        _sign(sight, roomy=width >= ROOMY),
        *_dealer(sight, ink, large=layout.large),
        *_said(said),
        _boxes(sight, ink, roomy=width >= ROOMY),
        *_own(sight, ink, large=layout.large),
        *_settlement(sight),
    )
    return Panel(
        Group(*(_spaced(parts) if layout.spaced else parts)),
        title=Text.assemble(
            ("Canberra Poker", "bold"), f" {sight.table.edition.name} · round {sight.table.round.number}"
        ),
        title_align="left",
        subtitle=Text.assemble("your chips ", (dollars(sight.chips), "bold")),
        subtitle_align="right",
        border_style="green",
        box=ROUNDED,
        padding=(0, 2),
        width=min(width, WIDEST),
    )


def _spaced(parts: Sequence[RenderableType]) -> Iterator[RenderableType]:
    for place, part in enumerate(parts):
        if place:
            yield Text("")
        yield part


def _sign(sight: Sight, *, roomy: bool) -> Table:
    """What hangs over the table: the meter of the jackpot, the limits, and the maximum payout (3.1, 8.2, 10.3)."""
    limits, plate = sight.table.limits, sight.table.plate
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", style="dim")
    meter = Text.assemble("jackpot ", (dollars(sight.table.pools.pool_cents), "bold yellow"))
    bounds = f"antes {dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    grid.add_row(meter, f"{bounds},{' ' if roomy else chr(10)}payout up to {dollars(plate.maximum_payout_cents)}")
    return grid


def _dealer(sight: Sight, ink: Ink, *, large: bool) -> Iterator[RenderableType]:
    cards = sight.table.round.dealer
    if cards:
        yield _captioned(row_of(arranged(cards), ink, large=large), _dealer_caption(sight))


def _dealer_caption(sight: Sight) -> Text:
    if sight.dealer_takes_part is None:
        return Text("the dealer", style="dim")
    part = "takes part" if sight.dealer_takes_part else "does not take part"
    return Text.assemble(("the dealer  ", "dim"), sight.called[DEALER_BOX], (f"  {part}", "dim"))


def _said(said: str) -> Iterator[RenderableType]:
    if said:
        yield Align.center(Text(f"“{said}”", style="italic", justify="center"))


def _boxes(sight: Sight, ink: Ink, *, roomy: bool) -> Table:
    """One line for each player: the wagers, the hand as far as it lies open, and what the round brought."""
    table = Table.grid(padding=(0, 2), expand=True)
    for heading in ("box", "ante", "bet", "jackpot"):
        table.add_column(heading, justify="left" if heading == "box" else "right", no_wrap=True)
    table.add_column("hand", no_wrap=True, ratio=1)
    table.add_column("result", justify="right", no_wrap=True)
    table.add_row("  box", "ante", "bet", "jackpot", "", "", style="dim")
    for seat in sight.table.seats:
        table.add_row(*_row(sight, seat, ink, roomy=roomy))
    return table


def _row(sight: Sight, seat: Seat, ink: Ink, *, roomy: bool) -> tuple[RenderableType, ...]:
    own = seat.box == sight.box
    mark = "▸" if own else " "
    name = Text(f"{mark} {seat.box} {seat.player}", style="bold" if own else "")
    box = sight.table.box(seat.box)
    if box is None:
        return name, *(Text("–", style="dim") for _ in range(3)), "", ""
    bet = dollars(box.bet) if box.bet else "–"
    return name, dollars(box.ante), bet, _pad(box), _hand(sight, box, ink, roomy=roomy), _result(sight, box)


def _pad(box: Box) -> Text:
    """A lit pad, a dark one with a stake on it, or none."""
    if not box.jackpot:
        return Text("–", style="dim")
    return Text.assemble(("●" if box.lit else "○", "yellow"), f" {dollars(box.jackpot)}")


def _hand(sight: Sight, box: Box, ink: Ink, *, roomy: bool) -> Text:
    if box.standing is Standing.FOLDED:
        return Text("folded", style="dim")
    if box.box == sight.box:
        return Text("bet or fold" if sight.deciding else "", style="dim")
    cards = line_of(arranged(box.cards), ink)
    name = sight.called.get(box.box, "").partition(",")[0]
    return Text.assemble(cards, (f"  {name}", "dim")) if name and roomy else cards


def _result(sight: Sight, box: Box) -> Text:
    if not (sight.settled or box.standing is Standing.FOLDED):
        return Text("")
    return difference(sight.won(box))


def difference(cents: int) -> Text:
    """What somebody has won or lost."""
    sign, style = ("+", "green") if cents > 0 else ("−", "red") if cents < 0 else ("", "dim")
    return Text(sign + dollars(abs(cents)), style=style)


def _own(sight: Sight, ink: Ink, *, large: bool) -> Iterator[RenderableType]:
    if sight.own:
        mine = sight.mine
        folded = mine is not None and mine.standing is Standing.FOLDED
        called = "folded" if folded else sight.called.get(sight.box, "")
        caption = Text.assemble(("your hand", "dim"), f"  {called}" if called else "")
        yield _captioned(row_of(arranged(sight.own), ink, large=large), caption)


def _captioned(cards: Text, caption: Text) -> RenderableType:
    return Group(Align.center(cards), Align.center(caption))


def _settlement(sight: Sight) -> Iterator[RenderableType]:
    paid = [event for event in sight.paid if event.box == sight.box]
    if not paid:
        return
    table = Table.grid(padding=(0, 2))
    justified: tuple[JustifyMethod, ...] = ("left", "right", "left", "right", "left")
    for justify in justified:
        table.add_column(justify=justify, no_wrap=True)
    for event in paid:
        table.add_row(*_wager(event, sight))
    yield Align.center(table)


def _wager(event: Paid, sight: Sight) -> tuple[RenderableType, ...]:
    if not isinstance(event, WagerSettled):
        stake = dollars(sight.mine.jackpot) if sight.mine else ""
        return "jackpot", stake, Text("pays", style="green"), dollars(event.cents), clauses(event.under)
    word, style = BECOMES[event.outcome], _COLOURS.get(event.outcome, "")
    back = f"{dollars(event.returned)} returned" if event.returned else ""
    return event.wager, dollars(event.staked), Text(word, style=style), back, clauses(event.under)


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
