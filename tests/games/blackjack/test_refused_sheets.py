"""What no sheet of Blackjack can say: each of it is refused at its place, with the clause that speaks against it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from croupier.games.blackjack.ruling import adjudicate
from croupier.games.sheets import Fault, as_printed
from tests.games.blackjack.written import EXAMPLE, Written, box, hand, sheet, wager


def changed(path: str, value: object) -> Written:
    """The contract's example with one thing put into it: "boxes.0.hands.0.cards"."""
    written = deepcopy(EXAMPLE)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    held: Any = written
    for step in way:
        held = held[step]
    held[last] = value
    return written


def stood(cards: str, **others: Any) -> Written:
    """A sheet with one hand, against a dealer who stands on 17."""
    return sheet("Td 7c", box(hand(cards, wager(**others))))


def split(dealt: str, *hands: Written, dealer: str = "Td 7c") -> Written:
    return sheet(dealer, box(*hands, dealt=dealt.split()))


def insured(*bets: Written, dealer: str = "Ad 7c") -> Written:
    """Ann has 1000 on box 1, beside Ben's 400; Cat has a wager on box 2."""
    one = box(hand("Th 8c", wager("ann"), wager("ben", 400)), insurance=list(bets))
    return sheet(dealer, one, box(hand("Th 9c", wager("cat")), number=2))


DOUBLE = ("A:Double/double down",)
HANDS = "boxes[0].hands"
CARDS = f"{HANDS}[0].cards"
WAGER = f"{HANDS}[0].wagers[0]"


