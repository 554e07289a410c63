"""What the house's own events change: the signs, the seats, the equipment, conduct and disputes, without any rules."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Any, TypeVar

from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Event
from croupier.games.house import events as e
from croupier.games.house.charter import Stations
from croupier.games.house.moves import house_moves
from croupier.games.house.one_deck import DeckTable, Shoe
from croupier.games.house.state import (
    Breach,
    CardRecord,
    Dispute,
    Hold,
    HouseTable,
    Marker,
    Seat,
)
from croupier.money import Move

T = TypeVar("T", bound=HouseTable)
D = TypeVar("D", bound=DeckTable)
AnyOne = TypeVar("AnyOne", bound=Event)
Book = Callable[[Any, Any], Any]


class Books(dict[type[Event], Book]):
    """How each kind of event of a game is booked."""

    def enter(self, kind: type[AnyOne], after: Callable[[Any, AnyOne], Any]) -> None:
        self[kind] = after

    def enter_moving(
        self,
        kind: type[AnyOne],
        after: Callable[[Any, AnyOne], Any],
        moves: Callable[[Any, AnyOne], tuple[Move, ...]],
    ) -> None:
        """An event that moves chips of the round, which are kept with it, so that a void can turn them back."""

        def with_moves(table: Any, event: AnyOne) -> Any:
            booked = after(table, event)
            now = booked.round
            return replace(booked, round=replace(now, moves=now.moves + moves(table, event)))

        self[kind] = with_moves


def house_books(stations: Stations) -> Books:
    """The events that every game has."""
    books = Books()
    books.enter(e.PlayHeld, lambda table, event: held(table, Hold(event.hold)))
    books.enter(e.CountOrdered, lambda table, _event: held(table, Hold.CARD_COUNT))
    books.enter(e.CardsCounted, lambda table, event: released(table, Hold.CARD_COUNT) if event.complete else table)
    books.enter(e.ClosingAnnounced, lambda table, _event: replace(table, closing=True))
    books.enter(e.CardsChecked, cards_checked)
    books.enter(e.CardsReplaced, cards_replaced)
    books.enter(e.ReplacementChecked, replacement_checked)
    books.enter(e.RulesCopied, noted)
    books.enter(e.SeatTaken, lambda table, event: seat_taken(table, event, taking=table.phase is stations.wagering))
    books.enter(e.SeatLeft, seat_left)
    books.enter(e.BreachRecorded, breach_recorded)
    books.enter(e.PlayerExcluded, lambda table, event: replace(table, excluded=(*table.excluded, event.player)))
    books.enter(e.ExclusionLifted, exclusion_lifted)
    books.enter(e.DisputeRaised, dispute_raised)
    books.enter(e.DisputeRuled, lambda table, event: dispute_changed(table, event.number, ruling=event.ruling))
    books.enter(e.ReviewRequested, lambda table, event: dispute_changed(table, event.number, review_requested=True))
    books.enter(e.ReviewDecided, lambda table, event: dispute_changed(table, event.number, review=event.outcome))
    books.enter_moving(e.PaymentCorrected, noted, _moved_in_round)
    return books


def _moved_in_round(_table: HouseTable, event: e.PaymentCorrected) -> tuple[Move, ...]:
    """A correction of an earlier round outlives whatever becomes of this one."""
    return house_moves(event) if event.round else ()


def wager_books(books: Books, stations: Stations) -> None:
    """What a game has beside it that is played against the house."""
    books.enter(e.WageringEnded, lambda table, _event: replace(table, phase=stations.between))
    books.enter(e.LimitsAnnounced, lambda table, event: replace(table, announced=event.limits))
    books.enter(e.PlayerAdvised, player_advised)
    books.enter(e.OverLimitPermitted, over_limit_permitted)
    books.enter(e.MarkerPlaced, marker_placed)


def deck_books(books: Books) -> None:
    """What a game has beside it that is played with one deck, shuffled for each round."""
    books.enter(e.CardsReplaced, lambda table, event: unshuffled(cards_replaced(table, event)))
    books.enter(e.CardsShuffled, cards_shuffled)
    books.enter(e.CardsCut, cards_cut)


def machine_books(books: Books) -> None:
    """What a game has beside it that may be dealt from an automated shoe."""
    books.enter(e.ShoeFailed, noted)
    books.enter(e.ShoeReplaced, shoe_replaced)


def at_station(phase: StrEnum) -> Callable[[Any, Event], Any]:
    """How an event is booked that ends one station of the round and starts the next."""
    return lambda table, _event: replace(table, phase=phase)


def noted(table: T, _event: Event) -> T:
    """Something that is on record and changes nothing."""
    return table


def cards_checked(table: T, event: e.CardsChecked) -> T:
    day = table.cards.checked_on if event.after_gaming else event.day
    return replace(table, cards=replace(table.cards, checked_on=day))


def cards_replaced(table: T, event: e.CardsReplaced) -> T:
    """Cards that come in wait for their checks, all of them anew."""
    waiting = (*table.cards.replaced, *event.cards)
    return replace(table, cards=replace(table.cards, replaced=waiting, checked_by=()))


def replacement_checked(table: T, event: e.ReplacementChecked) -> T:
    checked = (*table.cards.checked_by, event.role)
    if {"dealer", "supervisor"} <= set(checked):
        return replace(table, cards=CardRecord(table.cards.checked_on))
    return replace(table, cards=replace(table.cards, checked_by=checked))


def held(table: T, hold: Hold) -> T:
    return table if hold in table.holds else replace(table, holds=(*table.holds, hold))


def released(table: T, hold: Hold) -> T:
    return replace(table, holds=tuple(other for other in table.holds if other is not hold))


def seat_taken(table: T, event: e.SeatTaken, *, taking: bool) -> T:
    """A newcomer's idle rounds count from the next round that opens, or from the one that takes wagers now."""
    first = table.rounds if taking else table.rounds + 1
    seats = sorted((*table.seats, Seat(event.box, event.player, first)), key=lambda seat: seat.box)
    return replace(table, seats=tuple(seats))


