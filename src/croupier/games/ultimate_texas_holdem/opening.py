"""Opening a table of Ultimate Texas Hold-em, the limits of its trips wagers, and shuffles beyond each round's own.

Clauses 1.1, 5.1, 5.3, 6.1, 6.3, 14.1, I:1, Table 1#1:max.
"""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house import machine
from croupier.games.house.answers import refuse
from croupier.games.house.approving import limits_objection
from croupier.games.house.commands import CutCards
from croupier.games.house.opening import outside_hours
from croupier.games.ultimate_texas_holdem.answers import Answer
from croupier.games.ultimate_texas_holdem.approving import objection
from croupier.games.ultimate_texas_holdem.charter import CHARTER, DECK
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import AnnounceTripsLimits, OpenTable, OrderShuffle
from croupier.games.ultimate_texas_holdem.events import ShoeLoaded, ShuffleOrdered, TableOpened, TripsLimitsAnnounced
from croupier.games.ultimate_texas_holdem.state import Table


def open_table(_table: Table, command: OpenTable) -> Answer:
    terms, at = command.terms, command.at
    wrong = objection(terms, at.day) or outside_hours(CHARTER, terms.hours, at)
    if wrong is not None:
        return wrong
    under = (C["1.1"], C["5.1"], C["5.3"], C["Table 1#1:max"], C["14.1"], C["I:1"])
    return (TableOpened(under=under, by=command.by.id, terms=terms),)


def announce_trips_limits(_table: Table, command: AnnounceTripsLimits) -> Answer:
    """The trips area has limits of its own; new ones come into force with the next round."""
    wrong = limits_objection(CHARTER, command.limits)
    if wrong is not None:
        return wrong
    return (TripsLimitsAnnounced(under=(C["5.1"], C["5.3"]), by=command.by.id, limits=command.limits),)


def order_shuffle(table: Table, command: OrderShuffle) -> Answer:
    """Before the first card the supervisor may have shuffled cards shuffled again; later only a void round's are."""
    under = (C["6.1(c)"],)
    if not command.reason.strip():
        return Refusal(under, "A shuffle is not ordered without a cause.", "Say why it is warranted.")
    if not table.shoe.shuffled:
        return Refusal(under, "The cards are still to be shuffled for this round.", "Shuffle them.")
    return (ShuffleOrdered(under=under, by=command.by.id, reason=command.reason),)


def cut_cards(table: Table, command: CutCards) -> Answer:
    """After the cut the cards go on the cutting card, and all of them into the shoe."""
    cut = machine.cut_cards(CHARTER, table, command)
    if isinstance(cut, Refusal):
        return cut
    loaded = ShoeLoaded(under=(C["6.3(a)"], C["6.3(b)"]), by=command.by.id, count=DECK.size)
    return (*cut, loaded)


def must_be_ready(table: Table) -> Refusal | None:
    """Why no card may leave the shoe yet."""
    if not table.shoe.shuffled:
        return refuse(C["6.1(a)"], "The cards are not shuffled.", "Shuffle them, and cut those of a card shoe.")
    if not table.shoe.ready:
        return refuse(C["6.3(a)"], "The cards are not cut, and not in the shoe.", "Cut them.")
    return None
