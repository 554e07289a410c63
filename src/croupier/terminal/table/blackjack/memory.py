"""What a player of Blackjack remembers beside the state of the table: payments, and the cards that left the shoe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.blackjack import events as e
from croupier.games.blackjack.hands import spoken
from croupier.games.blackjack.state import DEALER_BOX, Box, Insurance, Standing, Wager
from croupier.games.house import events as he
from croupier.terminal.table.blackjack.choices import mine
from croupier.terminal.table.sight import Sight

WAGERS = ("wager", "pairs", "insurance")
Settled = e.WagerSettled | e.SideWagerSettled | e.InsuranceSettled


def kind_of(event: Settled) -> str:
    """Which of the wagers of a session it was."""
    match event:
        case e.WagerSettled():
            return "wager"
        case e.SideWagerSettled():
            return "pairs"
        case e.InsuranceSettled():
            return "insurance"


def noted(sight: Sight, event: e.AnyEvent) -> Sight:
    """The sight with what the event brings to mind."""
    match event:
        case he.CardsShuffled():
            return replace(sight, drawn=())
        case e.CardDealt(card=card):
            return replace(sight, drawn=(*sight.drawn, card))
        case e.WagerSettled() | e.SideWagerSettled() | e.InsuranceSettled():
            sight = replace(sight, paid=(*sight.paid, event))
            if event.player == sight.player:
                return sight.counted(kind_of(event), returned=event.returned)
            return sight
        case _:
            return _placed(sight, event) if getattr(event, "player", "") == sight.player else sight


def _placed(sight: Sight, event: e.AnyEvent) -> Sight:
    """The own chips that go on the layout, or come back from it before the deal."""
    match event:
        case e.WagerPlaced(cents=cents) | e.HandSplit(cents=cents) | e.HandDoubled(cents=cents):
            return sight.counted("wager", placed=cents)
        case e.WagerWithdrawn(cents=cents):
            return sight.counted("wager", placed=-cents)
        case e.SideWagerPlaced(cents=cents):
            return sight.counted("pairs", placed=cents)
        case e.SideWagerWithdrawn(cents=cents):
            return sight.counted("pairs", placed=-cents)
        case e.InsurancePlaced(cents=cents):
            return sight.counted("insurance", placed=cents)
        case _:
            return sight


def on_the_layout(sight: Sight) -> int:
    """The own chips that are not settled yet."""
    box = mine(sight)
    lying = sum(_cents(wager) for wager in _wagers(box) if wager.player == sight.player) if box else 0
    lines: tuple[Insurance, ...] = sight.table.round.insurances
    return lying + sum(line.cents for line in lines if line.player == sight.player and not line.closed)


def _wagers(box: Box) -> Iterator[Wager]:
    """Everything that lies on a box; once cards are dealt, its wagers lie on its hands."""
    yield from box.side
    if not box.hands:
        yield from box.wagers
    for hand in box.hands:
        yield from hand.wagers


def _cents(wager: Wager) -> int:
    return 0 if wager.closed else wager.cents + wager.doubled


def summary(events: Sequence[Any], own: int) -> tuple[str, str, int]:
    """The own hands, the dealer's, and what the round brought."""
    settled = [event for event in events if isinstance(event, Settled)]
    player = next((event.player for event in events if isinstance(event, e.WagerPlaced) and event.box == own), "")
    won = sum(event.returned - event.staked for event in settled if event.player == player)
    return _hands(events, own), _dealer(events), won


def _hands(events: Sequence[Any], own: int) -> str:
    """How the own hands ended, one after the other."""
    ends = [event for event in events if isinstance(event, e.HandEnded) and event.box == own]
    return ", ".join(_ended(event) for event in ends) or "–"


def _ended(event: e.HandEnded) -> str:
    if event.standing == Standing.BLACKJACK:
        return "Blackjack"
    return f"{event.total}, bust" if event.standing == Standing.BUST else str(event.total)


def _dealer(events: Sequence[Any]) -> str:
    """The dealer's hand; often it ends with its first card."""
    dealt = (event for event in events if isinstance(event, e.CardDealt) and event.box == DEALER_BOX)
    cards: tuple[Card, ...] = tuple(event.card for event in dealt)
    return spoken(cards) if len(cards) > 1 else "not drawn"
