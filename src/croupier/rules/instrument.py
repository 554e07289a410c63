"""An instrument of approval: its heading, and every duty it lays on somebody, clause by clause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from functools import cached_property
from typing import Literal

import msgspec

Kind = Literal["administer", "compute", "configure", "guard", "inform", "procedure"]
Party = Literal["player", "dealer", "supervisor", "operator", "director", "regulator", "system"]

_CITABLE_HEAD = re.compile(r"(\d+\.\d+|Table \d+)\b.*(?<![(#:/.])")


class State(StrEnum):
    """Where a duty lives."""

    CODE = "code"
    """The program decides, refuses, computes or shows it."""
    HANDS = "hands"
    """Only a person's hands do it; the program prompts for it or records it."""
    ASIDE = "aside"
    """It is outside the program, for the reason given."""
    OPEN = "open"
    """Nobody has built it yet."""


class Duty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one clause asks, of whom, with an example and with how we read it where it is unclear."""

    clause: str
    topic: str
    kind: Kind
    who: tuple[Party, ...]
    duty: str
    state: State
    example: str = ""
    reading: str = ""
    reason: str = ""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of an instrument; without `commences` the operator enters the date, and `commencement` says why."""

    number: str
    title: str
    game: str
    edition: str
    act: str
    signed: date
    commencement: str
    commences: date | None = None
    revokes: str | None = None
    revoked_notified: date | None = None


class Instrument(msgspec.Struct, frozen=True, dict=True):
    """One gazetted instrument and its duties, in the order of the text."""

    heading: Heading
    duties: tuple[Duty, ...]

    @property
    def number(self) -> str:
        return self.heading.number

    @property
    def name(self) -> str:
        """The name by which people call it: "canberra-poker-2023"."""
        return f"{self.heading.game}-{self.heading.edition}"

    @cached_property
    def by_clause(self) -> Mapping[str, Duty]:
        return {duty.clause: duty for duty in self.duties}

    def duties_of(self, clause: str) -> tuple[Duty, ...]:
        """The duty of exactly this clause or, when it only heads others, the duties below it; none if neither."""
        exact = self.by_clause.get(clause)
        if exact is not None:
            return (exact,)
        return tuple(duty for duty in self.duties if is_below(duty.clause, clause))

    def chapter(self, number: str) -> tuple[Duty, ...]:
        """Every duty of a whole rule, "11", or of the dictionary, "A": good to read, too wide to cite."""
        return tuple(duty for duty in self.duties if duty.clause.startswith((f"{number}.", f"{number}:", f"{number}/")))


def is_below(clause: str, head: str) -> bool:
    """Whether a clause is a part of another: "10.7#1(a)" is below "10.7#1" and below "10.7", but "10" is too wide."""
    if not clause.startswith(head) or not _CITABLE_HEAD.fullmatch(head):
        return False
    rest = clause[len(head) :]
    return rest[:1] in ("(", "#", ":", "/") or (head.endswith(")") and rest[:1].isalpha())
