"""`croupier adjudicate`: rulings for people and for programs, as the contract has them, whatever the file holds."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from croupier.cli import main
from croupier.games.sheets import Fault, NotWhole, Twice
from croupier.rules.shelf import instrument
from croupier.terminal.adjudicate import REFUSED, RULED
from croupier.terminal.sheet_files import sheets

SHEETS = Path(__file__).parents[1] / "sheets"
GAMES = ("canberra-poker", "ultimate-texas-holdem", "blackjack", "canberra-manila")
GOOD = [line for game in GAMES for line in (SHEETS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]
FOLD = '{"game": "canberra-poker", "boxes": [{"box": 1, "ante": 1000, "decision": "fold"}]}'
ROUND = {
    "game": "canberra-poker",
    "table": {"maximum_payout": 5000, "jackpot_wager": 500},
    "jackpot_pool": 5000000,
    "dealer": ["As", "Kd", "7c", "4h", "2s"],
    "boxes": [
        {"box": 1, "ante": 1000, "jackpot": True, "cards": ["Kc", "Jc", "9c", "5c", "3c"], "decision": "bet"},
        {"box": 2, "ante": 1250, "jackpot": True, "decision": "fold"},
    ],
}

HANDS = {
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pairs",
    "one pair",
    "ace-king high",
    "jack-nine high",
}

Screen = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide enough that no word is broken."""
    monkeypatch.setenv("COLUMNS", "240")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sheets.jsonl"


def lines(capsys: Screen, status: int, *words: str) -> list[dict[str, Any]]:
    """What is printed for programs; nothing goes to standard error."""
    assert main(("adjudicate", "--json", *words)) == status
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def page(capsys: Screen, status: int, *words: str) -> str:
    assert main(("adjudicate", *words)) == status
    return capsys.readouterr().out


def expected(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SHEETS / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_given_the_house_sheets_when_ruled_then_the_rulings_are_those_written_beside_them(
    capsys: Screen, game: str
) -> None:
    """Every category of hand, every edition, caps, folds, ties, and several royals and straight flushes at once."""
    assert lines(capsys, RULED, str(SHEETS / f"{game}.jsonl")) == expected(f"{game}.rulings.jsonl")


@pytest.mark.parametrize("number", ["NI2016-268", "NI2023-573"])
def test_given_the_house_sheets_when_listed_then_they_hold_what_they_promise(number: str) -> None:
    """No category, outcome or clause of the settlement is missing in either edition."""
    rulings = [ruling for ruling in expected("canberra-poker.rulings.jsonl") if ruling["instrument"] == number]
    boxes = [box for ruling in rulings for box in ruling["boxes"]]
    wagers = [wager for box in boxes for wager in box["wagers"]]
    assert {box["hand"].partition(",")[0] for box in boxes if box["hand"]} >= HANDS
    assert {(wager["wager"], wager["outcome"]) for wager in wagers} == {
        *((wager, outcome) for wager in ("ante", "bet") for outcome in ("win", "lose", "void")),
        ("bet", "push"),
        ("jackpot", "win"),
        ("jackpot", "lose"),
    }
    cited = {clause for wager in wagers for clause in wager["under"]}
    assert {"7.3", "8.1", "8.2", "9.3", "9.4", "9.5", "9.6", "10.7", "11.3(a)", "11.3(b)", "11.4"} <= cited


def test_given_the_broken_sheets_when_ruled_then_each_has_its_refusal_on_its_line(capsys: Screen) -> None:
    """Place, reason and clauses of every refusal, in the order of the file."""
    found = lines(capsys, REFUSED, str(SHEETS / "refused.jsonl"))
    assert found == expected("refused.rulings.jsonl")
    assert all(list(line) == ["error"] and list(line["error"]) == ["at", "why", "under"] for line in found)


def test_given_good_and_broken_sheets_when_ruled_then_the_good_ones_are_still_ruled(capsys: Screen, file: Path) -> None:
    """Every sheet has its line in its order, and the exit status tells that one was refused."""
    file.write_bytes(b"\n".join((FOLD.encode(), b"{", FOLD.encode(), b"", b"\xff\xfe", b"5", b"  " + FOLD.encode())))
    found = lines(capsys, REFUSED, str(file))
    assert ["error" in line for line in found] == [False, True, False, True, True, False]
    assert [line["error"]["at"] for line in found if "error" in line] == ["", "", ""]


@pytest.mark.parametrize("indent", [None, 0, 2])
def test_given_a_sheet_over_several_lines_when_ruled_then_it_is_one_sheet(
    capsys: Screen, file: Path, indent: int | None
) -> None:
    """A single sheet may be laid out as its writer likes, and one may follow another."""
    text = json.dumps(ROUND, indent=indent)
    file.write_text(f"\n{text}\n\n{text}\n", encoding="utf-8")
    first, second = lines(capsys, RULED, str(file))
    assert first == second
    assert [box["box"] for box in first["boxes"]] == [1, 2]


def test_given_a_broken_sheet_over_several_lines_when_ruled_then_it_is_one_refusal(capsys: Screen, file: Path) -> None:
    """What belongs to the broken sheet is passed over, and line and character of the slip are named."""
    broken = json.dumps(ROUND, indent=1).replace('"ante": 1250', '"ante" 1250')
    file.write_text(f"{broken}\n{FOLD}\n", encoding="utf-8")
    found = lines(capsys, REFUSED, str(file))
    assert ["error" in line for line in found] == [True, False]
    slip = next(number for number, line in enumerate(broken.splitlines(), 1) if '"ante" 1250' in line)
    assert f"line {slip}, character" in found[0]["error"]["why"]


def test_given_standard_input_when_ruled_then_it_is_read(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without FILE the sheets come from standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(FOLD.encode())))
    assert len(lines(capsys, RULED)) == 1


