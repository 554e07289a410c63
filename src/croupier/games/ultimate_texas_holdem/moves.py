"""The chips that each event moves from one account to another; what a void turns back, and what the cage books."""

from __future__ import annotations

from croupier.games.decider import Event
from croupier.games.house.events import WagerSettled
from croupier.games.house.moves import FELT, house_moves, player_account, settled, some
from croupier.games.ultimate_texas_holdem.events import PlayPlaced, WagerCorrected, WagerPlaced, WagerWithdrawn
from croupier.games.ultimate_texas_holdem.state import Box, Table
from croupier.money import Move


def moves(table: Table, event: Event) -> tuple[Move, ...]:
    """The movements of an event, the table being as it was before it."""
    match event:
        case WagerSettled(box=number, staked=staked, returned=returned):
            return settled(_account(table, number), staked, returned)
        case WagerPlaced(player=player, cents=cents):
            return (Move(player_account(player), FELT, cents),)
        case PlayPlaced(box=number, cents=cents):
            return (Move(_account(table, number), FELT, cents),)
        case WagerWithdrawn(box=number, wager=wager):
            return (Move(FELT, _account(table, number), _box(table, number).on(wager)),)
        case WagerCorrected(box=number, wager=wager, cents=cents):
            more, account = cents - _box(table, number).on(wager), _account(table, number)
            return some(Move(account, FELT, max(more, 0)), Move(FELT, account, max(-more, 0)))
        case _:
            return house_moves(event)


def _account(table: Table, number: int) -> str:
    return player_account(_box(table, number).player)


def _box(table: Table, number: int) -> Box:
    box = table.box(number)
    if box is None:
        raise LookupError(f"box {number} has no wagers in this round")
    return box
