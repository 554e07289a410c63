"""What opening and closing change, and what is announced between rounds (5.1, 6.1(c), 6.2(a), 14.2)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.house import bookkeeping
from croupier.games.house.bookkeeping import outliving
from croupier.games.house.events import CardsShuffled, ShoeReplaced, TableClosed, WageringOpened
from croupier.games.house.one_deck import Shoe
from croupier.games.ultimate_texas_holdem.editions import EDITIONS
from croupier.games.ultimate_texas_holdem.events import TableOpened, TripsLimitsAnnounced
from croupier.games.ultimate_texas_holdem.state import BLANK, Phase, Round, Table


def table_opened(table: Table, event: TableOpened) -> Table:
    """Cards that were checked while the table was closed stay checked, if they are those that a card shoe takes.

    How many decks a machine takes is known only when the table opens with it.
    """
    terms, kind = event.terms, event.terms.shoe.kind
    same = kind is table.shoe.kind is ShoeKind.PLAIN
    opened = outliving(BLANK, table, same_cards=same, shoe=Shoe(kind=kind))
    return replace(
        opened,
        phase=Phase.BETWEEN,
        terms=terms,
        edition=EDITIONS[terms.edition],
        limits=terms.limits,
        trips=terms.trips,
    )


def table_closed(table: Table, _event: TableClosed) -> Table:
    return outliving(BLANK, table, shoe=Shoe(kind=table.shoe.kind))


def trips_limits_announced(table: Table, event: TripsLimitsAnnounced) -> Table:
    return replace(table, trips_announced=event.limits)


def cards_shuffled(table: Table, event: CardsShuffled) -> Table:
    """Of two decks the shoe gives them in turn: while one is in play, it shuffles the other."""
    backs = table.plate.shoe.backs
    following = backs.index(table.deck) + 1 if table.deck in backs else 0
    return replace(bookkeeping.cards_shuffled(table, event), deck=backs[following % len(backs)])


def shoe_replaced(table: Table, event: ShoeReplaced) -> Table:
    return replace(bookkeeping.shoe_replaced(table, event), deck="")


def wagering_opened(table: Table, event: WageringOpened) -> Table:
    """Announced limits come into force; where the minimum for trips has risen, everybody is told again."""
    trips = table.trips_announced or table.trips
    if trips.minimum_cents > table.trips.minimum_cents:
        table = replace(table, seats=tuple(replace(seat, advised=False) for seat in table.seats))
    fresh = Round(event.number)
    return bookkeeping.wagering_opened(
        table, event, phase=Phase.WAGERING, round=fresh, trips=trips, trips_announced=None
    )
