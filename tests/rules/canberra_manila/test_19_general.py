"""Disturbances, void rounds, disputes, idle seats, staff, and the copy of the rules (19.1, 19.3 to 19.6, 19.9)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Layout
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act, VoidReason
from croupier.games.people import Dealer, Display, Person, Regulator, Role, Supervisor
from croupier.rules.shelf import instrument
from tests.games.canberra_manila.stations import (
    BOARD_CARDS,
    HANDS,
    IN_A_ROUND,
    OPEN,
    at,
    felt,
    is_refused_and_logged,
    onward,
    three,
)
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    NOON,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    chips,
    collected,
    dealt,
    fold,
    player,
    seated,
    settled,
    stakes,
)
from tests.kit.scene import cites

ALARM = hc.VoidRound(by=OPERATOR, reason=VoidReason.DISTURBANCE, note="fire alarm")
RULE = hc.RuleDispute(by=OPERATOR, number=1, ruling="the pot stands")
ASK = hc.RequestReview(by=player(1), number=1)
DECIDE = hc.DecideReview(by=REGULATOR, number=1, outcome="the ruling stands")
JUNK = {**HANDS, 1: "2s 3h"}


def voided(scene: PlayScene, wish: hc.VoidRound, *clauses: str) -> None:
    """The round is void: everybody has back exactly what was put in."""
    found = scene.given(wish)
    assert cites(found.one(he.RoundVoided), *clauses)
    assert found.one(he.RoundVoided).reason == f"{wish.reason}: {wish.note}"
    over = found.given(hc.CollectVoid(by=DEALER))
    assert over.one(he.RoundClosed).void
    assert set(chips(over).values()) == {100_000}
    assert "pot" not in balances(over)


@pytest.mark.clause("19.1")
@pytest.mark.parametrize("phase", IN_A_ROUND, ids=str)
def test_19_1_given_a_fire_alarm_before_a_round_is_over_when_invalidated_then_all_chips_go_back(phase: Phase) -> None:
    """Commotion, fire, riot, brawl, robbery; the reason is on record."""
    at(phase).when(replace(ALARM, by=DEALER)).refused_under("19.1")
    voided(at(phase), ALARM, "19.1", "A:Void")


@pytest.mark.clause("19.1")
def test_19_1_given_a_round_that_is_over_or_void_when_invalidated_then_refused() -> None:
    """Prior to its completion; later it is a dispute."""
    for scene in (seated(stakes(1, 2)), onward(three(), Phase.BETWEEN), three().given(ALARM)):
        scene.when(ALARM).refused_under("19.1")


@pytest.mark.clause("19.3")
@pytest.mark.parametrize("reason", [VoidReason.FRAUD, VoidReason.IMPRACTICAL])
@pytest.mark.parametrize("phase", IN_A_ROUND, ids=str)
def test_19_3_given_fraud_or_a_round_that_cannot_go_on_when_declared_void_then_all_chips_go_back(
    phase: Phase, reason: VoidReason
) -> None:
    """In words, by the operator, at any station of the round."""
    wish = hc.VoidRound(by=OPERATOR, reason=reason, note="a marked king")
    voided(at(phase), wish, "19.3", "A:Void")
    for wrong in (replace(wish, by=DEALER), replace(wish, by=SUPERVISOR), replace(wish, note=" ")):
        at(phase).when(wrong).refused_under("19.3")


@pytest.mark.clause("A:Void")
def test_a_void_given_40_dollars_40_and_10_that_were_folded_when_void_then_each_goes_back() -> None:
    """Ann's $40, Cat's $40, and the $10 of Ben, who has folded."""
    scene = fold(bet(three(), (3, 4_000), (1, 3_500)), 2)
    assert {hand.seat: hand.put for hand in scene.state.round.hands} == {1: 4_000, 2: 1_000, 3: 4_000}
    void = scene.given(ALARM)
    back = {move.target: 0 for move in void.one(he.RoundVoided).reversals}
    for move in void.one(he.RoundVoided).reversals:
        back[move.target] += move.cents
    assert back == {"stake:ann": 4_000, "stake:ben": 1_000, "stake:cat": 4_000}


@pytest.mark.clause("A:Void")
def test_a_void_given_a_misdeal_before_it_when_void_then_nothing_goes_back_twice() -> None:
    """What the misdeal had returned has been returned."""
    fault = c.ReportDealFault(by=DEALER, fault=c.DealFault.NOT_CUT)
    voided(bet(felt(), (3, 4_000)).given(fault), ALARM, "A:Void")


def disputed() -> PlayScene:
    """A round is over, and Ann disputes it."""
    return onward(three(), Phase.BETWEEN).given(hc.RaiseDispute(by=player(1), matter="the side pot"))


@pytest.mark.clause("19.4")
def test_19_4_given_a_dispute_when_ruled_and_reviewed_then_every_step_is_on_record() -> None:
    """Raised by a player, decided by the operator, reviewed by the Commission on request."""
    scene = disputed().given(RULE, ASK, DECIDE)
    (kept,) = scene.state.disputes
    assert (kept.raised_by, kept.matter, kept.ruling) == ("ann", "the side pot", "the pot stands")
    assert (kept.review_requested, kept.review) == (True, "the ruling stands")
    kinds = (he.DisputeRaised, he.DisputeRuled, he.ReviewRequested, he.ReviewDecided)
    assert [type(event) for event in scene.history if cites(event, "19.4")] == list(kinds)


@pytest.mark.clause("19.4")
def test_19_4_given_a_ruling_when_another_is_tried_then_it_is_final() -> None:
    """One matter, one ruling in words by the operator, one review by the Commission, in that order."""
    scene = disputed()
    scene.when(hc.RaiseDispute(by=player(1), matter=" ")).refused_under("19.4")
    for early in (ASK, DECIDE, replace(RULE, number=2), replace(RULE, ruling=" "), replace(RULE, by=DEALER)):
        scene.when(early).refused_under("19.4")
    ruled = scene.given(RULE)
    for late in (RULE, DECIDE):
        ruled.when(late).refused_under("19.4")
    asked = ruled.given(ASK)
    for wrong in (ASK, replace(DECIDE, outcome=""), replace(DECIDE, by=OPERATOR)):
        asked.when(wrong).refused_under("19.4")
    asked.given(DECIDE).when(DECIDE).refused_under("19.4")


@pytest.mark.clause("19.4")
def test_19_4_given_a_ruling_with_money_when_made_then_it_moves_and_the_round_stays_as_it_was() -> None:
    """What left the table with its player is put right between the house and both of them."""
    scene = disputed()
    ruled = scene.given(replace(RULE, player="ann", to_player=3_000))
    assert balances(ruled)["player:ann"] - balances(scene)["player:ann"] == 3_000
    assert ruled.state.round == scene.state.round
    scene.when(replace(RULE, player=" ", to_player=3_000)).refused_under("19.4")


@pytest.mark.clause("19.5(a)")
def test_19_5_a_given_aces_or_nothing_when_players_decide_then_no_staff_screen_tells_them_apart() -> None:
    """The dealer is prompted to nothing, and what the staff may do is the same for any hand."""
    strong = three()
    weak = dealt(collected(seated(stakes(1, 2, 3))), JUNK, BOARD_CARDS)
    for viewer in (Dealer(), Supervisor(), Regulator(), Display()):
        assert GAME.allowed(strong.state, viewer) == GAME.allowed(weak.state, viewer)
    assert due(strong.state, DEALER, NOON) is None


@pytest.mark.clause("19.5(a)")
def test_19_5_a_given_a_wrong_amount_when_refused_then_what_is_open_is_said_and_no_more() -> None:
    """Amounts ensure compliance; to say which to take is advice, and a breach of whoever gives it."""
    refusals = [
        scene.when(c.Check(by=player(3), seat=3)).refused_under("11.1")
        for scene in (three(), dealt(collected(seated(stakes(1, 2, 3))), {**HANDS, 3: "2s 3h"}, BOARD_CARDS))
    ]
    assert refusals[0] == refusals[1]
    assert refusals[0].instead == "Call $10, or put in $20 or more to raise, or fold."
    is_refused_and_logged(Act.ADVISE, "19.5(a)", DEALER)


@pytest.mark.clause("19.5(b)")
def test_19_5_b_given_a_settled_order_when_anybody_would_change_it_then_refused() -> None:
    """No other next card, and no second shuffle."""
    scene = collected(seated(stakes(1, 2)))
    deck = scene.state.settings.hands.pack.cards
    shuffled = scene.given(hc.ShuffleCards(by=DEALER, order=deck), hc.CutCards(by=DEALER, after=9))
    shuffled.when(hc.ShuffleCards(by=DEALER, order=deck[::-1])).refused_under("19.5(b)")
    shuffled.when(c.DealHands(by=DEALER, card=deck[0])).refused_under("19.5(b)")


@pytest.mark.clause("19.5(b)")
@pytest.mark.parametrize("role", list(Role))
def test_19_5_b_given_cards_that_are_hidden_when_anybody_asks_for_them_then_refused_and_logged(role: Role) -> None:
    """No role has an advantage from them."""
    is_refused_and_logged(Act.SEE_HIDDEN_CARDS, "16.7", Person(role, "curious"))


@pytest.mark.clause("19.5(c)")
def test_19_5_c_given_somebody_elses_part_when_taken_then_refused_and_who_acts_is_always_named() -> None:
    """A dealer voids nothing, a supervisor deals nothing, and every event bears a name."""
    scene = three()
    for wrong in (
        replace(ALARM, by=DEALER),
        hc.OrderCount(by=DEALER, reason="a doubt"),
        c.StartClock(by=DEALER, seat=3),
        c.Call(by=SUPERVISOR, seat=3),
        hc.RecordBreach(by=player(1), player="ben", act=Act.OTHER, note="seen"),
    ):
        scene.when(wrong).refused_under("19.5(c)")
    assert all(event.by for event in onward(scene, Phase.BETWEEN).history)


@pytest.mark.clause("19.6")
@pytest.mark.parametrize("out, may", [(1, False), (2, False), (3, True), (4, True)])
def test_19_6_given_a_full_table_when_a_player_sits_out_then_three_rounds_in_a_row_allow_the_order(
    out: int, may: bool
) -> None:
    """Two are too few; after the third the player may be told to leave, with all chips."""
    scene = rounds(full().given(c.SitOut(by=player(3), seat=3)), out)
    leave = hc.OrderToLeave(by=DEALER, box=3)
    if not may:
        scene.when(leave).refused_under("19.6")
        return
    gone = scene.given(leave)
    assert cites(gone.one(he.SeatLeft), "19.6")
    assert [seat.player for seat in gone.state.seats] == ["ann", "ben"]
    assert "player:cat" not in balances(gone)


def full(seats: int = 3) -> PlayScene:
    """A table of so many seats of which three are taken."""
    return seated(stakes(1, 2, 3), layout=Layout(APPROVAL, seats), ante_cents=200)


def rounds(scene: PlayScene, count: int) -> PlayScene:
    """So many rounds, bet once and checked to their end."""
    for _ in range(count):
        scene = dealt(collected(scene))
        turn = scene.state.round.turn
        scene = settled(bet(scene, (turn, 500)))
    return scene


@pytest.mark.clause("19.6")
def test_19_6_given_a_free_seat_a_round_played_or_a_void_one_when_counted_then_no_order() -> None:
    """All other seats are in use in each of three consecutive rounds that have been."""
    leave, out = hc.OrderToLeave(by=DEALER, box=3), c.SitOut(by=player(3), seat=3)
    rounds(full(4).given(out), 3).when(leave).refused_under("19.6")
    between = rounds(full().given(out), 2).given(c.SitIn(by=player(3), seat=3))
    rounds(rounds(between, 1).given(out), 2).when(leave).refused_under("19.6")
    void = dealt(collected(rounds(full().given(out), 2))).given(ALARM, hc.CollectVoid(by=DEALER))
    void.when(leave).refused_under("19.6")
    rounds(void, 1).given(leave)


@pytest.mark.clause("19.6", "17.11(a)")
def test_19_6_given_a_newcomer_who_waits_for_the_blind_when_counted_then_waiting_is_no_abstention() -> None:
    """To wait is the newcomer's right; only who sits out, or has no stake, abstains."""
    scene = seated(stakes(1, 2, 3, 4, 5, 6), layout=Layout(APPROVAL, 7))
    scene = settled(dealt(collected(scene)))
    scene = settled(dealt(collected(scene)))
    scene = scene.given(hc.TakeSeat(by=DEALER, box=7, player="gus"))
    with_stake = scene.given(c.BuyChips(by=DEALER, seat=7, cents=20_000))
    leave = hc.OrderToLeave(by=DEALER, box=7)
    assert checked(scene, 3).when(leave).one(he.SeatLeft).player == "gus"
    checked(with_stake, 3).when(leave).refused_under("19.6")


