"""Money in whole cents, odds as whole numbers, and the one place where a fraction of a cent is dropped."""

from __future__ import annotations

from typing import NewType

import msgspec

Cents = NewType("Cents", int)


def rounded_down(numerator: int, denominator: int) -> int:
    """The whole cents of an exact amount; the fraction of a cent stays with whoever pays.

    No instrument names a unit below the cent, so this is a reading, and the only rounding but that to a chip.
    """
    if numerator < 0 or denominator <= 0:
        raise ValueError(f"{numerator}/{denominator} is no amount to pay; amounts are zero or more.")
    return numerator // denominator


def in_chips(cents: int, chip: int) -> int:
    """An amount to pay, rounded up to what chips of this size can pay: in the player's favour."""
    return -(-cents // chip) * chip


class Odds(msgspec.Struct, frozen=True, order=True):
    """What a winning wager earns on top of its stake: `to` for every `one` staked."""

    to: int
    one: int = 1

    def winnings(self, stake_cents: int) -> int:
        return rounded_down(stake_cents * self.to, self.one)

    def __str__(self) -> str:
        return f"{self.to} to {self.one}"


class Move(msgspec.Struct, frozen=True, gc=False):
    """Chips that go from one account to another, so that every movement sums to zero."""

    source: str
    target: str
    cents: int


def dollars(cents: int) -> str:
    """An amount as a sign shows it: "$12.50"."""
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    return f"{sign}${whole:,}" if rest == 0 else f"{sign}${whole:,}.{rest:02d}"
