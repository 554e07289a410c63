"""The ruling on a sheet: as the contract has it, as the rules read by hand have it, and as a live table pays it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from croupier.games.canberra_poker.determinations import Layout
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.events import JackpotPaid
from croupier.games.canberra_poker.ruling import Ruling, adjudicate
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Limits
from croupier.games.sheets import Fault, as_printed, published
from tests.games.canberra_poker import by_hand, tables
from tests.games.canberra_poker.random_sheets import sheets

Written = dict[str, Any]

ACE_KING = ["As", "Kd", "7c", "4h", "2s"]
ACE_QUEEN = ["As", "Qh", "9h", "7h", "3s"]
OTHER_ACE_KING = ["Ad", "Ks", "8c", "7s", "4s"]
TWO_PAIRS = ["Qs", "Qd", "4c", "4d", "Jh"]
FLUSH = ["Kc", "Jc", "9c", "5c", "3c"]
FOUR = ["6h", "6s", "6d", "6c", "2d"]
FULL_HOUSE = ["3s", "3h", "3d", "Tc", "Th"]
STRAIGHT_FLUSH = ["9d", "8d", "7d", "6d", "5d"]
ROYAL = ["Ah", "Kh", "Qh", "Jh", "Th"]
ROYAL_2 = ["Ac", "Kc", "Qc", "Jc", "Tc"]
EXAMPLE: Written = {
    "game": "canberra-poker",
    "edition": "2023",
    "table": {"maximum_payout": 5000000, "jackpot_wager": 500},
    "jackpot_pool": 5000000,
    "dealer": ACE_KING,
    "boxes": [{"box": 1, "ante": 1000, "jackpot": True, "cards": TWO_PAIRS, "decision": "bet"}],
}
RULING: Written = {
    "game": "canberra-poker",
    "instrument": "NI2023-573",
    "dealer": {"hand": "ace-king high", "qualifies": True},
    "boxes": [
        {
            "box": 1,
            "hand": "two pairs, queens and fours",
            "wagers": [
                {"wager": "ante", "staked": 1000, "outcome": "win", "returned": 2000, "under": ("9.4", "8.1")},
                {"wager": "bet", "staked": 2000, "outcome": "win", "returned": 6000, "under": ("9.4", "8.1")},
                {"wager": "jackpot", "staked": 500, "outcome": "lose", "returned": 0, "under": ("10.7",)},
            ],
        }
    ],
    "jackpot": {"before": 5000000, "after": 5000000, "payments": []},
}


def box(number: int = 1, cards: list[str] | None = None, decision: str = "bet", **others: Any) -> Written:
    held = {} if cards is None else {"cards": cards}
    return {"box": number, "ante": 1000, "decision": decision, **held, **others}


def sheet(*boxes: Written, dealer: list[str] | None = None, **others: Any) -> Written:
    return {**EXAMPLE, "dealer": dealer or ACE_KING, "boxes": list(boxes), **others}


def ruled(written: Written) -> Written:
    found = adjudicate(written)
    assert isinstance(found, Ruling), found
    return published(found)


def wager(found: Written, name: str, at: int = 0) -> tuple[str, int, tuple[str, ...]]:
    """Outcome, returned and clauses of one wager of the box at a place."""
    line = next(line for line in found["boxes"][at]["wagers"] if line["wager"] == name)
    return line["outcome"], line["returned"], line["under"]


def paid(found: Written) -> list[tuple[int, int]]:
    return [(prize["box"], prize["amount"]) for prize in found["jackpot"]["payments"]]


def test_given_the_contracts_example_when_ruled_then_the_ruling_is_the_contracts() -> None:
    """The worked example, to the letter, with its fields in their order."""
    found = ruled(EXAMPLE)
    assert found == RULING
    assert [list(found), list(found["boxes"][0]), list(found["boxes"][0]["wagers"][0])] == [
        ["game", "instrument", "dealer", "boxes", "jackpot"],
        ["box", "hand", "wagers"],
        ["wager", "staked", "outcome", "returned", "under"],
    ]


def test_given_a_sheet_without_optional_fields_when_ruled_then_2023_without_cap_and_jackpot_is_meant() -> None:
    """Optional keys may be left out: the edition is 2023, no cap binds, and no jackpot was played for."""
    found = ruled({"game": "canberra-poker", "dealer": ACE_KING, "boxes": [box(cards=ROYAL)]})
    assert found["instrument"] == "NI2023-573"
    assert wager(found, "bet") == ("win", 2000 + 250 * 2000, ("9.4", "8.1"))
    assert [line["wager"] for line in found["boxes"][0]["wagers"]] == ["ante", "bet"]
    assert found["jackpot"] == {"before": None, "after": None, "payments": []}


def test_given_fields_that_are_null_when_ruled_then_they_count_as_left_out() -> None:
    """Null is another way to leave out an amount or a hand."""
    null = {"table": {"maximum_payout": None, "jackpot_wager": None}, "jackpot_pool": None, "dealer": None}
    found = ruled({**EXAMPLE, **null, "boxes": [{**box(decision="fold"), "cards": None}]})
    assert found == ruled({"game": "canberra-poker", "boxes": [box(decision="fold")]})


@pytest.mark.parametrize(
    "dealer, cards, ante, bet",
    [
        (ACE_QUEEN, TWO_PAIRS, ("win", 2000, ("9.3", "8.1")), ("push", 2000, ("9.3", "9.2"))),
        (ACE_QUEEN, ["9d", "7c", "5s", "4h", "2c"], ("win", 2000, ("9.3", "8.1")), ("push", 2000, ("9.3", "9.2"))),
        (ACE_QUEEN, ["Ah", "Qc", "9d", "7s", "3d"], ("win", 2000, ("9.3", "8.1")), ("push", 2000, ("9.3", "9.2"))),
        (ACE_KING, ["Ah", "Qc", "9d", "7s", "3d"], ("lose", 0, ("9.5",)), ("lose", 0, ("9.5",))),
        (ACE_KING, ["Ah", "Kc", "7d", "4s", "2d"], ("void", 1000, ("9.6",)), ("void", 2000, ("9.6",))),
        (ACE_KING, ["Ah", "Kc", "8d", "4s", "2d"], ("win", 2000, ("9.4", "8.1")), ("win", 4000, ("9.4", "8.1"))),
    ],
    ids=["out", "out, worse", "out, equal", "lower", "equal", "higher"],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_given_two_hands_when_ruled_then_ante_and_bet_go_by_rule_9(
    edition: str, dealer: list[str], cards: list[str], ante: tuple[str, int, Any], bet: tuple[str, int, Any]
) -> None:
    """Below ace-king the ante wins and the bet goes back; else the hands decide, and equal hands are void."""
    found = ruled(sheet(box(cards=cards), dealer=dealer, edition=edition))
    assert (wager(found, "ante"), wager(found, "bet")) == (ante, bet)


@pytest.mark.parametrize("cards", [None, ROYAL], ids=["cards left out", "cards written down"])
def test_given_a_fold_when_ruled_then_ante_and_stake_are_lost_and_no_bet_is_listed(cards: list[str] | None) -> None:
    """A fold loses ante and jackpot stake whatever the hand; a wager that was not placed has no entry."""
    found = ruled(sheet(box(cards=cards, decision="fold", jackpot=True)))
    assert found["boxes"][0] == {
        "box": 1,
        "hand": None if cards is None else "royal flush",
        "wagers": [
            {"wager": "ante", "staked": 1000, "outcome": "lose", "returned": 0, "under": ("7.3",)},
            {"wager": "jackpot", "staked": 500, "outcome": "lose", "returned": 0, "under": ("7.3",)},
        ],
    }
    assert found["jackpot"] == {"before": 5000000, "after": 5000000, "payments": []}


def test_given_folds_alone_and_no_dealer_when_ruled_then_nothing_is_said_of_the_dealers_hand() -> None:
    """A hand that nobody turned neither qualifies nor fails to."""
    folds = {"game": "canberra-poker", "boxes": [box(decision="fold"), box(2, decision="fold")]}
    assert ruled(folds)["dealer"] == {"hand": None, "qualifies": None}
    assert ruled({**folds, "dealer": ACE_QUEEN})["dealer"] == {"hand": "ace-queen high", "qualifies": False}


@pytest.mark.parametrize(
    "cap, returned, clauses", [(9999, 11999, ("9.4", "8.1", "8.2")), (10000, 12000, ("9.4", "8.1"))]
)
def test_given_a_maximum_payout_when_ruled_then_it_limits_the_winnings_of_each_bet(
    cap: int, returned: int, clauses: tuple[str, ...]
) -> None:
    """The stake goes back on top of the cap; a cap that does not bind is not cited, and the jackpot knows none."""
    stakes = [box(1, FLUSH, jackpot=True), box(2, ["Kh", "Jh", "9h", "5h", "3h"])]
    found = ruled(sheet(*stakes, table={"maximum_payout": cap, "jackpot_wager": 500}))
    assert wager(found, "bet") == wager(found, "bet", 1) == ("win", returned, clauses)
    assert wager(found, "jackpot")[:2] == ("win", 50000)


@pytest.mark.parametrize(
    "edition, prizes", [("2016", [50000, 15000, 10000]), ("2023", [250000, 75000, 50000])], ids=["2016", "2023"]
)
def test_given_fixed_prizes_when_ruled_then_they_follow_the_edition_and_leave_the_pool_alone(
    edition: str, prizes: list[int]
) -> None:
    """Four of a kind, full house and flush: flat in 2016, times the displayed wager in 2023."""
    boxes = [box(7, FOUR, jackpot=True), box(5, FULL_HOUSE, jackpot=True), box(3, FLUSH, jackpot=True)]
    found = ruled(sheet(*boxes, dealer=OTHER_ACE_KING, edition=edition))
    assert paid(found) == list(zip((7, 5, 3), prizes, strict=True))
    assert found["jackpot"]["after"] == 5000000
    assert [wager(found, "jackpot", place)[1] for place in range(3)] == prizes


@pytest.mark.parametrize("dealer", [ACE_QUEEN, OTHER_ACE_KING, ["Kd", "Jd", "9d", "5d", "3d"], ROYAL])
def test_given_a_jackpot_hand_when_ruled_then_the_prize_does_not_hang_on_the_dealer(dealer: list[str]) -> None:
    """Dealer out, beaten, equal or higher: the stake wins, and the prize stands in `returned` and in `payments`."""
    found = ruled(sheet(box(4, FLUSH, jackpot=True), dealer=dealer))
    under = ("10.5", "11.1(e)", "11.2", "10.7")
    assert wager(found, "jackpot") == ("win", 50000, under)
    assert found["jackpot"]["payments"] == [{"box": 4, "hand": "flush, king high", "amount": 50000, "under": under}]


def test_given_a_royal_and_straight_flushes_when_ruled_then_the_straight_flushes_are_paid_first() -> None:
    """Two straight flushes share by 11.3(b), the royal takes the rest, and flushes stand in the common order."""
    boxes = [box(1, ROYAL), box(2, ["8h", "7h", "6h", "5h", "4h"]), box(9, FLUSH), box(3, STRAIGHT_FLUSH)]
    found = ruled(sheet(*({**one, "jackpot": True} for one in boxes), dealer=OTHER_ACE_KING))
    assert paid(found) == [(3, 475000), (2, 475000), (9, 50000), (1, 4050000)]
    assert found["jackpot"]["after"] == 0
    assert wager(found, "jackpot", 1) == ("win", 475000, ("10.5", "11.1(b)", "11.3(b)", "11.4", "11.2", "10.7"))
    assert [line["box"] for line in found["boxes"]] == [1, 2, 9, 3]


@pytest.mark.parametrize(
    "pool, prizes, after",
    [
        (3_000_001, [1_500_000, 1_500_000], 1),
        (1_500_000, [1_000_000, 1_000_000], 0),
        (0, [1_000_000, 1_000_000], 0),
    ],
)
def test_given_two_royals_when_ruled_then_each_has_an_equal_share_or_the_least_prize(
    pool: int, prizes: list[int], after: int
) -> None:
    """Shares are rounded down and the odd cent stays; the pool bears no more than it holds."""
    boxes = [box(1, ROYAL, jackpot=True), box(6, ROYAL_2, jackpot=True)]
    found = ruled(sheet(*boxes, dealer=OTHER_ACE_KING, jackpot_pool=pool))
    assert paid(found) == list(zip((6, 1), prizes, strict=True))
    assert found["jackpot"]["after"] == after


def test_given_a_small_pool_when_ruled_then_a_straight_flush_takes_its_tenth_and_gets_the_least_prize() -> None:
    """The pool bears its tenth; what the least prize asks beyond that comes from elsewhere."""
    found = ruled(sheet(box(cards=STRAIGHT_FLUSH, jackpot=True), jackpot_pool=500_000))
    assert (paid(found), found["jackpot"]["after"]) == ([(1, 100_000)], 450_000)


def test_given_a_qualifying_hand_without_stake_when_ruled_then_no_jackpot_wager_is_listed() -> None:
    """Without a registered stake a royal flush earns its bet alone, and the pool need not be known."""
    found = ruled(sheet(box(cards=ROYAL), jackpot_pool=None))
    assert [line["wager"] for line in found["boxes"][0]["wagers"]] == ["ante", "bet"]
    assert found["jackpot"] == {"before": None, "after": None, "payments": []}


def test_given_a_fixed_prize_and_no_pool_when_ruled_then_it_is_paid_all_the_same() -> None:
    """Only a prize that is a part of the pool needs the pool."""
    assert paid(ruled(sheet(box(cards=FLUSH, jackpot=True), jackpot_pool=None))) == [(1, 50000)]


def changed(path: str, value: object) -> Written:
    """The contract's example with one thing put into it: "boxes.0.ante"."""
    written = deepcopy(EXAMPLE)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    held: Any = written
    for step in way:
        held = held[step]
    held[last] = value
    return written


