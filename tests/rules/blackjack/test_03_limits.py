"""Limits: the sign with minimum, maximum and multiples, and the notice that a change of it wants (3.1, 3.3)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import WagerPlaced
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.state import Phase
from croupier.games.blackjack.views import seen_by
from croupier.games.house import commands as hc
from croupier.games.house.events import LimitsAnnounced, WageringOpened
from croupier.games.house.terms import Limits
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PLAYERS,
    PlayScene,
    blank,
    dealt,
    loaded,
    opened,
    placed,
    played_out,
    player,
    ready,
    result,
    stacked,
    stand,
    terms,
    wagering,
)
from tests.kit.scene import cites

HIGHER = Limits(2_000, 100_000, 1_000)


def signs(scene: PlayScene) -> dict[str, str]:
    """What the sign at the table says."""
    return {sign.label: sign.text for sign in plate(scene.state)}


def cited(scene: PlayScene, label: str) -> tuple[str, ...]:
    """The clauses that want a line of the sign."""
    return next(sign.under for sign in plate(scene.state) if sign.label == label)


def wager(cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, cents=cents)


@pytest.mark.clause("3.1", "3.3")
def test_3_1_given_an_open_table_when_the_sign_is_read_then_it_has_minimum_maximum_and_multiples() -> None:
    """Minimum $10, maximum $500, in multiples of $5, each wanted by its clause."""
    scene = opened(1)
    shown = signs(scene)
    assert (shown["Minimum"], shown["Maximum"], shown["Multiples"]) == ("$10", "$500", "$5")
    assert cited(scene, "Minimum") == cited(scene, "Maximum") == ("3.1",)
    assert cited(scene, "Multiples") == ("3.3",)


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    "limits", [Limits(0, 50_000, 500), Limits(1_000, 500, 500), Limits(600, 900, 1_000), Limits(-500, 500, 500)]
)
def test_3_1_given_limits_that_do_not_fit_together_when_shown_or_announced_then_they_are_refused(
    limits: Limits,
) -> None:
    """A sign needs a minimum above nothing, a maximum not below it, and an amount between them to wager."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(limits=limits), at=NOON)).refused_under("3.1")
    opened().when(hc.AnnounceLimits(by=OPERATOR, limits=limits)).refused_under("3.1")


@pytest.mark.clause("3.1")
def test_3_1_given_new_limits_announced_when_a_round_is_on_then_they_hold_from_the_next_round() -> None:
    """Prior notice: ann's 20 plays on under the old sign, and the next round opens under the new one."""
    scene = ready({1: "Ts 9d"}, "9c", "8d", wagers={1: 1_500})
    scene = scene.when(hc.AnnounceLimits(by=OPERATOR, limits=HIGHER))
    assert cites(scene.one(LimitsAnnounced), "3.1", "3.3")
    assert signs(scene)["Notice of new limits"] == "$20 to $1,000 in multiples of $10 from the next round"
    assert signs(scene)["Minimum"] == "$10"
    scene = scene.given(c.WithdrawWager(by=player(1), box=1), wager(1_000), c.DealRound(by=DEALER))
    scene = played_out(stand(scene, 1)).when(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.one(WageringOpened).limits == HIGHER
    assert (signs(scene)["Minimum"], signs(scene)["Maximum"]) == ("$20", "$1,000")
    assert "Notice of new limits" not in signs(scene)


@pytest.mark.clause("3.1")
def test_3_1_given_an_announcement_when_made_then_everybody_at_the_table_sees_it() -> None:
    """Players, staff, the Commission and whoever looks at the display."""
    notice = opened(1).when(hc.AnnounceLimits(by=OPERATOR, limits=HIGHER)).one(LimitsAnnounced)
    for viewer in (Player(1), Dealer(), Supervisor(), Regulator(), Display()):
        assert seen_by(notice, viewer) == notice


@pytest.mark.clause("3.1")
def test_3_1_given_wagers_of_three_players_on_a_box_when_settled_then_the_maximum_is_that_of_the_box() -> None:
    """Maximum $500: of $300, $150 and $100 in this order the last counts for $50, and $50 go back (reading)."""
    wagers = {1: {"ann": 30_000, "ben": 15_000, "cat": 10_000}}
    scene = played_out(stand(dealt({1: "Ts 9d"}, "9c", "8d", wagers=wagers), 1))
    paid = [result(scene, 1, name).returned for name in ("ann", "ben", "cat")]
    assert paid == [60_000, 30_000, 15_000]


@pytest.mark.clause("3.1", "3.3")
@pytest.mark.parametrize("limits", [HIGHER, Limits(2_500, 100_000, 2_500)])
def test_3_1_given_other_limits_at_the_opening_when_wagered_then_those_hold(limits: Limits) -> None:
    """The figures are the table's own: the minimum is taken, and half a step more is not."""
    scene = wagering(1, limits=limits)
    assert not scene.when(wager(limits.minimum_cents)).one(WagerPlaced).low
    odd = scene.when(wager(limits.minimum_cents + limits.multiple_cents // 2))
    odd.refused_under("3.3")


@pytest.mark.clause("3.3")
@pytest.mark.parametrize("cents", [1_001, 1_250, 1_499, 49_999])
def test_3_3_given_multiples_of_5_when_another_amount_is_wagered_then_it_is_refused(cents: int) -> None:
    """$12.50 is none; $10 and $15 are."""
    scene = wagering(1)
    assert "$5" in scene.when(wager(cents)).refused_under("3.3").why
    for fits in (1_000, 1_500, 50_000):
        scene.given(wager(fits))


@pytest.mark.clause("3.3")
def test_3_3_given_a_double_for_less_when_it_is_off_the_multiple_then_it_is_refused() -> None:
    """Doubling is wagering too: $12 on $50 is refused, $15 is taken (reading of "permitted multiples")."""
    scene = dealt({1: "6s 5d"})
    scene.when(c.Double(by=player(1), box=1, cents=1_200)).refused_under("3.3")
    scene.given(c.Double(by=player(1), box=1, cents=1_500))


@pytest.mark.clause("3.3")
def test_3_3_given_every_player_of_a_box_when_wagering_off_the_multiple_then_each_is_refused() -> None:
    """Whoever wagers, seated or behind, wagers in the displayed multiple."""
    scene = placed(wagering(1), {1: {"ben": 1_000}})
    for person in (player(1), *PLAYERS[3:5]):
        scene.when(c.PlaceWager(by=person, box=1, cents=1_100)).refused_under("3.3")


@pytest.mark.clause("3.1")
def test_3_1_given_a_table_closed_and_opened_anew_when_the_sign_is_read_then_it_is_that_of_the_opening() -> None:
    """What was announced for a round that was never played ends with the table."""
    scene = opened(1).given(
        hc.AnnounceLimits(by=OPERATOR, limits=HIGHER), hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR)
    )
    scene = scene.given(
        c.OpenTable(by=OPERATOR, terms=terms(), at=NOON), hc.TakeSeat(by=player(1), box=1, player="ann")
    )
    scene = loaded(scene, stacked()).given(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.state.phase is Phase.WAGERING
    assert scene.state.limits == terms().limits
