"""When the dealer's hand draws: by the layout, and only while a card can still matter (8.1, 12.1, 12.2)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.hands import ten_valued, total
from croupier.rules.clause import Clause

STANDS_ON = 17
INSCRIBED: dict[SoftSeventeen, Clause] = {SoftSeventeen.STAND: C["12.1(a)"], SoftSeventeen.HIT: C["12.1(b)"]}
NO_EFFECT = C["12.2"]


class Awaited(msgspec.Struct, frozen=True, gc=False):
    """What still hangs on the dealer's hand once every other hand is complete."""

    totals: bool
    """A hand of 21 or less, no Blackjack, waits to be compared."""
    blackjack: bool
    """An insurance wager, or a Blackjack that was not paid at once, waits for the dealer's second card."""


def layout_draws(cards: Sequence[Card], rule: SoftSeventeen) -> bool:
    """Whether the inscription has the dealer draw to these cards (12.1)."""
    value = total(cards)
    if value.points == STANDS_ON and value.soft:
        return rule is SoftSeventeen.HIT
    return value.points < STANDS_ON


def dealer_draws(cards: Sequence[Card], rule: SoftSeventeen, awaited: Awaited) -> bool:
    """Whether another card goes to the dealer's hand; asked again after each of them (12.2).

    A total waits for every card of the layout's rule, since each of them may still bust the dealer; insurance and
    Blackjacks wait for the second card alone.
    """
    if awaited.totals:
        return layout_draws(cards, rule)
    return awaited.blackjack and len(cards) < 2


def blackjack_in_reach(first: Card) -> bool:
    """Whether a dealer who shows this card may come to a Blackjack, so that those of players wait (8.1)."""
    return ten_valued(first) or first.rank is Rank.ACE
