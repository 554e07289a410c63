"""Rounds of Ultimate Texas Hold-em for tests: one round at each of its stations, on both kinds of table and shoe."""

from __future__ import annotations

from typing import Any

from croupier.games.house.terms import CardSource
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    PlayScene,
    check,
    deal_on,
    flop,
    fold,
    looked,
    play,
    ready,
    river,
    shown,
    turned,
)

# Every phase in which a round has wagers or cards, in their order.
STATIONS = (
    Phase.WAGERING,
    Phase.DEALING,
    Phase.PREFLOP,
    Phase.FLOP,
    Phase.RIVER,
    Phase.REFUNDING,
    Phase.SETTLING,
)
FLOP, RIVER = "KD 9S 7H", "4C 2D"
BOARD_CARDS = f"{FLOP} {RIVER}"
ACE_HIGH = "AC 3S"
ANN, BEN, CAT = "KH KS", "5C 3D", "QH JD"


def stations(**changes: Any) -> dict[Phase, PlayScene]:
    """One round at each of its stations, the dealer with ace high.

    Box 1 plays $40 before the flop on three kings, box 2 folds, box 3 plays $10 on the river with king high and is
    settled first; boxes 1 and 2 have trips of $5.
    """
    hands = {1: ANN, 2: BEN, 3: CAT}
    scene = ready(hands, BOARD_CARDS, ACE_HIGH, trips={1: 500, 2: 500}, **changes)
    felt = scene.state.plate.cards is CardSource.FELT
    named = {key: key if felt else "" for key in (FLOP, RIVER, ACE_HIGH, ANN, CAT)}
    found = [scene, deal_on(scene, 3)]
    found.append(fold(play(looked(deal_on(found[-1]), 1), 4, 1), 2))
    found.append(flop(check(found[-1], 3), named[FLOP]))
    found.append(river(check(found[-1], 3), named[RIVER]))
    found.append(shown(play(found[-1], 1, 3), named[ACE_HIGH]))
    refunded = found[-1].given(c.RefundAntes(by=DEALER))
    found.append(turned(refunded, 3, named[CAT]).given(c.SettleHand(by=DEALER, box=3)))
    return {scene.state.phase: scene for scene in found}
