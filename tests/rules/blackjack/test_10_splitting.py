"""Rule 10: who may split, into how many hands, where the others' wagers go, and what the new hands may do."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    PlayScene,
    balances,
    dealt,
    dealt_by_hand,
    double,
    draw,
    gained,
    named,
    played_out,
    player,
    result,
    split,
    stand,
    turned,
    uninsured,
)
from tests.kit.scene import cites

SHARED = {3: {"ann": 5_000, "ben": 2_000, "cat": 3_000}}


def shared(pair: str, dealer: str = "9c", draws: str = "") -> PlayScene:
    """Box 3 with 50 of Ann, who sits there, 20 of Ben in the middle and 30 of Cat behind."""
    return dealt({3: pair}, dealer, draws, wagers=SHARED, seated=(1,))


def splits(scene: PlayScene, name: str, cents: int) -> PlayScene:
    return scene.when(c.Split(by=named(name), box=3, cents=cents))


def rides(scene: PlayScene, *names: str) -> PlayScene:
    return scene.given(*(c.Ride(by=named(name), box=3) for name in names))


def hands_of(scene: PlayScene, box: int = 1) -> tuple[str, ...]:
    """The hands of a box, in the order in which they are played."""
    found = scene.state.box(box)
    assert found is not None
    return tuple("".join(one.cards) for one in found.hands)


def owners(scene: PlayScene, box: int = 3) -> tuple[tuple[str, ...], ...]:
    """Whose wagers lie on each hand of a box, the one nearest to the dealer first."""
    found = scene.state.box(box)
    assert found is not None
    return tuple(tuple(wager.player for wager in one.wagers) for one in found.hands)


@pytest.mark.clause("10.1")
def test_10_1_given_a_pair_that_its_player_does_not_split_when_others_want_to_then_nobody_may() -> None:
    """Ann decides on the eights; Ben and Cat may not split before she has chosen, nor once she stands."""
    scene = shared("8h8s")
    for name, cents in (("ben", 2_000), ("cat", 3_000)):
        splits(scene, name, cents).refused_under("10.1")
    drawn = shared("8h8s", draws="2c").given(c.Draw(by=named("ann"), box=3))
    splits(drawn, "ben", 2_000).refused_under("10.1")
    stood = scene.given(c.Stand(by=named("ann"), box=3))
    assert stood.state.phase is Phase.DRAWING
    splits(stood, "ben", 2_000).refused_under("9.1(a)")
    assert owners(stood) == (("ann", "ben", "cat"),)


@pytest.mark.clause("10.1", "10.2(b)")
def test_10_1_given_a_split_when_somebody_without_a_wager_on_the_box_joins_then_refused() -> None:
    """Only those who wager on the box are asked, each for the own wager, and each once."""
    scene = splits(shared("8h8s"), "ann", 5_000)
    splits(scene, "don", 2_000).refused_under("10.2(a)")
    scene.when(c.Ride(by=named("don"), box=3)).refused_under("10.2(b)")
    scene.when(c.Ride(by=named("cat"), box=3, player="ben")).refused_under("16.7")
    once = rides(scene, "ben")
    once.when(c.Ride(by=named("ben"), box=3)).refused_under("10.2(b)")
    splits(once, "ben", 2_000).refused_under("10.2(a)")


@pytest.mark.clause("10.2(a)")
def test_10_2_a_given_a_split_of_50_when_a_partner_with_20_splits_then_exactly_20_are_added() -> None:
    """Each adds a wager equal to the own one; no card is dealt before everybody has answered."""
    scene = splits(shared("8h8s", draws="3c4c"), "ann", 5_000)
    assert (scene.one(e.HandSplit).cents, scene.one(e.HandSplit).asked) == (5_000, ("ben", "cat"))
    assert hands_of(scene, 3) == ("8h", "8s")
    for wrong in (1_000, 1_900, 2_500, 5_000):
        splits(scene, "ben", wrong).refused_under("A:Split")
    scene.when(c.Draw(by=named("ann"), box=3)).refused_under("10.2(a)")
    scene.when(c.DealCard(by=DEALER)).refused_under("14.2")
    joined = splits(scene, "ben", 2_000)
    assert cites(joined.one(e.SplitJoined), "10.2(a)")
    assert joined.one(e.SplitJoined).cents == 2_000
    last = splits(joined, "cat", 3_000)
    assert owners(last) == (("ann", "ben", "cat"), ("ann", "ben", "cat"))
    assert hands_of(last, 3) == ("8h3c", "8s")
    assert balances(last) == {"player:ann": -10_000, "player:ben": -4_000, "player:cat": -6_000, "felt": 20_000}


@pytest.mark.clause("10.2(a)", "3.5")
def test_10_2_a_given_a_partner_of_whose_wager_nothing_counts_when_the_hand_is_split_then_nobody_asks_them() -> None:
    """Ann has filled the box with 500; Ben's 20 lie beyond its maximum, and come back whatever happens."""
    scene = dealt({3: "8h8s"}, "9c", "3cTc", wagers={3: {"ann": 50_000, "ben": 2_000}}, seated=(1,))
    scene = splits(scene, "ann", 50_000)
    assert scene.one(e.HandSplit).asked == ()
    splits(scene, "ben", 2_000).refused_under("10.1")


