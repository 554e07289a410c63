"""What every wager of Blackjack comes to: the code of every live table and every ruling.

Clauses 3.2, 3.4, 3.5, 4.6, 7.5, 7.6, 8.1, 10.7, 13, 17.9, 17.12, 17.21, 17.23.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.editions import Edition
from croupier.games.blackjack.hands import MOST, is_blackjack, ten_valued, total
from croupier.games.blackjack.pairs import PairKind, SideBet, pair_of
from croupier.games.house.terms import Outcome
from croupier.money import Odds
from croupier.rules.clause import Under
from croupier.rules.edition import Param


class Verdict(StrEnum):
    """How a player's hand stands to the dealer's (13.1)."""

    DEALER_BUST = "dealer over 21"
    HIGHER = "higher"
    BLACKJACK = "Blackjack"
    BUST = "over 21"
    LOWER = "lower"
    DEALER_BLACKJACK = "dealer has Blackjack"
    EQUAL = "equal"


DECIDED_BY: dict[Verdict, Under] = {
    Verdict.DEALER_BUST: (C["13.1(a)"],),
    Verdict.HIGHER: (C["13.1(b)"],),
    Verdict.BLACKJACK: (C["13.1(c)"],),
    Verdict.BUST: (C["13.1(d)"],),
    Verdict.LOWER: (C["13.1(e)"],),
    Verdict.DEALER_BLACKJACK: (C["13.1(f)"],),
    Verdict.EQUAL: (C["13.1(g)"],),
}
_LOST = (Verdict.BUST, Verdict.LOWER, Verdict.DEALER_BLACKJACK)
_MOST: Under = (C["3.5"],)
_INSURED_WON: Under = (C["7.6(b)"],)
_INSURED_LOST: Under = (C["7.6(a)"],)
_SIDE_WON: dict[PairKind, Under] = {
    PairKind.MIXED: (C["17.9(a)"],),
    PairKind.COLOURED: (C["17.9(b)"],),
    PairKind.PERFECT: (C["17.9(c)"],),
}
_SIDE_LOST: dict[SideBet, Under] = {
    SideBet.PERFECT_PAIRS: (C["17.9(d)"],),
    SideBet.PAIRS_PLAY: (C["17.21(b)"],),
}


class Stake(msgspec.Struct, frozen=True, gc=False):
    """Chips that lie on a hand, doubling included, and as much of them as counts under the limits."""

    staked: int
    counts: int
    low: bool = False


class Settled(msgspec.Struct, frozen=True, gc=False):
    """The result of one wager; `returned` is all that is handed back."""

    staked: int
    outcome: Outcome
    returned: int
    under: Under


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A wager as it was placed on a box, with its player's personal limit, if there is one."""

    cents: int
    ceiling: int | None = None
    low: bool = False
    """It is below the minimum, of a player who has been told, and goes back (3.4)."""


def bases(placed: Sequence[Placed], maximum: int) -> tuple[int, ...]:
    """How much of each wager of a box, the one nearest to the dealer first, counts.

    The maximum is read to limit the box (3.1, 3.5): chips beyond it are those placed last. A personal limit replaces it
    for its player, whose wager fills the box before the others (3.2, 4.6).
    """
    own = [0 if one.ceiling is None else _counted(one, max(one.ceiling, maximum)) for one in placed]
    left = maximum - sum(own)
    found: list[int] = []
    for one, marked in zip(placed, own, strict=True):
        counts = marked if one.ceiling is not None else _counted(one, left)
        left -= 0 if one.ceiling is not None else counts
        found.append(counts)
    return tuple(found)


def stake(cents: int, base: int, doubled: int = 0, *, low: bool = False) -> Stake:
    """The stake on one hand; what doubles it counts as far as the first wager does (3.5, reading)."""
    return Stake(cents + doubled, base + min(doubled, base), low)


