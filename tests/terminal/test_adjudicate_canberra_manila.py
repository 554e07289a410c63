"""`croupier adjudicate` on Canberra Manila: what the house sheets hold, and the page for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import main
from croupier.rules.shelf import instrument
from croupier.terminal.adjudicate import REFUSED, RULED

SHEETS = Path(__file__).parents[1] / "sheets"
ALONE: dict[str, Any] = {
    "game": "canberra-manila",
    "button": 2,
    "seats": [{"seat": 1, "contributed": 1000}, {"seat": 2, "contributed": 1000, "folded": True}],
}
ROUND: dict[str, Any] = {
    "game": "canberra-manila",
    "table": {"pot": "split", "eight_or_better": True, "commission": {"rate": 10, "cap": 500}},
    "button": 2,
    "board": ["Ks", "7s", "2s", "4s", "3d"],
    "seats": [
        {"seat": 1, "contributed": 13300, "cards": ["Ac", "Ah"]},
        {"seat": 2, "contributed": 5000, "cards": ["6h", "8c"]},
        {"seat": 3, "contributed": 7500, "cards": ["Kd", "Kh"]},
        {"seat": 5, "contributed": 5000, "cards": ["6d", "8d"]},
        {"seat": 7, "contributed": 150, "folded": True},
    ],
}

Screen = pytest.CaptureFixture[str]
CATEGORIES = {
    "royal flush",
    "five of a kind",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pairs",
    "one pair",
    "queen-jack high",
}


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide enough that no word is broken."""
    monkeypatch.setenv("COLUMNS", "240")


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SHEETS / name).read_text(encoding="utf-8").splitlines()]


def page(capsys: Screen, tmp_path: Path, status: int, sheet: Any) -> tuple[str, list[str]]:
    """What is printed for people, and its rows without frame and widths."""
    file = tmp_path / "sheets.jsonl"
    file.write_text(json.dumps(sheet), encoding="utf-8")
    assert main(("adjudicate", str(file))) == status
    out = capsys.readouterr().out
    return out, [" ".join(line.strip("│╭╮╰╯ ").split()) for line in out.splitlines()]


def test_given_the_house_sheets_when_listed_then_they_hold_what_they_promise() -> None:
    """Every category, deck, contest and clause of the settlement, side pots, uncalled chips and players left alone."""
    rulings, written = read("canberra-manila.rulings.jsonl"), read("canberra-manila.jsonl")
    seats = [seat for ruling in rulings for seat in ruling["seats"]]
    pots = [pot for ruling in rulings for pot in ruling["pots"]]
    assert {seat["high"].partition(",")[0] for seat in seats if seat["high"]} >= CATEGORIES
    assert {seat["low"] for seat in seats if seat["low"]} >= {"six-five low", "five-four low", "king-queen low"}
    tables = [sheet.get("table", {}) for sheet in written]
    assert {table.get("deck", 52) for table in tables} == {52, 48, 44, 40, 36, 32}
    assert {table.get("pot", "high") for table in tables} == {"high", "low", "split"}
    assert {len(ruling["pots"]) for ruling in rulings} == {0, 1, 2, 3}
    assert any(ruling["uncalled"] for ruling in rulings)
    contests = {"3.5(b)", "3.5(c)", "3.5(d)", "3.6", "A:High Ball", "A:Low Ball", "A:High/Low Split"}
    commission = {"15.2(a)(i)", "15.2(a)(ii)", "15.2(c)", "15.2(d)", "15.2(e)"}
    formed = {"A:Pot", "14.2", "9.1", "10.4(a)", "12.4(a)", "13.2"}
    assert {clause for pot in pots for clause in pot["under"]} == contests | commission | formed


def test_given_the_house_sheets_when_ruled_then_every_cent_is_accounted_for() -> None:
    """Uncalled chips and pots are what was put in; what is returned and the commission are so too."""
    for sheet, ruling in zip(read("canberra-manila.jsonl"), read("canberra-manila.rulings.jsonl"), strict=True):
        put = sum(seat["contributed"] for seat in sheet["seats"])
        assert sum(back["amount"] for back in ruling["uncalled"]) + sum(pot["amount"] for pot in ruling["pots"]) == put
        assert sum(seat["returned"] for seat in ruling["seats"]) + ruling["commission"] == put
        assert ruling["commission"] == sum(pot["commission"] for pot in ruling["pots"])


def test_given_a_round_when_shown_to_a_person_then_hands_pots_results_and_reasons_are_on_the_page(
    capsys: Screen, tmp_path: Path
) -> None:
    """The board above the hands, each pot with who could win it and who has, and what each seat gets back."""
    out, rows = page(capsys, tmp_path, RULED, ROUND)
    split = "9.1, 3.5(c), A:High/Low Split, 3.6, 3.5(d)"
    for row in (
        "Board K♠ 7♠ 2♠ 4♠ 3♦",
        "Seat 1 A♣ A♥ one pair, aces",
        "Seat 2, button 6♥ 8♣ king-eight high; eight-six low",
        "Seat 7 folded",
        "uncalled $58 back to seat 1 15.2(b)",
        f"main pot $201.50 $5 seats 1, 2, 3, 5 high seat 3; low seats 2, 5 14.2, {split}, 13.2, 15.2(a)(ii), 15.2(e)",
        f"side pot 1 $50 $0 seats 1, 3 seat 3 14.2, {split}, 15.2(a)(ii), 15.2(e)",
        "1 $133 $58 -$75",
        "2 $50 $49 -$1",
        "3 $75 $148.50 $73.50",
        "together $309.50 $304.50 -$5",
    ):
        assert row in rows
    assert "sheet 1 · Canberra Manila · NI2005-64" in out
    duties = instrument("NI2005-64").by_clause
    cited = ("3.5(c)", "3.5(d)", "3.6", "9.1", "13.2", "14.2", "15.2(a)(ii)", "15.2(b)", "A:High/Low Split")
    assert [clause for clause in cited if " ".join(duties[clause].duty.split()) not in " ".join(rows)] == []


def test_given_one_player_left_when_shown_then_no_card_is_told_of(capsys: Screen, tmp_path: Path) -> None:
    """Nothing is said of a board that nobody wrote down, nor of chips that were not uncalled."""
    out, rows = page(capsys, tmp_path, RULED, ALONE)
    assert "main pot $20 $0 seat 1 seat 1 A:Pot, 10.4(a), 12.4(a)" in rows
    assert "Board" not in out
    assert "uncalled $" not in out


def test_given_a_low_game_when_shown_then_the_winner_of_the_low_is_named_as_the_winner(
    capsys: Screen, tmp_path: Path
) -> None:
    """No half is spoken of where the pot is not split."""
    seats = [{**seat, "contributed": 1000} for seat in ROUND["seats"][:2]]
    _, rows = page(capsys, tmp_path, RULED, {**ROUND, "table": {"pot": "low"}, "seats": seats})
    assert "main pot $20 $0 seats 1, 2 seat 2 A:Pot, 9.1, 3.5(b), A:Low Ball, 3.6" in rows


def test_given_a_refusal_when_shown_then_its_clause_is_spelt_out(capsys: Screen, tmp_path: Path) -> None:
    """In the words of the register."""
    out, _ = page(capsys, tmp_path, REFUSED, {**ALONE, "table": {"eight_or_better": True}})
    assert "table.eight_or_better" in out
    assert instrument("NI2005-64").by_clause["3.5(d)"].duty in out
