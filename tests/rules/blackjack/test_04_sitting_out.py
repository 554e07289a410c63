"""Players who sat out in a shoe, and wager the minimum until a new one (4.7)."""

from __future__ import annotations

import pytest

from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    MinimumRequired,
    WagerPlaced,
)
from croupier.games.house import commands as hc
from croupier.games.house.terms import Limits
from tests.games.blackjack.shoes import new_shoe
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    loaded,
    named,
    opened,
    placed,
    played_out,
    player,
    stacked,
    stand,
)
from tests.kit.scene import cites

OPEN = hc.OpenWagering(by=DEALER, at=NOON)
TENS = stacked("".join(f"{rank}{suit}" for rank in "TJQK" for suit in "shdc") * 6)
"""A shoe in which every hand of the first rounds is a 20."""


def wager(box: int, cents: int, name: str = "") -> c.PlaceWager:
    return c.PlaceWager(by=named(name) if name else player(box), box=box, cents=cents)


def require(name: str) -> c.RequireMinimum:
    return c.RequireMinimum(by=OPERATOR, player=name)


def table(*boxes: int, **changes: bool) -> PlayScene:
    """An open table with players at these boxes and a shoe of tens."""
    return loaded(opened(*boxes, **changes), TENS)


def rounds(scene: PlayScene, *wagers: dict[int, int]) -> PlayScene:
    """One round after another with these wagers; everybody stands on 20."""
    for down in wagers:
        scene = placed(scene.given(OPEN), down).given(c.DealRound(by=DEALER))
        scene = played_out(stand(scene, *down))
    return scene


@pytest.mark.clause("4.7(a)", "4.7/tail")
def test_4_7_a_given_the_option_on_when_a_player_joins_in_round_4_of_the_shoe_then_the_minimum_alone_is_taken() -> None:
    """Joins in round 4: $10 accepted, $50 refused; ann, who has played from the first round on, is free."""
    scene = rounds(table(1, latecomers_at_minimum=True), *({1: 5_000},) * 3)
    scene = scene.given(OPEN, hc.TakeSeat(by=player(2), box=2, player="ben"))
    for cents in (500, 1_500, 5_000):
        assert "$10" in scene.when(wager(2, cents)).refused_under("4.7/tail").instead
    assert not scene.when(wager(2, 1_000)).one(WagerPlaced).low
    scene.given(wager(1, 50_000))


@pytest.mark.clause("4.7(a)")
def test_4_7_a_given_the_first_round_of_a_shoe_when_a_newcomer_wagers_then_nobody_is_kept_to_anything() -> None:
    """Nobody has missed a round that is only about to be dealt."""
    scene = table(1, 2, latecomers_at_minimum=True).given(OPEN)
    scene.given(wager(1, 5_000), wager(2, 50_000))
    scene.when(require("ben")).refused_under("4.7(a)")


@pytest.mark.clause("4.7(a)")
def test_4_7_a_given_a_seated_player_who_missed_the_first_round_when_required_then_it_is_on_record() -> None:
    """The operator may: here ben is asked, and cat, who missed it too, is not."""
    scene = rounds(table(1, 2, 3), {1: 5_000}).when(require("ben"))
    assert cites(scene.one(MinimumRequired), "4.7(a)", "4.7/tail")
    scene = scene.given(OPEN)
    scene.when(wager(2, 5_000)).refused_under("4.7/tail")
    scene.given(wager(2, 1_000), wager(3, 5_000))


@pytest.mark.clause("4.7(b)")
@pytest.mark.parametrize("option", [True, False])
def test_4_7_b_given_a_player_who_wagers_in_rounds_1_to_3_and_sits_out_4_when_back_in_5_then_10_is_the_limit(
    option: bool,
) -> None:
    """Returns in 5: limited to $10, whether the table does so always or the operator asks it of this player."""
    both, alone = {1: 5_000, 2: 5_000}, {1: 5_000}
    scene = rounds(table(1, 2, latecomers_at_minimum=option), both, both, both, alone)
    if not option:
        scene = scene.when(require("ben"))
        assert cites(scene.one(MinimumRequired), "4.7(b)", "4.7/tail")
    scene = scene.given(OPEN)
    scene.when(wager(2, 5_000)).refused_under("4.7/tail")
    scene.when(wager(2, 1_500)).refused_under("4.7/tail")
    scene.given(wager(2, 1_000))


