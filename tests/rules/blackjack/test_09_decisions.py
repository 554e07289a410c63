"""The subsequent deal: who decides when, and what a hand may do (9.1)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import CardCalled, CardDealt, HandDoubled, HandEnded, HandSplit
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house.terms import CardSource, DealingShoe
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    double,
    draw,
    hand,
    player,
    stand,
    turned,
)
from tests.kit.scene import cites

DRAW, STAND = c.Draw(by=player(1), box=1), c.Stand(by=player(1), box=1)
DOUBLE, SPLIT = c.Double(by=player(1), box=1, cents=5_000), c.Split(by=player(1), box=1, cents=5_000)
BOTH = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])


def with_cards(cards: str, draws: str = "2h 3h 4h", **changes: DealingShoe) -> PlayScene:
    """Box 1 has its first two of these cards and draws the others; then come the draws."""
    first, others = cards[:5], cards[5:]
    scene = dealt({1: first}, "9c", others + draws, **changes)
    return draw(scene, 1, len(others.split()))


def wishes(scene: PlayScene) -> set[str]:
    """What the hand of box 1 may do."""
    named: dict[str, AnyCommand] = {"draw": DRAW, "stand": STAND, "double": DOUBLE, "split": SPLIT}
    return {name for name, wish in named.items() if scene.when(wish).refusal is None}


# The legal actions, line by line


@pytest.mark.clause("9.1")
@pytest.mark.parametrize(
    "cards, may",
    [
        ("2s 2d", {"split", "double", "draw"}),
        ("5s 5d", {"split", "double", "draw"}),
        ("6s 6d", {"split", "double", "draw", "stand"}),
        ("Ts Kd", {"split", "double", "draw", "stand"}),
        ("As Ad", {"split", "double", "draw", "stand"}),
        ("6s 5d", {"double", "draw"}),
        ("2s 3d", {"double", "draw"}),
        ("Ts 2d", {"double", "draw", "stand"}),
        ("9s Td", {"double", "draw", "stand"}),
        ("As 2d", {"double", "draw", "stand"}),
        ("As 9d", {"double", "draw", "stand"}),
        ("2s 3d 4c", {"draw"}),
        ("2s 3d 6c", {"draw"}),
        ("2s 3d 7c", {"draw", "stand"}),
        ("5s 4d Ac", {"draw", "stand"}),
        ("8s 4d 8c", {"draw", "stand"}),
    ],
)
@BOTH
def test_9_1_given_a_hand_when_it_is_its_turn_then_it_may_do_what_its_cards_allow_and_nothing_else(
    cards: str, may: set[str], shoe: DealingShoe
) -> None:
    """Split by value, double on two cards, draw below 21, stand on hard 12, on soft hands, and above."""
    assert wishes(with_cards(cards, shoe=shoe)) == may


@pytest.mark.clause("9.1(a)")
def test_9_1_a_given_a_pair_when_its_turn_comes_then_it_may_be_split_and_not_before() -> None:
    """8-8: split offered. 8-9: not offered. Box 2 waits for box 1."""
    scene = dealt({1: "8s 9d", 2: "8c 8h"}, "9c", "Th Td")
    scene.when(SPLIT).refused_under("9.1(a)")
    wish = c.Split(by=player(2), box=2, cents=5_000)
    assert "box 1" in scene.when(wish).refused_under("9.1(a)").why
    event = stand(scene, 1).when(wish).one(HandSplit)
    assert (event.box, event.player, event.cents) == (2, "ben", 5_000)
    assert cites(event, "9.1(a)")


@pytest.mark.clause("9.1(b)")
def test_9_1_b_given_two_cards_when_its_turn_comes_then_they_may_be_doubled_and_three_cards_not() -> None:
    """5-6: double offered with a two-card hand. Three-card 11: not offered (reading)."""
    assert cites(with_cards("5s 6d").when(DOUBLE).one(HandDoubled), "9.1(b)")
    with_cards("5s 2d 4c").when(DOUBLE).refused_under("11.1")
    waiting = dealt({1: "Ts 9d", 2: "5s 6d"}, "9c")
    waiting.when(c.Double(by=player(2), box=2, cents=5_000)).refused_under("9.1(b)")
    double(stand(waiting, 1), 2)


@pytest.mark.clause("9.1(c)")
@pytest.mark.parametrize("cards", ["Ts 6d", "As 9d", "2s 2d", "Ts Kd", "5s 4d Ac"])
def test_9_1_c_given_less_than_21_when_a_card_is_drawn_then_it_comes_and_the_hand_goes_on(cards: str) -> None:
    """Hard 16: draw accepted; so on soft 20 and on hard 20."""
    scene = with_cards(cards, "Ah 2h").when(DRAW)
    assert scene.one(CardDealt).card == "Ah"
    assert cites(scene.one(CardDealt), "9.1(c)")


@pytest.mark.clause("9.1(c)")
@pytest.mark.parametrize("cards", ["As 6d 4c", "7s 7d 7c", "As Kd", "5s 6d Tc"])
def test_9_1_c_given_blackjack_or_21_when_a_card_is_drawn_then_it_is_refused(cards: str) -> None:
    """Soft 21: refused, as is any 21."""
    scene = dealt({1: cards[:5], 2: "Ts 9d"}, "9c", f"{cards[5:]} 2h")
    scene = draw(scene, 1) if cards[5:] else scene.given(c.PayBlackjacks(by=DEALER))
    assert scene.state.phase is Phase.PLAYING
    scene.when(DRAW).refused_under("9.2(a)")
    stand(scene, 2)


@pytest.mark.clause("9.1(c)")
def test_9_1_c_given_a_felt_table_when_a_card_is_called_for_then_it_is_due_until_the_dealer_turns_it() -> None:
    """The call is on record; the card comes from the dealer's hand, and no other decision before it."""
    scene = dealt_by_hand({1: "Ts 2d"}, "9c").when(DRAW)
    assert cites(scene.one(CardCalled), "9.1(c)")
    early: tuple[tuple[AnyCommand, str], ...] = ((DRAW, "9.1(c)"), (STAND, "9.1(d)"), (DOUBLE, "9.1(b)"))
    for wish, clause in early:
        scene.when(wish).refused_under(clause)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.say == "A card to box 1."
    scene = turned(scene, "5h")
    assert hand(scene, 1) == "Ts2d5h"
    stand(scene, 1)
    assert scene.state.plate.cards is CardSource.FELT


