"""Ready examples of each command, as a screen would fill them in before somebody changes an amount or a word."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.completeness import lying
from croupier.games.blackjack.order import completes, turn
from croupier.games.blackjack.shuffling import remainder
from croupier.games.blackjack.state import DEALER_BOX, Spot, Table, Wager
from croupier.games.house import commands as h
from croupier.games.house.samples import (
    Sampler,
    Samplers,
    each_box,
    each_of,
    house_samplers,
    layout,
    nothing,
    plain,
    wager_samplers,
)
from croupier.games.house.terms import CardSource
from croupier.games.people import Person, Role


def _players(table: Table) -> tuple[str, ...]:
    """Everybody who sits here or has a wager, each once."""
    wagering = (wager.player for box in table.round.boxes for wager in (*box.wagers, *box.side))
    return tuple(dict.fromkeys((*(seat.player for seat in table.seats), *wagering)))


def _newcomer(table: Table) -> str:
    """Somebody who is not at the table in any way, and may come."""
    known = {*_players(table), *table.waiting, *table.excluded, *(one.player for one in table.restrictions)}
    return next(name for n in range(1, 1000) if (name := "a newcomer" if n == 1 else f"newcomer {n}") not in known)


def _for(by: Person, players: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a person may speak for: players for themselves, the dealer for everybody."""
    return (by.id,) if by.role is Role.PLAYER else players


