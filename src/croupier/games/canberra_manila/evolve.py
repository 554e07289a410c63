"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila import evolve_round as play
from croupier.games.canberra_manila import evolve_table as day
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.evolve_round import ROUND_BOOKS
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import at_station, deck_books, house_books, noted

BOOKS = house_books(CHARTER.stations)
deck_books(BOOKS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    in_round = ROUND_BOOKS.get(type(event))
    if in_round is not None:
        return replace(table, round=in_round(table.round, event))
    after: Table = BOOKS[type(event)](table, event)
    return after


BOOKS.enter(e.TableOpened, day.table_opened)
BOOKS.enter(h.TableClosed, day.table_closed)
BOOKS.enter(e.SettingsAnnounced, day.settings_announced)
BOOKS.enter(h.SeatTaken, day.seat_taken)
BOOKS.enter(e.SeatMoved, day.seat_moved)
BOOKS.enter(e.SeatAskedFor, day.seat_asked_for)
BOOKS.enter(e.ClaimWithdrawn, day.claim_withdrawn)
BOOKS.enter(e.SeatDrawn, day.seat_drawn)
BOOKS.enter(e.ChipsBought, day.chips_bought)
BOOKS.enter(e.ChipsTaken, day.chips_taken)
BOOKS.enter(e.PlayerDeclared, day.player_declared)
BOOKS.enter(e.SatOut, day.sat_out)
BOOKS.enter(e.SatIn, day.sat_in)
BOOKS.enter(e.EntryChosen, day.entry_chosen)
BOOKS.enter(e.TimeCharged, day.time_charged)
BOOKS.enter(e.AwardCorrected, day.award_corrected)
BOOKS.enter(e.RoundBegun, day.round_begun)
BOOKS.enter(e.CommunalTurned, play.communal_turned)
BOOKS.enter(e.BettingClosed, play.betting_closed)
BOOKS.enter(e.ShowdownEnded, at_station(Phase.AWARDING))
BOOKS.enter(e.PotFormed, noted)
BOOKS.enter(e.Misdealt, play.misdealt)
BOOKS.enter(e.HandsReconstructed, noted)
BOOKS.enter(e.FaultStands, noted)
BOOKS.enter(e.LastFolderWins, play.last_folder_wins)
BOOKS.enter(e.InformationShared, noted)
BOOKS.enter(h.RoundVoided, at_station(Phase.VOIDED))
BOOKS.enter(h.RoundClosed, day.round_closed)
