"""Wagers outside the limits: permitted over them, below them, and above them (3.2, 3.4, 3.5)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import HandSplit, InsurancePlaced, WagerPlaced
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import MarkerPlaced, OverLimitPermitted, PlayerAdvised
from croupier.games.house.terms import Limits, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    Wagers,
    balances,
    dealt,
    gained,
    named,
    order_for,
    placed,
    played_out,
    player,
    result,
    stand,
    wagering,
)
from tests.kit.scene import cites

WINS, LOSES = ("Ts 9d", "9c", "9d"), ("Ts 8d", "9c", "Td")


def wager(cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, cents=cents)


def paid(scene: PlayScene, name: str = "") -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back on box 1."""
    event = result(scene, 1, name)
    return event.staked, event.outcome, event.returned


def settled(cards: tuple[str, str, str], wagers: Wagers, *, marked: bool = False) -> PlayScene:
    """Box 1 stands on these cards against the dealer's, with these wagers on it, and with a marker or none."""
    hand, dealer, draws = cards
    scene = wagering(1, 2, order=order_for({1: hand}, dealer, draws))
    scene = with_marker(scene) if marked else scene
    return played_out(stand(placed(scene, wagers).given(c.DealRound(by=DEALER)), 1))


def with_marker(scene: PlayScene, ceiling: int = 100_000) -> PlayScene:
    """Ann may go over the maximum at box 1, and the marker lies beside it."""
    return scene.given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling), hc.PlaceMarker(by=DEALER, box=1))


# 3.2


@pytest.mark.clause("3.2")
def test_3_2_given_a_personal_limit_of_1000_when_800_is_wagered_then_it_is_settled_in_full() -> None:
    """Permission and marker lift the maximum of $500 for ann; $1,200 settle at $1,000."""
    scene = with_marker(wagering(1)).when(wager(80_000))
    assert cites(scene.one(WagerPlaced), "3.2")
    assert paid(settled(WINS, {1: 80_000}, marked=True)) == (80_000, Outcome.WIN, 160_000)
    assert paid(settled(WINS, {1: 120_000}, marked=True)) == (120_000, Outcome.WIN, 220_000)
    assert paid(settled(LOSES, {1: 120_000}, marked=True)) == (120_000, Outcome.LOSE, 20_000)


@pytest.mark.clause("3.2")
def test_3_2_given_a_permission_without_a_marker_when_800_is_wagered_then_it_settles_at_500() -> None:
    """Neither permission nor marker is enough alone; a marker without permission is not placed."""
    scene = wagering(1, order=order_for({1: "Ts 9d"}, "9c", "9d"))
    scene.when(hc.PlaceMarker(by=DEALER, box=1)).refused_under("3.2")
    permitted = scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000))
    assert permitted.one(OverLimitPermitted).ceiling_cents == 100_000
    scene = played_out(stand(permitted.given(wager(80_000), c.DealRound(by=DEALER)), 1))
    assert paid(scene) == (80_000, Outcome.WIN, 130_000)


@pytest.mark.clause("3.2")
def test_3_2_given_a_marker_beside_box_1_when_others_go_over_then_they_settle_at_the_maximum() -> None:
    """The permission is one player's at one box: not ben's at box 2, nor ann's there, nor that of her successor."""
    order = order_for({1: "Ts 9d", 2: "Ts 9h"}, "9c", "9d")
    scene = with_marker(wagering(1, 2, order=order)).given(wager(60_000), wager(60_000, 2))
    scene = played_out(stand(scene.given(c.DealRound(by=DEALER)), 1, 2))
    assert (result(scene, 1).returned, result(scene, 2).returned) == (120_000, 110_000)
    left = with_marker(wagering(1, order=order_for({1: "Ts 9d"}, "9c", "9d"))).given(hc.LeaveSeat(by=player(1), box=1))
    left = left.given(hc.TakeSeat(by=player(3), box=1, player="cat"))
    left = left.given(c.PlaceWager(by=player(3), box=1, cents=60_000), c.DealRound(by=DEALER))
    left = played_out(left.given(c.Stand(by=player(3), box=1)))
    assert result(left, 1, "cat").returned == 110_000


@pytest.mark.clause("3.2")
def test_3_2_given_an_empty_box_or_a_limit_not_above_the_sign_when_permitted_then_it_is_refused() -> None:
    """A personal limit is a person's, and above the maximum of the sign."""
    scene = wagering(1)
    scene.when(hc.PermitOverLimit(by=OPERATOR, box=2, ceiling_cents=100_000)).refused_under("A:Box")
    for ceiling in (0, 49_999, 50_000):
        scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling)).refused_under("3.2")
    scene.given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_500))


@pytest.mark.clause("3.2")
def test_3_2_given_the_first_card_dealt_when_permission_or_marker_come_then_they_are_too_late() -> None:
    """A wager that lies there is judged by what was permitted when it was made."""
    scene = dealt({1: "Ts 6d"})
    scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000)).refused_under("3.2")
    permitted = wagering(1).given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000), wager(5_000))
    permitted.given(c.DealRound(by=DEALER)).when(hc.PlaceMarker(by=DEALER, box=1)).refused_under("3.2")
    assert permitted.when(hc.PlaceMarker(by=DEALER, box=1)).one(MarkerPlaced).box == 1


# 3.4


@pytest.mark.clause("3.4")
@pytest.mark.parametrize("cards, outcome, back", [(WINS, Outcome.WIN, 1_000), (LOSES, Outcome.LOSE, 0)])
def test_3_4_given_a_first_wager_of_5_under_a_minimum_of_10_when_settled_then_it_is_paid_or_collected(
    cards: tuple[str, str, str], outcome: Outcome, back: int
) -> None:
    """First $5 wager wins: paid $5 and its owner warned; if it loses it is taken."""
    scene = wagering(1).when(wager(500))
    assert scene.one(WagerPlaced).low
    assert cites(scene.one(WagerPlaced), "3.4")
    assert scene.one(PlayerAdvised).player == "ann"
    assert paid(settled(cards, {1: 500})) == (500, outcome, back)


