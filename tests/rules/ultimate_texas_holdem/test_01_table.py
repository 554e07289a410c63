"""The table: nothing is played on equipment or a layout that has not been approved (1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.determinations import Determinations, Layout
from croupier.games.ultimate_texas_holdem.events import TableOpened
from croupier.games.ultimate_texas_holdem.plate import on_file
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    PlayScene,
    blank,
    opened,
    terms,
)
from tests.kit.scene import cites

INCOMPLETE = (Approval("", ""), Approval("", "2025-07-18"), Approval("GRC 25/7", " "), Approval("\t", "2025-07-18"))


def opens_on(settled: Determinations) -> PlayScene:
    """What comes of opening a table on these determinations."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_1_1_given_a_layout_without_written_approval_when_a_table_opens_on_it_then_it_stays_closed(
    approval: Approval,
) -> None:
    """Reference and date of the approval are on file before the layout is used."""
    scene = opens_on(terms(layout=Layout(approval, 7)))
    scene.refused_under("1.1")
    assert scene.state.phase is Phase.CLOSED
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("4.2(a)")


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_1_1_given_a_shoe_without_written_approval_when_a_table_opens_with_it_then_it_stays_closed(
    shoe: DealingShoe, approval: Approval
) -> None:
    """The equipment is approved as the layout is."""
    scene = opens_on(terms(shoe=replace(shoe, approval=approval)))
    assert scene.refused_under("A:Approved").why == "The shoe is not registered as approved."
    assert scene.state.phase is Phase.CLOSED


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
def test_1_1_given_approved_layout_and_equipment_when_a_table_opens_then_both_approvals_are_on_record(
    shoe: DealingShoe,
) -> None:
    """The opening of the table says on which approvals it rests, and so does its file."""
    event = opens_on(terms(shoe=shoe)).one(TableOpened)
    assert event.terms.layout.approval == event.terms.shoe.approval == APPROVAL
    assert cites(event, "1.1")
    file = {sign.label: sign for sign in on_file(opened(shoe=shoe).state)}
    assert "1.1" in file["Layout"].under
    for label in ("Layout", "Shoe"):
        assert "approved by GRC 25/7 of 2025-07-18" in file[label].text
