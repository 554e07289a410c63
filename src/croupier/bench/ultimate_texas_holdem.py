"""Rounds of Ultimate Texas Hold-em for the benchmark: every box looks and stays in, on one street or another."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.bench.course import APPROVAL, AT, DEALER, OPERATOR, Course, order, played, player
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Hours, Limits
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.determinations import Determinations, Layout
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Area, Phase, Table

Script = tuple[c.AnyCommand, ...]

_ANTE, _TRIPS = 1_000, 500
_TERMS = Determinations(
    edition="2025",
    layout=Layout(APPROVAL, 7),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(1_000, 20_000, 100),
    trips=Limits(500, 10_000, 100),
    maximum_payout_cents=5_000_000,
    hours=Hours(10 * 60, 4 * 60),
    commences="2025-07-25",
)


def opened(boxes: int) -> Script:
    """The commands that open the table and seat its players."""
    return (
        c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
        hc.CheckCards(by=DEALER, day=AT.day, cards=(Pack().cards,)),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in range(1, boxes + 1)),
    )


def script(table: Table, boxes: int, number: int) -> Script:
    """The commands of one round: who places the play wager when goes by the numbers of box and round."""
    numbers = range(1, boxes + 1)
    before = (
        hc.ShuffleCards(by=DEALER, order=order(number)),
        hc.CutCards(by=DEALER, after=26),
        hc.OpenWagering(by=DEALER, at=AT),
        *(wager for box in numbers for wager in _wagers(box)),
        c.DealRound(by=DEALER),
        *(c.LookAtCards(by=player(box), box=box) for box in numbers),
        *_decided(numbers, number, 0, 4),
        c.RevealFlop(by=DEALER),
        *_decided(numbers, number, 1, 2),
        c.RevealRiver(by=DEALER),
        *_decided(numbers, number, 2, 1),
    )
    return (*before, *_settled(played(GAME, table, before)))


def _wagers(box: int) -> Script:
    by = player(box)
    return (
        c.PlaceWager(by=by, box=box, wager=Area.ANTE, cents=_ANTE),
        c.PlaceWager(by=by, box=box, wager=Area.BLIND, cents=_ANTE),
        c.PlaceWager(by=by, box=box, wager=Area.TRIPS, cents=_TRIPS),
    )


def _decided(boxes: range, number: int, street: int, times: int) -> Iterator[c.AnyCommand]:
    """A third of the hands plays on each street, and the others check until theirs."""
    for box in boxes:
        turn = (box + number) % 3
        if turn == street:
            yield c.PlacePlay(by=player(box), box=box, cents=times * _ANTE)
        elif turn > street:
            yield c.Check(by=player(box), box=box)


def _settled(table: Table) -> Script:
    """The dealer's steps from the declared hand to the last settlement, as the cards ask for them."""
    found: list[c.AnyCommand] = []
    while table.phase is not Phase.BETWEEN:
        step = due(table, DEALER, AT)
        if step is None:
            raise RuntimeError(f"nothing is due at {table.phase}")
        found.append(step.command)
        table = played(GAME, table, (step.command,))
    return tuple(found)


COURSE = Course(GAME, opened, script)
