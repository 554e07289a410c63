"""What somebody may do now at a table of Blackjack: examples of every command, kept if `decide` accepts them."""

from __future__ import annotations

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.decide import decide
from croupier.games.blackjack.samples import SAMPLERS
from croupier.games.blackjack.state import Table
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.house.offers import Offers

OFFERS = Offers[Table, AnyCommand](TIMETABLE, SAMPLERS, decide)
allowed = OFFERS.allowed
