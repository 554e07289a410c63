"""What the rules leave to the operator of Blackjack, and the readings that a table publishes.

Clauses 1.1, 2.1, 2.3, 3.1, 4.4, 4.7, 5.3, 7.2, 7.4, 12.1, 17.1, 17.2, 17.7, 17.14, 17.19.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.games.blackjack.pairs import SideBet
from croupier.games.house import terms as house
from croupier.games.house.terms import Limits

# One deck serves the initial deal of so many boxes; the approval of the layout says how many it has (reading).
MOST_BOXES = 25


class SoftSeventeen(StrEnum):
    """What the inscription of the layout has the dealer do on a soft 17 (12.1)."""

    STAND = "stand"
    HIT = "hit"


class Layout(house.Layout, frozen=True):
    """The cloth, with the areas that this game wants on each box, and its inscription for the dealer."""

    areas: tuple[str, ...] = ("wager", "insurance")
    soft_17: SoftSeventeen = SoftSeventeen.STAND


class SideBetTerms(msgspec.Struct, frozen=True):
    """The side bet of a table and its own limits on the sign (17.1, 17.7, 17.19)."""

    kind: SideBet
    limits: Limits


class Determinations(house.WagerTerms, frozen=True, kw_only=True):
    """Everything the operator settles before the first round; printed on the plate with its clauses."""

    layout: Layout
    decks: int
    """Four to eight (2.1, 2.3(a))."""
    shuffle: str
    """Which of the approved shuffles is used; a player who asks is told (2.3(b), 2.3/tail)."""
    smallest_chip_cents: int
    """The smallest chip of the float: half of it is the unit of insurance (7.4)."""
    several_boxes: bool = True
    """Whether a player may wager on more boxes than one and play them (4.4)."""
    insuring_others: bool = True
    """Whether a wager that its owner leaves uninsured may be insured by others (7.2)."""
    latecomers_at_minimum: bool = False
    """Whether somebody who sat out may wager the minimum only until a new shoe (4.7)."""
    side_bet: SideBetTerms | None = None
    cutting_card_tolerance: int = 0
    """Reading of "approximately" in 5.3: how many cards beyond half the decks the cutting card may lie."""
