"""Wagers: offered to everybody before the first card, in chips, and then left alone (4.1-4.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import (
    CardDealt,
    HandDoubled,
    HandSplit,
    InsurancePlaced,
    WageringClosed,
    WagerPlaced,
    WagerWithdrawn,
)
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import WageringEnded, WageringOpened
from croupier.games.house.terms import DealingShoe, Tender
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    PAIRS_PLAY,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    loaded,
    named,
    opened,
    placed,
    played_out,
    player,
    ready,
    result,
    split,
    stacked,
    stand,
    uninsured,
    wagering,
)
from tests.kit.scene import cites


def wager(box: int, cents: int = 5_000, tender: Tender = Tender.CHIPS) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, cents=cents, tender=tender)


# 4.1


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_4_1_given_wagering_not_announced_open_when_the_dealer_deals_then_it_is_refused(shoe: DealingShoe) -> None:
    """Every player has the chance to wager: no card before the call, and the call comes from the dealer."""
    scene = loaded(opened(1, shoe=shoe), stacked())
    for deal in (c.DealRound(by=DEALER), c.DealCard(by=DEALER)):
        refusal = scene.when(deal).refused_under("6.2/lead")
        assert "taking wagers" in refusal.instead
    scene.when(wager(1)).refused_under("4.1")
    for other in (player(1), SUPERVISOR):
        scene.when(hc.OpenWagering(by=other, at=NOON)).refused_under("4.1")
    opening = scene.when(hc.OpenWagering(by=DEALER, at=NOON))
    assert cites(opening.one(WageringOpened), "4.1")
    assert cites(opening.when(wager(1)).one(WagerPlaced), "4.1")


@pytest.mark.clause("4.1")
def test_4_1_given_cards_in_the_shoe_when_the_dealer_asks_what_is_due_then_it_is_the_call_for_wagers() -> None:
    """The dealer's screen asks for wagers before it asks for the deal, and waits for one."""
    scene = loaded(opened(1, 2), stacked())
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.under) == ("Place your wagers, please.", ("4.1",))
    scene = scene.given(step.command)
    assert due(scene.state, DEALER, NOON) is None
    after = due(placed(scene, {1: 5_000}).state, DEALER, NOON)
    assert after is not None
    assert after.under == ("6.2/lead",)


@pytest.mark.clause("4.1")
def test_4_1_given_wagers_open_when_a_player_changes_a_wager_then_it_may_be_taken_back_until_the_first_card() -> None:
    """Late players too: as long as no card is dealt, each of them still has the chance."""
    scene = wagering(1, 2).given(wager(1))
    scene.when(wager(1, 6_000)).refused_under("4.5/lead")
    back = scene.when(c.WithdrawWager(by=player(1), box=1))
    assert back.one(WagerWithdrawn).cents == 5_000
    assert back.given(wager(1, 6_000)).state.round.boxes[0].wagers[0].cents == 6_000
    scene = scene.given(wager(2)).when(c.DealCard(by=DEALER))
    assert [type(event) for event in scene.events] == [WageringClosed, CardDealt]


@pytest.mark.clause("4.1")
def test_4_1_given_nobody_who_wagers_when_wagering_ends_then_no_round_has_begun() -> None:
    """A chance is no duty; with a wager down the round is dealt."""
    scene = wagering(1)
    scene.when(c.DealRound(by=DEALER)).refused_under("6.2/lead")
    assert scene.when(hc.EndWagering(by=DEALER)).one(WageringEnded).number == 1
    scene.given(wager(1)).when(hc.EndWagering(by=DEALER)).refused_under("4.1")


# 4.2


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("tender", [tender for tender in Tender if tender is not Tender.CHIPS])
def test_4_2_given_words_cash_or_credit_when_offered_as_a_wager_then_no_wager_is_made(tender: Tender) -> None:
    """Wherever chips are put down: on the box, beside it, for a split, a double, or insurance."""
    scene = wagering(1).when(wager(1, tender=tender))
    scene.refused_under("4.2")
    assert scene.state.round.boxes == ()
    side = ready({1: "Ts 9d"}, side_bet=PAIRS_PLAY)
    side.when(c.PlaceSideWager(by=player(1), box=1, cents=500, tender=tender)).refused_under("4.2")
    ace = dealt({1: "8s 8d"}, "Ac")
    ace.when(c.Insure(by=player(1), box=1, cents=2_500, tender=tender)).refused_under("4.2")
    nine = dealt({1: "8s 8d"}, "9c")
    for wish in (c.Split, c.Double):
        nine.when(wish(by=player(1), box=1, cents=5_000, tender=tender)).refused_under("4.2")


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("cents", [0, -5_000])
def test_4_2_given_no_chips_at_all_when_offered_as_a_wager_then_no_wager_is_made(cents: int) -> None:
    """A wager is at least one chip."""
    wagering(1).when(wager(1, cents)).refused_under("4.2")
    dealt({1: "8s 8d"}, "Ac").when(c.Insure(by=player(1), box=1, cents=cents)).refused_under("4.2")


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("box", [-1, 0, 8])
def test_4_2_given_chips_between_the_boxes_when_offered_as_a_wager_then_they_lie_on_none(box: int) -> None:
    """Wager placed between boxes: refused. In box 7 of 7, though nobody sits there, it lies."""
    scene = wagering(1)
    scene.when(c.PlaceWager(by=player(1), box=box, cents=5_000)).refused_under("4.2")
    assert cites(scene.when(c.PlaceWager(by=player(1), box=7, cents=5_000)).one(WagerPlaced), "4.2")


