"""What the rules leave to the operator, checked before a table opens.

Clauses 1.1, 1.2, 3.1, 3.6, 8.2, 10.6, 15.1, A:Box, A:Shoe.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.clauses import C23, C
from croupier.games.canberra_poker.commencing import not_in_force
from croupier.games.canberra_poker.editions import EDITIONS, Edition, ReserveRule
from croupier.games.decider import Refusal
from croupier.games.house.terms import Approval, CardSource, Hours, Limits
from croupier.rules.clause import Under

AREAS = {"ante": C["1.2(a)"], "bet": C["1.2(b)"], "jackpot": C["1.2(c)"]}
# 52 cards serve ten hands of five, and one of them is the dealer's.
MOST_BOXES = 9
_SUPERSEDED = {edition.supersedes.value: edition.supersedes.under for edition in EDITIONS.values()}


class Layout(msgspec.Struct, frozen=True):
    """The cloth: its approval, its boxes, and the areas marked on each of them."""

    approval: Approval
    boxes: int
    areas: tuple[str, ...] = ("ante", "bet", "jackpot")


class DealingShoe(msgspec.Struct, frozen=True):
    """The registered container that cards are dealt from, and the backs of the decks that go with it."""

    kind: ShoeKind
    approval: Approval
    backs: tuple[str, ...] = ("red",)


class Funding(StrEnum):
    """Who pays what the jackpot pool does not: the reserve pool as far as it goes, or the house."""

    RESERVE = "reserve"
    HOUSE = "house"


class Arrangement(msgspec.Struct, frozen=True):
    """The approved arrangement by which reserve money may leave, and what must stay behind."""

    approval: Approval
    kept_cents: int = 0


class JackpotTerms(msgspec.Struct, frozen=True):
    """The progressive jackpot of a table: the stake, its approved split, and what the rules leave open."""

    wager_cents: int
    pool_part: int
    pool_of: int
    split: Approval
    pool_cents: int = 0
    reserve_cents: int = 0
    reset_cents: int = 0
    prizes_from: Funding = Funding.HOUSE
    arrangement: Arrangement | None = None


class TieWhenDealerOut(StrEnum):
    """Reading of 9.3 against 9.6: equal hands when the dealer does not take part."""

    ANTE_WINS = "ante wins"
    VOID = "void"


class CapScope(StrEnum):
    """Reading of 8.1 and 8.2: what the maximum payout of a table limits."""

    EACH_BET = "each bet"
    EACH_ROUND = "all bets of a round"


class Readings(msgspec.Struct, frozen=True):
    """The readings of unclear clauses that this table publishes."""

    tie_when_dealer_out: TieWhenDealerOut = TieWhenDealerOut.ANTE_WINS
    cap_scope: CapScope = CapScope.EACH_BET


class Determinations(msgspec.Struct, frozen=True):
    """Everything the operator settles before the first round; printed on the plate with its clauses."""

    edition: str
    layout: Layout
    shoe: DealingShoe
    limits: Limits
    maximum_payout_cents: int
    hours: Hours
    cards: CardSource = CardSource.ELECTRONIC
    jackpot: JackpotTerms | None = None
    commences: str | None = None
    readings: Readings = Readings()
    procedures: Approval | None = None
    delegates: tuple[str, ...] = ()
    authorised_games: tuple[str, ...] = ("canberra-poker",)


def edition_of(terms: Determinations) -> Edition:
    return EDITIONS[terms.edition]


def objection(terms: Determinations, day: str) -> Refusal | None:
    """The first reason why a table may not open on these determinations, if there is one."""
    if terms.edition in _SUPERSEDED:
        why = f"{terms.edition} has been revoked and no table may open under it."
        return Refusal(_SUPERSEDED[terms.edition], why, f"Name one of {', '.join(EDITIONS)}.")
    if terms.edition not in EDITIONS:
        why = f"There is no edition {terms.edition!r} of Canberra Poker."
        return Refusal((C["I:1"],), why, f"Name one of {', '.join(EDITIONS)}.")
    for check in (_commencement, _layout, _shoe, _limits, _payout, _hours, _jackpot, _procedures):
        refusal = check(terms, day)
        if refusal is not None:
            return refusal
    return None


def _commencement(terms: Determinations, day: str) -> Refusal | None:
    return not_in_force(edition_of(terms), terms.commences, day)


def _layout(terms: Determinations, _day: str) -> Refusal | None:
    layout = terms.layout
    if not layout.approval.complete:
        why = "The layout has no written approval on file."
        return Refusal((C["1.1"], C["A:Approved"]), why, "Enter reference and date of the Commission's approval.")
    for area, clause in AREAS.items():
        if area not in layout.areas:
            return Refusal((clause,), f"The boxes of the layout have no {area} area.", "Use a layout that has one.")
    foreign = sorted(set(layout.areas) - set(AREAS))
    if foreign:
        why = f"The layout has areas for wagers that are no part of this game: {', '.join(foreign)}."
        return Refusal((C["I:4"],), why, f"Use a layout with {', '.join(AREAS)} alone.")
    if not 1 <= layout.boxes <= MOST_BOXES:
        why = f"A layout of {layout.boxes} boxes cannot be dealt from 52 cards."
        return Refusal((C["A:Box"],), why, f"Use a layout of one to {MOST_BOXES} boxes.")
    return None


def _shoe(terms: Determinations, _day: str) -> Refusal | None:
    return shoe_objection(terms.shoe)


def shoe_objection(shoe: DealingShoe) -> Refusal | None:
    """Why cards may not be dealt from this container."""
    if not shoe.approval.complete:
        why = "The shoe is not registered as approved."
        return Refusal((C["A:Shoe"], C["A:Approved"]), why, "Enter reference and date of its approval.")
    match shoe.kind:
        case ShoeKind.PLAIN if len(shoe.backs) != 1:
            return Refusal((C["2.1"],), f"A plain shoe takes one deck, not {len(shoe.backs)}.", "Bring one deck.")
        case ShoeKind.AUTOMATED if len(shoe.backs) != 2 or shoe.backs[0] == shoe.backs[1]:
            why = f"An automated shoe takes two decks of different colours, not {', '.join(shoe.backs)}."
            return Refusal((C["12.2"],), why, "Bring two decks whose backs differ.")
        case ShoeKind.PLAIN | ShoeKind.AUTOMATED:
            return None


def _limits(terms: Determinations, _day: str) -> Refusal | None:
    return limits_objection(terms.limits)


def limits_objection(limits: Limits) -> Refusal | None:
    """Why these limits cannot stand on the sign."""
    if limits.consistent:
        return None
    why = "The limits do not fit together: the minimum must be above zero and not above the maximum."
    return Refusal((C["3.1"], C["3.3"]), why, "Give minimum, maximum and multiple in whole cents above zero.")


def _payout(terms: Determinations, _day: str) -> Refusal | None:
    if terms.maximum_payout_cents > 0:
        return None
    return Refusal((C["8.2"],), "The table has no maximum payout to display.", "Enter it in cents, above zero.")


def _hours(terms: Determinations, _day: str) -> Refusal | None:
    hours = terms.hours
    if 0 <= hours.opens < 1440 and 0 <= hours.closes < 1440 and hours.opens != hours.closes:
        return None
    why = "The hours of gaming are not two different minutes of a day."
    return Refusal((C["15.1"],), why, "Give opening and closing in minutes after midnight, 0 to 1439.")


def _procedures(terms: Determinations, _day: str) -> Refusal | None:
    if terms.procedures is None or terms.procedures.complete:
        return None
    why = "The operating procedures have no written approval on file."
    return Refusal((C["A:Approved"], C["16.6(c)"]), why, "Enter reference and date of the Commission's approval.")


def _jackpot(terms: Determinations, _day: str) -> Refusal | None:
    jackpot = terms.jackpot
    if jackpot is None:
        return None
    edition = edition_of(terms)
    for wrong, under, why, instead in _jackpot_faults(jackpot, edition):
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
