"""Players restricted to one box at the minimum, by approved procedures (4.8, 4.9)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    PlayerRestricted,
    RestrictionLifted,
    RestrictionsReported,
)
from croupier.games.blackjack.plate import on_file
from croupier.games.blackjack.state import Phase
from croupier.games.blackjack.views import seen_by
from croupier.games.house import commands as hc
from croupier.games.people import Cage, Dealer, Display, Player, Regulator, Supervisor
from tests.games.blackjack.shoes import new_shoe
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    blank,
    dealt,
    loaded,
    named,
    opened,
    placed,
    played_out,
    player,
    stacked,
    stand,
    terms,
)
from tests.kit.scene import cites

OPEN = hc.OpenWagering(by=DEALER, at=NOON)
TENS = stacked("".join(f"{rank}{suit}" for rank in "TJQK" for suit in "shdc") * 6)
"""A shoe in which every hand of the first rounds is a 20."""
RESTRICT = c.RestrictPlayer(by=OPERATOR, player="ben", tracking="file 7")


def wager(box: int, cents: int, name: str = "") -> c.PlaceWager:
    return c.PlaceWager(by=named(name) if name else player(box), box=box, cents=cents)


def table(*boxes: int, **changes: bool) -> PlayScene:
    """An open table with players at these boxes and a shoe of tens."""
    return loaded(opened(*boxes, **changes), TENS)


def rounds(scene: PlayScene, *wagers: dict[int, int]) -> PlayScene:
    """One round after another with these wagers; everybody stands on 20."""
    for down in wagers:
        scene = placed(scene.given(OPEN), down).given(c.DealRound(by=DEALER))
        scene = played_out(stand(scene, *down))
    return scene


@pytest.mark.clause("4.8")
def test_4_8_given_a_restricted_player_when_wagering_then_it_is_the_minimum_on_a_single_box() -> None:
    """Ben: $10 on one box; not $15, not $5, and no second box."""
    scene = table(1, 2).when(RESTRICT)
    assert cites(scene.one(PlayerRestricted), "4.8")
    scene.when(hc.TakeSeat(by=player(2), box=3, player="ben")).refused_under("4.8")
    scene = scene.given(OPEN)
    for cents in (500, 1_500, 50_000):
        scene.when(wager(2, cents)).refused_under("4.8")
    scene = scene.given(wager(2, 1_000))
    scene.when(wager(3, 1_000, "ben")).refused_under("4.8")
    scene.given(c.WithdrawWager(by=player(2), box=2), wager(1, 1_000, "ben"), wager(1, 5_000))


@pytest.mark.clause("4.8")
def test_4_8_given_a_new_shoe_another_day_or_an_automated_shoe_when_wagering_then_the_restriction_still_holds() -> None:
    """Unlike 4.7 it is not tied to a shoe, and ends when the operator lifts it."""
    scene = rounds(table(1, 2).given(RESTRICT), {1: 5_000, 2: 1_000})
    new_shoe(scene, TENS).given(OPEN).when(wager(2, 5_000)).refused_under("4.8")
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    scene = closed.given(c.OpenTable(by=OPERATOR, terms=terms(shoe=AUTOMATED), at=NOON))
    scene = loaded(scene.given(hc.TakeSeat(by=player(2), box=2, player="ben")), TENS).given(OPEN)
    scene.when(wager(2, 5_000)).refused_under("4.8")
    lifted = scene.when(c.LiftRestriction(by=OPERATOR, player="ben"))
    assert cites(lifted.one(RestrictionLifted), "4.8")
    lifted.given(wager(2, 5_000))
    lifted.when(c.LiftRestriction(by=OPERATOR, player="ben")).refused_under("4.8")


@pytest.mark.clause("4.8")
def test_4_8_given_restrictions_when_the_commission_is_advised_then_each_is_reported_once_with_its_reference() -> None:
    """The file says who is to be reported still; without a reference, or with nothing new, no report is made."""
    scene = table(1, 2).given(RESTRICT, c.RestrictPlayer(by=OPERATOR, player="zoe", tracking="file 8"))

    def to_be_reported(scene: PlayScene) -> str:
        return next(sign.text for sign in on_file(scene.state) if sign.label == "Restricted players")

    assert to_be_reported(scene) == "ben, zoe; to be reported: ben, zoe"
    scene.when(c.ReportRestrictions(by=OPERATOR, reference=" ")).refused_under("4.8")
    scene = scene.when(c.ReportRestrictions(by=OPERATOR, reference="advice 11/2026"))
    told = scene.one(RestrictionsReported)
    assert (told.players, told.reference) == (("ben", "zoe"), "advice 11/2026")
    assert cites(told, "4.8")
    assert to_be_reported(scene) == "ben, zoe; to be reported: nobody"
    scene.when(c.ReportRestrictions(by=OPERATOR, reference="advice 12/2026")).refused_under("4.8")


@pytest.mark.clause("4.8")
def test_4_8_given_a_restriction_when_looked_at_then_staff_and_commission_see_it_and_nobody_else() -> None:
    """Who is restricted is no matter for the other players, nor for the display."""
    event = table(1, 2).when(RESTRICT).one(PlayerRestricted)
    assert all(seen_by(event, viewer) == event for viewer in (Dealer(), Supervisor(), Regulator()))
    assert all(seen_by(event, viewer) is None for viewer in (Player(1), Player(2), Display(), Cage()))


@pytest.mark.clause("4.8")
def test_4_8_given_no_procedures_no_name_or_a_restriction_in_force_when_restricting_then_it_is_refused() -> None:
    """By the approved procedures, of somebody, and once; in the middle of a round as well as between rounds."""
    opened(1, procedures=None).when(RESTRICT).refused_under("4.8")
    for name in ("", "  "):
        opened(1).when(c.RestrictPlayer(by=OPERATOR, player=name, tracking="file 7")).refused_under("4.8")
    opened(1).given(RESTRICT).when(RESTRICT).refused_under("4.8")
    dealt({1: "Ts 6d"}).given(RESTRICT)
    blank().when(RESTRICT).refused_under("4.8")


# 4.9


@pytest.mark.clause("4.9")
def test_4_9_given_a_player_tracked_before_when_restricted_again_then_no_fresh_tracking_is_needed() -> None:
    """The first time wants a record of tracking; the second takes the old one, and is reported anew."""
    untracked = c.RestrictPlayer(by=OPERATOR, player="ben")
    scene = table(1, 2)
    assert "tracked" in scene.when(untracked).refused_under("4.8").why
    scene = scene.given(RESTRICT, c.ReportRestrictions(by=OPERATOR, reference="advice 11/2026"))
    scene = scene.given(c.LiftRestriction(by=OPERATOR, player="ben")).when(untracked)
    again = scene.one(PlayerRestricted)
    assert again.tracking == "file 7"
    assert cites(again, "4.8", "4.9")
    scene.given(OPEN).when(wager(2, 5_000)).refused_under("4.8")
    scene.given(c.ReportRestrictions(by=OPERATOR, reference="advice 12/2026"))


@pytest.mark.clause("4.9")
def test_4_9_given_a_player_tracked_before_when_tracked_anew_then_the_new_record_counts_and_others_gain_nothing() -> (
    None
):
    """Fresh tracking is allowed, only not needed; what is on file of ben is none of zoe's."""
    lifted = table(1, 2).given(RESTRICT, c.LiftRestriction(by=OPERATOR, player="ben"))
    fresh = lifted.when(c.RestrictPlayer(by=OPERATOR, player="ben", tracking="file 9")).one(PlayerRestricted)
    assert fresh.tracking == "file 9"
    assert not cites(fresh, "4.9")
    lifted.when(c.RestrictPlayer(by=OPERATOR, player="zoe")).refused_under("4.8")
    closed = lifted.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    reopened = closed.given(c.OpenTable(by=OPERATOR, terms=terms(), at=NOON))
    assert cites(reopened.when(c.RestrictPlayer(by=OPERATOR, player="ben")).one(PlayerRestricted), "4.9")
    assert reopened.state.phase is Phase.BETWEEN
