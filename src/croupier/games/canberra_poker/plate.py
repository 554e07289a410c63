"""What stands on the signs at the table: limits, multiples, payouts, the jackpot and its meter.

Clauses 3.1, 3.3, 3.6, 8.2, 10.3.
"""

from __future__ import annotations

from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.editions import StakeRule
from croupier.games.canberra_poker.state import Table
from croupier.games.house.signs import (
    Sign,
    approved,
    delegates_on_file,
    equipment_on_file,
    hours_sign,
    limit_signs,
    notice_signs,
)
from croupier.money import dollars

_STAKE_SIGNS = {StakeRule.TABLE_SETTING: "Jackpot wager", StakeRule.DISPLAYED: "Displayed jackpot wager"}


def plate(table: Table) -> tuple[Sign, ...]:
    """Every sign of an open table."""
    terms = table.plate
    return (
        *limit_signs(CHARTER, table),
        Sign("Maximum payout", f"{dollars(terms.maximum_payout_cents)} for {terms.readings.cap_scope}", (C["8.2"],)),
        Sign("Bets pay", _odds(table), (C["8.1"],)),
        *notice_signs(CHARTER, table),
        *_jackpot(table),
        hours_sign(CHARTER, table),
        Sign("Equal hands, dealer out", str(terms.readings.tie_when_dealer_out), (C["9.3"], C["9.6"])),
    )


def _odds(table: Table) -> str:
    return ", ".join(f"{category} {line.odds}" for category, line in table.edition.bet_odds.items())


def _jackpot(table: Table) -> tuple[Sign, ...]:
    terms = table.plate.jackpot
    if terms is None:
        return ()
    stake, state = table.edition.jackpot_stake, "" if table.pools.on else " (not operating)"
    return (
        Sign(_STAKE_SIGNS[stake.value], dollars(terms.wager_cents) + state, stake.under),
        Sign("Jackpot prize pool", dollars(table.pools.pool_cents), (C["10.3"],)),
    )


def on_file(table: Table) -> tuple[Sign, ...]:
    """The determinations that no sign shows, for supervisors and the Commission."""
    return (
        *equipment_on_file(CHARTER, table),
        *_jackpot_on_file(table),
        Sign("Authorised games", ", ".join(table.plate.authorised_games), (C["I:4"],)),
        delegates_on_file(CHARTER, table),
    )


def _jackpot_on_file(table: Table) -> tuple[Sign, ...]:
    terms, split = table.plate.jackpot, table.edition.jackpot_split
    if terms is None:
        return (Sign("Jackpot", "not offered", (C["4.2"],)),)
    shared = f"{terms.pool_part} in {terms.pool_of} to the jackpot pool, {approved(terms.split)}"
    moving = "none" if terms.arrangement is None else approved(terms.arrangement.approval)
    return (
        Sign("Jackpot wagers", shared, split),
        Sign("Reserve prize pool", dollars(table.pools.reserve_cents), split),
        Sign("Reset after a royal flush", dollars(terms.reset_cents), (C["11.1(a)"],)),
        Sign("Prizes beside the pool", f"paid by the {terms.prizes_from}", (C["11.1"],)),
        Sign("Reserve arrangement", moving, table.edition.reserve.under),
    )
