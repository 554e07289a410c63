"""The accounts of a table, and the chips that the house's own events move between them."""

from __future__ import annotations

from croupier.games.decider import Event
from croupier.games.house.events import PaymentCorrected, RoundVoided
from croupier.money import Move

FELT = "felt"
FLOAT = "float"


def player_account(player: str) -> str:
    return f"player:{player}"


def house_moves(event: Event) -> tuple[Move, ...]:
    """What a void turns back, and what a ruling puts right."""
    match event:
        case RoundVoided(reversals=reversals):
            return reversals
        case PaymentCorrected(player=player, to_player=to_player, from_player=from_player):
            account = player_account(player)
            return some(Move(FLOAT, account, to_player), Move(account, FLOAT, from_player))
        case _:
            return ()


def settled(account: str, staked: int, returned: int) -> tuple[Move, ...]:
    """A wager that lies on the felt: what goes back to its player, what the house takes, and what it adds."""
    if returned > staked:
        return some(Move(FELT, account, staked), Move(FLOAT, account, returned - staked))
    return some(Move(FELT, account, returned), Move(FELT, FLOAT, staked - returned))


def some(*found: Move) -> tuple[Move, ...]:
    """Only those that move anything."""
    return tuple([move for move in found if move.cents])
