"""Blinds, over-blinds and antes at the table: who posts, and what follows for stake, pot and level (8.4, 8.5)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import (
    ChipsBought,
    ForcedCollected,
    ForcedPosted,
    OverBlindPosted,
    PlayerDeclared,
)
from croupier.games.canberra_manila.state import Play
from croupier.games.house import commands as hc
from tests.games.canberra_manila.tables import (
    DEALER,
    RICH,
    PlayScene,
    begun,
    betting,
    bounds,
    call,
    collected,
    dealt,
    fold,
    hand,
    left,
    level,
    loaded,
    over_blind,
    player,
    pot,
    put,
    seated,
    settled,
    stakes,
    standing,
    turn,
)
from tests.kit.scene import cites


def buys(scene: PlayScene, seat: int, cents: int) -> PlayScene:
    return scene.when(c.BuyChips(by=player(seat), seat=seat, cents=cents))


@pytest.mark.clause("8.4")
def test_8_4_given_a_blind_in_turn_when_the_player_would_sit_out_or_leave_then_it_is_refused() -> None:
    """Who is dealt in posts; somebody with nothing to post may sit out from the next round on."""
    scene = begun(seated(stakes(1, 2, 3)))
    for seat in (1, 2):
        scene.when(c.SitOut(by=player(seat), seat=seat)).refused_under("8.4")
        scene.when(hc.LeaveSeat(by=player(seat), box=seat)).refused_under("4.4")
    assert put(scene.given(c.CollectForced(by=DEALER))) == {1: 500, 2: 1_000, 3: 0}


@pytest.mark.clause("8.4", "14.1")
def test_8_4_given_a_stake_below_the_blind_when_it_is_collected_then_all_of_it_is_and_the_level_stays_the_blind() -> (
    None
):
    """$3 of a blind of $10: the player has tapped out, and the others call $10."""
    scene = begun(seated(stakes(1, 2, 3, s2=300))).when(c.CollectForced(by=DEALER))
    posted = [event for event in scene.all(ForcedPosted) if event.seat == 2]
    assert [event.cents for event in posted] == [300]
    assert cites(posted[0], "8.4", "14.1")
    assert (level(scene), standing(scene)[2], left(scene, 2)) == (1_000, Play.TAPPED, 0)
    assert bounds(dealt(scene))[0] == 1_000


@pytest.mark.clause("8.5(a)", "A:Post")
def test_8_5_a_given_a_stake_of_200_when_the_blind_of_10_is_posted_then_190_are_left_and_10_count() -> None:
    """In the order from the button's left, before the first card, and once."""
    scene = begun(seated(stakes(1, 2, 3, s2=20_000))).when(c.CollectForced(by=DEALER))
    assert [(event.seat, event.cents) for event in scene.all(ForcedPosted)] == [(1, 500), (2, 1_000)]
    assert cites(scene.one(ForcedCollected), "8.5(a)", "A:Post")
    assert (left(scene, 2), pot(scene), hand(scene, 2).level) == (19_000, 1_500, 1_000)
    scene.when(c.CollectForced(by=DEALER)).refused_under("8.5")


@pytest.mark.clause("8.5(a)")
def test_8_5_a_given_blinds_that_are_due_when_cards_are_dealt_first_then_it_is_refused() -> None:
    """They come before the first card."""
    loaded(begun(seated(stakes(1, 2, 3)))).when(c.DealHands(by=DEALER)).refused_under("8.5")


@pytest.mark.clause("8.5(b)", "A:Ante")
def test_8_5_b_given_an_ante_of_2_when_six_are_dealt_in_then_the_pot_starts_at_12_and_nothing_is_to_call() -> None:
    """Everybody pays, and the first to act faces no bet."""
    scene = begun(seated(stakes(1, 2, 3, 4, 5, 6), ante_cents=200)).when(c.CollectForced(by=DEALER))
    assert all(cites(event, "8.5(b)", "A:Ante") for event in scene.all(ForcedPosted))
    assert (pot(scene), level(scene)) == (1_200, 0)
    assert bounds(dealt(scene))[0] == 0


@pytest.mark.clause("8.5(b)", "14.1")
def test_8_5_b_given_less_than_the_ante_when_it_is_collected_then_all_of_it_is() -> None:
    """The player has tapped out, and is in for a pot of such antes."""
    scene = collected(seated(stakes(1, 2, 3, s3=100), ante_cents=200))
    assert (put(scene)[3], standing(scene)[3]) == (100, Play.TAPPED)


