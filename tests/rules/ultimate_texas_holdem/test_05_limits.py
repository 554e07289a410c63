"""Limits: the sign, its change, and the multiples (5.1, 5.3)."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house.events import LimitsAnnounced, WageringOpened
from croupier.games.house.terms import Limits, Outcome
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import TripsLimitsAnnounced, WagerPlaced
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from croupier.games.ultimate_texas_holdem.views import seen_by
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    blank,
    dealt,
    flop,
    fold,
    opened,
    placed,
    play,
    player,
    ready,
    result,
    river,
    settled,
    shown,
    terms,
    wagering,
)
from tests.kit.scene import cites

ACES, BOARD, KINGS = "As Ah", "Kd 9s 7h 4c 2d", "Ks Kh"
HIGHER, HIGHER_TRIPS = Limits(2_000, 40_000, 500), Limits(1_000, 20_000, 200)
NONSENSE = (Limits(0, 1_000), Limits(-1, 1_000), Limits(1_001, 1_000), Limits(1, 1_000, 0), Limits(600, 900, 500))


def signs(scene: PlayScene) -> dict[str, str]:
    """What the sign at the table says."""
    return {sign.label: sign.text for sign in plate(scene.state)}


def on(area: Area, cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


def paid(scene: PlayScene, wager: str, box: int = 1) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back."""
    event = result(scene, box, wager)
    return event.staked, event.outcome, event.returned


@pytest.mark.clause("5.1")
def test_5_1_given_the_limits_of_the_operator_when_the_table_is_open_then_the_sign_shows_them_for_every_area() -> None:
    """Ante and trips have their own; blind and play follow the ante, and the sign says that they have no others."""
    scene = opened(limits=Limits(1_500, 30_050, 50), trips=Limits(500, 10_000, 100))
    assert (signs(scene)["Minimum"], signs(scene)["Maximum"]) == ("$15", "$300.50")
    assert signs(scene)["Trips"] == "$5 to $100 in multiples of $1"
    assert signs(scene)["Blind and play"] == (
        "blind equal to the ante; play 3 or 4 times the ante before the flop, 2 times the ante after the flop, "
        "equal to the ante on the river; no other limits"
    )
    cited = {sign.label: sign.under for sign in plate(scene.state)}
    assert all("5.1" in cited[label] for label in ("Minimum", "Maximum", "Trips", "Blind and play"))


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("limits", NONSENSE)
def test_5_1_given_limits_that_do_not_fit_together_when_set_or_announced_then_they_are_refused(limits: Limits) -> None:
    """The minimum is above zero, not above the maximum, and some multiple lies between them."""
    for changed in (terms(limits=limits), terms(trips=limits)):
        blank().when(c.OpenTable(by=OPERATOR, terms=changed, at=NOON)).refused_under("5.1")
    opened().when(hc.AnnounceLimits(by=OPERATOR, limits=limits)).refused_under("5.1")
    opened().when(c.AnnounceTripsLimits(by=OPERATOR, limits=limits)).refused_under("5.1")
    opened().given(hc.AnnounceLimits(by=OPERATOR, limits=Limits(1_000, 1_000)))


