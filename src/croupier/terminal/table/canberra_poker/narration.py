"""What happens at Canberra Poker, in the words of somebody at the table."""

from __future__ import annotations

from typing import Any

from croupier.games.canberra_poker import events as e
from croupier.games.house import events as he
from croupier.money import dollars
from croupier.terminal.table.narration import faces, wager_told

_PLAIN: dict[type[Any], str] = {
    e.TableOpened: "the table is open",
    e.WageringClosed: "no more antes: the first card is dealt",
    e.DealCompleted: "every hand has its five cards",
    e.DecisionsOpened: "bet or fold",
    e.DecisionsClosed: "every player has decided",
    e.WagersCompared: "every hand is compared",
    e.JackpotClosed: "the jackpot is paid",
    e.HandFolded: "folds",
    e.HandRacked: "five cards counted and racked",
    e.AnteWithdrawn: "the ante is taken back",
    e.JackpotStakeReturned: "the jackpot stake is taken back",
}


def told(event: e.AnyEvent) -> str:
    """One event in a few words."""
    return _PLAIN.get(type(event), "") or _of_wagers(event) or _of_cards(event)


def _of_wagers(event: e.AnyEvent) -> str:
    match event:
        case e.AntePlaced(cents=cents):
            return f"an ante of {dollars(cents)}"
        case e.JackpotStaked(cents=cents):
            return f"{dollars(cents)} on the jackpot"
        case e.PadLit(lit=lit):
            return "the jackpot pad is lit" if lit else "the jackpot pad is dark"
        case e.JackpotContributed(pool_cents=pool, reserve_cents=reserve):
            return f"{dollars(pool)} go to the jackpot, {dollars(reserve)} to its reserve"
        case e.BetPlaced(cents=cents):
            return f"a bet of {dollars(cents)}"
        case he.WagerSettled(wager=wager, staked=staked, outcome=outcome, returned=returned):
            return wager_told(wager, staked, outcome, returned)
        case e.JackpotPaid(category=category, cents=cents):
            return f"the jackpot pays {dollars(cents)} for a {category}"
        case _:
            return ""


def _of_cards(event: e.AnyEvent) -> str:
    match event:
        case e.CardDealt(card=card, face_up=face_up):
            return f"a card face up, {card.spoken}" if card and face_up else "a card face down"
        case e.TopCardTurned(card=card):
            return f"the dealer turns the {card.spoken}"
        case e.CardsPickedUp(cards=cards):
            return f"{faces(cards)} picked up"
        case e.DealerShown(cards=cards, hand=hand, qualifies=qualifies):
            part = "takes part" if qualifies else "does not take part"
            return f"the dealer shows {faces(cards)}, {hand}, and {part}"
        case e.HandTurned(cards=cards, hand=hand):
            return f"{faces(cards)}, {hand}"
        case e.JackpotDeclared(category=category):
            return f"a {category} is declared for the jackpot"
        case _:
            return ""
