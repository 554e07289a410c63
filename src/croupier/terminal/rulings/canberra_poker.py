"""A ruling on Canberra Poker: the hands, what each wager gets, the jackpot, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import RenderableType
from rich.text import Text

from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.hands import QUALIFYING
from croupier.games.canberra_poker.ruling import JackpotRuling, Ruling
from croupier.games.canberra_poker.sheet import Sheet
from croupier.games.sheets import read
from croupier.money import dollars
from croupier.terminal.rulings.parts import dealer_said, hands_table, ruling_frame, wagers_table


def law_of(written: object) -> str | None:
    """The instrument that the sheet names, if it can be read so far."""
    sheet = read(written, Sheet)
    return sheet.law.instrument if isinstance(sheet, Sheet) and sheet.edition in EDITIONS else None


def page(number: int, written: object, found: Ruling) -> RenderableType:
    """One sheet that was ruled."""
    sheet = msgspec.convert(written, Sheet)
    hands = [("Dealer", sheet.dealer_hand, dealer_said(found.dealer, QUALIFYING))]
    for box, ruled in zip(sheet.boxes, found.boxes, strict=True):
        decided = "bets" if box.stays_in else "folds"
        hands.append((f"Box {box.box}", box.hand, f"{ruled.hand}; {decided}" if ruled.hand else decided))
    lines = [(box.box, [(wager.wager, wager) for wager in box.wagers]) for box in found.boxes]
    parts = (hands_table(hands), wagers_table(lines), *_jackpot(found.jackpot))
    cited = [clause for _, wagers in lines for _, wager in wagers for clause in wager.under]
    if found.dealer.hand is not None:
        cited.extend(QUALIFYING)
    return ruling_frame(number, "Canberra Poker", found.instrument, parts, cited)


def _jackpot(found: JackpotRuling) -> Iterator[RenderableType]:
    """The prizes in the order of payment, and the pool, as far as there is anything to say of them."""
    for place, prize in enumerate(found.payments, 1):
        yield Text(f"Jackpot prize {place}: box {prize.box}, {prize.hand}, {dollars(prize.amount)}.")
    if found.before is not None and found.after is not None:
        bears = f"; it bears {dollars(found.before - found.after)} of the prizes" if found.payments else ""
        yield Text(f"Jackpot pool: {dollars(found.before)} before, {dollars(found.after)} after{bears}.")
