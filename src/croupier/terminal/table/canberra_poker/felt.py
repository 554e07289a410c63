"""The table of Canberra Poker as a player sees it (3.1, 8.2, 10.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from croupier.games.canberra_poker.events import JackpotPaid
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Phase, Standing
from croupier.games.house.events import WagerSettled
from croupier.games.house.state import Seat
from croupier.money import dollars
from croupier.terminal.table.canberra_poker.choices import mine
from croupier.terminal.table.faces import Look, line_of, row_of
from croupier.terminal.table.felt import (
    arranged,
    boxes_table,
    captioned,
    clauses,
    difference,
    name_of,
    settlement,
    sign,
    wager_line,
)
from croupier.terminal.table.sight import Sight


def parts(sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
    """From the meter of the jackpot down to what the own wagers became."""
    yield _sign(sight, look)
    yield from _dealer(sight, look)
    if said is not None:
        yield said
    yield _boxes(sight, look)
    yield from _own(sight, look)
    yield from settlement(_wager(event, sight) for event in sight.paid if event.box == sight.box)


def _sign(sight: Sight, look: Look) -> Table:
    limits, plate = sight.table.limits, sight.table.plate
    meter = Text.assemble("jackpot ", (dollars(sight.table.pools.pool_cents), "bold yellow"))
    bounds = f"antes {dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    return sign(meter, f"{bounds},{' ' if look.roomy else chr(10)}payout up to {dollars(plate.maximum_payout_cents)}")


def _dealer(sight: Sight, look: Look) -> Iterator[RenderableType]:
    cards = sight.table.round.dealer
    if cards:
        yield captioned(row_of(arranged(cards), look.ink, large=look.large), _dealer_caption(sight))


def _dealer_caption(sight: Sight) -> Text:
    if sight.dealer is None:
        return Text("the dealer", style="dim")
    part = "takes part" if sight.dealer.qualifies else "does not take part"
    return Text.assemble(("the dealer  ", "dim"), sight.called[DEALER_BOX], (f"  {part}", "dim"))


def _boxes(sight: Sight, look: Look) -> Table:
    """One line for each player: the wagers, the hand as far as it lies open, and what the round brought."""
    table = boxes_table(("ante", "bet", "jackpot"))
    for seat in sight.table.seats:
        table.add_row(*_row(sight, seat, look))
    return table


def _row(sight: Sight, seat: Seat, look: Look) -> tuple[RenderableType, ...]:
    name, box = name_of(sight, seat.box, seat.player), sight.table.box(seat.box)
    if box is None:
        return name, *(Text("–", style="dim") for _ in range(3)), "", ""
    bet = dollars(box.bet) if box.bet else "–"
    return name, dollars(box.ante), bet, _pad(box), _hand(sight, box, look), _result(sight, box)


def _pad(box: Box) -> Text:
    """A lit pad, a dark one with a stake on it, or none."""
    if not box.jackpot:
        return Text("–", style="dim")
    return Text.assemble(("●" if box.lit else "○", "yellow"), f" {dollars(box.jackpot)}")


def _hand(sight: Sight, box: Box, look: Look) -> Text:
    if box.standing is Standing.FOLDED:
        return Text("folded", style="dim")
    if box.box == sight.box:
        waits = sight.table.phase is Phase.DECIDING and box.standing is Standing.UNDECIDED
        return Text("bet or fold" if waits else "", style="dim")
    cards = line_of(arranged(box.cards), look.ink)
    name = sight.called.get(box.box, "").partition(",")[0]
    return Text.assemble(cards, (f"  {name}", "dim")) if name and look.roomy else cards


def _result(sight: Sight, box: Box) -> Text:
    if not (sight.table.phase is Phase.COLLECTING or box.standing is Standing.FOLDED):
        return Text("")
    return difference(sight.won(box.player))


def _own(sight: Sight, look: Look) -> Iterator[RenderableType]:
    if sight.own:
        box = mine(sight)
        folded = box is not None and box.standing is Standing.FOLDED
        called = "folded" if folded else sight.called.get(sight.box, "")
        caption = Text.assemble(("your hand", "dim"), f"  {called}" if called else "")
        yield captioned(row_of(arranged(sight.own), look.ink, large=look.large), caption)


def _wager(event: WagerSettled | JackpotPaid, sight: Sight) -> tuple[RenderableType, ...]:
    if isinstance(event, WagerSettled):
        return wager_line(event.wager, event.staked, event.outcome, event.returned, event.under)
    box = mine(sight)
    stake = dollars(box.jackpot) if box else ""
    return "jackpot", stake, Text("pays", style="green"), dollars(event.cents), clauses(event.under)
