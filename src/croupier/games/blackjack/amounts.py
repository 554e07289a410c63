"""How much may be added to a wager by a double, a split, or insurance (7.1, 7.2, 7.4, A:Split, A:Double)."""

from __future__ import annotations

from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.editions import Edition
from croupier.games.decider import Refusal
from croupier.money import dollars


def double_objection(cents: int, wager: int) -> Refusal | None:
    """A double is above zero and at most the initial wager; it may be less."""
    if 0 < cents <= wager:
        return None
    why = f"{dollars(cents)} cannot double a wager of {dollars(wager)}."
    return Refusal((C["A:Double/double down"],), why, f"Double by any amount up to {dollars(wager)}.")


def split_objection(cents: int, wager: int) -> Refusal | None:
    """A split costs exactly the initial wager."""
    if cents == wager:
        return None
    why = f"{dollars(cents)} does not equal the initial wager."
    return Refusal((C["A:Split"],), why, f"Split with {dollars(wager)} on the new hand.")


def most_insured(edition: Edition, wager: int) -> int:
    """The most that insurance on a wager may come to, by whomever it is placed."""
    return edition.insured_part.value.winnings(wager)


def insurance_objection(edition: Edition, cents: int, wager: int, insured: int = 0) -> Refusal | None:
    """All insurance on a wager stays within half of it; `insured` is what others have taken of that (7.1, 7.2)."""
    room = most_insured(edition, wager) - insured
    if 0 < cents <= room:
        return None
    under = (*edition.insured_part.under, C["7.2/lead"]) if insured else edition.insured_part.under
    why = f"{dollars(cents)} is not within the {dollars(room)} by which the wager may be insured."
    return Refusal(under, why, "Insure up to that." if room > 0 else "Leave it at that.")


def unit_objection(edition: Edition, cents: int, smallest_chip: int) -> Refusal | None:
    """Insurance wagers are multiples of half the smallest chip (7.4)."""
    unit = edition.insurance_unit
    if cents * unit.value.one % (smallest_chip * unit.value.to) == 0:
        return None
    why = f"{dollars(cents)} is no multiple of half the smallest chip, which is {dollars(smallest_chip)}."
    return Refusal(unit.under, why, "Insure in half chips.")
