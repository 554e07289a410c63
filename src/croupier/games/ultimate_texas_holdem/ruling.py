"""The ruling on a round that was written down, by the code of the live table (8.8(c), 9, 10.1, A:Fold)."""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card
from croupier.cards.ranking import Hand
from croupier.games.house.settled import BoxRuling, DealerRuling, Settled
from croupier.games.sheets import Fault, read
from croupier.games.ultimate_texas_holdem.hands import hand_of, qualifies
from croupier.games.ultimate_texas_holdem.settle import CONCEDED, FOLDED, Payout, collected, refund, settle
from croupier.games.ultimate_texas_holdem.sheet import BoxFacts, Sheet, fault_of
from croupier.games.ultimate_texas_holdem.stakes import whole


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
    dealer = _hand(sheet, sheet.dealer_cards)
    return Ruling(
        game=sheet.game,
        instrument=sheet.law.instrument,
        dealer=DealerRuling(*(None, None) if dealer is None else (dealer.name, qualifies(dealer))),
        boxes=tuple(_box(sheet, box, dealer) for box in sheet.boxes),
    )


def _hand(sheet: Sheet, own: tuple[Card, ...]) -> Hand | None:
    """The best five of two cards and the board, if both are written down."""
    return hand_of(own, sheet.communal_cards) if own and sheet.board is not None else None


def _box(sheet: Sheet, box: BoxFacts, dealer: Hand | None) -> BoxRuling:
    hand = _hand(sheet, box.hole_cards)
    return BoxRuling(box.box, None if hand is None else hand.name, _wagers(sheet, box, hand, dealer))


def _wagers(sheet: Sheet, box: BoxFacts, hand: Hand | None, dealer: Hand | None) -> tuple[Settled, ...]:
    """A sheet has no limits, so every wager counts as it lies; who concedes does so before antes are refunded."""
    stakes = whole(box.wagers)
    if hand is None or dealer is None or not box.is_compared:
        return collected(stakes, FOLDED if box.play is None else CONCEDED)
    ante = () if qualifies(dealer) else (refund(stakes),)
    return (*ante, *settle(sheet.law, dealer, hand, stakes, Payout(sheet.table.maximum_payout)))
