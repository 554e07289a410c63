"""What a player of Ultimate Texas Hold-em remembers beside the state of the table: own cards, calls, and payments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from croupier.games.house import events as he
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.state import DEALER_BOX, Area
from croupier.terminal.table.sight import Sight
from croupier.terminal.table.ultimate_texas_holdem.choices import mine

_GIVEN_UP: dict[type[Any], str] = {e.HandFolded: "folded", e.HandConceded: "conceded"}


def noted(sight: Sight, event: e.AnyEvent) -> Sight:
    """The sight with what the event brings to mind."""
    match event:
        case e.CardsPickedUp(box=sight.box, cards=cards):
            return replace(sight, own=tuple(card for card in cards if card is not None))
        case e.DealerShown(hand=hand):
            return replace(sight, called={**sight.called, DEALER_BOX: hand}, dealer=event)
        case e.HandTurned(box=box, hand=hand):
            return replace(sight, called={**sight.called, box: hand})
        case he.WagerSettled():
            return _tallied(replace(sight, paid=(*sight.paid, event)), event)
        case _:
            return _tallied(sight, event)


def _tallied(sight: Sight, event: e.AnyEvent) -> Sight:
    """The own wagers of the session, counted."""
    box = mine(sight)
    match event:
        case e.WagerPlaced(box=sight.box, wager=wager, cents=cents):
            return sight.counted(wager, placed=cents)
        case e.WagerWithdrawn(box=sight.box, wager=wager) if box is not None:
            return sight.counted(wager, placed=-box.on(wager))
        case e.PlayPlaced(box=sight.box, cents=cents):
            return sight.counted(Area.PLAY, placed=cents)
        case he.WagerSettled(box=sight.box, wager=wager, returned=returned):
            return sight.counted(wager, returned=returned)
        case _:
            return sight


def on_the_layout(sight: Sight) -> int:
    """The own chips that are not settled yet."""
    box = mine(sight)
    if box is None:
        return 0
    settled = {event.wager for event in sight.paid if event.box == sight.box}
    return sum(box.on(area) for area in Area if area not in settled)


def summary(events: Sequence[Any], own: int) -> tuple[str, str, int]:
    """The own hand, the dealer's, and what the round brought."""
    mine = [event for event in events if getattr(event, "box", None) == own]
    settled = [event for event in mine if isinstance(event, he.WagerSettled)]
    return _hand(mine), _dealer(events), sum(event.returned - event.staked for event in settled)


def _hand(mine: Sequence[Any]) -> str:
    """What the own hand was called, or why it never was."""
    for event in reversed(mine):
        if isinstance(event, e.HandTurned):
            return event.hand
        if type(event) in _GIVEN_UP:
            return _GIVEN_UP[type(event)]
    return "–"


def _dealer(events: Sequence[Any]) -> str:
    for event in events:
        if isinstance(event, e.DealerShown):
            return event.hand if event.qualifies else f"{event.hand}, does not qualify"
    return "not shown"
