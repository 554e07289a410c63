"""The ruling on a sheet of Blackjack: as the contract has it, and as the rules read by hand have it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.blackjack.ruling import Ruling, adjudicate
from croupier.games.sheets import Fault, as_printed, published
from tests.games.blackjack import by_hand
from tests.games.blackjack.random_sheets import sheets
from tests.games.blackjack.written import EXAMPLE, Written, box, hand, sheet, wager

HOUSE_SHEETS = (Path(__file__).parents[2] / "sheets" / "blackjack.jsonl").read_text(encoding="utf-8").splitlines()
RULING: Written = {
    "game": "blackjack",
    "instrument": "NI2018-568",
    "dealer": {"total": 21, "blackjack": True},
    "boxes": [
        {
            "box": 1,
            "hands": [
                {
                    "total": 21,
                    "wagers": [
                        {"player": "a", "staked": 2000, "outcome": "lose", "returned": 0, "under": ("13.1(f)",)},
                        {"player": "b", "staked": 500, "outcome": "lose", "returned": 0, "under": ("13.1(f)",)},
                    ],
                },
                {
                    "total": 17,
                    "wagers": [
                        {"player": "a", "staked": 1000, "outcome": "lose", "returned": 0, "under": ("13.1(f)",)}
                    ],
                },
            ],
            "side": [
                {"player": "a", "staked": 100, "outcome": "win", "returned": 1300, "under": ("17.9(b)", "17.12(b)")}
            ],
            "insurance": [
                {"player": "a", "staked": 500, "outcome": "win", "returned": 1500, "under": ("7.6(b)", "7.5")}
            ],
        }
    ],
}


def ruled(written: Written) -> Written:
    found = adjudicate(written)
    assert isinstance(found, Ruling), found
    return published(found)


def told(line: Written) -> tuple[str, int, tuple[str, ...]]:
    return line["outcome"], line["returned"], line["under"]


def first(found: Written, part: str = "hands") -> tuple[str, int, tuple[str, ...]]:
    """What became of the first wager on the first hand, of the first side bet or insurance."""
    held = found["boxes"][0][part][0]
    return told(held["wagers"][0] if part == "hands" else held)


def test_given_the_contracts_example_when_ruled_then_a_dealers_blackjack_takes_doubles_and_splits() -> None:
    """The contract's sheet, with the fields of its ruling in their order."""
    found = ruled(EXAMPLE)
    assert found == RULING
    assert [list(found), list(found["boxes"][0]), list(found["boxes"][0]["side"][0])] == [
        ["game", "instrument", "dealer", "boxes"],
        ["box", "hands", "side", "insurance"],
        ["player", "staked", "outcome", "returned", "under"],
    ]


def test_given_a_sheet_without_optional_fields_when_ruled_then_eight_decks_stand_and_no_side_bet_are_meant() -> None:
    """What may be left out may be null as well."""
    bare = {"game": "blackjack", "dealer": ["Ts", "7d"], "boxes": [box(hand("Th 8c"))]}
    null = {"dealt": None, "side": None, "insurance": None}
    spelt = sheet("Ts 7d", {**box(hand("Th 8c", wager(doubled=None, even_money=False))), **null}, side_bet=None)
    assert ruled(bare) == ruled(spelt)
    assert first(ruled(bare)) == ("win", 2000, ("13.1(b)", "13.2(b)"))


@pytest.mark.parametrize(
    "dealer, cards, found",
    [
        ("Td 6c 7h", "Th 8c", ("win", 2000, ("13.1(a)", "13.2(b)"))),
        ("Td 9c", "Th Qc", ("win", 2000, ("13.1(b)", "13.2(b)"))),
        ("Kd 7c", "Ah Ks", ("win", 2500, ("13.1(c)", "13.2(a)"))),
        ("7h", "Ah Ks", ("win", 2500, ("8.1(a)", "13.2(a)"))),
        ("7h", "Th 6c 6s", ("lose", 0, ("13.1(d)",))),
        ("Td 6c 8h", "Th 6c 6s", ("lose", 0, ("13.1(d)",))),
        ("Td Qc", "Th 7c", ("lose", 0, ("13.1(e)",))),
        ("Ad Kc", "7h 7c 7s", ("lose", 0, ("13.1(f)",))),
        ("Kd Ac", "7h 7c 7s", ("lose", 0, ("13.1(f)",))),
        ("7d 7h 7c", "7h 7c 7s", ("push", 1000, ("13.1(g)",))),
        ("Td 9c", "Th 9s", ("push", 1000, ("13.1(g)",))),
        ("Ad Kc", "Ah Ks", ("push", 1000, ("13.1(g)",))),
        ("Ad 5c", "Ah Ks", ("win", 2500, ("13.1(c)", "13.2(a)"))),
    ],
)
def test_given_a_hand_when_ruled_then_it_goes_by_rule_13(dealer: str, cards: str, found: object) -> None:
    """Each sentence of 13.1, and a Blackjack that is paid at once."""
    assert first(ruled(sheet(dealer, box(hand(cards))))) == found