@pytest.mark.clause("10.2(b)")
def test_10_2_b_given_a_split_when_a_partner_does_not_split_then_the_wager_rides_on_the_first_hand_alone() -> None:
    """Ann's eights make 18 and a bust; Cat's 30 win with the first hand and are not touched by the second."""
    scene = splits(shared("8h8s", "7c", "TcTd9hTs"), "ann", 5_000)
    scene = splits(scene, "ben", 2_000)
    ridden = scene.when(c.Ride(by=named("cat"), box=3))
    assert cites(ridden.one(e.WagerRides), "10.2(b)")
    assert owners(ridden) == (("ann", "ben", "cat"), ("ann", "ben"))
    scene = ridden.given(c.Stand(by=named("ann"), box=3), c.Draw(by=named("ann"), box=3))
    assert hands_of(scene, 3) == ("8hTc", "8sTd9h")
    end = played_out(scene)
    assert (gained(end, "ann"), gained(end, "ben"), gained(end, "cat")) == (0, 0, 3_000)


@pytest.mark.clause("10.2(b)")
def test_10_2_b_given_a_first_hand_that_is_split_again_when_the_rider_is_asked_then_it_may_join_or_follow() -> None:
    """Cat rides the first hand; it pairs up and splits again, and she is asked anew. The other hand is not hers."""
    scene = rides(splits(shared("8h8s", draws="8cTcTdTs"), "ann", 5_000), "ben", "cat")
    again = splits(scene, "ann", 5_000)
    assert again.one(e.HandSplit).asked == ("ben", "cat")
    joined = rides(splits(again, "cat", 3_000), "ben")
    assert owners(joined) == (("ann", "ben", "cat"), ("ann", "cat"), ("ann",))
    followed = rides(again, "cat", "ben")
    assert owners(followed) == (("ann", "ben", "cat"), ("ann",), ("ann",))


@pytest.mark.clause("10.2(b)")
def test_10_2_b_given_a_later_hand_that_is_split_when_a_rider_of_the_first_is_not_on_it_then_it_is_not_asked() -> None:
    """A re-split of the second hand is no affair of Cat's."""
    scene = rides(splits(shared("8h8s", draws="Tc8cTd"), "ann", 5_000), "ben", "cat")
    second = scene.given(c.Stand(by=named("ann"), box=3))
    again = splits(second, "ann", 5_000)
    assert again.one(e.HandSplit).asked == ()
    assert owners(again) == (("ann", "ben", "cat"), ("ann",), ("ann",))


@pytest.mark.clause("10.3")
def test_10_3_given_eights_when_split_to_four_hands_then_a_fifth_is_refused() -> None:
    """Every new eight may be split until four hands lie there, whichever of them it falls on."""
    scene = dealt({1: "8h8s"}, "9c", "8c8d8hTc")
    for count in (2, 3, 4):
        scene = split(scene, 1)
        assert len(hands_of(scene)) == count
    assert hands_of(scene)[0] == "8h8h"
    refusal = scene.when(c.Split(by=player(1), box=1, cents=5_000)).refused_under("10.3")
    assert "4" in refusal.why
    assert balances(scene) == {"player:ann": -20_000, "felt": 20_000}


@pytest.mark.clause("10.3")
def test_10_3_given_tens_of_all_kinds_when_drawn_to_a_split_then_they_are_split_by_value() -> None:
    """Ten, jack, queen and king count the same, and so each pair of them may be split again."""
    scene = dealt({1: "ThKs"}, "9c", "QcJd")
    assert hands_of(split(split(scene, 1), 1)) == ("ThJd", "Qc", "Ks")


@pytest.mark.clause("10.3", "10.5")
def test_10_3_given_two_aces_when_another_ace_falls_on_them_then_they_are_split_only_once() -> None:
    """Ace and ace, split, ace again: two hands of one further card each, and a second split is refused."""
    scene = split(dealt({1: "AhAs", 2: "Th8s"}, "9c", "AcAd"), 1)
    assert hands_of(scene) == ("AhAc", "AsAd")
    scene.when(c.Split(by=player(1), box=1, cents=5_000)).refused_under("10.3")
    assert [one.standing for one in scene.state.round.boxes[0].hands] == [Standing.FULL] * 2


@pytest.mark.clause("10.3")
def test_10_3_given_the_limit_of_four_when_another_box_splits_then_it_has_its_own_four() -> None:
    """The limit is one of each initial hand."""
    scene = dealt({1: "8h8s", 2: "9h9s"}, "7c", "8c8dTcTdThTs9d9c")
    for _ in range(3):
        scene = split(scene, 1)
    scene = stand(scene, 1, 1, 1, 1)
    for _ in range(2):
        scene = split(scene, 2)
    assert (len(hands_of(scene)), len(hands_of(scene, 2))) == (4, 3)


