"""Who gets what of the pots: the code of every live table and every ruling (3.5, 9.1, 10.4, 12.4, 13.2, 14.2, 15.2).

Readings. What a division leaves over, an odd half of a split pot as well, goes whole to the first winner from the
button's left, and cents that are no chip go with it. Without a qualifying low the high hand takes the whole pot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from croupier.cards.card import Card
from croupier.cards.hand import Hand
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commission import charge
from croupier.games.canberra_manila.determinations import Commission, Contest, Hands, OddHalf, PotRate
from croupier.games.canberra_manila.editions import Edition
from croupier.games.canberra_manila.hands import QUALIFYING, Held, rankings
from croupier.games.canberra_manila.pots import POT, SIDE_POTS, Contender, clockwise, pots
from croupier.rules.clause import Under

CONTESTED = {
    Contest.HIGH: (C["3.5(b)"], C["A:High Ball"]),
    Contest.LOW: (C["3.5(b)"], C["A:Low Ball"], C["3.6"]),
    Contest.SPLIT: (C["3.5(c)"], C["A:High/Low Split"], C["3.6"]),
}
AT_SHOWDOWN = (C["9.1"],)
DIVIDED = (C["13.2"],)
ALONE_AT_FIRST = (C["10.4(a)"],)
ALONE_LATER = (C["12.4(a)"],)


class Division(msgspec.Struct, frozen=True):
    """What a table has settled of its pots: deck and contest, commission, smallest chip, and who gets an odd half."""

    hands: Hands
    commission: Commission | PotRate | None
    smallest_chip_cents: int
    odd_half: OddHalf = OddHalf.SEAT_ORDER


class Share(msgspec.Struct, frozen=True, gc=False):
    """What a seat gets of one pot."""

    seat: int
    cents: int


class SettledPot(msgspec.Struct, frozen=True, gc=False):
    """One pot: what the house takes of it, who could win it, who has won it, and what each of them gets."""

    amount: int
    commission: int
    eligible: tuple[int, ...]
    high: tuple[int, ...]
    low: tuple[int, ...]
    shares: tuple[Share, ...]
    under: Under


class Settlement(msgspec.Struct, frozen=True):
    """All that a round comes to; `returned` has every seat that put chips in, `held` those whose cards were ranked."""

    uncalled: tuple[Share, ...]
    pots: tuple[SettledPot, ...]
    returned: dict[int, int]
    held: dict[int, Held]

    @property
    def commission(self) -> int:
        return sum(pot.commission for pot in self.pots)


class Winners(msgspec.Struct, frozen=True, gc=False):
    """Who has won the high and the low part of a pot, in the order from the button's left, and why so."""

    high: tuple[int, ...]
    low: tuple[int, ...]
    under: Under


class Unsettled(ValueError):
    """A round that has no winner yet, or none at all."""


def settle(
    edition: Edition,
    division: Division,
    button: int,
    board: Sequence[Card],
    contenders: Sequence[Contender],
    *,
    only_forced: bool = False,
) -> Settlement:
    """Settle a round; its board may lack cards, and its players theirs, when one player alone is left."""
    live = [one for one in contenders if one.live]
    if not live:
        raise Unsettled("Every hand is folded; settle a round that somebody is left in.")
    compared = len(live) > 1 or (live[0].cards is not None and any(one.conceded for one in contenders))
    held = held_at_showdown(edition, division.hands, board, live) if compared else {}
    uncalled, made = pots(contenders)
    tied = len(held) > 1 and _all_stayed_and_tie(contenders, held)
    taken = charge(edition, division.commission, [pot.amount for pot in made], only_forced=only_forced, all_tied=tied)
    formed = POT if len(made) == 1 else SIDE_POTS
    settled: list[SettledPot] = []
    for (amount, eligible), commission in zip(made, taken.by_pot, strict=True):
        may_win = clockwise([one.seat for one in live if one.seat in eligible], button)
        winners = _winners(division.hands, may_win, held, board)
        shares, divided = _shares(division, amount - commission, winners, button)
        under = (*formed, *winners.under, *divided, *taken.under)
        won = tuple(sorted(winners.high)), tuple(sorted(winners.low))
        settled.append(SettledPot(amount, commission, eligible, *won, shares, under))
    back = tuple([Share(seat, cents) for seat, cents in uncalled])
    return Settlement(back, tuple(settled), _returned(contenders, back, settled), held)


