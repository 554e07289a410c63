"""Ready examples of each command, as a screen would fill them in before somebody changes an amount or a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand, Command
from croupier.games.canberra_poker.conduct import WAGERS
from croupier.games.canberra_poker.determinations import DealingShoe
from croupier.games.canberra_poker.opening import DECK
from croupier.games.canberra_poker.state import DEALER_BOX, Table
from croupier.games.house.terms import Approval, CardSource, Limits, Moment
from croupier.games.people import Person

Sampler = Callable[[Table, Person, tuple[Card, ...]], Iterator[AnyCommand]]
_DAY = "2025-01-01"


def samples(kind: type[Command], table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Examples of one command for this person at this table; some of them `decide` may refuse."""
    return _SAMPLERS[kind](table, by, deck)


def _plain(kind: Callable[..., AnyCommand], **words: Any) -> Sampler:
    """A command that needs nothing but its person, and words that are always the same."""

    def sampler(_table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
        yield kind(by=by, **words)

    return sampler


def _each_box(kind: Callable[..., AnyCommand], **words: Any) -> Sampler:
    """A command for every box of the layout."""

    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
        for box in _layout(table):
            yield kind(by=by, box=box, **words)

    return sampler


def _each_of(
    kind: Callable[..., AnyCommand], field: str, found: Callable[[Table], Iterator[Any]], **words: Any
) -> Sampler:
    """A command for every breach, dispute, or person that the table knows."""

    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
        for value in found(table):
            yield kind(by=by, **{field: value}, **words)

    return sampler


def _layout(table: Table) -> range:
    return range(1, table.plate.layout.boxes + 1) if table.terms else range(0)


def _unseen(table: Table, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in deck if card not in table.round.seen)


def _open_table(_table: Table, _by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """A closed table knows no determinations, and nobody makes them up for the operator."""
    yield from ()


def _check_cards(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    decks = 2 if table.shoe.kind is ShoeKind.AUTOMATED else 1
    yield c.CheckCards(by=by, day=table.cards.checked_on or _DAY, cards=(deck,) * decks)


def _open_wagering(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.OpenWagering(by=by, at=Moment(table.cards.checked_on, table.plate.hours.opens))


def _take_seat(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    taken = {seat.box for seat in table.seats}
    known = {*(seat.player for seat in table.seats), *table.excluded}
    for box in _layout(table):
        if box not in taken:
            name = next(name for number in count(box) if (name := f"player {number}") not in known)
            yield c.TakeSeat(by=by, box=box, player=name)


def _place_ante(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    limits, step = table.limits, table.limits.multiple_cents
    least, most = -(-limits.minimum_cents // step) * step, limits.maximum_cents // step * step
    amounts = (least, most, most + step, step)
    for seat in table.seats:
        for cents in amounts:
            yield c.PlaceAnte(by=by, box=seat.box, cents=cents)


def _stake_jackpot(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    terms = table.plate.jackpot
    for box in table.round.boxes:
        if terms is not None:
            yield c.StakeJackpot(by=by, box=box.box, cents=terms.wager_cents)


def _sense_pad(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.SensePad(by=by, box=box.box, lit=not box.lit)


def _shuffle(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    electronic = table.plate.cards is CardSource.ELECTRONIC
    yield c.ShuffleCards(by=by, order=deck if electronic else ())


def _deal_card(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """To every box in turn: the one that is due, and the others as the misdeal that they would be.

    A shoe whose order the program holds deals without a name, since the name would tell the card before its time.
    """
    face = None if table.shoe.order else next(iter(_unseen(table, deck)), None)
    for box in (DEALER_BOX, *_layout(table)):
        yield c.DealCard(by=by, box=box)
        yield c.DealCard(by=by, box=box, card=face, exposed=True)
        if face is not None:
            yield c.DealCard(by=by, box=box, card=face)


def _deal_packet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in (*_layout(table), DEALER_BOX):
        yield c.DealPacket(by=by, box=box)


def _report_exposed(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """The first card of each hand that nobody has seen, named if the program does not hold its face."""
    now = table.round
    hands = {DEALER_BOX: now.dealer, **{box.box: box.cards for box in now.boxes}}
    for box, hand in hands.items():
        up = now.up if box == DEALER_BOX else None
        hidden = [index for index, card in enumerate(hand) if index != up and card not in now.seen]
        for index in hidden[:1]:
            face = _unseen(table, deck)[0] if hand[index] is None else None
            yield c.ReportExposed(by=by, box=box, index=index, card=face)


def _turn_top(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.TurnTopCard(by=by, index=0, card=None if table.shoe.order else _unseen(table, deck)[0])


def _place_bet(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.PlaceBet(by=by, box=box.box, cents=box.ante * table.edition.bet_multiple.value)


def _correct_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.CorrectWager(by=by, box=box.box, wager="bet", cents=box.bet + 1)
        yield c.CorrectWager(by=by, box=box.box, wager="ante", cents=max(box.ante - 1, 0))


def _hand(table: Table, held: tuple[Card | None, ...], deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The faces of a hand on a felt table: those seen, filled up with cards that are nowhere else."""
    if table.shoe.order:
        return ()
    known = tuple(card for card in held if card is not None)
    return (*known, *_unseen(table, deck)[: len(held) - len(known)])


def _reveal(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.RevealDealer(by=by, cards=_hand(table, table.round.dealer, deck))


def _turn_hand(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in table.round.boxes:
        yield c.TurnHand(by=by, box=box.box, cards=_hand(table, box.cards, deck))


def _rack(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """Each hand with its five cards, and as the wrong number of cards that would void the round."""
    five = table.edition.hand_cards.value
    for box in (*(box.box for box in table.round.boxes), DEALER_BOX):
        yield c.RackHand(by=by, box=box)
        yield c.RackHand(by=by, box=box, count=five - 1)


def _void(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    breaches = (None, *(breach.number for breach in table.breaches))
    for reason in c.VoidReason:
        for breach in breaches:
            yield c.VoidRound(by=by, reason=reason, note="as recorded", breach=breach)


def _breaches(table: Table) -> Iterator[int]:
    return (breach.number for breach in table.breaches)


def _disputes(table: Table) -> Iterator[int]:
    return (dispute.number for dispute in table.disputes)


def _people(table: Table) -> Iterator[str]:
    return iter((*(seat.player for seat in table.seats), "a bystander"))


def _new_limits(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    limits = table.limits
    double = Limits(limits.minimum_cents * 2, limits.maximum_cents * 2, limits.multiple_cents)
    yield c.AnnounceLimits(by=by, limits=double)


def _permit(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for seat in table.seats:
        yield c.PermitOverLimit(by=by, box=seat.box, ceiling_cents=table.limits.maximum_cents * 2)


def _marker(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for marker in table.markers:
        yield c.PlaceMarker(by=by, box=marker.box, stated_cents=marker.ceiling_cents)
        yield c.PlaceMarker(by=by, box=marker.box)


def _new_shoe(_table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    approval = Approval("spare shoe", _DAY)
    yield c.ReplaceShoe(by=by, shoe=DealingShoe(ShoeKind.PLAIN, approval))
    yield c.ReplaceShoe(by=by, shoe=DealingShoe(ShoeKind.AUTOMATED, approval, ("red", "blue")))


def _transfer(_table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.TransferReserve(by=by, cents=1, tournament="autumn cup", reference="notified")
    yield c.TransferReserve(by=by, cents=1, lottery="spring lottery", reference="approved")


_SAMPLERS: dict[type[Command], Sampler] = {
    c.OpenTable: _open_table,
    c.CheckCards: _check_cards,
    c.ReplaceCards: _plain(c.ReplaceCards, cards=(Card.KING_OF_HEARTS,)),
    c.CheckReplacement: _plain(c.CheckReplacement),
    c.OrderCount: _plain(c.OrderCount, reason="a doubt about the cards"),
    c.ReportCount: _plain(c.ReportCount, count=DECK.size, complete=True),
    c.ReportCardFault: _plain(c.ReportCardFault, what="a card with another back"),
    c.AnnounceLimits: _new_limits,
    c.TakeSeat: _take_seat,
    c.LeaveSeat: _each_box(c.LeaveSeat),
    c.OrderToLeave: _each_box(c.OrderToLeave),
    c.PermitOverLimit: _permit,
    c.PlaceMarker: _marker,
    c.ShuffleCards: _shuffle,
    c.CutCards: _plain(c.CutCards, after=DECK.size // 2),
    c.OpenWagering: _open_wagering,
    c.PlaceAnte: _place_ante,
    c.WithdrawAnte: _each_box(c.WithdrawAnte),
    c.StakeJackpot: _stake_jackpot,
    c.WithdrawJackpot: _each_box(c.WithdrawJackpot),
    c.SensePad: _sense_pad,
    c.DealRound: _plain(c.DealRound),
    c.DealCard: _deal_card,
    c.DealPacket: _deal_packet,
    c.TurnTopCard: _turn_top,
    c.ReportExposed: _report_exposed,
    c.AnnounceDecisions: _plain(c.AnnounceDecisions),
    c.PlaceBet: _place_bet,
    c.Fold: _each_box(c.Fold),
    c.CorrectWager: _correct_wager,
    c.RevealDealer: _reveal,
    c.TurnHand: _turn_hand,
    c.SettleWagers: _plain(c.SettleWagers),
    c.DeclareJackpot: _each_box(c.DeclareJackpot),
    c.PayJackpot: _plain(c.PayJackpot),
    c.RackHand: _rack,
    c.CollectVoid: _plain(c.CollectVoid),
    c.VoidRound: _void,
    c.ReportJackpotFault: _plain(c.ReportJackpotFault, what="the pad stays dark"),
    c.ApproveContinuing: _plain(c.ApproveContinuing),
    c.SwitchJackpot: _each_of(c.SwitchJackpot, "on", lambda _table: iter((True, False))),
    c.TransferReserve: _transfer,
    c.ReturnReserve: _plain(c.ReturnReserve, cents=1, source="tournament:autumn cup"),
    c.ReportMisplaced: _each_box(c.ReportMisplaced),
    c.ReconstructHand: _each_box(c.ReconstructHand),
    c.WithdrawHand: _each_box(c.WithdrawHand, reason="it cannot be rebuilt"),
    c.ReportShoeFault: _each_of(c.ReportShoeFault, "fault", lambda _table: iter(c.Fault)),
    c.ReplaceShoe: _new_shoe,
    c.RecordBreach: _each_of(c.RecordBreach, "player", _people, act=c.Act.PASS_INFORMATION, note="heard"),
    c.Attempt: _each_of(c.Attempt, "act", lambda _table: iter(c.Act)),
    c.ExcludeFromRound: _each_of(c.ExcludeFromRound, "breach", _breaches),
    c.VoidWagers: _each_of(c.VoidWagers, "breach", _breaches, wagers=WAGERS),
    c.ExcludePlayer: _each_of(c.ExcludePlayer, "breach", _breaches),
    c.LiftExclusion: _each_of(c.LiftExclusion, "player", lambda table: iter(table.excluded)),
    c.RaiseDispute: _plain(c.RaiseDispute, matter="the payment of a hand"),
    c.RuleDispute: _each_of(c.RuleDispute, "number", _disputes, ruling="the payment stands"),
    c.RequestReview: _each_of(c.RequestReview, "number", _disputes),
    c.DecideReview: _each_of(c.DecideReview, "number", _disputes, outcome="the ruling stands"),
    c.AnnounceClosing: _plain(c.AnnounceClosing),
    c.CloseTable: _plain(c.CloseTable),
    c.CopyRules: _plain(c.CopyRules),
}