@pytest.mark.clause("10.4")
@pytest.mark.parametrize("cards", CardSource, ids=str)
def test_10_4_given_a_split_when_played_then_the_second_hand_waits_for_its_card_until_the_first_is_complete(
    cards: CardSource,
) -> None:
    """Each hand starts with one card, and gets its second when its turn has come."""
    felt = cards is CardSource.FELT
    scene = dealt_by_hand({1: "8h8s"}) if felt else dealt({1: "8h8s"}, "9c", "2c5cTc4h")
    scene = split(scene, 1)
    scene = turned(scene, "2c") if felt else scene
    assert hands_of(scene) == ("8h2c", "8s")
    scene = draw(scene, 1)
    scene = turned(scene, "5c") if felt else scene
    assert hands_of(scene) == ("8h2c5c", "8s")
    scene = stand(scene, 1)
    scene = turned(scene, "Tc") if felt else scene
    assert hands_of(scene) == ("8h2c5c", "8sTc")
    found = [event for event in scene.history if isinstance(event, e.CardDealt)][-1]
    assert (found.hand, cites(found, "10.4")) == (1, True)


@pytest.mark.clause("10.5")
def test_10_5_given_split_aces_when_one_card_is_on_each_then_neither_draws_nor_doubles_nor_stands_again() -> None:
    """Ace and five ends as a soft 16; the dealer goes on to the next hand by itself."""
    scene = split(dealt({1: "AhAs", 2: "Th8s"}, "9c", "5c6c"), 1)
    assert hands_of(scene) == ("Ah5c", "As6c")
    ended = [event for event in scene.events if isinstance(event, e.HandEnded)]
    assert [(one.hand, one.total, one.under) for one in ended] == [(0, 16, ("10.5",)), (1, 17, ("10.5",))]
    for wish in (c.Draw(by=player(1), box=1), c.Double(by=player(1), box=1, cents=5_000), c.Stand(by=player(1), box=1)):
        scene.when(wish).refused_under("10.5")
    assert stand(scene, 2).state.phase is Phase.DRAWING


@pytest.mark.clause("10.5")
def test_10_5_given_split_aces_on_a_felt_table_when_a_second_card_is_turned_then_it_is_not_theirs() -> None:
    """The first card goes to the first ace, the next to the second, and then no card is due to the box."""
    scene = turned(split(dealt_by_hand({1: "AhAs", 2: "Th8s"}), 1), "5c6c")
    assert hands_of(scene) == ("Ah5c", "As6c")
    scene.when(c.DealCard(by=DEALER, card=scene.state.round.dealer[0])).refused_under("14.2")


@pytest.mark.clause("10.6", "9.2(b)", "9.2(a)")
def test_10_6_given_split_hands_when_played_then_each_follows_rule_9() -> None:
    """Eight and three must draw or double; eight and king may stand; a split hand of 21 takes no more."""
    scene = split(dealt({1: "8h8s"}, "9c", "3cTcKd"), 1)
    assert hands_of(scene) == ("8h3c", "8s")
    refused = scene.when(c.Stand(by=player(1), box=1)).refused_under("9.2(b)")
    assert "10.6" in refused.under
    assert double(scene, 1).one(e.HandDoubled).hand == 0
    drawn = draw(scene, 1)
    assert hands_of(drawn) == ("8h3cTc", "8sKd")
    drawn.when(c.Split(by=player(1), box=1, cents=5_000)).refused_under("9.1(a)")
    assert stand(drawn, 1).state.phase is Phase.DRAWING


@pytest.mark.clause("10.7")
@pytest.mark.parametrize(
    "pair, draws",
    [("AhAs", "KcTd"), ("KhTs", "AcAd")],
    ids=["a ten to each ace", "an ace to each ten"],
)
def test_10_7_given_an_ace_and_a_ten_after_a_split_when_they_win_then_they_are_paid_1_to_1(
    pair: str, draws: str
) -> None:
    """50 on each of two hands of 21 wins 100, not 150, from either direction."""
    end = played_out(split(dealt({1: pair}, "9c", draws + "Th"), 1))
    for index in (0, 1):
        won = result(end, 1, index=index)
        assert (won.outcome, won.returned) == (Outcome.WIN, 10_000)
        assert cites(won, "13.1(b)", "13.2(b)", "10.7")
    assert gained(end, "ann") == 10_000
    assert "Blackjack" not in {one.standing for one in end.history if isinstance(one, e.HandEnded)}


@pytest.mark.clause("10.7", "13.1(f)", "13.1(g)")
def test_10_7_given_an_ace_and_a_ten_after_a_split_when_compared_then_a_dealers_blackjack_beats_a_21_only_ties() -> (
    None
):
    """Two hands of 21 from split aces: ace and king of the dealer take both; seven, seven, seven stand off."""
    beaten = played_out(split(uninsured(dealt({1: "AhAs"}, "Ac", "KcTdKs")), 1))
    assert gained(beaten, "ann") == -10_000
    assert cites(result(beaten, 1, index=1), "13.1(f)")
    tied = played_out(split(dealt({1: "AhAs"}, "7c", "KcTd7d7h"), 1))
    assert [result(tied, 1, index=index).outcome for index in (0, 1)] == [Outcome.PUSH] * 2
    assert gained(tied, "ann") == 0