@pytest.mark.parametrize("stake, returned", [(500, 1250), (1, 2), (3, 7), (5000, 12500), (333, 832)])
def test_given_a_blackjack_when_ruled_then_three_to_two_is_paid_to_the_cent(stake: int, returned: int) -> None:
    """Half a cent is dropped."""
    assert first(ruled(sheet("9h", box(hand("Ah Ks", wager(stake=stake))))))[:2] == ("win", returned)


@pytest.mark.parametrize("dealer", ["Ad", "Ad Kc", "Ad 8c"])
def test_given_even_money_when_ruled_then_it_was_paid_whatever_the_dealer_gets(dealer: str) -> None:
    """The wager is closed before the dealer's second card, which that wager does not need any more."""
    assert first(ruled(sheet(dealer, box(hand("Ah Ks", wager(even_money=True)))))) == ("win", 2000, ("8.1(b)",))


def test_given_an_ace_and_a_ten_after_a_split_when_ruled_then_they_are_21_and_no_blackjack() -> None:
    """Both ways: a ten on a split ace, an ace on a split ten; and a dealer's Blackjack beats them."""
    aces = box(hand("Ah Ks"), hand("Ad Ac"), dealt=["Ah", "Ad"])
    tens = box(hand("Th As"), hand("Kd 9c"), dealt=["Kd", "Th"])
    won = ("win", 2000, ("13.1(b)", "13.2(b)", "10.7"))
    assert first(ruled(sheet("Td 9h", aces))) == won
    assert first(ruled(sheet("Td 9h", tens))) == won
    assert first(ruled(sheet("7d 7h 7c", aces))) == ("push", 1000, ("13.1(g)",))
    assert first(ruled(sheet("Td Ah", aces))) == ("lose", 0, ("13.1(f)",))


def test_given_a_double_for_less_when_ruled_then_both_parts_win_and_a_partner_keeps_one_card() -> None:
    """Ann doubles by a fifth, Ben does not: the hand has one more card and may end below twelve."""
    wagers = (wager("ann", 5000, doubled=1000), wager("ben", 2000), wager("cat", 700, doubled=700))
    found = ruled(sheet("6d Tc Kh", box(hand("5h 4c 2s", *wagers))))
    assert [(line["staked"], line["returned"]) for line in found["boxes"][0]["hands"][0]["wagers"]] == [
        (6000, 12000),
        (2000, 4000),
        (1400, 2800),
    ]


def test_given_riders_when_ruled_then_each_has_results_on_the_hands_that_were_played_for_them() -> None:
    """Ann splits to four hands, Ben goes along once, and Cat rides on the first hand alone."""
    ann, ben, cat = wager("ann", 5000), wager("ben", 2000), wager("cat", 100)
    four = (
        hand("8h Tc", ann, ben, cat),
        hand("8c 3c Kd", {**ann, "doubled": 5000}),
        hand("8s 8c", ann, ben),
        hand("8d 2s Ad", ann),
    )
    found = ruled(sheet("Td 8h", box(*four, dealt=["8h", "8s"])))
    assert [
        [(line["player"], line["outcome"], line["returned"]) for line in one["wagers"]]
        for one in found["boxes"][0]["hands"]
    ] == [
        [("ann", "push", 5000), ("ben", "push", 2000), ("cat", "push", 100)],
        [("ann", "win", 20000)],
        [("ann", "lose", 0), ("ben", "lose", 0)],
        [("ann", "win", 10000)],
    ]


@pytest.mark.parametrize(
    "offered, dealt, found",
    [
        ("perfect-pairs", "8h 8s", ("win", 7000, ("17.9(a)", "17.12(a)"))),
        ("perfect-pairs", "8h 8d", ("win", 13000, ("17.9(b)", "17.12(b)"))),
        ("perfect-pairs", "8c 8s", ("win", 13000, ("17.9(b)", "17.12(b)"))),
        ("perfect-pairs", "8h 8h", ("win", 26000, ("17.9(c)", "17.12(c)"))),
        ("perfect-pairs", "8h 9h", ("lose", 0, ("17.9(d)",))),
        ("perfect-pairs", "Th Kh", ("lose", 0, ("17.9(d)",))),
        ("pairs-play", "8h 8s", ("win", 12000, ("17.21(a)", "17.23"))),
        ("pairs-play", "Kh Kh", ("win", 12000, ("17.21(a)", "17.23"))),
        ("pairs-play", "Ks Qs", ("lose", 0, ("17.21(b)",))),
    ],
)
def test_given_a_side_bet_when_ruled_then_the_first_two_cards_decide(offered: str, dealt: str, found: object) -> None:
    """By face value and not by points, whatever becomes of the hand."""
    one = box(hand(f"{dealt} Td Tc" if dealt == "8h" else f"{dealt}"), side=[wager()])
    assert first(ruled(sheet("Td 9c", one, side_bet=offered)), "side") == found


