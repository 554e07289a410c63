"""The dictionary: approvals, boxes, insurance, the shoe and the float (A; the rest has files of its own)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_card, parse_cards
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.determinations import Determinations, Layout
from croupier.games.blackjack.events import CardBurned, InsurancePlaced, TableOpened
from croupier.games.blackjack.plate import on_file
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatTaken, ShoeReplaced
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Outcome
from tests.games.blackjack.tables import (
    APPROVAL,
    AUTOMATED,
    DEALER,
    LAYOUT,
    NOON,
    OPERATOR,
    PLAIN,
    PlayScene,
    blank,
    dealt,
    dealt_by_hand,
    hand,
    opened,
    played_out,
    player,
    result,
    stand,
    terms,
)
from tests.kit.scene import cites

INCOMPLETE = (Approval("", "2024-01-15"), Approval("GRC 24/1", ""), Approval(" ", "2024-01-15"), Approval("GRC", "\t"))


def opens_with(settled: Determinations) -> PlayScene:
    """What comes of opening a table on these determinations."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))


@pytest.mark.clause("A:Approved")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_approved_given_reference_or_date_missing_when_a_setting_is_to_be_used_then_no_table_opens_on_it(
    approval: Approval,
) -> None:
    """Layout, shoe and operating procedures: each wants both."""
    usual = terms()
    for setting in (
        replace(usual, layout=Layout(approval, 7)),
        replace(usual, shoe=DealingShoe(ShoeKind.PLAIN, approval)),
        replace(usual, procedures=approval),
    ):
        opens_with(setting).refused_under("A:Approved")


@pytest.mark.clause("A:Approved")
def test_a_approved_given_every_approval_when_a_table_opens_then_its_file_shows_reference_and_date_of_each() -> None:
    """What was approved, under which reference and when, is stored, and found again by supervisors."""
    procedures = Approval("GRC 24/2", "2024-02-01")
    kept = opens_with(terms(procedures=procedures)).one(TableOpened).terms
    assert (kept.layout.approval, kept.shoe.approval, kept.procedures) == (APPROVAL, APPROVAL, procedures)
    shown = {sign.label: sign.text for sign in on_file(opened(procedures=procedures).state)}
    for label in ("Layout", "Shoe"):
        assert "approved by GRC 24/1 of 2024-01-15" in shown[label]
    assert shown["Operating procedures"] == "approved by GRC 24/2 of 2024-02-01"


@pytest.mark.clause("A:Approved", "4.8")
def test_a_approved_given_no_approved_procedures_on_file_when_a_player_is_restricted_then_it_is_refused() -> None:
    """A restriction follows approved procedures; where none are on file, there is none."""
    wish = c.RestrictPlayer(by=OPERATOR, player="ann", tracking="file 7")
    opened(1, procedures=None).when(wish).refused_under("A:Approved")
    opened(1).given(wish)


@pytest.mark.clause("A:Box")
def test_a_box_given_three_wagers_on_box_3_when_dealt_then_it_holds_one_hand_of_two_cards_for_all_of_them() -> None:
    """Box 3 with wagers of cat, who sits there, and of ann and ben behind."""
    wagers = {3: {"cat": 5_000, "ann": 2_000, "ben": 1_000}}
    scene = dealt({3: "Ts 6d"}, wagers=wagers, seated=(1, 2, 3))
    (box,) = scene.state.round.boxes
    assert [(wager.player, wager.cents) for wager in box.wagers] == [("cat", 5_000), ("ann", 2_000), ("ben", 1_000)]
    assert [(one.cards, len(one.wagers)) for one in box.hands] == [(parse_cards("Ts 6d"), 3)]
    scene = scene.when(c.DealCard(by=DEALER))
    scene.refused_under("14.2")


@pytest.mark.clause("A:Box")
def test_a_box_given_a_split_when_played_then_the_box_holds_more_hands_than_one() -> None:
    """Eights split: one box, two hands, each with its wager."""
    scene = dealt({1: "8s 8d"}, "9c", "3h Td").given(c.Split(by=player(1), box=1, cents=5_000))
    (box,) = scene.state.round.boxes
    assert [sum(wager.cents for wager in one.wagers) for one in box.hands] == [5_000, 5_000]


@pytest.mark.clause("A:Box")
def test_a_box_given_seven_boxes_when_a_seat_is_taken_then_it_is_at_one_of_them() -> None:
    """Box 1 and box 7 are there; box 0 and box 8 are not."""
    for box in (1, 7):
        assert cites(opened().when(hc.TakeSeat(by=player(1), box=box, player="ann")).one(SeatTaken), "A:Box")
    for box in (-1, 0, 8):
        opened().when(hc.TakeSeat(by=player(1), box=box, player="ann")).refused_under("A:Box")


@pytest.mark.clause("A:Box")
def test_a_box_given_a_box_without_a_wager_when_its_hand_should_be_played_then_there_is_none() -> None:
    """Ben sits at box 2 and has no wager there: the box is not in the round."""
    scene = dealt({1: "Ts 6d"}, seated=(1, 2))
    for wish in (c.Draw(by=player(2), box=2), c.Stand(by=player(2), box=2), c.PlayAbsent(by=DEALER, box=2)):
        scene.when(wish).refused_under("A:Box")


