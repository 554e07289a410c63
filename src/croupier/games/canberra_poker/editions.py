"""The two editions as data; the source of the younger one is its difference from the older (I:1-I:4, 8.1, 11.1)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.ranking import Category
from croupier.games.canberra_poker.clauses import C16, C23, C
from croupier.games.house.edition import MarkerRule, PayLine, WagerEdition
from croupier.money import Odds
from croupier.rules.clause import Under
from croupier.rules.edition import Param


class PoolPrize(msgspec.Struct, frozen=True, tag="part-of-pool", tag_field="prize"):
    """A part of the jackpot pool, and never less than a fixed amount."""

    part: int
    of: int
    least_cents: int


class FlatPrize(msgspec.Struct, frozen=True, tag="flat", tag_field="prize"):
    """The same amount whatever was staked."""

    cents: int


class StakePrize(msgspec.Struct, frozen=True, tag="times-stake", tag_field="prize"):
    """So many times the displayed jackpot wager."""

    times: int


class PrizeLine(msgspec.Struct, frozen=True):
    """What the jackpot pays for one category of hand."""

    prize: PoolPrize | FlatPrize | StakePrize
    under: Under


class StakeRule(StrEnum):
    """Whether the rules themselves ask for the jackpot stake on a sign."""

    TABLE_SETTING = "a setting of the table"
    DISPLAYED = "displayed on a sign"


class ReserveRule(StrEnum):
    """Whether reserve money may go to tournaments and lotteries."""

    STAYS = "no transfer"
    MAY_MOVE = "by approved arrangement"


class Edition(WagerEdition, frozen=True, kw_only=True):
    """Everything in which one approval of the game can differ from the next, each with its clause."""

    hand_cards: Param[int]
    bet_multiple: Param[int]
    exposed_cards_allowed: Param[int]
    ante_odds: Param[Odds]
    bet_odds: dict[Category, PayLine]
    jackpot: dict[Category, PrizeLine]
    jackpot_stake: Param[StakeRule]
    jackpot_split: Under
    reserve: Param[ReserveRule]


_BET_ODDS = {
    Category.NO_PAIR: PayLine(Odds(1), (C["8.1:Bet:One pair or less"],)),
    Category.ONE_PAIR: PayLine(Odds(1), (C["8.1:Bet:One pair or less"],)),
    Category.TWO_PAIRS: PayLine(Odds(2), (C["8.1:Bet:Two pairs"],)),
    Category.THREE_OF_A_KIND: PayLine(Odds(3), (C["8.1:Bet:Three of a Kind"],)),
    Category.STRAIGHT: PayLine(Odds(4), (C["8.1:Bet:Straight"],)),
    Category.FLUSH: PayLine(Odds(5), (C["8.1:Bet:Flush"],)),
    Category.FULL_HOUSE: PayLine(Odds(7), (C["8.1:Bet:Full House"],)),
    Category.FOUR_OF_A_KIND: PayLine(Odds(20), (C["8.1:Bet:Four of a Kind"],)),
    Category.STRAIGHT_FLUSH: PayLine(Odds(50), (C["8.1:Bet:Straight Flush"],)),
    Category.ROYAL_FLUSH: PayLine(Odds(250), (C["8.1:Bet:Royal Flush"],)),
}

_JACKPOT_2016 = {
    Category.ROYAL_FLUSH: PrizeLine(PoolPrize(1, 1, 1_000_000), (C["11.1(a)"],)),
    Category.STRAIGHT_FLUSH: PrizeLine(PoolPrize(1, 10, 100_000), (C["11.1(b)"],)),
    Category.FOUR_OF_A_KIND: PrizeLine(FlatPrize(50_000), (C16["11.1(c)"],)),
    Category.FULL_HOUSE: PrizeLine(FlatPrize(15_000), (C16["11.1(d)"],)),
    Category.FLUSH: PrizeLine(FlatPrize(10_000), (C16["11.1(e)"],)),
}

E2016 = Edition(
    name="2016",
    instrument="NI2016-268",
    commences=Param("2016-06-10", (C16["I:2"],)),
    supersedes=Param("NI2006-170", (C16["I:3"],)),
    hand_cards=Param(5, (C["2.5"],)),
    bet_multiple=Param(2, (C["7.2"],)),
    least_cut=Param(2, (C["5.2"],)),
    exposed_cards_allowed=Param(2, (C["14.1"],)),
    idle_rounds=Param(3, (C["16.7"],)),
    ante_odds=Param(Odds(1), (C["8.1:Ante"],)),
    bet_odds=_BET_ODDS,
    jackpot=_JACKPOT_2016,
    marker=Param(MarkerRule.STATES_THE_LIMIT, (C16["3.2"],)),
    jackpot_stake=Param(StakeRule.TABLE_SETTING, (C16["4.1(b)"],)),
    jackpot_split=(C16["10.6"],),
    reserve=Param(ReserveRule.STAYS, (C16["10.6"],)),
)

E2023 = msgspec.structs.replace(
    E2016,
    name="2023",
    instrument="NI2023-573",
    commences=Param(None, (C23["I:2"],)),
    supersedes=Param("NI2017-193", (C23["I:3"],)),
    jackpot={
        **_JACKPOT_2016,
        Category.FOUR_OF_A_KIND: PrizeLine(StakePrize(500), (C23["11.1(c)"],)),
        Category.FULL_HOUSE: PrizeLine(StakePrize(150), (C23["11.1(d)"],)),
        Category.FLUSH: PrizeLine(StakePrize(100), (C23["11.1(e)"],)),
    },
    marker=Param(MarkerRule.STANDS_ALONE, (C23["3.2"],)),
    jackpot_stake=Param(StakeRule.DISPLAYED, (C23["3.6"], C23["A:Displayed Jackpot Wager"])),
    jackpot_split=(C23["10.6:lead"],),
    reserve=Param(ReserveRule.MAY_MOVE, (C23["10.6(a)"], C23["10.6(b)"])),
)

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (E2016, E2023)}
