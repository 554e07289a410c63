"""`croupier adjudicate` on Blackjack: what the house sheets hold, and the page for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import main
from croupier.rules.shelf import instrument
from croupier.terminal.adjudicate import REFUSED, RULED
from tests.games.blackjack.written import EXAMPLE, Written, box, hand, sheet, wager

SHEETS = Path(__file__).parents[1] / "sheets"

Screen = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wide enough that no word is broken."""
    monkeypatch.setenv("COLUMNS", "240")


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SHEETS / name).read_text(encoding="utf-8").splitlines()]


def page(capsys: Screen, tmp_path: Path, status: int, *sheets: Written) -> tuple[str, list[str]]:
    """What is printed for people, and its rows without frame and widths."""
    file = tmp_path / "sheets.jsonl"
    file.write_text("\n".join(map(json.dumps, sheets)), encoding="utf-8")
    assert main(("adjudicate", str(file))) == status
    out = capsys.readouterr().out
    return out, [" ".join(line.strip("│╭╮╰╯ ").split()) for line in out.splitlines()]


def test_given_the_house_sheets_when_listed_then_they_hold_what_they_promise() -> None:
    """No outcome and no clause of the settlement is missing."""
    boxes = [one for ruling in read("blackjack.rulings.jsonl") for one in ruling["boxes"]]
    parts = {
        "hands": [line for one in boxes for held in one["hands"] for line in held["wagers"]],
        "side": [line for one in boxes for line in one["side"]],
        "insurance": [line for one in boxes for line in one["insurance"]],
    }
    assert {(part, line["outcome"]) for part, held in parts.items() for line in held} == {
        ("hands", "push"),
        *((part, outcome) for part in parts for outcome in ("win", "lose")),
    }
    settling = [duty.clause for duty in instrument("NI2018-568").duties]
    heads = ("7.6", "8.1", "13.1", "13.2", "17.9", "17.12", "17.21", "17.23")
    decisive = {clause for clause in settling if clause.startswith(heads)}
    cited = {clause for held in parts.values() for line in held for clause in line["under"]}
    assert cited == decisive | {"7.5", "10.7"}


def test_given_the_house_sheets_when_listed_then_they_hold_every_way_to_play_a_hand() -> None:
    """Splits up to four hands and of aces, riders, doubles for less, even money, insurance of others, both layouts."""
    sheets = read("blackjack.jsonl")
    boxes = [one for written in sheets for one in written["boxes"]]
    wagers = [line for one in boxes for held in one["hands"] for line in held["wagers"]]
    assert {len(one["hands"]) for one in boxes} == {1, 2, 3, 4}
    assert {written["table"].get("soft_17") for written in sheets} == {None, "stand", "hit"}
    assert any(0 < line.get("doubled", 0) < line["stake"] for line in wagers)
    assert any(line.get("even_money") for line in wagers)
    assert any(len(one["hands"][0]["wagers"]) > len(one["hands"][-1]["wagers"]) for one in boxes)
    assert any("wager_of" in bet for one in boxes for bet in one.get("insurance", ()))


def test_given_a_split_when_shown_to_a_person_then_hands_results_and_reasons_are_on_the_page(
    capsys: Screen, tmp_path: Path
) -> None:
    """The two cards, each hand formed from them, each wager with its result, and the words of the register."""
    out, rows = page(capsys, tmp_path, RULED, EXAMPLE)
    for row in (
        "Dealer A♥ K♦ Blackjack (A:Blackjack)",
        "Box 1 8♥ 8♦ split",
        "hand 1 8♥ 3♣ T♠ 21; a doubles by $10",
        "hand 2 8♦ 9♣ 17",
        "1 a on hand 1 $20 lose $0 13.1(f)",
        "b on hand 1 $5 lose $0 13.1(f)",
        "a on hand 2 $10 lose $0 13.1(f)",
        "a, Perfect Pairs $1 win $13 17.9(b), 17.12(b)",
        "a, insurance $5 win $15 7.6(b), 7.5",
        "together $41 $28",
    ):
        assert row in rows
    assert "sheet 1 · Blackjack · NI2018-568" in out
    duties = instrument("NI2018-568").by_clause
    cited = ("13.1(f)", "17.9(b)", "17.12(b)", "7.6(b)", "7.5", "A:Blackjack", "17.3(a)", "17.4(c)")
    assert [clause for clause in cited if " ".join(duties[clause].duty.split()) not in " ".join(rows)] == []


