"""The table of Ultimate Texas Hold-em as a player sees it (5.1, 7.2, Table 1#1:max)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.games.house.state import Seat
from croupier.games.ultimate_texas_holdem.state import DEALER_BOX, STREETS, Area, Box, Standing
from croupier.money import dollars
from croupier.terminal.table.faces import Look, line_of, row_of
from croupier.terminal.table.felt import (
    arranged,
    boxes_table,
    captioned,
    difference,
    name_of,
    settlement,
    sign,
    wager_line,
)
from croupier.terminal.table.sight import Sight
from croupier.terminal.table.ultimate_texas_holdem.choices import mine

_DONE = (Standing.FOLDED, Standing.CONCEDED, Standing.SETTLED, Standing.OUT)
_SAID = {Standing.CHECKED: "checks", Standing.FOLDED: "folded", Standing.CONCEDED: "conceded"}


def parts(sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
    """From the limits above the board down to what the own wagers became; where room is short they give way to it."""
    if look.large or sight.dealer is None:
        yield _sign(sight, look)
    yield from _board_and_dealer(sight, look)
    if said is not None:
        yield said
    yield _boxes(sight, look)
    yield from _own(sight, look)
    mine_paid = (event for event in sight.paid if event.box == sight.box)
    yield from settlement(
        wager_line(event.wager, event.staked, event.outcome, event.returned, event.under) for event in mine_paid
    )


def _sign(sight: Sight, look: Look) -> Table:
    limits, trips, plate = sight.table.limits, sight.table.trips, sight.table.plate
    antes = f"antes {dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    side = f"trips {dollars(trips.minimum_cents)} to {dollars(trips.maximum_cents)}"
    payout = Text(f"blinds pay up to {dollars(plate.maximum_payout_cents)}", style="dim")
    return sign(payout, f"{antes},{' ' if look.roomy else chr(10)}{side}")


def _board_and_dealer(sight: Sight, look: Look) -> Iterator[RenderableType]:
    """The dealer's two cards with the board beside them, or below them where the table is narrow."""
    now = sight.table.round
    if not now.board:
        return
    dealer = row_of(arranged(now.dealer), look.ink, large=look.large)
    board = row_of(now.board, look.ink, large=look.large)
    if look.roomy:
        grid = Table.grid(padding=(0, 6, 0, 0))
        grid.add_row(dealer, board)
        yield Group(Align.center(grid), Align.center(_dealer_caption(sight)))
    else:
        yield captioned(dealer, _dealer_caption(sight))
        yield Align.center(board)


def _dealer_caption(sight: Sight) -> Text:
    """The dealer's hand; until it is shown, how far the board is."""
    if sight.dealer is None:
        street = STREETS.get(sight.table.phase)
        return Text("the dealer and the board" + (f", {street.spoken}" if street else ""), style="dim")
    part = "qualifies" if sight.dealer.qualifies else "does not qualify"
    return Text.assemble(("the dealer  ", "dim"), sight.called[DEALER_BOX], (f"  {part}", "dim"))


def _boxes(sight: Sight, look: Look) -> Table:
    """One line for each player: the wagers, the hand as far as it lies open, and what the round brought."""
    table = boxes_table(tuple(Area))
    for seat in sight.table.seats:
        table.add_row(*_row(sight, seat, look))
    return table


def _row(sight: Sight, seat: Seat, look: Look) -> tuple[RenderableType, ...]:
    name, box = name_of(sight, seat.box, seat.player), sight.table.box(seat.box)
    if box is None:
        return name, *(Text("–", style="dim") for _ in Area), "", ""
    wagers = (dollars(box.on(area)) if box.on(area) else Text("–", style="dim") for area in Area)
    return name, *wagers, _hand(sight, box, look), _result(sight, box)


def _hand(sight: Sight, box: Box, look: Look) -> Text:
    if box.box == sight.box:
        return Text("you decide" if _waits(sight, box) else _SAID.get(box.standing, ""), style="dim")
    if box.standing in (Standing.FOLDED, Standing.CONCEDED):
        return Text(_SAID[box.standing], style="dim")
    cards = line_of(arranged(box.cards), look.ink)
    beside = sight.called.get(box.box, "").partition(",")[0] or _SAID.get(box.standing, "")
    return Text.assemble(cards, (f"  {beside}", "dim")) if beside and look.roomy else cards


def _waits(sight: Sight, box: Box) -> bool:
    return sight.table.phase in STREETS and box.standing is Standing.UNDECIDED


def _result(sight: Sight, box: Box) -> Text:
    return difference(sight.won(box.player)) if box.standing in _DONE else Text("")


def _own(sight: Sight, look: Look) -> Iterator[RenderableType]:
    if sight.own:
        box = mine(sight)
        given_up = box is not None and box.standing in (Standing.FOLDED, Standing.CONCEDED)
        called = _SAID[box.standing] if box and given_up else sight.called.get(sight.box, "")
        caption = Text.assemble(("your hand", "dim"), f"  {called}" if called else "")
        yield captioned(row_of(arranged(sight.own), look.ink, large=look.large), caption)
