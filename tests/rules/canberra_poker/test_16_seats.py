"""Rules 16.7 and 16.11: idle seats that others wait for, and a copy of the rules."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.determinations import Layout
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Person, Role
from croupier.rules.shelf import instrument
from tests.games.canberra_poker.incidents import (
    two_hands,
)
from tests.games.canberra_poker.tables import (
    APPROVAL,
    DEALER,
    OPERATOR,
    PlayScene,
    fold,
    opened,
    played_out,
    player,
)
from tests.kit.scene import cites


def idle_table(edition: Edition, seats: int, boxes: int = 3) -> PlayScene:
    """A table of so many boxes, of which the first so many are taken."""
    return opened(edition, *range(1, seats + 1), layout=Layout(APPROVAL, boxes))


def rounds(scene: PlayScene, *played: tuple[int, ...]) -> PlayScene:
    """One round after the other, with antes on these boxes; every hand is folded."""
    for boxes in played:
        scene = played_out(scene, Phase.WAGERING)
        scene = scene.given(*(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in boxes))
        scene = played_out(fold(played_out(scene, Phase.DECIDING), *boxes))
    return scene


def leave(box: int) -> hc.OrderToLeave:
    return hc.OrderToLeave(by=DEALER, box=box)


@pytest.mark.clause("16.7")
@pytest.mark.parametrize("sat_out, may", [(1, False), (2, False), (3, True), (4, True)])
def test_16_7_given_a_full_table_when_a_player_sits_out_then_three_rounds_in_a_row_allow_the_order(
    edition: Edition, sat_out: int, may: bool
) -> None:
    """Two rounds are too few; after the third the player may be told to leave, and has not left by themselves."""
    scene = rounds(idle_table(edition, 3), (1, 2, 3), *[(1, 3)] * sat_out)
    assert [seat.player for seat in scene.state.seats] == ["ann", "ben", "cat"]
    if not may:
        scene.when(leave(2)).refused_under("16.7")
        return
    gone = scene.given(leave(2))
    assert cites(gone.one(he.SeatLeft), "16.7")
    assert gone.one(he.SeatLeft).player == "ben"
    assert [seat.player for seat in gone.state.seats] == ["ann", "cat"]


@pytest.mark.clause("16.7")
def test_16_7_given_seven_seats_when_the_fourth_is_idle_then_only_its_player_may_be_told_to_leave(
    edition: Edition,
) -> None:
    """The order is for the idle player, by the staff, between rounds."""
    others = (1, 2, 3, 5, 6, 7)
    scene = rounds(idle_table(edition, 7, 7), others, others, others)
    for box in (1, 7):
        scene.when(leave(box)).refused_under("16.7")
    scene.when(hc.OrderToLeave(by=player(1), box=4)).refused_under("16.7")
    played_out(scene, Phase.WAGERING).when(leave(4)).refused_under("16.7")
    assert scene.given(leave(4)).one(he.SeatLeft).box == 4


@pytest.mark.clause("16.7")
def test_16_7_given_an_empty_seat_when_a_player_sits_out_three_rounds_then_no_order(edition: Edition) -> None:
    """Nobody waits for the seat while another is free."""
    scene = rounds(idle_table(edition, 2), (1,), (1,), (1,))
    scene.when(leave(2)).refused_under("16.7")


@pytest.mark.clause("16.7")
def test_16_7_given_an_ante_in_between_when_counted_then_the_count_starts_again(edition: Edition) -> None:
    """Out, in, out, out: two in a row."""
    scene = rounds(idle_table(edition, 3), (1, 3), (1, 2, 3), (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("16.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("16.7")
def test_16_7_given_a_table_that_filled_up_during_a_round_when_counted_then_that_round_is_none_of_the_three(
    edition: Edition,
) -> None:
    """All other seats are in use in each of the three rounds, from its first card to its last."""
    scene = played_out(idle_table(edition, 2), Phase.WAGERING).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = played_out(scene, Phase.DECIDING).given(hc.TakeSeat(by=player(3), box=3, player="cat"))
    scene = rounds(played_out(fold(scene, 1)), (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("16.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("16.7", "A:Void")
def test_16_7_given_a_void_round_when_counted_then_it_is_as_if_it_had_not_been(edition: Edition) -> None:
    """Two rounds sat out and a void one are two."""
    scene = rounds(idle_table(edition, 3), (1, 3), (1, 3))
    scene = played_out(scene, Phase.WAGERING).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.DISTURBANCE, note="fire alarm"))
    scene = played_out(scene)
    scene.when(leave(2)).refused_under("16.7")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("16.11")
@pytest.mark.parametrize("role", list(Role))
def test_16_11_given_a_request_when_anybody_makes_it_then_the_copy_is_that_of_the_edition_in_force(
    edition: Edition, role: Role
) -> None:
    """A copy of these rules, and of no other edition, to whoever asks."""
    asked = two_hands(edition).given(hc.CopyRules(by=Person(role, "anybody")))
    copied = asked.one(he.RulesCopied)
    assert cites(copied, "16.11")
    assert copied.instrument == {"2016": "NI2016-268", "2023": "NI2023-573"}[edition.name]
    assert instrument(copied.instrument).heading.edition == edition.name
