"""Ready examples of each command, as a screen would fill them in before somebody changes an amount or a word."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.games.house.commands import PermitOverLimit
from croupier.games.house.samples import (
    Samplers,
    amounts,
    breaches,
    deck_samplers,
    doubled,
    each_box,
    each_of,
    house_samplers,
    layout,
    machine_samplers,
    misnamed,
    named,
    nothing,
    plain,
    unseen,
    wager_samplers,
)
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.dealing_order import hand_at, size_at
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, STREETS, Area, Table

_PER_BOX = (c.CallForDecision, c.Concede, c.Fold, c.LookAtCards, c.ReportUnwagered, c.SettleHand)


def _places(table: Table) -> tuple[int, ...]:
    return (BOARD, DEALER_BOX, *layout(table))


def _trips_limits(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.AnnounceTripsLimits(by=by, limits=doubled(table.trips))


def _permit(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Beyond the sign, for the ante of each seat and for its trips."""
    for seat in table.seats:
        for wager, limits in (("", table.limits), (Area.TRIPS, table.trips)):
            ceiling = limits.maximum_cents * 2
            yield PermitOverLimit(by=by, box=seat.box, ceiling_cents=ceiling, wager=wager)


def _place_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for seat in table.seats:
        box = table.box(seat.box)
        for cents in amounts(table.limits):
            yield c.PlaceWager(by=by, box=seat.box, wager=Area.ANTE, cents=cents)
        if box is not None:
            yield c.PlaceWager(by=by, box=seat.box, wager=Area.BLIND, cents=box.ante)
        for cents in amounts(table.trips):
            yield c.PlaceWager(by=by, box=seat.box, wager=Area.TRIPS, cents=cents)


def _withdraw_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        for area in Area:
            yield c.WithdrawWager(by=by, box=box.box, wager=area)


def _deal_card(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """To every place in turn: the one that is due, and the others as the misdeal that they may be.

    A shoe whose order the program holds deals without a name, since the name would tell the card before its time.
    """
    face = None if table.shoe.order else next(iter(unseen(table, deck)), None)
    for place in _places(table):
        yield c.DealCard(by=by, box=place)
        yield c.DealCard(by=by, box=place, card=face, exposed=True)


def _deal_packet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for place in _places(table):
        yield c.DealPacket(by=by, box=place, count=size_at(table, place))


def _check(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        for signal in table.plate.check_signals[:1]:
            yield c.Check(by=by, box=box.box, signal=signal)


def _place_play(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    street = STREETS.get(table.phase)
    for box in table.round.boxes if street else ():
        for cents in table.edition.play[street].amounts(box.ante) if street else ():
            yield c.PlacePlay(by=by, box=box.box, cents=cents)


def _deem_folded(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        for silence in c.Silence:
            yield c.DeemFolded(by=by, box=box.box, because=silence, waited_seconds=table.plate.decision_seconds)


def _flop(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    first = table.edition.flop_cards.value
    yield c.RevealFlop(by=by, cards=named(table, table.round.board[:first], deck))


def _river(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    first = table.edition.flop_cards.value
    yield c.RevealRiver(by=by, cards=named(table, table.round.board[first:], deck))


def _reveal(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.RevealDealer(by=by, cards=named(table, table.round.dealer, deck))


def _turn_hand(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.TurnHand(by=by, box=box.box, cards=named(table, box.cards, deck))


def _correct_faces(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Each open place, its last card being another than was named."""
    now = table.round
    open_cards = {BOARD: now.board[: now.revealed], DEALER_BOX: now.dealer, **{box.box: box.cards for box in now.boxes}}
    for place, held in open_cards.items():
        if cards := misnamed(table, held, deck):
            yield c.CorrectFaces(by=by, box=place, cards=cards)


def _correct_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        for area in Area:
            yield c.CorrectWager(by=by, box=box.box, wager=area, cents=box.on(area) + 1)


def _report_exposed(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """The first card of each place that nobody has seen, named if the program does not hold its face."""
    now = table.round
    for place in _places(table):
        first = now.revealed if place == BOARD else 0
        held = hand_at(table, place) or ()
        for index in [index for index in range(first, len(held)) if held[index] not in now.seen][:1]:
            face = unseen(table, deck)[0] if held[index] is None else None
            yield c.ReportExposed(by=by, box=place, index=index, card=face)


def _report_miscount(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for place in _places(table):
        yield c.ReportMiscount(by=by, box=place, count=len(hand_at(table, place) or ()) + 1)


def _void_wagers(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for breach in breaches(table):
        yield c.VoidWagers(by=by, breach=breach)
        yield c.VoidWagers(by=by, breach=breach, wagers=(Area.TRIPS,))


SAMPLERS: Samplers = {
    **house_samplers(CHARTER),
    **wager_samplers(),
    **deck_samplers(CHARTER),
    **machine_samplers(),
    **{kind: each_box(kind) for kind in _PER_BOX},
    PermitOverLimit: _permit,
    c.OpenTable: nothing,
    c.AnnounceTripsLimits: _trips_limits,
    c.OrderShuffle: plain(c.OrderShuffle, reason="a doubt about the shuffle"),
    c.PlaceWager: _place_wager,
    c.WithdrawWager: _withdraw_wager,
    c.CallNoMoreBets: plain(c.CallNoMoreBets),
    c.DealRound: plain(c.DealRound),
    c.DealCard: _deal_card,
    c.DealPacket: _deal_packet,
    c.SpreadBoard: plain(c.SpreadBoard),
    c.Check: _check,
    c.PlacePlay: _place_play,
    c.DeemFolded: _deem_folded,
    c.RevealFlop: _flop,
    c.RevealRiver: _river,
    c.RevealDealer: _reveal,
    c.RefundAntes: plain(c.RefundAntes),
    c.TurnHand: _turn_hand,
    c.CorrectFaces: _correct_faces,
    c.CorrectWager: _correct_wager,
    c.ReportExposed: _report_exposed,
    c.ReportMiscount: _report_miscount,
    c.DeclareMisdeal: plain(c.DeclareMisdeal, note="the deal went wrong"),
    c.ExcludeFromRound: each_of(c.ExcludeFromRound, "breach", breaches),
    c.VoidWagers: _void_wagers,
}
