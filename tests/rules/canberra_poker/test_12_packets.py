"""Rule 12, the deal: five cards at once to each ante and the dealer, the top card, and the announcement."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource
from croupier.games.people import Display
from tests.games.canberra_poker.rounds import packets
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    bet,
    deal_on,
    dealt,
    fold,
    played_out,
    player,
    ready,
)
from tests.kit.scene import cites


@pytest.mark.clause("12.4")
def test_12_4_given_antes_on_1_and_4_when_dealt_then_five_cards_each_in_turn_and_the_dealer_last(
    edition: Edition,
) -> None:
    """Cards 1 to 5 go to box 1, 6 to 10 to box 4, 11 to 15 to the dealer, and every one of them lies face down."""
    whole = ready(edition, {1: "", 4: ""}, shoe=AUTOMATED)
    order = whole.state.shoe.order
    for scene in (whole.given(c.DealRound(by=DEALER)), packets(whole, 1, 4, 0)):
        cards = [event for event in scene.history if isinstance(event, e.CardDealt)]
        assert [event.card for event in cards] == list(order[:15])
        assert [event.box for event in cards] == [1] * 5 + [4] * 5 + [0] * 5
        assert all(event.under == ("12.4", "12.1") and not event.face_up for event in cards)
        assert scene.state.phase is Phase.DEALING


@pytest.mark.parametrize("top", range(5))
@pytest.mark.clause("12.4")
def test_12_4_given_every_packet_dealt_when_the_dealer_turns_the_top_card_then_that_one_alone_is_seen(
    edition: Edition, top: int
) -> None:
    """Which card of the packet lies on top is recorded as shown; the display then knows one card of the round."""
    scene = ready(edition, {1: "", 4: ""}, shoe=AUTOMATED).given(c.DealRound(by=DEALER))
    turned = scene.given(c.TurnTopCard(by=DEALER, index=top))
    card = scene.state.shoe.order[10 + top]
    assert (turned.one(e.TopCardTurned).index, turned.one(e.TopCardTurned).card) == (top, card)
    seen = stream(GAME, turned.history, Display())
    shown = [event.card for event in seen if isinstance(event, e.CardDealt | e.TopCardTurned) and event.card]
    assert shown == [card]
    turned.when(c.TurnTopCard(by=DEALER, index=top)).refused_under("12.4")


@pytest.mark.clause("12.4")
def test_12_4_given_a_deal_that_is_not_over_when_the_top_card_would_be_turned_then_it_waits(edition: Edition) -> None:
    """Not before the last packet, not a card that is not there or is another, and never from a plain shoe."""
    scene = packets(ready(edition, {1: "", 4: ""}, shoe=AUTOMATED), 1, 4)
    scene.when(c.TurnTopCard(by=DEALER, index=0)).refused_under("12.4")
    over = packets(scene, 0)
    for wrong in (
        c.TurnTopCard(by=DEALER, index=5),
        c.TurnTopCard(by=DEALER, index=-1),
    ):
        over.when(wrong).refused_under("12.4")
    for named in over.state.round.dealer[:2]:
        over.when(c.TurnTopCard(by=DEALER, index=0, card=named)).refused_under("16.6(b)")
    over.when(c.DealRound(by=DEALER)).refused_under("12.4")
    deal_on(ready(edition, {1: ""}), 2).when(c.TurnTopCard(by=DEALER, index=0)).refused_under("12.4")


@pytest.mark.clause("12.4")
def test_12_4_given_a_felt_table_when_the_top_card_is_turned_then_the_dealer_names_it(edition: Edition) -> None:
    """Nobody knows the packets; the one card that everybody sees is named, and belongs to the dealer's hand."""
    scene = packets(ready(edition, {1: "", 4: ""}, shoe=AUTOMATED, cards=CardSource.FELT), 1, 4, 0)
    scene.when(c.TurnTopCard(by=DEALER, index=2)).refused_under("12.4")
    turned = scene.given(c.TurnTopCard(by=DEALER, index=2, card=Card.KING_OF_CLUBS))
    assert turned.state.round.dealer == (None, None, Card.KING_OF_CLUBS, None, None)
    shown = bet(fold(turned.given(c.AnnounceDecisions(by=DEALER)), 1), 4)
    shown.when(c.RevealDealer(by=DEALER, cards=parse_cards("AsQd9c7h3s"))).refused_under("6.1")
    shown.given(c.RevealDealer(by=DEALER, cards=parse_cards("AsKc9c7h3s")))


