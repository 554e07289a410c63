"""The chips that each event moves from one account to another; what a void turns back, and what the cage books."""

from __future__ import annotations

from croupier.games.canberra_poker.events import (
    AntePlaced,
    AnteWithdrawn,
    BetPlaced,
    JackpotContributed,
    JackpotPaid,
    JackpotReset,
    JackpotStaked,
    JackpotStakeReturned,
    ReserveReturned,
    ReserveTransferred,
    WagerCorrected,
)
from croupier.games.canberra_poker.state import Box, Table
from croupier.games.decider import Event
from croupier.games.house.events import WagerSettled
from croupier.games.house.moves import FELT, FLOAT, house_moves, player_account, settled, some
from croupier.money import Move

POOL = "jackpot pool"
RESERVE = "reserve pool"


def moves(table: Table, event: Event) -> tuple[Move, ...]:
    """The movements of an event, the table being as it was before it."""
    match event:
        case WagerSettled():
            return _settled(_box(table, event.box), event)
        case AntePlaced(player=player, cents=cents):
            return (Move(player_account(player), FELT, cents),)
        case BetPlaced(box=box, cents=cents) | JackpotStaked(box=box, cents=cents):
            return (Move(player_account(_box(table, box).player), FELT, cents),)
        case AnteWithdrawn() | JackpotStakeReturned() | WagerCorrected():
            return _wager_moves(_box(table, event.box), event)
        case JackpotContributed(pool_cents=to_pool, reserve_cents=to_reserve):
            return some(Move(FELT, POOL, to_pool), Move(FELT, RESERVE, to_reserve))
        case JackpotPaid():
            to = player_account(_box(table, event.box).player)
            from_float = event.cents - event.from_pool - event.from_reserve
            return some(
                Move(POOL, to, event.from_pool), Move(RESERVE, to, event.from_reserve), Move(FLOAT, to, from_float)
            )
        case JackpotReset(from_reserve=from_reserve, from_house=from_house):
            return some(Move(RESERVE, POOL, from_reserve), Move(FLOAT, POOL, from_house))
        case ReserveTransferred(cents=cents, destination=destination):
            return (Move(RESERVE, destination, cents),)
        case ReserveReturned(cents=cents, source=source):
            return (Move(source, RESERVE, cents),)
        case _:
            return house_moves(event)


def _box(table: Table, number: int) -> Box:
    box = table.box(number)
    if box is None:
        raise LookupError(f"box {number} has no wagers in this round")
    return box


def _wager_moves(box: Box, event: AnteWithdrawn | JackpotStakeReturned | WagerCorrected) -> tuple[Move, ...]:
    account = player_account(box.player)
    match event:
        case AnteWithdrawn():
            return (Move(FELT, account, box.ante),)
        case JackpotStakeReturned():
            on_felt = box.jackpot - box.to_pool - box.to_reserve
            return some(
                Move(FELT, account, on_felt), Move(POOL, account, box.to_pool), Move(RESERVE, account, box.to_reserve)
            )
        case WagerCorrected(wager=wager, cents=cents):
            more = cents - (box.ante if wager == "ante" else box.bet)
            return some(Move(account, FELT, max(more, 0)), Move(FELT, account, max(-more, 0)))


def _settled(box: Box, event: WagerSettled) -> tuple[Move, ...]:
    """A jackpot stake lies in the pools already, so that losing it moves nothing."""
    if event.wager == "jackpot":
        return ()
    return settled(player_account(box.player), event.staked, event.returned)
