"""What the end of a round should come to, by the plain model of sheets: pots, commission, shares, who has to show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from croupier.games.canberra_manila.determinations import OddHalf, PotCommission
from croupier.games.canberra_manila.state import Hand, Table
from tests.games.canberra_manila.by_hand import commission, first_from, high_of, is_eight_or_better, low_of
from tests.games.canberra_manila.by_hand import winners as won_by

Written = dict[str, Any]


class Due(NamedTuple):
    """What goes back uncalled, and each pot with its commission and what every winner gets of it."""

    uncalled: dict[int, int]
    pots: list[tuple[int, int, dict[int, int]]]


def sheet_of(table: Table, conceded: set[int], called: bool) -> Written:
    """The round as a clerk would write it down who sees all cards that the program holds."""
    settings, plate, now = table.settings, table.plate, table.round
    hands, terms = settings.hands, settings.commission
    rate = {"rate": terms.rate, "cap": terms.cap_cents} if isinstance(terms, PotCommission) else None
    return {
        "table": {
            "deck": hands.deck,
            "joker": hands.joker,
            "ace": hands.ace.value,
            "pot": hands.contest.value,
            "eight_or_better": hands.eight_or_better,
            "low_ace": hands.low_ace.value,
            "smallest_chip": plate.smallest_chip_cents,
            "commission": rate,
        },
        "button": now.button,
        "board": [card.value for card in now.board],
        "only_forced_bets": not called,
        "seats": [_seat(hand, conceded) for hand in now.hands],
    }


def _seat(hand: Hand, conceded: set[int]) -> Written:
    cards = [card.value for card in hand.cards if card is not None]
    folded = not hand.live or hand.seat in conceded
    return {"seat": hand.seat, "cards": cards, "contributed": hand.put, "folded": folded}


def due(table: Table, conceded: set[int], called: bool) -> Due:
    """Chips in layers, then the house's part, then the best hands of those who may win."""
    sheet = sheet_of(table, conceded, called)
    uncalled, pots = layers(table, conceded)
    taken = commission(sheet, [pot["amount"] for pot in pots])
    live = [hand.seat for hand in table.round.hands if hand.live]
    found: list[tuple[int, int, dict[int, int]]] = []
    for pot, cents in zip(pots, taken, strict=True):
        may_win = [seat for seat in pot["eligible"] if seat in live]
        pot["commission"] = cents
        pot["high"], pot["low"] = won_by(sheet, may_win, alone=len(may_win) == 1)
        found.append((pot["amount"], cents, _shares(table, sheet, pot)))
    return Due(uncalled, found)


def layers(table: Table, conceded: set[int]) -> tuple[dict[int, int], list[Written]]:
    """A hand that is conceded at the showdown was in the pots until then; dead chips lie in the main pot."""
    hands = table.round.hands
    put = {hand.seat: hand.put - hand.dead for hand in hands}
    dead = sum(hand.dead for hand in hands)
    stayed = [hand.seat for hand in hands if hand.live or hand.seat in conceded]
    uncalled: dict[int, int] = {}
    pots: list[Written] = []
    for floor, height in pairwise(sorted({0, *put.values()})):
        there = [seat for seat, cents in put.items() if cents >= height]
        if len(there) == 1:
            uncalled[there[0]] = height - floor
        else:
            pots.append({"amount": (height - floor) * len(there), "eligible": sorted(set(there) & set(stayed))})
    if dead:
        pots = pots or [Written(amount=0, eligible=sorted(stayed))]
        pots[0]["amount"] += dead
    return uncalled, _winnable(pots, [hand.seat for hand in hands if hand.live])


def _winnable(pots: list[Written], live: list[int]) -> list[Written]:
    """A pot that nobody is left to win falls to the one below it, and a main pot to whoever is left."""
    found: list[Written] = []
    for pot in pots:
        lost = not set(pot["eligible"]) & set(live)
        if found and (lost or pot["eligible"] == found[-1]["eligible"]):
            found[-1]["amount"] += pot["amount"]
        else:
            found.append({**pot, "eligible": sorted(live)} if lost else pot)
    return found


def _shares(table: Table, sheet: Written, pot: Written) -> dict[int, int]:
    """Equal piles of whole chips, and what is left over for the first winner from the button's left."""
    chip, button = sheet["table"]["smallest_chip"], sheet["button"]
    got = dict.fromkeys((*pot["high"], *pot["low"]), 0)
    for pile, seats in _piles(table, pot, chip, first_from(button, got)):
        each = pile // (chip * len(seats)) * chip
        for seat in seats:
            got[seat] += each
        got[first_from(button, seats)] += pile - each * len(seats)
    return got


def _piles(table: Table, pot: Written, chip: int, first: int) -> list[tuple[int, list[int]]]:
    """The pot, or its halves, and whose an odd unit between them is."""
    cents: int = pot["amount"] - pot["commission"]
    high, low = pot["high"], pot["low"]
    if not high or not low:
        return [(cents, high or low)]
    half = cents // (2 * chip) * chip
    odd = cents - 2 * half
    if table.plate.readings.odd_half is OddHalf.TO_HIGH:
        return [(half + odd, high), (half, low)]
    return [(half, high), (half, low), (odd, [first])]


def might_win(table: Table, seat: int, shown: list[int]) -> bool:
    """Whether a hand is as good as all that were shown before it, for one half of one pot that it may win."""
    sheet = sheet_of(table, set(), True)
    _, pots = layers(table, {hand.seat for hand in table.round.hands if hand.live})
    return any(_leads(sheet, seat, [other for other in shown if other in pot["eligible"]]) for pot in _with(pots, seat))


def _with(pots: list[Written], seat: int) -> Iterator[Written]:
    return (pot for pot in pots if seat in pot["eligible"])


def _leads(sheet: Written, seat: int, others: list[int]) -> bool:
    contest = sheet["table"]["pot"]
    high = contest != "low" and all(high_of(sheet, seat) >= high_of(sheet, other) for other in others)
    mine = low_of(sheet, seat)
    counts = contest != "high" and (not sheet["table"]["eight_or_better"] or is_eight_or_better(mine))
    return high or (counts and all(mine <= low_of(sheet, other) for other in others))