@pytest.mark.clause("5.1")
def test_5_1_given_a_notice_of_new_limits_when_it_is_logged_then_everybody_at_the_table_can_read_it() -> None:
    """The notice is on the sign and on every screen before the limits change."""
    before = opened(1)
    notice = before.when(hc.AnnounceLimits(by=OPERATOR, limits=HIGHER)).one(LimitsAnnounced)
    trips = before.when(c.AnnounceTripsLimits(by=OPERATOR, limits=HIGHER_TRIPS)).one(TripsLimitsAnnounced)
    for event in (notice, trips):
        assert cites(event, "5.1")
        for viewer in (Player(1), Dealer(), Supervisor(), Regulator(), Display()):
            assert seen_by(event, viewer) == event
    scene = before.given(
        hc.AnnounceLimits(by=OPERATOR, limits=HIGHER), c.AnnounceTripsLimits(by=OPERATOR, limits=HIGHER_TRIPS)
    )
    assert signs(scene)["Notice of new limits"] == "$20 to $400 in multiples of $5 from the next round"
    assert signs(scene)["Notice of new trips limits"] == "$10 to $200 in multiples of $2 from the next round"
    assert (signs(scene)["Maximum"], signs(scene)["Trips"]) == ("$200", "$5 to $100 in multiples of $1")
    assert not [label for label in signs(before) if label.startswith("Notice")]


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("phase", [Phase.WAGERING, Phase.PREFLOP, Phase.FLOP, Phase.RIVER])
def test_5_1_given_a_notice_within_a_round_when_wagers_are_settled_then_new_limits_rule_from_the_next_round(
    phase: Phase,
) -> None:
    """Never inside an open round: this one is played to its end by the sign under which it began."""
    notice = (
        hc.AnnounceLimits(by=OPERATOR, limits=Limits(2_000, 5_000, 500)),
        c.AnnounceTripsLimits(by=OPERATOR, limits=HIGHER_TRIPS),
    )
    scene = ready({1: ACES}, BOARD, KINGS, ante=10_000)
    if phase is Phase.WAGERING:
        scene = scene.given(*notice).given(on(Area.TRIPS, 500))
    scene = scene.given(c.DealRound(by=DEALER))
    scene = play(scene, 4, 1) if phase is not Phase.PREFLOP else play(scene.given(*notice), 4, 1)
    scene = flop(scene).given(*notice) if phase is Phase.FLOP else flop(scene)
    scene = river(scene).given(*notice) if phase is Phase.RIVER else river(scene)
    scene = settled(shown(scene))
    assert paid(scene, "ante") == (10_000, Outcome.LOSE, 0)
    scene = scene.when(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.one(WageringOpened).limits == Limits(2_000, 5_000, 500)
    assert (signs(scene)["Minimum"], signs(scene)["Maximum"], signs(scene)["Multiples"]) == ("$20", "$50", "$5")
    assert signs(scene)["Trips"] == "$10 to $200 in multiples of $2"
    assert not [label for label in signs(scene) if label.startswith("Notice")]


@pytest.mark.clause("5.1")
def test_5_1_given_no_notice_when_the_next_round_opens_then_the_limits_are_as_they_were() -> None:
    """Limits do not change without a notice."""
    scene = fold(dealt({1: ""}), 1).when(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.one(WageringOpened).limits == terms().limits
    assert scene.state.trips == terms().trips


@pytest.mark.clause("5.3")
def test_5_3_given_the_multiples_of_the_operator_when_the_table_is_open_then_the_signs_show_them() -> None:
    """In what steps antes and trips are made, and how many antes a play wager is."""
    scene = opened(limits=Limits(1_000, 20_000, 250), trips=Limits(500, 10_000, 50))
    assert signs(scene)["Multiples"] == "$2.50"
    assert signs(scene)["Trips"].endswith("in multiples of $0.50")
    cited = {sign.label: sign.under for sign in plate(scene.state)}
    assert all("5.3" in cited[label] for label in ("Multiples", "Trips", "Blind and play"))


@pytest.mark.clause("5.3")
def test_5_3_given_an_ante_or_trips_off_the_multiple_when_placed_then_they_go_back() -> None:
    """$10 and $15 in steps of $5, and nothing between; trips in steps of their own; even antes pay 3 to 2 in chips."""
    scene = wagering(1, limits=Limits(1_000, 20_000, 500), trips=Limits(500, 10_000, 200))
    for cents in (1_001, 1_250, 1_499):
        scene.when(on(Area.ANTE, cents)).refused_under("5.3")
    for cents in (1_000, 1_500):
        scene.when(on(Area.ANTE, cents)).one(WagerPlaced)
    scene = placed(scene, 1, 1_500)
    scene.when(on(Area.TRIPS, 700)).refused_under("5.3")
    scene.when(on(Area.TRIPS, 800)).one(WagerPlaced)
