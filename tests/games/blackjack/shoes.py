"""Shoes near their cutting card or their end, and the change to a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.house import commands as hc
from tests.games.blackjack.tables import (
    DAY,
    DEALER,
    DECKS,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    Wagers,
    loaded,
    order_for,
    placed,
    wagering,
)

FROM_BACK = 26 * DECKS - 6
"""Almost as far from the back as the cutting card may lie; fewer cards than those before it."""


def burned(scene: PlayScene, cards: int) -> PlayScene:
    """So many cards leave the shoe and go to the rack."""
    return scene.given(*(c.BurnFaceUp(by=DEALER) for _ in range(cards)))


def emptied(scene: PlayScene, *, but: int = 0) -> PlayScene:
    """Hardly a card is left in the shoe, or none."""
    return burned(scene, scene.state.shoe.left - but)


def near_cutting_card(
    hands: Mapping[int, str],
    dealer: str = "9c",
    draws: str = "",
    *,
    before: int,
    wagers: Wagers | None = None,
    seated: tuple[int, ...] | None = None,
    **changes: Any,
) -> PlayScene:
    """Wagers are down, $50 on each box if nothing else is said, and so many cards lie before the cutting card."""
    order, skipped = order_for(hands, dealer, draws), 52 * DECKS - FROM_BACK - before
    chosen = 2 * len(hands) + 1 + len(draws) // 2
    others = order[chosen:]
    order = (*others[:skipped], *order[:chosen], *others[skipped:])
    boxes = tuple(hands) if seated is None else seated
    scene = burned(wagering(*boxes, order=order, from_back=FROM_BACK, **changes), skipped)
    return placed(scene, dict.fromkeys(hands, 5_000) if wagers is None else wagers)


def new_shoe(scene: PlayScene, order: tuple[Card, ...]) -> PlayScene:
    """All cards are changed between two rounds, and loaded in this order."""
    decks = scene.state.decks
    scene = scene.given(
        c.ChangeCards(by=OPERATOR, decks=decks, shuffle="riffle, strip, riffle"),
        hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * decks),
        hc.CheckReplacement(by=DEALER),
        hc.CheckReplacement(by=SUPERVISOR),
    )
    return loaded(scene, order)
