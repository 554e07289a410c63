"""Rule 17, what both side bets share: offering them, their layout and sign, and where and when they are placed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.determinations import SideBetTerms
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.terms import Approval, Limits, Outcome, Tender
from croupier.money import dollars
from tests.games.blackjack.tables import (
    DEALER,
    LAYOUT,
    NOON,
    OPERATOR,
    PAIRS_AREAS,
    PAIRS_PLAY,
    PERFECT,
    PlayScene,
    balances,
    blank,
    dealt,
    named,
    placed,
    player,
    ready,
    side_result,
    terms,
    wagering,
)
from tests.kit.scene import cites

BOTH = pytest.mark.parametrize("offered", [PERFECT, PAIRS_PLAY], ids=lambda one: str(one.kind))
WHAT = ("offer", "layout", "chips", "three", "sign", "beside")
CLAUSE: dict[SideBet, dict[str, str]] = {
    SideBet.PERFECT_PAIRS: dict(zip(WHAT, ("17.1(a)", "17.2", "17.5", "17.6", "17.7", "17.8"), strict=True)),
    SideBet.PAIRS_PLAY: dict(zip(WHAT, ("17.1(b)", "17.14", "17.17", "17.18", "17.19", "17.20"), strict=True)),
}


def under(offered: SideBetTerms, what: str) -> str:
    """The clause of this side bet about that."""
    return CLAUSE[offered.kind][what]


def table(offered: SideBetTerms | None = None, *boxes: int) -> PlayScene:
    """Wagers of 50 lie on these boxes of a table that offers the side bet."""
    boxes = boxes or (1,)
    return placed(wagering(*boxes, side_bet=offered), dict.fromkeys(boxes, 5_000))


def bets(scene: PlayScene, name: str, cents: int = 1_000, box: int = 1) -> PlayScene:
    return scene.when(c.PlaceSideWager(by=named(name), box=box, cents=cents))


@BOTH
@pytest.mark.clause("17.1(a)", "17.1(b)")
def test_17_1_a_given_a_side_bet_that_the_operator_offers_when_placed_then_it_is_that_one_and_no_other(
    offered: SideBetTerms,
) -> None:
    """One side bet at a table: it is on the sign with its odds, and the wager is of its kind."""
    scene = table(offered)
    labels = [sign.label for sign in plate(scene.state) if under(offered, "offer") in sign.under]
    assert len(labels) == 1
    other = PAIRS_PLAY if offered is PERFECT else PERFECT
    assert not [sign for sign in plate(scene.state) if under(other, "offer") in sign.under]
    assert cites(bets(scene, "ann").one(e.SideWagerPlaced), under(offered, "chips"), under(offered, "beside"))


@pytest.mark.clause("17.1(a)", "17.1(b)")
def test_17_1_a_given_no_side_bet_on_offer_when_one_is_placed_or_settled_then_refused() -> None:
    """It is for the operator to offer one, and a table without is no fault."""
    refused = bets(table(), "ann")
    refused.refused_under("17.1(a)")
    refused.refused_under("17.1(b)")
    assert dealt({1: "8h8s"}, "9c").state.phase is Phase.PLAYING


@BOTH
@pytest.mark.clause("17.2", "17.14")
def test_17_2_given_a_layout_when_the_side_bet_is_to_be_offered_then_its_approval_has_to_show_the_area(
    offered: SideBetTerms,
) -> None:
    """No area, no side bet; nor on a layout with the area that nobody has approved."""
    open_ = c.OpenTable(by=OPERATOR, terms=terms(side_bet=offered), at=NOON)
    without = replace(open_, terms=replace(open_.terms, layout=LAYOUT))
    blank().when(without).refused_under(under(offered, "layout"))
    wrong = tuple(area for area in PAIRS_AREAS if area != offered.kind)
    other = replace(open_, terms=replace(open_.terms, layout=replace(LAYOUT, areas=wrong)))
    blank().when(other).refused_under(under(offered, "layout"))
    unapproved = replace(LAYOUT, areas=PAIRS_AREAS, approval=Approval("", ""))
    blank().when(replace(open_, terms=replace(open_.terms, layout=unapproved))).refused_under("1.1")
    own = replace(open_, terms=replace(open_.terms, layout=replace(LAYOUT, areas=(*LAYOUT.areas, offered.kind))))
    assert blank().given(open_).state.plate.side_bet == offered
    assert blank().given(own).state.phase is Phase.BETWEEN


@BOTH
@pytest.mark.clause("17.5", "17.17")
def test_17_5_given_wagering_open_when_a_side_bet_is_placed_then_in_chips_and_once_for_each_player(
    offered: SideBetTerms,
) -> None:
    """Cash, credit and words are none; it may be taken back and changed until the first card."""
    scene = table(offered)
    for tender in (Tender.CASH, Tender.CREDIT, Tender.WORDS):
        scene.when(c.PlaceSideWager(by=player(1), box=1, cents=1_000, tender=tender)).refused_under("4.2")
    for cents in (0, -500):
        bets(scene, "ann", cents).refused_under("4.2")
    down = bets(scene, "ann")
    bets(down, "ann", 500).refused_under(under(offered, "chips"))
    back = down.given(c.WithdrawSideWager(by=player(1), box=1))
    assert balances(back) == {"player:ann": -5_000, "felt": 5_000}
    assert bets(back, "ann", 500).one(e.SideWagerPlaced).cents == 500


@BOTH
@pytest.mark.clause("17.5", "17.17", "4.3")
def test_17_5_given_the_first_card_when_a_side_bet_is_placed_or_taken_back_then_it_is_too_late(
    offered: SideBetTerms,
) -> None:
    """From the first card to the last, and before the wagers are open."""
    scene = bets(table(offered, 1, 2), "ann").given(c.DealCard(by=DEALER))
    bets(scene, "ben", box=2).refused_under(under(offered, "chips"))
    scene.when(c.WithdrawSideWager(by=player(1), box=1)).refused_under(under(offered, "chips"))
    over = scene.given(c.DealRound(by=DEALER))
    bets(over, "ben", box=2).refused_under(under(offered, "chips"))


@BOTH
@pytest.mark.clause("17.6", "17.18")
def test_17_6_given_three_side_bets_on_a_box_when_a_fourth_is_placed_then_refused(offered: SideBetTerms) -> None:
    """Three on box 1, and none the fewer on box 2."""
    scene = table(offered, 1, 2)
    for name in ("ann", "ben", "cat"):
        scene = bets(scene, name)
        assert scene.refusal is None
    bets(scene, "don").refused_under(under(offered, "three"))
    assert bets(scene, "don", box=2).one(e.SideWagerPlaced).box == 2


@BOTH
@pytest.mark.clause("17.7", "17.19")
def test_17_7_given_its_own_limits_when_the_sign_is_read_then_they_stand_there_beside_those_of_the_box(
    offered: SideBetTerms,
) -> None:
    """5 to 100, where a box takes 10 to 500; a sign without limits that fit together opens no table."""
    signs = [sign.text for sign in plate(table(offered).state) if under(offered, "sign") in sign.under]
    assert signs == [f"{dollars(500)} to {dollars(10_000)}"]
    broken = replace(offered, limits=Limits(2_000, 1_000, 500))
    opening = c.OpenTable(by=OPERATOR, terms=terms(side_bet=broken), at=NOON)
    blank().when(opening).refused_under(under(offered, "sign"))


@BOTH
@pytest.mark.clause("17.7", "17.19", "3.4")
def test_17_7_given_a_side_bet_under_its_minimum_when_placed_then_it_is_played_once_and_then_returned(
    offered: SideBetTerms,
) -> None:
    """As with the wagers of the box: the owner is told, and the next one goes back."""
    cheap = replace(offered, limits=Limits(1_000, 10_000, 500))
    scene = bets(table(cheap, 1, 2), "ann", 500)
    assert scene.one(PlayerAdvised).under == ("3.4",)
    assert cites(scene.one(e.SideWagerPlaced), "3.4")
    refused = bets(scene, "ann", 500, box=2)
    refused.refused_under("3.4")
    refused.refused_under(under(offered, "sign"))
    bets(scene, "ben", 750, box=2).refused_under("3.3")


@BOTH
@pytest.mark.clause("17.7", "17.19", "3.5")
@pytest.mark.parametrize("cards, outcome", [("8h8s", Outcome.WIN), ("8h9s", Outcome.LOSE)])
def test_17_7_given_a_side_bet_over_its_maximum_when_settled_then_only_the_maximum_counts(
    offered: SideBetTerms, cards: str, outcome: Outcome
) -> None:
    """120 where 100 is the most: 100 win or lose, and 20 come back either way."""
    scene = dealt({1: cards}, side={1: 12_000}, side_bet=offered).given(c.SettlePairs(by=DEALER))
    odds = 6 if offered is PERFECT else 11
    found = side_result(scene, 1)
    assert found.outcome is outcome
    assert found.returned == (12_000 + odds * 10_000 if outcome is Outcome.WIN else 2_000)
    assert cites(found, "3.5")


@BOTH
@pytest.mark.clause("17.8", "17.20")
def test_17_8_given_a_box_without_a_blackjack_wager_when_a_side_bet_is_placed_then_refused(
    offered: SideBetTerms,
) -> None:
    """Box 4 is empty: refused, even to the player who sits there. With a wager of Ann's: accepted, of anybody."""
    scene = wagering(1, 4, side_bet=offered)
    bets(scene, "don", box=4).refused_under(under(offered, "beside"))
    carried = scene.given(c.PlaceWager(by=named("ann"), box=4, cents=5_000))
    for name in ("don", "ann", "zoe"):
        assert bets(carried, name, box=4).one(e.SideWagerPlaced).player == name


