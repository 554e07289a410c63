"""The table of Canberra Manila as a player sees it (1.1, 4.1, 8.3, 9.3, 13.1, 17.15, A:Pot)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.games.canberra_manila.determinations import Maximum
from croupier.games.canberra_manila.plate import contest_said, deck_said
from croupier.games.canberra_manila.pots import pots
from croupier.games.canberra_manila.shares import contenders
from croupier.games.canberra_manila.state import Phase, Play, Seat, Table
from croupier.money import dollars
from croupier.terminal.table.canberra_manila.choices import deciding, mine
from croupier.terminal.table.canberra_manila.doing import doing, in_front
from croupier.terminal.table.canberra_manila.narration import pot_name
from croupier.terminal.table.canberra_manila.own import amounts, outlook
from croupier.terminal.table.canberra_manila.results import decided_under, pot_lines
from croupier.terminal.table.faces import Look, row_of
from croupier.terminal.table.felt import arranged, difference, settlement, sign
from croupier.terminal.table.sight import Sight

_LIMITS = {Maximum.NONE: "no limit", Maximum.FULL_POT: "pot limit"}


def parts(sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
    """From the limits above the board down to the pots and who has won them."""
    if look.large or not sight.paid:
        yield _sign(sight.table)
    yield from _cards(sight, look)
    if said is not None:
        yield said
    yield _seats(sight, look)
    if deciding(sight):
        yield from (Align.center(line) for line in amounts(sight))
    elif sight.table.phase is Phase.BETWEEN:
        yield from (Align.center(line) for line in outlook(sight))
    if sight.table.round.hands and sight.paid:
        yield from settlement(pot_lines(sight))
        yield Align.center(decided_under(sight))


def _sign(table: Table) -> Grid:
    settings = table.settings
    blinds = f"blinds {' and '.join(map(dollars, settings.forced.blinds))}, {_LIMITS[settings.bets.maximum]}"
    return sign(Text(blinds, style="dim"), f"{deck_said(settings.hands)}, {contest_said(settings.hands)}")


def _cards(sight: Sight, look: Look) -> Iterator[RenderableType]:
    """The own two cards with the board beside them, or below them where the table is narrow."""
    now = sight.table.round
    if not now.board:
        return
    board, caption = row_of(now.board, look.ink, large=look.large), _pot(sight)
    own = row_of(arranged(sight.own), look.ink, large=look.large) if sight.own else None
    if own is None:
        yield Group(Align.center(board), Align.center(caption))
    elif look.roomy:
        grid = Grid.grid(padding=(0, 6, 0, 0))
        grid.add_column(justify="center", min_width=15, max_width=26)
        grid.add_column(justify="center")
        grid.add_row(own, board)
        grid.add_row(_own_caption(sight), caption)
        yield Align.center(grid)
    else:
        yield Group(Align.center(board), Align.center(caption))
        yield Group(Align.center(own), Align.center(_own_caption(sight)))


def _own_caption(sight: Sight) -> Text:
    hand = mine(sight)
    beside = "" if hand is None else {Play.FOLDED: ", folded", Play.CONCEDED: ", not shown"}.get(hand.play, "")
    called = sight.called.get(sight.box, "")
    return Text.assemble((f"your cards{beside}", "dim"), f"\n{called}" if called else "")


def _pot(sight: Sight) -> Text:
    """What lies in the pot, and once somebody has tapped out how it is divided."""
    now = sight.table.round
    found = pots(contenders(sight.table)).pots
    said = Text.assemble(("the pot  ", "dim"), dollars(now.pot))
    if len(found) > 1 and any(hand.play is Play.TAPPED for hand in now.hands):
        parts = ", ".join(f"{pot_name(number)} {dollars(pot.amount)}" for number, pot in enumerate(found, 1))
        said.append(f"\n{parts}", style="dim")
    return said


def _seats(sight: Sight, look: Look) -> Grid:
    """One line for each player: the stake, the bet of this betting round, what was done, what the round brought."""
    grid = Grid.grid(padding=(0, 2), expand=True)
    for justify in ("left", "right", "right"):
        grid.add_column(justify=justify, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row("   seat", "stake", "bet", "", "", style="dim")
    for seat in sight.table.seats:
        grid.add_row(*_row(sight, seat, look))
    return grid


def _row(sight: Sight, seat: Seat, look: Look) -> tuple[RenderableType, ...]:
    now = sight.table.round
    hand = now.hand(seat.box)
    own, button = seat.box == sight.box, "●" if now.button == seat.box else " "
    name = Text(f"{'▸' if own else ' '}{button} {seat.box} {seat.player}", style="bold" if own else "")
    stake = dollars(seat.stake if hand is None else hand.left - hand.laid + hand.won)
    bet = 0 if hand is None else in_front(sight, hand)
    won = Text("") if hand is None or not sight.paid else difference(hand.won - hand.put)
    return name, stake, dollars(bet) if bet else Text("–", style="dim"), doing(sight, seat, hand, look), won
