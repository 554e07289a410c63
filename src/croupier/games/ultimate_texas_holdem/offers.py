"""What somebody may do now at a table of Ultimate Texas Hold-em: commands that `decide` accepts."""

from __future__ import annotations

from croupier.games.house.offers import Offers
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.decide import decide
from croupier.games.ultimate_texas_holdem.samples import SAMPLERS
from croupier.games.ultimate_texas_holdem.state import Table
from croupier.games.ultimate_texas_holdem.timetable import TIMETABLE

OFFERS = Offers[Table, AnyCommand](TIMETABLE, SAMPLERS, decide)
allowed = OFFERS.allowed
