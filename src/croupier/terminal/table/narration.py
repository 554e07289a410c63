"""What happened, in the words of somebody at the table."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.state import DEALER_BOX
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.money import dollars
from croupier.terminal.table.faces import short

_PLAIN: dict[type[e.AnyEvent], str] = {
    e.TableOpened: "the table is open",
    he.CardsChecked: "the cards are checked",
    he.CardsShuffled: "the cards are shuffled",
    he.CardsCut: "the cards are cut, and go into the shoe",
    e.WageringClosed: "no more antes: the first card is dealt",
    e.DealCompleted: "every hand has its five cards",
    e.DecisionsOpened: "bet or fold",
    e.DecisionsClosed: "every player has decided",
    e.WagersCompared: "every hand is compared",
    e.JackpotClosed: "the jackpot is paid",
    he.RoundClosed: "the round is over",
    he.RulesCopied: "a copy of the rules is handed out",
}
BECOMES = {Outcome.WIN: "wins", Outcome.LOSE: "loses", Outcome.PUSH: "comes back", Outcome.VOID: "is void"}


def told(event: e.AnyEvent, own: int) -> str:
    """One event in a few words, the reader being the player of the own box."""
    plain = _PLAIN.get(type(event))
    if plain is not None:
        return plain
    if isinstance(event, he.PlayerAdvised):
        return event.advice
    box = getattr(event, "box", None)
    what = _of_wagers(event) or _of_cards(event) or str(type(event).__struct_config__.tag).replace("-", " ")
    if box is None:
        return what
    who = "your box" if box == own else "the dealer" if box == DEALER_BOX else f"box {box}"
    return f"{who}: {what}"


def _of_wagers(event: e.AnyEvent) -> str:
    match event:
        case e.AntePlaced(cents=cents):
            return f"an ante of {dollars(cents)}"
        case e.AnteWithdrawn():
            return "the ante is taken back"
        case e.JackpotStaked(cents=cents):
            return f"{dollars(cents)} on the jackpot"
        case e.PadLit(lit=lit):
            return "the jackpot pad is lit" if lit else "the jackpot pad is dark"
        case e.JackpotStakeReturned():
            return "the jackpot stake is taken back"
        case e.JackpotContributed(pool_cents=pool, reserve_cents=reserve):
            return f"{dollars(pool)} go to the jackpot, {dollars(reserve)} to its reserve"
        case e.BetPlaced(cents=cents):
            return f"a bet of {dollars(cents)}"
        case e.WagerSettled(wager=wager, staked=staked, outcome=outcome, returned=returned):
            back = f", {dollars(returned)} returned" if returned else ""
            return f"the {wager} of {dollars(staked)} {BECOMES[outcome]}{back}"
        case e.JackpotPaid(category=category, cents=cents):
            return f"the jackpot pays {dollars(cents)} for a {category}"
        case _:
            return ""


def _of_cards(event: e.AnyEvent) -> str:
    match event:
        case he.SeatTaken(player=player):
            return f"{player} takes the seat"
        case he.SeatLeft(player=player):
            return f"{player} leaves the seat"
        case he.WageringOpened(number=number):
            return f"round {number}: antes are open"
        case e.CardDealt(card=card, face_up=face_up):
            return f"a card face up, {card.spoken}" if card and face_up else "a card face down"
        case e.TopCardTurned(card=card):
            return f"the dealer turns the {card.spoken}"
        case e.CardsPickedUp(cards=cards):
            return f"{_faces(cards)} picked up"
        case e.HandFolded():
            return "folds"
        case e.DealerShown(cards=cards, hand=hand, qualifies=qualifies):
            part = "takes part" if qualifies else "does not take part"
            return f"the dealer shows {_faces(cards)}, {hand}, and {part}"
        case e.HandTurned(cards=cards, hand=hand):
            return f"{_faces(cards)}, {hand}"
        case e.JackpotDeclared(category=category):
            return f"a {category} is declared for the jackpot"
        case e.HandRacked():
            return "five cards counted and racked"
        case _:
            return ""


def _faces(cards: Sequence[Card | None]) -> str:
    return " ".join(short(card) for card in cards)
