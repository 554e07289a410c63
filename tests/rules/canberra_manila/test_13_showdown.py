"""The showdown: who shows first, who shows what is as good, who concedes unseen (13.1)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Contest, Hands
from croupier.games.canberra_manila.events import HandConceded, HandShown, PotAwarded, PotFormed, ShowdownEnded
from croupier.games.canberra_manila.state import Phase
from croupier.games.house.commands import Act
from croupier.games.people import Player
from tests.games.canberra_manila.stations import (
    BOARD_CARDS,
    HANDS,
    felt,
    felt_street,
    is_refused_and_logged,
    onward,
    shows,
    tells,
    three,
)
from tests.games.canberra_manila.tables import (
    DEALER,
    PlayScene,
    bet,
    betting,
    call,
    check,
    collected,
    dealt,
    fold,
    on_street,
    passed,
    player,
    seated,
    stakes,
    tap_out,
    turn_card,
)
from tests.kit.scene import cites

SHOW = c.ShowHands(by=DEALER)
LOW_BOARD = "5h 3c 2s Kd Kh"


def shown(scene: PlayScene) -> list[int]:
    """The seats that have shown, in their order, when the program has shown the hands."""
    return [event.seat for event in scene.when(SHOW).all(HandShown)]


def final(scene: PlayScene, *bets: tuple[int, int]) -> PlayScene:
    """The final betting round, in which these bets are made."""
    return bet(on_street(scene, 5), *bets)


def of(hands: Mapping[int, str], board: str, rules: Hands) -> PlayScene:
    """A round with these hands that was checked to its end."""
    return onward(dealt(collected(seated(stakes(*hands), hands=rules)), hands, board), Phase.SHOWDOWN)


@pytest.mark.clause("13.1")
def test_13_1_given_a_final_bet_that_is_called_when_hands_are_shown_then_its_player_is_first() -> None:
    """Cat bets queens, Ann calls with aces and Ben with kings: Cat, then Ann; Ben cannot win and stays unseen."""
    scene = call(final(check(on_street(three(), 5), 1, 2), (3, 1_000)), 1, 2)
    done = scene.when(SHOW)
    assert [event.seat for event in done.all(HandShown)] == [3, 1]
    assert [event.seat for event in done.all(HandConceded)] == [2]
    assert cites(done.all(HandShown)[0], "13.1")
    assert cites(done.one(ShowdownEnded), "13.1")


@pytest.mark.clause("13.1")
def test_13_1_given_a_raise_that_is_called_when_hands_are_shown_then_the_raiser_is_first() -> None:
    """The player being called is the last who raised."""
    scene = call(bet(final(three(), (1, 1_000)), (2, 3_000)), 3, 1)
    assert shown(scene) == [2, 1]


@pytest.mark.clause("13.1")
def test_13_1_given_a_final_round_that_is_checked_when_hands_are_shown_then_the_first_after_the_button_is_first() -> (
    None
):
    """Nobody was called; a bet of an earlier round counts for nothing."""
    scene = call(bet(on_street(three(), 4), (1, 1_000)), 2, 3)
    scene = fold(on_street(scene, 5), 1)
    assert shown(passed(scene)) == [2]
    assert shown(onward(three(), Phase.SHOWDOWN)) == [1]


@pytest.mark.clause("13.1")
def test_13_1_given_a_final_bet_that_nobody_calls_when_others_have_tapped_out_then_its_player_is_not_first() -> None:
    """Ann has tapped out before; Cat bets at Ben, who folds: of the two who are left Ann is first."""
    scene = betting(stakes(1, 2, 3, s1=2_000), HANDS, BOARD_CARDS)
    scene = call(tap_out(call(scene, 3), 1), 2, 3)
    scene = fold(bet(check(on_street(scene, 5), 2), (3, 2_000)), 2)
    assert scene.state.phase is Phase.SHOWDOWN
    assert shown(scene) == [1]


@pytest.mark.clause("13.1")
def test_13_1_given_equal_hands_when_shown_then_both_are() -> None:
    """Of equal or higher value: whoever ties shows."""
    scene = onward(betting(stakes(1, 2), {1: "As Kd", 2: "Ah Kh"}, "7c 8d 9h Jc 2s"), Phase.SHOWDOWN)
    assert shown(scene) == [1, 2]


@pytest.mark.clause("13.1")
def test_13_1_given_low_ball_when_hands_are_shown_then_higher_is_better() -> None:
    """The aces are shown first, the better low after them; a worse one is not shown."""
    rules = Hands(contest=Contest.LOW)
    assert shown(of({1: "As Ah", 2: "7s 4d"}, LOW_BOARD, rules)) == [1, 2]
    assert shown(of({1: "7s 4d", 2: "As Ah"}, LOW_BOARD, rules)) == [1]


@pytest.mark.clause("13.1")
def test_13_1_given_a_split_when_hands_are_shown_then_the_better_of_either_side_shows() -> None:
    """The high hand, the low hand, and not the one that is neither."""
    rules = Hands(contest=Contest.SPLIT)
    assert shown(of({1: "As Ah", 2: "7s 4d", 3: "Qs Jd"}, LOW_BOARD, rules)) == [1, 2]


@pytest.mark.clause("13.1")
def test_13_1_given_a_side_pot_when_hands_are_shown_then_its_best_hand_shows_though_it_loses_the_main_pot() -> None:
    """Ann's aces have the main pot, Ben's kings the side pot, and Cat's queens nothing."""
    scene = betting(stakes(1, 2, 3, s1=2_000), HANDS, BOARD_CARDS)
    scene = call(tap_out(call(scene, 3), 1), 2, 3)
    scene = onward(call(bet(on_street(scene, 2), (2, 1_000)), 3), Phase.SHOWDOWN)
    done = scene.given(SHOW)
    assert [event.seat for event in done.all(HandShown)] == [1, 2]
    won = done.given(c.AwardPots(by=DEALER))
    assert [(event.pot, event.eligible) for event in won.all(PotFormed)] == [(1, (1, 2, 3)), (2, (2, 3))]
    assert [(event.pot, event.seat) for event in won.all(PotAwarded)] == [(1, 1), (2, 2)]


