"""What opening, closing and the course of a day change: the shoe and its rack, guests, restrictions, past rounds.

Clauses 2.3, 4.7 to 4.9, 5, 14.4 to 14.6, 15.2, 18.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import events as e
from croupier.games.blackjack.editions import EDITIONS
from croupier.games.blackjack.shoe import Shoe, Stage
from croupier.games.blackjack.state import (
    BLANK,
    Closed,
    Guest,
    PastRound,
    Phase,
    Restriction,
    Round,
    Table,
)
from croupier.games.house import bookkeeping
from croupier.games.house import events as h
from croupier.games.house.state import CardRecord, Seat

# Errors in older rounds are put right as disputes, from the log; no rule says how far back a table looks.
REMEMBERED = 100


def table_opened(table: Table, event: e.TableOpened) -> Table:
    """Cards that were checked while the table was closed stay checked, if there are as many decks."""
    terms = event.terms
    return replace(
        bookkeeping.outliving(BLANK, table, restrictions=table.restrictions),
        phase=Phase.BETWEEN,
        terms=terms,
        edition=EDITIONS[terms.edition],
        limits=terms.limits,
        decks=terms.decks,
        shuffle=terms.shuffle,
        shoe=Shoe(terms.shoe.kind),
        cards=table.cards if terms.decks == table.decks else CardRecord(),
    )


def table_closed(table: Table, _event: h.TableClosed) -> Table:
    """Restrictions outlive the day; that of 4.7 ends with its shoe."""
    return bookkeeping.outliving(BLANK, table, restrictions=table.restrictions, decks=table.decks)


def cards_changed(table: Table, event: e.CardsChanged) -> Table:
    """All cards are new, and nothing is left in the shoe."""
    shoe = Shoe(table.shoe.kind, number=table.shoe.number)
    return replace(
        table, decks=event.decks, shuffle=event.shuffle, shoe=shoe, cards=CardRecord(all_new=True), last=None
    )


def cards_shuffled(table: Table, event: h.CardsShuffled) -> Table:
    """All cards of the table, those of the last round among them; a machine has nothing cut."""
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    stage = Stage.READY if automated else Stage.SHUFFLED
    shoe = Shoe(table.shoe.kind, stage, table.shoe.number, order=event.order, loaded=52 * table.decks)
    return replace(table, shoe=shoe, last=None)


def remainder_shuffled(table: Table, event: e.RemainderShuffled) -> Table:
    """Some of the cards, to complete the round from a shoe that is no machine; one drawn in error stays the next."""
    ahead = table.shoe.ahead
    waiting = table.shoe.order[table.shoe.gone :][: len(ahead)]
    shoe = replace(
        table.shoe,
        kind=ShoeKind.PLAIN,
        stage=Stage.SHUFFLED if event.count > 1 else Stage.READY,
        order=(*waiting, *event.order),
        loaded=event.count + len(ahead),
        gone=0,
        cut_at=None,
        remainder=True,
        offered="",
        asked=(),
        rack=() if event.from_rack else table.shoe.rack,
    )
    return replace(table, shoe=shoe)


def cut_offered(table: Table, event: e.CutOffered) -> Table:
    return replace(table, shoe=replace(table.shoe, offered=event.player))


def cut_declined(table: Table, event: e.CutDeclined) -> Table:
    return replace(table, shoe=replace(table.shoe, offered="", asked=(*table.shoe.asked, event.player)))


def cards_cut(table: Table, event: h.CardsCut) -> Table:
    shoe = table.shoe
    waiting, cut = shoe.order[: len(shoe.ahead)], shoe.order[len(shoe.ahead) :]
    order = (*waiting, *cut[event.after :], *cut[: event.after])
    stage = Stage.READY if shoe.remainder else Stage.CUT
    return replace(table, shoe=replace(shoe, order=order, stage=stage, offered="", asked=()))


def cutting_card_inserted(table: Table, event: e.CuttingCardInserted) -> Table:
    """A new shoe: nobody has played from it yet, and nobody is kept to the minimum for having sat out."""
    shoe = table.shoe
    shoe = replace(shoe, stage=Stage.READY, cut_at=shoe.loaded - event.from_back, number=shoe.number + 1)
    guests = tuple(replace(guest, played=0, at_minimum=False) for guest in table.guests)
    return replace(table, shoe=shoe, guests=guests, cut_last=None, cutter_last="")


def cutting_card_drawn(table: Table, event: e.CuttingCardDrawn) -> Table:
    """Where no round has begun the cards go back to be shuffled at once."""
    if event.discarded:
        return replace(table, shoe=replace(table.shoe, cut_at=None))
    stage = Stage.SPREAD if event.box is None else table.shoe.stage
    shoe = replace(table.shoe, cut_at=None, cut_out=True, stage=stage)
    now = replace(table.round, cut_seen=event.box)
    return replace(table, shoe=shoe, round=now, cut_last=event.box, cutter_last=event.player)


def card_burned(table: Table, event: e.CardBurned) -> Table:
    shoe = table.shoe
    return replace(table, shoe=replace(shoe, gone=shoe.gone + 1, rack=(*shoe.rack, event.card)))


def card_drawn_in_error(table: Table, event: e.CardDrawnInError) -> Table:
    return replace(table, shoe=replace(table.shoe, ahead=(*table.shoe.ahead, event.card)))


def shoe_failed(table: Table, event: h.ShoeFailed) -> Table:
    if not event.malfunction:
        return table
    return replace(table, shoe=replace(table.shoe, stage=Stage.SPREAD, failed=True))


def shoe_replaced(table: Table, event: h.ShoeReplaced) -> Table:
    """A new shoe brings new cards, all of which want the checks of cards that come in."""
    terms = replace(table.plate, shoe=event.shoe)
    shoe = Shoe(event.shoe.kind, number=table.shoe.number)
    return replace(table, terms=terms, shoe=shoe, cards=CardRecord(all_new=True), last=None)


def seat_taken(table: Table, event: h.SeatTaken) -> Table:
    table = bookkeeping.seat_taken(table, event, taking=table.phase is Phase.WAGERING)
    waiting = tuple(name for name in table.waiting if name != event.player)
    return replace(table, waiting=waiting, first_player=table.first_player or event.player)


def seat_left(table: Table, event: h.SeatLeft) -> Table:
    """Who leaves the last box leaves the table, and is told anew when coming back (3.4, reading)."""
    table = bookkeeping.seat_left(table, event)
    if table.seated(event.player):
        return table
    first = "" if table.first_player == event.player else table.first_player
    cutter = "" if table.cutter_last == event.player else table.cutter_last
    guests = tuple(guest for guest in table.guests if guest.player != event.player)
    return replace(table, first_player=first, cutter_last=cutter, guests=guests)


def with_guest(table: Table, guest: Guest) -> Table:
    others = tuple(one for one in table.guests if one.player != guest.player)
    return replace(table, guests=(*others, guest))


def player_advised(table: Table, event: h.PlayerAdvised) -> Table:
    return with_guest(table, replace(table.guest(event.player), advised=True))


def minimum_required(table: Table, event: e.MinimumRequired) -> Table:
    return with_guest(table, replace(table.guest(event.player), at_minimum=True))


def box_asked_for(table: Table, event: e.BoxAskedFor) -> Table:
    others = tuple(name for name in table.waiting if name != event.player)
    return replace(table, waiting=(*others, event.player) if event.waits else others)


def player_restricted(table: Table, event: e.PlayerRestricted) -> Table:
    others = tuple(one for one in table.restrictions if one.player != event.player)
    return replace(table, restrictions=(*others, Restriction(event.player, event.tracking)))


def restriction_lifted(table: Table, event: e.RestrictionLifted) -> Table:
    found = tuple(replace(one, active=False) if one.player == event.player else one for one in table.restrictions)
    return replace(table, restrictions=found)


def restrictions_reported(table: Table, event: e.RestrictionsReported) -> Table:
    found = tuple(replace(one, reported=True) if one.player in event.players else one for one in table.restrictions)
    return replace(table, restrictions=found)


def round_closed(table: Table, event: h.RoundClosed) -> Table:
    """The cards go to the rack; a round that was not void counts for the shoe, for guests and for idle seats."""
    shoe = _collected(table.shoe, table.round, void=event.void)
    if event.void:
        return replace(table, phase=Phase.BETWEEN, shoe=shoe, round=Round(event.number), last=None)
    kept = Closed(table.round, table.shoe, table.seats, table.guests, table.past)
    over = (PastRound(event.number, table.round.moves),)
    playing = {wager.player for box in table.round.boxes for wager in box.wagers}
    return replace(
        table,
        phase=Phase.BETWEEN,
        shoe=shoe,
        round=Round(event.number),
        seats=_idle(table, event.number, playing),
        guests=_played(table.guests, playing),
        past=table.past[1 - REMEMBERED :] + over,
        final=None if table.final is None else table.final - 1,
        last=kept,
    )


def _collected(shoe: Shoe, now: Round, *, void: bool) -> Shoe:
    """A machine takes its cards back; those of a plain shoe are shuffled once the cutting card is out."""
    shuffle = shoe.kind is ShoeKind.AUTOMATED or shoe.cut_out or shoe.remainder or shoe.failed
    rack, rounds = shoe.rack + _lying(now), shoe.rounds + (not void)
    if not shuffle:
        return replace(shoe, rack=rack, rounds=rounds)
    return replace(shoe, rack=rack, rounds=rounds, stage=Stage.SPREAD, offered="", asked=())


def _lying(now: Round) -> tuple[Card, ...]:
    """The cards on the table."""
    lying = now.dealer
    for box in now.boxes:
        for hand in box.hands:
            lying += hand.cards
    return lying


def _idle(table: Table, number: int, playing: set[str]) -> tuple[Seat, ...]:
    """Whoever wagers on any box does not abstain (16.6)."""
    return bookkeeping.idle_counted(table, number, {seat.box for seat in table.seats if seat.player in playing})


def _played(guests: tuple[Guest, ...], playing: set[str]) -> tuple[Guest, ...]:
    counted = tuple([replace(one, played=one.played + 1) if one.player in playing else one for one in guests])
    newcomers = playing.difference([one.player for one in guests])
    return (*counted, *(Guest(player, played=1) for player in sorted(newcomers))) if newcomers else counted


def round_reopened(table: Table, _event: e.RoundReopened) -> Table:
    """The last round as it lay before its cards were collected; what was done since is not undone with that."""
    last = table.last
    if last is None:
        return table
    now = replace(last.round, breaches=tuple(dict.fromkeys((*last.round.breaches, *table.round.breaches))))
    idle = {(seat.box, seat.player): seat.idle for seat in last.seats}
    played = {guest.player: guest.played for guest in last.guests}
    return replace(
        table,
        phase=Phase.COLLECTING,
        round=now,
        shoe=_uncollected(table.shoe, last),
        seats=tuple(replace(seat, idle=idle.get((seat.box, seat.player), seat.idle)) for seat in table.seats),
        guests=tuple(replace(guest, played=played.get(guest.player, 0)) for guest in table.guests),
        past=last.past,
        final=None if table.final is None else table.final + 1,
        last=None,
    )


def _uncollected(shoe: Shoe, last: Closed) -> Shoe:
    """The cards of the round are taken out of the rack again, from under any that were burned since."""
    lay = len(last.shoe.rack)
    collected = len(_lying(last.round))
    rack = (*shoe.rack[:lay], *shoe.rack[lay + collected :])
    return replace(shoe, rack=rack, stage=last.shoe.stage, rounds=last.shoe.rounds)


def past_round_voided(table: Table, event: e.PastRoundVoided) -> Table:
    """It is not turned back twice, and not taken up again as the last one."""
    last = table.last
    if last is not None:
        over = last.round.number == event.number
        last = None if over else replace(last, past=_without(last.past, event.number))
    return replace(table, past=_without(table.past, event.number), last=last)


def _without(past: tuple[PastRound, ...], number: int) -> tuple[PastRound, ...]:
    return tuple(one for one in past if one.number != number)
