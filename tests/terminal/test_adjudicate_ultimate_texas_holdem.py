"""`croupier adjudicate` on Ultimate Texas Hold-em: what the house sheets hold, and the page for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import main
from croupier.rules.shelf import instrument
from croupier.terminal.adjudicate import REFUSED, RULED

SHEETS = Path(__file__).parents[1] / "sheets"
FOLD = '{"game": "ultimate-texas-holdem", "boxes": [{"box": 1, "ante": 1000, "play": null}]}'
ROUND = {
    "game": "ultimate-texas-holdem",
    "table": {"maximum_payout": 1200},
    "board": ["2h", "7h", "Jh", "Jc", "3s"],
    "dealer": ["9c", "4d"],
    "boxes": [
        {
            "box": 2,
            "ante": 1000,
            "trips": 500,
            "cards": ["Ah", "Kh"],
            "play": {"street": "preflop", "amount": 4000},
        },
        {"box": 3, "ante": 1250, "play": None},
        {
            "box": 4,
            "ante": 1000,
            "cards": ["5s", "6s"],
            "play": {"street": "river", "amount": 1000},
            "conceded": True,
        },
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
}

Screen = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide enough that no word is broken."""
    monkeypatch.setenv("COLUMNS", "240")


def rulings() -> list[dict[str, Any]]:
    text = (SHEETS / "ultimate-texas-holdem.rulings.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def page(capsys: Screen, tmp_path: Path, status: int, text: str) -> str:
    file = tmp_path / "sheets.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main(("adjudicate", str(file))) == status
    return capsys.readouterr().out


def test_given_the_house_sheets_when_listed_then_they_hold_what_they_promise() -> None:
    """No category, outcome or clause of the settlement is missing, for player and dealer."""
    boxes = [box for ruling in rulings() for box in ruling["boxes"]]
    wagers = [wager for box in boxes for wager in box["wagers"]]
    assert {box["hand"].partition(",")[0] for box in boxes if box["hand"]} >= HANDS
    assert {(wager["wager"], wager["outcome"]) for wager in wagers} == {
        *((wager, outcome) for wager in ("ante", "blind", "play") for outcome in ("win", "lose", "push")),
        ("trips", "win"),
        ("trips", "lose"),
    }
    decisive = [duty.clause for duty in instrument("NI2025-411").duties if duty.clause.startswith(("9.5", "9.6"))]
    decisive += [duty.clause for duty in instrument("NI2025-411").duties if duty.clause.startswith(("9.7", "9.8"))]
    cited = {clause for wager in wagers for clause in wager["under"]}
    assert cited == {*decisive, "9.1", "9.2", "10.1", "Table 1", "A:Fold"}


def test_given_the_house_sheets_when_listed_then_every_line_of_both_pay_tables_was_paid() -> None:
    """So many times the stake for the blind and for trips, wherever no maximum cut it short."""
    paid: dict[str, set[tuple[str, int]]] = {"blind": set(), "trips": set()}
    for box in (box for ruling in rulings() for box in ruling["boxes"]):
        for wager in box["wagers"]:
            if wager["wager"] in paid and wager["outcome"] == "win":
                per_cent = 100 * (wager["returned"] - wager["staked"]) // wager["staked"]
                paid[wager["wager"]].add((box["hand"].partition(",")[0], per_cent))
    better = ("straight", "flush", "full house", "four of a kind", "straight flush", "royal flush")
    assert paid["trips"] == set(zip(("three of a kind", *better), (300, 400, 700, 800, 3000, 4000, 5000), strict=True))
    assert paid["blind"] >= set(zip(better, (100, 150, 300, 1000, 5000, 50_000), strict=True))


def test_given_a_round_when_shown_to_a_person_then_hands_results_and_reasons_are_on_the_page(
    capsys: Screen, tmp_path: Path
) -> None:
    """The board above the hands, each wager with its result and clauses, and the words of the register."""
    out = page(capsys, tmp_path, RULED, json.dumps(ROUND))
    rows = [" ".join(line.strip("│╭╮╰╯ ").split()) for line in out.splitlines()]
    for row in (
        "Board 2♥ 7♥ J♥ J♣ 3♠",
        "Dealer 9♣ 4♦ one pair, jacks, qualifies (A:Qualify)",
        "Box 2 A♥ K♥ flush, ace high; plays $40 before the flop",
        "Box 3 folds",
        "Box 4 5♠ 6♠ one pair, jacks; plays $10 on the river, concedes",
        "2 ante $10 win $20 9.5(a), 10.1, Table 1",
        "blind $10 win $22 9.6(a), 10.1, Table 1",
        "play $40 win $80 9.8(a), 10.1, Table 1",
        "trips $5 win $40 9.7(a), 10.1, Table 1",
        "together $65 $162",
        "3 ante $12.50 lose $0 A:Fold",
        "4 ante $10 lose $0 9.1, A:Fold",
    ):
        assert row in rows
    assert "sheet 1 · Ultimate Texas Hold-em · NI2025-411" in out
    duties = instrument("NI2025-411").by_clause
    cited = ("9.1", "9.5(a)", "9.6(a)", "9.7(a)", "9.8(a)", "10.1", "A:Fold", "A:Qualify", "Table 1#1:Blind:Flush")
    assert [clause for clause in cited if " ".join(duties[clause].duty.split()) not in " ".join(rows)] == []


def test_given_folds_alone_when_shown_then_neither_board_nor_dealer_is_told_of(capsys: Screen, tmp_path: Path) -> None:
    """Nothing is said of cards that nobody has seen, and no reason is given that decided nothing."""
    out = page(capsys, tmp_path, RULED, FOLD)
    assert "not turned, for nobody stayed in" in out
    assert "Board" not in out
    assert "A:Qualify" not in out


def test_given_a_refusal_when_shown_then_its_clause_is_spelt_out(capsys: Screen, tmp_path: Path) -> None:
    """In the words of the register, even when the sheet cannot be read any further."""
    wrong = FOLD.replace('"play": null', '"play": {"street": "flop", "amount": 3000}')
    out = page(capsys, tmp_path, REFUSED, wrong)
    assert "boxes[0].play.amount" in out
    assert instrument("NI2025-411").by_clause["8.3(c)(ii)"].duty in out
