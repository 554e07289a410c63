"""The chips that each event moves from one account to another; what a void turns back, and what the cage books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    of_its_kind = _MOVES.get(type(event), house_moves)
    return of_its_kind(event)


def _result(event: WagerSettled | SideWagerSettled | InsuranceSettled) -> tuple[Move, ...]:
    return settled(player_account(event.player), event.staked, event.returned)


def _placed(
    event: WagerPlaced | SideWagerPlaced | InsurancePlaced | HandSplit | SplitJoined | HandDoubled | DoubleJoined,
) -> tuple[Move, ...]:
    return (Move(player_account(event.player), FELT, event.cents),)


def _taken_off(event: WagerWithdrawn | SideWagerWithdrawn) -> tuple[Move, ...]:
    return (Move(FELT, player_account(event.player), event.cents),)


def _corrected(event: WagerCorrected) -> tuple[Move, ...]:
    account, more = player_account(event.player), event.cents - event.recorded
    return some(Move(account, FELT, max(more, 0)), Move(FELT, account, max(-more, 0)))


def _turned_back(event: SettlementTakenBack | PastRoundVoided) -> tuple[Move, ...]:
    return event.reversals


_MOVES: dict[type[Event], Callable[[Any], tuple[Move, ...]]] = {
    **dict.fromkeys((WagerSettled, SideWagerSettled, InsuranceSettled), _result),
    **dict.fromkeys(
        (WagerPlaced, SideWagerPlaced, InsurancePlaced, HandSplit, SplitJoined, HandDoubled, DoubleJoined), _placed
    ),
    **dict.fromkeys((WagerWithdrawn, SideWagerWithdrawn), _taken_off),
    WagerCorrected: _corrected,
    **dict.fromkeys((SettlementTakenBack, PastRoundVoided), _turned_back),
}
