"""Boxes with several wagers: how many, who decides, and beside a personal limit (4.5, 4.6)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import HandEnded, WagerPlaced
from croupier.games.house import commands as hc
from croupier.games.people import Person
from tests.games.blackjack.tables import (
    DEALER,
    OPERATOR,
    PlayScene,
    Wagers,
    dealt,
    hand,
    named,
    opened,
    placed,
    played_out,
    result,
    stacked,
    wagering,
)

ANN, BEN, CAT, ZOE = (named(name) for name in ("ann", "ben", "cat", "zoe"))


def sit(person: Person, box: int) -> hc.TakeSeat:
    return hc.TakeSeat(by=person, box=box, player=person.id)


def wager(person: Person, box: int, cents: int = 5_000) -> c.PlaceWager:
    return c.PlaceWager(by=person, box=box, cents=cents)


# 4.5


@pytest.mark.clause("4.5/lead")
def test_4_5_given_three_wagers_on_box_2_when_a_fourth_player_wagers_then_it_is_refused() -> None:
    """Fourth player on box 2: refused; a box more is free to all of them."""
    scene = placed(wagering(2), {2: {"ben": 5_000, "ann": 1_000}})
    scene = scene.when(wager(CAT, 2, 1_500))
    assert scene.one(WagerPlaced).player == "cat"
    scene.when(wager(ZOE, 2)).refused_under("4.5/lead")
    scene.given(wager(ZOE, 3))
    scene.given(c.WithdrawWager(by=ANN, box=2), wager(ZOE, 2))


@pytest.mark.clause("4.5/lead")
def test_4_5_given_a_wager_on_the_box_when_its_player_places_another_then_it_is_refused() -> None:
    """One wager a player and box."""
    scene = placed(wagering(2), {2: 5_000})
    scene.when(wager(BEN, 2)).refused_under("4.5/lead")
    scene.when(c.PlaceWager(by=DEALER, box=2, cents=1_000, player="ben")).refused_under("4.5/lead")


def shared(wagers: Wagers, *seated: int) -> PlayScene:
    """A round in which box 2 has a hard 16 against a nine, with these wagers on it, and a five to come."""
    return dealt({2: "Ts 6d"}, "9c", "5h 8d", wagers=wagers, seated=seated)


@pytest.mark.clause("4.5(a)")
@pytest.mark.parametrize("order", [("ben", "ann", "cat"), ("ann", "ben", "cat"), ("ann", "cat", "ben")], ids="-".join)
def test_4_5_a_given_the_player_seated_at_the_box_when_the_hand_is_played_then_that_player_decides(
    order: tuple[str, ...],
) -> None:
    """Ben is seated at box 2, the others behind or in front: ben decides."""
    scene = shared({2: dict.fromkeys(order, 5_000)}, 2)
    for other in ("ann", "cat"):
        for wish in (c.Draw, c.Stand):
            scene.when(wish(by=named(other), box=2)).refused_under("4.5(a)")
    scene = scene.given(c.Draw(by=BEN, box=2))
    assert hand(scene, 2) == "Ts6d5h"


@pytest.mark.clause("4.5(a)")
def test_4_5_a_given_a_player_seated_without_a_wager_when_the_hand_is_played_then_the_front_wager_decides() -> None:
    """Ben sits at box 2 and wagers nothing this round: cat, in front of ann, decides (reading)."""
    scene = shared({2: {"cat": 5_000, "ann": 5_000}}, 2)
    for other in (ANN, BEN):
        scene.when(c.Draw(by=other, box=2)).refused_under("4.5(b)")
    scene.given(c.Draw(by=CAT, box=2))


@pytest.mark.clause("4.5(a)")
def test_4_5_a_given_a_taken_box_when_somebody_else_sits_down_then_it_is_refused() -> None:
    """One player is seated at a box, and nobody sits down for another."""
    scene = opened(2)
    scene.when(sit(ANN, 2)).refused_under("4.5(a)")
    scene.when(hc.TakeSeat(by=ANN, box=3, player="cat")).refused_under("4.5(a)")


@pytest.mark.clause("4.5(b)")
def test_4_5_b_given_nobody_seated_at_the_box_when_the_hand_is_played_then_the_wager_nearest_the_dealer_decides() -> (
    None
):
    """Box 2 unseated, ben in front of cat: ben decides, and all three win as the dealer goes over 21."""
    scene = shared({2: {"ben": 5_000, "cat": 2_000, "ann": 1_000}})
    for other in (CAT, ANN):
        scene.when(c.Stand(by=other, box=2)).refused_under("4.5(b)")
    scene = scene.when(c.Stand(by=BEN, box=2))
    assert scene.one(HandEnded).total == 16
    scene = played_out(scene)
    assert [result(scene, 2, name).returned for name in ("ben", "cat", "ann")] == [10_000, 4_000, 2_000]


@pytest.mark.clause("4.5(b)")
def test_4_5_b_given_the_front_wager_taken_back_before_the_deal_when_played_then_the_next_one_decides() -> None:
    """Ben withdraws and wagers anew: his chips lie behind cat's now."""
    scene = placed(wagering(order=stacked("Ts 9c 6d 5h")), {2: {"ben": 5_000, "cat": 2_000}})
    scene = scene.given(c.WithdrawWager(by=BEN, box=2), wager(BEN, 2), c.DealRound(by=DEALER))
    scene.when(c.Draw(by=BEN, box=2)).refused_under("4.5(b)")
    scene.given(c.Draw(by=CAT, box=2))


