"""The instrument and its approvals: what the game rests on, and what needs an approval in writing (N, A:Approved)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Determinations, Layout, PotCommission, TimeCharge
from croupier.games.canberra_manila.events import TableOpened
from croupier.games.canberra_manila.plate import on_file, plate
from croupier.games.canberra_manila.state import Phase
from croupier.games.house.terms import Approval, DealingShoe
from croupier.rules.shelf import instrument
from tests.games.canberra_manila.tables import APPROVAL, NOON, OPERATOR, PLAIN, PlayScene, blank, opened, terms
from tests.kit.scene import cites

INCOMPLETE = (Approval("", ""), Approval("", "2005-02-10"), Approval("CGC 1", " "), Approval("\t", "2005-02-10"))
APPROVED: dict[str, Callable[[Approval], Determinations]] = {
    "table": lambda approval: terms(layout=Layout(approval, 9)),
    "shoe": lambda approval: terms(shoe=DealingShoe(PLAIN.kind, approval)),
    "procedures": lambda approval: terms(procedures=approval),
    "commission cap": lambda approval: terms(commission=PotCommission(5, 1_000, approval)),
    "time rate": lambda approval: terms(commission=TimeCharge(500, 30, 1_000, approval)),
}


def opens_on(settled: Determinations) -> PlayScene:
    """What comes of opening a table on these determinations."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))


@pytest.mark.clause("N:approval")
def test_n_approval_given_a_table_when_it_opens_then_its_record_and_its_sign_name_the_instrument() -> None:
    """Every round of the table is played under the approval of 7 February 2005."""
    scene = opened()
    (event,) = [event for event in scene.history if isinstance(event, TableOpened)]
    assert cites(event, "N:approval")
    assert event.terms.edition == "2005"
    assert scene.state.edition.instrument == "NI2005-64"
    sign = next(sign for sign in plate(scene.state) if "N:approval" in sign.under)
    assert sign.text == "Canberra Manila, edition 2005 (NI2005-64)"
    assert instrument("NI2005-64").heading.signed.isoformat() == "2005-02-07"


@pytest.mark.clause("N:approval")
def test_n_approval_given_an_edition_that_was_never_approved_when_a_table_would_open_then_it_stays_closed() -> None:
    """There is one approval of the game."""
    opens_on(terms(edition="2016")).refused_under("N:approval")


@pytest.mark.clause("N:approval")
@pytest.mark.parametrize("first", [None, "2005-02-07", "someday"])
def test_n_approval_given_no_first_day_when_a_table_would_open_then_it_is_asked_for(first: str | None) -> None:
    """The instrument does not print its first day, which is after the day on which it was signed."""
    opens_on(terms(commences=first)).refused_under("N:approval")


@pytest.mark.clause("A:Approved")
@pytest.mark.parametrize("approval", INCOMPLETE)
@pytest.mark.parametrize("what", APPROVED)
def test_a_approved_given_something_without_written_approval_when_a_table_opens_with_it_then_it_stays_closed(
    what: str, approval: Approval
) -> None:
    """Reference and date are on file for the table, the shoe, the procedures, and what the house may take."""
    scene = opens_on(APPROVED[what](approval))
    scene.refused_under("A:Approved")
    assert scene.state.phase is Phase.CLOSED
    opens_on(APPROVED[what](APPROVAL)).one(TableOpened)


@pytest.mark.clause("A:Approved")
def test_a_approved_given_an_open_table_when_its_file_is_read_then_every_approval_stands_there() -> None:
    """For supervisors and for the Commission."""
    state = opened(procedures=replace(APPROVAL, reference="CGC 2")).state
    file = {sign.label: sign.text for sign in on_file(state)}
    for label in ("Layout", "Shoe", "Commission"):
        assert "approved by CGC 1 of 2005-02-10" in file[label]
    assert file["Operating procedures"] == "approved by CGC 2 of 2005-02-10"
