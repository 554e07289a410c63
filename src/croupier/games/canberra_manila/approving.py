"""Why a table may not open, or change, on its determinations (1.1, 2.2, 3.5, 4.1, 4.2, 8.1, 10.2, 13.2, 15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import (
    Bets,
    Determinations,
    Forced,
    Maximum,
    PotCommission,
    Settings,
    TimeCharge,
)
from croupier.games.canberra_manila.editions import EDITIONS, Edition
from croupier.games.canberra_manila.hands import hand_faults
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.approving import backs_objection, edition_objection, terms_objection
from croupier.money import dollars

_OTHER_CARDS = "Determine another deck, or another contest."


def objection(terms: Determinations, day: str) -> Refusal | None:
    """The first reason why a table may not open on these determinations, if there is one."""
    wrong = edition_objection(CHARTER, EDITIONS, terms.edition)
    if wrong is not None:
        return wrong
    edition, hands = EDITIONS[terms.edition], terms.limits.hands
    for _, why, under in hand_faults(hands):
        return Refusal(under, why, _OTHER_CARDS)
    most = (len(hands.pack.cards) - edition.communal_cards.value) // edition.hole_cards.value
    return (
        terms_objection(CHARTER, edition, terms, day, hands.pack, most)
        or backs_objection(CHARTER, terms.shoe)
        or _table_objection(terms)
        or settings_objection(edition, terms.limits, terms.smallest_chip_cents)
    )


def _table_objection(terms: Determinations) -> Refusal | None:
    group = terms.group
    if terms.smallest_chip_cents <= 0:
        return refuse(C["13.2"], "The smallest chip has no value.", "Enter it in cents, above zero.")
    if group is not None and not (group.name.strip() and group.members):
        return refuse(C["8.1"], "The group of players has no name, or nobody in it.", "Name it and its members.")
    return None


def settings_objection(edition: Edition, settings: Settings, chip: int) -> Refusal | None:
    """The first reason why no round may be played on these settings, if there is one."""
    return next(_faults(edition, settings, chip), None)


def _faults(edition: Edition, settings: Settings, chip: int) -> Iterator[Refusal]:
    for _, why, under in hand_faults(settings.hands):
        yield Refusal(under, why, _OTHER_CARDS)
    if settings.stake_cents <= 0:
        yield refuse(C["4.2(a)"], "The minimum table stake is not above zero.", "Enter it in cents.")
    yield from _bet_faults(settings.bets)
    yield from _forced_faults(edition, settings.forced)
    yield from _chip_faults(settings, chip)
    yield from _commission_faults(edition, settings)


def _bet_faults(bets: Bets) -> Iterator[Refusal]:
    under = C["4.2(g)"]
    if bets.minimum_cents <= 0:
        yield refuse(under, "The minimum bet is not above zero.", "Enter it in cents.")
    if bets.maximum in (Maximum.FIXED, Maximum.STRADDLE) and bets.maximum_cents < bets.minimum_cents:
        which = "maximum bet" if bets.maximum is Maximum.FIXED else "maximum of the opening bet"
        why = f"The {which} of {dollars(bets.maximum_cents)} is below the minimum bet."
        yield Refusal((under, C["A:Straddle"]), why, "Enter one that is not, or choose another kind of maximum.")
    if bets.maximum not in (Maximum.FIXED, Maximum.STRADDLE) and bets.maximum_cents:
        why = f"With {bets.maximum} as the maximum no amount is entered."
        yield refuse(under, why, "Leave the amount out, or choose a fixed maximum.")


def _forced_faults(edition: Edition, forced: Forced) -> Iterator[Refusal]:
    most = edition.most_blinds
    if bool(forced.blinds) == bool(forced.ante_cents):
        why = "A game has blinds or antes, one of the two."
        yield refuse(C["4.2(b)"], why, "Enter the blinds, or the ante.")
    if len(forced.blinds) > most.value:
        yield Refusal(most.under, f"{len(forced.blinds)} blinds were entered.", f"Enter one to {most.value}.")
    if min((*forced.blinds, *forced.over_blinds, forced.ante_cents)) < 0 or 0 in (*forced.blinds, *forced.over_blinds):
        yield refuse(C["4.2(f)"], "A blind, over-blind or ante is not above zero.", "Enter each in cents.")
    if forced.over_blinds and not forced.blinds:
        yield refuse(C["4.2(e)"], "Over-blinds come in addition to blinds.", "Enter the blinds, or no over-blind.")
    levels = (*forced.blinds[-1:], *forced.over_blinds)
    if any(later <= earlier for earlier, later in pairwise(levels)):
        why = "An over-blind is no higher than what is posted before it."
        yield Refusal((C["4.2(f)"], C["A:Over-Blind"]), why, "Let each over-blind be higher.")


def _chip_faults(settings: Settings, chip: int) -> Iterator[Refusal]:
    forced, bets = settings.forced, settings.bets
    amounts = (*forced.blinds, *forced.over_blinds, forced.ante_cents, bets.minimum_cents, bets.maximum_cents)
    for cents in amounts:
        if cents % chip:
            why = f"{dollars(cents)} cannot be made with chips of {dollars(chip)} and more."
            yield Refusal((C["4.5"], C["4.2(f)"]), why, "Enter amounts in whole chips.")


def _commission_faults(edition: Edition, settings: Settings) -> Iterator[Refusal]:
    match settings.commission:
        case TimeCharge(cents=cents, minutes=minutes, most_cents=most, approval=approval):
            under = (C["15.3"], C["A:Approved"])
            if not approval.complete:
                yield Refusal(under, "The rate of the time charge has no approval.", "Enter its reference and date.")
            if not 0 < cents <= most or minutes <= 0:
                why = f"A charge of {dollars(cents)} for {minutes} minutes is not within the approved rate."
                yield Refusal(under, why, f"Charge {dollars(most)} at the most, for one minute or more.")
        case PotCommission() as pot:
            yield from _pot_faults(edition, settings, pot)


def _pot_faults(edition: Edition, settings: Settings, pot: PotCommission) -> Iterator[Refusal]:
    scheme = edition.schemes.get(pot.rate)
    if scheme is None:
        rates = " or ".join(map(str, edition.schemes))
        yield refuse(C["15.2(a)"], f"There is no commission of {pot.rate} per cent.", f"Take {rates}.")
        return
    if not pot.approval.complete or pot.cap_cents <= 0:
        why = "The maximum of the commission has no approved figure."
        yield Refusal((*scheme.under, C["A:Approved"]), why, "Enter it with reference and date of its approval.")
    most = scheme.most_stake_cents
    if most is not None and settings.stake_cents > most:
        why = f"A table stake of {dollars(settings.stake_cents)} is above {dollars(most)}."
        yield Refusal((C["15.2(e)"],), why, f"{pot.rate} per cent is not open to it: take 5.")
