"""Ready examples of each command, as a screen would fill them in before somebody changes an amount or a word."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, permutations

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.betting import turn_of
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.seating import claimants
from croupier.games.canberra_manila.state import BOARD, Hand, Table
from croupier.games.house.commands import Command
from croupier.games.house.samples import (
    Sampler,
    Samplers,
    breaches,
    deck_samplers,
    each_of,
    house_samplers,
    layout,
    nothing,
    plain,
)
from croupier.games.house.terms import Moment
from croupier.games.people import Person

_PER_SEAT = (c.SitIn, c.SitOut)
_PER_HAND = (
    c.Check, c.Call, c.TapOut, c.Fold, c.CallAndFold, c.StartClock, c.ExpireClock, c.ConcedeHand, c.PostOverBlind,
)  # fmt: skip


def _each_seat(kind: type[Command]) -> Sampler:
    """A command for everybody at the table."""

    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
        for seat in table.seats:
            yield kind(by=by, seat=seat.box)  # type: ignore[call-arg]

    return sampler


def _each_hand(kind: type[Command]) -> Sampler:
    """A command for every hand of the round."""

    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[Command]:
        for hand in table.round.hands:
            yield kind(by=by, seat=hand.seat)  # type: ignore[call-arg]

    return sampler


def _now(table: Table) -> Moment:
    return Moment(table.cards.checked_on, table.plate.hours.opens)


def _announce(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    settings = table.next_settings
    yield c.AnnounceSettings(by=by, settings=replace(settings, stake_cents=settings.stake_cents // 2 or 1))


def _buy(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    chip = table.plate.smallest_chip_cents
    least = -(-table.next_settings.stake_cents // chip) * chip
    for seat in table.seats:
        for cents in (least, 10 * least):
            yield c.BuyChips(by=by, seat=seat.box, cents=cents)


def _take(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for seat in table.seats:
        above = seat.stake - table.next_settings.stake_cents
        yield c.TakeChips(by=by, seat=seat.box, cents=max(above, 1))


def _choose_entry(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for seat in table.seats:
        yield c.ChooseEntry(by=by, seat=seat.box, posts=not seat.place.posts)


def _move(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    free = [number for number in layout(table) if table.seat(number) is None]
    for seat in table.seats:
        for number in free:
            yield c.MoveSeat(by=by, seat=seat.box, to=number)


def _ask(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    waiting = {claim.player for claim in table.claims}
    newcomer = next(name for number in count(1) if (name := f"newcomer {number}") not in waiting | {*table.excluded})
    for number in layout(table):
        for name in (*[seat.player for seat in table.seats], newcomer):
            yield c.AskForSeat(by=by, player=name, seat=number)


def _draw(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for number in dict.fromkeys(claim.seat for claim in table.claims):
        wanting = len(claimants(table, number))
        yield c.DrawForSeat(by=by, seat=number, cards=deck[:wanting])


def _withdraw(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for claim in table.claims:
        yield c.WithdrawClaim(by=by, player=claim.player, seat=claim.seat)


def _bet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Of whose turn it is: the least, the most, everything, and amounts that are no bet; of others, a bet too soon."""
    for hand in table.round.hands:
        if hand.live:
            for cents in _amounts(table, hand):
                yield c.Bet(by=by, seat=hand.seat, cents=cents)


def _amounts(table: Table, hand: Hand) -> tuple[int, ...]:
    turn, chip = turn_of(table, hand), table.plate.smallest_chip_cents
    found = (turn.least, min(turn.most, hand.left), turn.call, turn.call + chip, turn.call - chip, hand.left)
    return tuple(dict.fromkeys(cents for cents in found if cents > 0))


def _deal(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """On a felt table the card that lies face up is named."""
    yield c.DealHands(by=by, card=None if table.shoe.order else _unseen(table, deck)[0])


def _turn(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    known = bool(table.shoe.order or table.round.laid_out)
    yield c.TurnCommunal(by=by, card=None if known else _unseen(table, deck)[0])


def _expose(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.ReportCommunalExposed(by=by, card=None if table.shoe.order else _unseen(table, deck)[0])


def _show(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for hand in table.round.hands:
        yield c.ShowHand(by=by, seat=hand.seat, cards=_unseen(table, deck)[:2])


def _correct_faces(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """The last of the open cards at a place is another than was named."""
    now = table.round
    open_cards = {BOARD: (*now.board, *now.laid_out), **{hand.seat: hand.faces for hand in now.hands if hand.shown}}
    for place, cards in open_cards.items():
        if cards and not table.shoe.order:
            yield c.CorrectFaces(by=by, place=place, cards=(*cards[:-1], *_unseen(table, deck)[:1]))


def _unseen(table: Table, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in deck if card not in table.round.seen)


def _correct(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    chip, seats = table.plate.smallest_chip_cents, table.seats
    for giver, taker in permutations(seats, 2):
        yield c.CorrectAward(by=by, from_seat=giver.box, to_seat=taker.box, cents=chip, why="the hands were misread")


def _deal_fault(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Of each hand, and of none; where the program deals there is nothing to report, and one example shows why."""
    dealt = () if table.shoe.order else tuple([hand.seat for hand in table.round.hands])
    for seat in (0, *dealt):
        for fault in c.DealFault:
            for looked in (False, True):
                yield c.ReportDealFault(by=by, fault=fault, seat=seat, looked=looked)


def _card_count(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for hand in table.round.hands:
        yield c.ReportCardCount(by=by, seat=hand.seat, count=3)


def _share(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for hand in table.round.hands:
        yield c.ShareInformation(by=by, seat=hand.seat, what="the player spoke of the hand")


def _answer(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for hand in table.round.hands:
        for agrees in (True, False):
            yield c.AnswerRemedy(by=by, seat=hand.seat, agrees=agrees)


def _begin(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.BeginRound(by=by, at=_now(table))


def _charge(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.ChargeTime(by=by, at=_now(table))


SAMPLERS: Samplers = {
    **house_samplers(CHARTER),
    **deck_samplers(CHARTER),
    **{kind: _each_seat(kind) for kind in _PER_SEAT},
    **{kind: _each_hand(kind) for kind in _PER_HAND},
    c.OpenTable: nothing,
    c.AnnounceSettings: _announce,
    c.BuyChips: _buy,
    c.TakeChips: _take,
    c.ChooseEntry: _choose_entry,
    c.MoveSeat: _move,
    c.AskForSeat: _ask,
    c.WithdrawClaim: _withdraw,
    c.DrawForSeat: _draw,
    c.ChargeTime: _charge,
    c.BeginRound: _begin,
    c.CollectForced: plain(c.CollectForced),
    c.DealHands: _deal,
    c.TurnCommunal: _turn,
    c.Bet: _bet,
    c.ShowHands: plain(c.ShowHands),
    c.ShowHand: _show,
    c.CorrectFaces: _correct_faces,
    c.AwardPots: plain(c.AwardPots),
    c.CorrectAward: _correct,
    c.ReportDealFault: _deal_fault,
    c.ReportCardCount: _card_count,
    c.ReportCommunalExposed: _expose,
    c.ShareInformation: _share,
    c.ProposeRemedy: plain(c.ProposeRemedy, what="the round is played again"),
    c.AnswerRemedy: _answer,
    c.FoldForBreach: each_of(c.FoldForBreach, "breach", breaches),
}
