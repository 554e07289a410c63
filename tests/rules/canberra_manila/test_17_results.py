"""Discards, results that stand, cards in view, and what the rules do not list (17.10, 17.14 to 17.16)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import AwardCorrected, RemedyAdopted, RemedyProposed, RemedyRejected
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.state import Phase
from croupier.games.decider import replay, stream
from croupier.games.house import commands as hc
from croupier.games.people import Player
from tests.games.canberra_manila.stations import (
    BOARD_CARDS,
    HANDS,
    IN_A_ROUND,
    VOID,
    at,
    felt,
    felt_street,
    onward,
    three,
)
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    begun,
    chips,
    collected,
    dealt,
    fold,
    player,
    seated,
    stakes,
    tries_bet,
    tries_call,
    tries_check,
    tries_fold,
)
from tests.kit.scene import cites

WHY = "Ben's flush was overlooked"


def correction(giver: int = 1, taker: int = 2, cents: int = 3_000, why: str = WHY) -> c.CorrectAward:
    return c.CorrectAward(by=DEALER, from_seat=giver, to_seat=taker, cents=cents, why=why)


def won() -> PlayScene:
    """Ann has won the first round: $30 less a dollar."""
    return onward(three(), Phase.BETWEEN)


@pytest.mark.clause("17.10")
def test_17_10_given_cards_in_the_discards_when_their_player_would_act_then_they_take_no_further_part() -> None:
    """Folded by mistake or not: no bet, no call, no check, and no second fold."""
    scene = fold(three(), 3)
    for tried in (tries_call(scene, 3), tries_bet(scene, 3, 5_000), tries_check(scene, 3), tries_fold(scene, 3)):
        tried.refused_under("17.10")


@pytest.mark.clause("17.10")
def test_17_10_given_a_folded_hand_at_the_showdown_when_it_would_be_shown_then_refused() -> None:
    """However good it is; and it wins nothing."""
    scene = onward(felt_street(fold(felt(), 3), 5), Phase.SHOWDOWN)
    scene.when(c.ShowHand(by=player(3), seat=3, cards=parse_cards(HANDS[3]))).refused_under("13.1")
    assert chips(onward(fold(three(), 3), Phase.BETWEEN))[3] == 100_000


@pytest.mark.clause("17.14")
def test_17_14_given_a_wrong_award_when_found_before_the_next_round_then_it_is_put_right() -> None:
    """Between rounds, and while blinds are posted: no card is out yet."""
    for scene in (won(), begun(won()), collected(won())):
        found = scene.when(correction())
        assert cites(found.one(AwardCorrected), "17.14")
        assert found.one(AwardCorrected).why == WHY
        assert chips(found)[2] - chips(scene)[2] == chips(scene)[1] - chips(found)[1] == 3_000
        assert sum(balances(found).values()) == 0


@pytest.mark.clause("17.14")
@pytest.mark.parametrize(
    "phase", [Phase.BETTING, Phase.EXPOSING, Phase.SHOWDOWN, Phase.AWARDING, Phase.VOIDED], ids=str
)
def test_17_14_given_a_wrong_award_when_a_card_of_the_next_round_is_out_then_the_decision_stands(phase: Phase) -> None:
    """From its first card on; and a void of that round opens nothing again."""
    scene = dealt(collected(won()), HANDS, BOARD_CARDS)
    scene = scene.given(VOID) if phase is Phase.VOIDED else onward(scene, phase)
    scene.when(correction()).refused_under("17.14")


@pytest.mark.clause("17.14")
def test_17_14_given_a_void_round_when_over_then_it_has_no_award_to_correct_and_the_one_before_stands() -> None:
    """Nor has a table that has not played; a round that is void before its cards leaves the last result open."""
    for scene in (seated(stakes(1, 2)), three().given(VOID, hc.CollectVoid(by=DEALER))):
        scene.when(correction()).refused_under("17.14")
    again = dealt(collected(won()), HANDS, BOARD_CARDS).given(VOID, hc.CollectVoid(by=DEALER))
    again.when(correction()).refused_under("17.14")
    collected(won()).given(VOID, hc.CollectVoid(by=DEALER), correction())


@pytest.mark.clause("17.14")
@pytest.mark.parametrize(
    "wrong",
    [correction(cents=0), correction(cents=-100), correction(why=" "), correction(taker=1), correction(taker=8)],
)
def test_17_14_given_no_amount_no_reason_or_no_two_players_when_corrected_then_refused(wrong: c.CorrectAward) -> None:
    """A correction says from whom to whom, how much, and why."""
    won().when(wrong).refused_under("17.14")


@pytest.mark.clause("17.14")
def test_17_14_given_more_than_lies_there_or_somebody_who_did_not_play_when_corrected_then_refused() -> None:
    """A newcomer has neither won nor lost that round; what has left the table is a matter of dispute."""
    won().when(correction(cents=1_000_000)).refused_under("17.14")
    scene = won().given(hc.LeaveSeat(by=player(1), box=1))
    scene.when(correction()).refused_under("17.14")
    other = scene.given(hc.TakeSeat(by=DEALER, box=1, player="gus"), c.BuyChips(by=DEALER, seat=1, cents=20_000))
    other.when(correction()).refused_under("17.14")
    for by in (player(2), SUPERVISOR):
        won().when(c.CorrectAward(by=by, from_seat=1, to_seat=2, cents=100, why=WHY)).refused_under("17.14")


@pytest.mark.clause("17.15")
def test_17_15_given_hands_in_play_when_others_look_then_they_see_two_backs_each() -> None:
    """In clear view, and face down."""
    scene = three()
    seen = replay(GAME, stream(GAME, scene.history, Player(2)))
    assert [hand.cards for hand in seen.round.hands] == [(None, None), parse_cards(HANDS[2]), (None, None)]


@pytest.mark.clause("17.15")
def test_17_15_given_hidden_cards_when_seen_then_it_is_a_breach_on_record() -> None:
    """Cards under the table, or in the hand, are for the dealer to write down."""
    act = hc.Act.SHOW_CARDS
    noted = three().given(hc.RecordBreach(by=DEALER, player="ann", act=act, note="cards out of view"))
    assert noted.state.breaches[0].note == "cards out of view"


def proposed(scene: PlayScene) -> PlayScene:
    return scene.given(c.ProposeRemedy(by=OPERATOR, what="the card is put back"))


def answers(scene: PlayScene, seat: int, *, agrees: bool = True) -> PlayScene:
    return scene.when(c.AnswerRemedy(by=player(seat), seat=seat, agrees=agrees))


@pytest.mark.clause("17.16")
@pytest.mark.parametrize("phase", IN_A_ROUND, ids=str)
def test_17_16_given_something_unlisted_when_all_players_agree_then_the_proposal_is_adopted(phase: Phase) -> None:
    """All who were dealt in, folded or not; two of three are not enough."""
    scene = proposed(at(phase))
    assert cites(scene.one(RemedyProposed), "17.16")
    two = answers(answers(scene, 1), 2)
    assert not two.all(RemedyAdopted)
    done = answers(two, 3)
    assert done.one(RemedyAdopted).what == "the card is put back"
    assert cites(done.one(RemedyAdopted), "17.16")
    assert done.state.phase is phase


@pytest.mark.clause("17.16")
def test_17_16_given_one_player_who_does_not_agree_when_asked_then_the_operator_decides() -> None:
    """It cites 19.6, which is about idle seats; the final decision of 19.4 is meant."""
    no = answers(answers(proposed(three()), 1), 2, agrees=False)
    assert cites(no.one(RemedyRejected), "17.16", "19.4")
    answers(no, 3).refused_under("17.16")
    proposed(no)


@pytest.mark.clause("17.16")
def test_17_16_given_a_proposal_when_made_or_answered_wrongly_then_refused() -> None:
    """By the operator, in words, one at a time; each player answers once, and for the own hand."""
    three().when(c.ProposeRemedy(by=OPERATOR, what=" ")).refused_under("17.16")
    three().when(c.ProposeRemedy(by=DEALER, what="the card is put back")).refused_under("17.16")
    answers(three(), 1).refused_under("17.16")
    scene = proposed(three())
    scene.when(c.ProposeRemedy(by=OPERATOR, what="the round is played again")).refused_under("17.16")
    scene.when(c.AnswerRemedy(by=player(1), seat=2, agrees=True)).refused_under("17.16")
    scene.when(c.AnswerRemedy(by=DEALER, seat=8, agrees=True)).refused_under("17.16")
    answers(answers(scene, 1), 1).refused_under("17.16")
    at(Phase.BETWEEN).when(c.ProposeRemedy(by=OPERATOR, what="again")).refused_under("17.16")
