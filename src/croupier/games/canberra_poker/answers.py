"""What a handler gives back, and what many of them share: a box in play and a void (4.4, A:Ante)."""

from __future__ import annotations

from functools import partial

from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.state import Box, Table
from croupier.games.decider import Refusal
from croupier.games.house import answers, boxes, limits, voiding
from croupier.games.people import Person

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
    return boxes.box_in_play(CHARTER, C["A:Ante"], table, number, person)
