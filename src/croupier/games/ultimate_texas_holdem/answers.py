"""What handlers give back, and what many of them share: hands in play, wagers, misdeals (4.2-4.4, 13.3, A:Void)."""

from __future__ import annotations

from functools import partial

from croupier.games.decider import Refusal
from croupier.games.house import answers, boxes, limits, voiding
from croupier.games.house.events import RoundClosed, WagerSettled
from croupier.games.house.settled import Settled, settled_event
from croupier.games.house.terms import Outcome
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.stakes import Bounds, Stakes, Wagers, stakes_that_count
from croupier.games.ultimate_texas_holdem.state import Area, Box, Table
from croupier.rules.clause import Clause, Under

Answer = tuple[AnyEvent, ...] | Refusal
advised = partial(limits.advised, CHARTER)
card_fault = partial(boxes.card_fault, CHARTER)
card_named = partial(answers.card_named, CHARTER)
chips_only = partial(answers.chips_only, CHARTER)
limits_fault = partial(limits.limits_fault, CHARTER)
outside_limits = partial(limits.outside_limits, CHARTER)
seat_of = partial(answers.seat_of, CHARTER)
shut_out = partial(answers.shut_out, CHARTER)
voided = partial(voiding.voided, CHARTER)


def box_in_play(table: Table, number: int, person: Person) -> Box | Refusal:
    """The box in this round, if the person may act on it."""
    return boxes.box_in_play(CHARTER, C["4.2(a)"], table, number, person)


def live_hands(table: Table) -> tuple[Box, ...]:
    """The hands that are still in, from the dealer's right."""
    return tuple([box for box in reversed(table.round.boxes) if box.live])


def misdeal(clause: Clause, table: Table, by: Person, reason: str) -> AnyEvent:
    """All wagers of the round are void, and a new round is to be dealt."""
    return voided(table, (clause, C["13.3"]), by, f"misdeal: {reason}")


def stakes_on(table: Table, box: Box) -> Stakes:
    """The wagers of a box, and as much of them as counts under the limits of this round."""
    wagers = Wagers(box.ante, box.blind, box.trips, box.play, box.street)
    bounds = Bounds(
        maximum=table.maximum_for(box.box),
        trips_maximum=table.maximum_for(box.box, Area.TRIPS),
        refused_as_low=box.ante < table.limits.minimum_cents and not box.ante_accepted_low,
        trips_refused_as_low=box.trips < table.trips.minimum_cents and not box.trips_accepted_low,
        unequal_blind=table.plate.readings.unequal_blind,
    )
    return stakes_that_count(table.edition, wagers, bounds)


def wagers_back(table: Table, box: Box, areas: tuple[Area, ...], under: Under, by: Person) -> tuple[WagerSettled, ...]:
    """Chips on these areas go back without a result; an ante that was refunded has gone back already."""
    there = {area: box.on(area) for area in areas}
    if table.round.antes_refunded:
        there.pop(Area.ANTE, None)
    void = (Settled(area, cents, Outcome.VOID, cents, under) for area, cents in there.items() if cents)
    return tuple(settled_event(box.box, settled, by) for settled in void)


def round_over(table: Table, gone: int, by: Person) -> tuple[AnyEvent, ...]:
    """The end of the round with its last wager, if no hand but the one that goes now is still in."""
    if any(box.live and box.box != gone for box in table.round.boxes):
        return ()
    return (RoundClosed(under=CHARTER.conduct.round_ends, by=by.id, number=table.round.number, void=False),)
