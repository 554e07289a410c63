"""Why a table of Canberra Poker may not open on its determinations (1.1, 1.2, 3.1, 3.6, 8.2, 10.6, 15.1)."""

from __future__ import annotations

from croupier.games.canberra_poker.charter import CHARTER, DECK
from croupier.games.canberra_poker.clauses import C23, C
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms
from croupier.games.canberra_poker.editions import EDITIONS, Edition, ReserveRule
from croupier.games.decider import Refusal
from croupier.games.house.approving import backs_objection, edition_objection, wager_terms_objection
from croupier.rules.clause import Under

# 52 cards serve ten hands of five, and one of them is the dealer's.
MOST_BOXES = 9


def objection(terms: Determinations, day: str) -> Refusal | None:
    """The first reason why a table may not open on these determinations, if there is one."""
    wrong = edition_objection(CHARTER, EDITIONS, terms.edition)
    if wrong is not None:
        return wrong
    edition = EDITIONS[terms.edition]
    return (
        wager_terms_objection(CHARTER, edition, terms, day, DECK, MOST_BOXES)
        or backs_objection(CHARTER, terms.shoe)
        or _payout(terms)
        or _jackpot(terms, edition)
    )


def _payout(terms: Determinations) -> Refusal | None:
    if terms.maximum_payout_cents > 0:
        return None
    return Refusal((C["8.2"],), "The table has no maximum payout to display.", "Enter it in cents, above zero.")


def _jackpot(terms: Determinations, edition: Edition) -> Refusal | None:
    if terms.jackpot is None:
        return None
    for wrong, under, why, instead in _jackpot_faults(terms.jackpot, edition):
        if wrong:
            return Refusal(under, why, instead)
    return None


def _jackpot_faults(jackpot: JackpotTerms, edition: Edition) -> tuple[tuple[bool, Under, str, str], ...]:
    amounts = (jackpot.pool_cents, jackpot.reserve_cents, jackpot.reset_cents)
    arrangement = jackpot.arrangement
    return (
        (
            jackpot.wager_cents <= 0,
            edition.jackpot_stake.under,
            "The jackpot wager has no amount.",
            "Enter the amount on the sign, in cents above zero.",
        ),
        (
            not jackpot.split.complete,
            (*edition.jackpot_split, C["A:Approved"]),
            "The split of jackpot wagers between the pools is not approved.",
            "Enter reference and date of the Commission's approval, or open without the jackpot.",
        ),
        (
            not 0 <= jackpot.pool_part <= jackpot.pool_of or jackpot.pool_of == 0,
            edition.jackpot_split,
            f"{jackpot.pool_part} in {jackpot.pool_of} is no part of a wager.",
            "Give the jackpot pool's part as a fraction between nothing and all.",
        ),
        (
            arrangement is not None and arrangement.kept_cents < 0,
            (C23["10.6(a)"],),
            "What must stay in the reserve pool cannot be less than nothing.",
            "Enter it in cents, zero or more.",
        ),
        (min(amounts) < 0, edition.jackpot_split, "A prize pool cannot be negative.", "Enter the pools in cents."),
        (
            arrangement is not None and edition.reserve.value is ReserveRule.STAYS,
            edition.reserve.under,
            f"Edition {edition.name} gives no power to move reserve money.",
            "Open without the arrangement.",
        ),
        (
            arrangement is not None and not arrangement.approval.complete,
            (C23["10.6(a)"], C["A:Approved"]),
            "The arrangement for the reserve pool is not approved.",
            "Enter reference and date of the Commission's approval, or leave the arrangement out.",
        ),
    )
