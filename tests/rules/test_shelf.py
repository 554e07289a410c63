"""The shelf: five instruments of 1,079 duties, found by number or name, and no half-read law."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.rules import shelf
from croupier.rules.shelf import BrokenInstrument, UnknownInstrument, instrument, named, numbers, read

DUTIES = {"NI2005-64": 244, "NI2016-268": 177, "NI2018-568": 232, "NI2023-573": 194, "NI2025-411": 232}

HEADING = """number = "NI2001-1"
title = "An approval"
game = "faro"
edition = "2001"
act = "An Act"
signed = 2001-01-01
commencement = "In force from the date that it prints."
"""
DUTY = """
[[duty]]
clause = "1.1"
topic = "cards"
kind = "guard"
who = ["dealer"]
duty = "Do it."
state = "open"
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "NI2001-1.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_given_the_shelf_when_read_then_every_duty_of_the_five_instruments_is_there() -> None:
    """The five instruments have 1,079 duties, and none is left out."""
    assert {number: len(instrument(number).duties) for number in numbers()} == DUTIES
    assert sum(DUTIES.values()) == 1079


@pytest.mark.parametrize("number", DUTIES)
def test_given_an_instrument_when_read_then_every_clause_is_found_by_its_own_id(number: str) -> None:
    """A clause id leads to its duty and to no other."""
    law = instrument(number)
    assert all(law.duties_of(duty.clause) == (duty,) for duty in law.duties)


def test_given_an_instrument_when_asked_for_twice_then_it_is_read_once() -> None:
    """The law is read once, so that a citation costs nothing."""
    assert instrument("NI2016-268") is instrument("NI2016-268")


@pytest.mark.parametrize(
    "text, number",
    [
        ("NI2023-573", "NI2023-573"),
        ("NI2023—573", "NI2023-573"),
        (" ni2023 573", "NI2023-573"),
        ("canberra-poker-2016", "NI2016-268"),
        ("Canberra Poker 2016", "NI2016-268"),
        ("blackjack", "NI2018-568"),
        ("ultimate_texas_holdem", "NI2025-411"),
    ],
)
def test_given_a_number_or_name_as_people_write_it_when_looked_up_then_the_instrument_is_found(
    text: str, number: str
) -> None:
    """Dashes, blanks and capitals do not matter."""
    assert named(text).number == number


@pytest.mark.parametrize("text, why", [("faro", "no instrument"), ("canberra-poker", "more than one instrument")])
def test_given_a_name_that_leads_nowhere_when_looked_up_then_the_choice_is_shown(text: str, why: str) -> None:
    """The refusal names the instruments that there are."""
    with pytest.raises(UnknownInstrument, match=f"{text}.*{why}.*NI2016-268 .canberra-poker-2016."):
        named(text)


def test_given_a_number_that_is_not_on_the_shelf_when_cited_then_the_shelf_is_named() -> None:
    """A program that names an unknown instrument does not start."""
    with pytest.raises(BrokenInstrument, match=r"No instrument NI1999-1 .*NI2005-64, NI2016-268"):
        instrument("NI1999-1")


def test_given_a_whole_file_when_read_then_heading_and_duties_are_there(tmp_path: Path) -> None:
    """What the broken files below are broken from."""
    law = read(written(tmp_path, HEADING + DUTY))
    assert (law.number, law.name, [duty.clause for duty in law.duties]) == ("NI2001-1", "faro-2001", ["1.1"])


@pytest.mark.parametrize(
    "text, sentence",
    [
        (HEADING.replace('"faro"', "faro") + DUTY, r"NI2001-1\.toml is not valid TOML: .*line 3"),
        (HEADING, r"NI2001-1\.toml has no \[\[duty\]\]"),
        ("duty = 1\n" + HEADING, r"NI2001-1\.toml, \[\[duty\]\]: Expected `array`"),
        (HEADING.replace("game", "play") + DUTY, r"NI2001-1\.toml, heading: .*`play`"),
        (HEADING.replace('game = "faro"', "") + DUTY, r"NI2001-1\.toml, heading: .*required field `game`"),
        (HEADING.replace("NI2001-1", "NI2002-2") + DUTY, r"NI2001-1\.toml says that it is NI2002-2"),
        (HEADING + DUTY.replace('state = "open"', ""), r"duty 1 \(1\.1\): .*required field `state`"),
        (HEADING + DUTY.replace("open", "done"), r"duty 1 \(1\.1\): Invalid enum value 'done'"),
        (HEADING + DUTY.replace('clause = "1.1"', ""), r"duty 1: .*required field `clause`"),
        (HEADING + DUTY.replace("guard", "wish"), r"duty 1 \(1\.1\): Invalid enum value 'wish'"),
        (HEADING + DUTY.replace('"dealer"', '"nobody"'), r"duty 1 \(1\.1\): Invalid enum value 'nobody'"),
        (HEADING + DUTY.replace("Do it.", ""), r"duty 1 \(1\.1\): .*may not be empty"),
        (HEADING + DUTY.replace("open", "aside"), r"duty 1 \(1\.1\): a reason goes with the state aside"),
        (HEADING + DUTY + 'reason = "Because."', r"duty 1 \(1\.1\): a reason goes with the state aside"),
        (HEADING + DUTY + DUTY, r"NI2001-1\.toml has clause 1\.1 twice"),
    ],
)
def test_given_a_broken_file_when_read_then_one_sentence_names_file_and_entry(
    tmp_path: Path, text: str, sentence: str
) -> None:
    """The program does not start on half a law, and says where to mend it."""
    with pytest.raises(BrokenInstrument, match=sentence) as fault:
        read(written(tmp_path, text))
    assert "\n" not in str(fault.value)


def test_given_bytes_that_are_no_text_when_read_then_the_file_is_named(tmp_path: Path) -> None:
    """A damaged file is a broken instrument, not a crash."""
    file = tmp_path / "NI2001-1.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenInstrument, match=r"NI2001-1\.toml is not valid TOML"):
        read(file)


def test_given_an_aside_duty_with_its_reason_when_read_then_it_stands(tmp_path: Path) -> None:
    """What is outside the program says why."""
    law = read(written(tmp_path, HEADING + DUTY.replace("open", "aside") + 'reason = "Because."'))
    assert law.duties[0].reason == "Because."


def test_given_the_shelf_when_listed_then_each_file_bears_the_number_of_its_instrument() -> None:
    """The number is written once in the name and once in the file, and both agree."""
    assert all(read(shelf.SHELF / f"{number}.toml").number == number for number in numbers())