def test_given_side_bets_of_others_when_ruled_then_they_may_be_on_any_box_with_a_wager() -> None:
    """Three of them, whoever placed them (17.8, by its letter)."""
    bets = [wager("x", 1), wager("y", 2), wager("a", 3)]
    one = box(hand("8h Tc"), hand("8h 9c"), dealt=["8h", "8h"], side=bets)
    found = ruled(sheet("Td 9c", one, side_bet="perfect-pairs"))
    assert [line["returned"] for line in found["boxes"][0]["side"]] == [26, 52, 78]


@pytest.mark.parametrize(
    "dealer, found", [("Ad Jc", ("win", 3750, ("7.6(b)", "7.5"))), ("Ad 7c", ("lose", 0, ("7.6(a)",)))]
)
def test_given_insurance_when_ruled_then_the_dealers_second_card_decides(dealer: str, found: object) -> None:
    """Half the wager at most, two to one; also when the hand has bust, for then one card is drawn."""
    for cards in ("Th 8c", "Th 8c 9d"):
        one = box(hand(cards, wager(stake=2500)), insurance=[wager(stake=1250)])
        assert first(ruled(sheet(dealer, one)), "insurance") == found


def test_given_insurance_of_others_when_ruled_then_it_shares_half_of_what_its_owner_left_uninsured() -> None:
    """Ben takes 300 of the 500 on Ann's wager and Cat the rest, named or not; Dot's own wager has its own limit."""
    boxes = (
        box(
            hand("Th 8c", wager("ann"), wager("dot", 400)),
            insurance=[wager("ben", 300), wager("cat", 200, wager_of="ann"), wager("dot", 200)],
        ),
        box(hand("Th 9c", wager("ben", 100), wager("cat", 100)), number=3),
    )
    found = ruled(sheet("Ad Kc", *boxes))
    assert [line["returned"] for line in found["boxes"][0]["insurance"]] == [900, 600, 600]


def test_given_a_partner_when_ruled_then_insurance_on_the_other_wager_of_the_box_is_told_by_its_owner() -> None:
    """Ben has a wager on the box; what he says of nobody is on his own, the rest on Ann's."""
    bets = [wager("ben", 200), wager("ben", 500, wager_of="ann")]
    one = box(hand("Th 8c", wager("ann"), wager("ben", 400)), insurance=bets)
    assert [line["returned"] for line in ruled(sheet("Ad Kc", one))["boxes"][0]["insurance"]] == [600, 1500]


def test_given_even_money_of_the_owner_when_ruled_then_the_insurance_of_another_goes_on() -> None:
    """The owner did not insure; the other's wager waits for the dealer's second card."""
    boxes = (
        box(hand("Ah Kc", wager("ann", even_money=True)), insurance=[wager("ben", 500)]),
        box(hand("Th 9c Tc", wager("ben")), number=2),
    )
    found = ruled(sheet("Ad Kc", *boxes))
    assert (first(found)[0], first(found, "insurance")[:2]) == ("win", ("win", 1500))


@pytest.mark.parametrize(
    "rule, dealer, fits",
    [
        ("stand", "Td 6c Kh", True),
        ("stand", "Td 6c", False),
        ("stand", "Td 7c", True),
        ("stand", "Td 7c 2h", False),
        ("stand", "Ad 6c", True),
        ("stand", "Ad 6c Th", False),
        ("hit", "Ad 6c", False),
        ("hit", "Ad 6c Th", True),
        ("hit", "Ad 6c Th 4c", False),
        ("hit", "Ad 7c", True),
        ("hit", "Ad 7c Th", False),
        ("hit", "2d 4c Ah", False),
        ("hit", "2d 4c Ah Ac", True),
        ("stand", "2d 4c Ah", True),
        ("stand", "Td", False),
        ("stand", "Ad Tc 5h", False),
    ],
)
def test_given_a_hand_that_waits_when_ruled_then_the_dealer_drew_as_the_layout_says(
    rule: str, dealer: str, fits: bool
) -> None:
    """Too few cards are refused as too many are, both layouts alike."""
    found = adjudicate(sheet(dealer, box(hand("Th 8s")), soft_17=rule))
    assert isinstance(found, Ruling) is fits
    if isinstance(found, Fault):
        assert found.at.startswith("dealer")
        assert as_printed(found.under)[:2] == ("12.1(a)" if rule == "stand" else "12.1(b)", "12.1")


