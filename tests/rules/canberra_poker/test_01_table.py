"""The table: an approved layout, and the three areas of every box (1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.determinations import Layout
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import TableOpened
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.terms import Approval
from tests.games.canberra_poker.tables import APPROVAL, NOON, OPERATOR, PlayScene, blank, terms
from tests.kit.scene import cites

AREAS = ("ante", "bet", "jackpot")
CLAUSES = {"ante": "1.2(a)", "bet": "1.2(b)", "jackpot": "1.2(c)"}


def opens_on(edition: Edition, layout: Layout, **changes: object) -> PlayScene:
    """What comes of opening a table on this layout."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(edition, layout=layout, **changes), at=NOON))


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("approval", [Approval("", ""), Approval("", "2024-01-15"), Approval("GRC 24/1", " ")])
def test_1_1_given_a_layout_without_written_approval_when_a_table_opens_on_it_then_it_stays_closed(
    edition: Edition, approval: Approval
) -> None:
    """Reference and date of the approval are on file before the layout is used."""
    scene = opens_on(edition, Layout(approval, 7))
    scene.refused_under("1.1")
    assert scene.state.phase is Phase.CLOSED


@pytest.mark.clause("1.1")
def test_1_1_given_an_approved_layout_when_a_table_opens_on_it_then_its_approval_is_on_record(
    edition: Edition,
) -> None:
    """The opening of the table says on which approval it rests."""
    event = opens_on(edition, Layout(APPROVAL, 7)).one(TableOpened)
    assert event.terms.layout.approval == APPROVAL
    assert cites(event, "1.1")


def missing(edition: Edition, area: str) -> None:
    """A layout whose boxes lack one area is refused under its own clause, with a jackpot or without."""
    for others in (tuple(kept for kept in AREAS if kept != area), (area.upper(), *set(AREAS) - {area})):
        for changes in ({}, {"jackpot": None}):
            refusal = opens_on(edition, Layout(APPROVAL, 7, others), **changes).refused_under(CLAUSES[area])
            assert area in refusal.why


@pytest.mark.clause("1.2(a)")
def test_1_2_a_given_boxes_without_an_ante_area_when_a_table_opens_then_it_is_refused(edition: Edition) -> None:
    """Each box has a place marked 'ante'."""
    missing(edition, "ante")


@pytest.mark.clause("1.2(b)")
def test_1_2_b_given_boxes_without_a_bet_area_when_a_table_opens_then_it_is_refused(edition: Edition) -> None:
    """Each box has a place marked 'bet'."""
    missing(edition, "bet")


@pytest.mark.clause("1.2(c)")
def test_1_2_c_given_boxes_without_a_jackpot_area_when_a_table_opens_then_it_is_refused(edition: Edition) -> None:
    """Each box has a place for the jackpot stake, even where the jackpot is not offered."""
    missing(edition, "jackpot")


@pytest.mark.clause("1.2")
def test_1_2_given_all_three_areas_in_any_order_when_a_table_opens_then_they_are_on_record(edition: Edition) -> None:
    """Ante, bet and jackpot make a lawful layout; any two of them do not."""
    for areas in (AREAS, AREAS[::-1]):
        assert opens_on(edition, Layout(APPROVAL, 7, areas)).one(TableOpened).terms.layout.areas == areas
    for two in combinations(AREAS, 2):
        (lacking,) = set(AREAS) - set(two)
        opens_on(edition, Layout(APPROVAL, 7, two)).refused_under(CLAUSES[lacking])
