"""What a hand may do, and the clause that forbids the rest (9.1, 9.2, 10.3-10.6, 11, 14.7, A:Split, A:Double)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.editions import Edition
from croupier.games.blackjack.hands import MOST, equal_value, is_blackjack, total
from croupier.games.decider import Refusal
from croupier.rules.clause import Under

OVER: Under = (C["13.1(d)"],)
FULL: Under = (C["9.2(a)"],)


class Action(StrEnum):
    """What whoever decides on a hand may choose."""

    SPLIT = "split"
    DOUBLE = "double"
    DRAW = "draw"
    STAND = "stand"

    __hash__ = str.__hash__


class Holding(msgspec.Struct, frozen=True, gc=False):
    """A hand, and how it came about."""

    cards: tuple[Card, ...]
    hands: int = 1
    """How many hands the box has by now; more than one, and this hand comes from a split."""
    doubled: bool = False

    @property
    def split(self) -> bool:
        return self.hands > 1

    @property
    def split_ace(self) -> bool:
        return self.hands > 1 and self.cards[0].rank is Rank.ACE


def finished(edition: Edition, holding: Holding) -> Refusal | None:
    """Why nothing more is decided on a hand, nor dealt to it, though nobody has stood."""
    cards = holding.cards
    value = total(cards)
    if value.points > MOST:
        return Refusal(OVER, f"The hand is over {MOST}.", "Go on to the next hand.")
    if value.points == MOST:
        has = "is a Blackjack" if is_blackjack(cards, split=holding.split) else f"has {MOST}"
        return Refusal(FULL, f"The hand {has} and takes no more cards.", "Go on to the next hand.")
    if holding.doubled and len(cards) > 2:
        why = "The hand was doubled and has had its one card."
        return Refusal((C["A:Double/double down"],), why, "Go on to the next hand.")
    if holding.split_ace and len(cards) > edition.cards_to_a_split_ace.value:
        return Refusal(edition.cards_to_a_split_ace.under, "A split ace gets one card only.", "Go on to the next hand.")
    return None


def objection(edition: Edition, holding: Holding, action: Action) -> Refusal | None:
    """Why a hand may not do that, if it may not."""
    if len(holding.cards) < 2:
        return _incomplete(holding)
    if action is Action.SPLIT and len(holding.cards) == 2 and equal_value(*holding.cards):
        return _too_many_hands(edition, holding)
    wrong = finished(edition, holding)
    if wrong is not None:
        return wrong
    match action:
        case Action.DRAW:
            return None
        case Action.STAND:
            return _not_stood(edition, holding)
        case Action.DOUBLE:
            return _not_doubled(holding)
        case Action.SPLIT:
            why = "Only the two first cards of a hand are split, and only when they count the same."
            return Refusal((C["9.1(a)"], C["A:Split"]), why, "Double, draw or stand, as the hand allows.")


def allowed(edition: Edition, holding: Holding) -> tuple[Action, ...]:
    """Everything that a hand may do."""
    return tuple(action for action in Action if objection(edition, holding, action) is None)


def most_hands(edition: Edition, first: Card) -> int:
    """How many hands may be formed from a pair of this card (10.3)."""
    limit = edition.hands_of_split_aces if first.rank is Rank.ACE else edition.hands_of_a_split
    return limit.value


def _incomplete(holding: Holding) -> Refusal:
    """Nothing is decided on a hand before it has two cards."""
    under = C["10.4"] if holding.split else C["A:Subsequent deal"]
    return Refusal((under,), "The hand has not had its second card.", "Deal it first.")


def _too_many_hands(edition: Edition, holding: Holding) -> Refusal | None:
    most = most_hands(edition, holding.cards[0])
    if holding.hands < most:
        return None
    what = "Aces are split once" if holding.cards[0].rank is Rank.ACE else f"A split makes at most {most} hands"
    return Refusal((C["10.3"],), f"{what}.", "Play the hand as it is.")


def _not_doubled(holding: Holding) -> Refusal | None:
    """Doubling is decided on two cards: the reading of "after the initial deal" in 11.1, also after a split (11.3)."""
    if len(holding.cards) == 2:
        return None
    why = f"A hand of {len(holding.cards)} cards cannot be doubled; that is decided on its first two."
    return Refusal((C["A:Double/double down"], C["11.1"]), why, "Draw or stand.")


def _not_stood(edition: Edition, holding: Holding) -> Refusal | None:
    """Below a hard 12 a hand goes on, one that comes from a split like any other (9.2(b), 10.6)."""
    value, least = total(holding.cards), edition.least_to_stand
    if not value.hard_below(least.value):
        return None
    under = (*least.under, C["10.6"]) if holding.split else least.under
    return Refusal(under, f"A {value} may not stand.", f"Draw until the hand has {least.value} or more.")


def absent_draws(edition: Edition, cards: tuple[Card, ...]) -> bool:
    """Whether the dealer draws for a player who is not there; an ace counts as well as it can (reading of 14.7)."""
    return total(cards).points < edition.least_when_absent.value
