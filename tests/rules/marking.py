"""What the tests of a game claim to prove: the `clause` marks of collected items, checked against the instruments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from croupier.rules.clause import printed
from croupier.rules.instrument import Instrument
from croupier.rules.shelf import instrument, numbers

HERE = Path(__file__).parent
MARK = "clause(*clauses, edition=None): the clauses that a test proves, in every edition or in the one named"


class Misplaced(Exception):
    """A mark that cannot be entered in the register."""


def laws_of(folder: str) -> Mapping[str, Instrument]:
    """The instruments, by edition, of the game that a folder of tests is named after."""
    shelf = [instrument(number) for number in numbers()]
    return {law.heading.edition: law for law in shelf if law.heading.game.replace("-", "_") == folder}


def proofs(items: Iterable[pytest.Item]) -> tuple[dict[str, dict[str, list[str]]], list[str]]:
    """What the items prove, by instrument and clause, and the faults of their marks."""
    found: dict[str, dict[str, set[str]]] = {}
    faults: list[str] = []
    for item in items:
        try:
            for number, clause in claims(item):
                found.setdefault(number, {}).setdefault(clause, set()).add(item.nodeid)
        except Misplaced as fault:
            faults.append(f"{item.nodeid}: {fault}")
    tidy = {number: {clause: sorted(tests) for clause, tests in found[number].items()} for number in found}
    return tidy, faults


def claims(item: pytest.Item) -> tuple[tuple[str, str], ...]:
    """The duties, each as instrument and clause, that one collected test proves."""
    marks = list(item.iter_markers("clause"))
    laws = _laws_for(item, bool(marks))
    if not laws:
        return ()
    clauses = [clause for mark in marks for clause in _clauses(mark)]
    _check_name(item.name.partition("[")[0], clauses)
    return tuple(claim for mark in marks for claim in _claims(mark, _editions(item, mark, laws), laws))


def write(path: Path, found: Mapping[str, Mapping[str, list[str]]]) -> None:
    """Write evidence in an order of its own, so that equal evidence is an equal file."""
    path.write_text(json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


def named_after(clause: str) -> str:
    """How the name of a test begins: "test_10_7_a" for clause 10.7#1(a), "test_a_void" for A:Void."""
    return "test_" + re.sub(r"[^a-z0-9]+", "_", printed(clause).lower()).strip("_")


def _laws_for(item: pytest.Item, marked: bool) -> Mapping[str, Instrument]:
    within = item.path.relative_to(HERE).parts if item.path.is_relative_to(HERE) else ()
    if len(within) < 2:
        if marked:
            raise Misplaced("a test that proves a clause belongs in the folder of its game under tests/rules.")
        return {}
    laws = laws_of(within[0])
    if not laws:
        raise Misplaced(f"tests/rules/{within[0]} bears the name of no game; name it after one of the instruments.")
    if not marked:
        raise Misplaced('the test names no clause; add @pytest.mark.clause("9.4").')
    return laws


def _clauses(mark: pytest.Mark) -> tuple[str, ...]:
    if not mark.args or not all(isinstance(clause, str) for clause in mark.args) or set(mark.kwargs) - {"edition"}:
        raise Misplaced('the mark is not of the form @pytest.mark.clause("9.4", "8.1:Ante", edition="2023").')
    return mark.args


def _editions(item: pytest.Item, mark: pytest.Mark, laws: Mapping[str, Instrument]) -> tuple[str, ...]:
    """The editions for which a mark counts: of a parametrised test only the edition that it runs under."""
    named = mark.kwargs.get("edition")
    if named is not None and named not in laws:
        raise Misplaced(f"there is no edition {named!r}; name one of {', '.join(laws)}.")
    played = getattr(item, "callspec", None)
    value = played.params.get("edition") if played is not None else None
    runs_under = getattr(value, "name", value)
    return tuple(edition for edition in laws if named in (None, edition) and runs_under in (None, edition))


def _claims(mark: pytest.Mark, editions: Iterable[str], laws: Mapping[str, Instrument]) -> Iterator[tuple[str, str]]:
    for edition in editions:
        for clause in _clauses(mark):
            duties = laws[edition].duties_of(clause)
            if not duties:
                raise Misplaced(f"{laws[edition].number} has no clause {clause}; correct it, or name the edition.")
            yield from ((laws[edition].number, duty.clause) for duty in duties)


def _check_name(name: str, clauses: Iterable[str]) -> None:
    beginnings = [named_after(clause) for clause in clauses]
    if not any(name == beginning or name.startswith(f"{beginning}_") for beginning in beginnings):
        raise Misplaced(f"the name does not begin with its clause; begin it with {beginnings[0]}_.")
