"""What the house takes from the pots of a round, once, and which pots bear it (15.1, 15.2).

Readings. A charge is due when any one pot exceeds the threshold, and it is counted on all pots together, whole dollars
rounded down and never more than the approved amount. The pots over the threshold bear it in proportion, in whole
dollars, and what is left of it the earliest formed of them, as far as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Commission, PotRate
from croupier.games.canberra_manila.editions import Edition
from croupier.rules.clause import Under

DOLLAR = 100
ONLY_FORCED = (C["15.2(d)"],)
ALL_TIED = (C["15.2(c)"],)


class Charge(NamedTuple):
    """What each pot bears of the commission, in the order of the pots, and why."""

    by_pot: tuple[int, ...]
    under: Under

    @property
    def total(self) -> int:
        return sum(self.by_pot)


def charge(
    edition: Edition,
    commission: Commission | PotRate | None,
    pots: Sequence[int],
    *,
    only_forced: bool = False,
    all_tied: bool = False,
) -> Charge:
    """The commission on these pots; one that is paid by time, or none, takes nothing from them."""
    if not isinstance(commission, PotRate):
        return Charge((0,) * len(pots), ())
    if only_forced or all_tied:
        return Charge((0,) * len(pots), ONLY_FORCED if only_forced else ALL_TIED)
    scheme = edition.schemes[commission.rate]
    bearing = [cents if cents > scheme.threshold_cents else 0 for cents in pots]
    if not any(bearing):
        return Charge((0,) * len(pots), scheme.under)
    full = in_dollars(sum(pots) * commission.rate // 100)
    return Charge(_borne(min(full, commission.cap_cents), bearing), scheme.under)


def in_dollars(cents: int) -> int:
    """Rounded down to the whole dollar."""
    return cents // DOLLAR * DOLLAR


def _borne(due: int, bearing: Sequence[int]) -> tuple[int, ...]:
    """What is due, shared among the pots that bear it."""
    together = sum(bearing)
    due = min(due, together)
    shares = [in_dollars(due * cents // together) for cents in bearing]
    left = due - sum(shares)
    for place, cents in enumerate(bearing):
        more = min(left, cents - shares[place])
        shares[place] += more
        left -= more
    return tuple(shares)
