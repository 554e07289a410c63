"""Whoever wins by showing wins at the showdown, though everybody else has conceded (9.1, 13.1, 14.2)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import HandConceded, PotAwarded, PotFormed
from tests.games.canberra_manila.rounds import BOARD, FIRST, SECOND, THIRD
from tests.games.canberra_manila.tables import bet, betting, call, settled, stakes, tap_out


@pytest.mark.clause("9.1")
@pytest.mark.clause("13.1")
def test_9_1_given_one_shown_hand_when_all_others_concede_then_the_pot_is_won_by_the_hand_and_not_by_their_folds() -> (
    None
):
    """Three kings show first, two lower hands go in unseen: that is no round in which all but one have folded."""
    scene = settled(betting(stakes(1, 2, 3), {1: FIRST, 2: SECOND, 3: THIRD}, BOARD))
    conceded = [event.seat for event in scene.history if isinstance(event, HandConceded)]
    (award,) = [event for event in scene.history if isinstance(event, PotAwarded)]
    assert (conceded, award.seat) == ([2, 3], 1)
    assert {C["9.1"], C["3.5(b)"], C["A:High Ball"]} <= set(award.under)
    assert C["12.4(a)"] not in award.under


@pytest.mark.clause("14.2")
def test_14_2_given_a_side_pot_when_all_but_one_concede_then_the_pots_stay_as_the_tap_out_made_them() -> None:
    """The commission looks at each pot by itself, so that a hand that goes in unseen must not make one of two."""
    scene = betting(stakes(1, 2, 3, s3=2_000), {1: FIRST, 2: SECOND, 3: THIRD}, BOARD)
    scene = settled(call(bet(tap_out(scene, 3), (1, 3_500)), 2))
    assert [event.cents for event in scene.history if isinstance(event, PotFormed)] == [6_000, 4_000]
    assert [event.seat for event in scene.history if isinstance(event, PotAwarded)] == [1, 1]
