"""What the rules leave to the operator of Canberra Manila, and the readings that a table publishes.

Clauses 2.2, 2.3, 3.5, 4.1, 4.2, 8.1, 10.2, 13.2, 14.1, 14.5, 15, A:Straddle, A:No Limit.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.pack import Pack
from croupier.games.house import terms as house
from croupier.games.house.terms import Approval


class Ace(StrEnum):
    """Where the ace stands in straights (3.5(a)); it is high only, unless the operator determines otherwise."""

    HIGH = "high"
    BOTH = "both"


class LowAce(StrEnum):
    """Reading of 3.1 against 3.6, which do not say where the ace stands in a low hand."""

    HIGH = "high"
    LOW = "low"


class Contest(StrEnum):
    """Which hand the pot is played for (3.5(b), 3.5(c))."""

    HIGH = "high"
    LOW = "low"
    SPLIT = "split"


class Maximum(StrEnum):
    """How the maximum bet is set (4.2(g))."""

    FIXED = "fixed"
    HALF_POT = "half pot"
    FULL_POT = "full pot"
    STRADDLE = "straddle"
    NONE = "no limit"


class Opener(StrEnum):
    """What the first player to act in the first betting round of a blind game may do (10.2(a) to 10.2(c))."""

    A = "A"
    B = "B"
    C = "C"


class OddHalf(StrEnum):
    """Reading of 3.5(c) with 13.2: who gets what two halves of a pot cannot share."""

    SEAT_ORDER = "the first winner from the button's left"
    TO_HIGH = "the high hand"


class ShortTapOut(StrEnum):
    """Reading of 14.5: whom a tap-out below a full raise keeps from raising."""

    WHO_HAS_ACTED = "those who have acted on the last full bet"
    EVERYBODY = "everybody"


class TapOutUnit(StrEnum):
    """Reading of 14.1 against A:Tap Out: how much of a short stake goes in."""

    WHOLE_UNITS = "whole units of the minimum bet, or all below one"
    EVERYTHING = "everything"


class Hands(msgspec.Struct, frozen=True):
    """The deck of a round, and the hand that wins it (2.2, 2.3, 3.5)."""

    deck: int = 52
    joker: bool = False
    ace: Ace = Ace.HIGH
    contest: Contest = Contest.HIGH
    eight_or_better: bool = False
    low_ace: LowAce = LowAce.HIGH

    @property
    def pack(self) -> Pack:
        return Pack(self.deck, self.joker)


class Bets(msgspec.Struct, frozen=True):
    """The minimum bet and how the maximum is set; `maximum_cents` is the fixed one, or under straddle the first one."""

    minimum_cents: int
    maximum: Maximum = Maximum.NONE
    maximum_cents: int = 0


class Forced(msgspec.Struct, frozen=True):
    """Blinds, from the first seat after the button on, with the over-blinds that may follow them; or an ante."""

    blinds: tuple[int, ...] = ()
    over_blinds: tuple[int, ...] = ()
    """The level of each over-blind that may be made; none where the operator does not offer them."""
    ante_cents: int = 0
    opener: Opener = Opener.B

    @property
    def last_blind(self) -> int:
        """The level that the blinds set, to which a newcomer's blind is equal; zero in an ante game."""
        return self.blinds[-1] if self.blinds else 0


class PotRate(msgspec.Struct, frozen=True):
    """So many per cent of the pots, up to an amount (15.2(a))."""

    rate: int
    cap_cents: int


class PotCommission(PotRate, frozen=True, tag="pot", tag_field="by"):
    """A rate and an amount that the Commission has approved (15.2)."""

    approval: Approval


class TimeCharge(msgspec.Struct, frozen=True, tag="time", tag_field="by"):
    """A charge for each period, paid in advance, within the approved rate (15.3)."""

    cents: int
    minutes: int
    most_cents: int
    approval: Approval


Commission = PotCommission | TimeCharge


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that rule 4.2 and its like let the operator settle before the start of a round."""

    stake_cents: int
    """The minimum table stake."""
    bets: Bets
    forced: Forced
    commission: Commission
    hands: Hands = Hands()


class Group(msgspec.Struct, frozen=True):
    """The players for whom alone the game is conducted (8.1): what they are called, and who they are."""

    name: str
    members: tuple[str, ...]


class Readings(msgspec.Struct, frozen=True):
    """The readings of unclear clauses that this table publishes; that of the low ace stands with the hands."""

    odd_half: OddHalf = OddHalf.SEAT_ORDER
    short_tap_out: ShortTapOut = ShortTapOut.WHO_HAS_ACTED
    tap_out_unit: TapOutUnit = TapOutUnit.WHOLE_UNITS


class Layout(house.Layout, frozen=True):
    """The poker table and its seats; nothing is marked on its cloth (1.1)."""

    areas: tuple[str, ...] = ()


class Determinations(house.Terms, frozen=True, kw_only=True):
    """Everything the operator settles before the first round; printed on the plate with its clauses."""

    layout: Layout
    limits: Settings
    """What the sign near the table shows, and what rule 4.2 lets the operator settle before a round."""
    smallest_chip_cents: int
    """The smallest denomination in play, in whole units of which pots are divided (13.2)."""
    group: Group | None = None
    readings: Readings = Readings()
