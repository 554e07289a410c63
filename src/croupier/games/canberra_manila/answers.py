"""What handlers give back, and what many of them share: the house's refusals, bound to this game's charter."""

from __future__ import annotations

from functools import partial

from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.decider import Refusal
from croupier.games.house import answers, voiding
from croupier.games.house.answers import refuse

__all__ = ["Answer", "card_named", "refuse", "seat_of", "shut_out", "voided"]

Answer = tuple[AnyEvent, ...] | Refusal
card_named = partial(answers.card_named, CHARTER)
seat_of = partial(answers.seat_of, CHARTER)
shut_out = partial(answers.shut_out, CHARTER)
voided = partial(voiding.voided, CHARTER)
