"""Whose turn it is: where the next card belongs, who decides on a hand, and which phase comes next.

Clauses 4.5, 6.2, 8.1, 9.1, 10.4, 12.1, 12.2, 14.6, 14.7.
"""

from __future__ import annotations

from functools import cache

import msgspec

from croupier.cards.card import Rank
from croupier.games.blackjack.actions import absent_draws
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.drawing import Awaited, blackjack_in_reach, dealer_draws
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Box, Hand, Phase, Round, Standing, Table

# A member of an enumeration is looked up slowly, and these are asked for at every decision.
_OPEN, _BLACKJACK = Standing.OPEN, Standing.BLACKJACK
_LOST = (Standing.BUST, Standing.OUT)


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A hand of a box that is still to be completed."""

    box: Box
    place: int
    hand: Hand


@cache
def positions(boxes: tuple[int, ...]) -> tuple[int, ...]:
    """The way of the initial deal: one card to each box, one to the dealer, another to each box (6.2)."""
    return (*boxes, DEALER_BOX, *boxes)


def initial_positions(now: Round) -> tuple[int, ...]:
    return positions(tuple([box.box for box in now.boxes]))


def turn(now: Round) -> Turn | None:
    """The first hand, clockwise, that is not complete; a split hand before those behind it (9.1, 10.4)."""
    for box in now.boxes:
        for index, hand in enumerate(box.hands):
            if hand.standing is _OPEN:
                return Turn(box, index, hand)
    return None


def wants_card(table: Table, found: Turn) -> bool:
    """Whether a card is due to the hand whose turn it is, without another decision."""
    hand, now = found.hand, table.round
    if now.joining is not None:
        return False
    if len(hand.cards) < 2 or hand.called or hand.doubled:
        return True
    return hand.absent and absent_draws(table.edition, hand.cards)


def next_place(table: Table) -> tuple[int, int] | None:
    """The box and hand that the next card is for, 0 for the dealer; nobody's while somebody has to decide."""
    now = table.round
    match table.phase:
        case Phase.WAGERING | Phase.DEALING:
            order = initial_positions(now)
            return (order[now.dealt], 0) if now.boxes and now.dealt < len(order) else None
        case Phase.PLAYING:
            found = turn(now)
            return (found.box.box, found.place) if found and wants_card(table, found) else None
        case Phase.DRAWING:
            return (DEALER_BOX, 0)
        case _:
            return None


def still_deals(table: Table) -> bool:
    """Whether cards of the round are still to come from the shoe, as far as anybody can tell."""
    return table.phase in (
        Phase.DEALING, Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING, Phase.DRAWING
    )  # fmt: skip


def completes(table: Table) -> bool:
    """Whether a shuffle is for a round that has begun, or for one whose first card an empty shoe cannot give (14.6)."""
    if table.phase is Phase.WAGERING:
        return table.shoe.stage is Stage.READY and table.shoe.left <= 0 and bool(table.round.boxes)
    return table.phase is not Phase.BETWEEN


def controller(table: Table, box: Box) -> str:
    """Who decides on the cards: the player seated at the box, if that player wagers there, else the front wager."""
    if len(box.wagers) == 1:
        return box.wagers[0].player
    seat = table.seat(box.box)
    sits = "" if seat is None else seat.player
    there = [wager.player for wager in box.wagers if not wager.closed] or [box.wagers[0].player]
    return sits if sits in there else there[0]


def awaited(now: Round, bust: Hand | None = None) -> Awaited:
    """What still hangs on the dealer's hand (12.2); nothing hangs there of a hand that has just gone over 21."""
    totals = blackjack = False
    for box in now.boxes:
        for hand in box.hands:
            if hand.standing in _LOST or hand is bust:
                continue
            for wager in hand.wagers:
                if wager.closed or wager.base == 0:
                    continue
                if hand.standing is _BLACKJACK:
                    blackjack = True
                else:
                    totals = True
    if not blackjack and now.insurances:
        blackjack = any(not one.closed for one in now.insurances)
    return Awaited(totals, blackjack)


def draws(table: Table, bust: Hand | None = None) -> bool:
    """Whether the dealer takes another card."""
    rule: SoftSeventeen = table.plate.layout.soft_17
    return dealer_draws(table.round.dealer, rule, awaited(table.round, bust))


def after_deal(table: Table) -> Phase:
    """What the initial deal opens."""
    if side_bets_lie(table):
        return Phase.PAIRS
    return after_pairs(table)


def side_bets_lie(table: Table) -> bool:
    """Whether any side bet lies beside a box, if the table offers one."""
    return table.plate.side_bet is not None and any(box.side for box in table.round.boxes)


def after_pairs(table: Table) -> Phase:
    """Insurance against an ace; else the Blackjacks that are paid at once; else the subsequent deal (7.1, 8.1)."""
    first = table.round.dealer[0]
    if first.rank is Rank.ACE:
        return Phase.INSURING
    if not blackjack_in_reach(first) and blackjack_open(table.round):
        return Phase.INTERIM
    return after_interim(table)


def blackjack_open(now: Round) -> bool:
    for box in now.boxes:
        for hand in box.hands:
            if hand.standing is Standing.BLACKJACK and any(not wager.closed for wager in hand.wagers):
                return True
    return False


def after_interim(table: Table) -> Phase:
    """The subsequent deal, if any hand is open."""
    return Phase.PLAYING if turn(table.round) is not None else after_play(table)


def after_play(table: Table, bust: Hand | None = None) -> Phase:
    """The dealer's hand, if a card of it matters; else the settlement, if anything is open (12.2)."""
    if draws(table, bust):
        return Phase.DRAWING
    return Phase.SETTLING