def _check_cards(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for decks in CHARTER.decks(table):
        yield h.CheckCards(by=by, day=table.cards.checked_on or "2025-01-01", cards=(deck,) * decks)


def _shuffle(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """All cards, or those that complete a round; nobody is told their order."""
    if table.plate.cards is CardSource.FELT:
        yield h.ShuffleCards(by=by)
    elif not completes(table):
        yield h.ShuffleCards(by=by, order=Pack(packs=table.decks).cards)
    elif by.role is Role.DEALER:
        yield h.ShuffleCards(by=by, order=tuple(sorted(remainder(table))))


def _change_cards(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.ChangeCards(by=by, decks=table.decks, shuffle=table.shuffle)


def _cut_offers(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for player in dict.fromkeys((*_players(table), table.first_player, table.cutter_last)):
        yield c.OfferCut(by=by, player=player)


def _cut(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield h.CutCards(by=by, after=table.shoe.loaded // 2)


def _insert(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.InsertCuttingCard(by=by, from_back=table.edition.least_cut.value)


def _place_wager(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    limits, step = table.limits, table.limits.multiple_cents
    least, most = -(-limits.minimum_cents // step) * step, limits.maximum_cents // step * step
    for box in layout(table):
        for player in _for(by, _players(table)):
            for cents in dict.fromkeys((least, most, most + step, step)):
                yield c.PlaceWager(by=by, box=box, cents=cents, player=player)
        if by.role is not Role.PLAYER:
            yield c.PlaceWager(by=by, box=box, cents=least, player=_newcomer(table))


def _place_side(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    terms = table.plate.side_bet
    for box in table.round.boxes if terms else ():
        for player in _for(by, _players(table)):
            if terms is not None:
                step = terms.limits.multiple_cents
                least = -(-terms.limits.minimum_cents // step) * step
                for cents in dict.fromkeys((least, step)):
                    yield c.PlaceSideWager(by=by, box=box.box, cents=cents, player=player)


def _withdraw(kind: type[c.WithdrawWager | c.WithdrawSideWager]) -> Sampler:
    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
        for box in table.round.boxes:
            for player in _for(by, _players(table)):
                yield kind(by=by, box=box.box, player=player)

    return sampler


def _unseen(table: Table, deck: tuple[Card, ...]) -> Card | None:
    """On a felt table a card that may still turn up; elsewhere none, since naming it would tell it."""
    if table.shoe.order or table.terms is None:
        return None
    gone = [*table.shoe.rack, *lying(table.round), *table.shoe.ahead]
    return next((card for card in deck if gone.count(card) < table.decks), None)


def _deal_card(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.DealCard(by=by, card=_unseen(table, deck))
    yield c.DealCard(by=by)


def _insure(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """The least insurance of every wager, by its owner and by everybody else."""
    cents = table.plate.smallest_chip_cents // 2
    for box, wager in _wagers(table):
        for player in _for(by, _players(table)):
            yield c.Insure(by=by, box=box, cents=cents, owner=wager.player, player=player)


def _wagers(table: Table) -> Iterator[tuple[int, Wager]]:
    return ((box.box, wager) for box in table.round.boxes for wager in box.wagers)


def _decline(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box, wager in _wagers(table):
        if wager.player in _for(by, _players(table)):
            yield c.DeclineInsurance(by=by, box=box, player=wager.player)


def _even_money(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box, wager in _wagers(table):
        if wager.player in _for(by, _players(table)):
            yield c.TakeEvenMoney(by=by, box=box, player=wager.player)


def _staked(table: Table, by: Person) -> Iterator[tuple[int, Wager]]:
    """The wagers on the hand whose turn it is, of those for whom the person speaks."""
    found = turn(table.round)
    for wager in found.hand.wagers if found else ():
        if found is not None and wager.player in _for(by, _players(table)):
            yield found.box.box, wager


def _split(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box, wager in _staked(table, by):
        yield c.Split(by=by, box=box, cents=wager.base, player=wager.player)


def _double(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    step = table.limits.multiple_cents
    for box, wager in _staked(table, by):
        for cents in dict.fromkeys((wager.base // step * step, min(step, wager.base))):
            yield c.Double(by=by, box=box, cents=cents, player=wager.player)


def _ride(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box, wager in _staked(table, by):
        yield c.Ride(by=by, box=box, player=wager.player)


def _drawn(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for box in (DEALER_BOX, *layout(table)):
        for burned in (False, True):
            yield c.ReportDrawn(by=by, box=box, burned=burned)
            yield c.ReportDrawn(by=by, box=box, burned=burned, exposed=True, card=_unseen(table, deck))


def _face_up(table: Table, by: Person, deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    yield c.BurnFaceUp(by=by, card=_unseen(table, deck))


def _each_place(kind: type[c.ReportMisplaced | c.ReopenRound]) -> Sampler:
    def sampler(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
        for box in (DEALER_BOX, *layout(table)):
            yield kind(by=by, box=box)

    return sampler


def _named(table: Table) -> Iterator[str]:
    """Everybody whom the house knows by name."""
    known = (guest.player for guest in table.guests)
    restricted = (one.player for one in table.restrictions)
    return iter(dict.fromkeys((*_players(table), *known, *restricted, "a newcomer")))


def _ask_for_box(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    for player in (by.id,) if by.role is Role.PLAYER else (_newcomer(table), *table.waiting):
        for waits in (True, False):
            yield c.AskForBox(by=by, player=player, waits=waits)


def _take_seat(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """A free box for a newcomer, and another one for somebody who sits here."""
    taken = {seat.box for seat in table.seats}
    names = (*dict.fromkeys(seat.player for seat in table.seats), *table.waiting)
    for box in layout(table):
        if box not in taken:
            fresh = next(name for number in range(box, 1000) if (name := f"player {number}") not in _known(table))
            for player in (by.id,) if by.role is Role.PLAYER else (fresh, *names):
                yield h.TakeSeat(by=by, box=box, player=player)


def _known(table: Table) -> frozenset[str]:
    return frozenset((*(seat.player for seat in table.seats), *table.excluded))


def _replace_shoe(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    shoe = table.plate.shoe
    for kind in ShoeKind:
        yield h.ReplaceShoe(by=by, shoe=type(shoe)(kind, shoe.approval, shoe.backs))


def _past(table: Table) -> Iterator[int]:
    return (past.number for past in table.past)


def _correct(table: Table, by: Person, _deck: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """One multiple more or less than what was recorded."""
    step = table.limits.multiple_cents
    for box in table.round.boxes:
        for wager in box.wagers:
            yield c.CorrectWager(by=by, box=box.box, cents=max(wager.cents - step, 1), player=wager.player)
            yield c.CorrectWager(by=by, box=box.box, cents=wager.cents + step, player=wager.player)
        for wager in box.side:
            yield c.CorrectWager(by=by, box=box.box, cents=wager.cents + step, player=wager.player, spot=Spot.SIDE)
        for place, hand in enumerate(box.hands):
            for wager in hand.wagers:
                cents, spot = max(wager.doubled - step, 1), Spot.DOUBLE
                yield c.CorrectWager(by=by, box=box.box, cents=cents, player=wager.player, spot=spot, hand=place)
    for line in table.round.insurances:
        cents, spot = line.cents * 2, Spot.INSURANCE
        yield c.CorrectWager(by=by, box=line.box, cents=cents, player=line.player, spot=spot, owner=line.owner)


SAMPLERS: Samplers = {
    **house_samplers(CHARTER),
    **wager_samplers(),
    h.CheckCards: _check_cards,
    h.TakeSeat: _take_seat,
    h.ShuffleCards: _shuffle,
    h.CutCards: _cut,
    h.ReportShoeFault: each_of(h.ReportShoeFault, "fault", lambda _table: iter(h.Fault)),
    h.ReplaceShoe: _replace_shoe,
    c.OpenTable: nothing,
    c.ChangeCards: _change_cards,
    c.AskAboutCards: plain(c.AskAboutCards),
    c.OfferCut: _cut_offers,
    c.DeclineCut: each_of(c.DeclineCut, "player", lambda table: iter((table.shoe.offered,))),
    c.InsertCuttingCard: _insert,
    c.ReportCuttingCard: each_of(c.ReportCuttingCard, "late", lambda _table: iter((False, True))),
    c.AnnounceFinalRounds: plain(c.AnnounceFinalRounds),
    c.AskForBox: _ask_for_box,
    c.RequireMinimum: each_of(c.RequireMinimum, "player", _named),
    c.RestrictPlayer: each_of(c.RestrictPlayer, "player", _named, tracking="tracking file"),
    c.LiftRestriction: each_of(c.LiftRestriction, "player", _named),
    c.ReportRestrictions: plain(c.ReportRestrictions, reference="monthly advice"),
    c.PlaceWager: _place_wager,
    c.WithdrawWager: _withdraw(c.WithdrawWager),
    c.PlaceSideWager: _place_side,
    c.WithdrawSideWager: _withdraw(c.WithdrawSideWager),
    c.DealRound: plain(c.DealRound),
    c.DealCard: _deal_card,
    c.SettlePairs: plain(c.SettlePairs),
    c.Insure: _insure,
    c.DeclineInsurance: _decline,
    c.TakeEvenMoney: _even_money,
    c.CloseInsurance: plain(c.CloseInsurance),
    c.PayBlackjacks: plain(c.PayBlackjacks),
    c.Draw: each_box(c.Draw),
    c.Stand: each_box(c.Stand),
    c.Split: _split,
    c.Double: _double,
    c.Ride: _ride,
    c.PlayAbsent: each_box(c.PlayAbsent),
    c.DrawDealer: plain(c.DrawDealer),
    c.CorrectWager: _correct,
    c.SettleWagers: plain(c.SettleWagers),
    c.CollectCards: plain(c.CollectCards),
    c.BurnFaceUp: _face_up,
    c.ReportDrawn: _drawn,
    c.ReportMisplaced: _each_place(c.ReportMisplaced),
    c.ReconstructHands: plain(c.ReconstructHands),
    c.ReopenRound: _each_place(c.ReopenRound),
    c.VoidPastRound: each_of(c.VoidPastRound, "round", _past, note="a card lay wrong"),
    c.VoidWagers: each_of(c.VoidWagers, "breach", lambda table: (one.number for one in table.breaches)),
}
