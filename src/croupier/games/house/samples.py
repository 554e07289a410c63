"""Ready examples of the house's commands, as a screen would fill them in before somebody changes a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as c
from croupier.games.house.boxes import BoxTable, Cards, faces_known
from croupier.games.house.charter import Charter
from croupier.games.house.commands import Command
from croupier.games.house.state import HouseTable
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Limits, Moment
from croupier.games.people import Person

Sampler = Callable[[Any, Person, tuple[Card, ...]], Iterator[Any]]
Samplers = Mapping[type[Command], Sampler]
_DAY = "2025-01-01"


def plain(kind: Callable[..., Command], **words: Any) -> Sampler:
    """A command that needs nothing but its person, and words that are always the same."""

    def sampler(_table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
        yield kind(by=by, **words)

    return sampler


def each_box(kind: Callable[..., Command], **words: Any) -> Sampler:
    """A command for every box of the layout."""

    def sampler(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
        for box in layout(table):
            yield kind(by=by, box=box, **words)

    return sampler


def each_of(kind: Callable[..., Command], field: str, found: Callable[[Any], Iterator[Any]], **words: Any) -> Sampler:
    """A command for every breach, dispute, or person that the table knows."""

    def sampler(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
        for value in found(table):
            yield kind(by=by, **{field: value}, **words)

    return sampler


def nothing(_table: HouseTable, _by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    """A closed table knows no determinations, and nobody makes them up for the operator."""
    yield from ()


def layout(table: HouseTable) -> range:
    """The numbers of the boxes."""
    return range(1, table.plate.layout.boxes + 1) if table.terms else range(0)


def breaches(table: HouseTable) -> Iterator[int]:
    return (breach.number for breach in table.breaches)


def doubled(limits: Limits) -> Limits:
    """Limits that a sign may be changed to."""
    return Limits(limits.minimum_cents * 2, limits.maximum_cents * 2, limits.multiple_cents)


def amounts(limits: Limits) -> tuple[int, ...]:
    """The least and the most on the sign, and one step outside of either."""
    step = limits.multiple_cents
    least, most = -(-limits.minimum_cents // step) * step, limits.maximum_cents // step * step
    return least, most, most + step, step


def unseen(table: BoxTable[Any], deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the deck that have not been seen in this round."""
    return tuple(card for card in deck if card not in table.round.seen)


