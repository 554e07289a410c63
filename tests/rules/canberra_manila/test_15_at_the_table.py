"""Commission at the table: what keeps one from opening, what leaves the pots, and the charge for time (15)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import PotCommission, Settings, TimeCharge
from croupier.games.canberra_manila.events import PotFormed, TableOpened, TimeCharged, UncalledReturned
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval, Moment
from croupier.games.people import Role
from tests.games.canberra_manila.stations import BOARD_CARDS, HANDS, VOID, onward
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    balances,
    begun,
    bet,
    betting,
    blank,
    call,
    chips,
    collected,
    dealt,
    fold,
    opened,
    player,
    seated,
    settings,
    stakes,
    terms,
)
from tests.kit.scene import cites

FIVE, TEN = PotCommission(5, 1_000, APPROVAL), PotCommission(10, 500, APPROVAL)
TIME = TimeCharge(600, 30, 1_000, APPROVAL)
LATER = Moment(NOON.day, NOON.minute + 30)


def opens(told: Settings) -> PlayScene:
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(limits=told), at=NOON))


def refused_everywhere(told: Settings, clause: str) -> None:
    """Neither does a table open on these settings, nor is notice of them given."""
    opens(told).refused_under(clause)
    opened().when(c.AnnounceSettings(by=OPERATOR, settings=told)).refused_under(clause)


def taken(scene: PlayScene) -> int:
    """What the house takes of the pots that are awarded now."""
    return sum(event.commission for event in scene.when(c.AwardPots(by=DEALER)).all(PotFormed))


def paid(scene: PlayScene) -> PlayScene:
    return scene.given(c.ChargeTime(by=DEALER, at=NOON))


@pytest.mark.clause("15.1", "15.2/lead", "15.3")
@pytest.mark.parametrize(
    "commission, said",
    [(FIVE, "5 per cent of the pots, up to $10"), (TIME, "$6 for each 30 minutes, in advance")],
    ids=["pot", "time"],
)
def test_15_1_given_a_method_of_commission_when_a_table_opens_then_players_read_it_at_the_table(
    commission: PotCommission | TimeCharge, said: str
) -> None:
    """Every table has one of the two, and says which before a round starts."""
    scene = opens(settings(commission=commission))
    assert cites(scene.one(TableOpened), "15.1")
    sign = next(sign for sign in plate(scene.state) if "15.1" in sign.under)
    assert sign.text == said


@pytest.mark.clause("15.1", "15.2(a)(i)", "15.2(a)(ii)")
@pytest.mark.parametrize("rate", [0, 3, 7, 20, 100])
def test_15_1_given_another_rate_or_none_when_determined_then_refused(rate: int) -> None:
    """Five per cent or ten, and never nothing."""
    refused_everywhere(settings(commission=PotCommission(rate, 1_000, APPROVAL)), "15.2(a)")


@pytest.mark.clause("15.2(a)(i)", "15.2(a)(ii)")
@pytest.mark.parametrize("rate, clause", [(5, "15.2(a)(i)"), (10, "15.2(a)(ii)")])
@pytest.mark.parametrize("cap, approval", [(0, APPROVAL), (-1, APPROVAL), (500, Approval("", "2005-02-10"))])
def test_15_2_a_i_given_no_approved_maximum_when_determined_then_refused(
    rate: int, clause: str, cap: int, approval: Approval
) -> None:
    """The amount up to which commission is taken is approved before play."""
    refused_everywhere(settings(commission=PotCommission(rate, cap, approval)), clause)


@pytest.mark.clause("15.2(e)", "4.2(a)")
@pytest.mark.parametrize("stake, open_to_it", [(10_000, True), (9_900, True), (10_001, False), (10_100, False)])
def test_15_2_e_given_the_required_stake_when_ten_per_cent_are_determined_then_a_hundred_dollars_are_the_most(
    stake: int, open_to_it: bool
) -> None:
    """At $100 ten per cent or five, above it five alone; it is the stake required, whatever players bring."""
    told = settings(stake_cents=stake, commission=TEN)
    if open_to_it:
        opens(told).one(TableOpened)
    else:
        refused_everywhere(told, "15.2(e)")
    opens(settings(stake_cents=stake, commission=FIVE)).one(TableOpened)


@pytest.mark.clause("15.2(a)(i)", "15.2(a)(ii)", "A:Commission")
@pytest.mark.parametrize(
    "commission, bets, pot, fee",
    [
        (FIVE, 700, 3_900, 100),
        (FIVE, 1_000, 4_800, 200),
        (FIVE, 90_000, 271_800, 1_000),
        (TEN, 1_000, 4_800, 400),
        (TEN, 90_000, 271_800, 500),
    ],
)
def test_15_2_a_i_given_a_pot_when_it_is_won_then_the_commission_is_the_houses_and_the_rest_the_winners(
    commission: PotCommission, bets: int, pot: int, fee: int
) -> None:
    """Of $39 five per cent are one dollar, of $48 two and ten per cent four, and no more than the approved amount."""
    three = betting(stakes(1, 2, 3), HANDS, BOARD_CARDS, commission=commission, blinds=(300, 600), minimum_cents=100)
    scene = call(three, 3, 1, 2).given(c.TurnCommunal(by=DEALER))
    scene = onward(call(bet(scene, (1, bets)), 2, 3), Phase.AWARDING)
    assert taken(scene) == fee
    over = scene.given(c.AwardPots(by=DEALER))
    assert balances(over)["commission"] == fee
    assert chips(over)[1] == 100_000 - pot // 3 + pot - fee


@pytest.mark.clause("15.2(b)")
def test_15_2_b_given_a_bet_that_nobody_calls_when_the_pot_is_won_then_it_goes_back_and_no_commission_is_on_it() -> (
    None
):
    """A pot of $30, a bet of $40, and two folds: $40 back, and one dollar of the thirty."""
    scene = call(betting(stakes(1, 2, 3), HANDS, BOARD_CARDS), 3, 1, 2).given(c.TurnCommunal(by=DEALER))
    won = fold(bet(scene, (1, 4_000)), 2, 3).given(c.AwardPots(by=DEALER))
    assert cites(won.one(UncalledReturned), "15.2(b)")
    assert won.one(UncalledReturned).cents == 4_000
    assert (won.one(PotFormed).cents, won.one(PotFormed).commission) == (3_000, 100)


@pytest.mark.clause("15.2(c)")
@pytest.mark.parametrize("fewer, fee", [((1, 2), 0), ((1, 2, 3), 500)])
def test_15_2_c_given_two_equal_hands_when_nobody_else_has_paid_in_then_nothing_is_taken(
    fewer: tuple[int, ...], fee: int
) -> None:
    """Both get their $40 back; where a third has put an ante in, the commission is taken."""
    hands = {1: "As Kd", 2: "Ah Kh", 3: "2c 3d"}
    held = {seat: hands[seat] for seat in fewer}
    scene = betting(stakes(*fewer), held, "7c 8d 9h Jc 2s", ante_cents=200, commission=TEN)
    scene = call(bet(scene, (1, 3_800)), 2)
    scene = onward(fold(scene, 3) if 3 in fewer else scene, Phase.AWARDING)
    won = scene.given(c.AwardPots(by=DEALER))
    assert taken(scene) == fee
    if not fee:
        assert cites(won.one(PotFormed), "15.2(c)")
        assert set(chips(won).values()) == {100_000}


@pytest.mark.clause("15.2(d)")
@pytest.mark.parametrize("commission", [FIVE, TEN])
def test_15_2_d_given_nothing_but_blinds_in_the_pot_when_all_fold_then_nothing_is_taken(
    commission: PotCommission,
) -> None:
    """Blinds of $5, $10 and $20, and the last of them has all $35; one call, and the pot pays."""
    blinds = (500, 1_000, 2_000)
    scene = betting(stakes(1, 2, 3, 4), blinds=blinds, commission=commission)
    won = fold(scene, 4, 1, 2).given(c.AwardPots(by=DEALER))
    assert sum(event.commission for event in won.all(PotFormed)) == 0
    assert chips(won)[3] == 101_500
    assert taken(onward(fold(call(scene, 4), 1, 2), Phase.AWARDING)) > 0


@pytest.mark.clause("A:Void", "A:Commission")
def test_a_void_given_a_void_round_when_it_is_collected_then_no_commission_was_taken() -> None:
    """Everything goes back, to the cent."""
    scene = onward(betting(stakes(1, 2, 3), HANDS, BOARD_CARDS), Phase.AWARDING).given(VOID)
    over = scene.given(hc.CollectVoid(by=DEALER))
    assert "commission" not in balances(over)
    assert set(chips(over).values()) == {100_000}


@pytest.mark.clause("15.3")
@pytest.mark.parametrize(
    "wrong",
    [
        TimeCharge(600, 30, 500, APPROVAL),
        TimeCharge(0, 30, 1_000, APPROVAL),
        TimeCharge(600, 0, 1_000, APPROVAL),
        TimeCharge(600, 30, 1_000, Approval("", "")),
    ],
)
def test_15_3_given_a_charge_beyond_the_approved_rate_or_without_one_when_determined_then_refused(
    wrong: TimeCharge,
) -> None:
    """$6 for half an hour where $5 are approved."""
    refused_everywhere(settings(commission=wrong), "15.3")


@pytest.mark.clause("15.3", "A:Commission")
def test_15_3_given_a_charge_for_time_when_a_round_would_begin_unpaid_then_it_is_collected_first() -> None:
    """In advance, from everybody at the table, and nothing of the pots."""
    scene = seated(stakes(1, 2, 3), commission=TIME)
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("15.3")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.under == ("15.3",)
    charged = scene.when(step.command)
    assert [(event.seat, event.cents) for event in charged.all(TimeCharged)] == [(1, 600), (2, 600), (3, 600)]
    assert all(cites(event, "15.3") for event in charged.events)
    over = onward(dealt(collected(charged), HANDS, BOARD_CARDS), Phase.BETWEEN)
    assert balances(over)["commission"] == 1_800
    assert sum(chips(over).values()) == 300_000


@pytest.mark.clause("15.3")
def test_15_3_given_a_period_that_has_been_paid_for_when_it_is_over_then_the_next_is_due() -> None:
    """Half an hour from noon: at 12:29 a round begins, at 12:30 it does not."""
    scene = paid(seated(stakes(1, 2), commission=TIME))
    scene.when(c.ChargeTime(by=DEALER, at=NOON)).refused_under("15.3")
    begun(scene)
    scene.given(c.BeginRound(by=DEALER, at=Moment(NOON.day, LATER.minute - 1)))
    scene.when(c.BeginRound(by=DEALER, at=LATER)).refused_under("15.3")
    scene.given(c.ChargeTime(by=DEALER, at=LATER), c.BeginRound(by=DEALER, at=LATER))


@pytest.mark.clause("15.3")
def test_15_3_given_a_player_who_comes_later_when_the_next_round_begins_then_only_that_player_pays() -> None:
    """Those who have paid are not charged twice."""
    scene = paid(seated(stakes(1, 2), commission=TIME))
    scene = scene.given(hc.TakeSeat(by=DEALER, box=5, player="eve"), c.BuyChips(by=DEALER, seat=5, cents=20_000))
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("15.3")
    assert [event.seat for event in scene.when(c.ChargeTime(by=DEALER, at=NOON)).all(TimeCharged)] == [5]


@pytest.mark.clause("15.3", "A:Void")
def test_15_3_given_a_charge_that_was_paid_when_the_round_is_void_or_the_player_leaves_then_it_is_not_refunded() -> (
    None
):
    """Bets go back, time does not."""
    scene = dealt(collected(paid(seated(stakes(1, 2, 3), commission=TIME))), HANDS, BOARD_CARDS)
    void = bet(scene, (3, 5_000)).given(VOID, hc.CollectVoid(by=DEALER))
    assert balances(void)["commission"] == 1_800
    gone = void.given(hc.LeaveSeat(by=player(1), box=1))
    assert balances(gone)["player:ann"] == -600


@pytest.mark.clause("15.3")
@pytest.mark.parametrize("at", [Moment("someday", 720), Moment("2026-01-05", 1_440), Moment("2026-01-05", -1)])
def test_15_3_given_no_minute_of_a_day_when_time_would_be_charged_then_refused(at: Moment) -> None:
    """The period runs from a minute to a minute."""
    seated(stakes(1, 2), commission=TIME).when(c.ChargeTime(by=DEALER, at=at)).refused_under("15.3")


@pytest.mark.clause("15.3", "15.2/lead")
def test_15_3_given_a_table_that_takes_from_the_pots_when_time_would_be_charged_then_refused() -> None:
    """One or the other, never both; and it is for dealer or operator to collect."""
    seated(stakes(1, 2)).when(c.ChargeTime(by=DEALER, at=NOON)).refused_under("15.3")
    scene = seated(stakes(1, 2), commission=TIME)
    assert scene.when(c.ChargeTime(by=player(1), at=NOON)).refused_under("15.3").why.startswith(f"A {Role.PLAYER}")


@pytest.mark.clause("15.3")
def test_15_3_given_notice_of_a_charge_when_the_next_round_would_begin_then_it_is_paid_before() -> None:
    """Advised before the start of a round, and collected for it."""
    told: dict[str, Any] = {"commission": TIME}
    scene = seated(stakes(1, 2)).given(c.AnnounceSettings(by=OPERATOR, settings=settings(**told)))
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("15.3")
    begun(paid(scene))