CARD = ("2.1",)
HAND = ("2.5",)
STAKE = ("3.6", "A:Displayed Jackpot Wager")


@pytest.mark.parametrize(
    "written, at, under",
    [
        (changed("boxes.0.cards.3", "Qs"), "boxes[0].cards[3]", CARD),
        (changed("boxes.0.cards.3", "Kd"), "boxes[0].cards[3]", CARD),
        (changed("dealer.4", "As"), "dealer[4]", CARD),
        (changed("boxes.0.cards.0", "Jk"), "boxes[0].cards[0]", CARD),
        (changed("boxes.0.cards.0", "1s"), "boxes[0].cards[0]", CARD),
        (changed("boxes.0.cards.0", "QS"), "boxes[0].cards[0]", CARD),
        (changed("boxes.0.cards.0", ""), "boxes[0].cards[0]", CARD),
        (changed("boxes.0.cards.0", None), "boxes[0].cards[0]", ()),
        (changed("boxes.0.cards.0", 7), "boxes[0].cards[0]", ()),
        (changed("boxes.0.cards", TWO_PAIRS[:4]), "boxes[0].cards", HAND),
        (changed("boxes.0.cards", [*TWO_PAIRS, "2c"]), "boxes[0].cards", HAND),
        (changed("boxes.0.cards", []), "boxes[0].cards", HAND),
        (changed("boxes.0.cards", None), "boxes[0].cards", HAND),
        (changed("boxes.0.cards", "QsQd4c4dJh"), "boxes[0].cards", ()),
        (changed("dealer", ACE_KING[:4]), "dealer", HAND),
        (changed("dealer", None), "dealer", ("9.1",)),
        (changed("boxes.0.box", 0), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", 10), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", True), "boxes[0].box", ()),
        (changed("boxes.0.box", "1"), "boxes[0].box", ()),
        (changed("boxes.0.ante", 0), "boxes[0].ante", ("4.3",)),
        (changed("boxes.0.ante", -1000), "boxes[0].ante", ("4.3",)),
        (changed("boxes.0.ante", 10**15 + 1), "boxes[0].ante", ("4.3",)),
        (changed("boxes.0.ante", 10**5000), "boxes[0].ante", ("4.3",)),
        (changed("boxes.0.ante", 10.5), "boxes[0].ante", ()),
        (changed("boxes.0.ante", 1000.0), "boxes[0].ante", ()),
        (changed("boxes.0.ante", "1000"), "boxes[0].ante", ()),
        (changed("boxes.0.ante", True), "boxes[0].ante", ()),
        (changed("boxes.0.ante", None), "boxes[0].ante", ()),
        (changed("boxes.0.jackpot", 1), "boxes[0].jackpot", ()),
        (changed("boxes.0.jackpot", None), "boxes[0].jackpot", ()),
        (changed("boxes.0.decision", "check"), "boxes[0].decision", ("7.1",)),
        (changed("boxes.0.decision", "Bet"), "boxes[0].decision", ("7.1",)),
        (changed("boxes.0.decision", None), "boxes[0].decision", ()),
        (changed("boxes.0.bet", 2000), "boxes[0].bet", ()),
        (changed("boxes.0", 5), "boxes[0]", ()),
        (changed("boxes", []), "boxes", ("A:Ante",)),
        (changed("boxes", {}), "boxes", ()),
        (changed("boxes", [box(), box()]), "boxes[1].box", ("4.4",)),
        (changed("table", []), "table", ()),
        (changed("table.limits", 5), "table.limits", ()),
        (changed("table.maximum_payout", 0), "table.maximum_payout", ("8.2",)),
        (changed("table.maximum_payout", -1), "table.maximum_payout", ("8.2",)),
        (changed("table.jackpot_wager", 0), "table.jackpot_wager", STAKE),
        (changed("table.jackpot_wager", -500), "table.jackpot_wager", STAKE),
        (changed("table.jackpot_wager", None), "table.jackpot_wager", STAKE),
        ({**changed("table.jackpot_wager", None), "edition": "2016"}, "table.jackpot_wager", ("4.1(b)",)),
        (changed("jackpot_pool", -1), "jackpot_pool", ("10.6",)),
        (changed("jackpot_pool", 5.0), "jackpot_pool", ()),
        (sheet(box(cards=ROYAL, jackpot=True), jackpot_pool=None), "jackpot_pool", ("11.1(a)",)),
        (sheet(box(cards=STRAIGHT_FLUSH, jackpot=True), jackpot_pool=None), "jackpot_pool", ("11.1(b)",)),
        (changed("edition", "2017"), "edition", ()),
        (changed("edition", 2023), "edition", ()),
        (changed("game", "blackjack"), "game", ()),
        (changed("game", None), "game", ()),
        (changed("colour", "green"), "colour", ()),
        (changed("two words", 1), "'two words'", ()),
        ({key: EXAMPLE[key] for key in EXAMPLE if key != "boxes"}, "boxes", ()),
        ({key: EXAMPLE[key] for key in EXAMPLE if key != "game"}, "game", ()),
        ({**EXAMPLE, "boxes": [{"box": 1, "decision": "fold"}]}, "boxes[0].ante", ()),
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


@pytest.mark.parametrize("written", [None, 5, "sheet", [EXAMPLE], [], True])
def test_given_something_that_is_no_object_when_ruled_then_the_whole_sheet_is_at_fault(written: object) -> None:
    """A sheet is one JSON object."""
    found = adjudicate(written)
    assert isinstance(found, Fault)
    assert (found.at, found.under) == ("", ())


@given(sheets())
@settings(max_examples=300)
def test_given_any_round_when_ruled_then_it_is_what_the_rules_say_when_read_by_hand(written: Written) -> None:
    """Every wager, every prize in its order, and the pool, against a reading that shares no line with the program."""
    found = ruled(written)
    wagers = {
        (one["box"], line["wager"]): (line["outcome"], line["returned"])
        for one in found["boxes"]
        for line in one["wagers"]
    }
    assert wagers == by_hand.results(written)
    assert paid(found) == by_hand.payments(written)
    assert found["jackpot"]["after"] == by_hand.pool_after(written)
    assert found["dealer"]["qualifies"] is by_hand.takes_part(written["dealer"])


def live(written: Written) -> tables.PlayScene:
    """A live table with the same cards, wagers and signs, played until the cards are collected."""
    hands = {one["box"]: " ".join(one["cards"]) for one in sorted(written["boxes"], key=lambda one: int(one["box"]))}
    table = written["table"]
    scene = tables.dealt(
        EDITIONS[written["edition"]],
        hands,
        " ".join(written["dealer"]),
        antes={one["box"]: one["ante"] for one in written["boxes"]},
        jackpot=tuple(one["box"] for one in written["boxes"] if one["jackpot"]),
        layout=Layout(tables.APPROVAL, 9),
        limits=Limits(1_000, 20_000, 100),
        maximum_payout_cents=table["maximum_payout"],
        jackpot_terms=replace(tables.JACKPOT, wager_cents=table["jackpot_wager"], pool_cents=written["jackpot_pool"]),
    )
    for one in written["boxes"]:
        scene = tables.bet(scene, one["box"]) if one["decision"] == "bet" else tables.fold(scene, one["box"])
    return scene


@given(sheets())
@settings(max_examples=100)
def test_given_any_round_when_ruled_then_a_live_table_pays_the_same_under_the_same_clauses(written: Written) -> None:
    """One settlement: what the table does to every wager is what the ruling says, to the clause and the cent."""
    before = live(written)
    after = tables.played_out(before, until=Phase.COLLECTING)
    found = ruled({**written, "jackpot_pool": before.state.pools.pool_cents})
    told = {(one["box"], line["wager"]): line for one in found["boxes"] for line in one["wagers"]}
    settled = [event for event in after.history if isinstance(event, WagerSettled)]
    prizes = [event for event in after.history if isinstance(event, JackpotPaid)]
    assert set(told) == {(event.box, event.wager) for event in settled} | {(event.box, "jackpot") for event in prizes}
    for event in settled:
        line = told[event.box, event.wager]
        assert (line["staked"], line["outcome"], line["returned"]) == (event.staked, event.outcome, event.returned)
        assert line["under"] == as_printed(event.under)
    assert [(one["box"], one["amount"], one["under"]) for one in found["jackpot"]["payments"]] == [
        (event.box, event.cents, as_printed(event.under)) for event in prizes
    ]
    assert found["jackpot"]["after"] == after.state.pools.pool_cents