@pytest.mark.clause("13.1", "16.4")
def test_13_1_given_a_hand_that_is_conceded_when_anybody_looks_then_its_cards_are_never_told() -> None:
    """Ben's kings lose to aces, and go in unseen."""
    scene = onward(three(), Phase.BETWEEN)
    for viewer in (Player(1), Player(3)):
        assert not tells(scene, viewer, HANDS[2])
        assert tells(scene, viewer, HANDS[1]) is True
    assert tells(scene, Player(2), HANDS[2])


@pytest.mark.clause("13.1")
def test_13_1_given_felt_hands_when_shown_out_of_turn_then_the_player_who_was_called_comes_first() -> None:
    """In order, and the called hand may not be conceded; anybody after it may."""
    scene = call(bet(check(felt_street(felt(), 5), 1), (2, 1_000)), 3, 1)
    scene.when(c.ShowHand(by=player(1), seat=1, cards=parse_cards(HANDS[1]))).refused_under("13.1")
    scene.when(c.ConcedeHand(by=player(2), seat=2)).refused_under("13.1")
    first = shows(scene, 2)
    assert cites(first.one(HandShown), "13.1")
    assert first.one(HandShown).high.startswith("one pair")
    second = first.given(c.ConcedeHand(by=player(3), seat=3))
    done = shows(second, 1)
    assert done.state.phase is Phase.AWARDING
    assert [event.seat for event in done.given(c.AwardPots(by=DEALER)).all(PotAwarded)] == [1]


@pytest.mark.clause("13.1")
def test_13_1_given_felt_hands_when_they_are_not_yours_not_two_or_shown_already_then_refused() -> None:
    """Two cards of one's own, once."""
    scene = onward(felt_street(felt(), 5), Phase.SHOWDOWN)
    scene.when(SHOW).refused_under("13.1")
    scene.when(c.ShowHand(by=player(2), seat=1, cards=parse_cards(HANDS[1]))).refused_under("16.4")
    for cards in ("As", "As Ah Ad", ""):
        scene.when(c.ShowHand(by=player(1), seat=1, cards=parse_cards(cards))).refused_under("9.1")
    done = shows(scene, 1)
    done.when(c.ShowHand(by=player(1), seat=1, cards=parse_cards(HANDS[1]))).refused_under("13.1")
    last = done.given(c.ConcedeHand(by=player(2), seat=2), c.ConcedeHand(by=DEALER, seat=3))
    assert last.state.phase is Phase.AWARDING


@pytest.mark.clause("13.1")
def test_13_1_given_a_pot_that_nobody_else_can_win_when_its_hand_would_be_conceded_then_refused() -> None:
    """Somebody wins every pot: Ann and Ben have gone in, so Cat shows."""
    scene = onward(felt_street(felt(), 5), Phase.SHOWDOWN)
    scene = scene.given(c.ConcedeHand(by=player(1), seat=1), c.ConcedeHand(by=player(2), seat=2))
    scene.when(c.ConcedeHand(by=player(3), seat=3)).refused_under("9.6")
    assert shows(scene, 3).given(c.AwardPots(by=DEALER)).one(PotAwarded).seat == 3


@pytest.mark.clause("13.1")
def test_13_1_given_cards_in_the_program_when_a_player_would_show_or_concede_then_the_program_does() -> None:
    """It knows which hands are equal or higher."""
    scene = onward(three(), Phase.SHOWDOWN)
    scene.when(c.ShowHand(by=player(1), seat=1, cards=parse_cards(HANDS[1]))).refused_under("13.1")
    scene.when(c.ConcedeHand(by=player(2), seat=2)).refused_under("13.1")
    scene.when(c.ShowHands(by=player(1))).refused_under("13.1")


@pytest.mark.clause("13.3")
def test_13_3_given_players_who_agree_to_divide_the_pot_when_they_say_so_then_it_is_a_breach_and_play_goes_on() -> None:
    """There is no command for it; every round is played to its end."""
    is_refused_and_logged(Act.DIVIDE_POT, "13.3", player(1))
    scene = turn_card(passed(three()))
    assert scene.state.phase is Phase.BETTING
