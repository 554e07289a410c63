"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker import evolve_round as play
from croupier.games.canberra_poker import evolve_table as day
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.state import Phase, Standing, Table
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import (
    at_station,
    deck_books,
    house_books,
    machine_books,
    noted,
    released,
    wager_books,
)
from croupier.games.house.boxes import changed, changing
from croupier.games.house.state import Hold

BOOKS = house_books(CHARTER.stations)
wager_books(BOOKS, CHARTER.stations)
deck_books(BOOKS)
machine_books(BOOKS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    after: Table = BOOKS[type(event)](table, event)
    return after


BOOKS.enter(h.WageringOpened, play.wagering_opened)
BOOKS.enter_moving(e.AntePlaced, play.ante_placed, moves)
BOOKS.enter_moving(e.AnteWithdrawn, play.ante_withdrawn, moves)
BOOKS.enter(e.WageringClosed, at_station(Phase.DEALING))
BOOKS.enter(e.CardDealt, play.card_dealt)
BOOKS.enter(e.CardExposed, play.card_exposed)
BOOKS.enter(e.TopCardTurned, play.top_card_turned)
BOOKS.enter(e.DealCompleted, at_station(Phase.ANNOUNCING))
BOOKS.enter(e.DecisionsOpened, at_station(Phase.DECIDING))
BOOKS.enter(e.CardsPickedUp, play.cards_picked_up)
BOOKS.enter_moving(e.BetPlaced, play.bet_placed, moves)
BOOKS.enter(e.HandFolded, changing(standing=Standing.FOLDED))
BOOKS.enter_moving(e.WagerCorrected, play.wager_corrected, moves)
BOOKS.enter(e.DecisionsClosed, play.decisions_closed)
BOOKS.enter(e.DealerShown, play.dealer_shown)
BOOKS.enter(e.HandTurned, play.hand_turned)
BOOKS.enter(e.FacesCorrected, play.faces_corrected)
BOOKS.enter_moving(h.WagerSettled, noted, moves)
BOOKS.enter(e.WagersCompared, play.wagers_compared)
BOOKS.enter(e.HandRacked, play.hand_racked)
BOOKS.enter(h.RoundClosed, play.round_closed)
BOOKS.enter(h.RoundVoided, play.round_voided)
BOOKS.enter(e.HandMisplaced, changing(misplaced=True))
BOOKS.enter(e.HandReconstructed, changing(misplaced=False))
BOOKS.enter(e.HandWithdrawn, changing(standing=Standing.OUT, misplaced=False))
BOOKS.enter_moving(e.JackpotStaked, lambda table, event: changed(table, event.box, jackpot=event.cents), moves)
BOOKS.enter(e.PadLit, lambda table, event: changed(table, event.box, lit=event.lit))
BOOKS.enter_moving(e.JackpotStakeReturned, play.stake_returned, moves)
BOOKS.enter_moving(e.JackpotContributed, play.contributed, moves)
BOOKS.enter(e.JackpotDeclared, changing(declared=True))
BOOKS.enter_moving(
    e.JackpotPaid, lambda table, event: play.with_pools(table, -event.from_pool, -event.from_reserve), moves
)
BOOKS.enter_moving(e.JackpotReset, play.jackpot_reset, moves)
BOOKS.enter(e.JackpotClosed, at_station(Phase.COLLECTING))
BOOKS.enter(e.PlayResumed, lambda table, event: released(table, Hold(event.hold)))
BOOKS.enter(e.JackpotSwitched, lambda table, event: replace(table, pools=replace(table.pools, on=event.on)))
BOOKS.enter(e.ReserveTransferred, lambda table, event: day.entrusted(table, event.destination, event.cents))
BOOKS.enter(e.ReserveReturned, lambda table, event: day.entrusted(table, event.source, -event.cents))
BOOKS.enter(e.TableOpened, day.table_opened)
BOOKS.enter(h.TableClosed, day.table_closed)
