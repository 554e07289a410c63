"""The pots of a round: what goes back uncalled, a main pot, and a side pot for each tap-out (14.2, 15.2(b), A:Pot).

Readings. A layer that one player alone reached is uncalled and goes back. Folded chips stay in the layers they reached.
A layer that nobody is left to win joins the one below it. Who concedes at the showdown
was in the pots until then, so that they stay as the tap-outs made them. Dead chips, as a missed blind
that is posted beside the last one, match no bet and lie in the main pot (17.4).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from croupier.cards.card import Card
from croupier.games.canberra_manila.clauses import C

UNCALLED = (C["15.2(b)"],)
POT = (C["A:Pot"],)
SIDE_POTS = (C["14.2"],)


class Contender(msgspec.Struct, frozen=True, gc=False):
    """A seat with chips in the round: all it put in, whether it is still live, and its cards where they are known."""

    seat: int
    contributed: int
    live: bool
    cards: tuple[Card, ...] | None = None
    dead: int = 0
    """How much of `contributed` matches no bet."""
    conceded: bool = False
    """Whether the seat stayed in until the showdown, and gave up there."""

    @property
    def stayed(self) -> bool:
        return self.live or self.conceded


class Pot(NamedTuple):
    """Chips, and the seats that may win them, lowest seat first."""

    amount: int
    eligible: tuple[int, ...]


class Pots(NamedTuple):
    """All the chips of a round: what nobody called, by seat, and the pots, the main pot first."""

    uncalled: tuple[tuple[int, int], ...]
    pots: tuple[Pot, ...]


def pots(contenders: Sequence[Contender]) -> Pots:
    """The pots that the chips of a round make."""
    stakes = sorted([(one.contributed - one.dead, one.seat, one.stayed) for one in contenders])
    uncalled = _uncalled(stakes)
    dead, live = sum([one.dead for one in contenders]), _live(contenders)
    amounts: list[int] = []
    winners: list[tuple[int, ...]] = []
    below = 0
    for place, (level, _, _) in enumerate(stakes):
        if level > below:
            layer, below = (level - below) * (len(stakes) - place), level
            stayed = tuple(sorted([seat for _, seat, stays in stakes[place:] if stays]))
            eligible = () if set(live).isdisjoint(stayed) else stayed
            if amounts and eligible in ((), winners[-1]):
                amounts[-1] += layer
            else:
                amounts.append(layer + dead)
                winners.append(eligible or live)
                dead = 0
    if dead:
        amounts, winners = [dead], [live]
    return Pots(uncalled, tuple(map(Pot, amounts, winners)))


def _uncalled(stakes: list[tuple[int, int, bool]]) -> tuple[tuple[int, int], ...]:
    """What the highest stake has above the next one is taken off it, and goes back."""
    level, seat, live = stakes[-1]
    matched = stakes[-2][0] if len(stakes) > 1 else 0
    stakes[-1] = (matched, seat, live)
    return () if level == matched else ((seat, level - matched),)


def _live(contenders: Sequence[Contender]) -> tuple[int, ...]:
    return tuple(sorted([one.seat for one in contenders if one.live]))


def clockwise(seats: Iterable[int], button: int) -> list[int]:
    """Seats in the order from the button's left, the button last."""
    order = sorted(seats)
    at = bisect_right(order, button)
    return [*order[at:], *order[:at]]
