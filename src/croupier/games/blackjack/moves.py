"""The chips that each event moves from one account to another; what a void turns back, and what the cage books."""

from __future__ import annotations

from croupier.games.blackjack.events import (
    DoubleJoined,
    HandDoubled,
    HandSplit,
    InsurancePlaced,
    InsuranceSettled,
    PastRoundVoided,
    SettlementTakenBack,
    SideWagerPlaced,
    SideWagerSettled,
    SideWagerWithdrawn,
    SplitJoined,
    WagerCorrected,
    WagerPlaced,
    WagerSettled,
    WagerWithdrawn,
)
from croupier.games.decider import Event
from croupier.games.house.moves import FELT, house_moves, player_account, settled, some
from croupier.money import Move


def moves(_table: object, event: Event) -> tuple[Move, ...]:
    """The movements of an event."""
    match event:
        case WagerSettled() | SideWagerSettled() | InsuranceSettled():
            return settled(player_account(event.player), event.staked, event.returned)
        case (
            WagerPlaced() | SideWagerPlaced() | InsurancePlaced() | HandSplit() | SplitJoined() | HandDoubled()
            | DoubleJoined()
        ):  # fmt: skip
            return (Move(player_account(event.player), FELT, event.cents),)
        case WagerWithdrawn() | SideWagerWithdrawn():
            return (Move(FELT, player_account(event.player), event.cents),)
        case WagerCorrected(player=player, recorded=recorded, cents=cents):
            account, more = player_account(player), cents - recorded
            return some(Move(account, FELT, max(more, 0)), Move(FELT, account, max(-more, 0)))
        case SettlementTakenBack(reversals=reversals) | PastRoundVoided(reversals=reversals):
            return reversals
        case _:
            return house_moves(event)