def named(table: BoxTable[Any], held: Cards, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The faces of cards on a felt table: those seen, filled up with cards that are nowhere else."""
    if table.shoe.order:
        return ()
    known = faces_known(held)
    return (*known, *unseen(table, deck)[: len(held) - len(known)])


def misnamed(table: BoxTable[Any], held: Cards, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards that lie open, the last of them being another than was named; none where they do not lie open."""
    lies_open = held and None not in held
    return faces_known((*held[:-1], *unseen(table, deck)[:1])) if lies_open else ()


def house_samplers(charter: Charter) -> dict[type[Command], Sampler]:
    """Examples of everything that every game lets people do."""
    return {
        c.CheckCards: lambda table, by, deck: _check_cards(charter, table, by, deck),
        c.ReplaceCards: plain(c.ReplaceCards, cards=(Card.KING_OF_HEARTS,)),
        c.CheckReplacement: plain(c.CheckReplacement),
        c.OrderCount: plain(c.OrderCount, reason="a doubt about the cards"),
        c.ReportCount: lambda table, by, _deck: _report_count(charter, table, by),
        c.ReportCardFault: plain(c.ReportCardFault, what="a card with another back"),
        c.TakeSeat: _take_seat,
        c.LeaveSeat: each_box(c.LeaveSeat),
        c.OrderToLeave: each_box(c.OrderToLeave),
        c.CollectVoid: plain(c.CollectVoid),
        c.VoidRound: _void,
        c.RecordBreach: each_of(c.RecordBreach, "player", _people, act=_breach(charter), note="heard"),
        c.Attempt: each_of(c.Attempt, "act", lambda _table: iter(c.Act)),
        c.ExcludePlayer: each_of(c.ExcludePlayer, "breach", breaches),
        c.LiftExclusion: each_of(c.LiftExclusion, "player", lambda table: iter(table.excluded)),
        c.RaiseDispute: plain(c.RaiseDispute, matter="the payment of a hand"),
        c.RuleDispute: each_of(c.RuleDispute, "number", _disputes, ruling="the payment stands"),
        c.RequestReview: each_of(c.RequestReview, "number", _disputes),
        c.DecideReview: each_of(c.DecideReview, "number", _disputes, outcome="the ruling stands"),
        c.AnnounceClosing: plain(c.AnnounceClosing),
        c.CloseTable: plain(c.CloseTable),
        c.CopyRules: plain(c.CopyRules),
    }


def wager_samplers() -> dict[type[Command], Sampler]:
    """What a game has beside it that is played against the house."""
    return {
        c.AnnounceLimits: _new_limits,
        c.PermitOverLimit: _permit,
        c.PlaceMarker: _marker,
        c.OpenWagering: _open_wagering,
        c.EndWagering: plain(c.EndWagering),
    }


def _breach(charter: Charter) -> c.Act:
    """An act that the rules of this game forbid."""
    passing = c.Act.PASS_INFORMATION
    return passing if passing in charter.conduct.forbidden else c.Act.OTHER


def deck_samplers(charter: Charter) -> dict[type[Command], Sampler]:
    """What a game has beside it that is played with one deck, shuffled for each round."""
    return {
        c.ShuffleCards: _shuffle,
        c.CutCards: lambda table, by, _deck: _cut(charter, table, by),
    }


def machine_samplers() -> dict[type[Command], Sampler]:
    """What a game has beside it that may be dealt from an automated shoe."""
    return {
        c.ReportShoeFault: each_of(c.ReportShoeFault, "fault", lambda _table: iter(c.Fault)),
        c.ReplaceShoe: _new_shoe,
    }


def _check_cards(charter: Charter, table: HouseTable, by: Person, deck: tuple[Card, ...]) -> Iterator[Command]:
    decks = (deck[: len(charter.pack(table).cards)],) * max(charter.decks(table))
    yield c.CheckCards(by=by, day=table.cards.checked_on or _DAY, cards=decks)


def _report_count(charter: Charter, table: HouseTable, by: Person) -> Iterator[Command]:
    yield c.ReportCount(by=by, count=charter.in_play(table), complete=True)


def _open_wagering(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    yield c.OpenWagering(by=by, at=Moment(table.cards.checked_on, table.plate.hours.opens))


def _take_seat(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    taken = {seat.box for seat in table.seats}
    known = {*(seat.player for seat in table.seats), *table.excluded}
    for box in layout(table):
        if box not in taken:
            name = next(name for number in count(box) if (name := f"player {number}") not in known)
            yield c.TakeSeat(by=by, box=box, player=name)


def _shuffle(table: HouseTable, by: Person, deck: tuple[Card, ...]) -> Iterator[Command]:
    electronic = table.plate.cards is CardSource.ELECTRONIC
    yield c.ShuffleCards(by=by, order=deck if electronic else ())


def _cut(charter: Charter, table: HouseTable, by: Person) -> Iterator[Command]:
    yield c.CutCards(by=by, after=len(charter.pack(table).cards) // 2)


def _void(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    for reason in c.VoidReason:
        for breach in (None, *breaches(table)):
            yield c.VoidRound(by=by, reason=reason, note="as recorded", breach=breach)


def _disputes(table: HouseTable) -> Iterator[int]:
    return (dispute.number for dispute in table.disputes)


def _people(table: HouseTable) -> Iterator[str]:
    return iter((*(seat.player for seat in table.seats), "a bystander"))


def _new_limits(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    yield c.AnnounceLimits(by=by, limits=doubled(table.limits))


def _permit(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    for seat in table.seats:
        yield c.PermitOverLimit(by=by, box=seat.box, ceiling_cents=table.limits.maximum_cents * 2)


def _marker(table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    for marker in table.markers:
        yield c.PlaceMarker(by=by, box=marker.box, stated_cents=marker.ceiling_cents, wager=marker.wager)
        yield c.PlaceMarker(by=by, box=marker.box, wager=marker.wager)


def _new_shoe(_table: HouseTable, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
    approval = Approval("spare shoe", _DAY)
    yield c.ReplaceShoe(by=by, shoe=DealingShoe(ShoeKind.PLAIN, approval))
    yield c.ReplaceShoe(by=by, shoe=DealingShoe(ShoeKind.AUTOMATED, approval, ("red", "blue")))
