"""What the events around the rounds change: the plate, the seats, the equipment, conduct and disputes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import edition_of
from croupier.games.canberra_poker.state import (
    Breach,
    CardRecord,
    Dispute,
    Entrusted,
    Hold,
    Marker,
    Phase,
    Pools,
    Seat,
    Shoe,
    Table,
)


def table_opened(table: Table, event: e.TableOpened) -> Table:
    """Cards that were checked while the table was closed stay checked, if they are those that this shoe takes."""
    jackpot, kind = event.terms.jackpot, event.terms.shoe.kind
    pools = table.pools if jackpot is None else Pools(True, jackpot.pool_cents, jackpot.reserve_cents)
    return Table(
        phase=Phase.BETWEEN,
        terms=event.terms,
        edition=edition_of(event.terms),
        limits=event.terms.limits,
        shoe=Shoe(kind=kind),
        pools=pools,
        entrusted=table.entrusted,
        cards=table.cards if kind is table.shoe.kind else CardRecord(),
        breaches=table.breaches,
        disputes=table.disputes,
        excluded=table.excluded,
    )


def cards_checked(table: Table, event: e.CardsChecked) -> Table:
    day = table.cards.checked_on if event.after_gaming else event.day
    return replace(table, cards=replace(table.cards, checked_on=day))


def cards_replaced(table: Table, event: e.CardsReplaced) -> Table:
    """Cards that come in wait for their checks, all of them anew, and a shuffle made without them is none."""
    waiting = (*table.cards.replaced, *event.cards)
    shoe = Shoe(kind=table.shoe.kind, loaded_once=table.shoe.loaded_once)
    return replace(table, cards=replace(table.cards, replaced=waiting, checked_by=()), shoe=shoe)


def replacement_checked(table: Table, event: e.ReplacementChecked) -> Table:
    checked = (*table.cards.checked_by, event.role)
    if {"dealer", "supervisor"} <= set(checked):
        return replace(table, cards=CardRecord(table.cards.checked_on))
    return replace(table, cards=replace(table.cards, checked_by=checked))


def held(table: Table, hold: Hold) -> Table:
    return table if hold in table.holds else replace(table, holds=(*table.holds, hold))


def released(table: Table, hold: Hold) -> Table:
    return replace(table, holds=tuple(other for other in table.holds if other is not hold))


def cards_counted(table: Table, event: e.CardsCounted) -> Table:
    return released(table, Hold.CARD_COUNT) if event.complete else table


def seat_taken(table: Table, event: e.SeatTaken) -> Table:
    """A newcomer's idle rounds count from the next round that opens, or from the one that takes antes now."""
    first = table.rounds if table.phase is Phase.WAGERING else table.rounds + 1
    seats = sorted((*table.seats, Seat(event.box, event.player, first)), key=lambda seat: seat.box)
    return replace(table, seats=tuple(seats))


def seat_left(table: Table, event: e.SeatLeft) -> Table:
    seats = tuple(seat for seat in table.seats if seat.box != event.box)
    markers = tuple(marker for marker in table.markers if marker.box != event.box)
    return replace(table, seats=seats, markers=markers)


def player_advised(table: Table, event: e.PlayerAdvised) -> Table:
    seats = tuple(replace(seat, advised=True) if seat.box == event.box else seat for seat in table.seats)
    return replace(table, seats=seats)


def over_limit_permitted(table: Table, event: e.OverLimitPermitted) -> Table:
    others = tuple(marker for marker in table.markers if marker.box != event.box)
    return replace(table, markers=(*others, Marker(event.box, event.ceiling_cents)))


def marker_placed(table: Table, event: e.MarkerPlaced) -> Table:
    """A stated figure is the limit; without one the operator's permission is."""
    markers = tuple(
        Marker(marker.box, event.stated_cents or marker.ceiling_cents, placed=True, stated_cents=event.stated_cents)
        if marker.box == event.box
        else marker
        for marker in table.markers
    )
    return replace(table, markers=markers)


def cards_shuffled(table: Table, event: e.CardsShuffled) -> Table:
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    shoe = replace(table.shoe, shuffled=True, ready=automated, order=event.order, loaded_once=True)
    return replace(table, shoe=shoe)


def cards_cut(table: Table, event: e.CardsCut) -> Table:
    order = table.shoe.order
    cut = (*order[event.after :], *order[: event.after])
    return replace(table, shoe=replace(table.shoe, ready=True, order=cut))


def shoe_replaced(table: Table, event: e.ShoeReplaced) -> Table:
    """A new shoe brings new cards, which want their check like any others."""
    terms = replace(table.plate, shoe=event.shoe)
    return replace(table, terms=terms, shoe=Shoe(kind=event.shoe.kind), cards=CardRecord())


def entrusted(table: Table, destination: str, cents: int) -> Table:
    """The table after reserve money went to a tournament or lottery, or, below zero, came back from it."""
    held = cents + sum(part.cents for part in table.entrusted if part.destination == destination)
    others = tuple(part for part in table.entrusted if part.destination != destination)
    parts = (*others, Entrusted(destination, held)) if held else others
    pools = replace(table.pools, reserve_cents=table.pools.reserve_cents - cents)
    return replace(table, pools=pools, entrusted=parts)


def breach_recorded(table: Table, event: e.BreachRecorded) -> Table:
    breach = Breach(event.number, event.player, event.act, event.note)
    now = replace(table.round, breaches=(*table.round.breaches, event.number))
    return replace(table, breaches=(*table.breaches, breach), round=now)


def exclusion_lifted(table: Table, event: e.ExclusionLifted) -> Table:
    return replace(table, excluded=tuple(name for name in table.excluded if name != event.player))


def dispute_raised(table: Table, event: e.DisputeRaised) -> Table:
    return replace(table, disputes=(*table.disputes, Dispute(event.number, event.by, event.matter)))


def dispute_changed(table: Table, number: int, **changes: Any) -> Table:
    disputes = tuple(replace(d, **changes) if d.number == number else d for d in table.disputes)
    return replace(table, disputes=disputes)


def table_closed(table: Table, _event: e.TableClosed) -> Table:
    """What outlives the day: the card record, which the closing check completes, incidents, exclusions, and pools."""
    return Table(
        cards=table.cards,
        shoe=Shoe(kind=table.shoe.kind),
        breaches=table.breaches,
        disputes=table.disputes,
        excluded=table.excluded,
        pools=replace(table.pools, on=False),
        entrusted=table.entrusted,
    )
