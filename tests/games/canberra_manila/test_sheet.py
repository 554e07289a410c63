"""The ruling on a sheet: as the contract has it, as the rules' examples do, and as the rules read by hand do."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

from croupier.games.canberra_manila.ruling import Ruling, adjudicate
from croupier.games.sheets import Fault, as_printed, published
from tests.games.canberra_manila import by_hand
from tests.games.canberra_manila.random_sheets import sheets

Written = dict[str, Any]

EXAMPLE: Written = {
    "game": "canberra-manila",
    "table": {
        "deck": 52,
        "joker": False,
        "ace": "both",
        "pot": "high",
        "eight_or_better": False,
        "low_ace": "high",
        "smallest_chip": 100,
        "commission": {"rate": 5, "cap": 1000},
    },
    "button": 1,
    "board": ["Ks", "Qs", "Js", "Ts", "2d"],
    "seats": [
        {"seat": 1, "cards": ["As", "Ah"], "contributed": 12000, "folded": False},
        {"seat": 2, "cards": ["9s", "8s"], "contributed": 12000, "folded": False},
        {"seat": 3, "cards": ["2c", "2h"], "contributed": 2000, "folded": True},
    ],
}
RULING: Written = {
    "game": "canberra-manila",
    "instrument": "NI2005-64",
    "seats": [
        {"seat": 1, "high": "one pair, aces", "low": None, "returned": 0},
        {"seat": 2, "high": "straight flush, queen high", "low": None, "returned": 25000},
        {"seat": 3, "high": "three of a kind, twos", "low": None, "returned": 0},
    ],
    "uncalled": [],
    "pots": [
        {
            "amount": 26000,
            "commission": 1000,
            "eligible": [1, 2],
            "high": [2],
            "low": [],
            "under": ("A:Pot", "9.1", "3.5(b)", "A:High Ball", "15.2(a)(i)"),
        }
    ],
    "commission": 1000,
}


def changed(path: str, value: object) -> Written:
    """The contract's example with one thing put into it: "seats.0.seat"."""
    written = deepcopy(EXAMPLE)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    held: Any = written
    for step in way:
        held = held[step]
    held[last] = value
    return written


def ruled(written: Written) -> Written:
    found = adjudicate(written)
    assert isinstance(found, Ruling), found
    return published(found)


def returned(found: Written) -> dict[int, int]:
    return {one["seat"]: one["returned"] for one in found["seats"]}


def test_given_the_contracts_example_when_ruled_then_the_ruling_has_the_contracts_form() -> None:
    """The worked example, with its fields in their order; the four spades of the board make no flush with one ace."""
    found = ruled(EXAMPLE)
    assert found == RULING
    assert [list(found), list(found["seats"][0]), list(found["pots"][0])] == [
        ["game", "instrument", "seats", "uncalled", "pots", "commission"],
        ["seat", "high", "low", "returned"],
        ["amount", "commission", "eligible", "high", "low", "under"],
    ]


def test_given_a_sheet_without_optional_fields_when_ruled_then_the_plainest_table_is_meant() -> None:
    """52 cards without joker, the ace high, the high hand, whole dollars, and no commission."""
    bare = {"game": "canberra-manila", "button": 1, "board": EXAMPLE["board"]}
    seats = [{key: seat[key] for key in ("seat", "cards", "contributed")} for seat in EXAMPLE["seats"][:2]]
    found = ruled({**bare, "seats": seats})
    table = {**EXAMPLE["table"], "ace": "high", "commission": None}
    assert found == ruled({**bare, "table": table, "only_forced_bets": False, "seats": EXAMPLE["seats"][:2]})
    assert (returned(found), found["commission"]) == ({1: 0, 2: 24000}, 0)


@pytest.mark.parametrize("board", [None, [], ["Ks"], ["Ks", "Qs", "Js"], EXAMPLE["board"]], ids=range(5))
@pytest.mark.parametrize("pot, high, low", [("high", [1], []), ("low", [], [1]), ("split", [1], [1])])
def test_given_one_player_left_when_ruled_then_neither_cards_nor_board_are_needed(
    board: list[str] | None, pot: str, high: list[int], low: list[int]
) -> None:
    """Both halves of a split pot too, whatever would have qualified; what nobody called goes back."""
    seats = [{"seat": 1, "contributed": 5000}, {"seat": 4, "contributed": 3000, "folded": True}]
    table = {"pot": pot, "eight_or_better": pot == "split"}
    found = ruled({"game": "canberra-manila", "button": 4, "table": table, "board": board, "seats": seats})
    assert found["uncalled"] == [{"seat": 1, "amount": 2000}]
    [won] = found["pots"]
    assert (won["amount"], won["eligible"], won["high"], won["low"]) == (6000, [1], high, low)
    assert returned(found) == {1: 8000, 4: 0}
    expected = {None: ("10.4(a)", "12.4(a)"), 1: ("10.4(a)",)}.get(len(board) if board else None, ("12.4(a)",))
    assert won["under"] == ("A:Pot", *expected)


