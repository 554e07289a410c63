"""Blackjack commands with other words than the offers have: odd amounts, back bettors, cards drawn in error, cuts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.state import DEALER_BOX, Hand, Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Moment, Tender
from tests.games.blackjack.onward import unseen
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.rich import shuffled_for
from tests.games.blackjack.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    REGULATOR,
    SUPERVISOR,
    named,
)

BACK_BETTORS = ("vera", "will")


def other_words(table: Table, chance: Random) -> tuple[AnyCommand, ...]:
    """Everything of the kind that may be said in this phase."""
    return tuple(_SAID.get(table.phase, _in_round)(table, chance))


def _closed(_table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Any table opens here the next day."""
    yield chance.choice([command for command, *_ in TABLES.values() if isinstance(command, c.OpenTable)])
    yield hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * 4, after_gaming=True)


def _between(table: Table, chance: Random) -> Iterator[AnyCommand]:
    yield hc.OpenWagering(by=DEALER, at=NOON)
    yield hc.OpenWagering(by=DEALER, at=Moment(DAY, 5 * 60))
    yield hc.OpenWagering(by=DEALER, at=Moment("2026-01-06", 12 * 60))
    yield from _loading(table, chance)
    yield hc.ReplaceShoe(by=OPERATOR, shoe=chance.choice((PLAIN, AUTOMATED)))
    yield c.ChangeCards(by=OPERATOR, decks=chance.choice((3, 4, 4, 5)), shuffle=chance.choice(("strip", "wash", "")))
    yield c.ReopenRound(by=SUPERVISOR, box=chance.randrange(3))
    yield from _between_whiles(table, chance)


def _loading(table: Table, chance: Random) -> Iterator[AnyCommand]:
    order = shuffled_for(table, chance)
    yield hc.ShuffleCards(
        by=MACHINE if table.shoe.loaded and table.shoe.kind.value == "automated" else DEALER, order=order
    )
    yield hc.CutCards(by=chance.choice((DEALER, SUPERVISOR)), after=chance.randrange(40, 170))
    yield c.InsertCuttingCard(by=DEALER, from_back=chance.choice((51, 52, 80, 104, 110)))


def _wagering(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """Back bettors, amounts that are none, and players on several boxes."""
    for box in range(1, table.plate.layout.boxes + 1):
        names = (*(seat.player for seat in table.seats), *BACK_BETTORS)
        cents = chance.choice((100, 300, 900, 1_000, 1_200, 3_000, 6_000, 55_500))
        tender = chance.choice((*(Tender.CHIPS,) * 9, *Tender))
        name = chance.choice(names)
        by = named(name) if chance.random() < 0.5 else DEALER
        yield c.PlaceWager(by=by, box=box, cents=cents, player=name, tender=tender)
        yield c.PlaceSideWager(by=by, box=box, cents=chance.choice((300, 500, 1_000, 20_000)), player=name)
    yield from _loading(table, chance)
    yield from _in_round(table, chance)


def _in_round(table: Table, chance: Random) -> Iterator[AnyCommand]:
    felt = table.terms is not None and table.plate.cards is CardSource.FELT and table.shoe.loaded > 0
    card = _any_card(table, chance) if felt else None
    box = chance.choice((DEALER_BOX, *(box.box for box in table.round.boxes)))
    exposed = chance.random() < 0.5
    yield c.ReportDrawn(
        by=DEALER, box=box, card=card if exposed else None, exposed=exposed, burned=chance.random() < 0.3
    )
    yield c.BurnFaceUp(by=DEALER, card=card)
    if felt:
        yield c.DealCard(by=DEALER, card=card)
        yield from _laid(table, chance)
    yield c.VoidWagers(by=OPERATOR, breach=chance.randrange(len(table.breaches) + 1))
    yield c.VoidPastRound(by=OPERATOR, round=chance.randrange(table.rounds + 1), note="found late")
    yield from _decided(table, chance)
    yield from _between_whiles(table, chance)


def _any_card(table: Table, chance: Random) -> Card:
    """Mostly a card that may be there, at times one that lies there too often, or that is foreign."""
    return chance.choice((*(unseen(table, chance) for _ in range(8)), Card.JOKER))


def _laid(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """The cards of two hands in each other's place, and one of them another card."""
    places = [(box.box, index, hand) for box in table.round.boxes for index, hand in enumerate(box.hands)]
    places.append((DEALER_BOX, 0, Hand(table.round.dealer)))
    if len(places) < 2:
        return
    one, two = chance.sample(places, 2)
    swapped = (c.Laid(one[0], two[2].cards, one[1]), c.Laid(two[0], one[2].cards, two[1]))
    yield c.ReconstructHands(by=SUPERVISOR, hands=swapped)
    if one[2].cards:
        other = (*one[2].cards[:-1], unseen(table, chance))
        yield c.ReconstructHands(by=SUPERVISOR, hands=(c.Laid(one[0], other, one[1]),))


def _decided(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What somebody else than the dealer says, for another wager or by another amount."""
    for box in table.round.boxes:
        wager = chance.choice(box.wagers)
        by = named(wager.player)
        cents = chance.choice((wager.base, wager.base, wager.base // 2, wager.base + 100))
        yield c.Double(by=by, box=box.box, cents=cents)
        yield c.Split(by=by, box=box.box, cents=cents)
        yield c.Draw(by=by, box=box.box)
        yield c.Insure(by=by, box=box.box, cents=chance.choice((250, 500, 700, wager.base // 2)))


def _between_whiles(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What may be said at any time: breaches, rulings with money, restrictions, counts, delegated rights."""
    for seat in table.seats:
        act = chance.choice(tuple(hc.Act))
        yield hc.RecordBreach(by=SUPERVISOR, player=seat.player, act=act, note="seen")
        number = chance.randrange(len(table.disputes) + 1)
        amounts = {"to_player": chance.choice((0, 500)), "from_player": chance.choice((0, 0, 700))}
        yield hc.RuleDispute(by=OPERATOR, number=number, ruling="paid anew", player=seat.player, **amounts)
        yield hc.DecideReview(by=REGULATOR, number=number, outcome="put right", player=seat.player, **amounts)
        yield c.RestrictPlayer(by=OPERATOR, player=seat.player, tracking=chance.choice(("", "file 7")))
        yield hc.TakeSeat(by=DEALER, box=chance.randrange(1, 7), player=seat.player)
    yield hc.ReportCount(by=SUPERVISOR, count=51, complete=False)
    yield hc.RaiseDispute(by=DEALER, matter="the count of the cards")
    yield c.AskForBox(by=DEALER, player=chance.choice(("nora", "olaf")), waits=chance.random() < 0.7)
    yield hc.CopyRules(by=SUPERVISOR)
    for name in table.excluded:
        yield hc.TakeSeat(by=DEALER, box=chance.randrange(1, 4), player=name)
    if table.phase is not Phase.CLOSED:
        yield hc.AnnounceLimits(by=SUPERVISOR, limits=table.limits)


_SAID: dict[Phase, Callable[[Table, Random], Iterator[AnyCommand]]] = {
    Phase.CLOSED: _closed,
    Phase.BETWEEN: _between,
    Phase.WAGERING: _wagering,
}
