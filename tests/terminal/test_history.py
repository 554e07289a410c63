"""`croupier history`: a table's log as poker hand histories, for whoever asks, and one sentence where it cannot be."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import main
from croupier.games.canberra_manila.phh import phh
from tests.games.canberra_manila.stations import breach
from tests.games.canberra_manila.tables import collected, dealt, settled
from tests.games.canberra_manila.told import BEN, KEPT, PUBLIC, evening, log, told

PAGE = Path(__file__).parents[2] / "docs" / "history.md"
SEAT_2 = (KEPT / "canberra-manila-seat-2.phh").read_text(encoding="utf-8")
FOR_ALL = (KEPT / "canberra-manila-public.phh").read_text(encoding="utf-8")

Screen = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The log of a table at which one round was played."""
    found = tmp_path / "table.jsonl"
    found.write_bytes(log(evening()))
    return found


def printed(capsys: Screen, *words: str) -> str:
    """What the command prints; nothing goes to standard error."""
    assert main(("history", *words)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Screen, *words: str) -> str:
    """The one sentence in the place of a history."""
    assert main(("history", *words)) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err.removeprefix("croupier: ").strip()


def test_given_a_log_when_asked_then_its_rounds_are_printed_for_the_public(capsys: Screen, file: Path) -> None:
    """Each round is a table of the document, numbered from 1 on."""
    assert printed(capsys, str(file)) == f"[1]\n{FOR_ALL}"


def test_given_a_seat_when_asked_then_its_own_cards_are_known(capsys: Screen, file: Path) -> None:
    """The player of a seat gets the round as it was seen from there."""
    assert printed(capsys, str(file), "--seat", "2") == f"[1]\n{SEAT_2}"


def test_given_a_round_when_asked_for_then_it_is_a_document_by_itself(capsys: Screen, file: Path) -> None:
    """A file of one hand has no table round it."""
    assert printed(capsys, str(file), "--round", "1", "--seat", "2") == SEAT_2


def test_given_the_regulator_when_asked_then_recorded_breaches_are_told(capsys: Screen, file: Path) -> None:
    """The Commission sees what is on record, and no hidden card."""
    scene = dealt(collected(evening()))
    file.write_bytes(log(scene.given(breach(name="ben"))))
    found = tomllib.loads(printed(capsys, str(file), "--regulator"))["2"]
    assert found["_viewer"] == "the regulator"
    assert found["actions"][-1].startswith("# breach 1 by ben")
    assert "# breach" not in printed(capsys, str(file))


@pytest.mark.parametrize("words", [(), ("-",)])
def test_given_standard_input_when_asked_then_it_is_read(
    capsys: Screen, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """Blank lines are passed over, and lines may end as on any machine."""
    lines = b"\r\n\r\n".join(log(evening()).splitlines())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert printed(capsys, *words) == f"[1]\n{FOR_ALL}"


def test_given_a_keyboard_when_asked_then_the_person_is_told_what_is_waited_for(
    capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody sits before a silent program."""

    class Keyboard(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Keyboard(io.BytesIO(log(evening()))))
    assert main(("history",)) == 0
    assert capsys.readouterr().err == "Type or paste a log, then end with Ctrl-D.\n"


def test_given_several_rounds_when_asked_then_all_are_printed_in_their_order(capsys: Screen, file: Path) -> None:
    """A round in progress is told as far as it has come."""
    file.write_bytes(log(dealt(collected(settled(dealt(collected(evening())))))))
    found = tomllib.loads(printed(capsys, str(file)))
    assert [(key, each["hand"], "winnings" in each) for key, each in found.items()] == [
        ("1", 1, True),
        ("2", 2, True),
        ("3", 3, False),
    ]
    assert refused(capsys, str(file), "--round", "4") == "There is no round 4 in this log; name one of 1, 2, 3."


def test_given_a_table_that_opened_twice_when_a_round_is_asked_for_then_both_of_its_number_are_told(
    capsys: Screen, file: Path
) -> None:
    """The numbers of rounds begin anew with a table's day."""
    file.write_bytes(log(evening()) * 2)
    assert list(tomllib.loads(printed(capsys, str(file), "--round", "1"))) == ["1", "2"]


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("--seat", "0"), "There is no seat 0 at this table; name one from 1 to 9."),
        (("--seat", "10"), "There is no seat 10 at this table; name one from 1 to 9."),
        (
            ("--seat", "2", "--regulator"),
            "A history is told by one viewer; give --seat or --regulator, and not both.",
        ),
    ],
)
def test_given_a_viewer_that_cannot_be_when_asked_then_one_sentence_says_so(
    capsys: Screen, file: Path, words: tuple[str, ...], sentence: str
) -> None:
    """What was asked for, and what can be."""
    assert refused(capsys, str(file), *words) == sentence