@pytest.mark.parametrize("place", ["only_forced_bets", "table.only_forced_bets"])
def test_given_antes_and_blinds_alone_when_ruled_then_no_commission_is_taken(place: str) -> None:
    """Whether it is written beside the board or with the table."""
    found = ruled(changed(place, True))
    assert (found["commission"], found["pots"][0]["under"][-1]) == (0, "15.2(d)")


def test_given_a_low_that_does_not_qualify_when_ruled_then_it_is_no_hand_and_the_high_hand_has_all() -> None:
    """Queen-seven takes half the pot unless the low must be an eight or better."""
    seats = [
        {"seat": seat, "cards": cards, "contributed": 4000} for seat, cards in ((1, ["Kd", "Kh"]), (2, ["Qs", "5h"]))
    ]
    written = {**EXAMPLE, "table": {"pot": "split"}, "board": ["Ks", "9d", "7c", "4s", "2h"], "seats": seats}
    found = ruled(written)
    assert [seat["low"] for seat in found["seats"]] == ["one pair, kings", "queen-seven low"]
    assert (found["pots"][0]["low"], returned(found)) == ([2], {1: 4000, 2: 4000})
    found = ruled({**written, "table": {"pot": "split", "eight_or_better": True}})
    assert [seat["low"] for seat in found["seats"]] == [None, None]
    assert (found["pots"][0]["low"], returned(found)) == ([], {1: 8000, 2: 0})


def seats(count: int) -> list[Written]:
    return [{"seat": seat, "contributed": 100, "folded": seat > 1} for seat in range(1, count + 1)]


@pytest.mark.parametrize("deck, joker, most", [(52, False, 23), (52, True, 24), (48, False, 21), (32, False, 13)])
def test_given_as_many_seats_as_the_deck_serves_when_ruled_then_one_more_is_refused(
    deck: int, joker: bool, most: int
) -> None:
    """Two cards each and five for the board."""
    written = changed("table", {"deck": deck, "joker": joker})
    written["board"] = None
    assert isinstance(adjudicate({**written, "seats": seats(most)}), Ruling)
    found = adjudicate({**written, "seats": [*seats(most), {"seat": 24, "contributed": 0, "folded": True}]})
    assert isinstance(found, Fault)
    assert found.at == ("seats" if most < 24 else "seats[24].seat")


CARD = ("2.1", "2.2")
HOLE = ("9.1", "9.2")
BOARD = ("9.1", "9.3")
RATES = ("15.2(a)(i)", "15.2(a)(ii)", "15.2(e)")