@pytest.mark.clause("3.4")
def test_3_4_given_a_player_who_was_told_when_the_next_wager_is_low_too_then_it_goes_back() -> None:
    """Second $5 wager: returned, no action. $10 is taken."""
    scene = settled(WINS, {1: 500}).given(hc.OpenWagering(by=DEALER, at=NOON))
    assert "told" in scene.when(wager(500)).refused_under("3.4").why
    assert scene.state.round.boxes == ()
    assert gained(scene, "ann") == 500
    scene = scene.when(wager(1_000))
    assert not scene.one(WagerPlaced).low
    assert not scene.all(PlayerAdvised)


@pytest.mark.clause("3.4")
def test_3_4_given_two_owners_on_a_box_when_both_wager_low_then_each_is_told_once() -> None:
    """The warning is its owner's, seated or not; whoever wagers the minimum is told nothing."""
    scene = wagering(1).given(wager(1_000))
    for name in ("ben", "cat"):
        told = scene.when(c.PlaceWager(by=named(name), box=1, cents=500))
        assert told.one(PlayerAdvised).player == name
        again = told.given(c.WithdrawWager(by=named(name), box=1))
        again.when(c.PlaceWager(by=named(name), box=1, cents=500)).refused_under("3.4")


@pytest.mark.clause("3.4")
@pytest.mark.parametrize("minimum, told_again", [(1_500, True), (1_000, False)])
def test_3_4_given_a_player_who_was_told_when_the_minimum_rises_then_the_warning_is_given_anew(
    minimum: int, told_again: bool
) -> None:
    """It holds for one visit and one minimum (reading)."""
    scene = settled(WINS, {1: 500}).given(
        hc.AnnounceLimits(by=OPERATOR, limits=Limits(minimum, 50_000, 500)), hc.OpenWagering(by=DEALER, at=NOON)
    )
    scene = scene.when(wager(500))
    assert bool(scene.all(PlayerAdvised)) is told_again
    assert (scene.refusal is None) is told_again
    back = settled(WINS, {1: 500}).given(
        hc.LeaveSeat(by=player(1), box=1),
        hc.TakeSeat(by=player(1), box=1, player="ann"),
        hc.OpenWagering(by=DEALER, at=NOON),
    )
    assert back.when(wager(500)).all(PlayerAdvised)


# 3.5


@pytest.mark.clause("3.5")
@pytest.mark.parametrize("cards, outcome, back", [(WINS, Outcome.WIN, 110_000), (LOSES, Outcome.LOSE, 10_000)])
def test_3_5_given_600_over_a_maximum_of_500_when_settled_then_only_500_win_or_lose(
    cards: tuple[str, str, str], outcome: Outcome, back: int
) -> None:
    """Win pays $500, loss takes $500, $100 back either way."""
    assert cites(wagering(1).when(wager(60_000)).one(WagerPlaced), "3.5")
    scene = settled(cards, {1: 60_000})
    assert paid(scene) == (60_000, outcome, back)
    assert cites(result(scene, 1), "3.5")
    assert balances(scene) == {"player:ann": back - 60_000, "float": 60_000 - back}


@pytest.mark.clause("3.5")
def test_3_5_given_600_over_a_maximum_of_500_when_a_blackjack_is_paid_then_it_pays_750() -> None:
    """3 to 2 of what counts, at once or in the end."""
    scene = dealt({1: "As Kd"}, "9c", wagers={1: 60_000}).given(c.PayBlackjacks(by=DEALER))
    assert paid(scene) == (60_000, Outcome.WIN, 135_000)
    late = played_out(dealt({1: "As Kd"}, "Tc", "9d", wagers={1: 60_000}))
    assert paid(late) == (60_000, Outcome.WIN, 135_000)


@pytest.mark.clause("3.5")
@pytest.mark.parametrize("cents, counts", [(49_500, 49_500), (50_000, 50_000), (50_500, 50_000)])
def test_3_5_given_wagers_around_the_maximum_when_won_then_nothing_over_it_counts(cents: int, counts: int) -> None:
    """$500 is not above $500; one step more is."""
    assert paid(settled(WINS, {1: cents})) == (cents, Outcome.WIN, cents + counts)


@pytest.mark.clause("3.5")
def test_3_5_given_600_over_a_maximum_of_500_when_insured_split_or_doubled_then_500_is_what_is_added_to() -> None:
    """Insurance up to $250, a split at $500, a double up to $500: all by what counts (reading)."""
    ace = dealt({1: "8s 8d"}, "Ac", wagers={1: 60_000})
    ace.when(c.Insure(by=player(1), box=1, cents=30_000)).refused_under("7.1")
    assert ace.when(c.Insure(by=player(1), box=1, cents=25_000)).one(InsurancePlaced).cents == 25_000
    nine = dealt({1: "8s 8d"}, "9c", "Ts Td 8c", wagers={1: 60_000})
    nine.when(c.Split(by=player(1), box=1, cents=60_000)).refused_under("A:Split")
    assert nine.when(c.Split(by=player(1), box=1, cents=50_000)).one(HandSplit).cents == 50_000
    nine.when(c.Double(by=player(1), box=1, cents=60_000)).refused_under("A:Double/double down")
    doubled = nine.given(c.Double(by=player(1), box=1, cents=50_000))
    assert doubled.state.phase is Phase.SETTLING
