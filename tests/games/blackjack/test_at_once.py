"""Cards that are dealt in one go are those that are dealt one by one: the same events, in the same order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import playing
from croupier.games.blackjack.at_once import dealt_at_once, drawn_at_once
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from tests.games.blackjack.onward import choices
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    DECKS,
    HITS,
    LAYOUT,
    NOON,
    PAIRS_AREAS,
    PERFECT,
    PlayScene,
    placed,
    wagering,
)

SHOES = range(200)


def shuffled(number: int) -> tuple[Card, ...]:
    cards = list(Pack(packs=DECKS).cards)
    Random(number).shuffle(cards)
    return tuple(cards)


def ready(number: int, **more: Any) -> PlayScene:
    """Wagers on one to seven boxes of a shuffled shoe; many a dealer hits, and many a box has a side bet."""
    boxes = tuple(range(1, number % 7 + 2))
    more |= {"layout": HITS} if number % 2 else {}
    more |= {} if number % 3 else {"side_bet": PERFECT, "layout": replace(LAYOUT, areas=PAIRS_AREAS)}
    scene = placed(wagering(*boxes, order=shuffled(number), **more), dict.fromkeys(boxes, 5_000))
    return scene if number % 3 else scene.given(c.PlaceSideWager(by=DEALER, box=1, cents=500))


def card_by_card(scene: PlayScene, phases: tuple[Phase, ...]) -> PlayScene:
    """The dealer deals each card that is due by itself, while the table is at one of these phases."""
    while scene.state.phase in phases:
        scene = scene.given(c.DealCard(by=DEALER))
    return scene


def news(scene: PlayScene, before: PlayScene) -> tuple[AnyEvent, ...]:
    return scene.history[len(before.history) :]


@pytest.mark.parametrize("number", SHOES)
def test_given_a_shuffled_shoe_when_dealt_in_one_go_or_card_by_card_then_the_same_happens(number: int) -> None:
    """Wagers close, cards fall, Blackjacks are called and the next phase opens in one way only."""
    scene = ready(number)
    at_once = scene.given(c.DealRound(by=DEALER))
    assert at_once.events == dealt_at_once(scene.state, DEALER.id)
    one_by_one = card_by_card(scene, (Phase.WAGERING, Phase.DEALING))
    assert news(at_once, scene) == news(one_by_one, scene)
    assert at_once.state == one_by_one.state


@pytest.mark.parametrize("number", SHOES)
def test_given_complete_hands_when_the_dealer_draws_in_one_go_or_card_by_card_then_the_same_happens(
    number: int,
) -> None:
    """The dealer's hand, from a shoe without a cutting card, ends with the same card under the same clauses."""
    scene = dealers_turn(ready(number, shoe=AUTOMATED).given(c.DealRound(by=DEALER)))
    at_once = scene.given(c.DrawDealer(by=DEALER))
    assert at_once.events == drawn_at_once(scene.state, DEALER.id)
    one_by_one = card_by_card(scene, (Phase.DRAWING,))
    assert news(at_once, scene) == news(one_by_one, scene)
    assert at_once.state == one_by_one.state


@pytest.mark.parametrize("number", SHOES)
def test_given_hands_in_play_when_a_draw_or_its_end_is_told_in_one_go_or_step_by_step_then_the_same_happens(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever draws or stands gets the same cards, the hand ends under the same clauses, and the same phase opens."""
    dealt = ready(number).given(c.DealRound(by=DEALER))
    at_once = decided(dealt, Random(number))
    monkeypatch.setattr(playing, "drawn_on", nothing)
    monkeypatch.setattr(playing, "ended_on", nothing)
    step_by_step = decided(dealt, Random(number))
    assert news(at_once, dealt) == news(step_by_step, dealt)
    assert at_once.state == step_by_step.state


def nothing(*_: Any) -> tuple[AnyEvent, ...]:
    """The answer in one go where something may come between."""
    return ()


def decided(scene: PlayScene, chance: Random) -> PlayScene:
    """The players choose among what they may do until every hand is complete."""
    while scene.state.phase in (Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING):
        wishes = choices(scene.state) if scene.state.phase is Phase.PLAYING else ()
        scene = scene.given(chance.choice(wishes) if wishes else _next(scene))
    return scene


def dealers_turn(scene: PlayScene) -> PlayScene:
    """Nobody insures, and everybody leaves the hand to the dealer, who draws above eleven."""
    while scene.state.phase in (Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING):
        scene = scene.given(_next(scene))
    return scene


def _next(scene: PlayScene) -> c.AnyCommand:
    if scene.state.phase is Phase.INSURING:
        return c.CloseInsurance(by=DEALER)
    step = due(scene.state, DEALER, NOON)
    if step is not None:
        command: c.AnyCommand = step.command
        return command
    box = next(box.box for box in scene.state.round.boxes if any(hand.standing == "open" for hand in box.hands))
    return c.PlayAbsent(by=DEALER, box=box)
