"""Rounds of Canberra Poker for tests: packets from an automated shoe, and one round at each of its stations."""

from __future__ import annotations

from typing import Any

from croupier.cards.card import Card, parse_cards
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.dealing_order import next_position
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.terms import CardSource
from tests.games.canberra_poker.tables import DEALER, PlayScene, bet, deal_on, fold, played_out, ready

# Every phase in which a round has wagers or cards, in their order.
STATIONS = (
    Phase.WAGERING,
    Phase.DEALING,
    Phase.ANNOUNCING,
    Phase.DECIDING,
    Phase.REVEALING,
    Phase.COMPARING,
    Phase.JACKPOT,
    Phase.COLLECTING,
)


def packets(scene: PlayScene, *boxes: int) -> PlayScene:
    """Whole packets to these boxes, 0 for the dealer."""
    return scene.given(*(c.DealPacket(by=DEALER, box=box) for box in boxes))


def show(scene: PlayScene, card: Card) -> PlayScene:
    """The next card is dealt with its face up; on a felt table it is this one."""
    place = next_position(scene.state)
    assert place is not None
    felt = scene.state.plate.cards is CardSource.FELT
    return scene.when(c.DealCard(by=DEALER, box=place[0], card=card if felt else None, exposed=True))


def stations(edition: Edition, **changes: Any) -> dict[Phase, PlayScene]:
    """One round at each of its stations: box 1 stays in with a flush, box 2 folds; both staked on the jackpot."""
    flush, dealer = "KhJh9h6h5h", "AsKd9c7h3s"
    scene = ready(edition, {1: flush, 2: "2h4d5c7s8c"}, dealer, jackpot=(1, 2), **changes)
    found = [scene]
    if scene.state.shoe.kind is ShoeKind.AUTOMATED:
        found.append(packets(scene, 1))
        felt = scene.state.plate.cards is CardSource.FELT
        top = c.TurnTopCard(by=DEALER, index=0, card=Card.ACE_OF_SPADES if felt else None)
        found.append(packets(found[-1], 2, 0).given(top))
        found.append(found[-1].given(c.AnnounceDecisions(by=DEALER)))
    else:
        found.append(deal_on(scene, 1))
        found.append(deal_on(found[-1], up="3s"))
    found.append(bet(fold(found[-1], 2), 1))
    if scene.state.plate.cards is CardSource.FELT:
        found.append(found[-1].given(c.RevealDealer(by=DEALER, cards=parse_cards(dealer))))
        turned = found[-1].given(c.TurnHand(by=DEALER, box=1, cards=parse_cards(flush)))
    else:
        found.append(found[-1].given(c.RevealDealer(by=DEALER)))
        turned = found[-1]
    found.append(turned.given(c.SettleWagers(by=DEALER)))
    found.append(played_out(found[-1], Phase.COLLECTING).given(c.RackHand(by=DEALER, box=2)))
    return {scene.state.phase: scene for scene in found}
