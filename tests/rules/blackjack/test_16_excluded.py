"""Who is out of the game, or kept to a single box, puts no more chips on the table (16.2(b), 4.8)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import HandDoubled, HandSplit
from croupier.games.house import commands as hc
from croupier.games.house.commands import Act
from tests.games.blackjack.incidents import breach
from tests.games.blackjack.tables import (
    OPERATOR,
    PERFECT,
    dealt,
    gained,
    named,
    placed,
    played_out,
    player,
    split,
    stand,
    wagering,
)

BAR = hc.ExcludePlayer(by=OPERATOR, breach=1)
SPLIT = c.Split(by=player(1), box=1, cents=5_000)


@pytest.mark.clause("16.2(b)", "9.1(a)", "9.1(b)")
def test_16_2_b_given_an_excluded_player_when_splitting_or_doubling_then_refused_and_the_hand_plays_on() -> None:
    """Excluded from further participation: what lies there is played, and nothing is added to it."""
    scene = dealt({1: "8h8s"}, "9c", "TdTc").given(breach(Act.OTHER), BAR)
    scene.when(SPLIT).refused_under("16.2(b)")
    scene.when(c.Double(by=player(1), box=1, cents=5_000)).refused_under("16.2(b)")
    assert gained(played_out(stand(scene, 1)), "ann") == -5_000


@pytest.mark.clause("16.2(b)", "10.2(a)", "11.2")
def test_16_2_b_given_an_excluded_partner_when_the_box_splits_or_doubles_then_nobody_asks_them() -> None:
    """Ben's wager stays on the first hand and is not doubled; excluded while asked, he can only ride."""
    wagers = {1: {"ann": 5_000, "ben": 5_000}}
    scene = dealt({1: "8h8s"}, "9c", "3d", wagers=wagers)
    out = scene.given(breach(Act.OTHER, "ben"), BAR)
    assert out.when(SPLIT).one(HandSplit).asked == ()
    doubled = out.given(SPLIT).when(c.Double(by=player(1), box=1, cents=5_000))
    assert doubled.one(HandDoubled).asked == ()
    asked = split(scene, 1).given(breach(Act.OTHER, "ben"), BAR)
    asked.when(c.Split(by=named("ben"), box=1, cents=5_000)).refused_under("16.2(b)")
    asked.given(c.Ride(by=named("ben"), box=1))


@pytest.mark.clause("4.8", "17.8")
def test_4_8_given_a_restricted_player_when_a_side_bet_is_placed_at_another_box_then_refused() -> None:
    """One box means one box, with chips on it or beside it, whichever came first."""
    scene = wagering(1, 2, side_bet=PERFECT).given(c.RestrictPlayer(by=OPERATOR, player="ann", tracking="file 7"))
    scene = placed(scene, {2: 5_000})
    beside, own = (c.PlaceSideWager(by=player(1), box=box, cents=1_000) for box in (2, 1))
    wager = c.PlaceWager(by=player(1), box=1, cents=1_000)
    scene.given(wager, own).when(beside).refused_under("4.8")
    scene.given(beside).when(wager).refused_under("4.8")