def held_at_showdown(
    edition: Edition, hands: Hands, board: Sequence[Card], live: Iterable[Contender]
) -> dict[int, Held]:
    """The best hands of everybody who is left, by seat (9.1)."""
    if len(board) != edition.communal_cards.value:
        raise Unsettled(f"The board has {len(board)} cards; deal all of them before hands are compared.")
    ranking = rankings(hands)
    held: dict[int, Held] = {}
    for one in live:
        if one.cards is None or len(one.cards) != edition.hole_cards.value:
            raise Unsettled(f"Seat {one.seat} is in without its hole cards; name them, or fold its hand.")
        held[one.seat] = ranking.held(one.cards, board)
    return held


def _all_stayed_and_tie(contenders: Iterable[Contender], held: Mapping[int, Held]) -> bool:
    """Whether everybody with chips in the round has stayed in, and all hold hands of equal value (15.2(c))."""
    first, *others = held.values()
    return all(one == first for one in others) and all(one.live for one in contenders if one.contributed)


def _winners(hands: Hands, eligible: Sequence[int], held: Mapping[int, Held], board: Sequence[Card]) -> Winners:
    """The highest and the lowest of the hands that may win a pot, as far as it is played for them."""
    contest = hands.contest
    if not held:
        high = () if contest is Contest.LOW else tuple(eligible)
        low = () if contest is Contest.HIGH else tuple(eligible)
        return Winners(high, low, _alone(board))
    high = () if contest is Contest.LOW else _best([(seat, held[seat].high) for seat in eligible])
    low = () if contest is Contest.HIGH else _best([(seat, held[seat].low) for seat in eligible])
    qualifier = QUALIFYING if hands.eight_or_better else ()
    return Winners(high, low, (*AT_SHOWDOWN, *CONTESTED[contest], *qualifier))


def _best(hands: Iterable[tuple[int, Hand | None]]) -> tuple[int, ...]:
    """The seats with the strongest hand; those without one do not count."""
    best, seats = 0, list[int]()
    for seat, hand in hands:
        if hand is None or hand.strength < best:
            continue
        if hand.strength > best:
            best, seats = hand.strength, []
        seats.append(seat)
    return tuple(seats)


def _alone(board: Sequence[Card]) -> Under:
    """One player is left: in the first betting round, in a later one, or nobody wrote down in which."""
    if not board:
        return (*ALONE_AT_FIRST, *ALONE_LATER)
    return ALONE_AT_FIRST if len(board) == 1 else ALONE_LATER


def _shares(division: Division, cents: int, winners: Winners, button: int) -> tuple[tuple[Share, ...], Under]:
    """What each winner gets of a pot, in the order from the button's left, and the clause if it had to be divided."""
    order = clockwise({*winners.high, *winners.low}, button)
    if len(order) == 1:
        return (Share(order[0], cents),), ()
    chip = division.smallest_chip_cents
    got = dict.fromkeys(order, 0)
    parts = _parts(division, cents, winners, order[0])
    for part, seats in parts:
        each = part // len(seats) // chip * chip
        for seat in seats:
            got[seat] += each
        got[seats[0]] += part - each * len(seats)
    even = len(parts) == 2 and parts[0][0] == parts[1][0] and all(len(seats) == 1 for _, seats in parts)
    return tuple([Share(seat, share) for seat, share in got.items()]), () if even else DIVIDED


def _parts(division: Division, cents: int, winners: Winners, first: int) -> list[tuple[int, tuple[int, ...]]]:
    """The pot, or its two halves and what they leave over, each with those who share it."""
    if not winners.high or not winners.low:
        return [(cents, winners.high or winners.low)]
    half = cents // 2 // division.smallest_chip_cents * division.smallest_chip_cents
    over = cents - 2 * half
    if division.odd_half is OddHalf.TO_HIGH:
        return [(half + over, winners.high), (half, winners.low)]
    halves = [(half, winners.high), (half, winners.low)]
    return [*halves, (over, (first,))] if over else halves


def _returned(contenders: Iterable[Contender], back: Iterable[Share], settled: Iterable[SettledPot]) -> dict[int, int]:
    """Everything that is handed to each seat, its uncalled chips too."""
    returned = {one.seat: 0 for one in contenders}
    for share in back:
        returned[share.seat] += share.cents
    for pot in settled:
        for share in pot.shares:
            returned[share.seat] += share.cents
    return returned