@pytest.mark.parametrize("cards", CardSource, ids=str)
@pytest.mark.clause("12.5")
def test_12_5_given_dealt_packets_when_a_player_decides_before_the_announcement_then_it_is_refused(
    edition: Edition, cards: CardSource
) -> None:
    """Cards stay down and decisions closed until the dealer has announced bet or fold; then both open."""
    scene = packets(ready(edition, {1: "", 2: ""}, shoe=AUTOMATED, cards=cards), 1, 2, 0)
    named = Card.KING_OF_CLUBS if cards is CardSource.FELT else None
    scene = scene.given(c.TurnTopCard(by=DEALER, index=0, card=named))
    assert not [event for event in scene.history if isinstance(event, e.CardsPickedUp | e.DecisionsOpened)]
    decisions = (c.PlaceBet(by=player(1), box=1, cents=2_000), c.Fold(by=player(2), box=2))
    for decision in decisions:
        scene.when(decision).refused_under("12.5")
    announced = scene.given(c.AnnounceDecisions(by=DEALER))
    assert announced.one(e.DecisionsOpened).under == ("12.5",)
    assert [look.box for look in announced.all(e.CardsPickedUp)] == [1, 2]
    announced.given(*decisions)


@pytest.mark.clause("12.5")
def test_12_5_given_an_unfinished_deal_when_bet_or_fold_would_be_announced_then_it_is_refused(edition: Edition) -> None:
    """The announcement belongs to the dealer, after the top card has been turned, and is made once."""
    scene = packets(ready(edition, {1: "", 2: ""}, shoe=AUTOMATED), 1, 2, 0)
    scene.when(c.AnnounceDecisions(by=DEALER)).refused_under("12.5")
    turned = scene.given(c.TurnTopCard(by=DEALER, index=0))
    turned.when(c.AnnounceDecisions(by=player(1))).refused_under("12.5")
    announced = turned.given(c.AnnounceDecisions(by=DEALER))
    announced.when(c.AnnounceDecisions(by=DEALER)).refused_under("12.5")


@pytest.mark.clause("12.5")
def test_12_5_given_that_every_hand_was_withdrawn_when_announced_then_nobody_is_waited_for(edition: Edition) -> None:
    """A round whose only hand is out before the announcement goes on to its end."""
    scene = packets(ready(edition, {1: ""}, shoe=AUTOMATED), 1, 0).given(c.TurnTopCard(by=DEALER, index=0))
    breach = hc.RecordBreach(by=DEALER, player=player(1).id, act=hc.Act.SHOW_CARDS, note="showed two cards")
    scene = scene.given(breach, c.ExcludeFromRound(by=OPERATOR, breach=1), c.AnnounceDecisions(by=DEALER))
    assert not scene.all(e.CardsPickedUp)
    assert scene.state.phase is Phase.COLLECTING
    assert played_out(scene).history[-1].under == ("A:Round of Play",)


@pytest.mark.clause("12.2", "2.4")
def test_12_2_given_a_card_of_the_other_deck_when_the_dealer_reports_it_then_play_stops_for_a_count(
    edition: Edition,
) -> None:
    scene = dealt(edition, {1: "", 2: ""}, shoe=AUTOMATED)
    stopped = scene.given(hc.ReportCardFault(by=DEALER, what="a blue card in a red hand"))
    assert cites(stopped.one(he.PlayHeld), "12.2", "2.4")
    stopped.when(c.Fold(by=player(1), box=1)).refused_under("2.4")
    counted = stopped.given(hc.ReportCount(by=DEALER, count=53, complete=False))
    void = counted.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a card of the other deck"))
    assert void.state.phase is Phase.VOIDED
    assert due(stopped.state, DEALER, NOON) is None


@pytest.mark.clause("2.1", "2.4")
def test_2_1_given_a_damaged_card_when_it_is_reported_without_words_then_refused(edition: Edition) -> None:
    dealt(edition, {1: ""}).when(hc.ReportCardFault(by=DEALER, what=" ")).refused_under("2.4")
