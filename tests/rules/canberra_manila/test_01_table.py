"""The poker table: nothing is played on one that has not been approved (1)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Layout
from croupier.games.canberra_manila.events import TableOpened
from croupier.games.canberra_manila.plate import on_file
from croupier.games.canberra_manila.state import Phase
from croupier.games.house.terms import Approval
from tests.games.canberra_manila.tables import APPROVAL, DEALER, NOON, OPERATOR, blank, opened, terms
from tests.kit.scene import cites


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("approval", [Approval("", ""), Approval("CGC 1", ""), Approval(" ", "2005-02-10")])
def test_1_1_given_a_table_without_approval_when_opened_then_it_stays_closed_and_no_round_begins(
    approval: Approval,
) -> None:
    """The approval is on file before the table is used."""
    scene = blank().when(c.OpenTable(by=OPERATOR, terms=terms(layout=Layout(approval, 9)), at=NOON))
    scene.refused_under("1.1")
    assert scene.state.phase is Phase.CLOSED
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("8.3")


@pytest.mark.clause("1.1")
def test_1_1_given_an_approved_table_when_opened_then_the_approval_is_on_record() -> None:
    """In the event, and on file with the number of seats."""
    scene = blank().when(c.OpenTable(by=OPERATOR, terms=terms(), at=NOON))
    assert scene.one(TableOpened).terms.layout.approval == APPROVAL
    assert cites(scene.one(TableOpened), "1.1")
    sign = next(sign for sign in on_file(opened().state) if "1.1" in sign.under)
    assert sign.text == "9 boxes, approved by CGC 1 of 2005-02-10"
