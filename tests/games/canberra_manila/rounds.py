"""Rounds of Canberra Manila for tests: hands by their cards, and pots by who put in how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.cards.card import parse_cards
from croupier.cards.hand import Hand
from croupier.cards.low import LowHand
from croupier.games.canberra_manila.determinations import Contest, Hands, OddHalf, PotRate, TimeCharge
from croupier.games.canberra_manila.editions import E2005
from croupier.games.canberra_manila.hands import Held, rankings
from croupier.games.canberra_manila.pots import Contender
from croupier.games.canberra_manila.settle import Division, SettledPot, Settlement, settle

BOARD = "Kd 9c 7h 4s 2d"
FIRST, SECOND, THIRD = "Ks Kh", "9d 9h", "7d 7c"
"""Three kings, three nines, three sevens on that board."""
EQUAL = ("Kh Qd", "Ks Qh", "Kc Qs")
"""A pair of kings with a queen."""
DOLLAR = 100


def held(own: str, board: str, **hands: Any) -> Held:
    return rankings(Hands(**hands)).held(parse_cards(own), parse_cards(board))


def high(own: str, board: str, **hands: Any) -> Hand:
    found = held(own, board, **hands).high
    assert found is not None
    return found


def low(own: str, board: str, contest: Contest = Contest.LOW, **hands: Any) -> LowHand:
    found = held(own, board, contest=contest, **hands).low
    assert found is not None
    return found


def put_in(
    stakes: Mapping[int, tuple[int, str | None]],
    *,
    button: int = 1,
    board: str = BOARD,
    commission: PotRate | TimeCharge | None = None,
    chip: int = DOLLAR,
    only_forced: bool = False,
    odd_half: OddHalf = OddHalf.SEAT_ORDER,
    dead: Mapping[int, int] | None = None,
    **hands: Any,
) -> Settlement:
    """Settle a round: by seat, the cents put in and the cards; a seat without cards has folded."""
    contenders = [
        Contender(seat, cents, cards is not None, _cards(cards), (dead or {}).get(seat, 0))
        for seat, (cents, cards) in stakes.items()
    ]
    division = Division(Hands(**hands), commission, chip, odd_half)
    return settle(E2005, division, button, parse_cards(board), contenders, only_forced=only_forced)


def _cards(written: str | None) -> Any:
    return None if written is None else parse_cards(written)


def outlines(pots: Sequence[SettledPot]) -> list[tuple[int, tuple[int, ...]]]:
    """The size of every pot, and who could win it."""
    return [(pot.amount, pot.eligible) for pot in pots]
