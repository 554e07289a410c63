"""Wagers: when ante, blind and trips are taken, from whom, and with what (4.1-4.5)."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house.events import SeatTaken, WageringOpened
from croupier.games.house.terms import DealingShoe, Tender
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import WageringClosed, WagerPlaced, WagerWithdrawn
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    PLAIN,
    PlayScene,
    balances,
    dealt,
    fold,
    loaded,
    opened,
    order_for,
    placed,
    play,
    player,
    wagering,
)
from tests.kit.scene import cites

BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
BEFORE_THE_CARDS = (Area.ANTE, Area.BLIND, Area.TRIPS)


def on(area: Area, box: int = 1, cents: int = 1_000, tender: Tender = Tender.CHIPS) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents, tender=tender)


def first_card(scene: PlayScene) -> PlayScene:
    """The first cards have left the shoe: one of a card shoe, the stack of five of an automated one."""
    packets = scene.state.plate.shoe == AUTOMATED
    return scene.when(c.DealPacket(by=DEALER, box=-1, count=5) if packets else c.DealCard(by=DEALER, box=-1))


def chips(scene: PlayScene) -> list[tuple[int, int, int, int]]:
    """What lies on each box."""
    return [(box.ante, box.blind, box.trips, box.play) for box in scene.state.round.boxes]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("tender", [tender for tender in Tender if tender is not Tender.CHIPS])
def test_4_1_given_words_cash_or_credit_when_offered_as_a_wager_then_no_wager_is_made(tender: Tender) -> None:
    """'Forty on the play' with no chips down is nothing, and so for ante, blind and trips."""
    scene = wagering(1)
    for area in BEFORE_THE_CARDS:
        scene.when(on(area, tender=tender)).refused_under("4.1")
        scene = scene.given(on(area))
    bets = dealt({1: ""})
    bets.when(c.PlacePlay(by=player(1), box=1, cents=4_000, tender=tender)).refused_under("4.1")
    assert chips(bets) == [(1_000, 1_000, 0, 0)]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("cents", [0, -1_000])
def test_4_1_given_no_chips_at_all_when_offered_as_a_wager_then_no_wager_is_made(cents: int) -> None:
    """A wager is at least one chip."""
    scene = wagering(1)
    for area in BEFORE_THE_CARDS:
        scene.when(on(area, cents=cents)).refused_under("4.1")
        scene = scene.given(on(area))
    dealt({1: ""}).when(c.PlacePlay(by=player(1), box=1, cents=cents)).refused_under("4.1")


@pytest.mark.clause("4.1")
def test_4_1_given_chips_when_wagered_then_each_of_the_four_lies_on_its_own_area() -> None:
    """Ante, blind, trips and play, and each is taken from its player."""
    scene = play(dealt({1: ""}, trips={1: 500}), 3, 1)
    assert chips(scene) == [(1_000, 1_000, 500, 3_000)]
    assert balances(scene) == {"player:ann": -5_500, "felt": 5_500}


@pytest.mark.clause("4.2(a)")
@BOTH_SHOES
def test_4_2_a_given_the_window_open_when_ante_and_blind_are_placed_then_they_are_taken_until_the_first_card(
    shoe: DealingShoe,
) -> None:
    """Ante 10 and blind 10 before the first card: accepted. After it: refused."""
    scene = wagering(1, 2, shoe=shoe)
    for area in (Area.ANTE, Area.BLIND):
        scene = scene.when(on(area))
        assert cites(scene.one(WagerPlaced), "4.2(a)")
    packets = shoe is AUTOMATED
    begun = first_card(loaded(scene, order_for({1: ""}, packets=packets)))
    assert begun.one(WageringClosed).boxes == (1,)
    for area in (Area.ANTE, Area.BLIND):
        begun.when(on(area, 2)).refused_under("4.2(a)")


@pytest.mark.clause("4.2(a)", "4.2(b)")
def test_4_2_a_given_a_round_to_come_when_it_opens_then_every_player_is_given_the_opportunity() -> None:
    """No wager and no card before the call; the dealer's screen asks for it, and it names both kinds of wagers."""
    scene = loaded(opened(1), order_for({1: ""}))
    scene.when(on(Area.ANTE)).refused_under("4.2(a)")
    scene.when(c.DealRound(by=DEALER)).refused_under("7.3(a)")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (type(step.command), step.under) == (hc.OpenWagering, ("4.2(a)", "4.2(b)"))
    opening = scene.when(hc.OpenWagering(by=DEALER, at=NOON))
    assert cites(opening.one(WageringOpened), "4.2(a)", "4.2(b)")
    opening.given(on(Area.ANTE))


@pytest.mark.clause("4.2(a)")
def test_4_2_a_given_wagers_in_the_window_when_taken_back_then_what_stands_beside_them_goes_too() -> None:
    """The ante takes blind and trips with it, the blind the trips, and the trips go alone."""
    scene = placed(wagering(1), 1, trips=500)
    for area, left in (
        (Area.TRIPS, [(1_000, 1_000, 0, 0)]),
        (Area.BLIND, [(1_000, 0, 0, 0)]),
        (Area.ANTE, []),
    ):
        back = scene.when(c.WithdrawWager(by=player(1), box=1, wager=area))
        assert back.all(WagerWithdrawn)[-1].wager is area
        assert chips(back) == left
        assert sum(balances(back).values()) == 0
        assert balances(back).get("felt", 0) == sum(map(sum, left))


