"""What stands on the sign near the table, and what is on file (2.2, 2.3, 3.5, 4.1, 4.2, 8.1, 10.2, 13.2, 14, 15)."""

from __future__ import annotations

from croupier.games.canberra_manila.charter import CHARTER, deck_clause
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import (
    Ace,
    Bets,
    Contest,
    Forced,
    Hands,
    Maximum,
    PotCommission,
    Settings,
    TimeCharge,
)
from croupier.games.canberra_manila.state import Table
from croupier.games.house.signs import Sign, approved, delegates_on_file, equipment_on_file, hours_sign
from croupier.money import dollars


def plate(table: Table) -> tuple[Sign, ...]:
    """Every sign of an open table."""
    edition, settings, readings = table.edition, table.settings, table.plate.readings
    game = f"{CHARTER.name}, edition {edition.name} ({edition.instrument})"
    return (
        Sign("Game", game, (CHARTER.approval,)),
        *_settings(settings),
        *_notice(table),
        hours_sign(CHARTER, table),
        Sign("Odd half", str(readings.odd_half), (C["3.5(c)"], C["13.2"])),
        Sign("Short tap-out bars", str(readings.short_tap_out), (C["14.5"],)),
        Sign("Tap-out of", str(readings.tap_out_unit), (C["14.1"],)),
    )


def _settings(settings: Settings) -> tuple[Sign, ...]:
    hands, bets, forced = settings.hands, settings.bets, settings.forced
    return (
        Sign("Table stake", f"{dollars(settings.stake_cents)} or more", (C["4.1"], C["4.2(a)"])),
        Sign("Bets", _bets(bets), (C["4.1"], C["4.2(g)"])),
        Sign("Before each round", _forced(forced), (C["4.2(b)"], C["4.2(c)"], C["4.2(f)"])),
        *_blind_signs(forced),
        Sign("Cards", deck_said(hands), (C["2.2/lead"], deck_clause(hands.pack), C["2.3"])),
        Sign("Pot", contest_said(hands), (C["3.5(b)"], C["3.5(c)"], C["3.5(d)"])),
        Sign("Ace", _ace(hands), (C["3.5(a)"], C["3.1"])),
        Sign("Commission", _commission(settings), (C["15.1"], C["15.2"], C["15.3"], C["A:Commission"])),
    )


def _bets(bets: Bets) -> str:
    least = f"from {dollars(bets.minimum_cents)}"
    match bets.maximum:
        case Maximum.FIXED:
            return f"{least} to {dollars(bets.maximum_cents)}"
        case Maximum.STRADDLE:
            return f"{least}, the first up to {dollars(bets.maximum_cents)}, then up to twice the bet before"
        case Maximum.NONE:
            return f"{least}, no limit"
        case Maximum.HALF_POT | Maximum.FULL_POT:
            return f"{least} to {bets.maximum}"


def _forced(forced: Forced) -> str:
    if not forced.blinds:
        return f"an ante of {dollars(forced.ante_cents)}"
    return f"blinds of {' and '.join(map(dollars, forced.blinds))}"


def _blind_signs(forced: Forced) -> tuple[Sign, ...]:
    if not forced.blinds:
        return ()
    over = " and ".join(map(dollars, forced.over_blinds)) or "none"
    return (
        Sign("Opening", f"option {forced.opener}", (C["10.2/lead"], C["4.2(d)"])),
        Sign("Over-blinds", over, (C["4.2(e)"], C["4.2(f)"])),
    )


def deck_said(hands: Hands) -> str:
    return f"{hands.deck} cards and the joker" if hands.joker else f"{hands.deck} cards"


def contest_said(hands: Hands) -> str:
    said = {Contest.HIGH: "high ball", Contest.LOW: "low ball", Contest.SPLIT: "high/low split"}[hands.contest]
    return f"{said}, the low eight or better" if hands.eight_or_better else said


def _ace(hands: Hands) -> str:
    straights = "high and low" if hands.ace is Ace.BOTH else "high only"
    low = "" if hands.contest is Contest.HIGH else f"; {hands.low_ace} in low hands"
    return f"{straights} in straights{low}"


def _commission(settings: Settings) -> str:
    match settings.commission:
        case PotCommission(rate=rate, cap_cents=cap):
            return f"{rate} per cent of the pots, up to {dollars(cap)}"
        case TimeCharge(cents=cents, minutes=minutes):
            return f"{dollars(cents)} for each {minutes} minutes, in advance"


def _notice(table: Table) -> tuple[Sign, ...]:
    if table.coming is None:
        return ()
    signs = "; ".join(f"{sign.label.lower()} {sign.text}" for sign in _settings(table.coming))
    return (Sign("From the next round", signs, (C["4.1"], C["4.2/lead"])),)


def on_file(table: Table) -> tuple[Sign, ...]:
    """The determinations that no sign shows, for supervisors and the Commission."""
    terms, group = table.plate, table.plate.group
    whom = "anybody" if group is None else f"{group.name}: {', '.join(group.members)}"
    return (
        *equipment_on_file(CHARTER, table),
        Sign("Commission", approved(terms.limits.commission.approval), (C["15.2"], C["15.3"], C["A:Approved"])),
        Sign("Smallest chip", dollars(terms.smallest_chip_cents), (C["13.2"],)),
        Sign("Conducted for", whom, (C["8.1"],)),
        delegates_on_file(CHARTER, table),
    )
