"""Rule 16.2: what may follow from a breach: wagers that are void, and exclusion from the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome
from tests.games.blackjack.incidents import STATIONS, breach, finished, reopened, stations
from tests.games.blackjack.tables import (
    DEALER,
    OPERATOR,
    PERFECT,
    REGULATOR,
    SUPERVISOR,
    balances,
    dealt,
    double,
    draw,
    gained,
    named,
    opened,
    placed,
    played_out,
    player,
    result,
    split,
    stand,
    wagering,
)
from tests.kit.scene import cites

VOID = c.VoidWagers(by=OPERATOR, breach=1)
BAR = hc.ExcludePlayer(by=OPERATOR, breach=1)


@pytest.mark.clause("16.2(a)", "A:Void")
def test_16_2_a_given_a_breach_when_the_wagers_are_voided_then_they_go_back_and_others_settle() -> None:
    """Ann's two split hands of 50 and her insurance return; her side bet was settled before, and Ben is settled."""
    scene = stations()[Phase.PLAYING].given(breach(Act.OTHER))
    before = gained(scene, "ann")
    void = scene.when(VOID)
    assert all(cites(event, "16.2(a)", "A:Void") for event in void.all(e.WagerSettled))
    assert [(one.hand, one.outcome, one.returned) for one in void.all(e.WagerSettled)] == [
        (0, Outcome.VOID, 5_000),
        (1, Outcome.VOID, 5_000),
    ]
    assert void.one(e.InsuranceSettled).returned == 2_500
    assert gained(void, "ann") == before + 12_500 == 6_000
    assert void.state.phase is Phase.SETTLING
    assert gained(finished(void), "ann") == 6_000
    assert gained(finished(void), "ben") == gained(void, "ben") == 4_000


@pytest.mark.clause("16.2(a)")
@pytest.mark.parametrize("phase", [phase for phase in STATIONS if phase not in (Phase.WAGERING, Phase.COLLECTING)])
def test_16_2_a_given_a_breach_at_any_station_when_wagers_are_voided_then_the_round_comes_to_its_end(
    phase: Phase,
) -> None:
    """What is open goes back, what was settled stays, and the round goes on without the player."""
    scene = stations()[phase].given(breach(Act.OTHER))
    void = scene.given(VOID)
    assert all(one.outcome is Outcome.VOID for one in void.all(e.WagerSettled))
    end = finished(void)
    assert end.state.phase is Phase.BETWEEN
    assert gained(end, "ann") == gained(void, "ann")
    assert "felt" not in balances(end)


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_a_doubled_wager_when_voided_then_all_of_it_goes_back() -> None:
    """50 and the 20 that doubled them."""
    scene = double(dealt({1: "6h5s", 2: "Th8s"}, "7c", "Td9d"), 1, 2_000).given(breach(Act.OTHER), VOID)
    assert result(scene, 1).returned == 7_000
    assert gained(finished(scene), "ann") == 0


@pytest.mark.clause("16.2(a)", "4.5(b)")
def test_16_2_a_given_a_shared_box_when_the_player_who_decides_is_voided_then_the_next_wager_decides() -> None:
    """Ann's wager is void; Ben, behind her, plays the hand from here, and she does not."""
    scene = dealt({3: "8h8s"}, "7c", "Td", wagers={3: {"ann": 5_000, "ben": 2_000}}, seated=(1,))
    scene = scene.given(breach(Act.OTHER), VOID)
    scene.when(c.Stand(by=named("ann"), box=3)).refused_under("4.5(b)")
    end = played_out(scene.given(c.Stand(by=named("ben"), box=3)))
    assert (gained(end, "ann"), gained(end, "ben")) == (0, -2_000)


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_a_partner_who_is_asked_to_follow_when_voided_then_nobody_waits_for_them() -> None:
    """Ann has split, Ben is asked and out: the first hand gets its card."""
    scene = dealt({3: "8h8s"}, "7c", "TdTc", wagers={3: {"ann": 5_000, "ben": 2_000}}, seated=(1,))
    scene = scene.given(c.Split(by=named("ann"), box=3, cents=5_000), breach(Act.OTHER, "ben"))
    void = scene.given(VOID)
    assert void.state.round.joining is None
    assert len(void.state.round.boxes[0].hands[0].cards) == 2
    assert gained(void, "ben") == 0


