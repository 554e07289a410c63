"""Limits: the sign, its change, the multiples, and the jackpot stake (3.1, 3.3, 3.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import E2023, Edition
from croupier.games.canberra_poker.events import AntePlaced, JackpotStaked
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.state import Phase
from croupier.games.canberra_poker.views import seen_by
from croupier.games.house import commands as hc
from croupier.games.house.events import LimitsAnnounced, WageringOpened
from croupier.games.house.terms import Limits, Outcome
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor
from tests.games.canberra_poker.tables import (
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    bet,
    blank,
    compared,
    dealt,
    loaded,
    opened,
    order_for,
    played_out,
    player,
    result,
    terms,
    wagering,
)
from tests.kit.scene import cites

FLUSH, ACE_KING, ACES = "Ks Js 9s 7s 5s", "Ah Kd 9c 4h 2d", "As Ac 8c 4c 3d"
NOTHING = "Qh Jc 8d 5h 3c"
HIGHER = Limits(2_000, 40_000, 500)


def signs(scene: PlayScene) -> dict[str, str]:
    """What the sign at the table says."""
    return {sign.label: sign.text for sign in plate(scene.state)}


def cited(scene: PlayScene, label: str) -> tuple[str, ...]:
    """The clauses that want a line of the sign."""
    return next(sign.under for sign in plate(scene.state) if sign.label == label)


def ante(cents: int, box: int = 1) -> c.PlaceAnte:
    return c.PlaceAnte(by=player(box), box=box, cents=cents)


def paid(scene: PlayScene, box: int, wager: str) -> tuple[int, Outcome, int]:
    """Stake, result and what was handed back."""
    event = result(scene, box, wager)
    return event.staked, event.outcome, event.returned


@pytest.mark.clause("3.1")
def test_3_1_given_the_limits_of_the_operator_when_the_table_is_open_then_the_sign_shows_them(
    edition: Edition,
) -> None:
    """Minimum and maximum a box stand at the table."""
    scene = opened(edition, limits=Limits(1_500, 30_050, 50))
    assert (signs(scene)["Minimum"], signs(scene)["Maximum"]) == ("$15", "$300.50")
    assert cited(scene, "Minimum") == cited(scene, "Maximum") == ("3.1",)


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("limits", [Limits(0, 1_000), Limits(-1, 1_000), Limits(1_001, 1_000), Limits(1, 1_000, 0)])
def test_3_1_given_limits_that_do_not_fit_together_when_set_or_announced_then_they_are_refused(
    edition: Edition, limits: Limits
) -> None:
    """The minimum is above zero and not above the maximum; equal they may be."""
    opening = c.OpenTable(by=OPERATOR, terms=terms(edition, limits=limits), at=NOON)
    blank().when(opening).refused_under("3.1")
    opened(edition).when(hc.AnnounceLimits(by=OPERATOR, limits=limits)).refused_under("3.1")
    opened(edition, limits=Limits(1_000, 1_000)).given(hc.AnnounceLimits(by=OPERATOR, limits=Limits(1, 1)))


@pytest.mark.clause("3.1")
def test_3_1_given_a_notice_of_new_limits_when_it_is_logged_then_everybody_at_the_table_can_read_it(
    edition: Edition,
) -> None:
    """The notice is on the sign and on every screen before the limits change."""
    scene = opened(edition, 1).when(hc.AnnounceLimits(by=OPERATOR, limits=HIGHER))
    notice = scene.one(LimitsAnnounced)
    assert cites(notice, "3.1")
    for viewer in (Player(1), Dealer(), Supervisor(), Regulator(), Display()):
        assert seen_by(notice, viewer) == notice
    assert "Notice of new limits" not in signs(opened(edition, 1))
    assert signs(scene)["Notice of new limits"] == "$20 to $400 in multiples of $5 from the next round"
    assert signs(scene)["Maximum"] == "$200"


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("until", [Phase.WAGERING, Phase.DECIDING, Phase.COLLECTING])
def test_3_1_given_a_notice_within_a_round_when_wagers_are_made_then_the_new_limits_rule_from_the_next_round(
    edition: Edition, until: Phase
) -> None:
    """Never inside an open round: this one is played to its end by the sign under which it began."""
    scene = wagering(edition, 1, 2).given(ante(1_000))
    if until is not Phase.WAGERING:
        scene = played_out(scene, Phase.DECIDING)
    if until is Phase.COLLECTING:
        scene = played_out(bet(scene, 1), until)
    scene = scene.given(hc.AnnounceLimits(by=OPERATOR, limits=HIGHER))
    assert signs(scene)["Minimum"] == "$10"
    if until is Phase.WAGERING:
        assert scene.when(ante(1_000, 2)).one(AntePlaced).low is False
    if scene.state.phase is not Phase.COLLECTING:
        scene = bet(played_out(scene, Phase.DECIDING), 1)
    scene = played_out(scene).when(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.one(WageringOpened).limits == HIGHER
    assert (signs(scene)["Minimum"], signs(scene)["Maximum"], signs(scene)["Multiples"]) == ("$20", "$400", "$5")
    assert "Notice of new limits" not in signs(scene)


@pytest.mark.clause("3.1")
def test_3_1_given_no_notice_when_the_next_round_opens_then_the_limits_are_as_they_were(edition: Edition) -> None:
    """Limits do not change without a notice."""
    scene = played_out(bet(dealt(edition, {1: ""}), 1)).when(hc.OpenWagering(by=DEALER, at=NOON))
    assert scene.one(WageringOpened).limits == terms(edition).limits


@pytest.mark.clause("3.3")
def test_3_3_given_the_multiples_of_the_operator_when_the_table_is_open_then_the_sign_shows_them(
    edition: Edition,
) -> None:
    """The sign says in what steps wagers are made."""
    scene = opened(edition, limits=Limits(1_000, 20_000, 250))
    assert signs(scene)["Multiples"] == "$2.50"
    assert cited(scene, "Multiples") == ("3.3",)


@pytest.mark.clause("3.3")
def test_3_3_given_an_ante_off_the_multiple_when_placed_then_it_goes_back(edition: Edition) -> None:
    """Before the deal a wager that is no multiple is not taken; found later, it is settled as it lies."""
    scene = wagering(edition, 1, limits=Limits(1_000, 20_000, 500))
    for cents in (1_001, 1_250, 1_499):
        scene.when(ante(cents)).refused_under("3.3")
    for cents in (1_000, 1_500):
        scene.when(ante(cents)).one(AntePlaced)
    scene = loaded(scene.given(ante(1_500)), order_for({1: FLUSH}, ACE_KING)).given(c.DealRound(by=DEALER))
    scene = scene.given(c.CorrectWager(by=SUPERVISOR, box=1, wager="ante", cents=1_250))
    assert paid(compared(bet(scene, 1)), 1, "ante") == (1_250, Outcome.WIN, 2_500)


@pytest.mark.clause("3.6", edition="2023")
@pytest.mark.parametrize("cents, shown", [(100, "$1"), (250, "$2.50"), (500, "$5")])
def test_3_6_given_the_jackpot_stake_of_a_table_when_it_is_open_then_a_sign_shows_it(cents: int, shown: str) -> None:
    """The sign, and the clause that asks for it; without a jackpot there is nothing to show."""
    scene = opened(E2023, jackpot=replace(JACKPOT, wager_cents=cents))
    assert signs(scene)["Displayed jackpot wager"] == shown
    assert "3.6" in cited(scene, "Displayed jackpot wager")
    assert "Displayed jackpot wager" not in signs(opened(E2023, jackpot=None))


@pytest.mark.clause("3.6", edition="2023")
def test_3_6_given_no_amount_for_the_sign_when_a_table_opens_with_the_jackpot_then_it_is_refused() -> None:
    """A sign without a figure shows nothing; one cent is a figure."""
    for cents in (0, -100):
        nothing = terms(E2023, jackpot=replace(JACKPOT, wager_cents=cents))
        blank().when(c.OpenTable(by=OPERATOR, terms=nothing, at=NOON)).refused_under("3.6")
    opened(E2023, jackpot=replace(JACKPOT, wager_cents=1))


@pytest.mark.clause("3.6", edition="2023")
@pytest.mark.parametrize("cents", [1, 99, 101, 200])
def test_3_6_given_the_sign_when_another_amount_is_staked_on_the_jackpot_then_it_is_refused(cents: int) -> None:
    """The displayed value is the value of the wager."""
    scene = wagering(E2023, 1).given(ante(1_000))
    assert "$1" in scene.when(c.StakeJackpot(by=player(1), box=1, cents=cents)).refused_under("3.6").why
    staked = scene.when(c.StakeJackpot(by=player(1), box=1, cents=100)).one(JackpotStaked)
    assert cites(staked, "3.6")
