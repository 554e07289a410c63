"""The ruling on a sheet: as the contract has it, as the rules' examples do, and as the rules read by hand do."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

from croupier.games.sheets import Fault, as_printed, published
from croupier.games.ultimate_texas_holdem.ruling import Ruling, adjudicate
from tests.games.ultimate_texas_holdem import by_hand
from tests.games.ultimate_texas_holdem.random_sheets import sheets

Written = dict[str, Any]
Line = tuple[str, int, tuple[str, ...]]

EXAMPLE: Written = {
    "game": "ultimate-texas-holdem",
    "table": {"maximum_payout": None},
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
        {"box": 3, "ante": 1000, "cards": ["8s", "2c"], "play": None},
        {
            "box": 4,
            "ante": 1000,
            "cards": ["5s", "6s"],
            "play": {"street": "river", "amount": 1000},
            "conceded": True,
        },
    ],
}
PAID = ("10.1", "Table 1")
FOLDED = ("A:Fold",)
CONCEDED = ("9.1", "A:Fold")


def line(wager: str, staked: int, outcome: str, returned: int, under: tuple[str, ...]) -> Written:
    return {"wager": wager, "staked": staked, "outcome": outcome, "returned": returned, "under": under}


RULING: Written = {
    "game": "ultimate-texas-holdem",
    "instrument": "NI2025-411",
    "dealer": {"hand": "one pair, jacks", "qualifies": True},
    "boxes": [
        {
            "box": 2,
            "hand": "flush, ace high",
            "wagers": [
                line("ante", 1000, "win", 2000, ("9.5(a)", *PAID)),
                line("blind", 1000, "win", 2500, ("9.6(a)", *PAID)),
                line("play", 4000, "win", 8000, ("9.8(a)", *PAID)),
                line("trips", 500, "win", 4000, ("9.7(a)", *PAID)),
            ],
        },
        {
            "box": 3,
            "hand": "two pairs, jacks and twos",
            "wagers": [line("ante", 1000, "lose", 0, FOLDED), line("blind", 1000, "lose", 0, FOLDED)],
        },
        {
            "box": 4,
            "hand": "one pair, jacks",
            "wagers": [line(wager, 1000, "lose", 0, CONCEDED) for wager in ("ante", "blind", "play")],
        },
    ],
}


def sheet(board: str, dealer: str, cards: str, times: int = 1, maximum: int | None = None) -> Written:
    """One box with ante and blind of $10, trips of $5, and a play wager of so many times the ante."""
    street = {1: "river", 2: "flop"}.get(times, "preflop")
    box = {
        "box": 1,
        "ante": 1000,
        "trips": 500,
        "cards": cards.split(),
        "play": {"street": street, "amount": times * 1000},
    }
    table = {"maximum_payout": maximum}
    return {**EXAMPLE, "table": table, "board": board.split(), "dealer": dealer.split(), "boxes": [box]}


def ruled(written: Written) -> Written:
    found = adjudicate(written)
    assert isinstance(found, Ruling), found
    return published(found)


def wagers(found: Written, at: int = 0) -> dict[str, Line]:
    """Outcome, returned and clauses of every wager of the box at a place."""
    return {one["wager"]: (one["outcome"], one["returned"], one["under"]) for one in found["boxes"][at]["wagers"]}


def test_given_the_contracts_example_when_ruled_then_the_ruling_has_the_contracts_form() -> None:
    """The worked example, with its fields in their order."""
    found = ruled(EXAMPLE)
    assert found == RULING
    assert [list(found), list(found["boxes"][0]), list(found["boxes"][0]["wagers"][0])] == [
        ["game", "instrument", "dealer", "boxes"],
        ["box", "hand", "wagers"],
        ["wager", "staked", "outcome", "returned", "under"],
    ]


def test_given_a_sheet_without_optional_fields_when_ruled_then_no_cap_no_trips_and_a_fold_are_meant() -> None:
    """Optional keys may be left out; a play wager that nobody wrote down is none."""
    found = ruled({"game": "ultimate-texas-holdem", "boxes": [{"box": 1, "ante": 1000}]})
    null = {"trips": None, "cards": None, "play": None}
    assert found == ruled({**EXAMPLE, "board": None, "dealer": None, "boxes": [{"box": 1, "ante": 1000, **null}]})
    assert found["dealer"] == {"hand": None, "qualifies": None}
    assert wagers(found) == {"ante": ("lose", 0, FOLDED), "blind": ("lose", 0, FOLDED)}
    assert found["boxes"][0]["hand"] is None


WON, LOST, BACK = "win", "lose", "push"
PAIR_BOARD = "Kd 9s 7h 4c 2d"
TRIPS_BOARD = "Qs Qh Qd 8c 5s"
BROADWAY = "As Ks Qd Jc Th"
ROYAL_BOARD = "As Ks Qs Js Ts"


@pytest.mark.parametrize(
    "board, dealer, cards, ante, blind, play, trips",
    [
        (PAIR_BOARD, "4d Js", "9h Jd", (WON, "9.5(a)"), (BACK, "9.6(c)(ii)"), (WON, "9.8(a)"), (LOST, "9.7(b)")),
        (PAIR_BOARD, "9h Jd", "4d Js", (LOST, "9.5(b)"), (LOST, "9.6(b)"), (LOST, "9.8(b)"), (LOST, "9.7(b)")),
        (PAIR_BOARD, "Ac 3s", "Qh Jd", (BACK, "9.2"), (LOST, "9.6(b)"), (LOST, "9.8(b)"), (LOST, "9.7(b)")),
        (PAIR_BOARD, "Ac Qs", "2c 3d", (BACK, "9.2"), (BACK, "9.6(c)(ii)"), (WON, "9.8(a)"), (LOST, "9.7(b)")),
        (PAIR_BOARD, "Ac Qs", "Ad Qd", (BACK, "9.2"), (BACK, "9.6(c)(i)"), (BACK, "9.8(c)"), (LOST, "9.7(b)")),
        ("9s 8d 7c 2h Kd", "Ac Qh", "Ts 6d", (BACK, "9.2"), (WON, "9.6(a)"), (WON, "9.8(a)"), (WON, "9.7(a)")),
        ("9s 8d 7c 2h Kd", "Ac Qh", "7h 7d", (BACK, "9.2"), (BACK, "9.6(c)(ii)"), (WON, "9.8(a)"), (WON, "9.7(a)")),
        (BROADWAY, "4h 5s", "2c 3d", (BACK, "9.5(c)(i)"), (BACK, "9.6(c)(i)"), (BACK, "9.8(c)"), (WON, "9.7(a)")),
        (ROYAL_BOARD, "4h 5c", "2c 3d", (BACK, "9.5(c)(i)"), (BACK, "9.6(c)(i)"), (BACK, "9.8(c)"), (WON, "9.7(a)")),
        (TRIPS_BOARD, "Ac Kh", "3d 2d", (LOST, "9.5(b)"), (LOST, "9.6(b)"), (LOST, "9.8(b)"), (WON, "9.7(a)")),
        (TRIPS_BOARD, "Kc Jd", "Ac 2d", (WON, "9.5(a)"), (BACK, "9.6(c)(ii)"), (WON, "9.8(a)"), (WON, "9.7(a)")),
        ("Kd 9d 7d Ks 9c", "Kh 3s", "Ad 4d", (LOST, "9.5(b)"), (LOST, "9.6(b)"), (LOST, "9.8(b)"), (WON, "9.7(a)")),
    ],
    ids=[
        "higher pair",
        "lower pair",
        "lower, dealer out",
        "higher, dealer out",
        "equal, dealer out",
        "straight, dealer out",
        "three alike, dealer out",
        "straight on the board",
        "royal on the board",
        "lower three alike",
        "higher three alike",
        "flush below a full house",
    ],
)
def test_given_two_hands_when_ruled_then_each_wager_goes_by_its_own_clause(
    board: str,
    dealer: str,
    cards: str,
    ante: tuple[str, str],
    blind: tuple[str, str],
    play: tuple[str, str],
    trips: tuple[str, str],
) -> None:
    """Each of 9.5 to 9.8 by itself; a refunded ante cites the refund first, and 9.5(c)(ii) after it."""
    found = wagers(ruled(sheet(board, dealer, cards)))
    told = {name: (outcome, under[0]) for name, (outcome, _, under) in found.items()}
    assert told == {"ante": ante, "blind": blind, "play": play, "trips": trips}
    assert ("9.5(c)(ii)" in found["ante"][2]) is (ante == (BACK, "9.2"))
    for name, staked in (("ante", 1000), ("blind", 1000), ("play", 1000), ("trips", 500)):
        outcome, returned, under = found[name]
        assert {WON: returned > staked, BACK: returned == staked, LOST: returned == 0}[outcome]
        assert ("10.1" in under) is (outcome == WON)


@pytest.mark.parametrize(
    "board, dealer, cards, hand, blind, trips",
    [
        ("As Ks Qs 9d 9h", "8s 6c", "Js Ts", "royal flush", 500_000, 25_000),
        ("9h 8h 7h Kd 2c", "Qs 4c", "6h 5h", "straight flush, nine high", 50_000, 20_000),
        ("9s 9d Kc 4h 2s", "Kd Jd", "9c 9h", "four of a kind, nines", 10_000, 15_000),
        ("Ks Kh 4d 7c 2s", "Ad 8c", "Kc 4s", "full house, kings over fours", 3_000, 4_000),
        ("Kd 9d 7d 2c 3s", "Qd Jd", "Ad 4d", "flush, ace high", 1_500, 3_500),
        ("5s 4d 3h 2c Kc", "Ac 9s", "6s 9d", "straight, six high", 1_000, 2_000),
        ("5s 4d 3h Jc Kc", "Kd Kh", "As 2d", "straight, five high", 1_000, 2_000),
        ("Qs 9h 7d 4c 2s", "Qh 9c", "Qc Qd", "three of a kind, queens", 0, 1_500),
        ("Qs 9h 7d 4c 2s", "Qh 7c", "Qc 9d", "two pairs, queens and nines", 0, None),
        ("Qs 9h 7d 4c 2s", "Qh Tc", "Qc Jd", "one pair, queens", 0, None),
    ],
)
def test_given_a_hand_that_wins_when_ruled_then_blind_and_trips_are_paid_by_its_category(
    board: str, dealer: str, cards: str, hand: str, blind: int, trips: int | None
) -> None:
    """Every line of both pay tables, against a dealer who is lower."""
    found = ruled(sheet(board, dealer, cards, times=4))
    lines = wagers(found)
    assert found["boxes"][0]["hand"] == hand
    assert lines["blind"][:2] == (WON if blind else BACK, 1000 + blind)
    assert lines["trips"][:2] == (LOST if trips is None else WON, 0 if trips is None else 500 + trips)
    assert lines["play"][:2] == (WON, 8000)


@pytest.mark.parametrize(
    "maximum, winnings",
    [(None, 500_000), (500_000, 500_000), (499_999, 499_999), (1, 1)],
)
def test_given_a_maximum_payout_when_a_blind_wins_then_it_alone_is_held_to_it(
    maximum: int | None, winnings: int
) -> None:
    """Ante, play and trips are paid in full whatever the notice says; the stake comes back on top."""
    found = wagers(ruled(sheet("As Ks Qs 9d 9h", "2d 3c", "Js Ts", times=4, maximum=maximum)))
    assert {name: returned for name, (_, returned, _) in found.items()} == {
        "ante": 2000,
        "blind": 1000 + winnings,
        "play": 8000,
        "trips": 25_500,
    }
    assert found["blind"][2] == ("9.6(a)", *PAID)


@pytest.mark.parametrize("ante, returned", [(1000, 2500), (500, 1250), (1500, 3750), (5, 12), (1, 2)])
def test_given_a_flush_when_a_blind_is_odd_then_3_to_2_is_paid_to_the_cent(ante: int, returned: int) -> None:
    """$5 earns $7.50, and a fraction of a cent is dropped."""
    written = sheet("Kd 9d 7d 2c 3s", "Qs Jc", "Ad 4d")
    written["boxes"][0].update(ante=ante, play={"street": "flop", "amount": 2 * ante})
    assert wagers(ruled(written))["blind"][1] == returned


@pytest.mark.parametrize("cards", [None, ["Js", "Ts"]], ids=["cards left out", "cards written down"])
@pytest.mark.parametrize(
    "play, conceded, under",
    [(None, False, FOLDED), ({"street": "flop", "amount": 2000}, True, CONCEDED)],
    ids=["fold", "conceded"],
)
def test_given_a_hand_given_up_when_ruled_then_every_wager_is_lost_trips_too(
    cards: list[str] | None, play: Written | None, conceded: bool, under: tuple[str, ...]
) -> None:
    """Even a royal flush, and even the ante when the dealer has no pair: both were taken before the refund."""
    box = {"box": 1, "ante": 1000, "trips": 500, "cards": cards, "play": play, "conceded": conceded}
    written = {**EXAMPLE, "board": ["As", "Ks", "Qs", "9d", "4h"], "dealer": ["2c", "3d"], "boxes": [box]}
    found = ruled(written)
    assert found["dealer"] == {"hand": "ace-king high", "qualifies": False}
    assert found["boxes"][0]["hand"] == (None if cards is None else "royal flush")
    names = ["ante", "blind", *(() if play is None else ("play",)), "trips"]
    assert list(wagers(found).items()) == [(name, ("lose", 0, under)) for name in names]


@pytest.mark.parametrize("trips", [None, 0])
def test_given_no_trips_when_ruled_then_none_are_listed(trips: int | None) -> None:
    """A wager that was not placed has no entry."""
    written = sheet(PAIR_BOARD, "4d Js", "9h Jd")
    written["boxes"][0]["trips"] = trips
    assert list(wagers(ruled(written))) == ["ante", "blind", "play"]


def test_given_hands_that_nobody_compares_when_ruled_then_board_and_dealer_may_be_left_out() -> None:
    """No outcome hangs on them when every hand was folded or conceded, and what is there is still named."""
    boxes = [{**EXAMPLE["boxes"][1], "cards": None}, EXAMPLE["boxes"][2]]
    bare = ruled({"game": "ultimate-texas-holdem", "boxes": boxes})
    assert [box["hand"] for box in bare["boxes"]] == [None, None]
    full = ruled({**EXAMPLE, "boxes": boxes})
    assert (full["dealer"]["hand"], full["boxes"][1]["hand"]) == ("one pair, jacks", "one pair, jacks")
    assert [box["wagers"] for box in full["boxes"]] == [box["wagers"] for box in bare["boxes"]]
    assert ruled({**EXAMPLE, "dealer": None, "boxes": boxes})["dealer"] == {"hand": None, "qualifies": None}


def changed(path: str, value: object) -> Written:
    """The contract's example with one thing put into it: "boxes.0.ante"."""
    written = deepcopy(EXAMPLE)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    held: Any = written
    for step in way:
        held = held[step]
    held[last] = value
    return written


