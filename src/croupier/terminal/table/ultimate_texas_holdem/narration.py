"""What happens at Ultimate Texas Hold-em, in the words of somebody at the table."""

from __future__ import annotations

from typing import Any

from croupier.games.house import events as he
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.state import Area
from croupier.money import dollars
from croupier.terminal.table.narration import faces, wager_told

_PLAIN: dict[type[Any], str] = {
    e.TableOpened: "the table is open",
    e.ShoeLoaded: "all the cards are in the shoe",
    e.BetsCalled: "no more bets",
    e.WageringClosed: "no more wagers: the first card is dealt",
    e.BoardSpread: "the communal cards are spread face down",
    e.DealCompleted: "every hand has its two cards",
    e.DealerAnnounced: "“dealer's hand”",
    e.HandFolded: "folds",
    e.HandChecked: "checks",
    e.HandConceded: "concedes the hand",
    e.HandRacked: "two cards racked",
    e.DecisionCalled: "is asked for a decision",
}
_CALLED = {"play": "play wager", "trips": "wager on trips"}
_PLACED = {Area.ANTE: "an ante of {}", Area.BLIND: "a blind of {}", Area.TRIPS: "{} on trips"}


def told(event: e.AnyEvent) -> str:
    """One event in a few words."""
    return _PLAIN.get(type(event), "") or _of_wagers(event) or _of_cards(event)


def _of_wagers(event: e.AnyEvent) -> str:
    match event:
        case e.WagerPlaced(wager=wager, cents=cents):
            return _PLACED[wager].format(dollars(cents))
        case e.WagerWithdrawn(wager=wager):
            return f"the {_CALLED.get(wager, wager)} is taken back"
        case e.PlayPlaced(cents=cents, street=street):
            return f"a play wager of {dollars(cents)}, {street.spoken}"
        case e.AntesRefunded(boxes=boxes):
            return f"the antes of box {' and '.join(map(str, boxes))} go back"
        case he.WagerSettled(wager=wager, staked=staked, outcome=outcome, returned=returned):
            return wager_told(_CALLED.get(wager, wager), staked, outcome, returned)
        case _:
            return ""


def _of_cards(event: e.AnyEvent) -> str:
    match event:
        case e.CardsDealt(cards=cards):
            return "a card face down" if len(cards) == 1 else f"{len(cards)} cards face down"
        case e.CardsPickedUp(cards=cards):
            return f"{faces(cards)} taken up" if cards else "the cards are taken up"
        case e.FlopRevealed(cards=cards):
            return f"the flop, {faces(cards)}"
        case e.RiverRevealed(cards=cards):
            return f"turn and river, {faces(cards)}"
        case e.DealerShown(cards=cards, hand=hand, qualifies=qualifies):
            part = "qualifies" if qualifies else "does not qualify"
            return f"the dealer shows {faces(cards)}, {hand}, and {part}"
        case e.HandTurned(cards=cards, hand=hand):
            return f"{faces(cards)}, {hand}"
        case _:
            return ""