@pytest.mark.clause("A:Blind")
def test_a_blind_given_a_big_blind_of_10_when_the_opener_makes_it_30_then_20_are_to_call() -> None:
    """What was posted counts towards the level."""
    scene = betting(stakes(1, 2, 3)).given(c.Bet(by=player(3), seat=3, cents=3_000))
    assert bounds(fold(scene, 1))[0] == 2_000


@pytest.mark.clause("A:Over-Blind", "4.2(e)", "4.2(f)")
def test_a_over_blind_given_two_offered_when_posted_in_the_order_of_seats_then_each_is_the_next_level() -> None:
    """Seat 3 leaves it to seat 4, and cannot come back to it after that."""
    scene = collected(seated(stakes(1, 2, 3, 4, 5), over_blinds=(2_000, 4_000)))
    one = scene.when(c.PostOverBlind(by=player(4), seat=4))
    assert (one.one(OverBlindPosted).cents, level(one)) == (2_000, 2_000)
    one.when(c.PostOverBlind(by=player(3), seat=3)).refused_under("A:Over-Blind")
    two = over_blind(one, 5)
    assert (put(two)[5], level(two), turn(dealt(two))) == (4_000, 4_000, 1)
    assert bounds(dealt(two))[:2] == (3_500, 7_500)


@pytest.mark.clause("A:Over-Blind")
def test_a_over_blind_given_a_blind_or_a_seat_before_the_last_when_it_posts_one_then_it_is_refused() -> None:
    """Nor may somebody post at another's seat, before the blinds, or with too short a stake."""
    scene = collected(seated(stakes(1, 2, 3, 4, s3=1_900), over_blinds=(2_000,)))
    for seat in (1, 2, 3):
        scene.when(c.PostOverBlind(by=player(seat), seat=seat)).refused_under("A:Over-Blind")
    scene.when(c.PostOverBlind(by=player(1), seat=4)).refused_under("16.2")
    early = begun(seated(stakes(1, 2, 3, 4), over_blinds=(2_000,)))
    early.when(c.PostOverBlind(by=player(3), seat=3)).refused_under("A:Over-Blind")


@pytest.mark.clause("14.3", "A:Post")
def test_14_3_given_blinds_in_the_pot_when_chips_are_bought_before_the_first_card_then_they_belong_to_the_stake() -> (
    None
):
    """The round of play begins with the first card; who comes up to the minimum by then is not declared."""
    low = settled(fold(betting(stakes(1, 2, 3, cents=10_000)), 3))
    assert low.state.seats[0].stake < 10_000
    scene = collected(low)
    before = left(scene, 1)
    bought = buys(scene, 1, 10_000)
    assert bought.one(ChipsBought).cents == 10_000
    assert left(bought, 1) == before + 10_000
    declared = loaded(bought).when(c.DealHands(by=DEALER)).all(PlayerDeclared)
    assert 1 not in [event.seat for event in declared]
    dealt(bought).when(c.BuyChips(by=player(1), seat=1, cents=10_000)).refused_under("4.4")


@pytest.mark.clause("14.3", "8.4")
def test_14_3_given_a_blind_posted_short_when_chips_are_bought_then_the_rest_of_it_is_posted() -> None:
    """Nobody who has the chips refuses a blind: $3 of $10 were posted, and $7 follow."""
    scene = collected(seated(stakes(1, 2, 3, s2=300)))
    bought = buys(scene, 2, 5_000)
    assert [(event.seat, event.cents) for event in bought.all(ForcedPosted)] == [(2, 700)]
    assert (put(bought)[2], left(bought, 2), standing(bought)[2]) == (1_000, 4_300, Play.IN)
    assert bounds(call(dealt(bought), 3, 1))[0] == 0


@pytest.mark.clause("14.3", "8.5(b)")
def test_14_3_given_an_ante_paid_short_when_chips_are_bought_then_the_rest_of_it_is_paid_and_no_more() -> None:
    """$1 of $2, then $1 more; a second purchase owes nothing."""
    scene = buys(collected(seated(stakes(1, 2, 3, s3=100), ante_cents=200)), 3, 100)
    assert [event.cents for event in scene.all(ForcedPosted)] == [100]
    assert standing(scene)[3] is Play.TAPPED
    again = buys(scene, 3, 1_000)
    assert (again.all(ForcedPosted), standing(again)[3], left(again, 3)) == ((), Play.IN, 1_000)
    assert left(again, 1) == RICH - 200
