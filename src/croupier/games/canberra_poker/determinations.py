"""What the rules leave to the operator of Canberra Poker, and the readings that a table publishes.

Clauses 1.2, 8.1, 8.2, 9.3, 9.6, 10.6.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.games.house import terms as house
from croupier.games.house.terms import Approval


class Layout(house.Layout, frozen=True):
    """The cloth, with the areas that this game wants on each box."""

    areas: tuple[str, ...] = ("ante", "bet", "jackpot")


class Funding(StrEnum):
    """Who pays what the jackpot pool does not: the reserve pool as far as it goes, or the house."""

    RESERVE = "reserve"
    HOUSE = "house"


class Arrangement(msgspec.Struct, frozen=True):
    """The approved arrangement by which reserve money may leave, and what must stay behind."""

    approval: Approval
    kept_cents: int = 0


class JackpotTerms(msgspec.Struct, frozen=True):
    """The progressive jackpot of a table: the stake, its approved split, and what the rules leave open."""

    wager_cents: int
    pool_part: int
    pool_of: int
    split: Approval
    pool_cents: int = 0
    reserve_cents: int = 0
    reset_cents: int = 0
    prizes_from: Funding = Funding.HOUSE
    arrangement: Arrangement | None = None


class TieWhenDealerOut(StrEnum):
    """Reading of 9.3 against 9.6: equal hands when the dealer does not take part."""

    ANTE_WINS = "ante wins"
    VOID = "void"


class CapScope(StrEnum):
    """Reading of 8.1 and 8.2: what the maximum payout of a table limits."""

    EACH_BET = "each bet"
    EACH_ROUND = "all bets of a round"


class Readings(msgspec.Struct, frozen=True):
    """The readings of unclear clauses that this table publishes."""

    tie_when_dealer_out: TieWhenDealerOut = TieWhenDealerOut.ANTE_WINS
    cap_scope: CapScope = CapScope.EACH_BET


class Determinations(house.WagerTerms, frozen=True, kw_only=True):
    """Everything the operator settles before the first round; printed on the plate with its clauses."""

    layout: Layout
    maximum_payout_cents: int
    jackpot: JackpotTerms | None = None
    readings: Readings = Readings()
    authorised_games: tuple[str, ...] = ("canberra-poker",)
