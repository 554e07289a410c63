"""A ruling on a screen: the hands, what each wager gets, the jackpot, and the clauses in the register's own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.cards.card import Card
from croupier.games.canberra_poker.hands import QUALIFYING
from croupier.games.canberra_poker.ruling import BoxRuling, DealerRuling, JackpotRuling, Ruling
from croupier.games.canberra_poker.sheet import Sheet
from croupier.games.house.terms import Outcome
from croupier.games.sheets import Fault, as_printed, read
from croupier.money import dollars
from croupier.rules.clause import printed
from croupier.rules.shelf import instrument

_COLOURS = {Outcome.WIN: "green", Outcome.LOSE: "red", Outcome.PUSH: "yellow", Outcome.VOID: "yellow"}


def ruling_page(number: int, written: object, found: Ruling) -> RenderableType:
    """One sheet that was ruled."""
    title = f"sheet {number} · {_said(found.game)} · {found.instrument}"
    parts = (_hands(written, found), _wagers(found.boxes), *_jackpot(found.jackpot))
    return Group(Panel(Group(*parts), title=title, title_align="left", expand=False), _reasons(found))


def fault_page(number: int, written: object, fault: Fault) -> RenderableType:
    """One sheet that was refused."""
    lines = _grid()
    lines.add_row("at", Text(fault.at or "the whole sheet"))
    lines.add_row("why", Text(fault.why))
    sheet = read(written, Sheet)
    if fault.under and isinstance(sheet, Sheet):
        for clause, words in _words(sheet.law.instrument, fault.under):
            lines.add_row(clause, words)
    return Panel(lines, title=f"sheet {number} · refused", title_align="left", border_style="red", expand=False)


def _hands(written: object, found: Ruling) -> Table:
    """The cards, which are on the sheet and not in the ruling."""
    sheet = msgspec.convert(written, Sheet)
    hands = Table.grid(padding=(0, 2))
    hands.add_row("Dealer", _cards(sheet.dealer_hand), _dealer(found.dealer))
    for box, ruled in zip(sheet.boxes, found.boxes, strict=True):
        decided = "bets" if box.stays_in else "folds"
        said = f"{ruled.hand}; {decided}" if ruled.hand else decided
        hands.add_row(f"Box {box.box}", _cards(box.hand), said)
    return hands


def _dealer(found: DealerRuling) -> str:
    if found.hand is None:
        return "not turned, for nobody stayed in"
    part = "qualifies" if found.qualifies else "does not qualify"
    return f"{found.hand}, {part} ({', '.join(as_printed(QUALIFYING))})"


def _wagers(boxes: Sequence[BoxRuling]) -> Table:
    table = Table(box=SIMPLE)
    for column in ("box", "wager", "staked", "result", "returned", "under"):
        table.add_column(column, justify="right" if column in ("staked", "returned") else "left")
    for box in boxes:
        number = str(box.box)
        for wager in box.wagers:
            result = Text(wager.outcome, style=_COLOURS[wager.outcome])
            under = ", ".join(as_printed(wager.under))
            table.add_row(number, wager.wager, dollars(wager.staked), result, dollars(wager.returned), under)
            number = ""
        sums = sum(wager.staked for wager in box.wagers), sum(wager.returned for wager in box.wagers)
        table.add_row("", "together", dollars(sums[0]), "", dollars(sums[1]), "", style="bold", end_section=True)
    return table


def _jackpot(found: JackpotRuling) -> Iterator[RenderableType]:
    """The prizes in the order of payment, and the pool, as far as there is anything to say of them."""
    for place, prize in enumerate(found.payments, 1):
        yield Text(f"Jackpot prize {place}: box {prize.box}, {prize.hand}, {dollars(prize.amount)}.")
    if found.before is not None and found.after is not None:
        bears = f"; it bears {dollars(found.before - found.after)} of the prizes" if found.payments else ""
        yield Text(f"Jackpot pool: {dollars(found.before)} before, {dollars(found.after)} after{bears}.")


def _reasons(found: Ruling) -> Table:
    """Every clause that decided something, once, with what it asks."""
    cited = [clause for box in found.boxes for wager in box.wagers for clause in wager.under]
    if found.dealer.hand is not None:
        cited.extend(QUALIFYING)
    lines = _grid()
    for clause, words in _words(found.instrument, cited):
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


def _cards(cards: Sequence[Card]) -> Text:
    return Text(" ").join(Text(card.pretty, style="red" if card.suit.is_red else "bold") for card in cards)


def _said(game: str) -> str:
    return game.replace("-", " ").title()
