"""Misdeals: what is one, what is mended instead, and when it is too late for one (17.1 to 17.3)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import DealFault
from croupier.games.canberra_manila.events import FaultStands, HandsReconstructed, Misdealt
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from tests.games.canberra_manila.stations import FIRST, felt, felt_street, onward, three
from tests.games.canberra_manila.tables import (
    DEALER,
    FELT,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    call,
    collected,
    left,
    loaded,
    passed,
    player,
    put,
    seated,
    stakes,
)
from tests.kit.scene import cites

CLAUSES = {
    DealFault.CARD_SEEN_IN_CUT: "17.1(a)",
    DealFault.NOT_CUT: "17.1(b)",
    DealFault.HOLE_CARD_SHOWN: "17.1(c)",
    DealFault.SECOND_COMMUNAL_FACE_UP: "17.1(c)",
    DealFault.OUT_OF_TURN: "17.1(d)",
    DealFault.PLAYER_MISSED: "17.1(e)",
    DealFault.EXTRA_HOLE_CARD: "17.1(e)",
}
MENDED = (DealFault.OUT_OF_TURN, DealFault.PLAYER_MISSED, DealFault.EXTRA_HOLE_CARD)
EVERY_FAULT = pytest.mark.parametrize("fault", DealFault, ids=lambda fault: fault.name.lower())


def report(scene: PlayScene, fault: DealFault, *, looked: bool = True, repairable: bool = True) -> PlayScene:
    """The dealer says what has gone wrong with the cards of seat 2."""
    wish = c.ReportDealFault(by=DEALER, fault=fault, seat=2, looked=looked, repairable=repairable)
    return scene.when(wish)


def unshuffled() -> PlayScene:
    """Blinds are in the pot of a felt table, and its cards have not been shuffled."""
    return collected(seated(stakes(1, 2, 3), cards=FELT))


@pytest.mark.clause("17.1(a)")
def test_17_1_a_given_a_card_that_shows_in_the_cut_when_reported_then_it_is_a_misdeal() -> None:
    """Before the deal, and up to the end of the first betting round."""
    shuffled = unshuffled().given(hc.ShuffleCards(by=DEALER))
    for scene in (shuffled, loaded(unshuffled()), felt(), call(felt(), 3)):
        found = report(scene, DealFault.CARD_SEEN_IN_CUT)
        assert cites(found.one(Misdealt), "17.1(a)", "17.3")
        assert not found.state.shoe.shuffled
    report(unshuffled(), DealFault.CARD_SEEN_IN_CUT).refused_under("17.1(a)")


@pytest.mark.clause("17.1(b)")
def test_17_1_b_given_cards_that_were_not_cut_when_the_first_bet_is_placed_then_it_is_a_misdeal() -> None:
    """Found after the opener's call; before the deal they are just cut."""
    assert cites(report(call(felt(), 3), DealFault.NOT_CUT).one(Misdealt), "17.1(b)")
    report(felt(), DealFault.NOT_CUT).one(Misdealt)
    for scene in (unshuffled(), unshuffled().given(hc.ShuffleCards(by=DEALER))):
        assert report(scene, DealFault.NOT_CUT).refused_under("17.1(b)").instead == "Cut the cards."


@pytest.mark.clause("17.1(b)")
def test_17_1_b_given_cards_in_the_program_when_uncut_then_it_deals_none() -> None:
    """The omission cannot happen there."""
    scene = collected(seated(stakes(1, 2)))
    shuffled = scene.given(hc.ShuffleCards(by=DEALER, order=scene.state.settings.hands.pack.cards))
    shuffled.when(c.DealHands(by=DEALER)).refused_under("7.2")


@pytest.mark.clause("17.1(c)")
@pytest.mark.parametrize("fault", [DealFault.HOLE_CARD_SHOWN, DealFault.SECOND_COMMUNAL_FACE_UP])
def test_17_1_c_given_a_face_that_shows_in_the_deal_when_reported_then_it_is_a_misdeal(fault: DealFault) -> None:
    """A hole card on its way, or the second communal card face up in the shoe; nobody need have looked."""
    for scene in (felt(), call(felt(), 3)):
        assert cites(report(scene, fault, looked=False).one(Misdealt), "17.1(c)")
    report(loaded(unshuffled()), fault).refused_under("17.1(c)")


