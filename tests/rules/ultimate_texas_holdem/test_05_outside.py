"""Wagers outside the limits: the one low wager that plays, later ones, and what counts of a high one (5.4, 5.5)."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.terms import Limits, Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import WagerCorrected, WagerPlaced
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    check,
    flop,
    fold,
    loaded,
    order_for,
    placed,
    play,
    player,
    result,
    river,
    settled,
    shown,
    wagering,
)
from tests.kit.scene import cites

ACES, BOARD, KINGS, QUEENS = "As Ah", "Kd 9s 7h 4c 2d", "Ks Kh", "Qs Qh"
TRIPS = "9c 9d"


def on(area: Area, cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


def paid(scene: PlayScene, wager: str) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back, of box 1."""
    event = result(scene, 1, wager)
    return event.staked, event.outcome, event.returned


def under_way(scene: PlayScene, dealer: str, own: str = ACES) -> PlayScene:
    """The wagers that lie there are dealt these hands."""
    return loaded(scene, order_for({1: own}, BOARD, dealer)).given(c.DealRound(by=DEALER))


def played(scene: PlayScene, times: int = 4) -> PlayScene:
    """Box 1 plays so many times its ante on the street that allows it, and everything is settled."""
    if times > 2:
        return settled(shown(river(flop(play(scene, times, 1)))))
    scene = flop(check(scene, 1))
    if times == 2:
        return settled(shown(river(play(scene, 2, 1))))
    return settled(shown(play(river(check(scene, 1)), 1, 1)))


@pytest.mark.clause("5.4")
def test_5_4_given_a_first_ante_and_blind_of_5_under_a_minimum_of_10_when_they_win_then_they_are_settled_on_5() -> None:
    """They play for what they are, and the player is told that the next ones will not; the two are one offence."""
    scene = wagering(1).when(on(Area.ANTE, 500))
    assert cites(scene.one(WagerPlaced), "5.4")
    assert scene.one(PlayerAdvised).box == 1
    scene = scene.when(on(Area.BLIND, 500))
    assert not scene.all(PlayerAdvised)
    scene = played(under_way(scene, QUEENS))
    assert paid(scene, "ante") == (500, Outcome.WIN, 1_000)
    assert paid(scene, "blind") == (500, Outcome.PUSH, 500)
    assert paid(scene, "play") == (2_000, Outcome.WIN, 4_000)


@pytest.mark.clause("5.4")
def test_5_4_given_a_first_low_ante_when_it_loses_or_is_folded_then_its_own_amount_is_taken() -> None:
    """Paid or collected alike."""
    scene = under_way(placed(wagering(1), 1, 500), KINGS)
    assert balances(played(scene)) == {"player:ann": -3_000, "float": 3_000}
    assert balances(fold(scene, 1)) == {"player:ann": -1_000, "float": 1_000}


@pytest.mark.clause("5.4")
def test_5_4_given_an_advised_player_when_the_next_ante_is_low_too_then_it_is_handed_back_unplayed() -> None:
    """Next round an ante of 5 is returned before the deal, and the box is out unless it is raised to 10."""
    scene = fold(under_way(placed(wagering(1), 1, 500), KINGS), 1).given(hc.OpenWagering(by=DEALER, at=NOON))
    for low in (500, 900):
        assert "told" in scene.when(on(Area.ANTE, low)).refused_under("5.4").why
    assert scene.state.round.boxes == ()
    fine = scene.when(on(Area.ANTE, 1_000))
    assert not fine.one(WagerPlaced).low
    assert not fine.all(PlayerAdvised)


@pytest.mark.clause("5.4")
def test_5_4_given_the_minimum_itself_when_wagered_then_nobody_is_told_anything() -> None:
    """Ten is not under ten; nine is, and every player is told once, each for themselves."""
    assert not wagering(1).when(on(Area.ANTE, 1_000)).all(PlayerAdvised)
    scene = placed(wagering(1, 2), 1, 900)
    assert scene.when(on(Area.ANTE, 900, 2)).one(PlayerAdvised).box == 2


