"""Rule 11: doubling for as much as the wager or less, with partners who may follow, and after a split."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import CardSource, Limits, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    PlayScene,
    balances,
    dealt,
    dealt_by_hand,
    double,
    draw,
    gained,
    hand,
    named,
    played_out,
    player,
    result,
    split,
    stand,
    turned,
)
from tests.kit.scene import cites

SHARED = {3: {"ann": 5_000, "ben": 2_000, "cat": 3_000}}


def shared(cards: str = "6h5s", dealer: str = "9c", draws: str = "Tc8dTd", seated: tuple[int, ...] = (1,)) -> PlayScene:
    """Box 3 with 50 of Ann, who is nearest to the dealer, then 20 of Ben and 30 of Cat."""
    return dealt({3: cards}, dealer, draws, wagers=SHARED, seated=seated)


def doubles(scene: PlayScene, name: str, cents: int) -> PlayScene:
    return scene.when(c.Double(by=named(name), box=3, cents=cents))


@pytest.mark.clause("11.1")
def test_11_1_given_a_hard_11_that_its_player_draws_to_when_others_want_to_double_then_nobody_may() -> None:
    """Before Ann has chosen it is her decision; after her card the hand is no longer one to double."""
    scene = shared(draws="2cTd")
    for name, cents in (("ben", 2_000), ("cat", 3_000)):
        doubles(scene, name, cents).refused_under("11.1")
    drawn = scene.given(c.Draw(by=named("ann"), box=3))
    doubles(drawn, "ben", 2_000).refused_under("11.1")
    assert hand(drawn, 3) == "6h5s2c"
    doubles(drawn.given(c.Stand(by=named("ann"), box=3)), "ben", 2_000).refused_under("9.1(b)")


@pytest.mark.clause("11.1")
def test_11_1_given_a_hand_of_three_cards_when_its_player_would_double_then_it_is_too_late() -> None:
    """A double is decided on the first two cards: a three-card 11 draws."""
    scene = draw(dealt({1: "2h4s"}, "9c", "5cTd"), 1)
    assert hand(scene, 1) == "2h4s5c"
    scene.when(c.Double(by=player(1), box=1, cents=5_000)).refused_under("11.1")
    draw(scene, 1)


@pytest.mark.clause("11.2")
def test_11_2_given_a_double_when_a_partner_does_not_follow_then_the_hand_has_one_card_and_its_wager_stays() -> None:
    """Ann doubles, Ben and Cat let it be: one card for all of them, and Ben has 20 at stake as before."""
    asked = doubles(shared(), "ann", 5_000)
    assert asked.one(e.HandDoubled).asked == ("ben", "cat")
    asked.when(c.DealCard(by=DEALER)).refused_under("14.2")
    asked.when(c.Draw(by=named("ann"), box=3)).refused_under("11.2")
    scene = asked.given(c.Ride(by=named("ben"), box=3)).when(c.Ride(by=named("cat"), box=3))
    assert cites(scene.one(e.WagerRides), "11.2")
    assert hand(scene, 3) == "6h5sTc"
    assert scene.state.phase is Phase.DRAWING
    scene.when(c.Draw(by=named("ben"), box=3)).refused_under("9.2(a)")
    end = played_out(scene)
    assert [result(end, 3, name).staked for name in ("ann", "ben", "cat")] == [10_000, 2_000, 3_000]
    assert (gained(end, "ann"), gained(end, "ben"), gained(end, "cat")) == (10_000, 2_000, 3_000)


@pytest.mark.clause("11.2")
@pytest.mark.parametrize("cents, accepted", [(500, True), (1_500, True), (2_000, True), (2_500, False), (5_000, False)])
def test_11_2_given_a_double_for_less_when_a_partner_doubles_then_only_the_own_wager_limits_it(
    cents: int, accepted: bool
) -> None:
    """Ann has added 10; Ben may add up to his 20, and not the 50 of Ann."""
    scene = doubles(doubles(shared(), "ann", 1_000), "ben", cents)
    if not accepted:
        scene.refused_under("A:Double/double down")
        return
    assert cites(scene.one(e.DoubleJoined), "11.2")
    end = played_out(scene.given(c.Ride(by=named("cat"), box=3)))
    assert result(end, 3, "ben").staked == 2_000 + cents
    assert (gained(end, "ann"), gained(end, "ben")) == (6_000, 2_000 + cents)


@pytest.mark.clause("11.2")
def test_11_2_given_the_player_at_the_box_when_the_front_wager_would_double_then_it_may_only_follow() -> None:
    """Cat sits at box 3 behind Ann's wager: she decides, and Ann is asked whether she follows."""
    scene = shared(seated=(3,))
    doubles(scene, "ann", 5_000).refused_under("11.1")
    asked = doubles(scene, "cat", 3_000)
    assert asked.one(e.HandDoubled).asked == ("ann", "ben")
    assert doubles(asked, "ann", 5_000).one(e.DoubleJoined).cents == 5_000


