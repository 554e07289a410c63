"""The way round the table: who has the button, who posts blinds, who opens the first betting round (8.3, 8.5, 10.1).

Seats are numbered clockwise from the dealer's left, so that the highest number is at the dealer's right.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from croupier.games.canberra_manila.clauses import C
from croupier.rules.clause import Under

BUTTON: Under = (C["8.3"], C["A:Dealer Button"])
BLINDS: tuple[Under, ...] = (
    (C["8.4"], C["8.5(a)"], C["A:Small Blind"]),
    (C["8.4"], C["8.5(a)"], C["A:Big Blind"]),
    (C["8.4"], C["8.5(a)"]),
)
"""Under what each blind is posted, from the first on."""


def steps(start: int, seat: int, seats: int) -> int:
    """How many seats clockwise it is from one seat to another: all of them to itself."""
    return (seat - start - 1) % seats + 1


def clockwise(start: int, among: Sequence[int]) -> tuple[int, ...]:
    """Seats, given in rising order, from the one after `start` on; `start` itself, if it is among them, comes last."""
    at = bisect_right(among, start)
    return (*among[at:], *among[:at])


def first_button(ready: Sequence[int]) -> int:
    """Who is nearest to the dealer's right (8.3): the rule names the player there, so an empty seat is passed over.

    To the dealer's right the numbers fall; from an empty seat 9 the way leads to seat 8, and not round to seat 1.
    """
    return max(ready)


def next_button(last: int, among: Sequence[int]) -> int:
    """The next player in turn (8.3), whether anybody is left at the last button's seat or not."""
    return among[bisect_right(among, last) % len(among)]


def blind_seats(dealt: Sequence[int], blinds: int) -> tuple[int, ...]:
    """Who posts, of seats in order from the button's left: no more than there are, and between two the button last."""
    return tuple(dealt[:blinds])


def opener(dealt: Sequence[int], last_blind: int = 0) -> int:
    """Who opens the first betting round, of seats in order from the button's left (10.1).

    It is the seat after the last blind or over-blind; where nobody posted one, the first after the button.
    """
    return dealt[(dealt.index(last_blind) + 1) % len(dealt)] if last_blind else dealt[0]