def checked(scene: PlayScene, count: int) -> PlayScene:
    """So many rounds that are called and checked to their end."""
    for _ in range(count):
        scene = settled(dealt(collected(scene)))
    return scene


@pytest.mark.clause("19.6")
def test_19_6_given_a_round_in_progress_or_a_player_when_ordered_then_refused() -> None:
    """The order is the staff's, and between rounds."""
    scene = rounds(full().given(c.SitOut(by=player(3), seat=3)), 3)
    scene.when(hc.OrderToLeave(by=player(1), box=3)).refused_under("19.6")
    collected(scene).when(hc.OrderToLeave(by=DEALER, box=3)).refused_under("19.6")


@pytest.mark.clause("19.9")
@pytest.mark.parametrize("phase", OPEN, ids=str)
def test_19_9_given_anybody_who_asks_when_a_copy_is_wanted_then_the_instrument_is_handed_over(phase: Phase) -> None:
    """At any time while the table is open."""
    for by in (player(1), Person(Role.REGULATOR, "rex"), DEALER):
        copy = at(phase).when(hc.CopyRules(by=by))
        assert cites(copy.one(he.RulesCopied), "19.9")
        assert instrument(copy.one(he.RulesCopied).instrument).heading.game == "canberra-manila"


@pytest.mark.clause("4.4")
@pytest.mark.parametrize("phase", [*IN_A_ROUND, Phase.VOIDED], ids=str)
def test_4_4_given_a_hand_in_the_round_when_its_player_would_leave_then_the_stake_stays_until_it_is_over(
    phase: Phase,
) -> None:
    """Folded or not; somebody without a hand may go."""
    at(phase).when(hc.LeaveSeat(by=player(1), box=1)).refused_under("4.4")
    if phase is Phase.BETTING:
        fold(at(phase), 3).when(hc.LeaveSeat(by=player(3), box=3)).refused_under("4.4")
    waiting = at(phase).given(hc.TakeSeat(by=DEALER, box=7, player="gus"))
    assert cites(waiting.when(hc.LeaveSeat(by=player(7), box=7)).one(he.SeatLeft), "8.2")