@pytest.mark.clause("4.2(b)")
def test_4_2_b_given_ante_and_blind_when_trips_are_added_then_they_are_taken_until_the_first_card() -> None:
    """Trips 5 beside 10 and 10, or 50 beside them: size is no matter; after the first card: refused."""
    scene = placed(wagering(1), 1)
    for cents in (500, 5_000):
        assert cites(scene.when(on(Area.TRIPS, cents=cents)).one(WagerPlaced), "4.2(b)")
    begun = first_card(loaded(scene, order_for({1: ""})))
    begun.when(on(Area.TRIPS, cents=500)).refused_under("4.2(b)")
    dealt({1: ""}).when(on(Area.TRIPS, cents=500)).refused_under("4.2(b)")


@pytest.mark.clause("4.3")
def test_4_3_given_no_ante_or_no_blind_when_trips_are_offered_then_they_are_refused() -> None:
    """Ante 10 without a blind, trips 5: refused. Ante 10, blind 10, trips 5: accepted."""
    scene = wagering(1, 2)
    scene.when(on(Area.TRIPS, cents=500)).refused_under("4.3")
    scene = scene.given(on(Area.ANTE))
    scene.when(on(Area.TRIPS, cents=500)).refused_under("4.3")
    scene = scene.given(on(Area.BLIND))
    scene.when(on(Area.TRIPS, 2, 500)).refused_under("4.3")
    assert cites(scene.when(on(Area.TRIPS, cents=500)).one(WagerPlaced), "4.3")


@pytest.mark.clause("4.3")
def test_4_3_given_trips_on_the_box_when_ante_or_blind_leave_it_then_the_trips_leave_too() -> None:
    """Trips never lie there alone; and the wagers of the last round are none for this one."""
    for area in (Area.ANTE, Area.BLIND):
        scene = placed(wagering(1), 1, trips=500).given(c.WithdrawWager(by=player(1), box=1, wager=area))
        assert all(trips == 0 for _, _, trips, _ in chips(scene))
    again = fold(dealt({1: ""}), 1).given(hc.OpenWagering(by=DEALER, at=NOON))
    again.when(on(Area.TRIPS, cents=500)).refused_under("4.3")


@pytest.mark.clause("4.4")
def test_4_4_given_a_player_with_a_hand_when_wagering_on_another_then_it_is_refused() -> None:
    """Ben has box 2: he antes neither box 3, which is free, nor box 1, and he does not back Ann's trips."""
    scene = placed(placed(wagering(1, 2), 1), 2)
    for box in (1, 3):
        scene.when(hc.TakeSeat(by=player(2), box=box, player="ben")).refused_under("4.4")
    scene.when(c.PlaceWager(by=player(2), box=3, wager=Area.ANTE, cents=1_000)).refused_under("A:Box")
    for wish in (
        c.PlaceWager(by=player(2), box=1, wager=Area.TRIPS, cents=500),
        c.WithdrawWager(by=player(2), box=1, wager=Area.ANTE),
    ):
        scene.when(wish).refused_under("4.4")


@pytest.mark.clause("4.4")
@pytest.mark.parametrize(
    "wish",
    [
        c.PlacePlay(by=player(2), box=1, cents=4_000),
        c.Check(by=player(2), box=1),
        c.Fold(by=player(2), box=1),
        c.LookAtCards(by=player(2), box=1),
    ],
    ids=lambda wish: type(wish).__name__,
)
def test_4_4_given_a_round_in_progress_when_a_player_acts_on_the_hand_of_another_then_it_is_refused(
    wish: AnyCommand,
) -> None:
    """The hand of box 1 is Ann's to play, and hers alone to see."""
    dealt({1: "", 2: ""}).when(wish).refused_under("4.4")


@pytest.mark.clause("4.4")
def test_4_4_given_a_box_that_is_held_when_another_player_takes_it_then_it_is_refused() -> None:
    """One hand a player, one player a hand; who has wagers in a round changes the box when it is closed."""
    scene = opened(1)
    scene.when(hc.TakeSeat(by=player(2), box=1, player="ben")).refused_under("4.4")
    scene.when(hc.TakeSeat(by=player(2), box=2, player="cat")).refused_under("4.4")
    assert cites(scene.when(hc.TakeSeat(by=player(2), box=2, player="ben")).one(SeatTaken), "4.4")
    playing = dealt({1: ""})
    playing.when(hc.TakeSeat(by=player(1), box=3, player="ann")).refused_under("4.4")
    playing.when(hc.LeaveSeat(by=player(1), box=1)).refused_under("4.6")
    over = fold(playing, 1).given(hc.LeaveSeat(by=player(1), box=1))
    over.given(hc.TakeSeat(by=player(1), box=3, player="ann"))


@pytest.mark.clause("4.5")
@pytest.mark.parametrize("area", BEFORE_THE_CARDS)
def test_4_5_given_chips_on_an_area_when_anybody_adds_more_then_it_is_refused(area: Area) -> None:
    """Ben adds to Ann's ante, she to her own, the dealer for either: one wager in any one area."""
    scene = placed(placed(wagering(1, 2), 1, trips=500), 2)
    for person in (player(2), player(1), DEALER):
        wish = c.PlaceWager(by=person, box=1, wager=area, cents=1_000)
        scene.when(wish).refused_under("4.5")
    assert chips(scene) == [(1_000, 1_000, 500, 0), (1_000, 1_000, 0, 0)]


@pytest.mark.clause("4.5")
def test_4_5_given_a_wager_that_is_to_be_changed_when_it_is_taken_back_first_then_another_is_accepted() -> None:
    """One at a time."""
    scene = wagering(1).given(on(Area.ANTE), c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    assert scene.when(on(Area.ANTE, cents=2_000)).one(WagerPlaced).cents == 2_000
