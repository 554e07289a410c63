"""The ruling on a round that was written down, by the code of the live table (7.3, 8, 9.1-9.6, 10.5, 10.7, 11)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.cards.ranking import Hand
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.determinations import Readings
from croupier.games.canberra_poker.hands import hand_of, qualifies
from croupier.games.canberra_poker.jackpot import Batch, Payment, Winner, batch
from croupier.games.canberra_poker.settle import Stakes, lost_by_folding
from croupier.games.canberra_poker.sheet import BoxFacts, Sheet, fault_of
from croupier.games.canberra_poker.showdown import Entry, Result, showdown
from croupier.games.house.settled import BoxRuling, DealerRuling, Settled
from croupier.games.house.terms import Outcome
from croupier.games.sheets import Fault, read
from croupier.rules.clause import Under

PAID_BESIDE_THE_BET = (C["11.2"], C["10.7#2"])


class Prize(msgspec.Struct, frozen=True):
    """One jackpot prize."""

    box: int
    hand: str
    amount: int
    under: Under


class JackpotRuling(msgspec.Struct, frozen=True):
    """The jackpot pool before and after the round, and its prizes in the order of payment."""

    before: int | None
    after: int | None
    payments: tuple[Prize, ...]


class Ruling(msgspec.Struct, frozen=True):
    """Everything that the sheet's round comes to."""

    game: str
    instrument: str
    dealer: DealerRuling
    boxes: tuple[BoxRuling, ...]
    jackpot: JackpotRuling


def adjudicate(written: object) -> Ruling | Fault:
    """Rule on a round as it was written down, or say what is wrong with the sheet."""
    sheet = read(written, Sheet)
    if isinstance(sheet, Fault):
        return sheet
    return fault_of(sheet) or _ruling(sheet)


def _ruling(sheet: Sheet) -> Ruling:
    hands = {box.box: hand_of(box.hand) for box in sheet.boxes if box.cards is not None}
    dealer = None if sheet.dealer is None else hand_of(sheet.dealer_hand)
    results = _showdown(sheet, dealer, hands)
    paid = _batch(sheet, results)
    settled = {result.box: result.settled for result in results}
    prizes = {payment.box: payment for payment in paid.payments}
    return Ruling(
        game=sheet.game,
        instrument=sheet.law.instrument,
        dealer=DealerRuling(*(None, None) if dealer is None else (dealer.name, qualifies(dealer))),
        boxes=tuple(_box(sheet, box, hands.get(box.box), settled, prizes) for box in sheet.boxes),
        jackpot=_jackpot(sheet, paid, hands),
    )


def _showdown(sheet: Sheet, dealer: Hand | None, hands: dict[int, Hand]) -> tuple[Result, ...]:
    """The boxes that bet, compared from right to left."""
    in_play = sorted((box for box in sheet.boxes if box.stays_in), key=lambda box: -box.box)
    if dealer is None:
        return ()
    entries = (_entry(sheet, box, hands[box.box]) for box in in_play)
    return showdown(sheet.law, dealer, entries, Readings(), sheet.table.maximum_payout)


def _entry(sheet: Sheet, box: BoxFacts, hand: Hand) -> Entry:
    """A box as the showdown takes it; a sheet has no limits, so the whole ante counts."""
    bet = box.ante * sheet.law.bet_multiple.value
    return Entry(box.box, hand, Stakes(box.ante, bet, box.ante, bet), _stake(sheet, box))


def _folded(sheet: Sheet, box: BoxFacts) -> tuple[Settled, ...]:
    return lost_by_folding(Stakes(box.ante, 0, box.ante, 0), _stake(sheet, box))


def _stake(sheet: Sheet, box: BoxFacts) -> int:
    return (sheet.table.jackpot_wager or 0) if box.jackpot else 0


def _batch(sheet: Sheet, results: Iterable[Result]) -> Batch:
    winners = [Winner(result.box, result.hand.category) for result in results if result.in_jackpot]
    return batch(sheet.law, sheet.jackpot_pool or 0, sheet.table.jackpot_wager or 0, winners)


def _box(
    sheet: Sheet,
    box: BoxFacts,
    hand: Hand | None,
    settled: dict[int, tuple[Settled, ...]],
    prizes: dict[int, Payment],
) -> BoxRuling:
    wagers = settled[box.box] if box.stays_in else _folded(sheet, box)
    if box.box in prizes:
        prize = prizes[box.box]
        won = Settled("jackpot", _stake(sheet, box), Outcome.WIN, prize.cents, _under(prize))
        wagers = (*wagers, won)
    return BoxRuling(box.box, None if hand is None else hand.name, wagers)


def _jackpot(sheet: Sheet, paid: Batch, hands: dict[int, Hand]) -> JackpotRuling:
    prizes = tuple(Prize(one.box, hands[one.box].name, one.cents, _under(one)) for one in paid.payments)
    after = None if sheet.jackpot_pool is None else paid.pool_after
    return JackpotRuling(sheet.jackpot_pool, after, prizes)


def _under(payment: Payment) -> Under:
    return (*payment.under, *PAID_BESIDE_THE_BET)