@pytest.mark.parametrize(
    "written, at, under",
    [
        (changed("game", "canberra-poker"), "game", ()),
        (changed("game", None), "game", ()),
        (changed("colour", "green"), "colour", ()),
        (changed("table.edition", "2018"), "table.edition", ()),
        (changed("table.decks", 3), "table.decks", ("2.1",)),
        (changed("table.decks", 9), "table.decks", ("2.1",)),
        (changed("table.decks", -(10**50)), "table.decks", ("2.1",)),
        (changed("table.decks", 6.0), "table.decks", ()),
        (changed("table.decks", True), "table.decks", ()),
        (changed("table.soft_17", "draw"), "table.soft_17", ("12.1",)),
        (changed("table.soft_17", None), "table.soft_17", ()),
        (changed("table.side_bet", "lucky-ladies"), "table.side_bet", ("17.1",)),
        (changed("table.side_bet", "none"), "boxes[0].side", ("17.1",)),
        (changed("table", None), "table", ()),
        (changed("dealer", []), "dealer", ("6.2(b)",)),
        (changed("dealer", None), "dealer", ()),
        (changed("dealer", ["Jk"]), "dealer[0]", ("2.1",)),
        (changed("dealer", ["Ah", "1s"]), "dealer[1]", ("2.1",)),
        (changed("boxes", []), "boxes", ("6.2",)),
        (changed("boxes.0.box", 0), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", 26), "boxes[0].box", ("A:Box",)),
        (changed("boxes.0.box", "1"), "boxes[0].box", ()),
        (changed("boxes", [EXAMPLE["boxes"][0]] * 2), "boxes[1].box", ("A:Box",)),
        (changed("boxes.0.decision", "stand"), "boxes[0].decision", ()),
        (changed("boxes.0.hands", []), HANDS, ("6.2(a)",)),
        (changed("boxes.0.hands.0.cards", []), CARDS, ("10.4",)),
        (changed("boxes.0.hands.0.cards.1", "Xx"), f"{CARDS}[1]", ("2.1",)),
        (changed("boxes.0.hands.0.total", 21), f"{HANDS}[0].total", ()),
        (changed("boxes.0.hands.0.wagers", []), f"{HANDS}[0].wagers", ("4.2",)),
        (changed("boxes.0.hands.0.wagers.0.stake", 0), f"{WAGER}.stake", ("4.2",)),
        (changed("boxes.0.hands.0.wagers.0.stake", -1), f"{WAGER}.stake", ("4.2",)),
        (changed("boxes.0.hands.0.wagers.0.stake", 10.5), f"{WAGER}.stake", ()),
        (changed("boxes.0.hands.0.wagers.0.stake", "1000"), f"{WAGER}.stake", ()),
        (changed("boxes.0.hands.0.wagers.0.stake", 10**16), f"{WAGER}.stake", ("4.2",)),
        (changed("boxes.0.hands.0.wagers.0.player", " "), f"{WAGER}.player", ()),
        (changed("boxes.0.hands.0.wagers.0.player", 5), f"{WAGER}.player", ()),
        (changed("boxes.0.hands.0.wagers.1.player", "a"), f"{HANDS}[0].wagers[1].player", ("4.5",)),
        (changed("boxes.0.hands.0.wagers.0.doubled", 1001), f"{WAGER}.doubled", DOUBLE),
        (changed("boxes.0.hands.0.wagers.0.doubled", -1), f"{WAGER}.doubled", DOUBLE),
        (changed("boxes.0.hands.0.wagers.0.doubled", True), f"{WAGER}.doubled", ()),
        (changed("boxes.0.hands.0.wagers.0.even_money", True), f"{WAGER}.even_money", ("8.1(b)",)),
        (changed("boxes.0.hands.0.wagers.0.even_money", 1), f"{WAGER}.even_money", ()),
        (changed("boxes.0.hands.0.cards", ["8h", "3c"]), CARDS, (*DOUBLE, "11.2")),
        (changed("boxes.0.hands.0.cards", ["8h", "3c", "2c", "7c"]), CARDS, (*DOUBLE, "11.2")),
        (changed("boxes.0.hands.0.cards", ["8h", "8c", "9c", "7c"]), CARDS, (*DOUBLE, "11.2")),
        (changed("boxes.0.hands.1.wagers.0.stake", 500), f"{HANDS}[1].wagers[0].stake", ("A:Split",)),
        (changed("boxes.0.hands.1.wagers.0.player", "c"), f"{HANDS}[1].wagers[0].player", ("10.2(b)",)),
        (changed("boxes.0.hands.0.wagers.0.player", "c"), f"{HANDS}[1].wagers[0].player", ("10.2(b)",)),
        (changed("boxes.0.dealt", None), "boxes[0].dealt", ("A:Split",)),
        (changed("boxes.0.dealt", ["8h"]), "boxes[0].dealt", ("A:Initial deal",)),
        (changed("boxes.0.dealt", ["8h", "8d", "8c"]), "boxes[0].dealt", ("A:Initial deal",)),
        (changed("boxes.0.dealt", ["8h", "9d"]), "boxes[0].dealt", ("9.1(a)", "A:Split")),
        (changed("boxes.0.dealt", ["8h", "8c"]), HANDS, ("A:Split",)),
        (changed("boxes.0.dealt", ["8h", "8h"]), HANDS, ("A:Split",)),
        (changed("boxes.0.dealt", ["8h", "Zz"]), "boxes[0].dealt[1]", ("2.1",)),
        (changed("boxes.0.hands.1.cards.0", "9d"), f"{HANDS}[1].cards[0]", ("A:Split",)),
        (changed("boxes.0.side.0.stake", 0), "boxes[0].side[0].stake", ("17.5", "17.17")),
        (changed("boxes.0.side.0.doubled", 5), "boxes[0].side[0].doubled", ()),
        (changed("boxes.0.side.0.player", ""), "boxes[0].side[0].player", ()),
        (changed("boxes.0.side", [wager()] * 4), "boxes[0].side[3]", ("17.6", "17.18")),
        (changed("boxes.0.insurance.0.stake", 501), "boxes[0].insurance[0].stake", ("7.1",)),
        (changed("boxes.0.insurance.0.stake", 0), "boxes[0].insurance[0].stake", ("7.1",)),
        (changed("boxes.0.insurance.0.player", "z"), "boxes[0].insurance[0].player", ("7.2",)),
        (stood("9h"), CARDS, ("6.2(c)",)),
        (stood("9h 2c"), CARDS, ("9.2(b)",)),
        (stood("2h 3c 4s 2d"), CARDS, ("9.2(b)",)),
        (stood("9h 9c 3s 2d"), f"{CARDS}[3]", ("9.2(a)",)),
        (stood("Ah Kc 3s"), f"{CARDS}[2]", ("9.2(a)",)),
        (stood("Ah 5c 5s 2d"), f"{CARDS}[3]", ("9.2(a)",)),
        (stood("Th 5c Ts 2d"), f"{CARDS}[3]", ("13.1(d)",)),
        (stood("Ah Kc 3s", doubled=500), f"{WAGER}.doubled", ("9.2(a)",)),
        (stood("Ah Kc", even_money=True), f"{WAGER}.even_money", ("8.1(b)",)),
        (sheet("Ad 7c", box(hand("Th 9c", wager(even_money=True)))), f"{WAGER}.even_money", ("8.1(b)",)),
        (
            sheet("Ad 7c", box(hand("Ah Kc", wager(even_money=True)), insurance=[wager(stake=5)])),
            f"{WAGER}.even_money",
            ("8.1(b)", "7.1"),
        ),
        (sheet("Td 7c", box(hand("Th 9c"), dealt=["Th", "8c"])), "boxes[0].dealt", ("6.2(a)", "6.2(c)")),
        (sheet("Td 7c", box(hand("Th 9c"), dealt=["Th"])), "boxes[0].dealt", ("6.2(a)", "6.2(c)")),
        (
            sheet("Td 7c", box(hand("Th 9c", *(wager(name) for name in "abcd")))),
            f"{HANDS}[0].wagers[3]",
            ("4.5",),
        ),
        (
            sheet("Td 7c", box(hand("7c 3h 7c 4c")), box(hand("7c 3d 7c"), number=2), decks=4),
            "boxes[1].hands[0].cards[2]",
            ("2.1",),
        ),
        (
            sheet("8h 7c", box(hand("8h 2h 8h")), box(hand("8h 2d 8h"), number=2), decks=4),
            "boxes[1].hands[0].cards[2]",
            ("2.1",),
        ),
        (split("8h 8d", *(hand(f"{card} Tc") for card in ("8h", "8d", "8c", "8s", "8s"))), f"{HANDS}[4]", ("10.3",)),
        (split("Ah Ad", hand("Ah Tc"), hand("Ad Tc"), hand("As Tc")), f"{HANDS}[2]", ("10.3",)),
        (split("Ah Ad", hand("Ah 5c 5h"), hand("Ad Tc")), f"{CARDS}[2]", ("10.5",)),
        (split("Ah Ad", hand("Ah 5c 5h", wager(doubled=9)), hand("Ad Tc")), f"{WAGER}.doubled", ("10.5",)),
        (split("8h 8d", hand("8h"), hand("8d Tc")), CARDS, ("10.4",)),
        (split("8h 8d", hand("8h 3c"), hand("8d Tc")), CARDS, ("9.2(b)", "10.6")),
        (split("8h 8d", hand("8h Tc"), hand("8d Tc", wager("b"))), f"{HANDS}[1].wagers[0].player", ("10.2(b)",)),
        (
            split(
                "8h 8d",
                hand("8h Tc", wager("a"), wager("b")),
                hand("8d Tc", wager("a")),
                hand("8c Tc", wager("b")),
            ),
            HANDS,
            ("10.1", "A:Split"),
        ),
        (insured(wager("ann", 500), dealer="Kd 7c"), "boxes[0].insurance", ("7.1",)),
        (insured(wager("ann", 501)), "boxes[0].insurance[0].stake", ("7.1",)),
        (insured(wager("ann", 400), wager("ann", 101)), "boxes[0].insurance[1].stake", ("7.1",)),
        (insured(wager("ben", 500)), "boxes[0].insurance[0].stake", ("7.1",)),
        (insured(wager("cat", 701)), "boxes[0].insurance[0].stake", ("7.2",)),
        (insured(wager("cat", 201, wager_of="ben")), "boxes[0].insurance[0].stake", ("7.2",)),
        (insured(wager("ann", 100), wager("cat", 201)), "boxes[0].insurance[1].stake", ("7.2",)),
        (insured(wager("ann", 1), wager("ben", 1), wager("cat", 1)), "boxes[0].insurance[2]", ("7.2",)),
        (insured(wager("ann", 100), wager("cat", 5, wager_of="ann")), "boxes[0].insurance[1].wager_of", ("7.2",)),
        (insured(wager("cat", 5, wager_of="cat")), "boxes[0].insurance[0].wager_of", ("7.2",)),
        (insured(wager("dot", 5)), "boxes[0].insurance[0].player", ("7.2",)),
        (insured(wager("", 5)), "boxes[0].insurance[0].player", ()),
        (insured(wager("ann", 100, doubled=5)), "boxes[0].insurance[0].doubled", ()),
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
