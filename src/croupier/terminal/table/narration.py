"""What happened, in the words of somebody at the table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.decider import Event
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.money import dollars
from croupier.terminal.table.faces import short
from croupier.terminal.table.parlour import Parlour

_PLACES = {0: "the dealer", -1: "the board"}
"""What is no box, though cards lie there."""
_SAID_TO_YOU = {"asks": "ask", "decides": "decide", "does": "do", "has": "have", "is": "are", "wagers": "wager"}
_SAID_OF_YOU = re.compile(rf"\byou ({'|'.join(_SAID_TO_YOU)})\b")
BECOMES = {Outcome.WIN: "wins", Outcome.LOSE: "loses", Outcome.PUSH: "comes back", Outcome.VOID: "is void"}
_PLAIN: dict[type[Event], str] = {
    he.CardsChecked: "the cards are checked",
    he.CardsShuffled: "the cards are shuffled",
    he.CardsCut: "the cards are cut, and go into the shoe",
    he.RoundClosed: "the round is over",
    he.RulesCopied: "a copy of the rules is handed out",
}


def told(parlour: Parlour, event: Event, own: int) -> str:
    """One event in a few words, the reader being the player of the own box."""
    plain = _PLAIN.get(type(event))
    if plain is not None:
        return plain
    if isinstance(event, he.PlayerAdvised):
        return event.advice
    box, place = place_of(event), parlour.picture.place
    what = (
        _of_the_house(event) or parlour.picture.told(event) or str(type(event).__struct_config__.tag).replace("-", " ")
    )
    what = addressed(what)
    if box is None:
        return what
    who = f"your {place}" if box == own else _PLACES.get(box, f"{place} {box}")
    return f"{who}: {what}"


def place_of(event: Event) -> int | None:
    """Whose box or seat an event concerns, if it is one player's."""
    place: int | None = getattr(event, "box", getattr(event, "seat", None))
    return place


def addressed(words: str) -> str:
    """What is said of a player by name, said to the player: "you has a box" is "you have a box"."""
    return _SAID_OF_YOU.sub(lambda found: f"you {_SAID_TO_YOU[found[1]]}", words)


def sentence(words: str) -> str:
    """The same, where it begins a sentence."""
    return f"{words[:1].upper()}{addressed(words)[1:]}"


def _of_the_house(event: Event) -> str:
    match event:
        case he.SeatTaken(player=player):
            return f"{player} takes the seat"
        case he.SeatLeft(player=player):
            return f"{player} leaves the seat"
        case he.WageringOpened(number=number):
            return f"round {number}: wagers are open"
        case _:
            return ""


def wager_told(wager: str, staked: int, outcome: Outcome, returned: int) -> str:
    """What became of a wager."""
    back = f", {dollars(returned)} returned" if returned else ""
    return f"the {wager} of {dollars(staked)} {BECOMES[outcome]}{back}"


def faces(cards: Sequence[Card | None]) -> str:
    return " ".join(short(card) for card in cards)
