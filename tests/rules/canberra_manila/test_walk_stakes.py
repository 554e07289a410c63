"""Rules 14 and 17: what random rounds have found of pots after a concession, and of corrections."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import AwardCorrected, HandConceded, PotAwarded, PotFormed
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    begun,
    bet,
    betting,
    call,
    chips,
    on_street,
    played_out,
    settled,
    stakes,
)


@pytest.mark.clause("14.2", "15.2(a)")
def test_14_2_given_a_tapped_out_hand_that_is_conceded_when_pots_are_formed_then_they_stay_apart() -> None:
    """$15 and $12 are below the threshold each, and remain two pots although nobody is left but the winner."""
    hands = {1: "3c 4d", 2: "Ah Ks", 3: "5d 6s"}
    scene = betting(stakes(1, 2, 3, s1=500), hands, "2h 7h 9s Kd Jc", blinds=(500,))
    scene = on_street(call(scene, 2, 3), 5)
    scene = call(bet(scene, (2, 600)), 3)
    shown = played_out(scene, Phase.AWARDING)
    assert sorted(event.seat for event in shown.history if isinstance(event, HandConceded)) == [1, 3]
    done = shown.given(c.AwardPots(by=DEALER))
    assert [(pot.cents, pot.commission) for pot in done.all(PotFormed)] == [(1_500, 0), (1_200, 0)]
    assert [(award.seat, award.cents) for award in done.all(PotAwarded)] == [(2, 1_500), (2, 1_200)]


@pytest.mark.clause("17.14", "8.4")
def test_17_14_given_a_round_that_is_made_up_when_a_correction_takes_everything_then_it_is_refused() -> None:
    """Nobody is dealt in who has nothing to post or to bet; the round is voided first."""
    scene = begun(settled(betting(stakes(1, 2, 3))))
    everything = chips(scene)[3]
    correction = c.CorrectAward(by=DEALER, from_seat=3, to_seat=1, cents=everything, why="the hands were misread")
    scene.when(correction).refused_under("17.14")
    voided = scene.given(
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a wrong award"), hc.CollectVoid(by=DEALER)
    )
    assert voided.given(correction).one(AwardCorrected).cents == everything
