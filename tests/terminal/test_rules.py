"""`croupier rules` and `croupier editions`: the law on a screen and as JSON, as the contract has it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from croupier.cli import main
from croupier.rules.instrument import State
from croupier.rules.shelf import instrument

KEYS = ["instrument", "clause", "kind", "duty", "state", "code", "tests", "reason"]

Screen = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide enough that no word is broken."""
    monkeypatch.setenv("COLUMNS", "240")


def shown(capsys: Screen, *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def listed(capsys: Screen, *words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(shown(capsys, *words, "--json"))
    return found


def refused(capsys: Screen, *words: str) -> str:
    """The one line that says why; nothing goes to the screen proper."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_given_no_instrument_when_listed_as_json_then_every_duty_has_the_contracted_keys(capsys: Screen) -> None:
    """1,079 duties, each with exactly the keys of the contract and a state that the contract knows."""
    found = listed(capsys, "rules")
    assert len(found) == 1079
    assert all(list(line) == KEYS for line in found)
    assert {line["state"] for line in found} <= set(State)
    assert all(isinstance(line[key], list) for line in found for key in ("code", "tests"))


def test_given_an_instrument_when_listed_as_json_then_its_duties_come_in_its_order(capsys: Screen) -> None:
    """One instrument is one instrument."""
    found = listed(capsys, "rules", "NI2018-568")
    assert [line["clause"] for line in found] == [duty.clause for duty in instrument("NI2018-568").duties]


@pytest.mark.parametrize(
    "clause, clauses",
    [
        ("9.4", ["9.4"]),
        ("11.3", ["11.3(a)", "11.3(b)"]),
        ("5", ["5.1", "5.2"]),
        ("10.7(a)", ["10.7#1(a)"]),
        ("a:void", ["A:Void"]),
    ],
)
def test_given_a_clause_when_listed_as_json_then_it_is_found_as_people_write_it(
    capsys: Screen, clause: str, clauses: list[str]
) -> None:
    """By its id, by the head of several, by the rule, or as printed."""
    assert [line["clause"] for line in listed(capsys, "rules", "NI2023-573", clause)] == clauses


def test_given_a_clause_that_is_cited_when_listed_as_json_then_its_code_is_a_module_and_a_name(capsys: Screen) -> None:
    """The code of a duty is where it is decided."""
    assert "croupier.games.canberra_poker.settle:_both_win" in listed(capsys, "rules", "NI2023-573", "9.4")[0]["code"]


def test_given_no_instrument_when_shown_then_the_shelf_is_counted_by_state(capsys: Screen) -> None:
    """One line an instrument, and one for all of them."""
    lines = shown(capsys, "rules").splitlines()
    assert sum("NI20" in line for line in lines) == 5
    assert next(line for line in lines if "together" in line).split()[-1] == "1079"


def test_given_an_instrument_when_shown_then_heading_and_duties_are_on_the_screen(capsys: Screen) -> None:
    """What it is, since when, and every duty of it."""
    out = shown(capsys, "rules", "canberra-poker-2016")
    assert "In force from 2016-06-10." in out
    assert "It revokes NI2006-170" in out
    assert "13.2:tail" in out
    assert "In force from the day after its notification" in shown(capsys, "rules", "NI2023—573")


def test_given_a_clause_when_shown_then_duty_example_reading_code_and_tests_are_on_the_screen(capsys: Screen) -> None:
    """Everything that is known of a clause, brackets and all."""
    out = shown(capsys, "rules", "NI2023-573", "3.2")
    words = (
        "guard",
        "operator, dealer, system",
        "Max 200. Ante 500",
        "Unlike the 2016 text",
        "croupier.games",
        "tests",
    )
    assert [word for word in words if word not in out] == []
    assert "none yet" in shown(capsys, "rules", "NI2005-64", "20.1")


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("rules", "NI1999-1"), "'NI1999-1' is no instrument on the shelf; name one of NI2005-64"),
        (("rules", "canberra-poker"), "is the name of more than one instrument; name one of NI2016-268"),
        (
            ("rules", "NI2018-568", "9.99"),
            "NI2018-568 has no clause 9.99; croupier rules NI2018-568 lists all of them.",
        ),
        (("rules", "NI2018-568", ""), "NI2018-568 has no clause without a number;"),
        (("editions", "chess"), 'Choose from: "canberra-poker"'),
    ],
)
def test_given_something_that_does_not_exist_when_asked_for_then_one_line_says_what_does(
    capsys: Screen, words: tuple[str, ...], sentence: str
) -> None:
    """Exit status 2, one line on standard error."""
    assert sentence in refused(capsys, *words)


def test_given_two_editions_when_shown_then_both_clauses_stand_side_by_side(capsys: Screen) -> None:
    """What changed in 2023, in money and in words."""
    out = shown(capsys, "editions", "canberra-poker")
    line = next(line for line in out.splitlines() if "four of a kind" in line)
    assert re.split(r"\s{2,}", line.strip()) == [
        "jackpot: four of a kind",
        "$500",
        "11.1(c)",
        "500 × the displayed wager",
        "11.1(c)",
    ]
    assert "by approved arrangement" in out


def test_given_two_editions_when_listed_as_json_then_each_difference_has_both_clauses(capsys: Screen) -> None:
    """The same for programs."""
    found = {line["name"]: line for line in listed(capsys, "editions", "canberra-poker")}
    assert found["reserve"]["older_under"] == ["10.6"]
    assert found["reserve"]["newer_under"] == ["10.6(a)", "10.6(b)"]
    assert "bet_multiple" not in found
