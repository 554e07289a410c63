"""The progressive jackpot of a round, paid as one batch: who is paid in which order, and how much.

Clauses 10.5, 10.7, 11.1-11.4.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.cards.ranking import Category, Hand
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.editions import Edition, FlatPrize, PoolPrize, StakePrize
from croupier.money import rounded_down
from croupier.rules.clause import Under

SHARING = {Category.ROYAL_FLUSH: C["11.3(a)"], Category.STRAIGHT_FLUSH: C["11.3(b)"]}
QUALIFYING = {
    Category.ROYAL_FLUSH: C["10.7#1(a)"],
    Category.STRAIGHT_FLUSH: C["10.7#1(b)"],
    Category.FOUR_OF_A_KIND: C["10.7#1(c)"],
    Category.FULL_HOUSE: C["10.7#1(d)"],
    Category.FLUSH: C["10.7#1(e)"],
}
BELOW_A_FLUSH: Under = (C["10.7#1"],)


def wins_jackpot(hand: Hand) -> bool:
    """Whether an unfolded hand with a registered stake earns a prize: a flush or better (10.7)."""
    return hand.category in QUALIFYING


class Winner(msgspec.Struct, frozen=True):
    """A box whose registered stake met a qualifying hand."""

    box: int
    category: Category


class Payment(msgspec.Struct, frozen=True):
    """One jackpot prize, and the part of it that the jackpot pool bears."""

    box: int
    category: Category
    cents: int
    from_pool: int
    under: Under


class Batch(msgspec.Struct, frozen=True):
    """All prizes of a round in the order of payment, and the pool they leave."""

    payments: tuple[Payment, ...]
    pool_after: int


def share_of_pool(prize: PoolPrize, pool_cents: int, winners: int) -> int:
    """Each winner's equal share when `winners` take the prize's part one after the other, each from what is left.

    For a tenth and n winners that is pool x (1 - 0.9^n) / n (11.3(b)); for the whole pool it is pool / n (11.3(a)).
    The least amount of the prize is no part of the share: it is compared with it afterwards.
    """
    left = (prize.of - prize.part) ** winners
    whole = prize.of**winners
    return rounded_down(pool_cents * (whole - left), whole * winners)


def batch(edition: Edition, pool_cents: int, wager_cents: int, winners: Sequence[Winner]) -> Batch:
    """Every prize of the round: straight flushes ahead of royals where both are held, else from right to left."""
    counts = {category: sum(w.category is category for w in winners) for category in SHARING}
    shares: dict[Category, int] = {}
    pool = pool_cents
    for category in (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        prize = edition.jackpot[category].prize
        if counts[category] and isinstance(prize, PoolPrize):
            shares[category] = share_of_pool(prize, pool, counts[category])
            pool -= shares[category] * counts[category]
    both = all(counts.values())
    queue = sorted(winners, key=lambda w: (both and w.category is not Category.STRAIGHT_FLUSH, -w.box))
    return Batch(tuple(_payment(edition, w, wager_cents, shares, counts, both=both) for w in queue), pool)


def _payment(
    edition: Edition,
    winner: Winner,
    wager_cents: int,
    shares: dict[Category, int],
    counts: dict[Category, int],
    *,
    both: bool,
) -> Payment:
    line = edition.jackpot[winner.category]
    shared = (SHARING[winner.category],) if counts.get(winner.category, 0) > 1 else ()
    first = (C["11.4"],) if both and winner.category in SHARING else ()
    under = (C["10.5"], *line.under, *shared, *first)
    match line.prize:
        case PoolPrize(least_cents=least):
            share = shares[winner.category]
            return Payment(winner.box, winner.category, max(share, least), share, under)
        case FlatPrize(cents=cents):
            return Payment(winner.box, winner.category, cents, 0, under)
        case StakePrize(times=times):
            return Payment(winner.box, winner.category, times * wager_cents, 0, under)
