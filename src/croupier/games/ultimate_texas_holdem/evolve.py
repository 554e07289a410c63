"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from croupier.games.house import events as h
from croupier.games.house.bookkeeping import (
    at_station,
    deck_books,
    house_books,
    machine_books,
    noted,
    unshuffled,
    wager_books,
)
from croupier.games.house.boxes import changing
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem import evolve_round as play
from croupier.games.ultimate_texas_holdem import evolve_table as day
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.moves import moves
from croupier.games.ultimate_texas_holdem.state import Phase, Standing, Table

BOOKS = house_books(CHARTER.stations)
wager_books(BOOKS, CHARTER.stations)
deck_books(BOOKS)
machine_books(BOOKS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    after: Table = BOOKS[type(event)](table, event)
    return after


BOOKS.enter(e.TableOpened, day.table_opened)
BOOKS.enter(h.TableClosed, day.table_closed)
BOOKS.enter(e.TripsLimitsAnnounced, day.trips_limits_announced)
BOOKS.enter(e.ShuffleOrdered, lambda table, _event: unshuffled(table))
BOOKS.enter(e.ShoeLoaded, noted)
BOOKS.enter(h.CardsShuffled, day.cards_shuffled)
BOOKS.enter(h.ShoeReplaced, day.shoe_replaced)
BOOKS.enter(h.WageringOpened, day.wagering_opened)
BOOKS.enter_moving(e.WagerPlaced, play.wager_placed, moves)
BOOKS.enter_moving(e.WagerWithdrawn, play.wager_withdrawn, moves)
BOOKS.enter(e.BetsCalled, noted)
BOOKS.enter(e.WageringClosed, at_station(Phase.DEALING))
BOOKS.enter(e.CardsDealt, play.cards_dealt)
BOOKS.enter(e.BoardSpread, play.board_spread)
BOOKS.enter(e.CardExposed, play.card_exposed)
BOOKS.enter(e.DealCompleted, at_station(Phase.PREFLOP))
BOOKS.enter(e.CardsPickedUp, play.cards_picked_up)
BOOKS.enter(e.HandFolded, play.hand_folded)
BOOKS.enter(e.HandChecked, changing(standing=Standing.CHECKED))
BOOKS.enter_moving(e.PlayPlaced, play.play_placed, moves)
BOOKS.enter(e.DecisionCalled, changing(called=True))
BOOKS.enter(e.FlopRevealed, play.flop_revealed)
BOOKS.enter(e.RiverRevealed, play.river_revealed)
BOOKS.enter(e.DealerAnnounced, noted)
BOOKS.enter(e.DealerShown, play.dealer_shown)
BOOKS.enter(e.HandConceded, changing(standing=Standing.CONCEDED))
BOOKS.enter(e.AntesRefunded, play.antes_refunded)
BOOKS.enter(e.HandTurned, play.hand_turned)
BOOKS.enter(e.FacesCorrected, play.faces_corrected)
BOOKS.enter_moving(e.WagerCorrected, play.wager_corrected, moves)
BOOKS.enter_moving(h.WagerSettled, play.wager_settled, moves)
BOOKS.enter(e.HandRacked, changing(standing=Standing.SETTLED))
BOOKS.enter(e.HandVoided, changing(standing=Standing.OUT))
BOOKS.enter(h.RoundVoided, play.round_voided)
BOOKS.enter(h.RoundClosed, play.round_closed)
