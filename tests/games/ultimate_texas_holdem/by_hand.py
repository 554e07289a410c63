"""A second ruling that shares no line with the program: the rules read in turn, every five of the seven cards tried."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from tests.cards.by_hand import FULL, Value, natural_value

Written = dict[str, Any]
Results = dict[tuple[int, str], tuple[str, int]]

BLIND = {
    "straight": Fraction(1),
    "flush": Fraction(3, 2),
    "full house": Fraction(3),
    "four of a kind": Fraction(10),
    "straight flush": Fraction(50),
    "royal flush": Fraction(500),
}
TRIPS = {
    "three of a kind": 3,
    "straight": 4,
    "flush": 7,
    "full house": 8,
    "four of a kind": 30,
    "straight flush": 40,
    "royal flush": 50,
}


def value(own: list[str], board: list[str]) -> Value:
    """The best of the twenty-one hands in seven cards."""
    seven = [Card(card) for card in (*own, *board)]
    return max(natural_value(five, Pack(), ace_low=True) for five in combinations(seven, 5))


def category(own: list[str], board: list[str]) -> str:
    return FULL[value(own, board)[0]]


def has_a_pair(dealer: list[str], board: list[str]) -> bool:
    return category(dealer, board) != "no pair"


def results(sheet: Written) -> Results:
    """The outcome of every wager and what is handed back for it, by box and wager."""
    found: Results = {}
    for box in sheet["boxes"]:
        placed = {"ante": box["ante"], "blind": box["ante"]}
        if box.get("play"):
            placed["play"] = box["play"]["amount"]
        if box.get("trips"):
            placed["trips"] = box["trips"]
        gone = not box.get("play") or box.get("conceded", False)
        for wager, cents in placed.items():
            found[box["box"], wager] = ("lose", 0) if gone else compared(sheet, box, wager, cents)
    return found


def compared(sheet: Written, box: Written, wager: str, cents: int) -> tuple[str, int]:
    """One wager of a hand that stayed in."""
    board, dealers_cards = sheet["board"], sheet["dealer"]
    mine, dealers = value(box["cards"], board), value(dealers_cards, board)
    kind = category(box["cards"], board)
    if wager == "trips":
        return ("win", cents + cents * TRIPS[kind]) if kind in TRIPS else ("lose", 0)
    if wager == "ante" and not has_a_pair(dealers_cards, board):
        return "push", cents
    if mine < dealers:
        return "lose", 0
    if mine == dealers:
        return "push", cents
    if wager != "blind":
        return "win", 2 * cents
    if kind not in BLIND:
        return "push", cents
    cap = sheet.get("table", {}).get("maximum_payout")
    winnings = int(cents * BLIND[kind])
    return "win", cents + (winnings if cap is None else min(cap, winnings))
