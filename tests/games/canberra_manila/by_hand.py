"""A second settlement that shares no line with the program: the rules read in turn, chip by chip and seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from tests.cards.by_hand import FULL, Value, high_value, low_value

Written = dict[str, Any]

THRESHOLDS = {5: 19, 10: 9}
LAST_SEAT = 30
EIGHT = 6
"""The height of an eight, the two being nothing."""


class ByHand(NamedTuple):
    """What a round comes to."""

    uncalled: list[tuple[int, int]]
    pots: list[Written]
    commission: int
    returned: dict[int, int]


def ruled(sheet: Written) -> ByHand:
    """The whole round."""
    put = {one["seat"]: one["contributed"] for one in sheet["seats"]}
    live = [one["seat"] for one in sheet["seats"] if not one["folded"]]
    uncalled, pots = stacked(put, live)
    for pot in pots:
        pot["high"], pot["low"] = winners(sheet, pot["eligible"], alone=len(live) == 1)
    due = commission(sheet, [pot["amount"] for pot in pots])
    returned = dict.fromkeys(put, 0)
    for pot, taken in zip(pots, due, strict=True):
        pot["commission"] = taken
        for seat, cents in handed_out(sheet, pot).items():
            returned[seat] += cents
    for seat, cents in uncalled.items():
        returned[seat] += cents
    return ByHand(list(uncalled.items()), pots, sum(due), returned)


def stacked(put: dict[int, int], live: Sequence[int]) -> tuple[dict[int, int], list[Written]]:
    """Look at the stacks in slices from the table up: what stands alone goes back, the rest goes to the pot there."""
    uncalled: dict[int, int] = {}
    pots: list[Written] = []
    below = 0
    for height in sorted({cents for cents in put.values() if cents}):
        there = [seat for seat, cents in put.items() if cents >= height]
        thick, below = height - below, height
        if len(there) == 1:
            uncalled[there[0]] = uncalled.get(there[0], 0) + thick
            continue
        may_win = sorted(set(there) & set(live))
        if pots and may_win in ([], pots[-1]["eligible"]):
            pots[-1]["amount"] += thick * len(there)
        else:
            pots.append({"amount": thick * len(there), "eligible": may_win or sorted(live)})
    return uncalled, pots


def winners(sheet: Written, may_win: Iterable[int], *, alone: bool) -> tuple[list[int], list[int]]:
    """Who holds the best high hand and who the best low one, as far as the table plays for them."""
    contest = sheet["table"]["pot"]
    high: dict[int, Any] = {} if contest == "low" else {seat: 0 if alone else high_of(sheet, seat) for seat in may_win}
    low: dict[int, Any] = {} if contest == "high" else {seat: 0 if alone else low_of(sheet, seat) for seat in may_win}
    if sheet["table"]["eight_or_better"] and not alone:
        low = {seat: value for seat, value in low.items() if is_eight_or_better(value)}
    best = [seat for seat in high if high[seat] == max(high.values())]
    return best, [seat for seat in low if low[seat] == min(low.values())]


def is_eight_or_better(value: Value) -> bool:
    category, heights = value
    return FULL[category] == "no pair" and max(heights) <= EIGHT


def high_of(sheet: Written, seat: int) -> Any:
    pack, both = pack_of(sheet), sheet["table"]["ace"] == "both"
    return max(high_value(five, pack, both) for five in fives(sheet, seat))


def low_of(sheet: Written, seat: int) -> Any:
    pack, ace_low = pack_of(sheet), sheet["table"]["low_ace"] == "low"
    return min(low_value(five, pack, ace_low) for five in fives(sheet, seat))


def values_of(sheet: Written, seat: int) -> list[Value]:
    """Everything by which a hand is judged at this table."""
    contest = sheet["table"]["pot"]
    low = [] if contest == "high" else [low_of(sheet, seat)]
    if sheet["table"]["eight_or_better"]:
        low = [value for value in low if is_eight_or_better(value)]
    return low if contest == "low" else [high_of(sheet, seat), *low]


def pack_of(sheet: Written) -> Pack:
    return Pack(sheet["table"]["deck"], sheet["table"]["joker"])


def fives(sheet: Written, seat: int) -> list[list[Card]]:
    """Both hole cards with every three of the board."""
    hole = next(one["cards"] for one in sheet["seats"] if one["seat"] == seat)
    return [[Card(card) for card in (*hole, *three)] for three in combinations(sheet["board"], 3)]


def commission(sheet: Written, pots: list[int]) -> list[int]:
    """What every pot bears, in cents, counted in dollars and fractions of them."""
    terms = sheet["table"]["commission"]
    nothing = [0] * len(pots)
    if terms is None or sheet.get("only_forced_bets") or all_tie(sheet):
        return nothing
    dollars = [Fraction(cents, 100) for cents in pots]
    heavy = [amount for amount in dollars if amount > THRESHOLDS[terms["rate"]]]
    if not heavy:
        return nothing
    due = min(Fraction(int(sum(dollars) * terms["rate"] / 100)), Fraction(terms["cap"], 100), Fraction(sum(heavy)))
    borne = [Fraction(int(due * amount / sum(heavy))) if amount in heavy else Fraction(0) for amount in dollars]
    for place, amount in enumerate(dollars):
        if amount in heavy:
            borne[place] += min(due - sum(borne), amount - borne[place])
    return [int(amount * 100) for amount in borne]


def all_tie(sheet: Written) -> bool:
    """Two or more stayed in, nobody else put a chip in, and their hands are equal."""
    stayed = [one["seat"] for one in sheet["seats"] if not one["folded"]]
    if len(stayed) < 2 or any(one["folded"] and one["contributed"] for one in sheet["seats"]):
        return False
    return all(values_of(sheet, seat) == values_of(sheet, stayed[0]) for seat in stayed)


def handed_out(sheet: Written, pot: Written) -> dict[int, int]:
    """The same to each winner in turn, by the stack and then by the chip; what is left is the first one's."""
    chip, button = sheet["table"]["smallest_chip"], sheet["button"]
    got = dict.fromkeys((*pot["high"], *pot["low"]), 0)
    cents = pot["amount"] - pot["commission"]
    piles = [(cents, pot["high"] or pot["low"])]
    if pot["high"] and pot["low"]:
        half = cents // (2 * chip) * chip
        piles = [(half, pot["high"]), (half, pot["low"])]
        got[first_from(button, got)] += cents - 2 * half
    for pile, seats in piles:
        left = pile
        for stack in (chip * 10**power for power in range(40, -1, -1)):
            while left >= stack * len(seats):
                for seat in seats:
                    got[seat] += stack
                left -= stack * len(seats)
        got[first_from(button, seats)] += left
    return got


def first_from(button: int, seats: Iterable[int]) -> int:
    """Walk round the table from the button's left until one of the seats is met."""
    seat = button % LAST_SEAT + 1
    while seat not in seats:
        seat = seat % LAST_SEAT + 1
    return seat
