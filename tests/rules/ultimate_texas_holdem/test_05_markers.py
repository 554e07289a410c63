"""Wagers over the maximum that the operator permits, with a marker beside their area (5.2)."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house.events import MarkerPlaced, OverLimitPermitted
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import WagerPlaced
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    dealt,
    flop,
    loaded,
    order_for,
    placed,
    play,
    player,
    ready,
    result,
    river,
    settled,
    shown,
    wagering,
)
from tests.kit.scene import cites

ACES, BOARD, KINGS = "As Ah", "Kd 9s 7h 4c 2d", "Ks Kh"


def on(area: Area, cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


def paid(scene: PlayScene, wager: str, box: int = 1) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back."""
    event = result(scene, box, wager)
    return event.staked, event.outcome, event.returned


def played(scene: PlayScene, dealer: str, own: str = ACES, box: int = 1) -> PlayScene:
    """The wagers of a box are dealt this hand, four times its ante is played, and everything is settled."""
    scene = loaded(scene, order_for({box: own}, BOARD, dealer)).given(c.DealRound(by=DEALER))
    return settled(shown(river(flop(play(scene, 4, box)))))


def marked(ceiling: int, stated: int | None, box: int = 1) -> PlayScene:
    """A table that takes wagers, with a permission up to the ceiling and a marker beside the box."""
    return wagering(1, 2).given(
        hc.PermitOverLimit(by=OPERATOR, box=box, ceiling_cents=ceiling),
        hc.PlaceMarker(by=DEALER, box=box, stated_cents=stated),
    )


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("stated", [None, 50_000])
def test_5_2_given_permission_and_marker_when_500_is_wagered_over_a_maximum_of_200_then_it_counts_in_full(
    stated: int | None,
) -> None:
    """Ante 500, blind 500 and 2,000 on play, whether the marker shows a figure or not."""
    scene = marked(50_000, stated).given(on(Area.ANTE, 50_000))
    assert cites(marked(50_000, stated).when(on(Area.ANTE, 50_000)).one(WagerPlaced), "5.2")
    scene = played(scene.given(on(Area.BLIND, 50_000)), "Qs Qh")
    assert paid(scene, "ante") == (50_000, Outcome.WIN, 100_000)
    assert paid(scene, "play") == (200_000, Outcome.WIN, 400_000)
    lost = played(placed(marked(50_000, stated), 1, 50_000), KINGS)
    assert [paid(lost, wager)[2] for wager in ("ante", "blind", "play")] == [0, 0, 0]


@pytest.mark.clause("5.2")
def test_5_2_given_a_permission_without_a_marker_when_500_is_wagered_then_it_counts_as_200() -> None:
    """Neither is enough alone; a marker without permission is not placed."""
    scene = wagering(1)
    scene.when(hc.PlaceMarker(by=DEALER, box=1)).refused_under("5.2")
    permitted = scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_000))
    assert cites(permitted.one(OverLimitPermitted), "5.2")
    assert paid(played(placed(permitted, 1, 50_000), KINGS), "ante") == (50_000, Outcome.LOSE, 30_000)


@pytest.mark.clause("5.2")
def test_5_2_given_more_than_the_permission_when_wagered_then_it_counts_up_to_it() -> None:
    """The operator's ceiling of 500, which the marker need not show: of 600 it counts 500."""
    scene = played(placed(marked(50_000, None), 1, 60_000), KINGS)
    assert paid(scene, "ante") == (60_000, Outcome.LOSE, 10_000)
    assert paid(scene, "play") == (240_000, Outcome.LOSE, 40_000)


@pytest.mark.clause("5.2")
def test_5_2_given_a_marker_beside_one_box_when_another_player_goes_over_then_it_counts_to_the_maximum() -> None:
    """The permission is for one player, and goes when that player goes."""
    other = played(placed(marked(50_000, None), 2, 50_000), KINGS, box=2)
    assert paid(other, "ante", 2) == (50_000, Outcome.LOSE, 30_000)
    left = marked(50_000, None).given(hc.LeaveSeat(by=player(1), box=1))
    seated = left.given(hc.TakeSeat(by=DEALER, box=1, player="ann"))
    assert paid(played(placed(seated, 1, 50_000), KINGS), "ante") == (50_000, Outcome.LOSE, 30_000)


