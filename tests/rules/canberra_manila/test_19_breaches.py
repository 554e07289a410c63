"""Breaches of the rules, and what may follow: a hand that is folded, a player who is excluded (19.2, 19.7, 19.8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import ClaimWithdrawn, HandDead, PotAwarded
from croupier.games.canberra_manila.state import Phase, Play
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act, VoidReason
from tests.games.canberra_manila.stations import (
    CARDS_OUT,
    IN_A_ROUND,
    VOID,
    at,
    breach,
    is_refused_and_logged,
    onward,
    opens_the_measures,
    three,
)
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    balances,
    begun,
    call,
    chips,
    player,
    put,
    seated,
    stakes,
    standing,
    tries_bet,
    tries_call,
    tries_fold,
    turn,
)
from tests.kit.scene import cites

FOLD = c.FoldForBreach(by=OPERATOR, breach=1)
EXCLUDE = hc.ExcludePlayer(by=OPERATOR, breach=1)


@pytest.mark.clause("19.2(a)")
@pytest.mark.parametrize("phase", CARDS_OUT, ids=str)
def test_19_2_a_given_a_breach_of_the_round_when_the_operator_folds_the_hand_then_its_bets_stay(phase: Phase) -> None:
    """Ann's aces would have won: Ben's kings do, and Ann's chips are in the pot."""
    scene = at(phase).given(breach())
    found = scene.when(FOLD)
    assert cites(found.one(HandDead), "19.2(a)")
    assert put(found) == put(scene)
    assert standing(found)[1] is Play.DEAD
    if phase is Phase.AWARDING:
        return
    over = onward(found, Phase.AWARDING).given(c.AwardPots(by=DEALER))
    assert [event.seat for event in over.all(PotAwarded)] == [2]
    assert chips(over)[1] == 100_000 - put(scene)[1]


@pytest.mark.clause("19.2(a)")
def test_19_2_a_given_the_player_in_turn_when_folded_for_a_breach_then_the_turn_goes_on() -> None:
    """Cat was to open; Ann is next."""
    found = three().given(breach(name="cat"), FOLD)
    assert turn(found) == 1
    tries_call(found, 3).refused_under("17.9")


@pytest.mark.clause("19.2(a)")
def test_19_2_a_given_no_breach_of_this_round_when_a_hand_would_be_folded_then_refused() -> None:
    """One that is on record, of this round, of somebody who holds a hand."""
    three().when(FOLD).refused_under("19.2(a)")
    three().given(breach(name="gus")).when(FOLD).refused_under("19.2(a)")
    three().given(breach(), FOLD).when(FOLD).refused_under("19.2(a)")
    earlier = begun(onward(three().given(breach()), Phase.BETWEEN))
    earlier.when(FOLD).refused_under("19.2(a)")
    before = seated(stakes(1, 2, 3)).given(breach())
    before.when(FOLD).refused_under("19.2(a)")


@pytest.mark.clause("19.2(a)", "17.14")
def test_19_2_a_given_a_breach_of_an_earlier_round_when_cards_are_out_then_that_rounds_decision_stands() -> None:
    """What was done in round 1 folds no hand of round 2."""
    again = at(Phase.AWARDING).given(breach(), c.AwardPots(by=DEALER))
    scene = begun(again).given(c.CollectForced(by=DEALER))
    deck = scene.state.settings.hands.pack.cards
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=deck), hc.CutCards(by=DEALER, after=9))
    scene.given(c.DealHands(by=DEALER)).when(FOLD).refused_under("17.14")


@pytest.mark.clause("19.2(a)", "19.2(b)")
def test_19_2_a_given_anybody_but_the_operator_when_measures_would_be_taken_then_refused() -> None:
    """Or a supervisor to whom it was given."""
    scene = three().given(breach())
    for by in (DEALER, SUPERVISOR, player(2)):
        scene.when(replace(FOLD, by=by)).refused_under("19.2(a)")
        scene.when(replace(EXCLUDE, by=by)).refused_under("19.2(b)")
    three(delegates=(SUPERVISOR.id,)).given(breach(), replace(FOLD, by=SUPERVISOR), replace(EXCLUDE, by=SUPERVISOR))


@pytest.mark.clause("19.2(b)")
def test_19_2_b_given_a_player_between_rounds_when_excluded_then_the_seat_is_free_at_once_and_the_stake_theirs() -> (
    None
):
    """The chips go with the player."""
    found = seated(stakes(1, 2, 3)).given(breach()).when(EXCLUDE)
    assert cites(found.one(he.PlayerExcluded), "19.2(b)")
    assert cites(found.one(he.SeatLeft), "19.2(b)")
    assert [seat.player for seat in found.state.seats] == ["ben", "cat"]
    assert "player:ann" not in balances(found)
    found.given(hc.TakeSeat(by=DEALER, box=1, player="gus"))


