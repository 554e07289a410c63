"""A ruling on Canberra Manila: the board and the hands, the pots and who wins them, and what each seat gets back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from croupier.games.canberra_manila.editions import E2005
from croupier.games.canberra_manila.pots import UNCALLED
from croupier.games.canberra_manila.ruling import PotRuling, Ruling, SeatRuling
from croupier.games.canberra_manila.sheet import SeatFacts, Sheet
from croupier.games.sheets import as_printed
from croupier.money import dollars
from croupier.terminal.rulings.parts import hands_table, ruling_frame


def law_of(_written: object) -> str:
    """The one instrument that this game has had."""
    return E2005.instrument


def page(number: int, written: object, found: Ruling) -> RenderableType:
    """One sheet that was ruled."""
    sheet = msgspec.convert(written, Sheet)
    hands = [("Board", sheet.communal_cards, "")] if sheet.board else []
    for facts, ruled in zip(sheet.seats, found.seats, strict=True):
        button = ", button" if facts.seat == sheet.button else ""
        hands.append((f"Seat {facts.seat}{button}", facts.hole_cards, _said(facts, ruled)))
    parts = (hands_table(hands), _pots(found), _seats(sheet, found))
    cited = [*(UNCALLED if found.uncalled else ()), *(clause for pot in found.pots for clause in pot.under)]
    return ruling_frame(number, "Canberra Manila", found.instrument, parts, cited)


def _said(facts: SeatFacts, ruled: SeatRuling) -> str:
    """The hands of a seat as a dealer announces them."""
    hands = "; ".join(dict.fromkeys(hand for hand in (ruled.high, ruled.low) if hand))
    return "; ".join(filter(None, (hands, "folded" if facts.folded else "")))


def _pots(found: Ruling) -> Table:
    """What nobody called, and each pot with what the house takes and who wins the rest."""
    table = Table(box=SIMPLE)
    for column in ("pot", "amount", "commission", "eligible", "won by", "under"):
        table.add_column(column, justify="right" if column in ("amount", "commission") else "left")
    for back in found.uncalled:
        under = ", ".join(as_printed(UNCALLED))
        table.add_row("uncalled", dollars(back.amount), "", "", f"back to seat {back.seat}", under)
    for place, pot in enumerate(found.pots):
        name = "main pot" if place == 0 else f"side pot {place}"
        under = ", ".join(as_printed(pot.under))
        taken = dollars(pot.commission)
        table.add_row(name, dollars(pot.amount), taken, _listed(pot.eligible), _winners(pot), under)
    return table


def _winners(pot: PotRuling) -> str:
    """One list where the pot is played for one hand, or the same seats win both halves."""
    if pot.high == pot.low or not pot.low:
        return _listed(pot.high)
    return f"high {_listed(pot.high)}; low {_listed(pot.low)}" if pot.high else _listed(pot.low)


def _listed(seats: Sequence[int]) -> str:
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"


def _seats(sheet: Sheet, found: Ruling) -> Table:
    """What every seat put in and gets back, with what they come to; the house has the rest."""
    table = Table(box=SIMPLE)
    for column in ("seat", "put in", "returned", "result"):
        table.add_column(column, justify="left" if column == "seat" else "right")
    for facts, ruled in zip(sheet.seats, found.seats, strict=True):
        won = ruled.returned - facts.contributed
        result = Text(dollars(won), style="green" if won > 0 else "red" if won < 0 else "yellow")
        table.add_row(str(facts.seat), dollars(facts.contributed), dollars(ruled.returned), result)
    put, got = sum(one.contributed for one in sheet.seats), sum(one.returned for one in found.seats)
    table.add_row("together", dollars(put), dollars(got), dollars(got - put), style="bold", end_section=True)
    return table
