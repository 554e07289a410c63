"""The ruling on a round that was written down, by the code of the live table (7.5, 7.6, 8.1, 13, 17)."""

from __future__ import annotations

import msgspec

from croupier.games.blackjack.drawing import blackjack_in_reach
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.settle import (
    Settled,
    Stake,
    even_money,
    insurance,
    paid_at_once,
    settle,
    side,
    verdict,
)
from croupier.games.blackjack.sheet import BoxFacts, HandFacts, Sheet, WagerFacts
from croupier.games.blackjack.sheet_faults import fault_of
from croupier.games.house.terms import Outcome
from croupier.games.sheets import Fault, read
from croupier.rules.clause import Under


class DealerRuling(msgspec.Struct, frozen=True):
    """The dealer's hand as it ended."""

    total: int
    blackjack: bool


class WagerRuling(msgspec.Struct, frozen=True):
    """What became of one player's wager."""

    player: str
    staked: int
    outcome: Outcome
    returned: int
    under: Under


class HandRuling(msgspec.Struct, frozen=True):
    """A hand and the wagers on it."""

    total: int
    wagers: tuple[WagerRuling, ...]


class BoxRuling(msgspec.Struct, frozen=True):
    """Everything that lay on a box."""

    box: int
    hands: tuple[HandRuling, ...]
    side: tuple[WagerRuling, ...]
    insurance: tuple[WagerRuling, ...]


class Ruling(msgspec.Struct, frozen=True):
    """Everything that the sheet's round comes to."""

    game: str
    instrument: str
    dealer: DealerRuling
    boxes: tuple[BoxRuling, ...]


def adjudicate(written: object) -> Ruling | Fault:
    """Rule on a round as it was written down, or say what is wrong with the sheet."""
    sheet = read(written, Sheet)
    if isinstance(sheet, Fault):
        return sheet
    return fault_of(sheet) or _ruling(sheet)


def _ruling(sheet: Sheet) -> Ruling:
    cards = sheet.dealer_hand
    return Ruling(
        game=sheet.game,
        instrument=sheet.law.instrument,
        dealer=DealerRuling(total(cards).points, is_blackjack(cards)),
        boxes=tuple(_box(sheet, box) for box in sheet.boxes),
    )


def _box(sheet: Sheet, box: BoxFacts) -> BoxRuling:
    return BoxRuling(
        box=box.box,
        hands=tuple(_hand(sheet, box, hand) for hand in box.hands),
        side=_sides(sheet, box),
        insurance=_insurances(sheet, box),
    )


def _hand(sheet: Sheet, box: BoxFacts, hand: HandFacts) -> HandRuling:
    wagers = (_told(wager.player, _wager(sheet, box, hand, wager)) for wager in hand.wagers)
    return HandRuling(total(hand.held).points, tuple(wagers))


def _wager(sheet: Sheet, box: BoxFacts, hand: HandFacts, wager: WagerFacts) -> Settled:
    """A Blackjack may have been paid before the dealer's second card; a sheet has no limits, so all of it counts."""
    placed = _all_of(wager.stake + wager.added)
    if wager.even_money:
        return even_money(sheet.law, placed)
    if box.has_blackjack() and not blackjack_in_reach(sheet.dealer_hand[0]):
        return paid_at_once(sheet.law, placed)
    decided = verdict(sheet.dealer_hand, hand.held, split=box.was_split)
    return settle(sheet.law, decided, placed, no_blackjack=box.was_split and is_blackjack(hand.held))


def _sides(sheet: Sheet, box: BoxFacts) -> tuple[WagerRuling, ...]:
    offered, (first, second) = sheet.side_bet, box.first_two
    if offered is None:
        return ()
    bets = box.side or ()
    return tuple(_told(bet.player, side(sheet.law, offered, first, second, _all_of(bet.stake))) for bet in bets)


def _insurances(sheet: Sheet, box: BoxFacts) -> tuple[WagerRuling, ...]:
    bets = box.insurance or ()
    return tuple(_told(bet.player, insurance(sheet.law, sheet.dealer_hand[1], _all_of(bet.stake))) for bet in bets)


def _all_of(cents: int) -> Stake:
    return Stake(cents, cents)


def _told(player: str, settled: Settled) -> WagerRuling:
    return WagerRuling(player, settled.staked, settled.outcome, settled.returned, settled.under)