def verdict(dealer: Sequence[Card], cards: Sequence[Card], *, split: bool = False) -> Verdict:
    """Compare a complete hand with the dealer's; a Blackjack stands above any other 21 (13.1(c), 13.1(f))."""
    mine, theirs = total(cards).points, total(dealer).points
    if mine > MOST:
        return Verdict.BUST
    if mine == MOST and is_blackjack(cards, split=split):
        return Verdict.EQUAL if is_blackjack(dealer) else Verdict.BLACKJACK
    if theirs == MOST and is_blackjack(dealer):
        return Verdict.DEALER_BLACKJACK
    if theirs > MOST:
        return Verdict.DEALER_BUST
    if mine == theirs:
        return Verdict.EQUAL
    return Verdict.HIGHER if mine > theirs else Verdict.LOWER


def settle(edition: Edition, decided: Verdict, placed: Stake, *, no_blackjack: bool = False) -> Settled:
    """One wager on one hand; `no_blackjack` that its ace and ten are none, having come by a split (10.7)."""
    under = DECIDED_BY[decided]
    if placed.counts == 0:
        return returned(placed)
    if decided in _LOST:
        return _lost(placed, under)
    if decided is Verdict.EQUAL:
        return Settled(placed.staked, Outcome.PUSH, placed.staked, under)
    odds = edition.blackjack_odds if decided is Verdict.BLACKJACK else edition.win_odds
    return _won(placed, odds, under, (C["10.7"],) if no_blackjack else ())


def paid_at_once(edition: Edition, placed: Stake) -> Settled:
    """A Blackjack, when the dealer shows 2 to 9 and cannot have one (8.1(a))."""
    if placed.counts == 0:
        return returned(placed)
    return _won(placed, edition.blackjack_at_once, (), edition.blackjack_odds.under)


def even_money(edition: Edition, placed: Stake) -> Settled:
    """A Blackjack that its player wants paid against the dealer's ace (8.1(b))."""
    if placed.counts == 0:
        return returned(placed)
    return _won(placed, edition.even_money, (), ())


def insurance(edition: Edition, second: Card, placed: Stake) -> Settled:
    """An insurance wager, by the second card of a dealer who shows an ace (7.5, 7.6)."""
    most = edition.insured_part.under
    if placed.counts == 0:
        return Settled(placed.staked, Outcome.VOID, placed.staked, most)
    if ten_valued(second):
        return _won(placed, edition.insurance_odds, _INSURED_WON, (), most)
    return _lost(placed, _INSURED_LOST, most)


def side(edition: Edition, offered: SideBet, first: Card, second: Card, placed: Stake) -> Settled:
    """A side bet, by the first two cards of its box, whatever becomes of the hand (17.9, 17.10, 17.21)."""
    if placed.counts == 0:
        return returned(placed)
    pair = pair_of(first, second)
    if pair is None:
        return _lost(placed, _SIDE_LOST[offered])
    match offered:
        case SideBet.PERFECT_PAIRS:
            return _won(placed, edition.perfect_pairs[pair], _SIDE_WON[pair], ())
        case SideBet.PAIRS_PLAY:
            return _won(placed, edition.pairs_play, (C["17.21(a)"],), ())


def returned(placed: Stake) -> Settled:
    """A wager of which nothing counts: below the minimum, of somebody who had been told, or all over the maximum."""
    return Settled(placed.staked, Outcome.VOID, placed.staked, (C["3.4"],) if placed.low else (C["3.5"],))


def _counted(placed: Placed, most: int) -> int:
    return 0 if placed.low else min(placed.cents, max(most, 0))


def _won(placed: Stake, odds: Param[Odds], decided: Under, also: Under, most: Under = _MOST) -> Settled:
    winnings = odds.value.winnings(placed.counts)
    under = (*decided, *odds.under, *also, *_surplus(placed, most))
    return Settled(placed.staked, Outcome.WIN, placed.staked + winnings, under)


def _lost(placed: Stake, under: Under, most: Under = _MOST) -> Settled:
    return Settled(placed.staked, Outcome.LOSE, placed.staked - placed.counts, (*under, *_surplus(placed, most)))


def _surplus(placed: Stake, most: Under) -> Under:
    """What is over the maximum goes back."""
    return most if placed.counts < placed.staked else ()
