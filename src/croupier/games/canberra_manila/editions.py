"""The figures of Canberra Manila as data, each with its clause (N:approval)."""

from __future__ import annotations

import msgspec

from croupier.games.canberra_manila.clauses import C
from croupier.games.house.edition import HouseEdition
from croupier.rules.clause import Under
from croupier.rules.edition import Param


class Scheme(msgspec.Struct, frozen=True):
    """A rate of commission: what a pot must exceed to be charged, and for which table stakes the rate may be taken."""

    threshold_cents: int
    most_stake_cents: int | None
    under: Under


class Edition(HouseEdition, frozen=True, kw_only=True):
    """Everything in which one approval of the game can differ from the next, each with its clause."""

    hole_cards: Param[int]
    communal_cards: Param[int]
    communal_in_hand: Param[int]
    betting_rounds: Param[int]
    most_blinds: Param[int]
    most_raises: Param[int]
    clock_seconds: Param[int]
    schemes: dict[int, Scheme]
    """By their rate in per cent."""


E2005 = Edition(
    name="2005",
    instrument="NI2005-64",
    commences=Param(None, (C["N:approval"],)),
    supersedes=Param(None, (C["N:approval"],)),
    least_cut=Param(2, (C["7.2"],)),
    idle_rounds=Param(3, (C["19.6"],)),
    hole_cards=Param(2, (C["9.1"], C["9.2"])),
    communal_cards=Param(5, (C["9.1"], C["9.3"])),
    communal_in_hand=Param(3, (C["9.1"],)),
    betting_rounds=Param(5, (C["12.1"],)),
    most_blinds=Param(3, (C["4.2(c)"],)),
    most_raises=Param(3, (C["5.1"],)),
    clock_seconds=Param(90, (C["4.6"],)),
    schemes={
        5: Scheme(1900, None, (C["15.2(a)(i)"],)),
        10: Scheme(900, 10_000, (C["15.2(a)(ii)"], C["15.2(e)"])),
    },
)

EDITIONS: dict[str, Edition] = {E2005.name: E2005}