# 4.3

LOCKED: dict[str, Callable[[], PlayScene]] = {
    "first card": lambda: ready({1: "Ts 6d", 2: "8s 8d"}).given(c.DealCard(by=DEALER)),
    "insurance": lambda: dealt({1: "Ts 6d", 2: "8s 8d"}, "Ac"),
    "interim": lambda: dealt({1: "As Kd", 2: "8s 8d"}, "9c"),
    "playing": lambda: dealt({1: "Ts 6d", 2: "8s 8d"}, "9c"),
    "felt": lambda: dealt_by_hand({1: "Ts 6d", 2: "8s 8d"}, "9c"),
    "drawing": lambda: stand(dealt({1: "Ts 6d", 2: "8s 8d"}, "9c"), 1, 2),
    "settling": lambda: played_out(stand(dealt({1: "Ts 6d", 2: "8s 8d"}, "9c"), 1, 2), Phase.SETTLING),
    "collecting": lambda: played_out(stand(dealt({1: "Ts 6d", 2: "8s 8d"}, "9c"), 1, 2), Phase.COLLECTING),
}


@pytest.mark.clause("4.3")
@pytest.mark.parametrize("moment", LOCKED)
def test_4_3_given_the_first_card_dealt_when_a_wager_is_added_changed_or_removed_then_it_is_refused(
    moment: str,
) -> None:
    """Adding $20, taking $50 back, a new wager on the box or on another: all of it waits for the next round."""
    scene = LOCKED[moment]()
    wishes: tuple[AnyCommand, ...] = (
        wager(1, 2_000),
        c.WithdrawWager(by=player(1), box=1),
        c.PlaceWager(by=player(3), box=3, cents=2_000),
        c.PlaceWager(by=player(3), box=1, cents=2_000),
        c.PlaceWager(by=DEALER, box=2, cents=2_000, player="ben"),
    )
    for wish in wishes:
        scene.when(wish).refused_under("4.3")
    assert [wager.cents for wager in scene.state.round.boxes[0].wagers] == [5_000]


@pytest.mark.clause("4.3")
@pytest.mark.parametrize("moment", LOCKED)
def test_4_3_given_the_first_card_dealt_when_a_player_leaves_then_the_wager_stays(moment: str) -> None:
    """Chips on a box are not carried off with the seat; a player without a wager may go."""
    scene = LOCKED[moment]()
    scene.when(hc.LeaveSeat(by=player(1), box=1)).refused_under("4.3")
    scene.given(hc.TakeSeat(by=player(3), box=3, player="cat"), hc.LeaveSeat(by=player(3), box=3))


@pytest.mark.clause("4.3")
def test_4_3_given_insurance_split_and_double_when_their_time_has_come_then_these_alone_add_chips() -> None:
    """Doubling in turn: accepted. Before the time of each, it is refused."""
    begun = ready({1: "8s 8d"}, "Ac", "3h 4h").given(c.DealCard(by=DEALER))
    doubling, splitting = (wish(by=player(1), box=1, cents=5_000) for wish in (c.Double, c.Split))
    for early in (doubling, splitting):
        begun.when(early).refused_under("4.3")
    begun.when(c.Insure(by=player(1), box=1, cents=2_500)).refused_under("7.3")
    scene = begun.given(c.DealRound(by=DEALER)).when(c.Insure(by=player(1), box=1, cents=2_500))
    assert scene.one(InsurancePlaced).cents == 2_500
    scene = split(uninsured(scene), 1)
    assert scene.one(HandSplit).cents == 5_000
    assert scene.when(doubling).one(HandDoubled).cents == 5_000


@pytest.mark.clause("4.3")
def test_4_3_given_a_bad_hand_when_half_the_wager_is_asked_back_then_there_is_no_surrender() -> None:
    """Hard 16 against a ten: draw, stand, or double; the chips stay where they are."""
    scene = dealt({1: "Ts 6d"}, "Tc", "Kd")
    scene.when(c.WithdrawWager(by=player(1), box=1)).refused_under("4.3")
    scene = played_out(stand(scene, 1))
    assert result(scene, 1).returned == 0


@pytest.mark.clause("4.3")
def test_4_3_given_a_decision_rendered_when_the_round_is_over_then_wagers_are_free_again() -> None:
    """Settled and collected: the next round takes wagers of any amount, of anybody."""
    scene = played_out(stand(dealt({1: "Ts 9d"}, "9c", "8d"), 1)).given(hc.OpenWagering(by=DEALER, at=NOON))
    scene = scene.given(wager(1, 2_000), c.PlaceWager(by=named("zoe"), box=1, cents=2_500))
    assert len(scene.state.round.boxes[0].wagers) == 2
