"""The subsequent deal: no card on a Blackjack or a 21, and cards until 12 on a hard hand below it (9.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import HandEnded
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house.terms import DealingShoe, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    PlayScene,
    dealt,
    double,
    draw,
    played_out,
    player,
    result,
    split,
    stand,
)
from tests.kit.scene import cites

DRAW, STAND = c.Draw(by=player(1), box=1), c.Stand(by=player(1), box=1)
DOUBLE, SPLIT = c.Double(by=player(1), box=1, cents=5_000), c.Split(by=player(1), box=1, cents=5_000)


def with_cards(cards: str, draws: str = "2h 3h 4h", **changes: DealingShoe) -> PlayScene:
    """Box 1 has its first two of these cards and draws the others; then come the draws."""
    first, others = cards[:5], cards[5:]
    scene = dealt({1: first}, "9c", others + draws, **changes)
    return draw(scene, 1, len(others.split()))


def wishes(scene: PlayScene) -> set[str]:
    """What the hand of box 1 may do."""
    named: dict[str, AnyCommand] = {"draw": DRAW, "stand": STAND, "double": DOUBLE, "split": SPLIT}
    return {name for name, wish in named.items() if scene.when(wish).refusal is None}


@pytest.mark.clause("9.2(a)")
@pytest.mark.parametrize("wish", [DRAW, STAND, DOUBLE, SPLIT], ids=lambda wish: type(wish).__name__)
def test_9_2_a_given_a_blackjack_when_its_box_is_reached_then_nothing_is_decided_on_it(wish: AnyCommand) -> None:
    """A-K: no action, whatever the dealer shows; the turn is that of the next box."""
    waiting: dict[str, Callable[[PlayScene], PlayScene]] = {
        "Tc": lambda scene: scene,
        "Ac": lambda scene: scene.given(c.CloseInsurance(by=DEALER)),
        "9c": lambda scene: scene.given(c.PayBlackjacks(by=DEALER)),
    }
    for up, go_on in waiting.items():
        scene = go_on(dealt({1: "As Kd", 2: "Ts 6d"}, up))
        scene.when(wish).refused_under("9.2(a)")
        stand(scene, 2)


@pytest.mark.clause("9.2(a)")
@pytest.mark.parametrize("cards", ["7s 7d 7c", "As 5d 5c", "5s 6d Kc", "2s 2d 7c Th"])
def test_9_2_a_given_21_when_it_is_reached_then_the_hand_ends_by_itself(cards: str) -> None:
    """7-7-7: hand ends, without anybody's decision, and no double is possible."""
    scene = with_cards(cards, "")
    ended = scene.one(HandEnded)
    assert (ended.standing, ended.total) == (Standing.FULL, 21)
    assert cites(ended, "9.2(a)")
    assert scene.state.phase is Phase.DRAWING


@pytest.mark.clause("9.2(a)")
def test_9_2_a_given_21_in_a_split_hand_when_it_is_dealt_then_the_other_hand_is_next() -> None:
    """Tens split, an ace comes to the first: 21, and box 1 decides on its second hand."""
    scene = split(dealt({1: "Ts Kd"}, "9c", "Ah 5h 8d"), 1)
    first, second = scene.state.round.boxes[0].hands
    assert (first.standing, second.standing) == (Standing.FULL, Standing.OPEN)
    stand(scene, 1)


@pytest.mark.clause("9.2(b)")
def test_9_2_b_given_a_hard_9_when_it_is_played_then_it_draws_or_doubles_and_may_not_stand() -> None:
    """5-4: stand refused, draw accepted, double accepted. 5-4 then A: soft 20, stand accepted."""
    scene = with_cards("5s 4d", "Ah")
    scene.when(STAND).refused_under("9.2(b)")
    assert wishes(scene) == {"draw", "double"}
    soft = draw(scene, 1)
    assert soft.when(STAND).one(HandEnded).total == 20


@pytest.mark.clause("9.2(b)")
def test_9_2_b_given_card_after_card_under_12_when_played_then_each_must_be_followed_by_another_until_12() -> None:
    """2, 2, then 3, 2, 2: 11 with five cards still draws; a 3 makes 14, and stands."""
    scene = dealt({1: "2s 2d"}, "9c", "3h 2h 2c 3d")
    for total in (4, 7, 9, 11):
        assert f"hard {total}" in scene.when(STAND).refused_under("9.2(b)").why
        scene = draw(scene, 1)
    assert scene.when(STAND).one(HandEnded).total == 14


@pytest.mark.clause("9.2(b)")
def test_9_2_b_given_a_hand_under_12_when_doubled_then_it_may_end_there() -> None:
    """5-4 doubled, a 2: hard 11 and complete, and it loses to the dealer's 17."""
    scene = double(with_cards("5s 4d", "2h 8d"), 1)
    assert scene.one(HandEnded).total == 11
    assert scene.state.phase is Phase.DRAWING
    scene = played_out(scene)
    assert (result(scene, 1).staked, result(scene, 1).outcome) == (10_000, Outcome.LOSE)


@pytest.mark.clause("9.2(b)")
def test_9_2_b_given_a_split_hand_under_12_when_it_is_played_then_it_draws_like_any_other() -> None:
    """Twos split, a 3 to the first: hard 5 may not stand; with a pair it may be split again."""
    scene = split(dealt({1: "2s 2d"}, "9c", "3h Th 4h"), 1)
    scene.when(STAND).refused_under("9.2(b)")
    stand(draw(scene, 1), 1)
    pair = split(dealt({1: "2s 2d"}, "9c", "2h Th 4h"), 1)
    assert wishes(pair) == {"split", "double", "draw"}
