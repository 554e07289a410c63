"""The register: every duty of every instrument, where the program keeps it, and the tests that prove it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from croupier.rules.citations import Citation, citations
from croupier.rules.instrument import Duty, Instrument, State

EVIDENCE = Path(__file__).with_name("evidence.json")
"""The tests of each clause of each instrument, as the last collection of the suite found them."""

Evidence = Mapping[str, Mapping[str, tuple[str, ...]]]
Places = Mapping[tuple[str, str], tuple[str, ...]]


class Entry(msgspec.Struct, frozen=True):
    """One line of the register."""

    instrument: str
    clause: str
    kind: str
    duty: str
    state: State
    code: tuple[str, ...]
    tests: tuple[str, ...]
    reason: str


def evidence() -> Evidence:
    """The committed evidence, by instrument and clause."""
    return msgspec.json.decode(EVIDENCE.read_bytes(), type=dict[str, dict[str, tuple[str, ...]]])


def register(shelf: Iterable[Instrument]) -> tuple[Entry, ...]:
    """The register of these instruments as the program now stands, in the order of their texts."""
    return entries(shelf, citations("croupier"), evidence())


def entries(shelf: Iterable[Instrument], cited: Iterable[Citation], proofs: Evidence) -> tuple[Entry, ...]:
    """The register of these instruments, given what a program cites and what its tests prove."""
    known = tuple(shelf)
    places = _places(known, cited)
    return tuple(_entry(law.number, duty, places, proofs) for law in known for duty in law.duties)


def problems(shelf: Iterable[Instrument], cited: Iterable[Citation], proofs: Evidence) -> tuple[str, ...]:
    """Everything that keeps the register from being true, each in one sentence."""
    known = tuple(shelf)
    return (
        *_unknown(known, ((each.instrument, each.clause, each.place) for each in cited)),
        *_unknown(known, ((number, clause, tests[0]) for number in proofs for clause, tests in proofs[number].items())),
        *(sentence for entry in entries(known, cited, proofs) for sentence in _faults(entry)),
    )


def _entry(number: str, duty: Duty, places: Places, proofs: Evidence) -> Entry:
    return Entry(
        instrument=number,
        clause=duty.clause,
        kind=duty.kind,
        duty=duty.duty,
        state=duty.state,
        code=places.get((number, duty.clause), ()),
        tests=tuple(proofs.get(number, {}).get(duty.clause, ())),
        reason=duty.reason,
    )


def _places(shelf: Iterable[Instrument], cited: Iterable[Citation]) -> Places:
    """A citation of a clause that only heads others counts for each of them."""
    by_number = {law.number: law for law in shelf}
    found: dict[tuple[str, str], set[str]] = {}
    for citation in cited:
        if citation.instrument in by_number:
            for duty in by_number[citation.instrument].duties_of(citation.clause):
                found.setdefault((citation.instrument, duty.clause), set()).add(citation.place)
    return {clause: tuple(sorted(places)) for clause, places in found.items()}


def _unknown(shelf: Iterable[Instrument], named: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    by_number = {law.number: law for law in shelf}
    for number, clause, where in named:
        if number in by_number and not by_number[number].duties_of(clause):
            yield f"{where} names clause {clause}, which {number} does not have; correct the number."


def _faults(entry: Entry) -> Iterator[str]:
    at = f"{entry.instrument} {entry.clause}"
    match entry.state:
        case State.CODE if not entry.code:
            yield f"{at} is said to be in code, but nothing cites it; cite it where it is decided."
        case State.OPEN if entry.code or entry.tests:
            yield f"{at} is open, but {(*entry.code, *entry.tests)[0]} claims it; give it the state it has reached."
        case _:
            pass
    if entry.state in (State.CODE, State.HANDS) and not entry.tests:
        yield f"{at} is said to be in {entry.state}, but no test proves it; mark the test that does."
