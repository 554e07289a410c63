"""Rule 14.3: a round that was not dealt as 6.3 or 12.4 requires is void, whenever that is found."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, DealingShoe
from tests.games.canberra_poker.rounds import STATIONS, packets, stations
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    PADS,
    PLAIN,
    PlayScene,
    balances,
    bet,
    deal_on,
    dealt,
    fold,
    loaded,
    order_for,
    played_out,
    player,
    ready,
    wagering,
)
from tests.kit.scene import cites

SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)
ANTES = {1: "", 3: "", 4: ""}


def single(box: int) -> AnyCommand:
    """A card to a box, or to the dealer."""
    return c.DealCard(by=DEALER, box=box)


def packet(box: int, count: int = 5) -> AnyCommand:
    """A packet to a box, or to the dealer."""
    return c.DealPacket(by=DEALER, box=box, count=count)


def assert_void(scene: PlayScene) -> None:
    """The round is void under 14.3, all money is back, and nothing but the collection of the cards is left."""
    assert cites(scene.one(he.RoundVoided), "14.3", "A:Void")
    assert balances(scene) == {}
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (
        JACKPOT.pool_cents,
        JACKPOT.reserve_cents,
    )
    assert scene.state.phase is Phase.VOIDED
    assert scene.given(hc.CollectVoid(by=DEALER)).one(he.RoundClosed).void is True


@SOURCES
@pytest.mark.parametrize(
    "before, wrong",
    [
        pytest.param(0, single(4), id="from the wrong end"),
        pytest.param(1, single(4), id="a box skipped"),
        pytest.param(1, single(2), id="a box without an ante"),
        pytest.param(1, single(1), id="two cards in a row"),
        pytest.param(2, single(0), id="the dealer too early"),
        pytest.param(3, single(1), id="the dealer skipped"),
        pytest.param(18, single(0), id="the last box skipped in the last pass"),
        pytest.param(20, single(3), id="a sixth card to a box"),
        pytest.param(20, single(0), id="a sixth card to the dealer"),
        pytest.param(0, packet(1), id="a packet"),
    ],
)
@pytest.mark.clause("14.3")
def test_14_3_given_a_plain_shoe_when_a_card_goes_out_of_its_order_then_the_round_is_void(
    edition: Edition, cards: CardSource, before: int, wrong: AnyCommand
) -> None:
    """Wrong order, a box passed over, a box with no ante, a hand of six: void by itself, whatever it would change."""
    scene = deal_on(ready(edition, ANTES, jackpot=(1, 4), cards=cards), before, up="3s")
    assert_void(scene.when(wrong))


@SOURCES
@pytest.mark.parametrize(
    "before, wrong",
    [
        pytest.param((), packet(4), id="from the wrong end"),
        pytest.param((1,), packet(4), id="a box skipped"),
        pytest.param((1,), packet(2), id="a box without an ante"),
        pytest.param((1,), packet(1), id="a box twice"),
        pytest.param((), packet(1, 4), id="four cards"),
        pytest.param((1,), packet(3, 6), id="six cards"),
        pytest.param((1, 3), packet(0), id="the dealer too early"),
        pytest.param((1, 3, 4), packet(0, 4), id="four cards to the dealer"),
        pytest.param((1, 3, 4, 0), packet(2), id="a packet too many"),
        pytest.param((), single(1), id="a single card"),
    ],
)
@pytest.mark.clause("14.3")
def test_14_3_given_an_automated_shoe_when_a_packet_goes_out_of_its_order_then_the_round_is_void(
    edition: Edition, cards: CardSource, before: tuple[int, ...], wrong: AnyCommand
) -> None:
    """The same for packets: five each, clockwise over the antes, the dealer last."""
    scene = packets(ready(edition, ANTES, jackpot=(1, 4), shoe=AUTOMATED, cards=cards), *before)
    assert_void(scene.when(wrong))


@SOURCES
@pytest.mark.clause("14.3")
def test_14_3_given_a_deal_in_its_order_when_it_is_over_then_nothing_is_void(
    edition: Edition, cards: CardSource
) -> None:
    """The accepting side: card by card, and in packets."""
    plain = deal_on(ready(edition, ANTES, cards=cards), up="3s")
    machine = packets(ready(edition, ANTES, shoe=AUTOMATED, cards=cards), 1, 3, 4, 0)
    for scene in (plain, machine):
        assert not [event for event in scene.history if isinstance(event, he.RoundVoided)]
        assert [len(hand) for hand in (*(box.cards for box in scene.state.round.boxes), scene.state.round.dealer)] == [
            5
        ] * 4


@pytest.mark.parametrize("box", [8, -1])
@pytest.mark.clause("14.3")
def test_14_3_given_a_box_that_the_layout_does_not_have_when_named_then_it_is_a_slip_and_no_misdeal(
    edition: Edition, box: int
) -> None:
    """A layout of seven boxes: a card cannot have gone to the eighth, so the round goes on."""
    ready(edition, ANTES).when(single(box)).refused_under("A:Box")
    ready(edition, ANTES, shoe=AUTOMATED).when(packet(box)).refused_under("A:Box")


@pytest.mark.clause("14.3")
def test_14_3_given_an_extra_packet_when_the_hands_are_waiting_or_deciding_then_the_round_is_void(
    edition: Edition,
) -> None:
    """The misdeal counts after the deal as well, folds and bets included."""
    whole = packets(ready(edition, ANTES, jackpot=(1, 4), shoe=AUTOMATED), 1, 3, 4, 0)
    waiting = whole.given(c.TurnTopCard(by=DEALER, index=0))
    deciding = bet(fold(waiting.given(c.AnnounceDecisions(by=DEALER)), 4), 1)
    for scene in (waiting, deciding):
        assert_void(scene.when(packet(3)))


@SOURCES
@pytest.mark.parametrize("count", [4, 6])
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
@pytest.mark.parametrize("phase", STATIONS[STATIONS.index(Phase.DECIDING) :])
@pytest.mark.clause("14.3", "A:Void")
def test_14_3_given_a_hand_of_another_number_when_found_at_any_station_then_the_round_is_void_to_the_last_cent(
    edition: Edition, phase: Phase, shoe: DealingShoe, count: int, cards: CardSource
) -> None:
    """A player's or the dealer's: lost folds, pool credits, wins and jackpot prizes are all undone."""
    scene = stations(edition, shoe=shoe, cards=cards)[phase]
    for box in (1, 0):
        assert_void(scene.when(c.RackHand(by=DEALER, box=box, count=count)))


@pytest.mark.clause("14.3")
def test_14_3_given_a_felt_table_when_a_hand_turns_out_to_have_four_cards_then_the_round_is_void(
    edition: Edition,
) -> None:
    """Four faces have no value and cannot be settled; the count of the hand voids the round."""
    scene = bet(deal_on(ready(edition, {1: "", 2: ""}, jackpot=(1, 2), cards=CardSource.FELT), up="3s"), 1, 2)
    scene = scene.given(c.RevealDealer(by=DEALER, cards=parse_cards("AsKd9c7h3s")))
    scene.when(c.TurnHand(by=DEALER, box=1, cards=parse_cards("AhKcQcJc"))).refused_under("2.5")
    assert_void(scene.when(c.RackHand(by=DEALER, box=1, count=4)))


@pytest.mark.clause("14.3")
def test_14_3_given_dark_and_lit_pads_when_the_first_card_is_misdealt_then_every_stake_is_back(
    edition: Edition,
) -> None:
    """The first card closes the wagers; what it sends to the pools and what it returns is undone with the rest."""
    scene = wagering(edition, 1, 2)
    for box, lit in ((1, True), (2, False)):
        scene = scene.given(c.PlaceAnte(by=player(box), box=box, cents=1_000))
        scene = scene.given(c.StakeJackpot(by=player(box), box=box, cents=100), c.SensePad(by=PADS, box=box, lit=lit))
    void = loaded(scene, order_for({1: "", 2: ""}, "")).when(single(2))
    assert [event.box for event in void.all(e.JackpotStakeReturned)] == [2]
    assert_void(void)


@pytest.mark.clause("14.3")
def test_14_3_given_a_round_that_is_closed_when_a_misdeal_is_found_then_it_stands(edition: Edition) -> None:
    """After the last card is racked the round is over; what is left is a dispute."""
    closed = played_out(fold(dealt(edition, {1: ""}), 1))
    closed.when(c.RackHand(by=DEALER, box=1, count=4)).refused_under("9.7")
    closed.when(single(1)).refused_under("6.3")
    closed.given(hc.RaiseDispute(by=player(1), matter="my hand had four cards"))
