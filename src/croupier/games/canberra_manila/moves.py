"""The chips that each event moves from one account to another; what a void turns back, and what the cage books."""

from __future__ import annotations

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Event
from croupier.games.house import events as h
from croupier.games.house.moves import house_moves, player_account, some
from croupier.money import Move

POT = "pot"
COMMISSION = "commission"


def stake_account(player: str) -> str:
    """The chips that a player has on the table, beside what that player has elsewhere."""
    return f"stake:{player}"


def moves(table: Table, event: Event) -> tuple[Move, ...]:
    """The movements of an event, the table being as it was before it."""
    match event:
        case (
            e.BetCalled(seat=seat, cents=cents)
            | e.BetMade(seat=seat, cents=cents)
            | e.TappedOut(seat=seat, cents=cents)
        ):
            return _into_the_pot(table, seat, cents)
        case e.ForcedPosted(seat=seat, cents=cents) | e.OverBlindPosted(seat=seat, cents=cents):
            return _into_the_pot(table, seat, cents)
        case e.HandFolded(seat=seat, paid=cents):
            return _into_the_pot(table, seat, cents)
        case e.PotAwarded(seat=seat, cents=cents) | e.UncalledReturned(seat=seat, cents=cents):
            return some(Move(POT, _stake(table, seat), cents))
        case e.PotFormed(commission=cents):
            return some(Move(POT, COMMISSION, cents))
        case _:
            return _between_rounds(table, event)


def _between_rounds(table: Table, event: Event) -> tuple[Move, ...]:
    match event:
        case e.ChipsBought(player=player, cents=cents):
            return (Move(player_account(player), stake_account(player), cents),)
        case e.ChipsTaken(player=player, cents=cents):
            return (Move(stake_account(player), player_account(player), cents),)
        case h.SeatLeft(box=seat, player=player):
            return some(Move(stake_account(player), player_account(player), _stake_of(table, seat)))
        case h.TableClosed():
            seats = ((stake_account(seat.player), player_account(seat.player), seat.stake) for seat in table.seats)
            return some(*(Move(*seat) for seat in seats))
        case e.TimeCharged(player=player, cents=cents):
            return some(Move(player_account(player), COMMISSION, cents))
        case e.AwardCorrected(from_seat=giver, to_seat=taker, cents=cents):
            return (Move(_stake(table, giver), _stake(table, taker), cents),)
        case e.Misdealt():
            return tuple(
                move
                for hand in table.round.hands
                for move in some(Move(POT, stake_account(hand.player), hand.put - hand.forced))
            )
        case _:
            return house_moves(event)


def _into_the_pot(table: Table, seat: int, cents: int) -> tuple[Move, ...]:
    return some(Move(_stake(table, seat), POT, cents))


def _stake(table: Table, number: int) -> str:
    """The account of whoever sits there, or held the hand that was dealt there."""
    hand = table.round.hand(number)
    if hand is not None:
        return stake_account(hand.player)
    seat = table.seat(number)
    if seat is None:
        raise LookupError(f"nobody sits at seat {number}")
    return stake_account(seat.player)


def _stake_of(table: Table, number: int) -> int:
    seat = table.seat(number)
    return 0 if seat is None else seat.stake