def played(street: object, amount: object) -> Written:
    return changed("boxes.0.play", {"street": street, "amount": amount})


CARD = ("2.1",)
COUNT = ("13.1",)


@pytest.mark.parametrize(
    "written, at, under",
    [
        (changed("boxes.0.cards.1", "Ah"), "boxes[0].cards[1]", CARD),
        (changed("boxes.0.cards.1", "9c"), "boxes[0].cards[1]", CARD),
        (changed("boxes.1.cards.1", "Kh"), "boxes[1].cards[1]", CARD),
        (changed("dealer.1", "3s"), "dealer[1]", CARD),
        (changed("board.4", "2h"), "board[4]", CARD),
        (changed("board.4", "Jk"), "board[4]", CARD),
        (changed("board.4", "10s"), "board[4]", CARD),
        (changed("board.4", None), "board[4]", ()),
        (changed("board", EXAMPLE["board"][:3]), "board", COUNT),
        (changed("board", [*EXAMPLE["board"], "4s"]), "board", COUNT),
        (changed("board", []), "board", COUNT),
        (changed("board", None), "board", ("8.8(c)",)),
        (changed("board", "2h7hJhJc3s"), "board", ()),
        (changed("dealer", ["9c"]), "dealer", COUNT),
        (changed("dealer", ["9c", "4d", "5d"]), "dealer", COUNT),
        (changed("dealer", None), "dealer", ("8.8(b)",)),
        (changed("boxes.0.cards", ["Ah"]), "boxes[0].cards", COUNT),
        (changed("boxes.1.cards", ["8s", "2c", "2d"]), "boxes[1].cards", COUNT),
        (changed("boxes.0.cards", None), "boxes[0].cards", ("9.3(a)",)),
        (changed("boxes.0.box", 0), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", 23), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", 3), "boxes[1].box", ("4.5",)),
        (changed("boxes.0.box", "2"), "boxes[0].box", ()),
        (changed("boxes.0.ante", 0), "boxes[0].ante", ("A:Ante",)),
        (changed("boxes.0.ante", -1000), "boxes[0].ante", ("A:Ante",)),
        (changed("boxes.0.ante", 10.5), "boxes[0].ante", ()),
        (changed("boxes.0.ante", 10**15 + 1), "boxes[0].ante", ("A:Ante",)),
        (changed("boxes.0.trips", -500), "boxes[0].trips", ("4.2(b)",)),
        (changed("boxes.0.trips", 10**16), "boxes[0].trips", ("4.2(b)",)),
        (changed("boxes.0.trips", True), "boxes[0].trips", ()),
        (changed("boxes.0.blind", 1000), "boxes[0].blind", ()),
        (changed("boxes.0.decision", "bet"), "boxes[0].decision", ()),
        (changed("boxes.1.conceded", True), "boxes[1].conceded", ("9.1",)),
        (changed("boxes.0.conceded", None), "boxes[0].conceded", ()),
        *((played("preflop", cents), "boxes[0].play.amount", ("8.1(c)(ii)",)) for cents in (1000, 2000, 3500, 5000)),
        *((played("flop", cents), "boxes[0].play.amount", ("8.3(c)(ii)",)) for cents in (1000, 1999, 3000, 4000)),
        *((played("river", cents), "boxes[0].play.amount", ("8.5(b)(ii)",)) for cents in (500, 2000, 3000, 4000)),
        (played("preflop", 0), "boxes[0].play.amount", ("A:Play Wager",)),
        (played("preflop", -4000), "boxes[0].play.amount", ("A:Play Wager",)),
        (played("preflop", 4000.0), "boxes[0].play.amount", ()),
        (played("turn", 2000), "boxes[0].play.street", ("A:Play Wager",)),
        (played("Preflop", 4000), "boxes[0].play.street", ("A:Play Wager",)),
        (played(None, 4000), "boxes[0].play.street", ()),
        (changed("boxes.0.play", {"amount": 4000}), "boxes[0].play.street", ()),
        (changed("boxes.0.play", {"street": "flop"}), "boxes[0].play.amount", ()),
        (changed("boxes.0.play.times", 4), "boxes[0].play.times", ()),
        (changed("boxes.0.play", 4000), "boxes[0].play", ()),
        (changed("boxes.0.play", "fold"), "boxes[0].play", ()),
        (changed("boxes", []), "boxes", ("A:Ante",)),
        (changed("boxes.0", None), "boxes[0]", ()),
        (changed("table.maximum_payout", 0), "table.maximum_payout", ("Table 1",)),
        (changed("table.maximum_payout", -1), "table.maximum_payout", ("Table 1",)),
        (changed("table.jackpot_wager", 500), "table.jackpot_wager", ()),
        (changed("edition", "2024"), "edition", ()),
        (changed("game", "canberra-poker"), "game", ()),
        ({key: EXAMPLE[key] for key in EXAMPLE if key != "boxes"}, "boxes", ()),
        ({**EXAMPLE, "boxes": [{"box": 1, "play": None}]}, "boxes[0].ante", ()),
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


def test_given_a_play_wager_off_its_street_when_refused_then_the_amounts_that_it_allows_are_named() -> None:
    """A refusal says what may be written instead."""
    found = adjudicate(played("preflop", 3500)), adjudicate(played("river", 2000))
    said = "; correct amount or street."
    assert [fault.why for fault in found if isinstance(fault, Fault)] == [
        f"A play wager before the flop is 3 or 4 times the ante: 3000 or 4000 cents, not 3500{said}",
        f"A play wager on the river is equal to the ante: 1000 cents, not 2000{said}",
    ]


@given(sheets())
@settings(max_examples=300)
def test_given_any_round_when_ruled_then_it_is_what_the_rules_say_when_read_by_hand(written: Written) -> None:
    """Every wager, and the dealer's qualification, against a reading that shares no line with the program."""
    found = ruled(written)
    told = {
        (box["box"], one["wager"]): (one["outcome"], one["returned"]) for box in found["boxes"] for one in box["wagers"]
    }
    assert told == by_hand.results(written)
    assert found["dealer"]["qualifies"] is by_hand.has_a_pair(written["dealer"], written["board"])
    assert [box["box"] for box in found["boxes"]] == [box["box"] for box in written["boxes"]]


@given(sheets())
def test_given_any_round_when_other_boxes_are_left_out_then_a_box_is_ruled_as_before(written: Written) -> None:
    """No wager of this game hangs on another box."""
    found = ruled(written)
    for place, box in enumerate(written["boxes"]):
        assert ruled({**written, "boxes": [box]})["boxes"] == [found["boxes"][place]]
