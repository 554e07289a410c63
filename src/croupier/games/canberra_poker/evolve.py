"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker import evolve_house as house
from croupier.games.canberra_poker import evolve_round as play
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.state import Hold, Phase, Standing, Table
from croupier.games.decider import Event

AnyOne = TypeVar("AnyOne", bound=Event)

BOOKS: dict[type[Event], Callable[[Table, Any], Table]] = {}


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event."""
    return BOOKS[type(event)](table, event)


def _books(kind: type[AnyOne], after: Callable[[Table, AnyOne], Table], *, moves_chips: bool = False) -> None:
    """How one kind of event is booked; the chips of a round are kept with it, so that a void can turn them back."""

    def with_moves(table: Table, event: AnyOne) -> Table:
        booked = after(table, event)
        now = booked.round
        return replace(booked, round=replace(now, moves=(*now.moves, *moves(table, event))))

    BOOKS[kind] = with_moves if moves_chips else after


def _noted(table: Table, _event: Event) -> Table:
    """Something that is on record and changes nothing."""
    return table


def _opens(phase: Phase) -> Callable[[Table, Event], Table]:
    """The end of one station of the round and the start of the next."""
    return lambda table, _event: replace(table, phase=phase)


_books(e.CardsShuffled, house.cards_shuffled)
_books(e.CardsCut, house.cards_cut)
_books(e.WageringOpened, play.wagering_opened)
_books(e.AntePlaced, play.ante_placed, moves_chips=True)
_books(e.AnteWithdrawn, play.ante_withdrawn, moves_chips=True)
_books(e.WageringClosed, _opens(Phase.DEALING))
_books(e.CardDealt, play.card_dealt)
_books(e.CardExposed, play.card_exposed)
_books(e.TopCardTurned, play.top_card_turned)
_books(e.DealCompleted, _opens(Phase.ANNOUNCING))
_books(e.DecisionsOpened, _opens(Phase.DECIDING))
_books(e.CardsPickedUp, play.cards_picked_up)
_books(e.BetPlaced, play.bet_placed, moves_chips=True)
_books(e.HandFolded, lambda table, event: play.changed(table, event.box, standing=Standing.FOLDED))
_books(e.WagerCorrected, play.wager_corrected, moves_chips=True)
_books(e.DecisionsClosed, play.decisions_closed)
_books(e.DealerShown, play.dealer_shown)
_books(e.HandTurned, play.hand_turned)
_books(e.WagerSettled, _noted, moves_chips=True)
_books(e.WagersCompared, play.wagers_compared)
_books(e.HandRacked, play.hand_racked)
_books(e.RoundClosed, play.round_closed)
_books(e.RoundVoided, play.round_voided)
_books(e.HandMisplaced, lambda table, event: play.changed(table, event.box, misplaced=True))
_books(e.HandReconstructed, lambda table, event: play.changed(table, event.box, misplaced=False))
_books(e.HandWithdrawn, lambda table, event: play.changed(table, event.box, standing=Standing.OUT, misplaced=False))

_books(e.JackpotStaked, lambda table, event: play.changed(table, event.box, jackpot=event.cents), moves_chips=True)
_books(e.PadLit, lambda table, event: play.changed(table, event.box, lit=event.lit))
_books(e.JackpotStakeReturned, play.stake_returned, moves_chips=True)
_books(e.JackpotContributed, play.contributed, moves_chips=True)
_books(e.JackpotDeclared, lambda table, event: play.changed(table, event.box, declared=True))
_books(
    e.JackpotPaid, lambda table, event: play.with_pools(table, -event.from_pool, -event.from_reserve), moves_chips=True
)
_books(e.JackpotReset, play.jackpot_reset, moves_chips=True)
_books(e.JackpotClosed, _opens(Phase.COLLECTING))
_books(e.JackpotSwitched, lambda table, event: replace(table, pools=replace(table.pools, on=event.on)))
_books(e.ReserveTransferred, lambda table, event: house.entrusted(table, event.destination, event.cents))
_books(e.ReserveReturned, lambda table, event: house.entrusted(table, event.source, -event.cents))

_books(e.PlayHeld, lambda table, event: house.held(table, Hold(event.hold)))
_books(e.PlayResumed, lambda table, event: house.released(table, Hold(event.hold)))
_books(e.CountOrdered, lambda table, _event: house.held(table, Hold.CARD_COUNT))
_books(e.CardsCounted, house.cards_counted)
_books(e.ShoeFailed, _noted)
_books(e.ShoeReplaced, house.shoe_replaced)

_books(e.TableOpened, house.table_opened)
_books(e.TableClosed, house.table_closed)
_books(e.ClosingAnnounced, lambda table, _event: replace(table, closing=True))
_books(e.LimitsAnnounced, lambda table, event: replace(table, announced=event.limits))
_books(e.CardsChecked, house.cards_checked)
_books(e.CardsReplaced, house.cards_replaced)
_books(e.ReplacementChecked, house.replacement_checked)
_books(e.RulesCopied, _noted)

_books(e.SeatTaken, house.seat_taken)
_books(e.SeatLeft, house.seat_left)
_books(e.PlayerAdvised, house.player_advised)
_books(e.OverLimitPermitted, house.over_limit_permitted)
_books(e.MarkerPlaced, house.marker_placed)
_books(e.BreachRecorded, house.breach_recorded)
_books(e.PlayerExcluded, lambda table, event: replace(table, excluded=(*table.excluded, event.player)))
_books(e.ExclusionLifted, house.exclusion_lifted)
_books(e.DisputeRaised, house.dispute_raised)
_books(e.DisputeRuled, lambda table, event: house.dispute_changed(table, event.number, ruling=event.ruling))
_books(e.ReviewRequested, lambda table, event: house.dispute_changed(table, event.number, review_requested=True))
_books(e.ReviewDecided, lambda table, event: house.dispute_changed(table, event.number, review=event.outcome))
_books(e.PaymentCorrected, _noted)
