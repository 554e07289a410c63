"""Rule 15.7: idle seats that others wait for."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.ultimate_texas_holdem.determinations import Layout
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    DEALER,
    OPERATOR,
    PlayScene,
    fold,
    opened,
    placed,
    played_out,
    player,
)
from tests.kit.scene import cites


def idle_table(seats: int, boxes: int = 3) -> PlayScene:
    """A table of so many boxes, of which the first so many are taken."""
    return opened(*range(1, seats + 1), layout=Layout(APPROVAL, boxes))


def rounds(scene: PlayScene, *played: tuple[int, ...]) -> PlayScene:
    """One round after the other, with antes and blinds on these boxes; every hand is folded."""
    for boxes in played:
        scene = played_out(scene, Phase.WAGERING)
        for box in boxes:
            scene = placed(scene, box)
        scene = fold(played_out(scene, Phase.PREFLOP), *boxes)
    return scene


def leave(box: int) -> hc.OrderToLeave:
    return hc.OrderToLeave(by=DEALER, box=box)


@pytest.mark.clause("15.7")
@pytest.mark.parametrize("sat_out, may", [(1, False), (2, False), (3, True), (4, True)])
def test_15_7_given_a_full_table_when_a_player_sits_out_then_three_rounds_in_a_row_allow_the_order(
    sat_out: int, may: bool
) -> None:
    """Two rounds are too few; after the third the player may be told to leave, and has not left by themselves."""
    scene = rounds(idle_table(3), (1, 2, 3), *[(1, 3)] * sat_out)
    assert [seat.player for seat in scene.state.seats] == ["ann", "ben", "cat"]
    if not may:
        scene.when(leave(2)).refused_under("15.7")
        return
    gone = scene.given(leave(2))
    assert cites(gone.one(he.SeatLeft), "15.7")
    assert gone.one(he.SeatLeft).player == "ben"
    assert [seat.player for seat in gone.state.seats] == ["ann", "cat"]


@pytest.mark.clause("15.7")
def test_15_7_given_seven_seats_when_the_fourth_is_idle_then_only_its_player_may_be_told_to_leave() -> None:
    """The order is for the idle player, by the staff, between rounds."""
    others = (1, 2, 3, 5, 6, 7)
    scene = rounds(idle_table(7, 7), others, others, others)
    for box in (1, 7):
        scene.when(leave(box)).refused_under("15.7")
    scene.when(hc.OrderToLeave(by=player(1), box=4)).refused_under("15.7")
    played_out(scene, Phase.WAGERING).when(leave(4)).refused_under("15.7")
    assert scene.given(leave(4)).one(he.SeatLeft).box == 4


@pytest.mark.clause("15.7")
def test_15_7_given_an_empty_seat_when_a_player_sits_out_three_rounds_then_no_order() -> None:
    """Nobody waits for the seat while another is free."""
    rounds(idle_table(2), (1,), (1,), (1,)).when(leave(2)).refused_under("15.7")


@pytest.mark.clause("15.7")
def test_15_7_given_a_wager_in_between_when_counted_then_the_count_starts_again() -> None:
    """Out, in, out, out: two in a row."""
    scene = rounds(idle_table(3), (1, 3), (1, 2, 3), (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("15.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("15.7")
def test_15_7_given_a_table_that_filled_up_during_a_round_when_counted_then_that_round_is_none_of_the_three() -> None:
    """All other seats are in use in each of the three rounds, from its first card to its last wager."""
    scene = played_out(placed(played_out(idle_table(2), Phase.WAGERING), 1), Phase.PREFLOP)
    scene = fold(scene.given(hc.TakeSeat(by=player(3), box=3, player="cat")), 1)
    scene = rounds(scene, (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("15.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("15.7", "A:Void")
def test_15_7_given_a_void_round_when_counted_then_it_is_as_if_it_had_not_been() -> None:
    """Two rounds sat out and a void one are two."""
    scene = rounds(idle_table(3), (1, 3), (1, 3))
    scene = placed(played_out(scene, Phase.WAGERING), 1)
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.DISTURBANCE, note="fire alarm"))
    scene = played_out(scene)
    scene.when(leave(2)).refused_under("15.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"