@pytest.mark.clause("17.1(d)")
def test_17_1_d_given_a_card_that_went_to_another_when_nobody_looked_then_the_hands_are_put_right() -> None:
    """Seat 4's card went to seat 5, unseen: no misdeal; looked at, or past mending: a misdeal."""
    mended = report(felt(), DealFault.OUT_OF_TURN, looked=False)
    assert cites(mended.one(HandsReconstructed), "17.1(d)")
    assert mended.state == felt().state
    assert cites(report(felt(), DealFault.OUT_OF_TURN).one(Misdealt), "17.1(d)")
    lost = report(felt(), DealFault.OUT_OF_TURN, looked=False, repairable=False)
    assert cites(lost.one(Misdealt), "17.1(d)")


@pytest.mark.clause("17.1(e)")
@pytest.mark.parametrize("fault", [DealFault.PLAYER_MISSED, DealFault.EXTRA_HOLE_CARD])
def test_17_1_e_given_a_missed_player_or_extra_cards_when_nobody_looked_then_the_hands_are_put_right(
    fault: DealFault,
) -> None:
    """Before anybody bets; once somebody has, or where it cannot be done, it is a misdeal."""
    assert cites(report(felt(), fault, looked=False).one(HandsReconstructed), "17.1(e)")
    report(call(felt(), 3), fault, looked=False).one(Misdealt)
    report(felt(), fault, looked=False, repairable=False).one(Misdealt)


@pytest.mark.clause("17.1(e)")
def test_17_1_e_given_a_missed_player_when_cards_have_been_looked_at_then_it_is_a_misdeal() -> None:
    """Seat 6 was skipped, and others have looked."""
    assert cites(report(felt(), DealFault.PLAYER_MISSED).one(Misdealt), "17.1(e)")


@pytest.mark.clause("17.1(f)")
@pytest.mark.parametrize("looked, repairable", [(True, True), (False, False)])
def test_17_1_f_given_an_excess_card_that_cannot_be_mended_when_found_then_it_is_a_misdeal(
    looked: bool, repairable: bool
) -> None:
    """Seat 2 has looked at three hole cards."""
    found = report(felt(), DealFault.EXTRA_HOLE_CARD, looked=looked, repairable=repairable)
    assert cites(found.one(Misdealt), "17.1(f)")


@pytest.mark.clause("17.1(f)", "17.9")
@pytest.mark.parametrize("count, clause", [(3, "17.1(f)"), (1, "17.1(e)"), (0, "17.1(e)")])
def test_17_1_f_given_a_wrong_count_in_the_first_betting_round_when_found_then_it_is_a_misdeal(
    count: int, clause: str
) -> None:
    """Until that round is over the deal is done again; afterwards the hand is dead."""
    found = felt().when(c.ReportCardCount(by=DEALER, seat=2, count=count))
    assert cites(found.one(Misdealt), clause)


@pytest.mark.clause("17.1(c)", "17.1(d)", "17.1(e)")
@pytest.mark.parametrize("fault", [*MENDED, DealFault.HOLE_CARD_SHOWN], ids=lambda fault: fault.name.lower())
def test_17_1_c_given_a_seat_without_a_hand_when_something_is_reported_of_it_then_refused(fault: DealFault) -> None:
    """What goes wrong with a hand names its seat."""
    for seat in (0, 8):
        felt().when(c.ReportDealFault(by=DEALER, fault=fault, seat=seat)).refused_under(CLAUSES[fault])


@pytest.mark.clause("17.1")
@EVERY_FAULT
def test_17_1_a_given_cards_in_the_program_when_a_fault_of_the_deal_is_reported_then_there_can_be_none(
    fault: DealFault,
) -> None:
    """It cuts and deals without fail; anything else is a void or a dispute."""
    report(three(), fault).refused_under(CLAUSES[fault])


@pytest.mark.clause("17.1")
@EVERY_FAULT
def test_17_1_a_given_anybody_but_the_staff_when_a_fault_is_reported_then_refused(fault: DealFault) -> None:
    """Dealer, supervisor or operator say what has happened."""
    for by in (DEALER, SUPERVISOR, OPERATOR):
        felt().given(c.ReportDealFault(by=by, fault=fault, seat=2, looked=True))
    felt().when(c.ReportDealFault(by=player(2), fault=fault, seat=2)).refused_under("17.1")


