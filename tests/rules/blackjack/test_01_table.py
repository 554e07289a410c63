"""The table: a layout that is approved before its use, and whose inscription rules the dealer's draw (1)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.determinations import Layout, SoftSeventeen
from croupier.games.blackjack.events import DealerCompleted, TableOpened
from croupier.games.blackjack.plate import on_file, plate
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Approval
from tests.games.blackjack.tables import (
    APPROVAL,
    HITS,
    LAYOUT,
    NOON,
    OPERATOR,
    PlayScene,
    blank,
    dealt,
    opened,
    played_out,
    stand,
    terms,
)
from tests.kit.scene import cites


def opens_on(layout: Layout) -> PlayScene:
    """What comes of opening a table on this layout."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(layout=layout), at=NOON))


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("approval", [Approval("", ""), Approval("", "2024-01-15"), Approval("GRC 24/1", " ")])
def test_1_1_given_a_layout_without_written_approval_when_a_table_opens_on_it_then_it_stays_closed(
    approval: Approval,
) -> None:
    """Reference and date of the approval are on file before the layout is used, whatever it has the dealer do."""
    for rule in SoftSeventeen:
        scene = opens_on(Layout(approval, 7, soft_17=rule))
        scene.refused_under("1.1")
        assert scene.state.phase is Phase.CLOSED


@pytest.mark.clause("1.1")
def test_1_1_given_an_approved_layout_when_a_table_opens_on_it_then_its_approval_is_on_record() -> None:
    """The opening of the table says on which approval it rests, and the file of the table shows it."""
    event = opens_on(Layout(APPROVAL, 7)).one(TableOpened)
    assert event.terms.layout.approval == APPROVAL
    assert cites(event, "1.1")
    file = next(sign for sign in on_file(opened().state) if sign.label == "Layout")
    assert file.text == "7 boxes, approved by GRC 24/1 of 2024-01-15"
    assert "1.1" in file.under


@pytest.mark.clause("1.1")
@pytest.mark.parametrize(
    "layout, said, dealer_has", [(LAYOUT, "must stand", 17), (HITS, "must draw", 21)], ids=["stand", "draw"]
)
def test_1_1_given_the_inscription_of_the_approved_layout_when_the_dealer_has_a_soft_17_then_it_decides(
    layout: Layout, said: str, dealer_has: int
) -> None:
    """The layout fixes the dealer's rule: nobody chooses it, and the sign repeats it."""
    scene = stand(dealt({1: "Ts 8d"}, "6c", "Ah 4d", layout=layout), 1)
    assert said in next(sign.text for sign in plate(scene.state) if "soft 17" in sign.label)
    scene = played_out(scene, Phase.SETTLING)
    assert [event.total for event in scene.history if isinstance(event, DealerCompleted)] == [dealer_has]
