"""Hands with too few or too many cards (17.9)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import (
    BettingClosed,
    HandDead,
    LastFolderWins,
    Misdealt,
    PotAwarded,
    ShowdownEnded,
)
from croupier.games.canberra_manila.state import Phase, Play
from croupier.games.house import commands as hc
from croupier.games.house.events import RoundVoided
from tests.games.canberra_manila.stations import at, felt, felt_street, onward, shows, three
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    call,
    chips,
    fold,
    player,
    put,
    standing,
    tries_call,
    turn,
)
from tests.kit.scene import cites

AWARD = c.AwardPots(by=DEALER)


def counted(scene: PlayScene, seat: int, count: int = 3) -> PlayScene:
    return scene.when(c.ReportCardCount(by=DEALER, seat=seat, count=count))


def winners(scene: PlayScene) -> list[int]:
    return [event.seat for event in scene.when(AWARD).all(PotAwarded)]


def showdown() -> PlayScene:
    """The three on a felt table have checked to the end."""
    return onward(felt_street(felt(), 5), Phase.SHOWDOWN)


@pytest.mark.clause("17.9")
@pytest.mark.parametrize("count", [0, 1, 3, 4])
@pytest.mark.parametrize("street", [2, 3, 4, 5])
def test_17_9_given_a_wrong_count_in_a_later_betting_round_when_found_then_the_hand_is_out_and_its_bets_stay(
    street: int, count: int
) -> None:
    """The others play on for what it has put in."""
    scene = bet(felt_street(felt(), street), (1, 2_000))
    found = counted(scene, 1, count)
    assert cites(found.one(HandDead), "17.9")
    assert put(found) == put(scene)
    assert standing(found) == {1: Play.DEAD, 2: Play.IN, 3: Play.IN}
    assert turn(found) == 2
    tries_call(found, 1).refused_under("17.9")
    counted(found, 1).refused_under("17.9")


@pytest.mark.clause("17.9")
def test_17_9_given_the_hand_whose_turn_it_is_when_it_is_out_then_the_turn_goes_on() -> None:
    """And a betting round in which everybody else has met the bet is over."""
    scene = call(bet(felt_street(felt(), 2), (1, 2_000)), 2)
    found = counted(scene, 3)
    found.one(BettingClosed)
    assert found.state.phase is Phase.EXPOSING
    assert turn(counted(felt_street(felt(), 2), 1)) == 2


@pytest.mark.clause("17.9")
def test_17_9_given_two_hands_in_a_betting_round_when_one_of_them_is_out_then_the_other_has_the_pot() -> None:
    """As if everybody else had folded."""
    found = counted(fold(felt_street(felt(), 3), 1), 2)
    assert found.state.phase is Phase.AWARDING
    assert winners(found) == [3]


@pytest.mark.clause("17.9")
def test_17_9_given_a_wrong_count_between_two_betting_rounds_when_found_then_the_hand_is_out() -> None:
    """While the next card is awaited: two go on, one alone has won."""
    waiting = onward(felt(), Phase.EXPOSING)
    found = counted(waiting, 1)
    assert found.state.phase is Phase.EXPOSING
    alone = counted(found, 2)
    assert alone.state.phase is Phase.AWARDING
    assert winners(alone) == [3]


@pytest.mark.clause("17.9")
def test_17_9_given_two_hands_at_the_showdown_when_one_has_three_cards_then_the_other_has_the_pot() -> None:
    """Ann has three hole cards, Ben has two: Ben wins, and need not show."""
    scene = fold(felt_street(felt(), 5), 1)
    found = counted(onward(scene, Phase.SHOWDOWN), 2)
    assert cites(found.one(ShowdownEnded), "17.9")
    assert winners(found) == [3]


@pytest.mark.clause("17.9")
def test_17_9_given_three_hands_at_the_showdown_when_one_is_out_then_the_others_are_compared() -> None:
    """Before anything is shown, when all others have shown, and when the pot is about to be awarded."""
    for scene in (
        shows(counted(showdown(), 1), 2, 3),
        counted(shows(showdown(), 1, 2, 3), 1),
        counted(shows(showdown(), 1, 2), 3),
    ):
        assert scene.state.phase is Phase.AWARDING
    assert winners(shows(counted(showdown(), 1), 2, 3)) == [2]
    assert winners(counted(shows(showdown(), 1, 2, 3), 1)) == [2]
    assert winners(counted(shows(showdown(), 1, 2), 3)) == [1]


@pytest.mark.clause("17.9")
def test_17_9_given_nobody_with_the_right_number_when_found_then_who_folded_last_has_the_pot() -> None:
    """Ann has three cards, Ben one, and Cat folded last, in round 4; the whole pot is hers."""
    scene = bet(felt_street(felt(), 4), (1, 2_000))
    scene = fold(call(scene, 2), 3)
    scene = onward(scene, Phase.SHOWDOWN)
    found = counted(counted(scene, 1, 3), 2, 1)
    assert cites(found.one(LastFolderWins), "17.9")
    assert found.one(LastFolderWins).seat == 3
    assert winners(found) == [3]
    assert chips(found.given(AWARD))[3] == 100_000 + 2 * 3_000 - 300


@pytest.mark.clause("17.9")
def test_17_9_given_two_who_folded_when_nobody_else_is_left_then_it_is_the_later_one() -> None:
    """In whatever betting round; a hand that goes in at the showdown goes in last of all."""
    scene = fold(felt_street(felt(), 2), 1)
    scene = fold(felt_street(scene, 3), 2)
    assert counted(scene, 3).one(LastFolderWins).seat == 2
    conceded = onward(felt_street(fold(felt(), 3), 5), Phase.SHOWDOWN).given(c.ConcedeHand(by=player(1), seat=1))
    assert counted(conceded, 2).one(LastFolderWins).seat == 1


@pytest.mark.clause("17.9", "A:Void")
def test_17_9_given_nobody_who_folded_when_no_hand_is_right_then_the_round_is_void() -> None:
    """It is impractical to go on: everything goes back."""
    scene = counted(counted(showdown(), 1), 2)
    found = counted(scene, 3)
    assert cites(found.one(RoundVoided), "17.9", "19.3", "A:Void")
    over = found.given(hc.CollectVoid(by=DEALER))
    assert set(chips(over).values()) == {100_000}
    assert "pot" not in balances(over)


@pytest.mark.clause("17.9")
def test_17_9_given_the_right_number_a_hand_that_is_out_or_no_staff_when_reported_then_refused() -> None:
    """Two cards are no wrong number, and minus one is no number."""
    scene = fold(felt_street(felt(), 2), 1)
    for seat, count in ((2, 2), (2, -1), (1, 3), (8, 3)):
        counted(scene, seat, count).refused_under("17.9")
    scene.when(c.ReportCardCount(by=player(3), seat=2, count=3)).refused_under("17.9")
    for by in (SUPERVISOR, OPERATOR):
        scene.given(c.ReportCardCount(by=by, seat=2, count=3))
    at(Phase.POSTING).when(c.ReportCardCount(by=DEALER, seat=2, count=3)).refused_under("17.9")


@pytest.mark.clause("17.9")
def test_17_9_given_cards_in_the_program_when_counted_then_every_hand_has_two() -> None:
    """It deals no other number."""
    counted(three(), 2).refused_under("17.9")


@pytest.mark.clause("17.9", "17.1(f)")
def test_17_9_given_the_first_betting_round_when_a_count_is_wrong_then_it_is_a_misdeal_and_no_dead_hand() -> None:
    """Rule 17.1 comes first there."""
    counted(call(felt(), 3), 2).one(Misdealt)
