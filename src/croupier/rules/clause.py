"""Clauses as names that cannot be mistyped: `C["9.4"]` fails at import when an instrument has no such clause."""

from __future__ import annotations

from typing import NewType

from croupier.rules.shelf import instrument

Clause = NewType("Clause", str)
Under = tuple[Clause, ...]


class NoSuchClause(LookupError):
    """A citation of a clause that the instrument does not have."""


class Law(dict[str, Clause]):
    """The clauses that a game may cite: those which every one of the named instruments has.

    It remembers what was cited, so that a citation costs no more than a look into a dictionary.
    """

    def __init__(self, *numbers: str) -> None:
        super().__init__()
        self.instruments = tuple(instrument(number) for number in numbers)

    def __missing__(self, clause: str) -> Clause:
        for law in self.instruments:
            if not law.duties_of(clause):
                raise NoSuchClause(f"{law.number} has no clause {clause}; see: croupier rules {law.number}")
        return self.setdefault(clause, Clause(clause))


def printed(clause: str) -> str:
    """The clause as the instrument prints it: "10.7#1(a)" is printed "10.7(a)", "8.1:Ante" is printed "8.1"."""
    if clause.startswith(("A:", "I:", "N:")):
        return clause
    head, *parts = clause.split("#")
    number = head + "".join(part.lstrip("0123456789") for part in parts)
    return number.partition(":")[0].partition("/")[0]
