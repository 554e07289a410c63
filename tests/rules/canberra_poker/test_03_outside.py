"""Wagers outside the limits: permitted over them, below them, and above them (3.2, 3.4, 3.5)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import E2016, E2023, Edition
from croupier.games.canberra_poker.events import AntePlaced, WagerCorrected
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import MarkerPlaced, OverLimitPermitted, PlayerAdvised
from croupier.games.house.terms import Limits, Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    compared,
    dealt,
    loaded,
    opened,
    order_for,
    played_out,
    player,
    ready,
    result,
    wagering,
)
from tests.kit.scene import cites

FLUSH, ACE_KING, ACES = "Ks Js 9s 7s 5s", "Ah Kd 9c 4h 2d", "As Ac 8c 4c 3d"
NOTHING = "Qh Jc 8d 5h 3c"
HIGHER = Limits(2_000, 40_000, 500)


def ante(cents: int, box: int = 1) -> c.PlaceAnte:
    return c.PlaceAnte(by=player(box), box=box, cents=cents)


def paid(scene: PlayScene, box: int, wager: str) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back."""
    event = result(scene, box, wager)
    return event.staked, event.outcome, event.returned


def settled(scene: PlayScene, hand: str, dealer: str) -> PlayScene:
    """The antes on the boxes are dealt these hands, everybody bets, and the wagers are settled."""
    hands = {box.box: hand for box in scene.state.round.boxes}
    scene = loaded(scene, order_for(hands, dealer)).given(c.DealRound(by=DEALER))
    return compared(bet(scene, *hands))


def marked(edition: Edition, ceiling: int, stated: int | None, *, box: int = 1) -> PlayScene:
    """A table that takes antes, with a permission up to the ceiling and a marker beside the box."""
    return wagering(edition, 1, 2).given(
        hc.PermitOverLimit(by=OPERATOR, box=box, ceiling_cents=ceiling),
        hc.PlaceMarker(by=DEALER, box=box, stated_cents=stated),
    )


@pytest.mark.clause("3.2")
def test_3_2_given_a_marker_that_shows_1000_when_800_is_wagered_then_it_is_settled_in_full(edition: Edition) -> None:
    """Permission and marker lift the maximum of 200 for this box; a wager of 1,200 settles at 1,000."""
    scene = marked(edition, 100_000, 100_000).when(ante(80_000))
    assert cites(scene.one(AntePlaced), "3.2")
    assert paid(settled(scene, FLUSH, ACE_KING), 1, "ante") == (80_000, Outcome.WIN, 160_000)
    over = marked(edition, 100_000, 100_000).given(ante(120_000))
    assert paid(settled(over, FLUSH, ACE_KING), 1, "ante") == (120_000, Outcome.WIN, 220_000)
    over = marked(edition, 100_000, 100_000).given(ante(120_000))
    assert paid(settled(over, NOTHING, ACE_KING), 1, "ante") == (120_000, Outcome.LOSE, 20_000)


@pytest.mark.clause("3.2")
def test_3_2_given_a_permission_without_a_marker_when_500_is_wagered_then_it_settles_at_200(edition: Edition) -> None:
    """Neither permission nor marker is enough alone; a marker without permission is not placed."""
    scene = wagering(edition, 1, 2)
    scene.when(hc.PlaceMarker(by=DEALER, box=1, stated_cents=100_000)).refused_under("3.2")
    permitted = scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000))
    assert permitted.one(OverLimitPermitted).ceiling_cents == 100_000
    assert paid(settled(permitted.given(ante(50_000)), FLUSH, ACE_KING), 1, "ante") == (50_000, Outcome.WIN, 70_000)