BUST = hand("Th 8c 9d")
BLACKJACK = hand("Ah Ks")


@pytest.mark.parametrize(
    "dealer, one, fits",
    [
        ("Td", box(BUST), True),
        ("Td 5c", box(BUST), True),
        ("Td 5c 9h", box(BUST), True),
        ("Td 7c 9h", box(BUST), False),
        ("9d", box(BLACKJACK), True),
        ("Td", box(BLACKJACK), False),
        ("Td 5c", box(BLACKJACK), True),
        ("Ad", box(BLACKJACK), False),
        ("Ad 5c", box(BLACKJACK), True),
        ("Ad", box(BUST, insurance=[wager(stake=500)]), False),
        ("Ad 5c", box(BUST, insurance=[wager(stake=500)]), True),
    ],
)
def test_given_nothing_or_one_card_to_wait_for_when_ruled_then_a_short_hand_of_the_dealer_is_whole(
    dealer: str, one: Written, fits: bool
) -> None:
    """All bust: no card is needed; insurance, or a Blackjack against a ten or an ace: one; none against 2 to 9."""
    assert isinstance(adjudicate(sheet(dealer, one)), Ruling) is fits


def lines(found: Written) -> list[tuple[by_hand.Result, ...]]:
    """Every wager of every box, as the second ruling lists them."""
    return [
        tuple(
            (line["outcome"], line["returned"], line["under"][0])
            for line in (*(w for one in box["hands"] for w in one["wagers"]), *box["side"], *box["insurance"])
        )
        for box in found["boxes"]
    ]


@pytest.mark.parametrize("line", HOUSE_SHEETS, ids=range(len(HOUSE_SHEETS)))
def test_given_a_house_sheet_when_ruled_then_it_is_what_the_rules_say_when_read_by_hand(line: str) -> None:
    """The rulings that are kept beside the sheets were not merely copied from the program."""
    written = json.loads(line)
    table = {"decks": 8, "soft_17": "stand", "side_bet": "none", **written["table"]}
    assert lines(ruled(written)) == by_hand.results({**written, "table": table})


@given(sheets())
@settings(max_examples=500)
def test_given_any_round_when_ruled_then_it_is_what_the_rules_say_when_read_by_hand(written: Written) -> None:
    """Every wager on every hand, side bet and insurance, against a reading that shares no line with the program."""
    found = ruled(written)
    assert lines(found) == by_hand.results(written)
    assert found["dealer"] == {
        "total": by_hand.best(written["dealer"])[0],
        "blackjack": len(written["dealer"]) == 2 and by_hand.natural(written["dealer"]),
    }


@given(sheets(), st.sampled_from(["2c", "Kd", "Ah"]))
@settings(max_examples=300)
def test_given_any_round_when_the_dealer_has_a_card_too_few_or_too_many_then_the_sheet_is_refused(
    written: Written, card: str
) -> None:
    """Of the cards that something hangs on none may be missing, and none goes to a hand that stands."""
    dealer = written["dealer"]
    if len(dealer) > 1:
        short = adjudicate({**written, "dealer": dealer[:-1]})
        assert isinstance(short, Fault)
        assert short.at == "dealer"
    if not by_hand.to_draw(dealer, written["table"]["soft_17"]):
        assert isinstance(adjudicate({**written, "dealer": [*dealer, card]}), Fault)


@given(sheets(), st.data())
@settings(max_examples=300)
def test_given_any_round_when_a_hand_has_a_card_more_or_less_then_it_is_ruled_or_refused_by_its_own_cards(
    written: Written, data: st.DataObject
) -> None:
    """A card after 21, bust, a double or a split ace is refused, and so is a hard hand below twelve that stands."""
    box = data.draw(st.sampled_from(written["boxes"]))
    one = data.draw(st.sampled_from(box["hands"]))
    before = list(one["cards"])
    doubled = any(line.get("doubled") for line in one["wagers"])
    aces = len(box["hands"]) > 1 and before[0][0] == "A"
    one["cards"] = [*before, "2c"]
    if doubled or aces or by_hand.best(before)[0] >= 21:
        assert isinstance(adjudicate(written), Fault)
    one["cards"] = before[:-1]
    count, high = by_hand.best(before[:-1])
    if len(before) == 2 or doubled or (count < 12 and not high):
        assert isinstance(adjudicate(written), Fault)
