"""What comes before the first card: who is in the round, and its blinds, over-blinds or antes.

Clauses 4.1, 4.2, 8.3-8.5, 14.1, 14.3, 17.4, 17.11, A:Ante, A:Blind, A:Declared, A:Over-Blind, A:Post.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from msgspec.structs import replace

from croupier.games.canberra_manila.answers import Answer, may_begin, refuse, shut_out
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import BeginRound, CollectForced, PostOverBlind
from croupier.games.canberra_manila.entry import LineUp, line_up
from croupier.games.canberra_manila.events import (
    AnyEvent,
    ForcedCollected,
    ForcedPosted,
    OverBlindPosted,
    RoundBegun,
    SeatLeftOut,
)
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.evolve_round import forced_posted, place_of
from croupier.games.canberra_manila.forced import Kind, Payment
from croupier.games.canberra_manila.stakes import LEAVING, Means, means
from croupier.games.canberra_manila.state import Hand, Table
from croupier.games.canberra_manila.timing import time_unpaid
from croupier.games.decider import Refusal
from croupier.games.house.events import SeatLeft
from croupier.games.people import Person, Role
from croupier.money import dollars


def begin_round(table: Table, command: BeginRound) -> Answer:
    """Stakes are looked at, settings come into force, and button, blinds and hands are settled."""
    wrong = may_begin(table, command.at) or time_unpaid(table, command.at)
    if wrong is not None:
        return wrong
    before = _seats_looked_at(table, command.by)
    there: Table = reduce(evolve, before, table)
    line = _line_up(there)
    return line if type(line) is Refusal else (*before, *_begun(there, line, command))


def _seats_looked_at(table: Table, by: Person) -> tuple[SeatLeft, ...]:
    """Who has nothing left goes."""
    minimum = table.next_settings.stake_cents
    gone = [seat for seat in table.seats if seat.bought and means(seat.stake, minimum) is Means.GONE]
    return tuple([SeatLeft(under=LEAVING, by=by.id, box=seat.box, player=seat.player) for seat in gone])


def _line_up(table: Table) -> LineUp | Refusal:
    """Who has put no stake on the table yet is not dealt in (4.3)."""
    places = [seat.place if seat.stake else replace(seat.place, here=False) for seat in table.seats]
    settings = table.next_settings
    found = line_up(table.course, places, settings.forced, table.plate.layout.boxes)
    if type(found) is Refusal:
        return found
    pack = settings.hands.pack
    size, wanted = len(pack.cards), 2 * len(found.dealt) + table.edition.communal_cards.value
    if wanted > size:
        why = f"{len(found.dealt)} hands and the communal cards take {wanted} cards, and the deck has {size}."
        return Refusal((C["2.2"], C["9.1"]), why, "Let players sit out, or determine a larger deck.")
    return found


def _begun(table: Table, line: LineUp, command: BeginRound) -> Iterator[AnyEvent]:
    by = command.by.id
    kept = {seat.box: seat.place.here for seat in table.seats}
    places = tuple([place if place.here == kept[place.seat] else replace(place, here=True) for place in line.places])
    yield RoundBegun(
        under=(C["8.3"], C["4.2"], C["A:Dealer Button"]),
        by=by,
        number=table.rounds + 1,
        day=command.at.day,
        course=line.course,
        dealt=line.dealt,
        payments=line.payments,
        places=places,
    )
    for out in line.left_out:
        yield SeatLeftOut(under=out.under, by=by, seat=out.seat, why=out.why)


def collect_forced(table: Table, command: CollectForced) -> Answer:
    """Every blind or ante that is due, as far as the stakes reach; nobody may refuse."""
    if table.round.collected:
        return refuse(C["8.5"], "Blinds or antes have been collected.", "Deal the hands.")
    after, events = table.round, list[AnyEvent]()
    for payment in after.due:
        event = _posted(after.hands[place_of(after, payment.seat)], payment, command.by)
        events.append(event)
        after = forced_posted(after, event)
    forced = table.settings.forced
    posting = forced.blinds[: len(after.hands)]
    level = max((*posting, *[hand.level for hand in after.hands]))
    step = posting[-1] if posting else 0
    under = (C["8.5(a)"], C["A:Post"], C["A:Blind"]) if posting else (C["8.5(b)"],)
    return (*events, ForcedCollected(under=under, by=command.by.id, level=level, step=step))


def _posted(hand: Hand, payment: Payment, by: Person) -> ForcedPosted:
    """What is due, or all that is left where that is less, which is a tap-out (8.4, 14.1)."""
    live = min(payment.live_cents, hand.left)
    rest = min(payment.dead_cents, hand.left - live)
    short = live + rest < payment.live_cents + payment.dead_cents
    return ForcedPosted(
        under=(*payment.under, C["14.1"]) if short else payment.under,
        by=by.id,
        seat=hand.seat,
        kind=payment.kind,
        cents=live + rest,
        live=live,
        dead=0 if payment.kind is Kind.ANTE else rest,
    )


def posted_on(table: Table, seat: int, by: Person) -> tuple[ForcedPosted, ...]:
    """What a seat still owes of its blinds or ante, and can pay now that it has bought chips before the first card."""
    hand, found = table.round.hand(seat), list[ForcedPosted]()
    if hand is None or not table.round.collected:
        return ()
    live, dead = hand.blind, hand.forced - hand.blind
    for due in table.round.due:
        if due.seat == seat and hand.left:
            owed = replace(due, live_cents=max(0, due.live_cents - live), dead_cents=max(0, due.dead_cents - dead))
            live, dead = max(0, live - due.live_cents), max(0, dead - due.dead_cents)
            if owed.live_cents or owed.dead_cents:
                found.append(_posted(hand, owed, by))
                hand = evolve(table, found[-1]).hand(seat)
    return tuple(found)


def post_over_blind(table: Table, command: PostOverBlind) -> Answer:
    """Beyond the last blind, in the order of the seats; whoever posts one becomes the last blind."""
    forced, now, under = table.settings.forced, table.round, (C["A:Over-Blind"], C["4.2(e)"])
    hand = now.hand(command.seat)
    if now.over_blinds >= len(forced.over_blinds):
        offered = "No over-blinds are" if not forced.over_blinds else "No further over-blind is"
        return Refusal(under, f"{offered} offered at this table.", "Deal the hands.")
    if hand is None or (command.by.role is Role.PLAYER and command.by.id != hand.player):
        return refuse(C["16.2"], f"Seat {command.seat} has no hand of yours in this round.", "Post at your own seat.")
    barred = shut_out(table, hand.player)
    if barred is not None:
        return barred
    if not now.collected or not now.last_blind:
        return Refusal(under, "The blinds have not been collected.", "Collect them first.")
    if hand.blind or not _after_last_blind(table, command.seat):
        why = f"Seat {command.seat} does not follow the last blind, or has posted already."
        return Refusal(under, why, "Over-blinds are offered clockwise from the seat after the last blind.")
    cents = forced.over_blinds[now.over_blinds]
    if hand.left < cents:
        why = f"Seat {command.seat} has {dollars(hand.left)} in front and the over-blind is {dollars(cents)}."
        return Refusal(under, why, "Leave it to the next seat.")
    cited = (*under, C["4.2(f)"])
    return (OverBlindPosted(under=cited, by=command.by.id, seat=command.seat, cents=cents, level=cents),)


def _after_last_blind(table: Table, seat: int) -> bool:
    """Whether the seat lies between the last blind and the end of the circle from the button's left."""
    order = [hand.seat for hand in table.round.hands]
    return order.index(seat) > order.index(table.round.last_blind)
