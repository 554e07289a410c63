"""Why a table may not open on its determinations (1.1, 5.1, 5.3, 10.1, 13.8#2, 14.1, A:Check, Table 1#1:max)."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.approving import backs_objection, edition_objection, limits_objection, wager_terms_objection
from croupier.games.ultimate_texas_holdem.charter import CHARTER, DECK
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.determinations import MOST_BOXES, Determinations
from croupier.games.ultimate_texas_holdem.editions import EDITIONS


def objection(terms: Determinations, day: str) -> Refusal | None:
    """The first reason why a table may not open on these determinations, if there is one."""
    wrong = edition_objection(CHARTER, EDITIONS, terms.edition)
    if wrong is not None:
        return wrong
    return (
        wager_terms_objection(CHARTER, EDITIONS[terms.edition], terms, day, DECK, MOST_BOXES)
        or backs_objection(CHARTER, terms.shoe)
        or limits_objection(CHARTER, terms.trips)
        or _payout(terms)
        or _decisions(terms)
    )


def _payout(terms: Determinations) -> Refusal | None:
    if terms.maximum_payout_cents <= 0:
        why = "The table has no maximum payout to display."
        return refuse(C["Table 1#1:max"], why, "Enter it in cents, above zero.")
    if terms.smallest_chip_cents <= 0:
        return refuse(C["10.1"], "The smallest chip has no value.", "Enter it in cents; one cent pays every amount.")
    return None


def _decisions(terms: Determinations) -> Refusal | None:
    if terms.decision_seconds <= 0:
        why = "The period within which a player is to decide has no length."
        return refuse(C["13.8#2"], why, "Enter it in seconds, above zero.")
    if not terms.check_signals or not all(signal.strip() for signal in terms.check_signals):
        return refuse(C["A:Check"], "No signal for a check is named.", "Name those that are accepted, as tap or knock.")
    return None
