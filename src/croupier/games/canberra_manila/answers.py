"""What handlers give back, and what many of them share: the house's refusals, bound to this game's charter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from croupier.cards.card import Card
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Refusal
from croupier.games.house import answers, completeness, conduct, opening, seating, voiding
from croupier.games.house.answers import refuse
from croupier.games.house.events import PlayHeld
from croupier.games.people import Person

__all__ = [
    "Answer",
    "card_fault",
    "card_named",
    "house_close_table",
    "house_close_void",
    "house_exclusion",
    "may_begin",
    "refuse",
    "seat_of",
    "shut_out",
    "take_house_seat",
    "voided",
]

Answer = tuple[AnyEvent, ...] | Refusal
card_named = partial(answers.card_named, CHARTER)
house_close_table = partial(opening.close_table, CHARTER)
house_close_void = partial(voiding.collect_void, CHARTER)
house_exclusion = partial(conduct.exclude_player, CHARTER)
may_begin = partial(opening.may_begin, CHARTER)
seat_of = partial(answers.seat_of, CHARTER)
shut_out = partial(answers.shut_out, CHARTER)
take_house_seat = partial(seating.take_seat, CHARTER)
voided = partial(voiding.voided, CHARTER)


def card_fault(table: Table, cards: Sequence[Card], by: Person, known: Sequence[Card] = ()) -> tuple[PlayHeld, ...]:
    """The stop that newly seen cards call for; where the program holds the order, it dealt them."""
    if table.shoe.order:
        return ()
    why = completeness.misplaced_cards(CHARTER.pack(table), table.round.seen, cards, known)
    return (completeness.stopped(CHARTER, table, by, why),) if why else ()
