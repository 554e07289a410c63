"""What a handler gives back, and what many of them share: a box in play and a void (4.4, A:Ante)."""

from __future__ import annotations

from functools import partial

from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.state import Box, Table
from croupier.games.decider import Refusal
from croupier.games.house import answers, limits, voiding
from croupier.games.house.answers import refuse
from croupier.games.people import Person, Role

Answer = tuple[AnyEvent, ...] | Refusal
advised = partial(limits.advised, CHARTER)
card_named = partial(answers.card_named, CHARTER)
chips_only = partial(answers.chips_only, CHARTER)
limits_fault = partial(limits.limits_fault, CHARTER)
outside_limits = partial(limits.outside_limits, CHARTER)
seat_of = partial(answers.seat_of, CHARTER)
shut_out = partial(answers.shut_out, CHARTER)
voided = partial(voiding.voided, CHARTER)


def box_in_play(table: Table, number: int, person: Person) -> Box | Refusal:
    """The box in this round, if the person may act on it."""
    box = table.box(number)
    if box is None:
        return refuse(C["A:Ante"], f"Box {number} has no ante in this round.", "Ante when the next round opens.")
    if person.role is Role.PLAYER and box.player != person.id:
        why = f"Box {number} is played by {box.player}; one player wagers on one box."
        return refuse(C["4.4"], why, "Play your own box.")
    return box
