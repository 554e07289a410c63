"""The dictionary: where a round of play begins and ends, and what is void (A)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_card
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import CardsReplaced, RoundClosed, RoundVoided, ShoeReplaced, WagerSettled
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.events import (
    CardsDealt,
    WageringClosed,
)
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    OPERATOR,
    PLAIN,
    PlayScene,
    at_showdown,
    balances,
    check,
    dealt,
    flop,
    fold,
    on_the_river,
    play,
    player,
    ready,
    result,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

HANDS = {1: "As Ah", 2: "Qc Jd"}
BOARD, NO_PAIR = "Kd 9s 7h 4c 2d", "Ac Qs"
STREETS = tuple(Street)


def at(street: Street) -> PlayScene:
    """Both boxes are to decide on this street, having checked wherever they could."""
    scene = dealt(HANDS, BOARD, NO_PAIR)
    for reveal in (flop, river)[: STREETS.index(street)]:
        scene = reveal(check(scene, 1, 2))
    return scene


@pytest.mark.clause("A:Round of Play")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
def test_a_round_of_play_given_wagers_down_when_the_first_card_leaves_the_shoe_then_the_round_is_open(
    shoe: object,
) -> None:
    """Until then a player may take the wagers back; from then on not."""
    scene = ready({1: ""}, shoe=shoe)
    scene.given(c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE))
    first = c.DealCard(by=DEALER, box=-1) if shoe == PLAIN else c.DealPacket(by=DEALER, box=-1, count=5)
    begun = scene.when(first)
    assert [type(event) for event in begun.events] == [WageringClosed, CardsDealt]
    begun.when(c.WithdrawWager(by=player(1), box=1, wager=Area.ANTE)).refused_under("4.6")


@pytest.mark.clause("A:Round of Play")
def test_a_round_of_play_given_the_last_wager_settled_when_cards_are_on_the_layout_then_the_round_is_closed() -> None:
    """Up to then cards and shoe stay; with the last trips wager paid both may be exchanged."""
    scene = at_showdown(HANDS, BOARD, NO_PAIR, trips={1: 500}).given(c.RefundAntes(by=DEALER))
    change = hc.ReplaceCards(by=OPERATOR, cards=(parse_card("Kh"),))
    exchange = hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED)
    for box in (2, 1):
        scene.when(change).refused_under("2.5")
        scene.when(exchange).refused_under("11.2")
        scene = turned(scene, box).when(c.SettleHand(by=DEALER, box=box))
    assert scene.all(WagerSettled)[-1].wager == "trips"
    assert cites(scene.one(RoundClosed), "A:Round of Play")
    assert not scene.one(RoundClosed).void
    scene.when(change).one(CardsReplaced)
    scene.when(exchange).one(ShoeReplaced)


@pytest.mark.clause("A:Round of Play")
@pytest.mark.parametrize("street", STREETS)
def test_a_round_of_play_given_every_hand_folded_when_the_last_is_collected_then_the_round_is_closed(
    street: Street,
) -> None:
    """Nothing more is revealed: the last collection ends it, on whichever street."""
    scene = fold(at(street), 2)
    assert not scene.all(RoundClosed)
    scene = scene.when(c.Fold(by=player(1), box=1))
    assert scene.one(RoundClosed).number == 1
    assert scene.state.phase is Phase.BETWEEN


def voided(scene: PlayScene) -> PlayScene:
    return scene.when(hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood"))


@pytest.mark.clause("A:Void")
def test_a_void_given_a_folded_hand_and_one_still_in_when_the_round_is_void_then_both_get_everything_back() -> None:
    """Box 1 folded its 20; box 2 has 10, 10, 5 and 40: box 1 gets 20 back and box 2 gets 65."""
    scene = play(fold(dealt(HANDS, trips={2: 500}), 1), 4, 2)
    before = balances(scene)
    assert (before["player:ann"], before["player:ben"]) == (-2_000, -6_500)
    scene = voided(scene)
    assert cites(scene.one(RoundVoided), "A:Void")
    assert balances(scene) == {}
    assert scene.when(hc.CollectVoid(by=DEALER)).one(RoundClosed).void


@pytest.mark.clause("A:Void")
def test_a_void_given_winnings_already_paid_when_the_round_is_void_then_they_are_taken_back() -> None:
    """Box 2 has been settled and box 1 has not: neither has won or lost anything."""
    scene = at_showdown({1: "", 2: "Ad Ah"}, BOARD, NO_PAIR, trips={2: 500}).given(c.RefundAntes(by=DEALER))
    scene = turned(scene, 2).given(c.SettleHand(by=DEALER, box=2))
    assert result(scene, 2, "play").outcome is Outcome.WIN
    assert balances(scene)["player:ben"] > 0
    assert balances(voided(scene)) == {}


@pytest.mark.clause("A:Void")
def test_a_void_given_one_hand_void_when_its_wagers_go_back_then_the_others_are_played_on() -> None:
    """A hand, or a wager, may be void by itself, without a result."""
    scene = on_the_river(dealt(HANDS, BOARD, NO_PAIR, trips={2: 500}).given(c.LookAtCards(by=player(1), box=1)))
    scene = scene.when(c.ReportUnwagered(by=DEALER, box=2))
    assert {event.outcome for event in scene.all(WagerSettled)} == {Outcome.VOID}
    assert "player:ben" not in balances(scene)
    scene = settled(shown(play(scene, 1, 1)))
    assert balances(scene)["player:ann"] == 1_000
