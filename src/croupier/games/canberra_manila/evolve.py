"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila import evolve_round as play
from croupier.games.canberra_manila import evolve_table as day
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.moves import moves
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import at_station, deck_books, house_books, noted

BOOKS = house_books(CHARTER.stations)
deck_books(BOOKS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
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
BOOKS.enter(e.SeatLeftOut, play.seat_left_out)
BOOKS.enter_moving(e.ForcedPosted, play.forced_posted, moves)
BOOKS.enter(e.ForcedCollected, play.forced_collected)
BOOKS.enter_moving(e.OverBlindPosted, play.over_blind_posted, moves)
BOOKS.enter(e.HoleCardsDealt, play.hole_cards_dealt)
BOOKS.enter(e.CommunalTurned, play.communal_turned)
BOOKS.enter(e.HandChecked, play.hand_checked)
BOOKS.enter_moving(e.BetCalled, play.bet_called, moves)
BOOKS.enter_moving(e.BetMade, play.bet_made, moves)
BOOKS.enter_moving(e.TappedOut, play.tapped_out, moves)
BOOKS.enter(e.ChipsLaid, play.chips_laid)
BOOKS.enter(e.ChipsReturned, play.chips_returned)
BOOKS.enter_moving(e.HandFolded, play.hand_folded, moves)
BOOKS.enter(e.ClockStarted, play.clock_started)
BOOKS.enter(e.BettingClosed, play.betting_closed)
BOOKS.enter(e.HandShown, play.hand_shown)
BOOKS.enter(e.FacesCorrected, play.faces_corrected)
BOOKS.enter(e.HandConceded, play.hand_conceded)
BOOKS.enter(e.ShowdownEnded, at_station(Phase.AWARDING))
BOOKS.enter_moving(e.UncalledReturned, play.won, moves)
BOOKS.enter_moving(e.PotFormed, noted, moves)
BOOKS.enter_moving(e.PotAwarded, play.won, moves)
BOOKS.enter_moving(e.Misdealt, play.misdealt, moves)
BOOKS.enter(e.HandsReconstructed, noted)
BOOKS.enter(e.FaultStands, noted)
BOOKS.enter(e.HandDead, play.hand_dead)
BOOKS.enter(e.LastFolderWins, play.last_folder_wins)
BOOKS.enter(e.CommunalExposed, play.communal_exposed)
BOOKS.enter(e.InformationShared, noted)
BOOKS.enter(e.RemedyProposed, play.remedy_proposed)
BOOKS.enter(e.RemedyAnswered, play.remedy_answered)
BOOKS.enter(e.RemedyAdopted, play.remedy_ended)
BOOKS.enter(e.RemedyRejected, play.remedy_ended)
BOOKS.enter(h.RoundVoided, lambda table, _event: replace(table, phase=Phase.VOIDED))
BOOKS.enter(h.RoundClosed, day.round_closed)
