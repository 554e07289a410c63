"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.games.blackjack import events as e
from croupier.games.blackjack import evolve_round as play
from croupier.games.blackjack import evolve_table as day
from croupier.games.blackjack.charter import STATIONS
from croupier.games.blackjack.evolve_correcting import wager_corrected
from croupier.games.blackjack.moves import moves
from croupier.games.blackjack.state import PHASES, Phase, Table
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import at_station, house_books, noted, wager_books

BOOKS = house_books(STATIONS)
wager_books(BOOKS, STATIONS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    after: Table = BOOKS[type(event)](table, event)
    return after


def _opens(table: Table, event: Any) -> Table:
    """The end of one station of the round and the start of the next."""
    return replace(table, phase=PHASES[event.opens])


BOOKS.enter(e.TableOpened, day.table_opened)
BOOKS.enter(h.TableClosed, day.table_closed)
BOOKS.enter(e.CardsChanged, day.cards_changed)
BOOKS.enter(e.CardsAskedAbout, noted)
BOOKS.enter(h.CardsShuffled, day.cards_shuffled)
BOOKS.enter(e.RemainderShuffled, day.remainder_shuffled)
BOOKS.enter(e.CutOffered, day.cut_offered)
BOOKS.enter(e.CutDeclined, day.cut_declined)
BOOKS.enter(h.CardsCut, day.cards_cut)
BOOKS.enter(e.CuttingCardInserted, day.cutting_card_inserted)
BOOKS.enter(e.CuttingCardDrawn, day.cutting_card_drawn)
BOOKS.enter(h.ShoeFailed, day.shoe_failed)
BOOKS.enter(h.ShoeReplaced, day.shoe_replaced)
BOOKS.enter(e.FinalRoundsAnnounced, lambda table, event: replace(table, final=event.rounds))
BOOKS.enter(h.SeatTaken, day.seat_taken)
BOOKS.enter(h.SeatLeft, day.seat_left)
BOOKS.enter(h.PlayerAdvised, day.player_advised)
BOOKS.enter(e.BoxAskedFor, day.box_asked_for)
BOOKS.enter(e.MinimumRequired, day.minimum_required)
BOOKS.enter(e.PlayerRestricted, day.player_restricted)
BOOKS.enter(e.RestrictionLifted, day.restriction_lifted)
BOOKS.enter(e.RestrictionsReported, day.restrictions_reported)
BOOKS.enter(h.WageringOpened, play.wagering_opened)
BOOKS.enter_moving(e.WagerPlaced, play.wager_placed, moves)
BOOKS.enter_moving(e.WagerWithdrawn, play.wager_withdrawn, moves)
BOOKS.enter_moving(e.SideWagerPlaced, play.side_wager_placed, moves)
BOOKS.enter_moving(e.SideWagerWithdrawn, play.side_wager_withdrawn, moves)
BOOKS.enter(e.WageringClosed, play.wagering_closed)
BOOKS.enter(e.CardDealt, play.card_dealt)
BOOKS.enter(e.InitialDealCompleted, _opens)
BOOKS.enter_moving(e.SideWagerSettled, play.side_wager_settled, moves)
BOOKS.enter(e.PairsSettled, _opens)
BOOKS.enter(e.InsuranceDeclined, play.insurance_declined)
BOOKS.enter(e.InsuranceAppliedFor, play.insurance_applied_for)
BOOKS.enter_moving(e.InsurancePlaced, play.insurance_placed, moves)
BOOKS.enter_moving(e.InsuranceSettled, play.insurance_settled, moves)
BOOKS.enter(e.InterimSettled, _opens)
BOOKS.enter(e.CardCalled, play.card_called)
BOOKS.enter_moving(e.HandSplit, play.hand_split, moves)
BOOKS.enter_moving(e.SplitJoined, play.split_joined, moves)
BOOKS.enter_moving(e.HandDoubled, play.hand_doubled, moves)
BOOKS.enter_moving(e.DoubleJoined, play.double_joined, moves)
BOOKS.enter(e.WagerRides, lambda table, event: play.answered(table, event.player))
BOOKS.enter(e.PlayerAbsent, play.player_absent)
BOOKS.enter(e.HandEnded, play.hand_ended)
BOOKS.enter(e.SubsequentDealCompleted, _opens)
BOOKS.enter(e.DealerCompleted, at_station(Phase.SETTLING))
BOOKS.enter_moving(e.WagerSettled, play.wager_settled, moves)
BOOKS.enter_moving(e.WagerCorrected, wager_corrected, moves)
BOOKS.enter(e.WagersSettled, at_station(Phase.COLLECTING))
BOOKS.enter(h.RoundVoided, at_station(Phase.VOIDED))
BOOKS.enter(h.RoundClosed, day.round_closed)
BOOKS.enter(e.CardBurned, day.card_burned)
BOOKS.enter(e.CardDrawnInError, day.card_drawn_in_error)
BOOKS.enter(e.HandMisplaced, lambda table, event: _misplaced(table, event.box))
BOOKS.enter_moving(e.SettlementTakenBack, play.settlement_taken_back, moves)
BOOKS.enter(e.HandsReconstructed, play.hands_reconstructed)
BOOKS.enter(e.RoundReopened, day.round_reopened)
BOOKS.enter(e.PastRoundVoided, day.past_round_voided)


def _misplaced(table: Table, box: int) -> Table:
    return replace(table, round=replace(table.round, misplaced=(*table.round.misplaced, box)))
