"""What the rules leave to the operator of Ultimate Texas Hold-em, and the readings that a table publishes.

Clauses 1.1, 5.1, 5.3, 10.1, 13.4, 13.8#2, A:Blind, A:Box, A:Check, Table 1#1:max.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.games.house import terms as house
from croupier.games.house.terms import Limits

# 52 cards serve the five on the board and two each for the dealer and twenty-two players.
MOST_BOXES = 22


class Layout(house.Layout, frozen=True):
    """The cloth, with the areas that this game wants on each box."""

    areas: tuple[str, ...] = ("ante", "blind", "trips", "play")


class UnequalBlind(StrEnum):
    """Reading of A:Blind, which does not say what becomes of a blind that is found unequal after the deal."""

    LOWER_OF_BOTH = "the lower of ante and blind counts for both"
    AS_STAKED = "ante and blind each count as they lie"


class DealerCardShown(StrEnum):
    """Reading of 13.4(a) against 13.4(b): which play wagers let a round go on after a dealer's card was shown."""

    ANY_PLAY_WAGER = "play goes on if any play wager stands"
    ONE_BEFORE_THE_FLOP = "play goes on only if a play wager was made before the flop"


class Readings(msgspec.Struct, frozen=True):
    """The readings of unclear clauses that this table publishes."""

    unequal_blind: UnequalBlind = UnequalBlind.LOWER_OF_BOTH
    dealer_card_shown: DealerCardShown = DealerCardShown.ANY_PLAY_WAGER


class Determinations(house.WagerTerms, frozen=True, kw_only=True):
    """Everything the operator settles before the first round; printed on the plate with its clauses.

    `limits` are those of the ante, and so of the equal blind. The play area has none of its own, which would contradict
    8.1: its maximum is the highest multiple of an ante that counts. `maximum_payout_cents` caps what one blind wager
    wins, and nothing else (a reading of the footnote to table 1).
    """

    layout: Layout
    trips: Limits
    maximum_payout_cents: int
    smallest_chip_cents: int = 1
    """A blind's winnings are rounded up to this chip, in the player's favour; one cent pays exactly (10.1)."""
    decision_seconds: int = 60
    """The period within which a player is to decide before the dealer may call the hand (13.8)."""
    check_signals: tuple[str, ...] = ("tap", "knock")
    """The signals by which a player checks."""
    readings: Readings = Readings()
