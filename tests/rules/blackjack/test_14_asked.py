"""Rule 14.4, while others of a box are asked whether they follow a split or a double, and hands are laid anew."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    SUPERVISOR,
    PlayScene,
    dealt_by_hand,
    draw,
    gained,
    hand,
    named,
    played_out,
    result,
    stand,
    turned,
)
from tests.kit.scene import cites

SHARED = {1: 5_000, 2: {"ben": 5_000, "ann": 2_000}}


def asked(cards: str, decision: type[c.Double | c.Split]) -> PlayScene:
    """Box 1 is over with ten, three and king; Ben splits or doubles on box 2, and Ann, behind him there, is asked."""
    scene = turned(draw(dealt_by_hand({1: "Th3s", 2: cards}, "7c", wagers=SHARED), 1), "Kd")
    scene = scene.given(decision(by=named("ben"), box=2, cents=5_000), c.ReportMisplaced(by=DEALER, box=1))
    joining = scene.state.round.joining
    assert joining is not None
    assert joining.waiting == ("ann",)
    return scene


def laid(*hands: tuple[int, str, int]) -> c.ReconstructHands:
    """The supervisor lays the hands of these boxes so: the box, its cards, and which of its hands."""
    return c.ReconstructHands(
        by=SUPERVISOR, hands=tuple(c.Laid(box, parse_cards(cards), place) for box, cards, place in hands)
    )


@pytest.mark.clause("14.4", "11.2")
def test_14_4_given_a_partner_asked_to_double_when_a_box_before_is_open_again_then_the_answer_comes_first() -> None:
    """Box 1 has 18 with the five of box 2, where Ann is still asked, as its one card is to come."""
    scene = asked("6h5d", c.Double).given(laid((1, "Th3s5d", 0), (2, "6hKd", 0)))
    waits = scene.when(c.Stand(by=named("ann"), box=1)).refused_under("11.2")
    assert waits.why == "ann may follow on box 2 first."
    assert due(scene.state, DEALER, NOON) is None
    followed = scene.given(c.Double(by=named("ann"), box=2, cents=1_000))
    assert followed.one(e.DoubleJoined).player == "ann"
    end = played_out(turned(turned(stand(followed, 1), "4d"), "Td"))
    assert hand(followed, 2) == "6hKd"
    assert (result(end, 2, "ann").staked, result(end, 1).staked) == (3_000, 5_000)
    assert (gained(end, "ann"), gained(end, "ben")) == (8_000, 10_000)


@pytest.mark.clause("14.4", "11.2", "4.3")
def test_14_4_given_a_partner_asked_to_double_when_the_one_card_is_laid_there_then_nobody_doubles_by_it() -> None:
    """The king makes 21 of box 2: Ann rides with 20, and adds nothing to a hand that cannot lose any more."""
    scene = asked("6h5d", c.Double).when(laid((1, "Th3s", 0), (2, "6h5dKd", 0)))
    rides = scene.one(e.WagerRides)
    assert cites(rides, "14.4", "11.2", "4.3")
    assert (rides.box, rides.hand, rides.player, rides.by) == (2, 0, "ann", SUPERVISOR.id)
    assert scene.state.round.joining is None
    scene.when(c.Double(by=named("ann"), box=2, cents=2_000)).refused_under("9.2(a)")
    scene = turned(draw(scene, 1), "5d").given(c.Stand(by=named("ann"), box=1))
    assert scene.state.phase is Phase.DRAWING
    assert result(played_out(turned(scene, "Td")), 2, "ann").staked == 2_000


@pytest.mark.clause("14.4", "10.2(b)", "4.3")
@pytest.mark.parametrize("place, cards", [(0, "8hKd"), (1, "8dKd")])
def test_14_4_given_a_partner_asked_to_split_when_a_card_is_laid_on_either_hand_then_the_partner_rides(
    place: int, cards: str
) -> None:
    """Ann may not choose the second hand, or leave it, by a card that lies there: she stays on the first."""
    scene = asked("8h8d", c.Split).when(laid((1, "Th3s", 0), (2, cards, place)))
    assert cites(scene.one(e.WagerRides), "14.4", "10.2(b)", "4.3")
    scene.when(c.Split(by=named("ann"), box=2, cents=2_000)).refused_under("9.1(a)")
    box = scene.state.box(2)
    assert box is not None
    assert [[wager.player for wager in one.wagers] for one in box.hands] == [["ben", "ann"], ["ben"]]


@pytest.mark.clause("14.4", "10.2(a)")
def test_14_4_given_a_partner_asked_to_split_when_other_hands_are_laid_anew_then_the_partner_may_follow() -> None:
    """The cards of box 2 are as they were: Ann splits as well."""
    scene = asked("8h8d", c.Split).given(laid((1, "Th7cKd", 0), (0, "3s", 0)))
    followed = scene.when(c.Split(by=named("ann"), box=2, cents=2_000))
    assert followed.one(e.SplitJoined).player == "ann"