@pytest.mark.clause("3.2")
def test_3_2_given_a_marker_beside_one_box_when_another_box_goes_over_then_it_settles_at_the_maximum(
    edition: Edition,
) -> None:
    """The permission is for one player, and goes when that player goes."""
    scene = marked(edition, 100_000, 100_000).given(ante(50_000, 2))
    assert paid(settled(scene, FLUSH, ACE_KING), 2, "ante") == (50_000, Outcome.WIN, 70_000)
    left = marked(edition, 100_000, 100_000).given(hc.LeaveSeat(by=player(1), box=1))
    left = left.given(hc.TakeSeat(by=player(3), box=1, player="cat"), c.PlaceAnte(by=player(3), box=1, cents=50_000))
    scene = loaded(left, order_for({1: FLUSH}, ACE_KING)).given(c.DealRound(by=DEALER))
    scene = compared(scene.given(c.PlaceBet(by=player(3), box=1, cents=100_000)))
    assert paid(scene, 1, "ante") == (50_000, Outcome.WIN, 70_000)


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("stated", [0, 5_000, 20_000, 100_001])
def test_3_2_given_a_marker_with_another_figure_than_is_permitted_when_placed_then_it_is_refused(
    edition: Edition, stated: int
) -> None:
    """A new limit lies above the old one, and within the permission; 20,001 and 100,000 cents do."""
    scene = wagering(edition, 1).given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000))
    scene.when(hc.PlaceMarker(by=DEALER, box=1, stated_cents=stated)).refused_under("3.2")
    for figure in (20_001, 100_000):
        placed = scene.when(hc.PlaceMarker(by=SUPERVISOR, box=1, stated_cents=figure)).one(MarkerPlaced)
        assert placed.stated_cents == figure


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("ceiling", [0, 19_999, 20_000])
def test_3_2_given_a_permission_not_above_the_maximum_when_given_then_it_is_refused(
    edition: Edition, ceiling: int
) -> None:
    """It would permit nothing; one cent more is a permission."""
    scene = wagering(edition, 1)
    scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=ceiling)).refused_under("3.2")
    scene.given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=20_001))
    named = hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=20_001, wager="jackpot")
    assert "jackpot" in scene.when(named).refused_under("3.2").why


@pytest.mark.clause("3.2")
def test_3_2_given_the_first_card_dealt_when_permission_or_marker_come_then_they_are_too_late(
    edition: Edition,
) -> None:
    """A wager that lies there is judged by what was permitted when it was made."""
    scene = dealt(edition, {1: ""})
    scene.when(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000)).refused_under("3.2")
    permitted = ready(edition, {1: ""}).given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000))
    begun = permitted.given(c.DealRound(by=DEALER))
    begun.when(hc.PlaceMarker(by=DEALER, box=1, stated_cents=100_000)).refused_under("3.2")


@pytest.mark.clause("3.2")
def test_3_2_given_a_marker_when_the_sign_rises_above_it_then_the_sign_rules(edition: Edition) -> None:
    """A permission to go over the maximum is never less than the maximum."""
    scene = opened(edition, 1).given(
        hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=30_000),
        hc.PlaceMarker(by=DEALER, box=1, stated_cents=30_000),
        hc.AnnounceLimits(by=OPERATOR, limits=HIGHER),
        hc.OpenWagering(by=DEALER, at=NOON),
        ante(40_000),
    )
    assert paid(settled(scene, FLUSH, ACE_KING), 1, "ante") == (40_000, Outcome.WIN, 80_000)


@pytest.mark.clause("3.2", edition="2016")
def test_3_2_given_a_marker_without_a_figure_under_2016_when_500_is_wagered_then_it_settles_at_200() -> None:
    """In 2016 the marker shows the new limit; one that does not is none."""
    scene = wagering(E2016, 1).given(hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=100_000))
    scene = scene.when(hc.PlaceMarker(by=DEALER, box=1))
    scene.refused_under("3.2")
    assert paid(settled(scene.given(ante(50_000)), FLUSH, ACE_KING), 1, "ante") == (50_000, Outcome.WIN, 70_000)


@pytest.mark.clause("3.2", edition="2023")
def test_3_2_given_a_marker_without_a_figure_under_2023_when_500_is_wagered_then_it_is_settled_in_full() -> None:
    """In 2023 a marker is enough; the permission is the ceiling that the player does not see."""
    scene = marked(E2023, 100_000, None).given(ante(50_000))
    assert paid(settled(scene, FLUSH, ACE_KING), 1, "ante") == (50_000, Outcome.WIN, 100_000)
    over = marked(E2023, 100_000, None).given(ante(100_100))
    assert paid(settled(over, FLUSH, ACE_KING), 1, "ante") == (100_100, Outcome.WIN, 200_100)


@pytest.mark.clause("3.4")
def test_3_4_given_a_first_ante_of_5_under_a_minimum_of_10_when_it_wins_then_it_is_paid_5(edition: Edition) -> None:
    """It plays for what it is, and the player is told that the next one will not."""
    scene = wagering(edition, 1).when(ante(500))
    assert cites(scene.one(AntePlaced), "3.4")
    assert scene.one(PlayerAdvised).box == 1
    scene = settled(scene, FLUSH, ACE_KING)
    assert paid(scene, 1, "ante") == (500, Outcome.WIN, 1_000)
    assert paid(scene, 1, "bet") == (1_000, Outcome.WIN, 6_000)


@pytest.mark.clause("3.4")
def test_3_4_given_a_first_ante_of_5_when_it_loses_then_5_are_taken(edition: Edition) -> None:
    """Paid or collected alike, and the bet on it is exactly twice as much."""
    scene = settled(wagering(edition, 1).given(ante(500)), NOTHING, ACE_KING)
    assert paid(scene, 1, "ante") == (500, Outcome.LOSE, 0)
    assert paid(scene, 1, "bet") == (1_000, Outcome.LOSE, 0)
    assert balances(scene) == {"player:ann": -1_500, "float": 1_500}


