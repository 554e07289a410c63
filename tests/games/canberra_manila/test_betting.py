"""Random betting, beside a naive model of turns, levels, raises and the end of each betting round."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.canberra_manila.determinations import Maximum, Opener, Readings, ShortTapOut, TapOutUnit
from croupier.games.canberra_manila.state import Phase
from tests.games.canberra_manila.naive import Naive
from tests.games.canberra_manila.tables import (
    PlayScene,
    betting,
    bounds,
    level,
    pot,
    tries_bet,
    tries_call,
    tries_check,
    tries_fold,
    tries_tap_out,
    turn,
    turn_card,
)

BLINDS = ((500,), (1_000,), (500, 1_000), (500, 1_000, 2_000), (1_000, 500))
SEATS = tuple(range(1, 10))


def table(lots: Random) -> PlayScene:
    """Two to nine players with long and short stakes, under any limits, option and reading."""
    seats = lots.sample(SEATS, lots.randint(2, 9))
    brought = {seat: 100 * lots.choice((lots.randint(1, 60), lots.randint(30, 900))) for seat in seats}
    forced: dict[str, Any] = {"blinds": lots.choice(BLINDS)} if lots.random() < 0.75 else {"ante_cents": 200}
    maximum = lots.choice(list(Maximum))
    fixed = maximum in (Maximum.FIXED, Maximum.STRADDLE)
    readings = Readings(short_tap_out=lots.choice(list(ShortTapOut)), tap_out_unit=lots.choice(list(TapOutUnit)))
    return betting(
        brought,
        opener=lots.choice(list(Opener)),
        maximum=maximum,
        maximum_cents=3_000 if fixed else 0,
        smallest_chip_cents=lots.choice((100, 50)),
        readings=readings,
        **forced,
    )


def act(scene: PlayScene, naive: Naive, lots: Random) -> tuple[PlayScene, bool]:
    """One act of the player in turn at the table, and whether the model allows it."""
    seat, (call, least, most) = turn(scene), naive.bounds()
    what = lots.choice(("check", "check", "call", "call", "call", "bet", "bet", "tap out", "fold"))
    if what == "check":
        return tries_check(scene, seat), naive.check()
    if what == "call":
        return tries_call(scene, seat), naive.call()
    if what == "fold":
        return tries_fold(scene, seat), naive.fold()
    left = naive.left[seat]
    if what == "tap out":
        return tries_tap_out(scene, seat), naive.put_in(left)
    cents = lots.choice((least, least, most, call + 100, most + 100, 100 * lots.randint(1, 300)))
    cents = min(left, max(cents, call, 100))
    return tries_bet(scene, seat, cents), naive.put_in(cents)


def compare(scene: PlayScene, naive: Naive) -> None:
    """Everything that the model knows."""
    assert (turn(scene), pot(scene)) == (naive.turn, naive.pot)
    assert all(naive.agrees(hand) for hand in scene.state.round.hands)
    if naive.turn:
        assert (level(scene), scene.state.round.raises) == (naive.level, naive.raises)
        found = bounds(scene)
        assert (found[0], found[1], min(found[2], 1 << 40)) == (*naive.bounds()[:2], min(naive.bounds()[2], 1 << 40))


@given(st.integers(0, 1 << 32))
def test_given_any_table_when_players_act_at_random_then_the_betting_goes_as_the_naive_model_has_it(seed: int) -> None:
    """Allowed or refused, whose turn, what it costs, who has tapped out, and when each betting round is over."""
    lots = Random(seed)
    scene = table(lots)
    naive = Naive(scene.state)
    naive.deal()
    for _ in range(400):
        compare(scene, naive)
        if scene.state.phase is Phase.EXPOSING:
            scene = turn_card(scene)
            naive.next_street()
        elif scene.state.phase is not Phase.BETTING:
            break
        else:
            scene, allowed = act(scene, naive, lots)
            assert (scene.refusal is None) is allowed, scene.refusal
    assert scene.state.phase is not Phase.BETTING
    assert (scene.state.phase is Phase.AWARDING) is (len(naive.bettors) + len(naive.tapped) < 2)


@pytest.mark.parametrize("seed", range(3))
def test_given_a_model_that_miscounts_when_compared_then_the_difference_is_found(seed: int) -> None:
    """The comparison can fail."""
    scene = table(Random(seed))
    naive = Naive(scene.state)
    naive.deal()
    naive.pot += 100
    with pytest.raises(AssertionError):
        compare(scene, naive)