@pytest.mark.clause("19.2(b)")
@pytest.mark.parametrize("phase", IN_A_ROUND, ids=str)
def test_19_2_b_given_a_player_with_a_hand_when_excluded_then_the_seat_is_free_with_the_end_of_the_round(
    phase: Phase,
) -> None:
    """Won or void: what the hand has won is the player's own."""
    found = at(phase).given(breach(), EXCLUDE)
    assert found.all(he.SeatLeft) == ()
    void = found.given(VOID).when(hc.CollectVoid(by=DEALER))
    assert void.one(he.SeatLeft).player == "ann"
    assert "player:ann" not in balances(void)
    if phase is Phase.AWARDING:
        won = found.when(c.AwardPots(by=DEALER))
        assert cites(won.one(he.SeatLeft), "19.2(b)")
        assert balances(won)["player:ann"] == 1_900


@pytest.mark.clause("19.2(b)")
def test_19_2_b_given_an_excluded_player_when_that_player_would_play_on_then_refused() -> None:
    """The dealer folds the hand in its turn; nothing more is bet on it."""
    scene = three().given(breach(name="cat"), EXCLUDE)
    for tried in (tries_call(scene, 3), tries_bet(scene, 3, 5_000), tries_fold(scene, 3)):
        tried.refused_under("19.2(b)")
    posting = at(Phase.POSTING, over_blinds=(2_000,)).given(breach(name="cat"), EXCLUDE)
    posting.when(c.PostOverBlind(by=DEALER, seat=3)).refused_under("19.2(b)")
    folded = scene.given(c.Fold(by=DEALER, seat=3))
    assert standing(folded)[3] is Play.FOLDED
    at(Phase.POSTING).given(breach(), EXCLUDE).when(c.BuyChips(by=player(1), seat=1, cents=1_000)).refused_under(
        "19.2(b)"
    )


@pytest.mark.clause("19.2(b)")
def test_19_2_b_given_an_excluded_person_when_a_seat_is_wanted_then_refused_until_the_exclusion_is_lifted() -> None:
    """Neither taken nor asked for; and a claim that was made before falls."""
    scene = seated(stakes(1, 2)).given(
        c.AskForSeat(by=DEALER, player="gus", seat=7), breach(name="gus"), hc.ExcludePlayer(by=OPERATOR, breach=1)
    )
    assert scene.one(ClaimWithdrawn).player == "gus"
    assert scene.state.claims == ()
    wanted = hc.TakeSeat(by=DEALER, box=7, player="gus")
    scene.when(wanted).refused_under("19.2(b)")
    scene.when(c.AskForSeat(by=DEALER, player="gus", seat=7)).refused_under("19.2(b)")
    scene.when(EXCLUDE).refused_under("19.2(b)")
    lifted = scene.given(hc.LiftExclusion(by=OPERATOR, player="gus"))
    lifted.given(wanted)
    lifted.when(hc.LiftExclusion(by=OPERATOR, player="gus")).refused_under("19.2(b)")


@pytest.mark.clause("19.2(a)", "19.2(b)")
def test_19_2_b_given_both_measures_when_taken_then_the_hand_is_out_and_the_player_too() -> None:
    """And or: either alone, or one with the other."""
    scene = three().given(breach(name="cat"), FOLD, EXCLUDE)
    over = onward(call(scene, 1), Phase.BETWEEN)
    assert [seat.player for seat in over.state.seats] == ["ann", "ben"]


@pytest.mark.clause("19.7")
@pytest.mark.parametrize("who", ["ann", "an onlooker"])
def test_19_7_given_a_player_or_an_onlooker_who_sways_a_decision_when_recorded_then_it_is_kept(who: str) -> None:
    """Whoever plays at whatever table, or plays at none."""
    noted = three().given(breach(Act.INFLUENCE, who))
    assert cites(noted.one(he.BreachRecorded), "19.7")
    assert noted.state.breaches[0].player == who
    noted.given(EXCLUDE)


@pytest.mark.clause("19.7")
def test_19_7_given_advice_between_players_when_tried_or_recorded_then_the_measures_are_open() -> None:
    """“Fold that hand”: nothing comes of it but its record."""
    opens_the_measures(Act.INFLUENCE, "19.7")
    is_refused_and_logged(Act.INFLUENCE, "19.7", player(2))


@pytest.mark.clause("19.8")
def test_19_8_given_a_private_wager_when_tried_or_recorded_then_there_is_none_and_the_measures_are_open() -> None:
    """Between seats 2 and 6, on the colour of the next card."""
    opens_the_measures(Act.SIDE_WAGER, "19.8")
    is_refused_and_logged(Act.SIDE_WAGER, "19.8", player(2))


@pytest.mark.clause("14.4")
def test_14_4_given_chips_that_are_lent_when_tried_or_recorded_then_none_move_and_the_measures_are_open() -> None:
    """Seat 2 pushes $50 to seat 3."""
    opens_the_measures(Act.LEND_CHIPS, "14.4")
    is_refused_and_logged(Act.LEND_CHIPS, "14.4", player(2))


@pytest.mark.clause("19.2(a)")
def test_19_2_a_given_an_act_that_these_rules_do_not_know_when_recorded_then_refused() -> None:
    """Each game forbids what its own rules forbid; collusion voids no round here."""
    three().when(breach(Act.USE_DEVICE)).refused_under("19.2")
    collusion = hc.VoidRound(by=OPERATOR, reason=VoidReason.COLLUSION, note="seen", breach=1)
    three().given(breach(Act.ASSIST)).when(collusion).refused_under("19.5(c)")