@pytest.mark.clause("3.4")
def test_3_4_given_an_advised_player_when_the_next_ante_is_low_too_then_it_is_handed_back(edition: Edition) -> None:
    """Next round an ante of 5 is returned before the deal, and the box is out unless it is raised to 10."""
    scene = played_out(bet(played_out(wagering(edition, 1).given(ante(500)), Phase.DECIDING), 1))
    scene = scene.given(hc.OpenWagering(by=DEALER, at=NOON))
    for low in (500, 900):
        assert "told" in scene.when(ante(low)).refused_under("3.4").why
    assert scene.state.round.boxes == ()
    fine = scene.when(ante(1_000))
    assert not fine.one(AntePlaced).low
    assert not fine.all(PlayerAdvised)


@pytest.mark.clause("3.4")
def test_3_4_given_the_minimum_itself_when_wagered_then_nobody_is_told_anything(edition: Edition) -> None:
    """Ten is not under ten; nine is, and every player is told once, each for themselves."""
    assert not wagering(edition, 1).when(ante(1_000)).all(PlayerAdvised)
    scene = wagering(edition, 1, 2).given(ante(900))
    assert scene.when(ante(900, 2)).one(PlayerAdvised).box == 2


@pytest.mark.clause("3.4")
def test_3_4_given_advice_when_the_player_has_left_or_the_minimum_has_risen_then_it_is_given_anew(
    edition: Edition,
) -> None:
    """It holds for one visit and one minimum; a minimum that falls or stays leaves it in force."""
    told = wagering(edition, 1).given(ante(500), c.WithdrawAnte(by=player(1), box=1))
    told.when(ante(500)).refused_under("3.4")
    back = told.given(hc.LeaveSeat(by=player(1), box=1), hc.TakeSeat(by=player(1), box=1, player="ann"))
    back.when(ante(500)).one(PlayerAdvised)
    played = played_out(bet(played_out(told.given(ante(1_000)), Phase.DECIDING), 1))
    for minimum, advised_again in ((1_100, True), (1_000, False), (900, False)):
        scene = played.given(
            hc.AnnounceLimits(by=OPERATOR, limits=Limits(minimum, 20_000, 100)), hc.OpenWagering(by=DEALER, at=NOON)
        )
        scene = scene.when(ante(500))
        assert bool(scene.all(PlayerAdvised)) is advised_again
        assert (scene.refusal is None) is advised_again


def found_low(edition: Edition, *, told: bool) -> PlayScene:
    """An ante of 10 turns out, after the deal, to be one of 5; the player has been told before, or has not."""
    scene = wagering(edition, 1)
    if told:
        scene = scene.given(ante(500), c.WithdrawAnte(by=player(1), box=1))
    scene = loaded(scene.given(ante(1_000)), order_for({1: FLUSH}, ACE_KING)).given(c.DealRound(by=DEALER))
    return scene.when(c.CorrectWager(by=SUPERVISOR, box=1, wager="ante", cents=500))


@pytest.mark.clause("3.4")
def test_3_4_given_a_first_low_ante_found_after_the_deal_when_settled_then_it_is_played_and_the_player_is_told(
    edition: Edition,
) -> None:
    """A player's first low wager is paid or collected, whenever it is noticed."""
    scene = found_low(edition, told=False)
    assert cites(scene.one(WagerCorrected), "3.4")
    assert scene.one(PlayerAdvised).box == 1
    scene = compared(bet(scene, 1))
    assert (paid(scene, 1, "ante"), paid(scene, 1, "bet")) == ((500, Outcome.WIN, 1_000), (1_000, Outcome.WIN, 6_000))


@pytest.mark.clause("3.4")
def test_3_4_given_a_later_low_ante_found_after_the_deal_when_settled_then_it_is_neither_won_nor_lost(
    edition: Edition,
) -> None:
    """It should have been handed back before the deal, and so it is now."""
    scene = found_low(edition, told=True)
    assert not scene.all(PlayerAdvised)
    scene = compared(bet(scene, 1))
    assert (paid(scene, 1, "ante"), paid(scene, 1, "bet")) == ((500, Outcome.VOID, 500), (1_000, Outcome.VOID, 1_000))
    assert cites(result(scene, 1, "ante"), "3.4")


