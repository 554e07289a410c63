"""Rounds of Canberra Poker in which every box antes and bets."""

from __future__ import annotations

from croupier.bench.rounds import APPROVAL, AT, DEALER, OPERATOR, Rounds, opened, order, player
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms, Layout
from croupier.games.canberra_poker.game import GAME
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Hours, Limits

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


def rounds(boxes: int, count: int) -> Rounds:
    commands = tuple(command for number in range(count) for command in _round(boxes, number))
    name = f"{GAME.name}, {boxes} {'box' if boxes == 1 else 'boxes'}"
    return Rounds(name, GAME, opened(GAME, _opening(boxes)), commands, count)


def _opening(boxes: int) -> tuple[c.AnyCommand, ...]:
    return (
        c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
        hc.CheckCards(by=DEALER, day=AT.day, cards=(Pack().cards,)),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in range(1, boxes + 1)),
    )


def _round(boxes: int, number: int) -> tuple[c.AnyCommand, ...]:
    """No order among the first few hundred has a jackpot to declare."""
    numbers = range(1, boxes + 1)
    return (
        hc.ShuffleCards(by=DEALER, order=order(1, number)),
        hc.CutCards(by=DEALER, after=26),
        hc.OpenWagering(by=DEALER, at=AT),
        *(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in numbers),
        c.DealRound(by=DEALER),
        *(c.PlaceBet(by=player(box), box=box, cents=2_000) for box in numbers),
        c.RevealDealer(by=DEALER),
        c.SettleWagers(by=DEALER),
        *(c.RackHand(by=DEALER, box=box) for box in (*numbers, 0)),
    )
