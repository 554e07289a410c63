"""A second ruling that shares no line with the program: the rules read in turn, with fractions for the jackpot."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from tests.cards.by_hand import FULL, Value, natural_value

Written = dict[str, Any]
Results = dict[tuple[int, str], tuple[str, int]]

ODDS = {
    "no pair": 1,
    "one pair": 1,
    "two pairs": 2,
    "three of a kind": 3,
    "straight": 4,
    "flush": 5,
    "full house": 7,
    "four of a kind": 20,
    "straight flush": 50,
    "royal flush": 250,
}
FIXED_2016 = {"four of a kind": 50_000, "full house": 15_000, "flush": 10_000}
TIMES_2023 = {"four of a kind": 500, "full house": 150, "flush": 100}


def value(cards: list[str]) -> Value:
    return natural_value([Card(card) for card in cards], Pack(), ace_low=True)


def category(cards: list[str]) -> str:
    return FULL[value(cards)[0]]


def takes_part(dealer: list[str]) -> bool:
    ranks = {card[0] for card in dealer}
    return category(dealer) != "no pair" or {"A", "K"} <= ranks


def results(sheet: Written) -> Results:
    """The outcome of every wager and what is handed back for it, by box and wager."""
    found: Results = {}
    prizes = dict(payments(sheet))
    for box in sheet["boxes"]:
        number = box["box"]
        if box["decision"] == "fold":
            found[number, "ante"] = ("lose", 0)
        else:
            found[number, "ante"], found[number, "bet"] = beside(sheet, box)
        if box.get("jackpot"):
            found[number, "jackpot"] = ("win", prizes[number]) if number in prizes else ("lose", 0)
    return found


def beside(sheet: Written, box: Written) -> tuple[tuple[str, int], tuple[str, int]]:
    """Ante and bet of a box that bet."""
    ante, bet = box["ante"], 2 * box["ante"]
    if not takes_part(sheet["dealer"]):
        return ("win", 2 * ante), ("push", bet)
    mine, dealers = value(box["cards"]), value(sheet["dealer"])
    if mine == dealers:
        return ("void", ante), ("void", bet)
    if mine < dealers:
        return ("lose", 0), ("lose", 0)
    winnings = bet * ODDS[category(box["cards"])]
    cap = sheet.get("table", {}).get("maximum_payout")
    return ("win", 2 * ante), ("win", bet + (winnings if cap is None else min(cap, winnings)))


def payments(sheet: Written) -> list[tuple[int, int]]:
    """Box and prize, in the order of payment."""
    won = {
        box["box"]: category(box["cards"])
        for box in sheet["boxes"]
        if box["decision"] == "bet" and box.get("jackpot") and FULL.index(category(box["cards"])) >= FULL.index("flush")
    }
    right_to_left = sorted(won, reverse=True)
    if {"royal flush", "straight flush"} <= set(won.values()):
        first = [box for box in right_to_left if won[box] == "straight flush"]
        right_to_left = first + [box for box in right_to_left if box not in first]
    amounts, _ = pool_prizes(sheet, list(won.values()))
    return [(box, amounts.get(won[box]) or fixed(sheet, won[box])) for box in right_to_left]


def fixed(sheet: Written, kind: str) -> int:
    if sheet.get("edition", "2023") == "2016":
        return FIXED_2016[kind]
    return TIMES_2023[kind] * int(sheet["table"]["jackpot_wager"])


def pool_prizes(sheet: Written, kinds: list[str]) -> tuple[dict[str, int], int]:
    """What each straight flush and each royal flush gets, and what is left of the pool."""
    pool = int(sheet.get("jackpot_pool") or 0)
    amounts: dict[str, int] = {}
    flushes, royals = kinds.count("straight flush"), kinds.count("royal flush")
    if flushes:
        left = Fraction(pool)
        for _ in range(flushes):
            left -= left / 10
        share = int((pool - left) / flushes)
        amounts["straight flush"] = max(share, 100_000)
        pool -= flushes * share
    if royals:
        share = pool // royals
        amounts["royal flush"] = max(share, 1_000_000)
        pool -= royals * share
    return amounts, pool


def pool_after(sheet: Written) -> int:
    won = dict(payments(sheet))
    return pool_prizes(sheet, [category(box["cards"]) for box in sheet["boxes"] if box["box"] in won])[1]
