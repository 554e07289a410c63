"""Cards on a felt table that were named wrong: put right by the supervisor until the pots are won (9.3, 13.1)."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import FacesCorrected, PotAwarded
from croupier.games.canberra_manila.state import BOARD, Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import PlayHeld
from tests.games.canberra_manila.stations import (
    BOARD_CARDS,
    FIRST,
    HANDS,
    LATER,
    felt,
    felt_street,
    onward,
    shows,
    three,
)
from tests.games.canberra_manila.tables import DEALER, OPERATOR, SUPERVISOR, PlayScene, passed, player, turn_card
from tests.kit.scene import cites


def correct(place: int, cards: str) -> c.CorrectFaces:
    return c.CorrectFaces(by=SUPERVISOR, place=place, cards=parse_cards(cards))


def counted(scene: PlayScene) -> PlayScene:
    """The count of a complete deck lets play go on."""
    return scene.given(hc.ReportCount(by=DEALER, count=52, complete=True))


@pytest.mark.clause("9.3")
def test_9_3_given_a_communal_card_that_was_named_wrong_when_corrected_then_play_goes_on_with_it() -> None:
    """The seven of clubs was a seven of spades; the seven of clubs may still come."""
    scene = felt().when(correct(BOARD, "7s"))
    assert cites(scene.one(FacesCorrected), "9.3")
    assert scene.state.round.board == parse_cards("7s")
    assert turn_card(passed(scene), FIRST).state.round.board == parse_cards("7s 7c")


@pytest.mark.clause("9.3")
def test_9_3_given_a_card_that_was_exposed_too_early_when_corrected_then_it_keeps_its_place() -> None:
    """All open cards are named in the order in which they came."""
    scene = felt().given(c.ReportCommunalExposed(by=DEALER, card=Card("2d")))
    fixed = scene.given(correct(BOARD, "7c 2h"))
    assert (fixed.state.round.board, fixed.state.round.laid_out) == (parse_cards("7c"), parse_cards("2h"))


@pytest.mark.clause("9.3", "2.6")
def test_9_3_given_a_wrong_card_that_stopped_play_when_counted_and_corrected_then_the_round_goes_on() -> None:
    """The eight was named a nine, and so the nine seemed to come twice."""
    scene = turn_card(passed(felt()), Card("9h"))
    stopped = passed(scene).when(c.TurnCommunal(by=DEALER, card=Card("9h")))
    stopped.one(PlayHeld)
    stopped.when(correct(BOARD, "7c 8d")).refused_under("2.6")
    fixed = counted(stopped).given(correct(BOARD, "7c 8d"))
    assert turn_card(fixed, Card("9h")).state.round.board == parse_cards(BOARD_CARDS)[:3]


@pytest.mark.clause("13.1")
def test_13_1_given_a_shown_hand_that_was_read_wrong_when_corrected_then_the_pot_goes_by_its_cards() -> None:
    """Ann's aces were read as fives."""
    scene = onward(felt_street(felt(), 5), Phase.SHOWDOWN)
    scene = scene.given(c.ShowHand(by=DEALER, seat=1, cards=parse_cards("5s 5h")))
    scene = shows(scene, 2, 3)
    assert scene.given(c.AwardPots(by=DEALER)).one(PotAwarded).seat == 2
    fixed = scene.when(correct(1, HANDS[1]))
    assert cites(fixed.one(FacesCorrected), "13.1")
    assert fixed.one(FacesCorrected).high.startswith("one pair, aces")
    assert fixed.given(c.AwardPots(by=DEALER)).one(PotAwarded).seat == 1


@pytest.mark.clause("13.1", "17.14")
def test_13_1_given_a_board_that_was_read_wrong_when_corrected_at_the_showdown_then_the_pot_goes_by_it() -> None:
    """The jack was a queen: Cat has three of them."""
    scene = shows(onward(felt_street(felt(), 5), Phase.SHOWDOWN), 1, 2, 3)
    fixed = scene.given(correct(BOARD, "7c 8d 9h Qc Ts"))
    assert fixed.given(c.AwardPots(by=DEALER)).one(PotAwarded).seat == 3
    scene.given(c.AwardPots(by=DEALER)).when(correct(BOARD, "7c 8d 9h Qc Ts")).refused_under("17.14")


@pytest.mark.clause("9.3")
@pytest.mark.parametrize("cards", ["", "7c 8d", "7c"])
def test_9_3_given_too_few_too_many_or_the_same_cards_when_corrected_then_refused(cards: str) -> None:
    """One card lies there, and it is another than was named."""
    felt().when(correct(BOARD, cards)).refused_under("9.3")


@pytest.mark.clause("9.3", "13.1")
def test_9_3_given_a_card_that_lies_elsewhere_when_corrected_to_then_play_stops() -> None:
    """Nor may it be foreign to the deck."""
    scene = shows(onward(felt_street(felt(), 5), Phase.SHOWDOWN), 1)
    for wrong in (Card("7c"), Card.JOKER):
        scene.when(c.CorrectFaces(by=SUPERVISOR, place=1, cards=(Card("As"), wrong))).one(PlayHeld)
    scene.when(correct(1, "Ad Ac")).one(FacesCorrected)


@pytest.mark.clause("13.1")
def test_13_1_given_a_hand_that_is_not_shown_or_another_person_when_corrected_then_refused() -> None:
    """Only what lies open was named, and only the supervisor corrects it."""
    scene = shows(onward(felt_street(felt(), 5), Phase.SHOWDOWN), 1)
    scene.when(correct(2, HANDS[2])).refused_under("13.1")
    scene.when(correct(8, HANDS[2])).refused_under("13.1")
    for by in (DEALER, OPERATOR, player(1)):
        scene.when(c.CorrectFaces(by=by, place=1, cards=parse_cards("Ad Ac"))).refused_under("13.1")


@pytest.mark.clause("7.3")
def test_7_3_given_cards_in_the_program_when_they_would_be_corrected_then_refused() -> None:
    """Nobody has named them."""
    three().when(correct(BOARD, str(LATER[0]))).refused_under("7.3")
