"""Raises in blind games and in ante games: how many there may be, and how small (5.1, 6.2)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.events import BetCalled, BetMade, HandFolded
from croupier.games.canberra_manila.state import Phase, Play
from tests.games.canberra_manila.tables import (
    PlayScene,
    bet,
    betting,
    bounds,
    call,
    check,
    fold,
    on_street,
    stakes,
    standing,
    tap_out,
    tries_bet,
    tries_call,
    tries_fold,
    tries_tap_out,
    turn,
)

ANTE = 200


def three_raises(seats: int = 4, **stakes_of: int) -> PlayScene:
    """A blind of $10, raised to $20, $40 and $80 by the three seats after it."""
    scene = betting(stakes(*range(1, seats + 1), **stakes_of), blinds=(1_000,))
    return bet(scene, (2, 2_000), (3, 4_000), (4, 8_000))


@pytest.mark.clause("5.1", "A:Betting Round")
def test_5_1_given_three_raises_and_more_than_two_who_contest_when_a_fourth_is_made_then_it_is_refused() -> None:
    """Blind $10, then $20, $40 and $80: the others are asked once more, to call or to fold."""
    scene = three_raises()
    assert (turn(scene), bounds(scene)) == (1, (7_000, 0, 0))
    tries_bet(scene, 1, 11_000).refused_under("5.1")
    tries_tap_out(scene, 1).refused_under("5.1")
    assert tries_call(scene, 1).one(BetCalled).cents == 7_000
    assert tries_fold(scene, 1).one(HandFolded).paid == 0
    closed = call(scene, 1, 2, 3)
    assert closed.state.phase is Phase.EXPOSING


@pytest.mark.clause("5.1")
def test_5_1_given_three_raises_when_only_two_still_contest_then_a_fourth_is_accepted_to_120_or_more() -> None:
    """It is tested at each raise: as soon as two are left there is no cap, until their stakes are spent."""
    scene = fold(three_raises(), 1, 2)
    assert (turn(scene), bounds(scene)[:2]) == (3, (4_000, 8_000))
    raised = tries_bet(scene, 3, 8_000)
    assert raised.one(BetMade).level == 12_000
    again = bet(raised, (4, 8_000), (3, 12_000))
    assert again.state.round.raises == 6
    spent = tap_out(again, 4)
    assert spent.state.round.level == 100_000


@pytest.mark.clause("5.1")
def test_5_1_given_two_who_raised_four_times_when_no_third_contests_then_it_began_between_them() -> None:
    """Between two players there is no cap from the beginning."""
    scene = bet(on_street(betting(stakes(1, 2)), 2), (1, 500), (2, 1_000), (1, 1_000), (2, 1_000), (1, 1_000))
    assert scene.state.round.raises == 4
    assert bounds(scene)[1] == 1_000


@pytest.mark.clause("5.1")
def test_5_1_given_a_third_who_has_tapped_out_when_a_fourth_raise_is_made_then_that_player_is_not_counted() -> None:
    """Only who can still bet contests."""
    scene = fold(three_raises(5, s5=1_000), 5, 1)
    assert bounds(scene) == (6_000, 0, 0)
    tapped = tap_out(three_raises(5, s5=1_000), 5)
    tapped = fold(tapped, 1, 2)
    assert turn(tapped) == 3
    tries_bet(tapped, 3, 8_000).one(BetMade)


@pytest.mark.clause("5.1")
def test_5_1_given_a_tap_out_that_is_a_full_raise_when_counted_then_it_is_one_of_three() -> None:
    """And the player who made it contests no more."""
    scene = betting(stakes(1, 2, 3, 4, 5, s4=8_000), blinds=(1_000,))
    scene = bet(scene, (2, 2_000), (3, 4_000))
    scene = tap_out(scene, 4)
    assert scene.state.round.raises == 3
    tries_bet(scene, 5, 12_000).refused_under("5.1")
    two = fold(scene, 5, 1)
    tries_bet(two, 2, 10_000).one(BetMade)


@pytest.mark.clause("5.1", "14.5")
def test_5_1_given_a_tap_out_short_of_a_raise_when_counted_then_it_is_none_of_the_three() -> None:
    """The level moves, the count does not."""
    scene = betting(stakes(1, 2, 3, 4, 5, s4=2_500), blinds=(1_000,))
    scene = call(bet(scene, (2, 2_000)), 3)
    scene = tap_out(scene, 4)
    assert (scene.state.round.level, scene.state.round.raises) == (2_500, 1)


@pytest.mark.clause("5.1", "10.2/tail")
def test_5_1_given_the_closing_raise_of_the_last_blind_when_counted_then_it_is_one_of_three() -> None:
    """Three more would be four."""
    scene = bet(call(betting(stakes(1, 2, 3)), 3, 1), (2, 1_000))
    assert scene.state.round.raises == 1
    scene = bet(scene, (3, 2_000), (1, 3_000))
    tries_bet(scene, 2, 4_000).refused_under("5.1")


@pytest.mark.clause("5.1")
def test_5_1_given_a_new_betting_round_when_raised_then_the_count_begins_again() -> None:
    """The opening bet of a later round is no raise."""
    scene = on_street(call(three_raises(), 1, 2, 3), 2)
    scene = bet(scene, (1, 500), (2, 1_000), (3, 1_500), (4, 2_000))
    assert scene.state.round.raises == 3
    tries_bet(scene, 1, 2_000).refused_under("5.1")


@pytest.mark.clause("5.1")
@pytest.mark.parametrize(
    "bets, least",
    [
        (((3, 2_000),), 3_000),
        (((3, 3_000),), 5_000),
        (((3, 3_000), (4, 5_000)), 7_000),
        (((3, 9_000), (4, 17_000)), 25_000),
    ],
)
def test_5_1_given_raises_when_the_next_is_made_then_by_the_opening_bet_or_the_greatest_raise(
    bets: tuple[tuple[int, int], ...], least: int
) -> None:
    """A blind of $10 is the opening bet of the first round; a smaller raise after a greater one is none."""
    scene = bet(betting(stakes(1, 2, 3, 4, 5), blinds=(500, 1_000)), *bets)
    seat = turn(scene)
    assert bounds(scene)[1] == least
    assert tries_bet(scene, seat, least).one(BetMade).level == least
    assert tries_bet(scene, seat, least - 100).one(BetCalled).returned == least - 100 - bets[-1][1]


@pytest.mark.clause("5.1")
def test_5_1_given_a_later_round_when_raised_then_the_opening_bet_of_that_round_is_the_measure() -> None:
    """The blinds and raises of earlier rounds are over."""
    scene = on_street(call(three_raises(), 1, 2, 3), 2)
    assert bounds(scene) == (0, 500, bounds(scene)[2])
    assert bounds(bet(scene, (1, 700)))[:2] == (700, 1_400)


@pytest.mark.clause("6.2")
def test_6_2_given_an_ante_game_opened_with_10_and_raised_to_30_when_raised_again_then_to_50_or_more() -> None:
    """By no less than the greatest raise."""
    scene = bet(betting(stakes(1, 2, 3, 4), ante_cents=ANTE), (1, 1_000), (2, 3_000))
    assert bounds(scene)[:2] == (3_000, 5_000)
    assert tries_bet(scene, 3, 4_900).one(BetCalled).returned == 1_900
    assert "6.2" in tries_bet(scene, 3, 5_000).one(BetMade).under


@pytest.mark.clause("6.2")
def test_6_2_given_an_ante_game_when_four_players_raise_a_fifth_time_then_it_is_accepted() -> None:
    """There is no cap."""
    scene = bet(betting(stakes(1, 2, 3, 4), ante_cents=ANTE), (1, 500), (2, 1_000), (3, 1_500), (4, 2_000))
    scene = bet(scene, (1, 2_000), (2, 2_000))
    assert scene.state.round.raises == 5
    assert all(play is Play.IN for play in standing(scene).values())


@pytest.mark.clause("6.2")
def test_6_2_given_a_check_in_a_later_round_of_an_ante_game_when_others_bet_then_the_checker_may_raise() -> None:
    """A check gives up no more than the opening."""
    scene = on_street(call(bet(betting(stakes(1, 2, 3), ante_cents=ANTE), (1, 500)), 2, 3), 2)
    scene = bet(check(scene, 1), (2, 500))
    scene = fold(scene, 3)
    assert tries_bet(scene, 1, 1_000).one(BetMade).level == 1_000
