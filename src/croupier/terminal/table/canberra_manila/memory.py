"""What a player of Canberra Manila remembers beside the state of the table: who did what, hands shown, and pots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.accounts import POT, stake_account
from croupier.games.canberra_manila.moves import moves
from croupier.games.canberra_manila.state import Table
from croupier.money import dollars
from croupier.terminal.table.canberra_manila.narration import called
from croupier.terminal.table.sight import Sight

POTS = "in the pots"
ACTS = (e.ForcedPosted, e.CommunalTurned, e.HandChecked, e.BetCalled, e.BetMade, e.TappedOut, e.HandFolded, e.ChipsLaid)
AWARDS = (e.UncalledReturned, e.PotFormed, e.PotAwarded)


def noted(sight: Sight, event: e.AnyEvent) -> Sight:
    """The sight with what the event brings to mind."""
    sight = _tallied(sight, event)
    if isinstance(event, ACTS):
        return replace(sight, acts=(*sight.acts, event))
    if isinstance(event, AWARDS):
        return replace(sight, paid=(*sight.paid, event))
    match event:
        case e.RoundBegun():
            return replace(sight, own=(), called={}, paid=(), acts=())
        case e.HoleCardsDealt(seat=sight.box, cards=cards):
            return replace(sight, own=tuple(card for card in cards if card is not None))
        case e.HandShown(seat=seat, high=high, low=low):
            return replace(sight, called={**sight.called, seat: called(high, low)})
        case e.SeatMoved(seat=sight.box, to=to):
            return replace(sight, box=to)
        case _:
            return sight


def _tallied(sight: Sight, event: e.AnyEvent) -> Sight:
    """What the session has put into pots, and what has come back from them."""
    own = stake_account(sight.player)
    for move in moves(sight.table, event):
        if (move.source, move.target) == (own, POT):
            sight = sight.counted(POTS, placed=move.cents)
        elif (move.source, move.target) == (POT, own):
            sight = sight.counted(POTS, returned=move.cents)
    return sight


def stake(sight: Sight) -> int:
    """The own chips on the table, but those in the pot."""
    table: Table = sight.table
    seat, hand = table.seat(sight.box), table.round.hand(sight.box)
    if hand is not None:
        return hand.left - hand.laid + hand.won
    return 0 if seat is None else seat.stake


def holding(sight: Sight) -> tuple[tuple[str, int], ...]:
    """What is in front of the player, and what is not on the table."""
    return ("your stake", stake(sight)), ("in your pocket", sight.chips)


def on_the_layout(sight: Sight) -> int:
    """The own chips in the pot of a round that is not over."""
    hand = sight.table.round.hand(sight.box)
    return 0 if hand is None else hand.put - hand.won


def summary(events: Sequence[Any], own: int) -> tuple[str, str, int]:
    """The own hand, who won how much, and what the round brought."""
    return _hand(events, own), "; ".join(_winners(events)), _won(events, own)


def _hand(events: Sequence[Any], own: int) -> str:
    """What the own hand was called, or why it never was."""
    for event in events:
        match event:
            case e.HandShown(seat=seat, high=high, low=low) if seat == own:
                return called(high, low)
            case e.HandFolded(seat=seat) if seat == own:
                return "folded"
            case e.HandConceded(seat=seat) if seat == own:
                return "conceded"
            case _:
                continue
    dealt = any(isinstance(event, e.HoleCardsDealt) and event.seat == own for event in events)
    return "not shown" if dealt else "–"


def _winners(events: Sequence[Any]) -> Iterator[str]:
    found: dict[int, int] = {}
    for event in events:
        if isinstance(event, e.PotAwarded):
            found[event.seat] = found.get(event.seat, 0) + event.cents
    for seat, cents in found.items():
        yield f"seat {seat} {dollars(cents)}"


def _won(events: Sequence[Any], own: int) -> int:
    """What came out of the pots to a seat, less what it put in."""
    return sum(_difference(event) for event in events if getattr(event, "seat", 0) == own)


def _difference(event: Any) -> int:
    match event:
        case e.PotAwarded(cents=cents) | e.UncalledReturned(cents=cents):
            return cents
        case e.ForcedPosted(cents=cents) | e.BetCalled(cents=cents) | e.BetMade(cents=cents) | e.TappedOut(cents=cents):
            return -cents
        case _:
            return 0
