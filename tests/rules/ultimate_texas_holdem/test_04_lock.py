"""Wagers that lie still from the first card until they are settled (4.6)."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Tender
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import PlayPlaced
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    balances,
    check,
    dealt,
    flop,
    player,
    ready,
    river,
)

BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])


def on(area: Area, box: int = 1, cents: int = 1_000, tender: Tender = Tender.CHIPS) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents, tender=tender)


def first_card(scene: PlayScene) -> PlayScene:
    """The first cards have left the shoe: one of a card shoe, the stack of five of an automated one."""
    packets = scene.state.plate.shoe == AUTOMATED
    return scene.when(c.DealPacket(by=DEALER, box=-1, count=5) if packets else c.DealCard(by=DEALER, box=-1))


def chips(scene: PlayScene) -> list[tuple[int, int, int, int]]:
    """What lies on each box."""
    return [(box.ante, box.blind, box.trips, box.play) for box in scene.state.round.boxes]


TOUCHES = {
    "an ante raised": on(Area.ANTE, cents=2_000),
    "trips added": on(Area.TRIPS, 2, 500),
    "trips taken back": c.WithdrawWager(by=player(1), box=1, wager=Area.TRIPS),
    "an ante taken back": c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE),
    "a blind removed by the dealer": c.WithdrawWager(by=DEALER, box=1, wager=Area.BLIND),
    "a seat left": hc.LeaveSeat(by=player(1), box=1),
}


def stations(shoe: DealingShoe) -> tuple[PlayScene, ...]:
    """The round from its first card until the last hand is about to be settled."""
    begun = first_card(ready({1: "", 2: ""}, "Kd 9s 7h 4c 2d", "Kc Qs", trips={1: 500}, shoe=shoe))
    preflop = begun.given(c.DealRound(by=DEALER))
    after = flop(check(preflop, 1, 2))
    board = river(check(after, 1, 2))
    hands = {1: "", 2: ""}
    return (begun, preflop, after, board, at_showdown(hands, "Kd 9s 7h 4c 2d", "Kc Qs", trips={1: 500}, shoe=shoe))


@pytest.mark.clause("4.6")
@BOTH_SHOES
@pytest.mark.parametrize("wish", TOUCHES.values(), ids=list(TOUCHES))
def test_4_6_given_the_first_card_dealt_when_a_wager_is_touched_or_added_then_it_is_refused_to_the_end(
    shoe: DealingShoe, wish: AnyCommand
) -> None:
    """Raised, taken back, added to or carried away: from the first card until it is settled nothing moves."""
    for scene in stations(shoe):
        before = chips(scene)
        after = scene.when(wish)
        after.refused_under("4.6")
        assert chips(after) == before


@pytest.mark.clause("4.6")
@BOTH_SHOES
def test_4_6_given_the_betting_rounds_when_a_play_wager_is_placed_then_that_alone_is_allowed(
    shoe: DealingShoe,
) -> None:
    """40 in the first window, 20 in the second, 10 in the third; while cards are dealt and after the showing, none."""
    begun, preflop, after, board, declared = stations(shoe)
    for scene, cents in ((preflop, 4_000), (after, 2_000), (board, 1_000)):
        assert scene.when(c.PlacePlay(by=player(1), box=1, cents=cents)).one(PlayPlaced).cents == cents
    for scene in (begun, declared):
        scene.when(c.PlacePlay(by=player(1), box=1, cents=4_000)).refused_under("4.6")


@pytest.mark.clause("4.6")
def test_4_6_given_a_misdeal_when_it_is_declared_then_players_have_their_wagers_back() -> None:
    """The other thing that the rules expressly allow."""
    scene = dealt({1: "", 2: ""}, trips={1: 500}).given(c.DeclareMisdeal(by=SUPERVISOR, note="the stack fell over"))
    assert balances(scene) == {}
    assert scene.given(hc.CollectVoid(by=DEALER)).state.phase is Phase.BETWEEN


@pytest.mark.clause("4.6")
def test_4_6_given_no_card_dealt_yet_when_wagers_are_taken_back_then_they_may_be_and_the_seat_left() -> None:
    """Up to the first card a player handles the own chips freely."""
    scene = ready({1: ""}, trips={1: 500})
    gone = scene.given(c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    assert balances(gone) == {}
    gone.given(hc.LeaveSeat(by=player(1), box=1))
