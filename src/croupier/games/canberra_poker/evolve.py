"""The state after each event: bookkeeping without rules, so that a history always leads to the same table."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker import evolve_house as house
from croupier.games.canberra_poker import evolve_round as play
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.state import Hold, Phase, Standing, Table

_MOVES_CHIPS_OF_THE_ROUND = frozenset(
    (
        e.AntePlaced,
        e.AnteWithdrawn,
        e.JackpotStaked,
        e.JackpotStakeReturned,
        e.JackpotContributed,
        e.BetPlaced,
        e.WagerCorrected,
        e.WagerSettled,
        e.JackpotPaid,
        e.JackpotReset,
    )
)


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event; while a round is open its movements are kept, so that a void can turn them back."""
    after = _after(table, event)
    if type(event) in _MOVES_CHIPS_OF_THE_ROUND:
        moved = (*after.round.moves, *moves(table, event))
        after = replace(after, round=replace(after.round, moves=moved))
    return after


def _after(table: Table, event: e.AnyEvent) -> Table:
    """The events that every round has; the order is that of how often they happen."""
    match event:
        case e.CardDealt():
            return play.card_dealt(table, event)
        case e.WagerSettled() | e.CardsPickedUp():
            return table
        case e.HandRacked():
            return play.hand_racked(table, event)
        case e.AntePlaced():
            return play.ante_placed(table, event)
        case e.BetPlaced():
            return play.bet_placed(table, event)
        case e.HandFolded():
            return play.hand_folded(table, event)
        case e.HandTurned():
            return play.hand_turned(table, event)
        case e.CardsShuffled():
            return house.cards_shuffled(table, event)
        case e.CardsCut():
            return house.cards_cut(table, event)
        case e.WageringOpened():
            return play.wagering_opened(table, event)
        case e.DealerShown():
            return play.dealer_shown(table, event)
        case e.RoundClosed():
            return play.round_closed(table, event)
        case _:
            return _phase_after(table, event)


def _phase_after(table: Table, event: e.OfPhases | e.OfJackpot | e.OfMishaps | e.OfTheHouse | e.OfPeople) -> Table:
    """The events that close one station of the round and open the next."""
    match event:
        case e.WageringClosed():
            return play.in_phase(table, Phase.DEALING)
        case e.DealCompleted():
            return play.in_phase(table, Phase.ANNOUNCING)
        case e.DecisionsOpened():
            return play.in_phase(table, Phase.DECIDING)
        case e.DecisionsClosed(anyone_in=anyone_in):
            return play.in_phase(table, Phase.REVEALING if anyone_in else Phase.COLLECTING)
        case e.WagersCompared(jackpot_boxes=boxes):
            return play.in_phase(table, Phase.JACKPOT if boxes else Phase.COLLECTING)
        case e.JackpotClosed():
            return play.in_phase(table, Phase.COLLECTING)
        case e.RoundVoided():
            return play.round_voided(table, event)
        case _:
            return _jackpot_after(table, event)


def _jackpot_after(table: Table, event: e.OfJackpot | e.OfMishaps | e.OfTheHouse | e.OfPeople) -> Table:
    """The events of the jackpot, its pads and its pools."""
    match event:
        case e.JackpotStaked(box=box, cents=cents):
            return play.changed(table, box, jackpot=cents)
        case e.PadLit(box=box, lit=lit):
            return play.changed(table, box, lit=lit)
        case e.JackpotStakeReturned():
            return play.stake_returned(table, event)
        case e.JackpotContributed():
            return play.contributed(table, event)
        case e.JackpotDeclared(box=box):
            return play.changed(table, box, declared=True)
        case e.JackpotPaid(from_pool=from_pool, from_reserve=from_reserve):
            return play.with_pools(table, -from_pool, -from_reserve)
        case e.JackpotReset(from_reserve=from_reserve, from_house=from_house):
            return play.with_pools(table, from_reserve + from_house, -from_reserve)
        case e.JackpotSwitched(on=on):
            return replace(table, pools=replace(table.pools, on=on))
        case e.ReserveTransferred(cents=cents):
            return play.with_pools(table, 0, -cents)
        case e.ReserveReturned(cents=cents):
            return play.with_pools(table, 0, cents)
        case _:
            return _mishap_after(table, event)


def _mishap_after(table: Table, event: e.OfMishaps | e.OfTheHouse | e.OfPeople) -> Table:
    """The events of a round that does not go as it should."""
    match event:
        case e.AnteWithdrawn():
            return play.ante_withdrawn(table, event)
        case e.CardExposed():
            return play.card_exposed(table, event)
        case e.TopCardTurned():
            return play.top_card_turned(table, event)
        case e.WagerCorrected():
            return play.wager_corrected(table, event)
        case e.HandMisplaced(box=box):
            return play.changed(table, box, misplaced=True)
        case e.HandReconstructed(box=box):
            return play.changed(table, box, misplaced=False)
        case e.HandWithdrawn(box=box):
            return play.changed(table, box, standing=Standing.OUT, misplaced=False)
        case e.PlayHeld(hold=hold):
            return house.held(table, Hold(hold))
        case e.PlayResumed(hold=hold):
            return house.released(table, Hold(hold))
        case e.CountOrdered():
            return house.held(table, Hold.CARD_COUNT)
        case e.CardsCounted():
            return house.cards_counted(table, event)
        case e.ShoeFailed():
            return table
        case _:
            return _house_after(table, event)


def _house_after(table: Table, event: e.OfTheHouse | e.OfPeople) -> Table:
    """The events around the rounds."""
    match event:
        case e.TableOpened():
            return house.table_opened(table, event)
        case e.TableClosed():
            return house.table_closed(table)
        case e.ClosingAnnounced():
            return replace(table, closing=True)
        case e.LimitsAnnounced(limits=limits):
            return replace(table, announced=limits)
        case e.CardsChecked():
            return house.cards_checked(table, event)
        case e.CardsReplaced():
            return house.cards_replaced(table, event)
        case e.ReplacementChecked():
            return house.replacement_checked(table, event)
        case e.ShoeReplaced():
            return house.shoe_replaced(table, event)
        case e.RulesCopied():
            return table
        case _:
            return _people_after(table, event)


def _people_after(table: Table, event: e.OfPeople) -> Table:
    """The events that concern who plays, and how."""
    match event:
        case e.SeatTaken():
            return house.seat_taken(table, event)
        case e.SeatLeft():
            return house.seat_left(table, event)
        case e.PlayerAdvised():
            return house.player_advised(table, event)
        case e.OverLimitPermitted():
            return house.over_limit_permitted(table, event)
        case e.MarkerPlaced():
            return house.marker_placed(table, event)
        case e.BreachRecorded():
            return house.breach_recorded(table, event)
        case e.PlayerExcluded(player=player):
            return replace(table, excluded=(*table.excluded, player))
        case e.ExclusionLifted(player=player):
            return replace(table, excluded=tuple(name for name in table.excluded if name != player))
        case e.DisputeRaised():
            return house.dispute_raised(table, event)
        case e.DisputeRuled(number=number, ruling=ruling):
            return house.dispute_changed(table, number, ruling=ruling)
        case e.ReviewRequested(number=number):
            return house.dispute_changed(table, number, review_requested=True)
        case e.ReviewDecided(number=number, outcome=outcome):
            return house.dispute_changed(table, number, review=outcome)
        case e.PaymentCorrected():
            return table
        case _:
            assert_never(event)
