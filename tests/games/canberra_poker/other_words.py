"""Canberra Poker commands with other words than the offers have: odd amounts, exposed cards, short hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.dealing_order import next_position
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Moment, Tender
from tests.games.canberra_poker.onward import unseen
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.stacked import DECK, stacked
from tests.games.canberra_poker.tables import DAY, DEALER, MACHINE, NOON, OPERATOR, PADS, REGULATOR, SUPERVISOR, player


def other_words(table: Table, chance: Random) -> tuple[AnyCommand, ...]:
    """Everything of the kind that may be said in this phase."""
    return tuple(_SAID.get(table.phase, _between_whiles)(table, chance))


def _closed(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Any table opens here the next day, and its meter goes on where it stood."""
    opening = chance.choice([command for command, *_ in TABLES.values() if isinstance(command, c.OpenTable)])
    jackpot = opening.terms.jackpot
    if jackpot is not None and table.pools.pool_cents + table.pools.reserve_cents:
        pools = table.pools
        jackpot = replace(jackpot, pool_cents=pools.pool_cents, reserve_cents=pools.reserve_cents)
    yield opening
    yield replace(opening, terms=replace(opening.terms, jackpot=jackpot))
    yield hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,), after_gaming=True)


def _between(table: Table, chance: Random) -> Iterator[AnyCommand]:
    yield hc.OpenWagering(by=DEALER, at=NOON)
    yield hc.OpenWagering(by=DEALER, at=Moment(DAY, 5 * 60))
    yield hc.OpenWagering(by=DEALER, at=Moment("2026-01-06", 12 * 60))
    yield c.SwitchJackpot(by=OPERATOR, on=True)
    yield c.TransferReserve(
        by=OPERATOR, cents=chance.randrange(1, 500_000), tournament="cup", reference=chance.choice(("", "notice 7"))
    )
    yield hc.ReplaceCards(by=OPERATOR, cards=tuple(chance.sample(DECK, 2)))
    yield from _between_whiles(table, chance)


def _wagering(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for seat in table.seats:
        cents = chance.choice((100, 300, 900, 1_200, 3_000, 20_400, 60_000))
        tender = chance.choice((*(Tender.CHIPS,) * 9, *Tender))
        yield c.PlaceAnte(by=player(seat.box), box=seat.box, cents=cents, tender=tender)
    for box in table.round.boxes:
        if table.plate.jackpot is not None:
            yield c.StakeJackpot(by=player(box.box), box=box.box, cents=table.plate.jackpot.wager_cents)
            yield c.SensePad(by=PADS, box=box.box, lit=True)
    if table.plate.cards is CardSource.ELECTRONIC and table.round.boxes:
        by = MACHINE if table.shoe.kind is ShoeKind.AUTOMATED and table.shoe.loaded_once else DEALER
        yield hc.ShuffleCards(by=by, order=stacked(table, chance))
    yield from _dealing(table, chance)


def _dealing(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """The card or packet that is due, with a face that shows."""
    place = next_position(table)
    if table.shoe.ready and place is not None and table.round.boxes:
        packet = chance.sample(range(5), chance.choice((1, 1, 2)))
        faces = unseen(table, chance, len(packet))
        order = table.shoe.order
        yield c.DealPacket(
            by=DEALER,
            box=place[0],
            exposed=tuple((index, None if order else face) for index, face in zip(packet, faces, strict=True)),
        )
        face = None if order else chance.choice((*faces, *(sorted(table.round.seen) or faces), Card.JOKER))
        yield c.DealCard(by=DEALER, box=place[0], card=face, exposed=True)
    yield from _shown(table, chance)
    yield from _between_whiles(table, chance)


def _shown(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """A card of a hand that was seen, and on a felt table its name, which may be that of a card seen before."""
    box = chance.choice((DEALER_BOX, *(box.box for box in table.round.boxes)))
    named = (*unseen(table, chance, 1), *table.round.seen)
    face = None if table.shoe.order else chance.choice(sorted(named))
    yield c.ReportExposed(by=DEALER, box=box, index=chance.randrange(5), card=face)


def _dealt(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.CorrectWager(
            by=SUPERVISOR,
            box=box.box,
            wager=chance.choice(("ante", "bet")),
            cents=chance.choice((0, 500, 2_000, 90_000)),
        )
        yield c.RackHand(by=DEALER, box=box.box, count=chance.choice((4, 5, 5, 5)))
    yield from _shown(table, chance)
    number = chance.randrange(len(table.breaches) + 1)
    wagers = chance.choice((("jackpot",), ("ante", "bet"), ("ante",), ()))
    yield c.VoidWagers(by=OPERATOR, breach=number, wagers=wagers)
    yield from _between_whiles(table, chance)


def _between_whiles(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What may be said at any time: breaches, rulings with money, counts, delegated rights."""
    for seat in table.seats:
        act = chance.choice(tuple(hc.Act))
        yield hc.RecordBreach(by=SUPERVISOR, player=seat.player, act=act, note="seen")
        number = chance.randrange(len(table.disputes) + 1)
        amounts = {"to_player": chance.choice((0, 500)), "from_player": chance.choice((0, 0, 700))}
        yield hc.RuleDispute(by=OPERATOR, number=number, ruling="paid anew", player=seat.player, **amounts)
        yield hc.DecideReview(by=REGULATOR, number=number, outcome="put right", player=seat.player, **amounts)
    yield hc.ReportCount(by=SUPERVISOR, count=51, complete=False)
    yield hc.RaiseDispute(by=player(1), matter="the count of the cards")
    yield hc.CopyRules(by=SUPERVISOR)
    for name in table.excluded:
        yield hc.TakeSeat(by=DEALER, box=chance.randrange(1, 4), player=name)
    if table.phase is not Phase.CLOSED:
        yield hc.AnnounceLimits(by=SUPERVISOR, limits=table.limits)


_SAID: dict[Phase, Callable[[Table, Random], Iterator[AnyCommand]]] = {
    Phase.CLOSED: _closed,
    Phase.BETWEEN: _between,
    Phase.WAGERING: _wagering,
    Phase.DEALING: _dealing,
    Phase.ANNOUNCING: _dealt,
    Phase.DECIDING: _dealt,
    Phase.REVEALING: _dealt,
    Phase.COMPARING: _dealt,
    Phase.COLLECTING: _dealt,
}
