"""The days on which each edition of a game rules: no day has two, and a day that has none says so (I:2, I:3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from itertools import pairwise

import msgspec

from croupier.rules.instrument import Heading

DAY = timedelta(days=1)


class NotInForce(LookupError):
    """No edition on the shelf rules that day."""


class DateMissing(NotInForce):
    """The instrument does not print its first day, and nobody has entered it."""


class ImpossibleDate(ValueError):
    """A first day that cannot be right."""


class Term(msgspec.Struct, frozen=True):
    """The first and the last day of one edition; the last is open until a later instrument ends it."""

    heading: Heading
    first: date | None
    last: date | None = None

    def covers(self, on: date) -> bool:
        return self.first is not None and self.first <= on and (self.last is None or on <= self.last)


def terms(headings: Iterable[Heading], entered: Mapping[str, date]) -> tuple[Term, ...]:
    """The terms of one game's instruments, oldest first; `entered` has the first days that the operator looked up."""
    ordered = sorted(headings, key=lambda heading: heading.signed)
    firsts = {heading.number: _first_day(heading, entered) for heading in ordered}
    ends = {older.number: _last_day(older, newer, firsts) for older, newer in pairwise(ordered)}
    found = tuple(Term(heading, firsts[heading.number], ends.get(heading.number)) for heading in ordered)
    for older, newer in pairwise(found):
        _check_apart(older, newer)
    return found


def in_force(known: Iterable[Term], on: date) -> Heading:
    """The instrument that rules on a day; a gap is an error and is never filled by a neighbour."""
    every = tuple(known)
    for term in reversed(every):
        if term.covers(on):
            return term.heading
        if term.first is None and term.heading.signed <= on:
            raise DateMissing(f"{term.heading.number} has no first day yet. {term.heading.commencement}")
    shelf = ", ".join(_span(term) for term in every)
    raise NotInForce(f"No edition on the shelf rules {on}; there are {shelf}. Choose a day within one of them.")


def _first_day(heading: Heading, entered: Mapping[str, date]) -> date | None:
    typed = entered.get(heading.number)
    if heading.commences is not None and typed not in (None, heading.commences):
        raise ImpossibleDate(f"{heading.number} prints its first day, {heading.commences}; leave it out or enter that.")
    if typed is not None and typed <= heading.signed:
        raise ImpossibleDate(
            f"{heading.number} cannot commence on {typed}, since it was signed on {heading.signed}; enter a later day."
        )
    return heading.commences or typed


def _last_day(older: Heading, newer: Heading, firsts: Mapping[str, date | None]) -> date | None:
    """An edition ends when the newer begins, or with the notice of an instrument between them that we do not have."""
    follows = firsts[newer.number] if newer.revokes == older.number else newer.revoked_notified
    return None if follows is None else follows - DAY


def _check_apart(older: Term, newer: Term) -> None:
    if older.first is not None and older.last is not None and older.last < older.first:
        numbers = f"{newer.heading.number} would begin before {older.heading.number}"
        raise ImpossibleDate(f"{numbers}; correct the first day.")


def _span(term: Term) -> str:
    return f"{term.heading.number} ({term.first or 'not yet dated'} to {term.last or 'now'})"
