"""Where the chips of a table lie: each player's stake, the pot, and what the house has taken of it."""

from __future__ import annotations

POT = "pot"
COMMISSION = "commission"


def stake_account(player: str) -> str:
    """The chips that a player has on the table, beside what that player has elsewhere (A:Table Stake)."""
    return f"stake:{player}"