@pytest.mark.clause("11.2")
def test_11_2_given_a_doubled_hand_below_12_when_its_card_is_there_then_it_ends_all_the_same() -> None:
    """Two and three, doubled, and a four: hard 9, and no further card."""
    scene = double(dealt({1: "2h3s"}, "9c", "4cTdTs"), 1)
    assert hand(scene, 1) == "2h3s4c"
    ended = scene.one(e.HandEnded)
    assert (ended.total, ended.under) == (9, ("A:Double/double down",))
    scene.when(c.Draw(by=player(1), box=1)).refused_under("9.1(c)")


@pytest.mark.clause("11.2", "A:Double/double down")
@pytest.mark.parametrize("cards", ["Th6s", "Ah7s", "8h8s", "ThKs"])
def test_11_2_given_any_two_cards_when_doubled_then_no_total_forbids_it(cards: str) -> None:
    """Hard 16, soft 18, a pair, twenty: a double is open on all of them, and lost if it goes over."""
    scene = double(dealt({1: cards}, "9c", "Td8d"), 1, 2_000)
    assert scene.one(e.HandDoubled).cents == 2_000
    assert len(hand(scene, 1)) == 6
    assert result(played_out(scene), 1).staked == 7_000


@pytest.mark.clause("11.2", "3.3")
def test_11_2_given_a_displayed_multiple_when_a_partner_doubles_off_it_then_refused() -> None:
    """Multiples of 5: a double of 7 is none, of Ann's wager nor of Ben's."""
    scene = shared()
    doubles(scene, "ann", 700).refused_under("3.3")
    asked = doubles(scene, "ann", 5_000)
    doubles(asked, "ben", 700).refused_under("3.3")
    small = dealt({1: "6h5s"}, "9c", "TcTd", wagers={1: 1_500}, limits=Limits(1_000, 50_000, 500))
    assert double(small, 1, 1_500).one(e.HandDoubled).cents == 1_500


@pytest.mark.clause("11.3")
@pytest.mark.parametrize("cards", CardSource, ids=str)
def test_11_3_given_eights_that_are_split_when_the_first_makes_11_then_it_may_be_doubled(cards: CardSource) -> None:
    """Eight and three: 50 more, one card, and the second hand is played for 50 as before."""
    felt = cards is CardSource.FELT
    scene = dealt_by_hand({1: "8h8s"}) if felt else dealt({1: "8h8s"}, "9c", "3cTcTd8d")
    scene = split(scene, 1)
    scene = turned(scene, "3c") if felt else scene
    scene = double(scene, 1)
    assert cites(scene.one(e.HandDoubled), "11.3", "9.1(b)")
    scene = turned(scene, "TcTd") if felt else scene
    assert (hand(scene, 1), hand(scene, 1, 1)) == ("8h3cTc", "8sTd")
    scene = stand(scene, 1)
    scene = turned(scene, "8d") if felt else scene
    end = played_out(scene)
    assert [result(end, 1, index=index).staked for index in (0, 1)] == [10_000, 5_000]
    assert result(end, 1).outcome is Outcome.WIN


@pytest.mark.clause("11.3", "10.5")
def test_11_3_given_aces_that_are_split_when_a_double_is_asked_for_then_refused() -> None:
    """One card to each ace, and nothing further on them."""
    scene = split(dealt({1: "AhAs", 2: "Th8s"}, "9c", "5c6c"), 1)
    scene.when(c.Double(by=player(1), box=1, cents=5_000)).refused_under("10.5")


@pytest.mark.clause("11.3")
def test_11_3_given_a_split_that_partners_joined_in_part_when_a_hand_is_doubled_then_those_on_it_are_asked() -> None:
    """Ben has split, Cat rides the first hand: both are asked there, and Ben alone on the second."""
    scene = shared("8h8s", draws="3cTc3dTdTs").given(c.Split(by=named("ann"), box=3, cents=5_000))
    scene = scene.given(c.Split(by=named("ben"), box=3, cents=2_000), c.Ride(by=named("cat"), box=3))
    first = doubles(scene, "ann", 5_000)
    assert first.one(e.HandDoubled).asked == ("ben", "cat")
    first = doubles(doubles(first, "ben", 2_000), "cat", 3_000)
    second = doubles(first, "ann", 5_000)
    assert (second.one(e.HandDoubled).hand, second.one(e.HandDoubled).asked) == (1, ("ben",))
    rest = second.given(c.Ride(by=named("ben"), box=3))
    assert balances(rest) == {"player:ann": -20_000, "player:ben": -6_000, "player:cat": -6_000, "felt": 32_000}