@pytest.mark.parametrize(
    "written, row",
    [
        (sheet("Ad 6c", box(hand("Th 9c"))), "Dealer A♦ 6♣ soft 17 (12.1(a))"),
        (sheet("Ad 6c Th", box(hand("Th 9c")), soft_17="hit"), "Dealer A♦ 6♣ T♥ 17 (12.1(b))"),
        (sheet("Td 6c Kh", box(hand("Th 9c"))), "Dealer T♦ 6♣ K♥ 26, bust (12.1(a))"),
        (sheet("Td", box(hand("Th 9c 3s"))), "Dealer T♦ shows T♦ (12.2)"),
        (sheet("Td", box(hand("Th 9c 3s"))), "Box 1 T♥ 9♣ 3♠ 22, bust"),
        (sheet("Td 5c", box(hand("Ah Kc"))), "Dealer T♦ 5♣ 15 (12.2)"),
        (sheet("Ad", box(hand("Ah Kc", wager(even_money=True)))), "Box 1 A♥ K♣ Blackjack; a takes even money"),
        (
            sheet(
                "Ad 7c",
                box(hand("Th 9c", wager("b"), wager("c")), insurance=[wager("b", 1, wager_of="c")]),
            ),
            "b, insurance of c $0.01 lose $0 7.6(a)",
        ),
    ],
)
def test_given_a_hand_when_shown_then_it_is_called_as_a_dealer_calls_it(
    capsys: Screen, tmp_path: Path, written: Written, row: str
) -> None:
    """Soft and hard, bust, a card that was not needed, and what a player chose."""
    assert row in page(capsys, tmp_path, RULED, written)[1]


@pytest.mark.parametrize(
    "dealer, counted",
    [
        ("Ad 6c", {"2.5(a)", "2.5(b)", "A:Soft total"}),
        ("Td 6c Kh", {"2.5(b)", "2.5(c)", "A:Hard total"}),
        ("Ad 5c 9h 3s", {"2.5(a)", "2.5(b)", "A:Hard total"}),
        ("Td Qc", {"2.5(c)", "A:Hard total"}),
    ],
)
def test_given_a_dealers_hand_when_shown_then_the_clauses_of_its_total_are_among_the_reasons(
    capsys: Screen, tmp_path: Path, dealer: str, counted: set[str]
) -> None:
    """Aces, figures, tens, and whether an ace counts eleven."""
    _, rows = page(capsys, tmp_path, RULED, sheet(dealer, box(hand("Th 9c"))))
    every = ("2.5(a)", "2.5(b)", "2.5(c)", "A:Soft total", "A:Hard total")
    assert {clause for clause in every if any(row.startswith(f"{clause} ") for row in rows)} == counted


@pytest.mark.parametrize(
    "offered, dealt, read",
    [
        ("perfect-pairs", "8h 8s", {"17.3(a)", "17.3(b)", "17.4(a)", "17.4(b)"}),
        ("perfect-pairs", "8c 8s", {"17.3(a)", "17.3(b)", "17.4(a)", "17.4(c)"}),
        ("perfect-pairs", "8h 8h", {"17.3(a)", "17.3(b)", "17.4(a)", "17.4(d)"}),
        ("perfect-pairs", "8h 9h", set[str]()),
        ("pairs-play", "Kh Ks", {"17.15(a)", "17.15(b)", "17.16"}),
    ],
)
def test_given_a_side_bet_when_shown_then_the_clauses_of_its_pair_are_among_the_reasons(
    capsys: Screen, tmp_path: Path, offered: str, dealt: str, read: set[str]
) -> None:
    """What a face value is, what a pair is, and how its suits match; nothing of that where there is none."""
    one = box(hand(dealt), side=[wager()])
    _, rows = page(capsys, tmp_path, RULED, sheet("Td 7c", one, side_bet=offered))
    heads = ("17.3(", "17.4(", "17.15(", "17.16")
    assert {row.split()[0] for row in rows if row.startswith(heads)} == read


def test_given_a_refusal_when_shown_then_its_clause_is_spelt_out(capsys: Screen, tmp_path: Path) -> None:
    """In the words of the register."""
    out, _ = page(capsys, tmp_path, REFUSED, sheet("Td 7c", box(hand("9h 2c"))))
    assert "boxes[0].hands[0].cards" in out
    assert instrument("NI2018-568").by_clause["9.2(b)"].duty in out