@pytest.mark.clause("16.2(a)", "10.2(a)")
def test_16_2_a_given_a_partner_whose_wager_is_void_when_the_hand_is_split_then_nobody_asks_them() -> None:
    """Ben is out before Ann decides: her split waits for no one."""
    scene = dealt({3: "8h8s"}, "7c", "TdTc", wagers={3: {"ann": 5_000, "ben": 2_000}}, seated=(1,))
    scene = scene.given(breach(Act.OTHER, "ben"), VOID).when(c.Split(by=named("ann"), box=3, cents=5_000))
    assert scene.one(e.HandSplit).asked == ()
    scene.when(c.Split(by=named("ben"), box=3, cents=2_000)).refused_under("10.1")


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_a_breach_before_the_first_card_when_wagers_are_voided_then_they_are_off_the_box() -> None:
    """Wager and side bet go back, and no hand is dealt to her; another's side bet does not stay on an empty box."""
    scene = wagering(1, 2, side_bet=PERFECT)
    scene = placed(scene, {1: 5_000, 2: 5_000}).given(
        c.PlaceSideWager(by=player(1), box=1, cents=1_000), c.PlaceSideWager(by=player(2), box=1, cents=500)
    )
    off = scene.given(breach(Act.OTHER), VOID)
    assert [box.box for box in off.state.round.boxes] == [2]
    assert balances(off) == {"player:ben": -5_000, "felt": 5_000}
    off.given(c.DealRound(by=DEALER))


@pytest.mark.clause("16.2(a)")
def test_16_2_a_given_no_breach_or_no_open_wager_when_voided_then_refused() -> None:
    """A breach on record, of a player whose wager lies there; and it is the operator who declares it."""
    scene = stations()[Phase.PLAYING]
    scene.when(VOID).refused_under("16.2(a)")
    known = scene.given(breach(Act.OTHER), breach(Act.OTHER, "a passer-by"))
    known.when(replace(VOID, breach=2)).refused_under("16.2(a)")
    known.when(replace(VOID, breach=3)).refused_under("16.2(a)")
    for by in (DEALER, SUPERVISOR, player(2), REGULATOR):
        known.when(replace(VOID, by=by)).refused_under("16.2(a)")
    known.given(VOID).when(VOID).refused_under("16.2(a)")


@pytest.mark.clause("16.2(b)")
def test_16_2_b_given_a_breach_when_the_player_is_excluded_then_no_wager_is_taken_until_it_is_lifted() -> None:
    """Neither on the own box nor behind another's, no side bet, no insurance and no seat."""
    scene = placed(wagering(1, 2, side_bet=PERFECT), {1: 5_000}).given(breach(Act.OTHER, "ben"))
    for by in (DEALER, SUPERVISOR, player(1)):
        scene.when(replace(BAR, by=by)).refused_under("16.2(b)")
    scene.when(replace(BAR, breach=2)).refused_under("16.2(b)")
    barred = scene.given(BAR)
    barred.when(BAR).refused_under("16.2(b)")
    for box in (1, 2):
        barred.when(c.PlaceWager(by=player(2), box=box, cents=5_000)).refused_under("16.2(b)")
    barred.when(c.PlaceSideWager(by=player(2), box=1, cents=1_000)).refused_under("16.2(b)")
    barred.when(hc.TakeSeat(by=player(2), box=3, player="ben")).refused_under("16.2(b)")
    lifted = barred.given(hc.LiftExclusion(by=OPERATOR, player="ben"))
    assert lifted.given(c.PlaceWager(by=player(2), box=2, cents=5_000)).one(e.WagerPlaced).player == "ben"
    lifted.when(hc.LiftExclusion(by=OPERATOR, player="ben")).refused_under("16.2(b)")


@pytest.mark.clause("16.2(b)", "16.2(a)")
def test_16_2_b_given_both_powers_when_one_is_used_then_the_other_is_not_bound_to_it() -> None:
    """Excluded, Ann still plays the wager that lies there; voided, she is not excluded."""
    scene = stations()[Phase.PLAYING].given(breach(Act.OTHER))
    stand(scene.given(BAR), 1)
    assert scene.given(VOID).state.excluded == ()
    insuring = dealt({1: "Th8s", 2: "Th9s"}, "Ac").given(breach(Act.OTHER), BAR)
    insuring.when(c.Insure(by=player(1), box=1, cents=2_500)).refused_under("16.2(b)")


@pytest.mark.clause("16.2(b)")
def test_16_2_b_given_an_excluded_player_when_the_table_closes_and_opens_again_then_still_excluded() -> None:
    """An exclusion lasts until it is lifted, not until the end of the day."""
    scene = reopened(opened(1).given(breach(Act.OTHER), BAR))
    seat = hc.TakeSeat(by=player(1), box=1, player="ann")
    scene.when(seat).refused_under("16.2(b)")
    assert scene.given(hc.LiftExclusion(by=OPERATOR, player="ann"), seat).one(he.SeatTaken).player == "ann"


@pytest.mark.clause("16.2(a)", "12.2")
def test_16_2_a_given_the_only_hand_that_waits_when_voided_then_the_dealer_draws_no_more() -> None:
    """Nothing is left that a card could decide."""
    scene = stand(draw(dealt({1: "Th6s", 2: "Th8h"}, "7c", "Td"), 1), 2).given(breach(Act.OTHER, "ben"))
    assert scene.state.phase is Phase.DRAWING
    assert scene.given(VOID).state.phase is Phase.SETTLING
    halves = split(dealt({1: "8h8s"}, "7c", "TdTc"), 1).given(breach(Act.OTHER), VOID)
    assert halves.state.phase is Phase.SETTLING
