"""The clauses that somebody means who writes a number as people do: "9.4", "11" for a whole rule, "a:void"."""

from __future__ import annotations

from croupier.rules.clause import printed
from croupier.rules.instrument import Duty, Instrument


def duties_meant(law: Instrument, text: str) -> tuple[Duty, ...]:
    """By the exact clause, by what heads several, by the whole rule, or as it is printed; none if it is nothing."""
    clause = text.strip()
    alike = tuple(duty for duty in law.duties if printed(duty.clause).casefold() == clause.casefold())
    return law.duties_of(clause) or law.chapter(clause) or alike
