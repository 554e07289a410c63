"""The dictionary: boxes, shoes and approvals (A)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatTaken, ShoeReplaced
from croupier.games.house.terms import Approval, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.determinations import Determinations, Layout
from croupier.games.ultimate_texas_holdem.events import TableOpened, WagerPlaced
from croupier.games.ultimate_texas_holdem.plate import on_file
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    PlayScene,
    blank,
    loaded,
    opened,
    order_for,
    placed,
    player,
    terms,
    wagering,
)
from tests.kit.scene import cites

INCOMPLETE = (Approval("", "2025-07-18"), Approval("GRC 25/7", ""), Approval(" ", "2025-07-18"), Approval("GRC", "\t"))
BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
CLAUSE_OF = {"ante": "4.2(a)", "blind": "4.2(a)", "trips": "4.2(b)", "play": "A:Play Wager"}


def opens_with(changed: Determinations) -> PlayScene:
    """What comes of opening a table on these determinations."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=changed, at=NOON))


def on(area: Area, cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


@pytest.mark.clause("A:Approved")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_approved_given_reference_or_date_missing_when_a_setting_is_to_be_used_then_no_table_opens_on_it(
    approval: Approval,
) -> None:
    """Layout, card shoe, shuffling shoe and operating procedures: each wants both."""
    usual = terms()
    for changed in (
        replace(usual, layout=Layout(approval, 7)),
        replace(usual, shoe=replace(PLAIN, approval=approval)),
        replace(usual, shoe=replace(AUTOMATED, approval=approval)),
        replace(usual, procedures=approval),
    ):
        scene = opens_with(changed)
        scene.refused_under("A:Approved")
        assert scene.state.phase is Phase.CLOSED


@pytest.mark.clause("A:Approved")
def test_a_approved_given_every_approval_when_a_table_opens_then_reference_and_date_are_on_record_and_on_file() -> None:
    """What was approved, under which reference and when, is stored with the opening and shown to who may see it."""
    procedures = Approval("GRC 25/8", "2025-08-01")
    kept = opens_with(terms(procedures=procedures)).one(TableOpened).terms
    assert (kept.layout.approval, kept.shoe.approval, kept.procedures) == (APPROVAL, APPROVAL, procedures)
    file = {sign.label: sign.text for sign in on_file(opened(procedures=procedures).state)}
    for label in ("Layout", "Shoe"):
        assert "approved by GRC 25/7 of 2025-07-18" in file[label]
    assert file["Operating procedures"] == "approved by GRC 25/8 of 2025-08-01"


@pytest.mark.clause("A:Automated shuffling shoe", "A:Card Shoe")
@BOTH_SHOES
def test_a_card_shoe_given_a_device_that_is_not_registered_when_a_table_should_use_it_then_it_is_refused(
    shoe: DealingShoe,
) -> None:
    """With or without shuffling, at the opening and when it is exchanged, a shoe has its approval on file."""
    clause = {ShoeKind.PLAIN: "A:Card Shoe", ShoeKind.AUTOMATED: "A:Automated shuffling shoe"}[shoe.kind]
    for approval in INCOMPLETE:
        unknown = replace(shoe, approval=approval)
        opens_with(terms(shoe=unknown)).refused_under(clause)
        opened().when(hc.ReplaceShoe(by=OPERATOR, shoe=unknown)).refused_under(clause)
    assert opens_with(terms(shoe=shoe)).one(TableOpened).terms.shoe == shoe
    assert opened().when(hc.ReplaceShoe(by=OPERATOR, shoe=shoe)).one(ShoeReplaced).shoe == shoe


@pytest.mark.clause("A:Automated shuffling shoe")
def test_a_automated_shuffling_shoe_given_one_in_use_when_a_round_is_prepared_then_it_shuffles_and_dispenses() -> None:
    """It shuffles by itself, nobody cuts, and its cards come in packets."""
    scene = placed(wagering(1, shoe=AUTOMATED), 1)
    scene = loaded(scene, order_for({1: ""}, packets=True))
    scene.when(hc.CutCards(by=DEALER, after=26)).refused_under("A:Automated shuffling shoe")
    scene.when(c.DealCard(by=DEALER, box=-1)).refused_under("2.2(a)")
    scene.given(c.DealPacket(by=DEALER, box=-1, count=5))


@pytest.mark.clause("A:Card Shoe")
def test_a_card_shoe_given_one_in_use_when_a_round_is_prepared_then_it_dispenses_and_does_not_shuffle() -> None:
    """The dealer shuffles and cuts, its cards come one by one, and it has no machine that could fail."""
    scene = placed(wagering(1), 1)
    machine = hc.ShuffleCards(by=MACHINE, order=order_for({1: ""}))
    scene.when(machine).refused_under("6.1(a)")
    scene.when(hc.ReportShoeFault(by=DEALER, fault=hc.Fault.MECHANICAL)).refused_under("A:Automated shuffling shoe")
    ready = loaded(scene, order_for({1: ""}))
    ready.when(c.DealPacket(by=DEALER, box=-1, count=5)).refused_under("2.2(b)")
    ready.given(c.DealCard(by=DEALER, box=-1))


@pytest.mark.clause("A:Box")
@pytest.mark.parametrize("missing", ["ante", "blind", "trips", "play"])
def test_a_box_given_positions_that_lack_one_of_four_areas_when_a_table_opens_then_it_is_refused(missing: str) -> None:
    """Ante, blind, trips and play each have their place on every box; in whatever order they are named."""
    areas = ("ante", "blind", "trips", "play")
    short = tuple(area for area in areas if area != missing)
    assert missing in opens_with(terms(layout=Layout(APPROVAL, 7, short))).refused_under(CLAUSE_OF[missing]).why
    opens_with(terms(layout=Layout(APPROVAL, 7, areas[::-1]))).one(TableOpened)


@pytest.mark.clause("A:Box")
@pytest.mark.parametrize("boxes", [-1, 0, 23])
def test_a_box_given_no_box_or_more_than_the_deck_serves_when_a_table_opens_then_it_is_refused(boxes: int) -> None:
    """Five cards for the board and two each for the dealer and 22 boxes are 51; for 23 boxes they would be 53."""
    opens_with(terms(layout=Layout(APPROVAL, boxes))).refused_under("A:Box")
    opens_with(terms(layout=Layout(APPROVAL, 22))).one(TableOpened)


@pytest.mark.clause("A:Box")
def test_a_box_given_seven_boxes_when_a_seat_is_taken_then_it_is_at_one_of_them() -> None:
    """Box 1 and box 7 are there; box 0 and box 8 are not."""
    scene = opened()
    for box in (1, 7):
        assert cites(scene.when(hc.TakeSeat(by=player(1), box=box, player="ann")).one(SeatTaken), "A:Box")
    for box in (-1, 0, 8):
        scene.when(hc.TakeSeat(by=player(1), box=box, player="ann")).refused_under("A:Box")


@pytest.mark.clause("A:Box")
def test_a_box_given_its_areas_when_limits_are_set_then_ante_and_trips_each_have_their_own() -> None:
    """Ten is enough for the ante and too little for these trips; a blind is as high as its ante, whatever trips are."""
    trips = replace(terms().trips, minimum_cents=2_000, maximum_cents=3_000)
    scene = placed(wagering(1, trips=trips), 1)
    assert scene.when(on(Area.TRIPS, 1_000)).one(WagerPlaced).low
    assert not scene.when(on(Area.TRIPS, 2_000)).one(WagerPlaced).low
    assert scene.when(on(Area.TRIPS, 3_100)).one(WagerPlaced).under[-1] == "5.5"


@pytest.mark.clause("A:Box")
def test_a_box_given_an_empty_box_when_a_wager_is_put_on_it_then_it_is_refused() -> None:
    """A wager lies on the box of a player who holds it."""
    wagering(1).when(c.PlaceWager(by=DEALER, box=2, wager=Area.ANTE, cents=1_000)).refused_under("A:Box")