@pytest.mark.clause("A:Burn")
@pytest.mark.parametrize("source", list(CardSource))
def test_a_burn_given_a_card_face_up_in_the_shoe_when_burned_then_it_is_in_the_rack_and_in_no_hand(
    source: CardSource,
) -> None:
    """The king that lies face up goes to the rack unused; box 1 is dealt the card behind it."""
    felt = source is CardSource.FELT
    if felt:
        scene = dealt_by_hand({1: "Ts 6d"}).given(c.Draw(by=player(1), box=1))
    else:
        scene = dealt({1: "Ts 6d"}, "9c", "Kh 5d")
    burned = scene.when(c.BurnFaceUp(by=DEALER, card=parse_card("Kh") if felt else None))
    assert burned.one(CardBurned).card == "Kh"
    assert cites(burned.one(CardBurned), "A:Burn")
    assert burned.state.shoe.rack == parse_cards("Kh")
    if felt:
        scene = burned.given(c.DealCard(by=DEALER, card=parse_card("5d")))
    else:
        scene = burned.given(c.Draw(by=player(1), box=1))
    assert hand(scene, 1) == "Ts6d5d"


@pytest.mark.clause("A:Float")
@pytest.mark.parametrize("smallest, unit", [(100, 50), (500, 250), (2_500, 1_250)])
def test_a_float_given_its_smallest_chip_when_insured_then_half_of_it_is_the_unit(smallest: int, unit: int) -> None:
    """The denomination entered at the opening sets what insurance is counted in, and is on file."""
    scene = dealt({1: "Ts 6d"}, "Ah", smallest_chip_cents=smallest)
    assert scene.when(c.Insure(by=player(1), box=1, cents=unit)).one(InsurancePlaced).cents == unit
    scene.when(c.Insure(by=player(1), box=1, cents=unit + 10)).refused_under("7.4")
    assert [sign.under for sign in on_file(scene.state) if sign.label == "Smallest chip"] == [("A:Float", "7.4")]


@pytest.mark.clause("A:Float")
@pytest.mark.parametrize("chip", [-500, 0, 25])
def test_a_float_given_a_smallest_chip_without_whole_halves_when_a_table_opens_then_it_is_refused(chip: int) -> None:
    """Half a chip of 25 cents is no amount of whole cents, and half of no chip is nothing."""
    opens_with(terms(smallest_chip_cents=chip)).refused_under("A:Float")


@pytest.mark.clause("A:Insurance line")
def test_a_insurance_line_given_a_layout_without_one_when_a_table_opens_then_it_is_refused() -> None:
    """Every box has its area for the wager and, apart from it, one for insurance."""
    for areas in (("wager",), ("wager", "Insurance"), ("wager", "perfect-pairs", "pairs-play")):
        opens_with(terms(layout=replace(LAYOUT, areas=areas))).refused_under("A:Insurance line")
    opens_with(terms(layout=replace(LAYOUT, areas=("insurance", "wager")))).one(TableOpened)


@pytest.mark.clause("A:Insurance line")
def test_a_insurance_line_given_chips_on_the_line_when_lost_then_the_wager_of_the_box_is_not_touched() -> None:
    """25 on the line and 50 on the box are two wagers: the line loses, the box wins."""
    scene = dealt({1: "Ts 9d"}, "Ah", "6d Ts Td").given(c.Insure(by=player(1), box=1, cents=2_500))
    assert [(line.player, line.cents) for line in scene.state.round.insurances] == [("ann", 2_500)]
    assert [wager.cents for wager in scene.state.round.boxes[0].wagers] == [5_000]
    scene = played_out(stand(played_out(scene, Phase.PLAYING), 1))
    assert (result(scene, 1).staked, result(scene, 1).outcome) == (5_000, Outcome.WIN)


@pytest.mark.clause("A:Insurance wager")
@pytest.mark.parametrize("dealer", ["Kd", "Td", "9d", "2d"])
def test_a_insurance_wager_given_another_card_than_an_ace_when_insured_then_it_is_not_available(dealer: str) -> None:
    """Dealer shows an ace: available. Dealer shows a king: not."""
    wish = c.Insure(by=player(1), box=1, cents=2_500)
    dealt({1: "Ts 6d"}, dealer).when(wish).refused_under("7.1")
    assert cites(dealt({1: "Ts 6d"}, "Ah").when(wish).one(InsurancePlaced), "A:Insurance wager")


@pytest.mark.clause("A:Shoe")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_shoe_given_a_container_that_is_not_registered_when_a_table_should_use_it_then_it_is_refused(
    approval: Approval,
) -> None:
    """Plain or automated, at the opening and when it is exchanged, a shoe has its approval on file."""
    for kind in ShoeKind:
        shoe = DealingShoe(kind, approval)
        opens_with(terms(shoe=shoe)).refused_under("A:Shoe")
        opened().when(hc.ReplaceShoe(by=OPERATOR, shoe=shoe)).refused_under("A:Shoe")


@pytest.mark.clause("A:Shoe")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_shoe_given_a_registered_container_when_a_table_opens_on_it_then_its_kind_is_on_record(
    shoe: DealingShoe,
) -> None:
    """Both kinds that the rules know may be used, and the record says which."""
    assert opens_with(terms(shoe=shoe)).one(TableOpened).terms.shoe == shoe
    assert opened().when(hc.ReplaceShoe(by=OPERATOR, shoe=shoe)).one(ShoeReplaced).shoe == shoe
