"""Ultimate Texas Hold-em commands with other words than the offers have: odd amounts, exposed cards, wrong counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Limits, Moment, Tender
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.dealing_order import next_position, size_at
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Area, Phase, Table
from tests.games.ultimate_texas_holdem.onward import unseen
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.stacked import DECK, stacked
from tests.games.ultimate_texas_holdem.tables import (
    DAY,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    player,
)


def other_words(table: Table, chance: Random) -> tuple[AnyCommand, ...]:
    """Everything of the kind that may be said in this phase."""
    return tuple(_SAID.get(table.phase, _between_whiles)(table, chance))


def _closed(_table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Any table opens here the next day."""
    yield chance.choice([command for command, *_ in TABLES.values() if isinstance(command, c.OpenTable)])
    yield hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,), after_gaming=True)


def _between(table: Table, chance: Random) -> Iterator[AnyCommand]:
    yield hc.OpenWagering(by=DEALER, at=NOON)
    yield hc.OpenWagering(by=DEALER, at=Moment(DAY, 5 * 60))
    yield hc.OpenWagering(by=DEALER, at=Moment("2026-01-06", 12 * 60))
    yield hc.ReplaceCards(by=OPERATOR, cards=tuple(chance.sample(DECK, 2)))
    yield c.AnnounceTripsLimits(by=OPERATOR, limits=Limits(chance.choice((500, 600)), 5_000, 100))
    yield from _between_whiles(table, chance)


def _wagering(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for seat in table.seats:
        box, area = table.box(seat.box), chance.choice(tuple(Area))
        cents = chance.choice((100, 300, 900, 1_200, 3_000, 20_400, 60_000, box.ante if box else 0))
        tender = chance.choice((*(Tender.CHIPS,) * 9, *Tender))
        yield c.PlaceWager(by=player(seat.box), box=seat.box, wager=area, cents=cents, tender=tender)
    complete = any(box.complete for box in table.round.boxes)
    if table.plate.cards is CardSource.ELECTRONIC and complete:
        by = MACHINE if table.shoe.kind is ShoeKind.AUTOMATED else DEALER
        yield hc.ShuffleCards(by=by, order=stacked(table, chance))
    yield from _dealing(table, chance)


def _dealing(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """The card or packet that is due with a face that shows, a packet of another size, and cards astray."""
    place = next_position(table)
    if table.shoe.ready and place is not None:
        order, size = table.shoe.order, size_at(table, place[0])
        indexes = chance.sample(range(size), chance.choice((1, 1, 2)))
        faces = unseen(table, chance, len(indexes))
        exposed = tuple((index, None if order else face) for index, face in zip(indexes, faces, strict=True))
        yield c.DealPacket(by=DEALER, box=place[0], count=size, exposed=exposed)
        yield c.DealPacket(by=DEALER, box=place[0], count=chance.choice((0, size - 1, size + 1)))
        face = None if order else chance.choice((*faces, *(sorted(table.round.seen) or faces), Card.JOKER))
        yield c.DealCard(by=DEALER, box=place[0], card=face, exposed=True)
        yield c.DealCard(by=DEALER, box=chance.randrange(-2, 5))
    yield from _shown(table, chance)
    yield from _amiss(table, chance)


def _shown(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """A card that was seen, and on a felt table its name, which may be that of a card seen before."""
    for place in (BOARD, DEALER_BOX, *(box.box for box in table.round.boxes)):
        named = (*unseen(table, chance, 1), *table.round.seen)
        face = None if table.shoe.order else chance.choice(sorted(named))
        yield c.ReportExposed(by=DEALER, box=place, index=chance.randrange(size_at(table, place)), card=face)


def _amiss(table: Table, chance: Random) -> Iterator[AnyCommand]:
    yield c.ReportMiscount(by=DEALER, box=chance.randrange(-1, 4), count=chance.randrange(6))
    yield c.ReportUnwagered(by=DEALER, box=chance.randrange(1, 4))
    yield c.DeclareMisdeal(by=SUPERVISOR, note=chance.choice(("a card was seen twice", "")))
    yield from _between_whiles(table, chance)


def _dealt(table: Table, chance: Random) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        area = chance.choice(tuple(Area))
        cents = chance.choice((0, 500, 1_000, 2_500, 5_000, 90_000, 2 * box.on(area)))
        yield c.CorrectWager(by=SUPERVISOR, box=box.box, wager=area, cents=cents)
        yield c.Check(by=player(box.box), box=box.box, signal=chance.choice(("tap", "knock", "wink")))
        yield c.DeemFolded(by=DEALER, box=box.box, waited_seconds=chance.choice((5, 60)))
        yield c.LookAtCards(by=DEALER, box=box.box)
    yield from _renamed(table, chance)
    number = chance.randrange(len(table.breaches) + 1)
    wagers = chance.choice(((Area.TRIPS,), tuple(Area), (Area.ANTE, Area.BLIND), ()))
    yield c.VoidWagers(by=OPERATOR, breach=number, wagers=wagers)
    yield from _shown(table, chance)
    yield from _amiss(table, chance)


def _renamed(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """On a felt table, open cards of which one was another."""
    now = table.round
    open_cards = {BOARD: now.board[: now.revealed], DEALER_BOX: now.dealer, **{box.box: box.cards for box in now.boxes}}
    for place, held in open_cards.items():
        known = tuple(card for card in held if card is not None)
        if known and len(known) == len(held) and not table.shoe.order:
            yield c.CorrectFaces(by=SUPERVISOR, box=place, cards=(*unseen(table, chance, 1), *known[1:]))


def _between_whiles(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What may be said at any time: breaches, rulings with money, counts, delegated rights."""
    for seat in table.seats:
        act = chance.choice(tuple(hc.Act))
        yield hc.RecordBreach(by=SUPERVISOR, player=seat.player, act=act, note="seen")
        yield hc.Attempt(by=player(seat.box), act=act)
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
    Phase.PREFLOP: _dealt,
    Phase.FLOP: _dealt,
    Phase.RIVER: _dealt,
    Phase.REFUNDING: _dealt,
    Phase.SETTLING: _dealt,
}
