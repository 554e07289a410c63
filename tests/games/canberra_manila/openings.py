"""Tables of Canberra Manila of every kind: decks, contests, forced bets, maxima, commissions, readings, felt or not."""

from __future__ import annotations

from typing import Any

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.determinations import (
    Ace,
    Contest,
    Group,
    Hands,
    Layout,
    LowAce,
    Maximum,
    OddHalf,
    Opener,
    PotCommission,
    Readings,
    ShortTapOut,
    TapOutUnit,
    TimeCharge,
)
from croupier.games.house import commands as hc
from tests.games.canberra_manila.tables import APPROVAL, DAY, DEALER, FELT, NAMES, NOON, OPERATOR, player, terms

TEN_PER_CENT = PotCommission(10, 500, APPROVAL)
TIME = TimeCharge(600, 60, 1_000, APPROVAL)
STRICT = Readings(OddHalf.TO_HIGH, ShortTapOut.EVERYBODY, TapOutUnit.EVERYTHING)
WAITING = ("nora", "olaf")
"""Players who ask for a seat, and are in every group."""
MEMBERS = Group("members", (*NAMES[1:], *WAITING, "player 5", "newcomer 0"))
LOW = Hands(40, contest=Contest.LOW, low_ace=LowAce.LOW)
SPLIT = Hands(joker=True, contest=Contest.SPLIT, eight_or_better=True)


def opening(seats: int = 4, boxes: int = 5, stake: int = 4_000, **changes: Any) -> tuple[AnyCommand, ...]:
    """The commands that open a table and seat its first players, each with some chips more than the one before."""
    settled = terms(**{"layout": Layout(APPROVAL, boxes), "stake_cents": stake, **changes})
    return (
        c.OpenTable(by=OPERATOR, terms=settled, at=NOON),
        hc.CheckCards(by=DEALER, day=DAY, cards=(settled.limits.hands.pack.cards,)),
        *(hc.TakeSeat(by=player(seat), box=seat, player=player(seat).id) for seat in range(1, seats + 1)),
        *(
            c.BuyChips(by=player(seat), seat=seat, cents=stake + (seat - 1) * 1_300 // 100 * 100)
            for seat in range(1, seats + 1)
        ),
    )


TABLES: dict[str, tuple[AnyCommand, ...]] = {
    "electronic, two blinds, option B, no limit": opening(delegates=("sue",)),
    "electronic, three blinds, over-blinds, option A, full pot": opening(
        seats=5,
        boxes=6,
        blinds=(500, 500, 1_000),
        over_blinds=(2_000, 3_000),
        opener=Opener.A,
        maximum=Maximum.FULL_POT,
    ),
    "electronic, one blind, option C, half pot, 32 cards": opening(
        blinds=(500,), opener=Opener.C, maximum=Maximum.HALF_POT, hands=Hands(32, joker=True, ace=Ace.BOTH)
    ),
    "electronic, ante, fixed, ten per cent": opening(
        ante_cents=200, maximum=Maximum.FIXED, maximum_cents=2_000, commission=TEN_PER_CENT, group=MEMBERS
    ),
    "electronic, 53 cards, split, straddle, strict readings": opening(
        maximum=Maximum.STRADDLE, maximum_cents=2_000, hands=SPLIT, readings=STRICT
    ),
    "electronic, 40 cards, low, time charge, two players": opening(
        seats=2, boxes=2, stake=8_000, hands=LOW, commission=TIME
    ),
    "electronic, short stakes, over-blinds, strict readings": opening(
        stake=1_600, seats=5, boxes=5, over_blinds=(1_500,), readings=STRICT, opener=Opener.A
    ),
    "electronic, ante, split, short stakes, small chips": opening(
        stake=1_100,
        ante_cents=250,
        smallest_chip_cents=50,
        commission=TEN_PER_CENT,
        hands=Hands(44, contest=Contest.SPLIT, low_ace=LowAce.LOW),
    ),
    "felt, two blinds, option B": opening(cards=FELT),
    "felt, two blinds, fixed, two players": opening(
        seats=2, boxes=3, cards=FELT, maximum=Maximum.FIXED, maximum_cents=3_000
    ),
    "felt, three blinds, option A, short stakes, strict readings": opening(
        stake=1_700, seats=5, boxes=6, cards=FELT, blinds=(200, 500, 1_000), opener=Opener.A, readings=STRICT
    ),
    "felt, ante, split, joker, time charge": opening(cards=FELT, ante_cents=300, hands=SPLIT, commission=TIME),
    "felt, one blind, over-blinds, option C, 48 cards": opening(
        cards=FELT, blinds=(500,), over_blinds=(1_000,), opener=Opener.C, hands=Hands(48, contest=Contest.LOW)
    ),
}