@BOTH
@pytest.mark.clause("17.8", "17.20")
def test_17_8_given_the_last_wager_of_a_box_when_taken_back_then_its_side_bets_go_back_with_it(
    offered: SideBetTerms,
) -> None:
    """As long as another wager lies there they may stay."""
    scene = table(offered).given(c.PlaceWager(by=named("zoe"), box=1, cents=2_000))
    scene = bets(bets(scene, "ann"), "ben", 500)
    one_left = scene.given(c.WithdrawWager(by=named("ann"), box=1))
    assert not one_left.all(e.SideWagerWithdrawn)
    empty = one_left.given(c.WithdrawWager(by=named("zoe"), box=1))
    assert [event.player for event in empty.all(e.SideWagerWithdrawn)] == ["ann", "ben"]
    assert all(cites(event, under(offered, "beside")) for event in empty.all(e.SideWagerWithdrawn))
    assert balances(empty) == {}


@BOTH
@pytest.mark.clause("17.5", "17.17", "16.7")
def test_17_5_given_somebody_elses_side_bet_when_placed_or_taken_back_then_only_its_owner_or_the_dealer_does(
    offered: SideBetTerms,
) -> None:
    """Players speak for themselves."""
    scene = table(offered)
    scene.when(c.PlaceSideWager(by=named("ben"), box=1, cents=1_000, player="ann")).refused_under("16.7")
    down = scene.given(c.PlaceSideWager(by=DEALER, box=1, cents=1_000, player="ann"))
    down.when(c.WithdrawSideWager(by=named("ben"), box=1, player="ann")).refused_under("16.7")
    down.when(c.WithdrawSideWager(by=named("ben"), box=1)).refused_under(under(offered, "offer"))
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood")
    assert balances(ready({1: "8h8s"}, side={1: 1_000}, side_bet=offered).given(void)) == {}
