"""What somebody may do now at a table of Canberra Poker: examples of every command, kept if `decide` accepts them."""

from __future__ import annotations

from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.decide import decide
from croupier.games.canberra_poker.samples import SAMPLERS
from croupier.games.canberra_poker.state import Table
from croupier.games.canberra_poker.timetable import TIMETABLE
from croupier.games.house.offers import Offers

OFFERS = Offers[Table, AnyCommand](TIMETABLE, SAMPLERS, decide)
allowed = OFFERS.allowed