@pytest.mark.clause("4.7(b)")
def test_4_7_b_given_two_boxes_when_one_of_them_is_left_without_a_wager_then_the_player_has_not_sat_out() -> None:
    """A sit-out on all boxes counts; skipping one of several does not (reading)."""
    scene = table(1, latecomers_at_minimum=True).given(hc.TakeSeat(by=player(1), box=2, player="ann"))
    scene = scene.given(OPEN, wager(1, 5_000), wager(2, 5_000, "ann"), c.DealRound(by=DEALER))
    scene = played_out(scene.given(c.Stand(by=player(1), box=1), c.Stand(by=player(1), box=2)))
    scene = rounds(scene, {1: 5_000}).given(OPEN)
    scene.given(wager(1, 5_000), wager(2, 5_000, "ann"))
    scene.when(require("ann")).refused_under("4.7(b)")


@pytest.mark.clause("4.7(a)", "4.7(b)")
def test_4_7_a_given_nobody_who_sat_out_when_the_minimum_is_required_then_it_is_refused() -> None:
    """It is no measure against a player who wagers in every round, nor against nobody."""
    scene = rounds(table(1, 2), {1: 5_000, 2: 5_000}, {1: 5_000, 2: 5_000})
    for name in ("ann", "ben", "", " "):
        scene.when(require(name)).refused_under("4.7(a)")
        scene.when(require(name)).refused_under("4.7(b)")
    for person in (player(1), DEALER):
        scene.when(c.RequireMinimum(by=person, player="zoe")).refused_under("4.7/tail")


@pytest.mark.clause("4.7/tail")
def test_4_7_given_a_restriction_when_a_new_shoe_begins_then_full_limits_hold_again() -> None:
    """Restricted in one shoe: $10 only; in the next: full limits. Asked twice, it is in force already."""
    scene = rounds(table(1, 2), {1: 5_000}).given(require("ben"))
    scene.when(require("ben")).refused_under("4.7/tail")
    scene = rounds(scene, {1: 5_000, 2: 1_000}, {1: 5_000, 2: 1_000})
    scene.given(OPEN).when(wager(2, 5_000)).refused_under("4.7/tail")
    new_shoe(scene, TENS).given(OPEN, wager(2, 50_000))


@pytest.mark.clause("4.7/tail")
def test_4_7_given_a_minimum_that_has_risen_when_the_restricted_player_wagers_then_it_is_the_displayed_one() -> None:
    """Exactly the minimum that the sign shows in that round."""
    scene = rounds(table(1, 2), {1: 5_000}).given(require("ben"))
    scene = scene.given(hc.AnnounceLimits(by=OPERATOR, limits=Limits(2_000, 50_000, 500)), OPEN)
    for cents in (1_000, 2_500):
        scene.when(wager(2, cents)).refused_under("4.7/tail")
    scene.given(wager(2, 2_000))


@pytest.mark.clause("4.7/tail")
@pytest.mark.parametrize("option", [True, False])
def test_4_7_given_an_automated_shoe_when_a_player_joins_late_then_the_rule_is_switched_off(option: bool) -> None:
    """Off with an automated shuffling shoe: a request is refused and a late $500 is taken (18.1)."""
    scene = loaded(opened(1, 2, shoe=AUTOMATED, latecomers_at_minimum=option), TENS)
    scene = scene.given(OPEN, wager(1, 5_000), c.DealRound(by=DEALER))
    scene = loaded(played_out(stand(scene, 1)), TENS)
    scene.when(require("ben")).refused_under("18.1")
    scene.given(OPEN, wager(2, 50_000))


@pytest.mark.clause("4.7/tail")
def test_4_7_given_a_restriction_of_a_plain_shoe_when_a_machine_takes_its_place_then_it_is_switched_off_too() -> None:
    """Ben was kept to $10; from an automated shoe he may wager $500, though no new shoe was loaded by hand."""
    scene = rounds(table(1, 2), {1: 5_000}).given(require("ben"), hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))
    scene = scene.given(
        hc.CheckCards(by=DEALER, day=NOON.day, cards=(Pack().cards,) * 6),
        hc.CheckReplacement(by=DEALER),
        hc.CheckReplacement(by=SUPERVISOR),
    )
    scene = loaded(scene, TENS).given(OPEN)
    assert scene.state.guest("ben").at_minimum
    scene.given(wager(2, 50_000))
