"""The edition as data: cards, streets with their multiples, and both pay tables (I:1-I:3, 5.2, 8, 10.1)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.ranking import Category
from croupier.games.house.edition import MarkerRule, PayLine, WagerEdition
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.money import Odds
from croupier.rules.clause import Under
from croupier.rules.edition import Param


class Street(StrEnum):
    """The three times at which a player may place a play wager."""

    PREFLOP = "preflop"
    FLOP = "flop"
    RIVER = "river"

    @property
    def spoken(self) -> str:
        return {"preflop": "before the flop", "flop": "after the flop", "river": "on the river"}[self.value]


class PlayLine(msgspec.Struct, frozen=True):
    """How many times the ante a play wager may be on one street."""

    times: tuple[int, ...]
    under: Under

    @property
    def spoken(self) -> str:
        return "equal to the ante" if self.times == (1,) else f"{' or '.join(map(str, self.times))} times the ante"

    def amounts(self, ante: int) -> tuple[int, ...]:
        """The play wagers that this ante allows, in cents."""
        return tuple(times * ante for times in self.times)


class Edition(WagerEdition, frozen=True, kw_only=True):
    """Everything in which one approval of the game can differ from the next, each with its clause."""

    hole_cards: Param[int]
    communal_cards: Param[int]
    flop_cards: Param[int]
    play: dict[Street, PlayLine]
    ante_odds: Param[Odds]
    play_odds: Param[Odds]
    blind_odds: dict[Category, PayLine]
    blind_pushes: Under
    """A blind that wins with a category that has no line gets its stake back."""
    trips_odds: dict[Category, PayLine]


_PLAY = {
    Street.PREFLOP: PlayLine((3, 4), (C["8.1(c)(ii)"],)),
    Street.FLOP: PlayLine((2,), (C["8.3(c)(ii)"],)),
    Street.RIVER: PlayLine((1,), (C["8.5(b)(ii)"],)),
}

_BLIND_ODDS = {
    Category.STRAIGHT: PayLine(Odds(1), (C["Table 1#1:Blind:Straight"],)),
    Category.FLUSH: PayLine(Odds(3, 2), (C["Table 1#1:Blind:Flush"],)),
    Category.FULL_HOUSE: PayLine(Odds(3), (C["Table 1#1:Blind:Full House"],)),
    Category.FOUR_OF_A_KIND: PayLine(Odds(10), (C["Table 1#1:Blind:Four of a Kind"],)),
    Category.STRAIGHT_FLUSH: PayLine(Odds(50), (C["Table 1#1:Blind:Straight Flush"],)),
    Category.ROYAL_FLUSH: PayLine(Odds(500), (C["Table 1#1:Blind:Royal Flush"],)),
}

_TRIPS_ODDS = {
    Category.THREE_OF_A_KIND: PayLine(Odds(3), (C["Table 1#2:Three of a Kind"],)),
    Category.STRAIGHT: PayLine(Odds(4), (C["Table 1#2:Straight"],)),
    Category.FLUSH: PayLine(Odds(7), (C["Table 1#2:Flush"],)),
    Category.FULL_HOUSE: PayLine(Odds(8), (C["Table 1#2:Full House"],)),
    Category.FOUR_OF_A_KIND: PayLine(Odds(30), (C["Table 1#2:Four of a Kind"],)),
    Category.STRAIGHT_FLUSH: PayLine(Odds(40), (C["Table 1#2:Straight Flush"],)),
    Category.ROYAL_FLUSH: PayLine(Odds(50), (C["Table 1#2:Royal Flush"],)),
}

E2025 = Edition(
    name="2025",
    instrument="NI2025-411",
    commences=Param(None, (C["I:2"],)),
    supersedes=Param("NI2019-212", (C["I:3"],)),
    # A reading of 6.3(a), which sets no depth: a cut leaves a card at either end, or nothing has been cut.
    least_cut=Param(1, (C["6.3(a)"],)),
    idle_rounds=Param(3, (C["15.7"],)),
    marker=Param(MarkerRule.STANDS_ALONE, (C["5.2"],)),
    hole_cards=Param(2, (C["A:Hole Cards"],)),
    communal_cards=Param(5, (C["A:Communal Cards"],)),
    flop_cards=Param(3, (C["A:Flop"],)),
    play=_PLAY,
    ante_odds=Param(Odds(1), (C["Table 1#1:Ante"],)),
    play_odds=Param(Odds(1), (C["Table 1#1:Play"],)),
    blind_odds=_BLIND_ODDS,
    blind_pushes=(C["Table 1#1:Blind:Push"],),
    trips_odds=_TRIPS_ODDS,
)

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (E2025,)}
