"""The first day of an edition: nothing is played under it before, or while nobody knows the day."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from croupier.games.decider import Refusal
from croupier.games.house.edition import HouseEdition
from croupier.rules.shelf import instrument


def not_in_force(edition: HouseEdition, entered: str | None, day: str) -> Refusal | None:
    """Why nothing may be played under the edition on this day; `entered` is the first day where none is printed."""
    under, starts = edition.commences.under, edition.commences.value or entered
    if starts is None:
        why = f"The first day of edition {edition.name} is not entered, and the instrument does not print it."
        return Refusal(under, why, "Enter the day after notification from the legislation register.")
    first, today = _date(starts), _date(day)
    if first is None or today is None:
        why = f"{(starts if first is None else day)!r} is no date, so nobody can say whether the edition is in force."
        return Refusal(under, why, "Write year, month and day, as in 2026-01-05.")
    signed = instrument(edition.instrument).heading.signed
    if first <= signed:
        why = f"Edition {edition.name} was signed on {signed}, and cannot have commenced on {first}."
        return Refusal(under, why, "Enter the day after notification from the legislation register.")
    if today < first:
        why = f"Edition {edition.name} commences on {first}, after {today}."
        return Refusal(under, why, "Open the table under the edition in force that day.")
    return None


@lru_cache(maxsize=64)
def _date(text: str) -> date | None:
    """A day as it is written; the same few are read before every round."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
