"""The sign near the table, and notice of what changes: never in a round that has begun (4.1, 4.2)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Hands, Maximum, Opener, Settings, TimeCharge
from croupier.games.canberra_manila.events import SettingsAnnounced
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.stations import IN_A_ROUND, OPEN, VOID, at
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    begun,
    collected,
    opened,
    player,
    seated,
    settings,
    stakes,
)
from tests.kit.scene import cites

HIGHER = settings(stake_cents=20_000, minimum_cents=1_000)
CHANGES: dict[str, dict[str, Any]] = {
    "stake": {"stake_cents": 8_000},
    "blinds": {"blinds": (1_000, 2_000)},
    "an ante": {"ante_cents": 200},
    "three blinds": {"blinds": (500, 1_000, 2_000)},
    "over-blinds": {"over_blinds": (2_000,)},
    "option": {"opener": Opener.C},
    "half pot": {"maximum": Maximum.HALF_POT},
    "minimum bet": {"minimum_cents": 1_000},
    "commission": {"commission": TimeCharge(500, 30, 1_000, APPROVAL)},
}


def announce(told: Settings) -> c.AnnounceSettings:
    return c.AnnounceSettings(by=OPERATOR, settings=told)


def signs(scene: PlayScene, clause: str) -> list[str]:
    """What the table shows under a clause."""
    return [sign.text for sign in plate(scene.state) if clause in sign.under]


@pytest.mark.clause("4.1")
def test_4_1_given_an_open_table_when_its_sign_is_read_then_least_stake_and_least_bet_stand_there() -> None:
    """From the opening on."""
    assert signs(opened(), "4.1") == ["$100 or more", "from $5, no limit"]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("phase", OPEN, ids=str)
def test_4_1_given_other_limits_when_announced_then_notice_is_shown_and_they_count_from_the_next_round(
    phase: Phase,
) -> None:
    """At any time the players are told; the limits of the round in progress stand."""
    scene = at(phase)
    told = scene.when(announce(HIGHER))
    assert cites(told.one(SettingsAnnounced), "4.1", "4.2/lead")
    assert told.state.settings == scene.state.settings
    notice = next(sign for sign in plate(told.state) if sign.label == "From the next round")
    assert "table stake $200 or more; bets from $10, no limit" in notice.text
    told.when(announce(HIGHER)).refused_under("4.1")


@pytest.mark.clause("4.1")
def test_4_1_given_a_notice_when_the_next_round_begins_then_its_limits_are_those_of_the_sign() -> None:
    """The sign is changed with the round."""
    scene = begun(seated(stakes(1, 2)).given(announce(HIGHER)))
    assert signs(scene, "4.1") == ["$200 or more", "from $10, no limit"]
    assert scene.state.coming is None


@pytest.mark.clause("4.1")
def test_4_1_given_anybody_but_the_operator_when_limits_would_be_changed_then_refused() -> None:
    """The sign is the operator's, or a delegate's."""
    for by in (DEALER, SUPERVISOR, player(1)):
        at(Phase.BETWEEN).when(replace(announce(HIGHER), by=by)).refused_under("4.1")
    delegated = seated(stakes(1, 2), delegates=(SUPERVISOR.id,))
    delegated.given(replace(announce(HIGHER), by=SUPERVISOR))


@pytest.mark.clause("4.2/lead")
@pytest.mark.parametrize("phase", IN_A_ROUND, ids=str)
@pytest.mark.parametrize("name", CHANGES)
def test_4_2_given_a_round_that_has_begun_when_a_determination_changes_then_it_waits_for_the_next(
    name: str, phase: Phase
) -> None:
    """Half pot for full pot in round 118 is half pot from round 119 on."""
    scene = at(phase)
    told = scene.given(announce(settings(**CHANGES[name])))
    assert told.state.settings == scene.state.settings == settings()
    assert told.state.round == scene.state.round
    assert told.state.next_settings == settings(**CHANGES[name])


@pytest.mark.clause("4.2/lead")
def test_4_2_given_no_change_when_rounds_follow_each_other_then_the_determinations_carry_over() -> None:
    """Where necessary, says the rule; what stands, stands."""
    scene = collected(seated(stakes(1, 2))).given(VOID)
    before = scene.state.settings
    again = begun(at(Phase.AWARDING).given(c.AwardPots(by=DEALER)))
    assert again.state.settings == before


@pytest.mark.clause("4.2/lead")
def test_4_2_given_two_notices_when_the_next_round_begins_then_the_later_one_counts() -> None:
    """Notice may be given again, of other hands as well as of other bets."""
    last = settings(hands=Hands(eight_or_better=False), stake_cents=9_000)
    scene = seated(stakes(1, 2)).given(announce(HIGHER), announce(last))
    assert begun(scene).state.settings == last