@pytest.mark.clause("3.4", "7.3")
def test_3_4_given_a_later_low_ante_found_after_the_deal_when_folded_then_it_is_handed_back(edition: Edition) -> None:
    """What should not have been played cannot be lost by folding, and a found ante of one cent is no exception."""
    folded = found_low(edition, told=True).when(c.Fold(by=player(1), box=1))
    assert paid(folded, 1, "ante") == (500, Outcome.VOID, 500)
    assert cites(result(folded, 1, "ante"), "3.4")
    assert balances(played_out(folded)).get("float", 0) == 0
    one_cent = found_low(edition, told=False).given(c.CorrectWager(by=SUPERVISOR, box=1, wager="ante", cents=1))
    assert paid(one_cent.when(c.Fold(by=player(1), box=1)), 1, "ante") == (1, Outcome.LOSE, 0)


@pytest.mark.clause("3.4")
def test_3_4_given_an_accepted_low_ante_when_its_amount_is_corrected_then_it_still_plays(edition: Edition) -> None:
    """The one low wager that a player may make does not lapse because it was first miscounted."""
    scene = wagering(edition, 1).given(ante(500))
    scene = loaded(scene, order_for({1: FLUSH}, ACE_KING)).given(c.DealRound(by=DEALER))
    scene = scene.when(c.CorrectWager(by=SUPERVISOR, box=1, wager="ante", cents=400))
    assert not scene.all(PlayerAdvised)
    assert paid(compared(bet(scene, 1)), 1, "ante") == (400, Outcome.WIN, 800)


@pytest.mark.clause("3.5")
def test_3_5_given_an_ante_of_300_over_a_maximum_of_200_when_a_flush_wins_then_200_are_paid_and_100_given_back(
    edition: Edition,
) -> None:
    """The ante pays 200, the bet of 600 counts as 400 and pays 2,000; the surplus is 100 and 200."""
    scene = wagering(edition, 1).when(ante(30_000))
    assert cites(scene.one(AntePlaced), "3.5")
    scene = settled(scene, FLUSH, ACE_KING)
    assert paid(scene, 1, "ante") == (30_000, Outcome.WIN, 30_000 + 20_000)
    assert paid(scene, 1, "bet") == (60_000, Outcome.WIN, 60_000 + 200_000)
    assert cites(result(scene, 1, "ante"), "3.5")
    assert cites(result(scene, 1, "bet"), "3.5")


@pytest.mark.clause("3.5")
def test_3_5_given_an_ante_of_300_over_a_maximum_of_200_when_it_loses_then_200_are_taken(edition: Edition) -> None:
    """200 and 400 are collected, 100 and 200 go back."""
    scene = settled(wagering(edition, 1).given(ante(30_000)), NOTHING, ACE_KING)
    assert paid(scene, 1, "ante") == (30_000, Outcome.LOSE, 10_000)
    assert paid(scene, 1, "bet") == (60_000, Outcome.LOSE, 20_000)
    assert balances(scene) == {"player:ann": -60_000, "float": 60_000}


@pytest.mark.clause("3.5", "7.3")
def test_3_5_given_an_ante_of_300_over_a_maximum_of_200_when_folded_then_200_are_taken(edition: Edition) -> None:
    """A fold loses the ante as far as it counts; the surplus of 100 goes back."""
    scene = dealt(edition, {1: NOTHING}, ACE_KING, ante=30_000).when(c.Fold(by=player(1), box=1))
    assert paid(scene, 1, "ante") == (30_000, Outcome.LOSE, 10_000)
    assert cites(result(scene, 1, "ante"), "7.3", "3.5")
    assert balances(played_out(scene)) == {"player:ann": -20_000, "float": 20_000}


@pytest.mark.clause("3.5")
def test_3_5_given_the_maximum_itself_when_wagered_then_all_of_it_counts(edition: Edition) -> None:
    """200 is not above 200; one step more is."""
    scene = wagering(edition, 1).when(ante(20_000))
    assert not cites(scene.one(AntePlaced), "3.5")
    scene = settled(scene, FLUSH, ACE_KING)
    assert paid(scene, 1, "ante") == (20_000, Outcome.WIN, 40_000)
    assert not cites(result(scene, 1, "ante"), "3.5")
    above = settled(wagering(edition, 1).given(ante(20_100)), FLUSH, ACE_KING)
    assert paid(above, 1, "ante") == (20_100, Outcome.WIN, 40_100)


@pytest.mark.clause("3.5")
def test_3_5_given_an_ante_over_the_maximum_when_the_dealer_is_out_then_the_maximum_wins(edition: Edition) -> None:
    """Whichever rule pays the ante, it is paid up to the maximum."""
    scene = settled(wagering(edition, 1).given(ante(30_000)), FLUSH, NOTHING)
    assert paid(scene, 1, "ante") == (30_000, Outcome.WIN, 50_000)
