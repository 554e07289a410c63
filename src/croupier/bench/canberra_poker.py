"""Rounds of Canberra Poker for the benchmark: every box antes and bets, and no order has a jackpot to declare."""

from __future__ import annotations

from croupier.bench.course import APPROVAL, AT, DEALER, OPERATOR, Course, order, player
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms, Layout
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Hours, Limits

Script = tuple[c.AnyCommand, ...]

_TERMS = Determinations(
    edition="2023",
    layout=Layout(APPROVAL, 7),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(1_000, 20_000, 100),
    maximum_payout_cents=5_000_000,
    hours=Hours(10 * 60, 4 * 60),
    jackpot=JackpotTerms(100, 70, 100, APPROVAL, pool_cents=5_000_000),
    commences="2023-09-20",
)


def opened(boxes: int) -> Script:
    """The commands that open the table and seat its players."""
    return (
        c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
        hc.CheckCards(by=DEALER, day=AT.day, cards=(Pack().cards,)),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in range(1, boxes + 1)),
    )


def script(_table: Table, boxes: int, number: int) -> Script:
    """The commands of one round."""
    numbers = range(1, boxes + 1)
    return (
        hc.ShuffleCards(by=DEALER, order=order(number)),
        hc.CutCards(by=DEALER, after=26),
        hc.OpenWagering(by=DEALER, at=AT),
        *(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in numbers),
        c.DealRound(by=DEALER),
        *(c.PlaceBet(by=player(box), box=box, cents=2_000) for box in numbers),
        c.RevealDealer(by=DEALER),
        c.SettleWagers(by=DEALER),
        *(c.RackHand(by=DEALER, box=box) for box in (*numbers, 0)),
    )


COURSE = Course(GAME, opened, script)
