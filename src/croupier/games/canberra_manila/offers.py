"""What somebody may do now at a table of Canberra Manila: commands that `decide` accepts."""

from __future__ import annotations

from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.decide import decide
from croupier.games.canberra_manila.samples import SAMPLERS
from croupier.games.canberra_manila.state import Table
from croupier.games.canberra_manila.timetable import TIMETABLE
from croupier.games.house.offers import Offers

OFFERS = Offers[Table, AnyCommand](TIMETABLE, SAMPLERS, decide)
allowed = OFFERS.allowed
