"""What happens at Blackjack, in the words of somebody at the table."""

from __future__ import annotations

from typing import Any

from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Standing
from croupier.money import dollars
from croupier.terminal.table.blackjack.memory import Settled, kind_of
from croupier.terminal.table.narration import wager_told

_PLAIN: dict[type[Any], str] = {
    e.TableOpened: "the table is open",
    e.CuttingCardInserted: "the cutting card goes in, and the cards into the shoe",
    e.WageringClosed: "no more bets: the first card is dealt",
    e.InitialDealCompleted: "every box has its two cards",
    e.PairsSettled: "the side bets are settled",
    e.InterimSettled: "insurance is closed, and Blackjacks that need not wait are paid",
    e.SubsequentDealCompleted: "every hand is complete",
    e.WagersSettled: "every hand is compared",
    e.InsuranceDeclined: "no insurance",
    e.CardCalled: "another card is asked for",
    e.PlayerAbsent: "nobody is there to decide",
    e.RemainderShuffled: "cards are shuffled to complete the round",
}
_SETTLED = {"wager": "wager", "pairs": "side bet", "insurance": "insurance"}
_ENDED = {
    Standing.STOOD: "stands on {}",
    Standing.FULL: "has {}",
    Standing.BUST: "is over 21 with {}",
    Standing.BLACKJACK: "has a Blackjack",
}


def told(event: e.AnyEvent) -> str:
    """One event in a few words."""
    return _PLAIN.get(type(event), "") or _of_wagers(event) or _of_cards(event)


def _of_wagers(event: e.AnyEvent) -> str:
    match event:
        case e.WagerPlaced(cents=cents):
            return f"a wager of {dollars(cents)}"
        case e.SideWagerPlaced(cents=cents):
            return f"{dollars(cents)} on the pairs"
        case e.WagerWithdrawn():
            return "the wager is taken back"
        case e.SideWagerWithdrawn():
            return "the side bet is taken back"
        case e.InsurancePlaced(cents=cents, owner=owner, player=player):
            whose = "" if owner == player else f" of {player} on the wager of {owner}"
            return f"{dollars(cents)} of insurance{whose}"
        case e.InsuranceAppliedFor(owner=owner, player=player, cents=cents):
            return f"{player} asks to insure the wager of {owner} by {dollars(cents)}"
        case e.WagerSettled() | e.SideWagerSettled() | e.InsuranceSettled():
            return _settled(event)
        case _:
            return ""


def _settled(event: Settled) -> str:
    hand = f" on hand {event.hand + 1}" if isinstance(event, e.WagerSettled) and event.hand else ""
    return wager_told(f"{_SETTLED[kind_of(event)]}{hand}", event.staked, event.outcome, event.returned)


def _of_cards(event: e.AnyEvent) -> str:
    match event:
        case e.CutOffered(player=player):
            return f"{player} is offered the cut"
        case e.CutDeclined(player=player):
            return f"{player} does not cut"
        case e.CuttingCardDrawn():
            return "the cutting card comes out"
        case e.CardDealt(card=card, hand=hand):
            return f"the {card.spoken}{_of_hand(hand)}"
        case e.HandSplit(cents=cents):
            return f"splits, with {dollars(cents)} on the new hand"
        case e.HandDoubled(cents=cents, hand=hand):
            return f"doubles by {dollars(cents)}{_of_hand(hand)}"
        case e.HandEnded(standing=standing, total=total, hand=hand):
            return f"{_ENDED[Standing(standing)].format(total)}{_of_hand(hand)}"
        case e.DealerCompleted(total=total):
            return f"the dealer's hand is complete with {total}"
        case _:
            return ""


def _of_hand(hand: int) -> str:
    """Which of several hands it was; the first needs no number."""
    return f" on hand {hand + 1}" if hand else ""