# 4.6


def marked(ceiling: int = 300_000) -> PlayScene:
    """Ann has a personal limit at box 1; the maximum of the table is $500."""
    scene = wagering(1, 2)
    permit = hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling)
    return scene.given(permit, hc.PlaceMarker(by=DEALER, box=1))


@pytest.mark.clause("4.6")
def test_4_6_given_300_of_the_marked_player_when_others_join_then_all_wagers_stay_within_500() -> None:
    """Others up to $200 together: $100 and $100 are taken, $205, or $5 more for a third, is refused."""
    scene = marked().given(wager(ANN, 1, 30_000))
    scene.when(wager(BEN, 1, 20_500)).refused_under("4.6")
    scene.given(wager(BEN, 1, 20_000))
    scene = scene.given(wager(BEN, 1, 10_000))
    scene.when(wager(CAT, 1, 10_500)).refused_under("4.6")
    scene.given(wager(CAT, 1, 10_000))


@pytest.mark.clause("4.6")
@pytest.mark.parametrize("cents", [50_000, 200_000])
def test_4_6_given_the_marked_player_at_the_maximum_or_over_it_when_others_join_then_they_are_refused(
    cents: int,
) -> None:
    """Marker player $2,000: others refused, from the smallest wager on; on another box they are free."""
    scene = marked().given(wager(ANN, 1, cents))
    scene.when(wager(BEN, 1, 1_000)).refused_under("4.6")
    scene.given(wager(BEN, 2, 50_000))


@pytest.mark.clause("4.6")
def test_4_6_given_others_first_when_the_marked_player_goes_over_the_maximum_then_it_is_refused_too() -> None:
    """ "All wagers" includes the marked player's own (reading), in whatever order they come."""
    scene = marked().given(wager(BEN, 1, 20_000))
    scene.when(wager(ANN, 1, 200_000)).refused_under("4.6")
    scene.given(wager(ANN, 1, 30_000))


@pytest.mark.clause("4.6")
def test_4_6_given_a_marked_player_who_sits_out_when_others_wager_there_then_500_is_still_the_most() -> None:
    """The personal limit is ann's alone: ben may have $500 on her box, and neither $505 nor anything beside it."""
    scene = marked()
    scene.when(wager(BEN, 1, 50_500)).refused_under("4.6")
    scene = scene.given(wager(BEN, 1, 50_000))
    scene.when(wager(CAT, 1, 1_000)).refused_under("4.6")


@pytest.mark.clause("4.6")
def test_4_6_given_a_box_without_a_marker_when_its_wagers_pass_the_maximum_then_they_are_taken_and_capped() -> None:
    """There 3.5 rules: $300 and $300 are accepted, and $100 of the second go back."""
    wagers = {1: {"ann": 30_000, "ben": 30_000}}
    scene = played_out(dealt({1: "As Kd"}, "9c", wagers=wagers))
    assert [result(scene, 1, name).returned for name in ("ann", "ben")] == [75_000, 60_000]
