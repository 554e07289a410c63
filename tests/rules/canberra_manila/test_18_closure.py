"""Hours of gaming, and tables that close before them (18)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import RoundBegun, TableOpened
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import Hours, Moment
from croupier.games.people import Role
from tests.games.canberra_manila.stations import IN_A_ROUND, VOID, at, onward
from tests.games.canberra_manila.tables import (
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    balances,
    blank,
    opened,
    player,
    seated,
    stakes,
    terms,
)
from tests.kit.scene import cites

PAST_MIDNIGHT = Hours(12 * 60, 4 * 60)
ANNOUNCE, CLOSE = hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR)
MINUTES = [(719, False), (720, True), (1_439, True), (0, True), (239, True), (240, False)]


@pytest.mark.clause("18.1")
@pytest.mark.parametrize("minute, within", MINUTES)
def test_18_1_given_the_hours_of_gaming_when_a_table_would_open_or_a_round_begin_then_within_them_only(
    minute: int, within: bool
) -> None:
    """From twelve to four, past midnight."""
    moment = Moment(DAY, minute)
    table = blank().when(c.OpenTable(by=OPERATOR, terms=terms(hours=PAST_MIDNIGHT), at=moment))
    begun = seated(stakes(1, 2), hours=PAST_MIDNIGHT).when(c.BeginRound(by=DEALER, at=moment))
    if within:
        assert cites(table.one(TableOpened), "18.1")
        begun.one(RoundBegun)
        return
    table.refused_under("18.1")
    begun.refused_under("18.1")


@pytest.mark.clause("18.1")
@pytest.mark.parametrize("hours", [Hours(600, 600), Hours(-1, 600), Hours(600, 1_440)])
def test_18_1_given_hours_that_are_none_when_a_table_would_open_then_refused(hours: Hours) -> None:
    """Two different minutes of a day, and a minute that there is."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(hours=hours), at=NOON)).refused_under("18.1")
    for minute in (-1, 1_440):
        seated(stakes(1, 2)).when(c.BeginRound(by=DEALER, at=Moment(DAY, minute))).refused_under("18.1")


@pytest.mark.clause("18.1")
def test_18_1_given_an_open_table_when_its_plate_is_read_then_the_hours_stand_there() -> None:
    """Players can read when gaming ends."""
    signs = [sign.text for sign in plate(opened(hours=PAST_MIDNIGHT).state) if "18.1" in sign.under]
    assert signs == ["12:00 to 04:00"]


@pytest.mark.clause("18.2")
def test_18_2_given_no_notice_when_the_operator_would_close_then_the_players_are_told_first() -> None:
    """Refused without it, accepted after it; the chips go with their players."""
    scene = seated(stakes(1, 2))
    scene.when(CLOSE).refused_under("18.2")
    told = scene.when(ANNOUNCE)
    assert cites(told.one(he.ClosingAnnounced), "18.2")
    told.when(ANNOUNCE).refused_under("18.2")
    closed = told.when(CLOSE)
    assert [event.player for event in closed.all(he.SeatLeft)] == ["ann", "ben"]
    assert cites(closed.one(he.TableClosed), "18.2")
    assert closed.state.phase is Phase.CLOSED
    assert balances(closed) == {}


@pytest.mark.clause("18.2")
@pytest.mark.parametrize("phase", [*IN_A_ROUND, Phase.VOIDED], ids=str)
def test_18_2_given_notice_in_a_round_when_closed_then_it_is_after_that_round_and_never_within_it(phase: Phase) -> None:
    """The round is played to its end, and no other begins."""
    told = at(phase).given(ANNOUNCE)
    told.when(CLOSE).refused_under("18.2")
    if phase in (Phase.VOIDED, Phase.POSTING):
        told = told if phase is Phase.VOIDED else told.given(VOID)
        over = told.given(hc.CollectVoid(by=DEALER))
    else:
        over = onward(told, Phase.BETWEEN)
    over.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("18.2")
    step = due(over.state, DEALER, NOON)
    assert step is not None
    assert (step.under, step.command.by.role) == (("18.2",), Role.OPERATOR)
    assert over.given(step.command).state.phase is Phase.CLOSED


@pytest.mark.clause("18.2")
def test_18_2_given_anybody_but_the_operator_when_closing_then_refused() -> None:
    """Notice and close are the operator's, or a delegate's."""
    scene = seated(stakes(1, 2))
    for by in (DEALER, SUPERVISOR, player(1)):
        scene.when(replace(ANNOUNCE, by=by)).refused_under("18.2")
        scene.given(ANNOUNCE).when(replace(CLOSE, by=by)).refused_under("18.2")
    delegated = seated(stakes(1, 2), delegates=(SUPERVISOR.id,))
    delegated.given(replace(ANNOUNCE, by=SUPERVISOR), replace(CLOSE, by=SUPERVISOR))
