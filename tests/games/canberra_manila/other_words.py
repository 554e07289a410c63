"""Canberra Manila commands with other words than the offers have: odd amounts, other settings, cards astray, claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.seating import claimants
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Moment, Tender
from croupier.games.people import Person, Role
from tests.games.canberra_manila.onward import order_of
from tests.games.canberra_manila.openings import LOW, TABLES, WAITING
from tests.games.canberra_manila.stacked import pack, unseen
from tests.games.canberra_manila.tables import DAY, DEALER, NOON, OPERATOR, REGULATOR, SUPERVISOR, settings

LATER = Moment(DAY, 13 * 60 + 5)
_CENTS = (100, 500, 700, 1_000, 1_650, 2_500, 4_000, 9_000)


def other_words(table: Table, chance: Random) -> tuple[AnyCommand, ...]:
    """Everything of the kind that may be said in this phase."""
    return tuple(_SAID.get(table.phase, _in_round)(table, chance))


def _named(player: str) -> Person:
    return Person(Role.PLAYER, player)


def _closed(_table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Any table opens here the next day."""
    yield chance.choice([command for command, *_ in TABLES.values() if isinstance(command, c.OpenTable)])
    yield hc.RaiseDispute(by=DEALER, matter="the count of the cards")


def _between(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for at in (NOON, LATER, Moment(DAY, 5 * 60), Moment("2026-01-06", 12 * 60)):
        yield c.BeginRound(by=DEALER, at=at)
        yield c.ChargeTime(by=OPERATOR, at=at)
    now = table.next_settings
    for changed in (
        replace(now, stake_cents=chance.choice((1_500, 6_000))),
        replace(now, hands=chance.choice((LOW, table.settings.hands))),
        settings(stake_cents=now.stake_cents, commission=now.commission),
    ):
        yield c.AnnounceSettings(by=OPERATOR, settings=changed)
    yield hc.CheckCards(by=DEALER, day=DAY, cards=(pack(table),), after_gaming=True)
    yield hc.ReplaceCards(by=OPERATOR, cards=tuple(chance.sample(pack(table), 2)))
    yield from _seats(table, chance)
    yield from _between_whiles(table, chance)


def _seats(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Who wants a free seat, draws for one, and brings how much."""
    free = [box for box in range(1, table.plate.layout.boxes + 1) if table.seat(box) is None]
    claimed = [claim.seat for claim in table.claims]
    for seat in table.seats:
        tender = chance.choice((*(Tender.CASH,) * 9, *Tender))
        yield c.BuyChips(by=_named(seat.player), seat=seat.box, cents=chance.choice(_CENTS), tender=tender)
        yield c.TakeChips(by=_named(seat.player), seat=seat.box, cents=chance.choice(_CENTS))
        for box in free[:1]:
            yield c.AskForSeat(by=_named(seat.player), player=seat.player, seat=box)
    for box in free[:1]:
        for name in WAITING:
            yield c.AskForSeat(by=DEALER, player=name, seat=box)
            yield hc.TakeSeat(by=_named(name), box=box, player=name)
    for box in dict.fromkeys(claimed):
        yield c.DrawForSeat(by=DEALER, seat=box, cards=tuple(chance.sample(pack(table), len(claimants(table, box)))))


def _posting(table: Table, chance: Random) -> Iterator[AnyCommand]:
    yield hc.ShuffleCards(by=DEALER, order=order_of(table, chance))
    yield hc.CutCards(by=DEALER, after=chance.choice((1, 2, 20, 31)))
    yield c.DealHands(by=DEALER, card=None if table.shoe.order else unseen(table, chance, 1)[0])
    yield from _seats(table, chance)
    yield from _amiss(table, chance)


def _betting(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for hand in table.round.hands:
        tender = chance.choice((*(Tender.CHIPS,) * 9, *Tender))
        by = _named(hand.player)
        yield c.Bet(by=by, seat=hand.seat, cents=chance.choice((*_CENTS, hand.left)), tender=tender)
        yield c.Call(by=by, seat=hand.seat)
    yield c.StartClock(by=SUPERVISOR, seat=table.round.turn)
    yield from _amiss(table, chance)


def _amiss(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Cards astray, where people deal them."""
    felt = table.plate.cards is CardSource.FELT
    card = chance.choice((*unseen(table, chance, 8), Card.JOKER, *table.round.board)) if felt else None
    yield c.ReportCommunalExposed(by=DEALER, card=card)
    for hand in table.round.hands:
        yield c.ReportCardCount(by=DEALER, seat=hand.seat, count=chance.choice((0, 1, 2, 3)))
        yield c.ReportDealFault(
            by=SUPERVISOR,
            fault=chance.choice(tuple(c.DealFault)),
            seat=hand.seat,
            looked=chance.random() < 0.3,
            repairable=chance.random() < 0.8,
        )
        yield c.ShareInformation(by=_named(hand.player), seat=hand.seat, what=chance.choice(("it was strong", "")))
        if felt and not table.round.opened:
            yield c.ReportDealFault(by=DEALER, fault=c.DealFault.OUT_OF_TURN, seat=hand.seat)
    if felt and table.round.board:
        yield c.CorrectFaces(by=SUPERVISOR, place=0, cards=(*table.round.board[:-1], *unseen(table, chance, 1)))
    yield c.FoldForBreach(by=OPERATOR, breach=chance.randrange(len(table.breaches) + 1))
    yield from _between_whiles(table, chance)


def _in_round(table: Table, chance: Random) -> Iterator[AnyCommand]:
    felt = table.plate.cards is CardSource.FELT
    for hand in table.round.live:
        cards = unseen(table, chance, chance.choice((1, 2, 2, 3))) if felt else ()
        yield c.ShowHand(by=_named(hand.player), seat=hand.seat, cards=cards)
    yield c.TurnCommunal(by=DEALER, card=unseen(table, chance, 1)[0] if felt else None)
    yield from _amiss(table, chance)


def _between_whiles(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What may be said at any time: breaches, rulings with money, counts, corrections."""
    for seat in table.seats:
        act = chance.choice(tuple(hc.Act))
        yield hc.RecordBreach(by=SUPERVISOR, player=seat.player, act=act, note="seen")
        yield hc.Attempt(by=_named(seat.player), act=act)
        number = chance.randrange(len(table.disputes) + 1)
        amounts = {"to_player": chance.choice((0, 500)), "from_player": chance.choice((0, 0, 700))}
        yield hc.RuleDispute(by=OPERATOR, number=number, ruling="paid anew", player=seat.player, **amounts)
        yield hc.DecideReview(by=REGULATOR, number=number, outcome="put right", player=seat.player, **amounts)
        cents, other = chance.choice(_CENTS), chance.randrange(1, 6)
        yield c.CorrectAward(by=DEALER, from_seat=seat.box, to_seat=other, cents=cents, why="the hands were misread")
    yield hc.ReportCount(by=SUPERVISOR, count=51, complete=False)
    yield hc.RaiseDispute(by=DEALER, matter="the count of the cards")
    for name in table.excluded:
        yield hc.TakeSeat(by=DEALER, box=chance.randrange(1, 4), player=name)


_SAID: dict[Phase, Callable[[Table, Random], Iterator[AnyCommand]]] = {
    Phase.CLOSED: _closed,
    Phase.BETWEEN: _between,
    Phase.POSTING: _posting,
    Phase.BETTING: _betting,
}