@pytest.mark.clause("9.1(d)")
@pytest.mark.parametrize("cards, total", [("Ts 2d", 12), ("As 2d", 13), ("As Ad", 12), ("2s 3d 7c", 12), ("Ts Kd", 20)])
def test_9_1_d_given_12_or_more_or_a_soft_hand_when_it_stands_then_it_is_complete(cards: str, total: int) -> None:
    """Hard 12: stand accepted; a soft hand may always stand."""
    scene = with_cards(cards).when(STAND)
    ended = scene.one(HandEnded)
    assert (ended.standing, ended.total) == (Standing.STOOD, total)
    assert cites(ended, "9.1(d)")
    scene.when(DRAW).refused_under("9.1(c)")


@pytest.mark.clause("9.1(d)")
@pytest.mark.parametrize("cards", ["6s 5d", "2s 2d", "2s 3d 4c", "2s 3d 4c 2h"])
def test_9_1_d_given_a_hard_hand_under_12_when_it_stands_then_it_is_refused(cards: str) -> None:
    """Hard 11: refused."""
    assert "12" in with_cards(cards).when(STAND).refused_under("9.2(b)").instead


# Turns


@pytest.mark.clause("9.1")
@BOTH
def test_9_1_given_three_boxes_when_decided_then_the_turn_goes_clockwise_from_the_first_box(shoe: DealingShoe) -> None:
    """Boxes 2, 4 and 7: each waits for the one before it, and none comes back to its turn."""
    scene = dealt({7: "Ts 6d", 2: "8s 9d", 4: "Ts 7d"}, "9c", shoe=shoe)
    for box, later in ((2, (4, 7)), (4, (7,)), (7, ())):
        for other in later:
            for wish, clause in ((c.Draw, "9.1(c)"), (c.Stand, "9.1(d)")):
                assert f"box {box}" in scene.when(wish(by=player(other), box=other)).refused_under(clause).why
        scene = stand(scene, box)
        assert scene.when(c.Draw(by=player(box), box=box)).refusal is not None
    assert scene.state.phase is Phase.DRAWING


@pytest.mark.clause("9.1")
def test_9_1_given_a_hand_when_somebody_else_decides_on_it_then_it_is_refused() -> None:
    """Ben does not play ann's hand; the dealer says what ann has decided, and a supervisor decides nothing."""
    scene = dealt({1: "Ts 6d", 2: "8s 9d"}, "9c")
    scene.when(c.Draw(by=player(2), box=1)).refused_under("4.5(a)")
    scene.when(c.Stand(by=SUPERVISOR, box=1)).refused_under("9.1(d)")
    scene.given(c.Stand(by=DEALER, box=1), c.Stand(by=DEALER, box=2))


@pytest.mark.clause("9.1")
def test_9_1_given_a_player_who_has_not_decided_when_the_dealer_would_go_on_then_nothing_is_due() -> None:
    """Silence is no decision; the dealer's hand waits for every box."""
    scene = stand(dealt({1: "Ts 9d", 2: "Ts 6d"}, "9c"), 1)
    assert due(scene.state, DEALER, NOON) is None
    scene.when(c.DrawDealer(by=DEALER)).refused_under("12.1/lead")
    scene.when(c.DealCard(by=DEALER)).refused_under("14.2")
