"""What hangs on wagers that are voided while the cards are dealt or insurance is placed (16.2, 7.2)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import HandEnded, InsurancePlaced
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house import commands as hc
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome
from tests.games.blackjack.incidents import breach
from tests.games.blackjack.tables import (
    DEALER,
    OPERATOR,
    PERFECT,
    PlayScene,
    balances,
    dealt,
    gained,
    named,
    played_out,
    player,
    ready,
    side_result,
    stand,
)
from tests.kit.scene import cites

VOID = c.VoidWagers(by=OPERATOR, breach=1)


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_a_box_voided_during_the_initial_deal_when_it_is_over_then_nobody_decides_on_it() -> None:
    """Ann's pair of eights has no wager any more: it is not split nor drawn to, and ben has the first turn."""
    scene = ready({1: "8h8s", 2: "Ts9d"}, "9c", "Tc").given(c.DealCard(by=DEALER), breach(Act.OTHER), VOID)
    scene = scene.given(c.DealRound(by=DEALER))
    assert cites(scene.one(HandEnded), "16.2(a)")
    assert scene.one(HandEnded).standing == Standing.OUT
    scene.when(c.Split(by=player(1), box=1, cents=5_000)).refused_under("9.1(a)")
    over = played_out(stand(scene, 2))
    assert (gained(over, "ann"), gained(over, "ben")) == (0, 0)


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_somebody_elses_side_bet_when_the_box_is_voided_in_the_deal_then_it_is_settled() -> None:
    """Cat's Perfect Pairs wager beside ann's box wins 6 to 1; without any open hand the dealer draws nothing."""
    scene = ready({1: "8h8s"}, "9c", "Tc", side={1: {"cat": 1_000}}, side_bet=PERFECT)
    scene = scene.given(c.DealCard(by=DEALER), breach(Act.OTHER), VOID, c.DealRound(by=DEALER))
    over = played_out(scene, Phase.COLLECTING)
    assert (side_result(over, 1, "cat").outcome, side_result(over, 1, "cat").returned) == (Outcome.WIN, 7_000)
    assert len(over.state.round.dealer) == 1
    assert balances(over) == {"player:cat": 6_000, "float": -6_000}


def applied() -> PlayScene:
    """Ann declines against an ace; ben and cat wish to insure her wager of $50."""
    scene = dealt({1: "Ts8s", 2: "Ts9d", 3: "Th7d"}, "Ac", "Tc")
    decline = c.DeclineInsurance(by=player(1), box=1)
    wishes = (c.Insure(by=named(name), box=1, owner="ann", cents=2_500) for name in ("ben", "cat"))
    return scene.given(decline, *wishes)


def insured(scene: PlayScene) -> list[tuple[str, int]]:
    placed = scene.when(c.CloseInsurance(by=DEALER)).all(InsurancePlaced)
    return [(event.player, event.cents) for event in placed]


@pytest.mark.clause("7.2/lead", "16.2(a)")
def test_7_2_given_an_applicant_whose_wagers_are_voided_when_the_line_is_closed_then_the_next_insures() -> None:
    """Ben would come first; without a wager in the round he insures nobody's, and applies for nothing more."""
    assert insured(applied()) == [("ben", 2_500)]
    void = applied().given(breach(Act.OTHER, "ben"), VOID)
    assert insured(void) == [("cat", 2_500)]
    void.given(c.DeclineInsurance(by=player(3), box=3)).when(
        c.Insure(by=named("ben"), box=3, owner="cat", cents=500)
    ).refused_under("7.2/lead")


@pytest.mark.clause("7.2/lead", "16.2(b)")
def test_7_2_given_an_applicant_who_is_excluded_when_the_line_is_closed_then_the_next_insures() -> None:
    """Excluded from further participation, ben puts no more chips down; the wager that lies there plays on."""
    assert insured(applied().given(breach(Act.OTHER, "ben"), hc.ExcludePlayer(by=OPERATOR, breach=1))) == [
        ("cat", 2_500)
    ]


@pytest.mark.clause("7.2/lead", "16.2(a)")
def test_7_2_given_a_declined_wager_that_is_voided_when_the_line_is_closed_then_nobody_insures_it() -> None:
    """There is nothing left of it that half could be taken of."""
    assert insured(applied().given(breach(Act.OTHER), VOID)) == []
