"""The ruling on a round that was written down, by the code of the live table (3, 9.1, 13.2, 14.2, 15.2)."""

from __future__ import annotations

import msgspec

from croupier.games.canberra_manila.hands import Held, rankings
from croupier.games.canberra_manila.settle import Settlement, settle
from croupier.games.canberra_manila.sheet import SeatFacts, Sheet, fault_of
from croupier.games.sheets import Fault, read
from croupier.rules.clause import Under


class SeatRuling(msgspec.Struct, frozen=True):
    """The hands of a seat, as far as its cards are known and the pot is played for them, and all that it gets back."""

    seat: int
    high: str | None
    low: str | None
    returned: int


class UncalledRuling(msgspec.Struct, frozen=True):
    """Chips that nobody matched; they are in what is returned to the seat."""

    seat: int
    amount: int


class PotRuling(msgspec.Struct, frozen=True):
    """One pot, what the house takes of it, who could win it, and who has."""

    amount: int
    commission: int
    eligible: tuple[int, ...]
    high: tuple[int, ...]
    low: tuple[int, ...]
    under: Under


class Ruling(msgspec.Struct, frozen=True):
    """Everything that the sheet's round comes to."""

    game: str
    instrument: str
    seats: tuple[SeatRuling, ...]
    uncalled: tuple[UncalledRuling, ...]
    pots: tuple[PotRuling, ...]
    commission: int


def adjudicate(written: object) -> Ruling | Fault:
    """Rule on a round as it was written down, or say what is wrong with the sheet."""
    sheet = read(written, Sheet)
    if isinstance(sheet, Fault):
        return sheet
    return fault_of(sheet) or _ruling(sheet)


def _ruling(sheet: Sheet) -> Ruling:
    contenders = [one.contender for one in sheet.seats]
    division, board = sheet.table.division, sheet.communal_cards
    settled = settle(sheet.law, division, sheet.button, board, contenders, only_forced=sheet.forced_alone)
    return Ruling(
        game=sheet.game,
        instrument=sheet.law.instrument,
        seats=tuple(_seat(sheet, one, settled) for one in sheet.seats),
        uncalled=tuple(UncalledRuling(share.seat, share.cents) for share in settled.uncalled),
        pots=tuple(
            PotRuling(pot.amount, pot.commission, pot.eligible, pot.high, pot.low, pot.under) for pot in settled.pots
        ),
        commission=settled.commission,
    )


def _seat(sheet: Sheet, one: SeatFacts, settled: Settlement) -> SeatRuling:
    held = settled.held.get(one.seat) or _shown(sheet, one)
    high = None if held.high is None else held.high.name
    low = None if held.low is None else held.low.name
    return SeatRuling(one.seat, high, low, settled.returned[one.seat])


def _shown(sheet: Sheet, one: SeatFacts) -> Held:
    """What a hand would be that nobody had to compare, if its cards and the whole board are written down."""
    if one.cards is None or len(sheet.communal_cards) < sheet.law.communal_cards.value:
        return Held()
    return rankings(sheet.table.hands).held(one.hole_cards, sheet.communal_cards)
