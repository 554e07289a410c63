"""The dictionary: a round of play, and commission (A)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import PotCommission
from croupier.games.canberra_manila.events import ChipsBought, PotAwarded, PotFormed
from croupier.games.canberra_manila.state import Phase
from croupier.games.house.events import RoundClosed
from tests.games.canberra_manila.stations import BOARD_CARDS, CARDS_OUT, HANDS, at, onward
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    bet,
    betting,
    call,
    player,
    stakes,
)
from tests.kit.scene import cites

MORE = c.BuyChips(by=player(1), seat=1, cents=10_000)


@pytest.mark.clause("A:Round of Play", "4.4")
def test_a_round_of_play_given_posted_blinds_when_no_card_is_out_then_a_stake_may_still_be_added_to() -> None:
    """The round starts with the first card, after blinds and antes."""
    for phase in (Phase.BETWEEN, Phase.POSTING):
        assert at(phase).when(MORE).one(ChipsBought).cents == 10_000


@pytest.mark.clause("A:Round of Play", "4.4")
@pytest.mark.parametrize("phase", CARDS_OUT, ids=str)
def test_a_round_of_play_given_cards_that_are_out_when_chips_would_be_bought_then_refused_until_the_pots_are_won(
    phase: Phase,
) -> None:
    """From the first card to the last pot."""
    scene = at(phase)
    scene.when(MORE).refused_under("4.4")
    over = onward(scene, Phase.BETWEEN)
    assert cites(over.one(RoundClosed), "A:Round of Play")
    over.given(MORE)


@pytest.mark.clause("A:Commission")
def test_a_commission_given_64_dollars_at_ten_per_cent_when_won_then_six_go_to_the_house_and_58_to_the_winner() -> None:
    """Rounded down to the dollar, and the approved amount is more."""
    ten = PotCommission(10, 1_000, APPROVAL)
    scene = betting(stakes(1, 2), {1: HANDS[1], 2: HANDS[2]}, BOARD_CARDS, commission=ten)
    scene = onward(call(bet(scene, (1, 2_700)), 2), Phase.AWARDING)
    won = scene.when(c.AwardPots(by=DEALER))
    assert (won.one(PotFormed).cents, won.one(PotFormed).commission) == (6_400, 600)
    assert won.one(PotAwarded).cents == 5_800
