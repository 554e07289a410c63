"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker import evolve_round as play
from croupier.games.canberra_poker import evolve_table as day
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.state import Phase, Standing, Table
from croupier.games.decider import Event
from croupier.games.house import events as h
from croupier.games.house.bookkeeping import deck_books, house_books, noted, released
from croupier.games.house.state import Hold

BOOKS = house_books(CHARTER.stations)
deck_books(BOOKS)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    after: Table = BOOKS[type(event)](table, event)
    return after


def _opens(phase: Phase) -> Callable[[Table, Event], Table]:
    """The end of one station of the round and the start of the next."""
    return lambda table, _event: replace(table, phase=phase)


BOOKS.enter(h.WageringOpened, play.wagering_opened)
BOOKS.enter_moving(e.AntePlaced, play.ante_placed, moves)
BOOKS.enter_moving(e.AnteWithdrawn, play.ante_withdrawn, moves)
BOOKS.enter(e.WageringClosed, _opens(Phase.DEALING))
BOOKS.enter(e.CardDealt, play.card_dealt)
BOOKS.enter(e.CardExposed, play.card_exposed)
BOOKS.enter(e.TopCardTurned, play.top_card_turned)
BOOKS.enter(e.DealCompleted, _opens(Phase.ANNOUNCING))
BOOKS.enter(e.DecisionsOpened, _opens(Phase.DECIDING))
BOOKS.enter(e.CardsPickedUp, play.cards_picked_up)
BOOKS.enter_moving(e.BetPlaced, play.bet_placed, moves)
BOOKS.enter(e.HandFolded, lambda table, event: play.changed(table, event.box, standing=Standing.FOLDED))
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
BOOKS.enter(e.HandMisplaced, lambda table, event: play.changed(table, event.box, misplaced=True))
BOOKS.enter(e.HandReconstructed, lambda table, event: play.changed(table, event.box, misplaced=False))
BOOKS.enter(
    e.HandWithdrawn, lambda table, event: play.changed(table, event.box, standing=Standing.OUT, misplaced=False)
)
BOOKS.enter_moving(e.JackpotStaked, lambda table, event: play.changed(table, event.box, jackpot=event.cents), moves)
BOOKS.enter(e.PadLit, lambda table, event: play.changed(table, event.box, lit=event.lit))
BOOKS.enter_moving(e.JackpotStakeReturned, play.stake_returned, moves)
BOOKS.enter_moving(e.JackpotContributed, play.contributed, moves)
BOOKS.enter(e.JackpotDeclared, lambda table, event: play.changed(table, event.box, declared=True))
BOOKS.enter_moving(
    e.JackpotPaid, lambda table, event: play.with_pools(table, -event.from_pool, -event.from_reserve), moves
)
BOOKS.enter_moving(e.JackpotReset, play.jackpot_reset, moves)
BOOKS.enter(e.JackpotClosed, _opens(Phase.COLLECTING))
BOOKS.enter(e.PlayResumed, lambda table, event: released(table, Hold(event.hold)))
BOOKS.enter(e.JackpotSwitched, lambda table, event: replace(table, pools=replace(table.pools, on=event.on)))
BOOKS.enter(e.ReserveTransferred, lambda table, event: day.entrusted(table, event.destination, event.cents))
BOOKS.enter(e.ReserveReturned, lambda table, event: day.entrusted(table, event.source, -event.cents))
BOOKS.enter(e.TableOpened, day.table_opened)
BOOKS.enter(h.TableClosed, day.table_closed)