@pytest.mark.clause("5.2")
def test_5_2_given_permission_or_marker_when_they_permit_nothing_or_come_late_then_they_are_refused() -> None:
    """Not above the sign, a marker above the permission, and neither of them after the first card."""
    scene = wagering(1)
    for ceiling in (0, 20_000):
        scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling)).refused_under("5.2")
    permit = hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_000)
    for stated in (20_000, 50_001):
        scene.given(permit).when(hc.PlaceMarker(by=DEALER, box=1, stated_cents=stated)).refused_under("5.2")
    placed_one = scene.given(permit).when(hc.PlaceMarker(by=SUPERVISOR, box=1, stated_cents=20_001))
    assert placed_one.one(MarkerPlaced).stated_cents == 20_001
    dealt({1: ""}).when(permit).refused_under("5.2")
    begun = ready({1: ""}).given(permit, c.DealRound(by=DEALER))
    begun.when(hc.PlaceMarker(by=DEALER, box=1)).refused_under("5.2")


def trips_marked(ceiling: int, *, placed_too: bool = True) -> PlayScene:
    """Ante and blind are down, with a permission for the trips of box 1, and perhaps its marker."""
    scene = placed(wagering(1), 1).given(
        hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling, wager=Area.TRIPS)
    )
    return scene.given(hc.PlaceMarker(by=DEALER, box=1, wager=Area.TRIPS)) if placed_too else scene


@pytest.mark.clause("5.2")
def test_5_2_given_permission_and_marker_beside_the_trips_when_they_are_over_their_maximum_then_they_count() -> None:
    """Trips of 250 over a maximum of 100: all of it with a permission of 250, 200 with one of 200."""
    for ceiling, counts in ((25_000, 25_000), (20_000, 20_000)):
        scene = trips_marked(ceiling).when(on(Area.TRIPS, 25_000))
        assert scene.one(WagerPlaced).under[-1] == ("5.2" if counts == 25_000 else "5.5")
        assert paid(played(scene, "Qs Qh"), "trips") == (25_000, Outcome.LOSE, 25_000 - counts)
    bare = played(trips_marked(25_000, placed_too=False).given(on(Area.TRIPS, 25_000)), "Qs Qh")
    assert paid(bare, "trips") == (25_000, Outcome.LOSE, 15_000)


@pytest.mark.clause("5.2")
def test_5_2_given_a_permission_for_one_area_when_another_goes_over_then_it_does_not_carry() -> None:
    """Ante and trips are permitted each by itself; the one for the ante carries to blind and play alone."""
    both = placed(marked(50_000, None), 1, 50_000, 25_000)
    assert paid(played(both, "Qs Qh"), "trips") == (25_000, Outcome.LOSE, 15_000)
    trips = trips_marked(25_000).given(c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    assert paid(played(placed(trips, 1, 50_000), KINGS), "ante") == (50_000, Outcome.LOSE, 30_000)
    two = (
        hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_000),
        hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=25_000, wager=Area.TRIPS),
    )
    for first, second in (two, two[::-1]):
        scene = wagering(1).given(first, second, hc.PlaceMarker(by=DEALER, box=1, wager=Area.TRIPS))
        mixed = played(placed(scene, 1, 50_000, 25_000), KINGS)
        assert (paid(mixed, "ante")[2], paid(mixed, "trips")[2]) == (30_000, 0)
        whole = played(placed(scene.given(hc.PlaceMarker(by=DEALER, box=1)), 1, 50_000, 25_000), KINGS)
        assert (paid(whole, "ante")[2], paid(whole, "trips")[2]) == (0, 0)


@pytest.mark.clause("5.2")
def test_5_2_given_an_area_without_limits_of_its_own_when_a_permission_names_it_then_it_is_refused() -> None:
    """Blind and play follow the ante; and what is no more than the sign permits nothing for trips either."""
    scene = wagering(1)
    for wager in (Area.ANTE, Area.BLIND, Area.PLAY, "pairs"):
        unknown = hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_000, wager=wager)
        scene.when(unknown).refused_under("5.2")
    low = hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=10_000, wager=Area.TRIPS)
    scene.when(low).refused_under("5.2")
    marked(50_000, None).when(hc.PlaceMarker(by=DEALER, box=1, wager=Area.TRIPS)).refused_under("5.2")
