"""What every approval of a game has in its heading, and the few figures that every game has."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.money import Odds
from croupier.rules.clause import Under
from croupier.rules.edition import Param


class PayLine(msgspec.Struct, frozen=True):
    """What a winning wager earns with one category of hand."""

    odds: Odds
    under: Under


class MarkerRule(StrEnum):
    """What the marker beside a box must say before its player may go over the maximum."""

    STATES_THE_LIMIT = "the marker states the new limit"
    STANDS_ALONE = "a marker is enough"


class HouseEdition(msgspec.Struct, frozen=True, kw_only=True):
    """One approval of a game, as far as the house needs to know it."""

    name: str
    instrument: str
    commences: Param[str | None]
    supersedes: Param[str | None]
    """The instrument that this one revokes, where it names one."""
    least_cut: Param[int]
    idle_rounds: Param[int]


class WagerEdition(HouseEdition, frozen=True, kw_only=True):
    """The same of a game in which players wager against the house."""

    marker: Param[MarkerRule]