def test_given_a_line_that_is_no_event_when_asked_then_it_is_named(capsys: Screen, file: Path) -> None:
    """Number, fault, and what to do: whatever stands on the line."""
    good = log(evening()).splitlines()
    for bad in (b"{", b"[]", b"\xff", b'{"is": "card-eaten"}', b'{"is": "round-begun"}', b"[" * 100_000, good[3][:-9]):
        file.write_bytes(b"\n".join((*good[:3], b"", bad)))
        said = refused(capsys, str(file))
        assert said.startswith("Line 5 is no event of a table of Canberra Manila (")
        assert said.endswith("); give the log as the table wrote it, one event a line.")


def test_given_a_log_from_the_middle_when_asked_then_the_line_that_does_not_follow_is_named(
    capsys: Screen, file: Path
) -> None:
    """A log is read from the opening of its table on."""
    lines = log(evening()).splitlines()
    begins = next(place for place, line in enumerate(lines) if b'"round-begun"' in line)
    file.write_bytes(b"\n".join((b"", *lines[begins:])))
    assert refused(capsys, str(file)) == (
        'Line 2, "round-begun", does not follow from the lines before it; '
        'give the whole log as the table wrote it, from "table-opened" on.'
    )


@pytest.mark.parametrize("kept", [0, 1, 5])
def test_given_a_log_without_a_round_when_asked_then_that_is_said(capsys: Screen, file: Path, kept: int) -> None:
    """A table may have opened, and nobody played."""
    file.write_bytes(b"\n".join(log(evening()).splitlines()[:kept]))
    assert refused(capsys, str(file)) == (
        "No round begins in this log; give the log of a table at which a round has been played."
    )


def test_given_no_file_when_asked_then_the_place_is_named(capsys: Screen, tmp_path: Path) -> None:
    """Neither a file that is not there nor a folder is a log."""
    missing = tmp_path / "nowhere.jsonl"
    assert refused(capsys, str(missing)).startswith(f"{missing} cannot be read (No such file or directory); ")
    assert refused(capsys, str(tmp_path)).endswith("; name a file with the log of a table.")


def test_given_the_page_when_read_then_the_history_on_it_is_one_that_the_command_prints() -> None:
    """What the page shows is the round that is kept on paper."""
    (shown,) = (block.partition("```")[0] for block in PAGE.read_text("utf-8").split("```toml\n")[1:])
    assert SEAT_2.startswith(shown)
    assert "_forced" in shown


def fields() -> set[str]:
    found: dict[str, Any] = tomllib.loads(phh(told(evening(), BEN))) | tomllib.loads(phh(told(evening(), PUBLIC)))
    return {name for name in found if name.startswith("_")}


def test_given_the_fields_of_our_own_when_looked_up_then_the_page_explains_each() -> None:
    """Nobody has to guess what a field with an underscore means."""
    page = PAGE.read_text("utf-8")
    assert [name for name in sorted(fields()) if f"| `{name}`" not in page] == []