def test_given_a_keyboard_when_ruled_then_the_person_is_told_what_is_waited_for(
    capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that waits for somebody says so, aside from its output."""
    keyboard = io.TextIOWrapper(io.BytesIO(FOLD.encode()))
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", keyboard)
    assert main(("adjudicate", "--json")) == RULED
    out, err = capsys.readouterr()
    assert err == "Type or paste a sheet, then end with Ctrl-D.\n"
    assert out.count("\n") == 1


@pytest.mark.parametrize("data", [b"", b"\n \n", b"\xef\xbb\xbf"])
def test_given_nothing_when_ruled_then_it_is_refused(capsys: Screen, file: Path, data: bytes) -> None:
    """An empty file holds no sheet."""
    file.write_bytes(data)
    [found] = lines(capsys, REFUSED, str(file))
    assert found["error"] == {"at": "", "why": "There is no sheet; give one as a JSON object.", "under": []}


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_given_a_file_that_cannot_be_read_when_ruled_then_one_line_says_so(
    capsys: Screen, tmp_path: Path, name: str
) -> None:
    """Exit status 2, one line on standard error."""
    assert main(("adjudicate", str(tmp_path / name))) == REFUSED
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "cannot be read" in err


@pytest.mark.parametrize(
    "data, at",
    [
        (FOLD.replace("1000", "1e3"), "boxes[0].ante"),
        (FOLD.replace("1000", "-Infinity"), "boxes[0].ante"),
        (FOLD.replace("1000", "9" * 30), "boxes[0].ante"),
        (FOLD.replace("1000", "9" * 5000), "boxes[0].ante"),
        (FOLD.replace("1000", '"' + "9" * 5000 + '"'), "boxes[0].ante"),
        (FOLD.replace('"box": 1', '"box": 1, "box": 1'), "boxes[0].box"),
        (FOLD.replace("fold", "\\ud800"), ""),
        (FOLD.replace('"fold"', "[" * 50_000 + "]" * 50_000), ""),
        ("[" * 50_000, ""),
        (FOLD.replace('"fold"', '{"x": 1, "x": 2}'), "boxes[0].decision"),
        (f'{{"game": "canberra-poker", {FOLD[1:]}', "game"),
        (f"{FOLD} {FOLD}", ""),
        (f"[{FOLD}]", ""),
        ('{"game": {}}', "game"),
        ('{"game": ""}', "game"),
    ],
    ids=range(15),
)
def test_given_a_sheet_of_an_unusual_kind_when_ruled_then_it_is_one_short_refusal(
    capsys: Screen, file: Path, data: str, at: str
) -> None:
    """Fractions, floods of digits or brackets, fields twice: refused in a sentence that can be read."""
    file.write_text(data, encoding="utf-8")
    [found] = lines(capsys, REFUSED, str(file))
    assert found["error"]["at"] == at
    assert len(found["error"]["why"]) < 160


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A good sheet with something that does not belong there."""
    line, place = draw(st.sampled_from(GOOD)).encode(), draw(st.integers(0, 400))
    piece = draw(st.one_of(st.binary(min_size=1, max_size=4), st.sampled_from((b"\n", b'"', b",", b"-", b"{", b"0"))))
    return line[:place] + piece + line[place:]


@given(st.one_of(st.binary(max_size=60), spoilt()))
@example(b"\x00")
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_given_any_bytes_when_ruled_then_every_line_is_a_ruling_or_a_refusal(
    capsys: Screen, tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    """Whatever comes in, each line that goes out is JSON, and the exit status tells whether one is a refusal."""
    name = tmp_path_factory.getbasetemp() / "any.jsonl"
    name.write_bytes(data)
    status = main(("adjudicate", "--json", str(name)))
    out, err = capsys.readouterr()
    found = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert found
    assert all(("error" in line) != ("boxes" in line or "seats" in line) for line in found)
    assert status == (REFUSED if any("error" in line for line in found) else RULED)
    assert main(("adjudicate", str(name))) == status
    assert capsys.readouterr().out


def test_given_a_round_when_shown_to_a_person_then_hands_results_and_reasons_are_on_the_page(
    capsys: Screen, file: Path
) -> None:
    """Each wager with its result, what is returned, its clauses, and the words of the register."""
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    out = page(capsys, RULED, str(file))
    rows = [" ".join(line.strip("│╭╮╰╯ ").split()) for line in out.splitlines()]
    for row in (
        "Dealer A♠ K♦ 7♣ 4♥ 2♠ ace-king high, qualifies (9.2)",
        "Box 1 K♣ J♣ 9♣ 5♣ 3♣ flush, king high; bets",
        "Box 2 folds",
        "1 ante $10 win $20 9.4, 8.1",
        "bet $20 win $70 9.4, 8.1, 8.2",
        "jackpot $5 win $500 10.5, 11.1(e), 11.2, 10.7",
        "together $35 $590",
        "2 ante $12.50 lose $0 7.3",
        "Jackpot prize 1: box 1, flush, king high, $500.",
        "Jackpot pool: $50,000 before, $50,000 after; it bears $0 of the prizes.",
    ):
        assert row in rows
    assert "sheet 1 · Canberra Poker · NI2023-573" in out
    duties = instrument("NI2023-573").by_clause
    cited = ("7.3", "8.1:Ante", "8.1:Bet:Flush", "8.2", "9.2", "9.4", "10.5", "10.7#2", "11.1(e)", "11.2")
    assert [clause for clause in cited if " ".join(duties[clause].duty.split()) not in " ".join(rows)] == []


def test_given_the_page_of_the_documentation_when_followed_then_everything_is_as_it_shows(
    capsys: Screen, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sheet, the ruling, the page for people and the refusal of docs/adjudicate.md are real."""
    text = (Path(__file__).parents[2] / "docs" / "adjudicate.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:json|text)\n(.*?)```", text, re.DOTALL)
    sheet, seen, *games, refusal = blocks
    given, answers = (sheet, *games[1::2], sheet.replace("4d", "4h")), (*games[::2], refusal)
    file.write_text("".join(given), encoding="utf-8")
    assert lines(capsys, REFUSED, str(file)) == [json.loads(answer) for answer in answers]
    monkeypatch.setenv("COLUMNS", "80")
    file.write_text(sheet, encoding="utf-8")
    assert [line.rstrip() for line in page(capsys, RULED, str(file)).splitlines()] == seen.splitlines()


def test_given_folds_alone_when_shown_then_the_dealers_hand_is_said_not_to_be_turned(
    capsys: Screen, file: Path
) -> None:
    """Nothing is said of a hand that nobody has seen, nor of a jackpot that was not played for."""
    file.write_text(FOLD, encoding="utf-8")
    out = page(capsys, RULED, str(file))
    assert "not turned, for nobody stayed in" in out
    assert "Jackpot" not in out


def test_given_several_sheets_when_shown_then_refusals_stand_among_the_rulings_and_all_are_counted(
    capsys: Screen, file: Path
) -> None:
    """A person sees where, why and under which clause, and how many sheets were ruled."""
    other = FOLD.replace("1000", "0").replace('"boxes"', '"edition": "2016", "boxes"')
    file.write_text(f"{FOLD}\n{other}\n{{", encoding="utf-8")
    out = page(capsys, REFUSED, str(file))
    assert "sheet 2 · refused" in out
    assert "boxes[0].ante" in out
    assert instrument("NI2016-268").by_clause["4.3"].duty in out
    assert "the whole sheet" in out
    assert out.endswith("3 sheets: 1 ruled, 2 refused.\n")


@pytest.mark.parametrize(
    "data, found",
    [
        (b'{"a": 1.50}', [{"a": NotWhole("1.50")}]),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', [{"a": Twice("b")}]),
        (b"1\r\n2\r\n", [1, 2]),
        (b'{"a":\n1}\n2\n', [{"a": 1}, 2]),
    ],
)
def test_given_json_when_read_then_nothing_in_it_is_lost_or_rounded(data: bytes, found: list[object]) -> None:
    """What is not a whole number, or is said twice, is kept as it was written, for the sheet to refuse it there."""
    assert list(sheets(data)) == found


def test_given_broken_pieces_when_read_then_the_next_line_that_begins_a_sheet_is_read() -> None:
    """Indented lines and closing brackets belong to what is broken, unless a line is a sheet by itself."""
    pieces = ('{"game": [', " 1 2", "]", '"x"', "}", "", ' {"game": 1}', '\t{"other": 1}', "3")
    found = list(sheets("\n".join(pieces).encode()))
    assert [isinstance(one, Fault) for one in found] == [True, False, False, False]
    assert found[1:] == [{"game": 1}, {"other": 1}, 3]