@pytest.mark.clause("5.4")
def test_5_4_given_trips_under_their_own_minimum_when_first_wagered_then_they_play_and_the_next_do_not() -> None:
    """Trips of 3 where 5 is the least: 9 won at 3 to 1, advice given; in the next round they go back."""
    scene = placed(wagering(1), 1).when(on(Area.TRIPS, 300))
    assert scene.one(WagerPlaced).low
    assert scene.one(PlayerAdvised).box == 1
    scene = played(under_way(scene, KINGS, TRIPS))
    assert paid(scene, "trips") == (300, Outcome.WIN, 1_200)
    again = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    again.when(on(Area.TRIPS, 300)).refused_under("5.4")
    again.given(on(Area.TRIPS, 500))


@pytest.mark.clause("5.4")
def test_5_4_given_advice_when_the_player_has_left_or_the_minimum_has_risen_then_it_is_given_anew() -> None:
    """It holds for one visit and one minimum; a minimum that falls or stays leaves it in force."""
    told = wagering(1).given(on(Area.ANTE, 500), c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    told.when(on(Area.ANTE, 500)).refused_under("5.4")
    back = told.given(hc.LeaveSeat(by=player(1), box=1), hc.TakeSeat(by=player(1), box=1, player="ann"))
    back.when(on(Area.ANTE, 500)).one(PlayerAdvised)
    over = fold(under_way(placed(told, 1), KINGS), 1)
    for minimum, trips, advised_again in (
        (1_100, 500, True),
        (1_000, 600, True),
        (1_000, 500, False),
        (900, 400, False),
    ):
        scene = over.given(
            hc.AnnounceLimits(by=OPERATOR, limits=Limits(minimum, 20_000, 100)),
            c.AnnounceTripsLimits(by=OPERATOR, limits=Limits(trips, 10_000, 100)),
            hc.OpenWagering(by=DEALER, at=NOON),
        ).when(on(Area.ANTE, 500))
        assert bool(scene.all(PlayerAdvised)) is advised_again
        assert (scene.refusal is None) is advised_again


def found_low(area: Area, *, told: bool) -> PlayScene:
    """An ante of 10 with trips of 5, one of which turns out, after the deal, to be 2; told of it before, or not."""
    scene = wagering(1)
    if told:
        scene = scene.given(on(Area.ANTE, 500), c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    scene = under_way(placed(scene, 1, trips=500), QUEENS, TRIPS)
    return scene.when(c.CorrectWager(by=SUPERVISOR, box=1, wager=area, cents=200))


@pytest.mark.clause("5.4")
def test_5_4_given_a_first_low_ante_found_after_the_deal_when_settled_then_it_plays_and_the_player_is_told() -> None:
    """A player's first low wager is paid or collected, whenever it is noticed; the blind counts as the ante does."""
    scene = found_low(Area.ANTE, told=False)
    assert cites(scene.one(WagerCorrected), "5.4")
    assert scene.one(PlayerAdvised).box == 1
    scene = played(scene)
    assert paid(scene, "ante") == (200, Outcome.WIN, 400)
    assert paid(scene, "play") == (800, Outcome.WIN, 1_600)


@pytest.mark.clause("5.4")
def test_5_4_given_a_later_low_ante_found_after_the_deal_when_settled_then_everything_goes_back() -> None:
    """It should have been handed back before the deal, and so it is now, with blind, play and trips."""
    scene = found_low(Area.ANTE, told=True)
    assert not scene.all(PlayerAdvised)
    folded, scene = fold(scene, 1), played(scene)
    staked = {"ante": 200, "blind": 1_000, "play": 800, "trips": 500}
    for wager, cents in staked.items():
        assert paid(scene, wager) == (cents, Outcome.VOID, cents)
        assert cites(result(scene, 1, wager), "5.4")
    assert balances(scene) == balances(folded) == {}


@pytest.mark.clause("5.4")
@pytest.mark.parametrize("told, outcome, returned", [(False, Outcome.WIN, 800), (True, Outcome.VOID, 200)])
def test_5_4_given_low_trips_found_after_the_deal_when_settled_then_the_first_play_and_later_ones_go_back(
    told: bool, outcome: Outcome, returned: int
) -> None:
    """The hand plays on with or without them."""
    scene = played(found_low(Area.TRIPS, told=told))
    assert paid(scene, "trips") == (200, outcome, returned)
    assert paid(scene, "ante") == (1_000, Outcome.WIN, 2_000)


@pytest.mark.clause("5.4")
def test_5_4_given_an_accepted_low_ante_when_its_amount_is_corrected_then_it_still_plays() -> None:
    """The one low wager that a player may make does not lapse because it was first miscounted."""
    scene = under_way(placed(wagering(1), 1, 500), QUEENS)
    scene = scene.when(c.CorrectWager(by=SUPERVISOR, box=1, wager=Area.ANTE, cents=400))
    assert not scene.all(PlayerAdvised)
    assert paid(played(scene), "ante") == (400, Outcome.WIN, 800)


@pytest.mark.clause("5.5")
@pytest.mark.parametrize("dealer, sign", [(QUEENS, 1), (KINGS, -1)], ids=["won", "lost"])
def test_5_5_given_300_over_a_maximum_of_200_when_settled_then_200_are_paid_or_taken_and_the_rest_goes_back(
    dealer: str, sign: int
) -> None:
    """Ante and blind 300, play 1,200: recognised are 200, 200 and 800; the surplus is 100, 100 and 400."""
    scene = wagering(1).when(on(Area.ANTE, 30_000))
    assert cites(scene.one(WagerPlaced), "5.5")
    scene = played(under_way(scene.given(on(Area.BLIND, 30_000)), dealer))
    outcome = Outcome.WIN if sign > 0 else Outcome.LOSE
    assert paid(scene, "ante") == (30_000, outcome, 30_000 + sign * 20_000)
    assert paid(scene, "play") == (120_000, outcome, 120_000 + sign * 80_000)
    blind = paid(scene, "blind")
    assert blind == ((30_000, Outcome.PUSH, 30_000) if sign > 0 else (30_000, Outcome.LOSE, 10_000))
    for wager in ("ante", "play") if sign > 0 else ("ante", "blind", "play"):
        assert cites(result(scene, 1, wager), "5.5")


@pytest.mark.clause("5.5")
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_5_5_given_an_ante_over_the_maximum_when_any_multiple_is_played_then_the_same_multiple_counts(
    times: int,
) -> None:
    """Of a play wager counts as many times the 200 as it was times the 300."""
    scene = played(under_way(placed(wagering(1), 1, 30_000), QUEENS), times)
    assert paid(scene, "play") == (times * 30_000, Outcome.WIN, times * 30_000 + times * 20_000)


@pytest.mark.clause("5.5")
def test_5_5_given_an_ante_over_the_maximum_when_folded_then_the_maximum_is_taken() -> None:
    """200 and 200 are collected, 100 and 100 go back."""
    scene = fold(under_way(placed(wagering(1), 1, 30_000), KINGS), 1)
    assert balances(scene) == {"player:ann": -40_000, "float": 40_000}


@pytest.mark.clause("5.5")
@pytest.mark.parametrize("own, returned", [(TRIPS, 12_000 + 30_000), (ACES, 2_000)], ids=["won", "lost"])
def test_5_5_given_trips_of_120_over_their_maximum_of_100_when_settled_then_100_are_paid_or_taken(
    own: str, returned: int
) -> None:
    """Three nines pay 3 to 1 on 100, a pair of aces loses 100; 20 go back."""
    scene = placed(wagering(1), 1).when(on(Area.TRIPS, 12_000))
    assert cites(scene.one(WagerPlaced), "5.5")
    scene = played(under_way(scene, QUEENS, own))
    assert paid(scene, "trips")[2] == returned
    assert cites(result(scene, 1, "trips"), "5.5")


@pytest.mark.clause("5.5")
def test_5_5_given_the_maximum_itself_when_wagered_then_nothing_goes_back() -> None:
    """200 is not above 200; one step more is."""
    scene = wagering(1).when(on(Area.ANTE, 20_000))
    assert not cites(scene.one(WagerPlaced), "5.5")
    lost = played(under_way(placed(wagering(1), 1, 20_000), KINGS))
    assert paid(lost, "ante") == (20_000, Outcome.LOSE, 0)
    assert not cites(result(lost, 1, "ante"), "5.5")
    above = played(under_way(placed(wagering(1), 1, 20_100), KINGS))
    assert paid(above, "ante") == (20_100, Outcome.LOSE, 100)