def seat_left(table: T, event: e.SeatLeft) -> T:
    seats = tuple(seat for seat in table.seats if seat.box != event.box)
    markers = tuple(marker for marker in table.markers if marker.box != event.box)
    return replace(table, seats=seats, markers=markers)


def player_advised(table: T, event: e.PlayerAdvised) -> T:
    seats = tuple(replace(seat, advised=True) if seat.box == event.box else seat for seat in table.seats)
    return replace(table, seats=seats)


def over_limit_permitted(table: T, event: e.OverLimitPermitted) -> T:
    others = tuple(marker for marker in table.markers if (marker.box, marker.wager) != (event.box, event.wager))
    return replace(table, markers=(*others, Marker(event.box, event.ceiling_cents, wager=event.wager)))


def marker_placed(table: T, event: e.MarkerPlaced) -> T:
    """A stated figure is the limit; without one the operator's permission is."""
    stated = event.stated_cents
    markers = tuple(
        replace(marker, ceiling_cents=stated or marker.ceiling_cents, placed=True, stated_cents=stated)
        if (marker.box, marker.wager) == (event.box, event.wager)
        else marker
        for marker in table.markers
    )
    return replace(table, markers=markers)


def breach_recorded(table: T, event: e.BreachRecorded) -> T:
    breach = Breach(event.number, event.player, event.act, event.note)
    now = replace(table.round, breaches=(*table.round.breaches, event.number))
    return replace(table, breaches=(*table.breaches, breach), round=now)


def exclusion_lifted(table: T, event: e.ExclusionLifted) -> T:
    return replace(table, excluded=tuple(name for name in table.excluded if name != event.player))


def dispute_raised(table: T, event: e.DisputeRaised) -> T:
    return replace(table, disputes=(*table.disputes, Dispute(event.number, event.by, event.matter, round=event.round)))


def dispute_changed(table: T, number: int, **changes: Any) -> T:
    disputes = tuple(replace(d, **changes) if d.number == number else d for d in table.disputes)
    return replace(table, disputes=disputes)


def round_begun(table: T, number: int, **fresh: Any) -> T:
    """A round has begun, whatever begins one in this game, and with it whatever else starts afresh."""
    return replace(table, rounds=number, **fresh)


def wagering_opened(table: T, event: e.WageringOpened, **fresh: Any) -> T:
    """The announced limits come into force; where the minimum has risen, everybody is told again."""
    risen = event.limits.minimum_cents > table.limits.minimum_cents
    seats = tuple(replace(seat, advised=False) for seat in table.seats) if risen else table.seats
    return round_begun(table, event.number, limits=event.limits, announced=None, seats=seats, **fresh)


def idle_counted(table: HouseTable, number: int, playing: Collection[int]) -> tuple[Seat, ...]:
    """Who sat out this round while every seat was in use; anybody else starts again at none."""
    left_idle = [seat for seat in table.seats if seat.idle or seat.box not in playing]
    if not left_idle:
        return table.seats
    there = [seat for seat in table.seats if seat.first_round <= number]
    full = len(there) == table.plate.layout.boxes
    return tuple(
        replace(seat, idle=seat.idle + 1 if full and seat.box not in playing else 0) if seat in there else seat
        for seat in table.seats
    )


def outliving(blank: T, table: T, *, same_cards: bool = True, **more: Any) -> T:
    """What outlives the day: the card record, incidents, exclusions, and whatever play stands still for.

    With other cards the check of the day is still to be made; those that came in wait for theirs whatever happens.
    """
    return replace(
        blank,
        cards=table.cards if same_cards else replace(table.cards, checked_on=""),
        holds=table.holds,
        breaches=table.breaches,
        disputes=table.disputes,
        excluded=table.excluded,
        **more,
    )


def cards_shuffled(table: D, event: e.CardsShuffled) -> D:
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    shoe = replace(table.shoe, shuffled=True, ready=automated, order=event.order, loaded_once=True)
    return replace(table, shoe=shoe)


def cards_cut(table: D, event: e.CardsCut) -> D:
    order = table.shoe.order
    cut = (*order[event.after :], *order[: event.after])
    return replace(table, shoe=replace(table.shoe, ready=True, order=cut))


def unshuffled(table: D) -> D:
    """A shuffle made without the cards that come in is none, and after a round the cards go back to be shuffled."""
    return replace(table, shoe=Shoe(kind=table.shoe.kind, loaded_once=table.shoe.loaded_once))


def shoe_replaced(table: D, event: e.ShoeReplaced) -> D:
    """A new shoe brings new cards, all of which want the checks of cards that come in."""
    terms = replace(table.plate, shoe=event.shoe)
    return replace(table, terms=terms, shoe=Shoe(kind=event.shoe.kind), cards=CardRecord(all_new=True))
