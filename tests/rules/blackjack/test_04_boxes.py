"""Boxes: several for one player, until newcomers find none (4.4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import BoxAskedFor
from croupier.games.blackjack.plate import on_file
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatLeft, SeatTaken, WageringOpened
from croupier.games.people import Person
from tests.games.blackjack.tables import (
    DEALER,
    LAYOUT,
    NOON,
    PlayScene,
    hand,
    loaded,
    named,
    opened,
    stacked,
)
from tests.kit.scene import cites

THREE = replace(LAYOUT, boxes=3)
ANN, BEN, CAT, DON, ZOE = (named(name) for name in ("ann", "ben", "cat", "don", "zoe"))
OPEN = hc.OpenWagering(by=DEALER, at=NOON)


def sit(person: Person, box: int) -> hc.TakeSeat:
    return hc.TakeSeat(by=person, box=box, player=person.id)


def wager(person: Person, box: int, cents: int = 5_000) -> c.PlaceWager:
    return c.PlaceWager(by=person, box=box, cents=cents)


def full_table() -> PlayScene:
    """Three boxes: ann holds 1 and 2, cat holds 3; the cards are in the shoe."""
    return loaded(opened(1, 3, layout=THREE).given(sit(ANN, 2)), stacked())


@pytest.mark.clause("4.4")
def test_4_4_given_several_boxes_permitted_when_a_player_takes_and_wagers_on_two_then_both_hands_are_the_players() -> (
    None
):
    """Ann holds boxes 1 and 2, wagers on both, and decides on both, one after the other."""
    scene = opened(1).when(sit(ANN, 2))
    assert cites(scene.one(SeatTaken), "4.4")
    scene = loaded(scene, stacked("Ts 9s 9c 9d 8d")).given(OPEN, wager(ANN, 1), wager(ANN, 2), c.DealRound(by=DEALER))
    assert (hand(scene, 1), hand(scene, 2)) == ("Ts9d", "9s8d")
    scene = scene.given(c.Stand(by=ANN, box=1), c.Stand(by=ANN, box=2))
    assert scene.state.phase is Phase.DRAWING


@pytest.mark.clause("4.4")
def test_4_4_given_several_boxes_not_permitted_when_a_player_wants_a_second_then_it_is_refused() -> None:
    """The operator's choice: no second seat and no second wager, not even behind another player."""
    scene = opened(1, 2, several_boxes=False)
    scene.when(sit(ANN, 3)).refused_under("4.4")
    scene = loaded(scene, stacked()).given(OPEN, wager(ANN, 1))
    for box in (2, 3):
        scene.when(wager(ANN, box)).refused_under("4.4")
    scene.given(c.WithdrawWager(by=ANN, box=1), wager(ANN, 2))
    for permitted, text in ((True, "permitted"), (False, "not permitted")):
        file = {sign.label: sign.text for sign in on_file(opened(several_boxes=permitted).state)}
        assert file["More boxes than one"] == text


@pytest.mark.clause("4.4")
def test_4_4_given_no_vacant_box_when_a_newcomer_asks_then_no_round_opens_until_one_is_given_up() -> None:
    """Ann chooses which of her boxes she gives up, between rounds, and don sits there."""
    scene = full_table().when(c.AskForBox(by=DON, player="don"))
    assert cites(scene.one(BoxAskedFor), "4.4")
    assert "ann" in scene.when(OPEN).refused_under("4.4").why
    for given_up in (1, 2):
        freed = scene.when(hc.LeaveSeat(by=ANN, box=given_up))
        assert cites(freed.one(SeatLeft), "4.4")
        taken = freed.given(sit(DON, given_up))
        assert taken.state.waiting == ()
        taken.when(OPEN).one(WageringOpened)


@pytest.mark.clause("4.4")
def test_4_4_given_as_many_vacant_boxes_as_newcomers_when_wagering_is_called_then_nobody_gives_up_another() -> None:
    """Ann held three boxes and gave one up: for don alone that is enough, for don and zoe it is not."""
    scene = loaded(opened(1, layout=THREE).given(sit(ANN, 2), sit(ANN, 3)), stacked())
    don = scene.given(c.AskForBox(by=DON, player="don"))
    both = don.given(c.AskForBox(by=ZOE, player="zoe"))
    don.given(hc.LeaveSeat(by=ANN, box=3)).when(OPEN).one(WageringOpened)
    fewer = both.given(hc.LeaveSeat(by=ANN, box=3))
    fewer.when(OPEN).refused_under("4.4")
    fewer.given(hc.LeaveSeat(by=ANN, box=2)).when(OPEN).one(WageringOpened)


@pytest.mark.clause("4.4")
def test_4_4_given_somebody_waiting_when_others_take_second_boxes_or_no_box_is_wanted_any_more_then_it_is_settled() -> (
    None
):
    """A free box is the newcomer's, not a second one of somebody who has one; whoever waits no longer holds up none."""
    scene = full_table().given(c.AskForBox(by=DON, player="don"), hc.LeaveSeat(by=ANN, box=2))
    scene.when(sit(CAT, 2)).refused_under("4.4")
    waiting = full_table().given(c.AskForBox(by=DON, player="don"))
    waiting.given(c.AskForBox(by=DON, player="don", waits=False)).when(OPEN).one(WageringOpened)


@pytest.mark.clause("4.4")
def test_4_4_given_a_vacant_box_or_nobody_with_two_when_a_box_is_asked_for_then_nobody_has_to_give_one_up() -> None:
    """There is a duty only while boxes are short and somebody holds several."""
    wish = c.AskForBox(by=DON, player="don")
    vacant = opened(1, layout=THREE).given(sit(ANN, 2))
    assert "free box" in vacant.when(wish).refused_under("4.4").why
    opened(1, 2, 3, layout=THREE).when(wish).refused_under("4.4")
    full_table().when(c.AskForBox(by=CAT, player="cat")).refused_under("4.4")
    full_table().when(c.AskForBox(by=ZOE, player="don")).refused_under("4.4")


@pytest.mark.clause("4.4")
def test_4_4_given_a_box_given_up_when_its_old_player_wagers_behind_then_control_alone_has_gone() -> None:
    """Ann gave box 2 up to don, and may still have a wager there; don decides."""
    scene = full_table().given(c.AskForBox(by=DON, player="don"), hc.LeaveSeat(by=ANN, box=2), sit(DON, 2), OPEN)
    scene = scene.given(wager(ANN, 2), wager(DON, 2), c.DealRound(by=DEALER))
    scene.when(c.Draw(by=ANN, box=2)).refused_under("4.5(a)")
    scene.given(c.Draw(by=DON, box=2))


@pytest.mark.clause("4.4")
def test_4_4_given_wagers_down_when_a_newcomer_asks_then_the_round_is_played_first() -> None:
    """A box with a wager is not given up before the round is over (reading: between rounds)."""
    scene = full_table().given(OPEN, wager(ANN, 1), wager(ANN, 2), c.AskForBox(by=DON, player="don"))
    scene.when(hc.LeaveSeat(by=ANN, box=2)).refused_under("4.3")
    scene.given(c.DealRound(by=DEALER))
