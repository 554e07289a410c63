"""The register: what it says of a duty, what it will not let pass, and that it says so of the program as it stands."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import msgspec
import pytest

from croupier.rules import register
from croupier.rules.citations import Citation, citations
from croupier.rules.instrument import Duty, Heading, Instrument, State
from croupier.rules.register import Entry, Evidence, entries, evidence, problems
from croupier.rules.shelf import instrument, numbers

ROOT = Path(__file__).parents[2]
PLACE = "house.table:settle"
TEST = "tests/rules/faro/test_01.py::test_1_1"
CITED = (Citation("NI2001-1", "1.1", PLACE),)
PROVED: Evidence = {"NI2001-1": {"1.1": (TEST,)}}


def law(state: State, *clauses: str) -> Instrument:
    """An instrument whose duties are all in one state."""
    heading = Heading("NI2001-1", "An approval", "faro", "2001", "An Act", date(2001, 1, 1), "In force at once.")
    return Instrument(heading, tuple(duty(clause, state) for clause in clauses or ("1.1",)))


def duty(clause: str, state: State) -> Duty:
    reason = "Because." if state is State.ASIDE else ""
    return Duty(clause, "cards", "guard", ("dealer",), f"Do {clause}.", state, reason=reason)


def test_given_a_duty_with_code_and_test_when_registered_then_its_line_has_both() -> None:
    """From the clause to the code to the test."""
    line = Entry("NI2001-1", "1.1", "guard", "Do 1.1.", State.CODE, (PLACE,), (TEST,), "")
    assert entries((law(State.CODE),), CITED, PROVED) == (line,)


def test_given_a_line_when_written_as_json_then_it_has_the_contracted_keys_in_order() -> None:
    """What other programs read."""
    line = entries((law(State.ASIDE),), (), {})[0]
    assert msgspec.json.encode(line) == (
        b'{"instrument":"NI2001-1","clause":"1.1","kind":"guard","duty":"Do 1.1.",'
        b'"state":"aside","code":[],"tests":[],"reason":"Because."}'
    )


def test_given_a_citation_of_a_head_when_registered_then_every_clause_below_it_has_the_place() -> None:
    """A group stands for its members, each place once and in order."""
    cited = (Citation("NI2001-1", "1.1(b)", "a:b"), *CITED, Citation("NI1999-9", "1.1", "other:law"))
    found = entries((law(State.CODE, "1.1(a)", "1.1(b)", "1.2"),), cited, {})
    assert [line.code for line in found] == [(PLACE,), ("a:b", PLACE), ()]


@pytest.mark.parametrize(
    "state, cited, proved",
    [
        (State.CODE, CITED, PROVED),
        (State.HANDS, (), PROVED),
        (State.HANDS, CITED, PROVED),
        (State.ASIDE, (), {}),
        (State.OPEN, (), {}),
    ],
)
def test_given_a_state_that_is_borne_out_when_checked_then_nothing_is_said(
    state: State, cited: tuple[Citation, ...], proved: Evidence
) -> None:
    """Code needs a citation and a test, hands a test, aside a reason, and open nothing."""
    assert problems((law(state),), cited, proved) == ()


@pytest.mark.parametrize(
    "state, cited, proved, sentence",
    [
        (State.CODE, (), PROVED, "NI2001-1 1.1 is said to be in code, but nothing cites it"),
        (State.CODE, CITED, {}, "NI2001-1 1.1 is said to be in code, but no test proves it"),
        (State.HANDS, CITED, {}, "NI2001-1 1.1 is said to be in hands, but no test proves it"),
        (State.OPEN, CITED, {}, f"NI2001-1 1.1 is open, but {PLACE} claims it"),
        (State.OPEN, (), PROVED, f"NI2001-1 1.1 is open, but {TEST} claims it"),
    ],
)
def test_given_a_state_that_is_not_borne_out_when_checked_then_one_sentence_says_so(
    state: State, cited: tuple[Citation, ...], proved: Evidence, sentence: str
) -> None:
    """The register does not believe what a file says of the code."""
    found = problems((law(state),), cited, proved)
    assert len(found) == 1
    assert found[0].startswith(sentence)


def test_given_a_clause_that_does_not_exist_when_cited_or_proved_then_the_place_is_named() -> None:
    """A citation inside a function would otherwise fail only when it runs."""
    cited = (*CITED, Citation("NI2001-1", "7.7", "a:b"))
    proved: Evidence = {"NI2001-1": {"1.1": (TEST,), "8.8": ("test.py::test_8_8",)}}
    assert problems((law(State.CODE),), cited, proved) == (
        "a:b names clause 7.7, which NI2001-1 does not have; correct the number.",
        "test.py::test_8_8 names clause 8.8, which NI2001-1 does not have; correct the number.",
    )


@pytest.mark.parametrize("number", numbers())
def test_given_an_instrument_when_the_program_is_read_then_every_state_is_borne_out(number: str) -> None:
    """No duty claims code or hands that it does not have, and nothing is done that is still called open."""
    found = problems((instrument(number),), citations("croupier"), evidence())
    assert not found, "\n".join(found)


def test_given_the_committed_evidence_when_the_suite_is_collected_afresh_then_it_is_the_same(tmp_path: Path) -> None:
    """The tests that the register names are those that there are; `make register` brings it up to date."""
    fresh = tmp_path / "evidence.json"
    command = (sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:randomly", "-p", "no:cacheprovider")
    done = subprocess.run(
        (*command, "--evidence", str(fresh), "tests/rules"), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert fresh.read_text(encoding="utf-8") == register.EVIDENCE.read_text(encoding="utf-8")
