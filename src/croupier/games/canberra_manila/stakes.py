"""What a player has on the table: the least to begin with, what may be bought, and who is declared (4.3, 14.3).

All of it is for the time between rounds; during one no stake is added to or reduced (4.4).
"""

from __future__ import annotations

from enum import StrEnum

from croupier.games.canberra_manila.clauses import C
from croupier.games.decider import Refusal
from croupier.money import dollars
from croupier.rules.clause import Under

DECLARING: Under = (C["14.3"], C["A:Declared"])
LEAVING: Under = (C["14.3"],)


class Means(StrEnum):
    """What a stake makes of its player when a round is about to start."""

    SUFFICIENT = "plays on"
    DECLARED = "becomes declared, or is so already"
    GONE = "leaves the table"


def purchase_objection(stake: int, bought: int, minimum: int, *, declared: bool = False) -> Refusal | None:
    """Why a player with that stake does not buy chips for so many cents between rounds, the first of all included."""
    if bought <= 0:
        return Refusal((C["14.3"],), "A purchase is of chips.", "Buy some, or none.")
    if declared:
        return Refusal(DECLARING, "A declared player adds nothing to the table stake.", "Play on with what is there.")
    if stake + bought < minimum:
        why = f"{dollars(stake + bought)} would be on the table and the minimum table stake is {dollars(minimum)}."
        return Refusal((C["4.3"], C["14.3"]), why, f"Buy {dollars(minimum - stake)} or more.")
    return None


def means(stake: int, minimum: int, *, declared: bool = False) -> Means:
    """How a stake stands that is not made up any more.

    Once declared, a player stays so until leaving the table, whatever is won; who has lost everything, and could have
    bought chips or was declared, leaves.
    """
    if stake == 0:
        return Means.GONE
    return Means.DECLARED if declared or stake < minimum else Means.SUFFICIENT


def leaves_at_once(stake: int, *, declared: bool) -> bool:
    """Whether a player leaves when a round is over: one who is not declared may still buy in for the next."""
    return declared and stake == 0
