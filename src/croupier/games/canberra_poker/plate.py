"""What stands on the signs at the table: limits, multiples, payouts, the jackpot and its meter.

Clauses 3.1, 3.3, 3.6, 8.2, 10.3.
"""

from __future__ import annotations

import msgspec

from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.state import Table
from croupier.games.house.terms import Approval
from croupier.money import dollars
from croupier.rules.clause import Under


class Sign(msgspec.Struct, frozen=True):
    """One line of the plate: what it says, and the clause that wants it said."""

    label: str
    text: str
    under: Under


def plate(table: Table) -> tuple[Sign, ...]:
    """Every sign of an open table."""
    limits, terms = table.limits, table.plate
    return (
        Sign("Game", f"Canberra Poker, edition {table.edition.name} ({table.edition.instrument})", (C["I:1"],)),
        Sign("Minimum", dollars(limits.minimum_cents), (C["3.1"],)),
        Sign("Maximum", dollars(limits.maximum_cents), (C["3.1"],)),
        Sign("Multiples", dollars(limits.multiple_cents), (C["3.3"],)),
        Sign("Maximum payout", f"{dollars(terms.maximum_payout_cents)} for {terms.readings.cap_scope}", (C["8.2"],)),
        Sign("Bets pay", _odds(table), (C["8.1"],)),
        *_announced(table),
        *_jackpot(table),
        Sign("Hours", str(terms.hours), (C["15.1"],)),
        Sign("Equal hands, dealer out", str(terms.readings.tie_when_dealer_out), (C["9.3"], C["9.6"])),
    )


def _odds(table: Table) -> str:
    return ", ".join(f"{category} {line.odds}" for category, line in table.edition.bet_odds.items())


def _announced(table: Table) -> tuple[Sign, ...]:
    if table.announced is None:
        return ()
    new = table.announced
    span = f"{dollars(new.minimum_cents)} to {dollars(new.maximum_cents)}"
    text = f"{span} in multiples of {dollars(new.multiple_cents)} from the next round"
    return (Sign("Notice of new limits", text, (C["3.1"], C["3.3"])),)


def _jackpot(table: Table) -> tuple[Sign, ...]:
    terms = table.plate.jackpot
    if terms is None:
        return ()
    state = "" if table.pools.on else " (not operating)"
    return (
        Sign("Jackpot wager", dollars(terms.wager_cents) + state, table.edition.jackpot_stake.under),
        Sign("Jackpot prize pool", dollars(table.pools.pool_cents), (C["10.3"],)),
    )


def on_file(table: Table) -> tuple[Sign, ...]:
    """The determinations that no sign shows, for supervisors and the Commission."""
    terms = table.plate
    layout, shoe = terms.layout, terms.shoe
    delegates = ", ".join(terms.delegates) or "nobody"
    return (
        Sign("Layout", f"{layout.boxes} boxes, {_approved(layout.approval)}", (C["1.1"], C["1.2"], C["A:Box"])),
        Sign("Shoe", f"{shoe.kind}, {' and '.join(shoe.backs)} backs, {_approved(shoe.approval)}", (C["A:Shoe"],)),
        Sign("Cards", str(terms.cards), (C["6.1"],)),
        Sign("Operating procedures", _approved(terms.procedures), (C["16.6(c)"], C["A:Approved"])),
        *_jackpot_on_file(table),
        Sign("Authorised games", ", ".join(terms.authorised_games), (C["I:4"],)),
        Sign("Acting for the operator", delegates, (C["A:Casino Supervisor"],)),
    )


def _jackpot_on_file(table: Table) -> tuple[Sign, ...]:
    terms, split = table.plate.jackpot, table.edition.jackpot_split
    if terms is None:
        return (Sign("Jackpot", "not offered", (C["4.2"],)),)
    shared = f"{terms.pool_part} in {terms.pool_of} to the jackpot pool, {_approved(terms.split)}"
    moving = "none" if terms.arrangement is None else _approved(terms.arrangement.approval)
    return (
        Sign("Jackpot wagers", shared, split),
        Sign("Reserve prize pool", dollars(table.pools.reserve_cents), split),
        Sign("Reset after a royal flush", dollars(terms.reset_cents), (C["11.1(a)"],)),
        Sign("Prizes beside the pool", f"paid by the {terms.prizes_from}", (C["11.1"],)),
        Sign("Reserve arrangement", moving, table.edition.reserve.under),
    )


def _approved(approval: Approval | None) -> str:
    if approval is None:
        return "no approval on file"
    return f"approved by {approval.reference} of {approval.dated}"