@pytest.mark.clause("17.2")
@EVERY_FAULT
@pytest.mark.parametrize("phase", [Phase.EXPOSING, Phase.BETTING, Phase.SHOWDOWN, Phase.AWARDING], ids=str)
def test_17_2_given_a_fault_that_is_found_after_the_first_betting_round_when_reported_then_it_changes_nothing(
    phase: Phase, fault: DealFault
) -> None:
    """A missing cut comes to light in round 2: play goes on, and nobody gets anything back."""
    scene = felt_street(felt(), 2) if phase is Phase.BETTING else onward(felt(), phase)
    found = report(scene, fault, looked=False)
    assert cites(found.one(FaultStands), "17.2", CLAUSES[fault])
    assert found.state == scene.state
    assert balances(found) == balances(scene)


@pytest.mark.clause("17.2", "17.9")
def test_17_2_given_a_hand_that_was_fouled_when_found_late_then_no_money_of_it_is_returned() -> None:
    """Three hole cards in round 2: the hand is dead, and its bets are in the pot."""
    scene = felt_street(felt(), 2)
    found = scene.given(c.ReportCardCount(by=DEALER, seat=2, count=3))
    assert put(found) == put(scene)
    assert balances(found) == balances(scene)


@pytest.mark.clause("17.3", "A:Misdeal")
def test_17_3_given_a_misdeal_after_a_call_when_dealt_again_then_blinds_stay_and_the_call_goes_back() -> None:
    """Blinds of $5 and $10, a call of $10: fifteen dollars stay, the ten go back, and nothing is collected twice."""
    scene = bet(felt(), (3, 3_000))
    found = report(scene, DealFault.NOT_CUT)
    assert put(found) == {1: 500, 2: 1_000, 3: 0}
    assert left(found, 3) == 100_000
    assert balances(found)["pot"] == 1_500
    found.when(c.CollectForced(by=DEALER)).refused_under("8.5")


@pytest.mark.clause("17.3")
def test_17_3_given_a_misdeal_when_dealt_again_then_there_is_a_new_shuffle_and_a_new_cut() -> None:
    """And the first to get cards is again the first after the button."""
    found = report(felt(), DealFault.HOLE_CARD_SHOWN)
    assert found.state.phase is Phase.POSTING
    deal = c.DealHands(by=DEALER, card=FIRST)
    found.when(deal).refused_under("7.1")
    shuffled = found.given(hc.ShuffleCards(by=DEALER))
    shuffled.when(deal).refused_under("7.2")
    again = shuffled.given(hc.CutCards(by=DEALER, after=20), deal)
    assert [hand.seat for hand in again.state.round.hands] == [1, 2, 3]
    assert (again.state.round.turn, again.state.round.level, again.state.round.street) == (3, 1_000, 1)


@pytest.mark.clause("A:Misdeal")
def test_a_misdeal_given_a_misdeal_when_it_is_declared_then_the_button_stays_and_no_round_is_counted() -> None:
    """Button at seat 3, round 1: after two misdeals as before them."""
    scene = felt()
    for _ in range(2):
        found = report(scene, DealFault.HOLE_CARD_SHOWN)
        assert cites(found.one(Misdealt), "A:Misdeal")
        assert (found.state.round.button, found.state.rounds) == (3, 1)
        scene = loaded(found).given(c.DealHands(by=DEALER, card=FIRST))
    assert passed(scene).state.phase is Phase.EXPOSING


@pytest.mark.clause("17.3", "19.6")
def test_17_3_given_a_newcomer_who_waits_when_there_is_a_misdeal_then_the_seat_still_waits() -> None:
    """The line-up stands, with whoever is dealt out of it."""
    scene = onward(felt(), Phase.BETWEEN)
    for _ in range(2):
        scene = onward(dealt_again(collected(scene)), Phase.BETWEEN)
    scene = scene.given(hc.TakeSeat(by=DEALER, box=9, player="ida"), c.BuyChips(by=DEALER, seat=9, cents=20_000))
    scene = dealt_again(collected(scene))
    assert scene.state.round.waiting == {9}
    assert report(scene, DealFault.NOT_CUT).state.round.waiting == {9}


def dealt_again(scene: PlayScene) -> PlayScene:
    """The cards of the felt table are shuffled, cut and dealt."""
    return loaded(scene).given(c.DealHands(by=DEALER, card=FIRST))
