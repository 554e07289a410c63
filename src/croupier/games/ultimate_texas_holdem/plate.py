"""What stands on the signs at the table: limits, multiples, payouts, readings (5.1, 5.3, 10.1, 13.4, A:Blind)."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.cards.ranking import Category
from croupier.games.house.edition import PayLine
from croupier.games.house.signs import (
    Sign,
    delegates_on_file,
    equipment_on_file,
    hours_sign,
    limit_signs,
    notice_signs,
)
from croupier.games.house.terms import Limits
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.state import Table
from croupier.money import dollars

_LIMITS = (C["5.1"], C["5.3"])


def plate(table: Table) -> tuple[Sign, ...]:
    """Every sign of an open table."""
    terms, edition = table.plate, table.edition
    return (
        *limit_signs(CHARTER, table),
        Sign("Trips", _span(table.trips), _LIMITS),
        Sign("Maximum payout", f"{dollars(terms.maximum_payout_cents)} for each blind", (C["Table 1#1:max"],)),
        Sign("Blind pays", _odds(edition.blind_odds), (C["Table 1#1"],)),
        Sign("Trips pay", _odds(edition.trips_odds), (C["Table 1#2"],)),
        *_notices(table),
        hours_sign(CHARTER, table),
        Sign("Smallest chip", dollars(terms.smallest_chip_cents), (C["10.1"],)),
        Sign("Blind found unequal", str(terms.readings.unequal_blind), (C["A:Blind"],)),
        Sign("Dealer's card shown", str(terms.readings.dealer_card_shown), (C["13.4(a)"], C["13.4(b)"])),
    )


def _odds(lines: Mapping[Category, PayLine]) -> str:
    return ", ".join(f"{category} {line.odds}" for category, line in lines.items())


def _span(limits: Limits) -> str:
    span = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    return f"{span} in multiples of {dollars(limits.multiple_cents)}"


def _deck(table: Table) -> str:
    waiting = [back for back in table.plate.shoe.backs if back != table.deck]
    return " and ".join([f"{table.deck or 'none'} in play", *(f"{back} in the shoe" for back in waiting)])


def _notices(table: Table) -> tuple[Sign, ...]:
    new = table.trips_announced
    trips = () if new is None else (Sign("Notice of new trips limits", f"{_span(new)} from the next round", _LIMITS),)
    return (*notice_signs(CHARTER, table), *trips)


def on_file(table: Table) -> tuple[Sign, ...]:
    """The determinations that no sign shows, for supervisors and the Commission."""
    terms = table.plate
    return (
        *equipment_on_file(CHARTER, table),
        Sign("Deck in play", _deck(table), (C["6.2(a)"], C["2.1"])),
        Sign("Time for a decision", f"{terms.decision_seconds} seconds", (C["13.8#2"],)),
        Sign("A check is signalled by", " or ".join(terms.check_signals), (C["A:Check"],)),
        delegates_on_file(CHARTER, table),
    )
