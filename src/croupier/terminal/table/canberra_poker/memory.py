"""What a player of Canberra Poker remembers beside the state of the table: the own cards, calls, and payments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.state import Phase, Standing
from croupier.games.house import events as he
from croupier.terminal.table.canberra_poker.choices import mine
from croupier.terminal.table.sight import Sight


def noted(sight: Sight, event: e.AnyEvent) -> Sight:
    """The sight with what the event brings to mind."""
    match event:
        case e.CardsPickedUp(cards=cards):
            return replace(sight, own=tuple(card for card in cards if card is not None))
        case e.DealerShown(hand=hand):
            return replace(sight, called={**sight.called, 0: hand}, dealer=event)
        case e.HandTurned(box=box, hand=hand):
            return replace(sight, called={**sight.called, box: hand})
        case he.WagerSettled() | e.JackpotPaid():
            return _tallied(replace(sight, paid=(*sight.paid, event)), event)
        case _:
            return _tallied(sight, event)


def _tallied(sight: Sight, event: e.AnyEvent) -> Sight:
    """The own wagers of the session, counted."""
    box = mine(sight)
    match event:
        case e.AntePlaced(box=sight.box, cents=cents):
            return sight.counted("ante", placed=cents)
        case e.AnteWithdrawn(box=sight.box) if box is not None:
            return sight.counted("ante", placed=-box.ante)
        case e.JackpotStaked(box=sight.box, cents=cents):
            return sight.counted("jackpot", placed=cents)
        case e.JackpotStakeReturned(box=sight.box) if box is not None:
            return sight.counted("jackpot", placed=-box.jackpot)
        case e.BetPlaced(box=sight.box, cents=cents):
            return sight.counted("bet", placed=cents)
        case he.WagerSettled(box=sight.box, wager=wager, returned=returned):
            return sight.counted(wager, returned=returned)
        case e.JackpotPaid(box=sight.box, cents=cents):
            return sight.counted("jackpot", returned=cents)
        case _:
            return sight


def on_the_layout(sight: Sight) -> int:
    """The own chips that are not settled yet."""
    box = mine(sight)
    if box is None or box.standing is Standing.FOLDED or sight.table.phase is Phase.COLLECTING:
        return 0
    return box.ante + box.bet + box.jackpot


def summary(events: Sequence[Any], own: int) -> tuple[str, str, int]:
    """The own hand, the dealer's, and what the round brought."""
    return _hand(events, own), _dealer(events), sum(_brought(event, events, own) for event in events)


def _hand(events: Sequence[Any], own: int) -> str:
    """What the own hand was called, or why it never was."""
    for event in reversed(events):
        match event:
            case e.HandTurned(box=box, hand=hand) if box == own:
                return hand
            case e.HandFolded(box=box) if box == own:
                return "folded"
            case _:
                pass
    return "–"


def _dealer(events: Sequence[Any]) -> str:
    for event in events:
        if isinstance(event, e.DealerShown):
            return event.hand if event.qualifies else f"{event.hand}, out"
    return "not shown"


def _brought(event: Any, events: Sequence[Any], own: int) -> int:
    match event:
        case he.WagerSettled(box=box, staked=staked, returned=returned) if box == own:
            return returned - staked
        case e.JackpotPaid(box=box, cents=cents) if box == own:
            stakes = (each.cents for each in events if isinstance(each, e.JackpotStaked) and each.box == own)
            return cents - next(stakes, 0)
        case _:
            return 0
