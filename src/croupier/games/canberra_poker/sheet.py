"""A round as somebody writes it down, and what no round can be (2.1, 2.5, 3.6, 4.3, 4.4, 7.1, 8.2, 9.1, A:Box)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker.approving import MOST_BOXES
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.editions import E2023, EDITIONS, Edition, PoolPrize
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.canberra_poker.jackpot import wins_jackpot
from croupier.games.sheets import Fault, amount_faults, box_faults, card_faults, count_faults, shown

GAME = "canberra-poker"
DECK = Pack()
BET = "bet"
FOLD = "fold"


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the signs at the table said: the maximum payout, and the displayed jackpot wager."""

    maximum_payout: int | None = None
    jackpot_wager: int | None = None


class BoxFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One box of the round: its wagers, its cards, and what its player decided."""

    box: int
    ante: int
    decision: str
    jackpot: bool = False
    cards: tuple[str, ...] | None = None

    @property
    def stays_in(self) -> bool:
        return self.decision == BET

    @property
    def hand(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.cards or ())


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round of Canberra Poker, in cents and cards."""

    game: str
    boxes: tuple[BoxFacts, ...]
    edition: str = E2023.name
    table: TableFacts = TableFacts()
    jackpot_pool: int | None = None
    dealer: tuple[str, ...] | None = None

    @property
    def law(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def dealer_hand(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.dealer or ())


def fault_of(sheet: Sheet) -> Fault | None:
    """The first thing on the sheet that no round could have had."""
    return next(_faults(sheet), None)


def _faults(sheet: Sheet) -> Iterator[Fault]:
    """Every fault, the earlier ones being those that the later ones may rely on not to be there."""
    if sheet.game != GAME:
        yield Fault("game", f"{shown(sheet.game)} is not {GAME}; hand the sheet to its own game.")
    if sheet.edition not in EDITIONS:
        choice = " or ".join(f'"{name}"' for name in EDITIONS)
        yield Fault("edition", f"There is no edition {shown(sheet.edition)} of Canberra Poker; write {choice}.")
    else:
        yield from _sign_faults(sheet)
        yield from _box_faults(sheet)
        yield from _hand_faults(sheet)
        yield from _jackpot_faults(sheet)


def _sign_faults(sheet: Sheet) -> Iterator[Fault]:
    signs = (
        ("table.maximum_payout", sheet.table.maximum_payout, 1, (C["8.2"],)),
        ("table.jackpot_wager", sheet.table.jackpot_wager, 1, sheet.law.jackpot_stake.under),
        ("jackpot_pool", sheet.jackpot_pool, 0, sheet.law.jackpot_split),
    )
    for at, cents, least, under in signs:
        if cents is not None:
            yield from amount_faults(at, cents, least, under)


def _box_faults(sheet: Sheet) -> Iterator[Fault]:
    yield from box_faults([box.box for box in sheet.boxes], MOST_BOXES, (C["A:Box"],), (C["4.4"],), (C["A:Ante"],))
    for place, box in enumerate(sheet.boxes):
        yield from amount_faults(f"boxes[{place}].ante", box.ante, 1, (C["4.3"],))
        if box.decision not in (BET, FOLD):
            why = f'{shown(box.decision)} is no decision; a player bets or folds, so write "{BET}" or "{FOLD}".'
            yield Fault(f"boxes[{place}].decision", why, (C["7.1"],))


def _hand_faults(sheet: Sheet) -> Iterator[Fault]:
    """The cards of the dealer and of a box that bet must be there; those of a fold may be."""
    compared = any(box.stays_in for box in sheet.boxes)
    hands = [("dealer", sheet.dealer, compared)]
    hands += [(f"boxes[{place}].cards", box.cards, box.stays_in) for place, box in enumerate(sheet.boxes)]
    five = sheet.law.hand_cards.value
    for at, cards, needed in hands:
        if cards is None and needed:
            why = "The cards are missing, and a box that bet is compared with the dealer; write them down."
            yield Fault(at, why, (C["9.1"],) if at == "dealer" else sheet.law.hand_cards.under)
        if cards is not None:
            yield from count_faults(at, "A hand", cards, five, sheet.law.hand_cards.under)
    yield from card_faults(DECK, ((at, cards) for at, cards, _ in hands if cards is not None), (C["2.1"],))


def _jackpot_faults(sheet: Sheet) -> Iterator[Fault]:
    """A stake has the amount on the sign, and a part of the pool can be paid only when the pool is known."""
    staked = [box for box in sheet.boxes if box.jackpot]
    if staked and sheet.table.jackpot_wager is None:
        why = f"Box {staked[0].box} has a jackpot stake of unknown amount; write down the displayed wager."
        yield Fault("table.jackpot_wager", why, sheet.law.jackpot_stake.under)
    for box in staked if sheet.jackpot_pool is None else ():
        if box.stays_in and wins_jackpot(hand := hand_of(box.hand)):
            line = sheet.law.jackpot[hand.category]
            if isinstance(line.prize, PoolPrize):
                why = f"Box {box.box} wins a part of the jackpot pool; write down the pool as it stood before."
                yield Fault("jackpot_pool", why, line.under)
