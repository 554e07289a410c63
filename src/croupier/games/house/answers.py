"""What a handler of the house gives back, and the refusals that many of them share."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house.charter import Charter
from croupier.games.house.events import AnyHouseEvent, AnyWagerEvent
from croupier.games.house.state import HouseTable, Seat
from croupier.games.house.terms import Tender
from croupier.games.people import Person, Role
from croupier.money import dollars
from croupier.rules.clause import Clause

HouseAnswer = tuple[AnyHouseEvent, ...] | Refusal
WagerAnswer = tuple[AnyWagerEvent, ...] | Refusal


def refuse(under: Clause, why: str, instead: str) -> Refusal:
    return Refusal((under,), why, instead)


def seat_of(charter: Charter, table: HouseTable, number: int, person: Person) -> Seat | Refusal:
    """The seat at a box, if the person may act there."""
    seat = table.seat(number)
    if seat is None:
        return refuse(charter.seats.box, f"Nobody holds box {number}.", "Take the seat first.")
    if person.role is Role.PLAYER and seat.player != person.id:
        why = f"Box {number} is held by {seat.player}; one player wagers on one box."
        return refuse(charter.seats.one_each, why, "Play your own box.")
    return seat


def shut_out(charter: Charter, table: HouseTable, player: str) -> Refusal | None:
    """Whoever is excluded takes no seat and places no wager."""
    if player not in table.excluded:
        return None
    return refuse(charter.conduct.exclusion, f"{player} is excluded from the game.", "Ask the casino operator.")


def card_named(charter: Charter, order: Sequence[Card], named: Sequence[Card | None]) -> Refusal | None:
    """Where the program holds the cards nobody names one: right and wrong guesses are answered alike."""
    if not order or not any(named):
        return None
    why = "The cards of this table are in the program, which shows each when its time has come."
    return Refusal((*charter.opening.dealt, charter.shoe.order_stands), why, "Leave the card out.")


def chips_only(charter: Charter, tender: Tender, cents: int) -> Refusal | None:
    """A wager is chips on the layout, and at least one of them."""
    chips = charter.seats.chips
    if tender is not Tender.CHIPS:
        why = f"A wager is made with gaming chips on the box, not with {tender}."
        return refuse(chips, why, "Buy chips and place them on the box.")
    if cents <= 0:
        return refuse(chips, f"{dollars(cents)} is no wager.", "Place an amount above zero.")
    return None