@pytest.mark.parametrize(
    "written, at, under",
    [
        (changed("seats.0.cards.1", "As"), "seats[0].cards[1]", CARD),
        (changed("seats.1.cards.1", "Ks"), "seats[1].cards[1]", CARD),
        (changed("seats.2.cards.1", "Ah"), "seats[2].cards[1]", CARD),
        (changed("board.4", "Ks"), "board[4]", CARD),
        (changed("board.4", "Jk"), "board[4]", CARD),
        (changed("board.4", "1s"), "board[4]", CARD),
        (changed("table.deck", 48), "board[4]", CARD),
        (changed("table.deck", 50), "table.deck", ("2.2",)),
        (changed("table.deck", 10**100), "table.deck", ("2.2",)),
        (changed("table.deck", "52"), "table.deck", ()),
        (changed("table.joker", 1), "table.joker", ()),
        (changed("table.ace", "low"), "table.ace", ("3.5(a)",)),
        (changed("table.pot", "High"), "table.pot", ("3.5(b)", "3.5(c)")),
        (changed("table.low_ace", "both"), "table.low_ace", ("3.6",)),
        (changed("table.eight_or_better", True), "table.eight_or_better", ("3.5(d)",)),
        (changed("table", {"pot": "low", "eight_or_better": True}), "table.eight_or_better", ("3.5(d)",)),
        *(
            (
                changed("table", {"pot": "split", "eight_or_better": True, "deck": deck, "low_ace": low_ace}),
                "table.eight_or_better",
                ("3.5(d)",),
            )
            for deck, low_ace in ((40, "high"), (36, "high"), (36, "low"), (32, "high"), (32, "low"))
        ),
        (changed("table.smallest_chip", 0), "table.smallest_chip", ("13.2",)),
        (changed("table.smallest_chip", -100), "table.smallest_chip", ("13.2",)),
        (changed("table.commission.rate", 7), "table.commission.rate", RATES),
        (changed("table.commission.rate", 10**100), "table.commission.rate", RATES),
        (changed("table.commission.cap", -1), "table.commission.cap", RATES[:1]),
        (changed("table.commission", {"rate": 5}), "table.commission.cap", ()),
        (changed("table.commission", {"rate": 10, "cap": None}), "table.commission.cap", ()),
        (changed("table.commission", 5), "table.commission", ()),
        (changed("table.stake", 5), "table.stake", ()),
        (changed("button", 0), "button", ("A:Dealer Button",)),
        (changed("button", 25), "button", ("A:Dealer Button",)),
        (changed("button", None), "button", ()),
        (changed("seats.0.seat", 0), "seats[0].seat", ("8.2",)),
        (changed("seats.0.seat", 25), "seats[0].seat", ("8.2",)),
        (changed("seats.0.seat", 10**100), "seats[0].seat", ("8.2",)),
        (changed("seats.1.seat", 1), "seats[1].seat", ("16.2",)),
        (changed("seats.0.contributed", -1), "seats[0].contributed", ("A:Pot",)),
        (changed("seats.0.contributed", 10**15 + 1), "seats[0].contributed", ("A:Pot",)),
        (changed("seats.0.contributed", 1.5), "seats[0].contributed", ()),
        (changed("seats.0.contributed", True), "seats[0].contributed", ()),
        (changed("seats.0.folded", None), "seats[0].folded", ()),
        (changed("seats.0.stake", 1), "seats[0].stake", ()),
        (changed("seats.0.cards", ["As"]), "seats[0].cards", HOLE),
        (changed("seats.2.cards", ["2c", "2h", "2s"]), "seats[2].cards", HOLE),
        (changed("seats.0.cards", None), "seats[0].cards", ("9.1", "13.1")),
        (changed("board", EXAMPLE["board"][:4]), "board", BOARD),
        (changed("board", [*EXAMPLE["board"], "3d"]), "board", BOARD),
        (changed("board", None), "board", BOARD),
        (changed("board", "KsQsJsTs2d"), "board", ()),
        ({**EXAMPLE, "board": [*EXAMPLE["board"], "3d"], "seats": EXAMPLE["seats"][1:]}, "board", BOARD),
        (changed("seats", []), "seats", ("A:Pot",)),
        (changed("seats", [{**one, "contributed": 0} for one in EXAMPLE["seats"]]), "seats", ("A:Pot",)),
        (changed("seats", [{**one, "folded": True} for one in EXAMPLE["seats"]]), "seats", ("10.4(a)", "12.4(a)")),
        (changed("edition", "2005"), "edition", ()),
        (changed("boxes", []), "boxes", ()),
        (changed("game", "manila"), "game", ()),
        ({key: EXAMPLE[key] for key in EXAMPLE if key != "seats"}, "seats", ()),
        ({**EXAMPLE, "seats": [{"seat": 1}]}, "seats[0].contributed", ()),
    ],
)
def test_given_a_sheet_that_no_round_could_be_when_ruled_then_place_reason_and_clauses_are_named(
    written: Written, at: str, under: tuple[str, ...]
) -> None:
    """A refusal is a value: where, why in one sentence, and the clauses, if one decides it."""
    found = adjudicate(written)
    assert isinstance(found, Fault), found
    assert (found.at, as_printed(found.under)) == (at, under)
    assert found.why.endswith(".")
    assert len(found.why) < 160


@given(sheets())
@settings(max_examples=400)
def test_given_any_round_when_ruled_then_it_is_what_the_rules_say_when_read_by_hand(written: Written) -> None:
    """Uncalled chips, every pot with its commission and its winners, and what each seat gets back."""
    found, read = ruled(written), by_hand.ruled(written)
    assert [(back["seat"], back["amount"]) for back in found["uncalled"]] == read.uncalled
    assert [{name: pot[name] for name in pot if name != "under"} for pot in found["pots"]] == read.pots
    assert (found["commission"], returned(found)) == (read.commission, read.returned)


@given(sheets())
def test_given_any_round_when_ruled_then_no_cent_is_lost(written: Written) -> None:
    """What was put in is handed back or is commission; nobody gets chips of a pot that they could not win."""
    found = ruled(written)
    assert sum(returned(found).values()) + found["commission"] == sum(one["contributed"] for one in written["seats"])
    back = {one["seat"]: one["amount"] for one in found["uncalled"]}
    assert sum(pot["amount"] for pot in found["pots"]) + sum(back.values()) == sum(
        one["contributed"] for one in written["seats"]
    )
    for seat, cents in returned(found).items():
        within = sum(pot["amount"] - pot["commission"] for pot in found["pots"] if seat in pot["high"] + pot["low"])
        assert cents - back.get(seat, 0) <= within


@given(sheets())
def test_given_any_round_when_its_seats_are_written_in_another_order_then_the_ruling_is_the_same(
    written: Written,
) -> None:
    """Seats count from the button, wherever they stand on the sheet; only the list of seats follows it."""
    turned = ruled({**written, "seats": written["seats"][::-1]})
    turned["seats"].reverse()
    assert turned == ruled(written)
