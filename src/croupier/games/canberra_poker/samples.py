"""Ready examples of each command, as a screen would fill them in before somebody changes an amount or a word."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.conduct import WAGERS
from croupier.games.canberra_poker.state import DEALER_BOX, Table
from croupier.games.house.samples import (
    Samplers,
    amounts,
    breaches,
    deck_samplers,
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


def _place_ante(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for seat in table.seats:
        for cents in amounts(table.limits):
            yield c.PlaceAnte(by=by, box=seat.box, cents=cents)


def _stake_jackpot(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    terms = table.plate.jackpot
    for box in table.round.boxes:
        if terms is not None:
            yield c.StakeJackpot(by=by, box=box.box, cents=terms.wager_cents)


def _sense_pad(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.SensePad(by=by, box=box.box, lit=not box.lit)


def _deal_card(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """To every box in turn: the one that is due, and the others as the misdeal that they would be.

    A shoe whose order the program holds deals without a name, since the name would tell the card before its time.
    """
    face = None if table.shoe.order else next(iter(unseen(table, deck)), None)
    for box in (DEALER_BOX, *layout(table)):
        yield c.DealCard(by=by, box=box)
        yield c.DealCard(by=by, box=box, card=face, exposed=True)
        if face is not None:
            yield c.DealCard(by=by, box=box, card=face)


def _deal_packet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in (*layout(table), DEALER_BOX):
        yield c.DealPacket(by=by, box=box)


def _report_exposed(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """The first card of each hand that nobody has seen, named if the program does not hold its face."""
    now = table.round
    hands = {DEALER_BOX: now.dealer, **{box.box: box.cards for box in now.boxes}}
    for box, hand in hands.items():
        up = now.up if box == DEALER_BOX else None
        hidden = [index for index, card in enumerate(hand) if index != up and card not in now.seen]
        for index in hidden[:1]:
            face = unseen(table, deck)[0] if hand[index] is None else None
            yield c.ReportExposed(by=by, box=box, index=index, card=face)


def _turn_top(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.TurnTopCard(by=by, index=0, card=None if table.shoe.order else unseen(table, deck)[0])


def _place_bet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.PlaceBet(by=by, box=box.box, cents=box.ante * table.edition.bet_multiple.value)


def _correct_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.CorrectWager(by=by, box=box.box, wager="bet", cents=box.bet + 1)
        yield c.CorrectWager(by=by, box=box.box, wager="ante", cents=max(box.ante - 1, 0))


def _reveal(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.RevealDealer(by=by, cards=named(table, table.round.dealer, deck))


def _turn_hand(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.TurnHand(by=by, box=box.box, cards=named(table, box.cards, deck))


def _correct_faces(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Each hand that lies open, its last card being another than was named."""
    now = table.round
    for box, hand in ((DEALER_BOX, now.dealer), *((box.box, box.cards) for box in now.boxes)):
        if cards := misnamed(table, hand, deck):
            yield c.CorrectFaces(by=by, box=box, cards=cards)


def _rack(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Each hand with its five cards, and as the wrong number of cards that would void the round."""
    five = table.edition.hand_cards.value
    for box in (*(box.box for box in table.round.boxes), DEALER_BOX):
        yield c.RackHand(by=by, box=box)
        yield c.RackHand(by=by, box=box, count=five - 1)


def _transfer(_table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.TransferReserve(by=by, cents=1, tournament="autumn cup", reference="notified")
    yield c.TransferReserve(by=by, cents=1, lottery="spring lottery", reference="approved")


SAMPLERS: Samplers = {
    **house_samplers(CHARTER),
    **wager_samplers(),
    **deck_samplers(CHARTER),
    **machine_samplers(),
    c.OpenTable: nothing,
    c.PlaceAnte: _place_ante,
    c.WithdrawAnte: each_box(c.WithdrawAnte),
    c.StakeJackpot: _stake_jackpot,
    c.WithdrawJackpot: each_box(c.WithdrawJackpot),
    c.SensePad: _sense_pad,
    c.DealRound: plain(c.DealRound),
    c.DealCard: _deal_card,
    c.DealPacket: _deal_packet,
    c.TurnTopCard: _turn_top,
    c.ReportExposed: _report_exposed,
    c.AnnounceDecisions: plain(c.AnnounceDecisions),
    c.PlaceBet: _place_bet,
    c.Fold: each_box(c.Fold),
    c.CorrectWager: _correct_wager,
    c.RevealDealer: _reveal,
    c.TurnHand: _turn_hand,
    c.CorrectFaces: _correct_faces,
    c.SettleWagers: plain(c.SettleWagers),
    c.DeclareJackpot: each_box(c.DeclareJackpot),
    c.PayJackpot: plain(c.PayJackpot),
    c.RackHand: _rack,
    c.ReportJackpotFault: plain(c.ReportJackpotFault, what="the pad stays dark"),
    c.ApproveContinuing: plain(c.ApproveContinuing),
    c.SwitchJackpot: each_of(c.SwitchJackpot, "on", lambda _table: iter((True, False))),
    c.TransferReserve: _transfer,
    c.ReturnReserve: plain(c.ReturnReserve, cents=1, source="tournament:autumn cup"),
    c.ReportMisplaced: each_box(c.ReportMisplaced),
    c.ReconstructHand: each_box(c.ReconstructHand),
    c.WithdrawHand: each_box(c.WithdrawHand, reason="it cannot be rebuilt"),
    c.ExcludeFromRound: each_of(c.ExcludeFromRound, "breach", breaches),
    c.VoidWagers: each_of(c.VoidWagers, "breach", breaches, wagers=WAGERS),
}
