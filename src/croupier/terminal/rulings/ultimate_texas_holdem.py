"""A ruling on Ultimate Texas Hold-em: the board and the hands, what each wager gets, and the reasons."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType

from croupier.games.ultimate_texas_holdem.editions import E2025, Street
from croupier.games.ultimate_texas_holdem.hands import QUALIFYING
from croupier.games.ultimate_texas_holdem.ruling import Ruling
from croupier.games.ultimate_texas_holdem.sheet import BoxFacts, Sheet
from croupier.money import dollars
from croupier.terminal.rulings.parts import dealer_said, hands_table, ruling_frame, wagers_table


def law_of(_written: object) -> str:
    """The one instrument that this game has had."""
    return E2025.instrument


def page(number: int, written: object, found: Ruling) -> RenderableType:
    """One sheet that was ruled."""
    sheet = msgspec.convert(written, Sheet)
    hands = [("Dealer", sheet.dealer_cards, dealer_said(found.dealer, QUALIFYING))]
    if sheet.communal_cards:
        hands.insert(0, ("Board", sheet.communal_cards, ""))
    for box, ruled in zip(sheet.boxes, found.boxes, strict=True):
        decided = _decided(box)
        hands.append((f"Box {box.box}", box.hole_cards, f"{ruled.hand}; {decided}" if ruled.hand else decided))
    lines = [(box.box, [(wager.wager, wager) for wager in box.wagers]) for box in found.boxes]
    parts = (hands_table(hands), wagers_table(lines))
    cited = [clause for _, wagers in lines for _, wager in wagers for clause in wager.under]
    if found.dealer.hand is not None:
        cited.extend(QUALIFYING)
    return ruling_frame(number, "Ultimate Texas Hold-em", found.instrument, parts, cited)


def _decided(box: BoxFacts) -> str:
    """What the player of a box did, as the dealer would report it."""
    if box.play is None:
        return "folds"
    played = f"plays {dollars(box.play.amount)} {Street(box.play.street).spoken}"
    return f"{played}, concedes" if box.conceded else played
