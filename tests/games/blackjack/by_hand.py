"""A second ruling that shares no line with the program: the rules of NI2018-568 read in turn, cards as plain text."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

Written = dict[str, Any]
Result = tuple[str, int, str]
"""Outcome, cents handed back, and the clause that decides."""


def worth(card: str) -> int:
    """2.5, with an ace as eleven."""
    return {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(card[0]) or int(card[0])


def best(cards: list[str]) -> tuple[int, int]:
    """The total of a hand, and how many aces still count eleven in it."""
    count, high = sum(map(worth, cards)), [card[0] for card in cards].count("A")
    while count > 21 and high:
        count, high = count - 10, high - 1
    return count, high


def natural(cards: list[str]) -> bool:
    return sorted(map(worth, cards)) == [10, 11]


def to_draw(cards: list[str], soft_17: str) -> bool:
    """12.1, without asking whether the card matters."""
    count, high = best(cards)
    return count <= 16 or (count == 17 and high == 1 and soft_17 == "hit")


def matters(sheet: Written, dealer: list[str]) -> bool:
    """12.2: whether one more card to these could change what somebody gets."""
    for box in sheet["boxes"]:
        if box.get("insurance") and len(dealer) == 1:
            return True
        for hand in box["hands"]:
            open_wagers = [wager for wager in hand["wagers"] if not wager.get("even_money")]
            if len(box["hands"]) == 1 and natural(hand["cards"]):
                if open_wagers and worth(dealer[0]) >= 10 and len(dealer) == 1:
                    return True
            elif best(hand["cards"])[0] <= 21 and to_draw(dealer, sheet["table"]["soft_17"]):
                return True
    return False


def hand_result(sheet: Written, box: Written, hand: Written, wager: Written) -> Result:
    """8.1 and 13 for one wager."""
    dealer, cards = sheet["dealer"], hand["cards"]
    staked = wager["stake"] + (wager.get("doubled") or 0)
    mine, theirs = best(cards)[0], best(dealer)[0]
    blackjack = natural(cards) and len(box["hands"]) == 1
    if wager.get("even_money"):
        return "win", 2 * staked, "8.1(b)"
    if blackjack and worth(dealer[0]) < 10:
        return "win", staked + int(Fraction(3, 2) * staked), "8.1(a)"
    if mine > 21:
        return "lose", 0, "13.1(d)"
    if blackjack and natural(dealer):
        return "push", staked, "13.1(g)"
    if blackjack:
        return "win", staked + int(Fraction(3, 2) * staked), "13.1(c)"
    if natural(dealer):
        return "lose", 0, "13.1(f)"
    if theirs > 21:
        return "win", 2 * staked, "13.1(a)"
    if mine == theirs:
        return "push", staked, "13.1(g)"
    return ("win", 2 * staked, "13.1(b)") if mine > theirs else ("lose", 0, "13.1(e)")


def side_result(offered: str, first: str, second: str, stake: int) -> Result:
    """17.9 and 17.12, or 17.21 and 17.23."""
    red = [suit in "hd" for suit in (first[1], second[1])]
    if first[0] != second[0]:
        return "lose", 0, "17.9(d)" if offered == "perfect-pairs" else "17.21(b)"
    if offered == "pairs-play":
        return "win", stake * 12, "17.21(a)"
    if first == second:
        return "win", stake * 26, "17.9(c)"
    return ("win", stake * 13, "17.9(b)") if red[0] == red[1] else ("win", stake * 7, "17.9(a)")


def insurance_result(dealer: list[str], stake: int) -> Result:
    return ("win", stake * 3, "7.6(b)") if worth(dealer[1]) == 10 else ("lose", 0, "7.6(a)")


def results(sheet: Written) -> list[tuple[Result, ...]]:
    """Every wager of every box: its hands, one after the other, then side bets, then insurance."""
    found: list[tuple[Result, ...]] = []
    for box in sheet["boxes"]:
        first, second = box.get("dealt") or box["hands"][0]["cards"][:2]
        lines = [hand_result(sheet, box, hand, wager) for hand in box["hands"] for wager in hand["wagers"]]
        lines += [side_result(sheet["table"]["side_bet"], first, second, bet["stake"]) for bet in box.get("side", [])]
        lines += [insurance_result(sheet["dealer"], bet["stake"]) for bet in box.get("insurance", [])]
        found.append(tuple(lines))
    return found
