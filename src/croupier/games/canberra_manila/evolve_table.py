"""What happens around the rounds: a table opens and closes, people sit and move, chips are bought, a round is made."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.editions import EDITIONS
from croupier.games.canberra_manila.places import Place
from croupier.games.canberra_manila.state import BLANK, Claim, Hand, Phase, Play, Round, Seat, Table
from croupier.games.house import bookkeeping
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import outliving, unshuffled


def table_opened(table: Table, event: e.TableOpened) -> Table:
    """A table opens with the incidents of the days before; another deck than was checked wants its own check."""
    terms = event.terms
    pack = terms.limits.hands.pack
    return outliving(
        BLANK,
        table,
        same_cards=pack == table.deck,
        phase=Phase.BETWEEN,
        terms=terms,
        edition=EDITIONS[terms.edition],
        deck=pack,
    )


def table_closed(table: Table, _event: h.TableClosed) -> Table:
    return outliving(BLANK, table, deck=table.deck)


def settings_announced(table: Table, event: e.SettingsAnnounced) -> Table:
    """Another deck is to be checked and shuffled before it is played with."""
    after = replace(table, coming=event.settings)
    if event.settings.hands.pack == table.next_settings.hands.pack:
        return after
    cards = replace(table.cards, checked_on="")
    return replace(unshuffled(after) if table.phase is Phase.BETWEEN else after, cards=cards)


def seat_taken(table: Table, event: h.SeatTaken) -> Table:
    """A newcomer's idle rounds count from the next round on."""
    newcomer = Seat(event.box, event.player, table.rounds + 1, place=Place(event.box))
    return _seated(_unclaimed(table, event.box, event.player), newcomer)


def _seated(table: Table, newcomer: Seat) -> Table:
    seats = sorted((*table.seats, newcomer), key=lambda seat: seat.box)
    return replace(table, seats=tuple(seats))


def _unclaimed(table: Table, seat: int, player: str) -> Table:
    """Whoever has a seat wants no other, and nobody waits for a seat that is taken."""
    if not table.claims:
        return table
    claims = tuple(claim for claim in table.claims if claim.seat != seat and claim.player != player)
    return replace(table, claims=claims)


def seat_moved(table: Table, event: e.SeatMoved) -> Table:
    seat = _seat(table, event.seat)
    others = tuple(other for other in table.seats if other.box != event.seat)
    after = _unclaimed(replace(table, seats=others), event.to, seat.player)
    return _seated(after, replace(seat, box=event.to, place=event.place))


def seat_asked_for(table: Table, event: e.SeatAskedFor) -> Table:
    return replace(table, claims=(*table.claims, Claim(event.seat, event.player)))


def claim_withdrawn(table: Table, event: e.ClaimWithdrawn) -> Table:
    return replace(table, claims=tuple(claim for claim in table.claims if claim != Claim(event.seat, event.player)))


def seat_drawn(table: Table, event: e.SeatDrawn) -> Table:
    """Those who drew lower cards have no claim any more."""
    lost = set(event.players) - set(event.remaining)
    claims = tuple(claim for claim in table.claims if claim.seat != event.seat or claim.player not in lost)
    return replace(table, claims=claims)


def _seat(table: Table, number: int) -> Seat:
    seat = table.seat(number)
    if seat is None:
        raise LookupError(f"nobody sits at seat {number}")
    return seat


def seat_changed(table: Table, number: int, **changes: object) -> Table:
    """The table with one seat changed."""
    seats = tuple([replace(seat, **changes) if seat.box == number else seat for seat in table.seats])
    return replace(table, seats=seats)


def chips_bought(table: Table, event: e.ChipsBought) -> Table:
    after = seat_changed(table, event.seat, stake=_seat(table, event.seat).stake + event.cents, bought=True)
    return _in_front(after, event.seat, event.cents)


def chips_taken(table: Table, event: e.ChipsTaken) -> Table:
    return seat_changed(table, event.seat, stake=_seat(table, event.seat).stake - event.cents)


def award_corrected(table: Table, event: e.AwardCorrected) -> Table:
    after = table
    for seat, cents in ((event.from_seat, -event.cents), (event.to_seat, event.cents)):
        after = _in_front(seat_changed(after, seat, stake=_seat(after, seat).stake + cents), seat, cents)
    return after


def _in_front(table: Table, seat: int, cents: int) -> Table:
    """Chips that come or go while blinds are posted are part of the stake for the round."""
    now = table.round
    if now.hand(seat) is None:
        return table
    hands = tuple([_with_stake(hand, hand.stake + cents) if hand.seat == seat else hand for hand in now.hands])
    return replace(table, round=replace(now, hands=hands))


def _with_stake(hand: Hand, stake: int) -> Hand:
    return replace(hand, stake=stake, play=Play.TAPPED if stake == hand.put and hand.put else Play.IN)


def player_declared(table: Table, event: e.PlayerDeclared) -> Table:
    return seat_changed(table, event.seat, declared=True)


def sat_out(table: Table, event: e.SatOut) -> Table:
    return _placed(table, event.seat, here=False)


def sat_in(table: Table, event: e.SatIn) -> Table:
    return _placed(table, event.seat, here=True)


def entry_chosen(table: Table, event: e.EntryChosen) -> Table:
    return _placed(table, event.seat, posts=event.posts)


def _placed(table: Table, seat: int, **changes: bool) -> Table:
    return seat_changed(table, seat, place=replace(_seat(table, seat).place, **changes))


def time_charged(table: Table, event: e.TimeCharged) -> Table:
    return seat_changed(table, event.seat, paid=event.until)


def round_begun(table: Table, event: e.RoundBegun) -> Table:
    """The announced settings come into force, and a hand is kept for everybody who will be dealt cards."""
    settings = table.next_settings
    there = {seat.box: seat for seat in table.seats}
    hands = tuple([Hand(number, there[number].player, there[number].stake) for number in event.dealt])
    course = event.course
    now = Round(event.number, button=course.button, hands=hands, due=event.payments, last_blind=course.last_blind)
    return replace(
        table,
        phase=Phase.POSTING,
        rounds=event.number,
        terms=table.terms if table.coming is None else replace(table.plate, limits=settings),
        coming=None,
        deck=settings.hands.pack,
        course=course,
        seats=_standing(table, event.places),
        round=now,
    )


def _standing(table: Table, places: tuple[Place, ...]) -> tuple[Seat, ...]:
    """Each seat as it stands to the blinds from now on; regular players' seats stay as they are."""
    found = {place.seat: place for place in places}
    return tuple(
        [
            seat if seat.place == found.get(seat.box, seat.place) else replace(seat, place=found[seat.box])
            for seat in table.seats
        ]
    )


def round_closed(table: Table, event: h.RoundClosed) -> Table:
    """Stakes are what the round has made of them, unless it never was, and the cards go back to be shuffled."""
    played = {hand.seat: hand for hand in table.round.hands}
    seats = table.seats
    if not event.void:
        seats = tuple([_settled(seat, played[seat.box]) if seat.box in played else seat for seat in seats])
        counted = replace(table, seats=seats)
        busy = table.round.waiting.union(played)
        seats = cast("tuple[Seat, ...]", bookkeeping.idle_counted(counted, event.number, busy))
    correctable = table.correctable if event.void else event.number
    over = Round(event.number)
    return replace(unshuffled(table), phase=Phase.BETWEEN, seats=seats, correctable=correctable, round=over)


def _settled(seat: Seat, hand: Hand) -> Seat:
    return replace(seat, stake=hand.stake - hand.put + hand.won)
