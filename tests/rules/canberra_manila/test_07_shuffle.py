"""Shuffle, cut and shoe (7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Hands
from croupier.games.canberra_manila.events import HoleCardsDealt
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsCut, CardsShuffled
from tests.games.canberra_manila.stations import CARDS_OUT, at, onward, three
from tests.games.canberra_manila.tables import (
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    SUPERVISOR,
    collected,
    player,
    seated,
    stakes,
)
from tests.kit.scene import cites

DECK = Pack().cards
SHUFFLE = hc.ShuffleCards(by=DEALER, order=DECK)
DEAL = c.DealHands(by=DEALER)


@pytest.mark.clause("7.1")
def test_7_1_given_a_round_when_cards_would_be_dealt_unshuffled_then_the_dealer_is_asked_to_shuffle() -> None:
    """Each round has a shuffle of its own."""
    scene = collected(seated(stakes(1, 2)))
    scene.when(DEAL).refused_under("7.1")
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert step.under == ("7.1",)
    assert cites(scene.given(step.command).one(CardsShuffled), "7.1")


@pytest.mark.clause("7.1")
def test_7_1_given_a_round_that_is_over_when_the_next_is_dealt_then_the_cards_are_shuffled_again() -> None:
    """After pots that were won, and after a void."""
    for scene in (onward(three(), Phase.BETWEEN), at(Phase.VOIDED).given(hc.CollectVoid(by=DEALER))):
        assert not scene.state.shoe.shuffled
        collected(scene).when(DEAL).refused_under("7.1")


@pytest.mark.clause("7.1")
def test_7_1_given_anybody_but_the_dealer_or_shuffled_cards_when_shuffled_then_refused() -> None:
    """The dealer shuffles, once, and not while cards are out."""
    scene = collected(seated(stakes(1, 2)))
    for by in (SUPERVISOR, OPERATOR, player(1)):
        scene.when(replace(SHUFFLE, by=by)).refused_under("7.1")
    scene.given(SHUFFLE).when(SHUFFLE).refused_under("19.5(b)")
    for phase in CARDS_OUT:
        at(phase).when(SHUFFLE).refused_under("7.1")


@pytest.mark.clause("7.2")
def test_7_2_given_shuffled_cards_when_they_are_not_cut_then_nothing_is_dealt_and_the_cut_is_asked_for() -> None:
    """One cut, and then the shoe."""
    scene = collected(seated(stakes(1, 2))).given(SHUFFLE)
    scene.when(DEAL).refused_under("7.2")
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert step.under == ("7.2",)
    cut = scene.given(step.command)
    assert cites(cut.one(CardsCut), "7.2")
    cut.when(hc.CutCards(by=DEALER, after=20)).refused_under("7.2")
    collected(seated(stakes(1, 2))).when(hc.CutCards(by=DEALER, after=20)).refused_under("7.2")


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("hands", [Hands(), Hands(joker=True), Hands(32), Hands(44, joker=True)], ids=str)
def test_7_2_given_any_deck_when_cut_then_two_cards_or_more_lie_at_either_end(hands: Hands) -> None:
    """More than one card from the end: two are enough, one is not."""
    deck = hands.pack.cards
    scene = collected(seated(stakes(1, 2), hands=hands)).given(hc.ShuffleCards(by=DEALER, order=deck))
    for after in (-1, 0, 1, len(deck) - 1, len(deck)):
        scene.when(hc.CutCards(by=DEALER, after=after)).refused_under("7.2")
    for after in (2, len(deck) - 2):
        assert scene.given(hc.CutCards(by=DEALER, after=after)).state.shoe.order == (*deck[after:], *deck[:after])


@pytest.mark.clause("7.3")
def test_7_3_given_cards_in_the_shoe_when_dealt_then_they_come_in_its_order_and_nobody_names_others() -> None:
    """Two to each hand, then the communal card; a card that is typed is refused, right or wrong."""
    scene = collected(seated(stakes(1, 2))).given(SHUFFLE, hc.CutCards(by=DEALER, after=2))
    order = scene.state.shoe.order
    answers = [scene.when(c.DealHands(by=DEALER, card=card)).refused_under("7.3") for card in order[4:6]]
    assert answers[0] == answers[1]
    dealt = scene.given(DEAL)
    assert [event.cards for event in dealt.all(HoleCardsDealt)] == [order[0:2], order[2:4]]
    assert dealt.state.round.board == order[4:5]
    later = onward(dealt, Phase.EXPOSING)
    later.when(c.TurnCommunal(by=DEALER, card=order[5])).refused_under("7.3")
    assert later.given(c.TurnCommunal(by=DEALER)).state.round.board == order[4:6]


@pytest.mark.clause("7.3")
def test_7_3_given_a_felt_table_when_shuffled_then_nobody_says_in_which_order_and_the_deal_waits_for_the_shoe() -> None:
    """The cards are in the shoe, and the program sees those that lie open."""
    scene = collected(seated(stakes(1, 2), cards=FELT))
    scene.when(SHUFFLE).refused_under("19.5(b)")
    scene = scene.given(hc.ShuffleCards(by=DEALER))
    scene.when(c.DealHands(by=DEALER, card=DECK[0])).refused_under("7.2")
    ready = scene.given(hc.CutCards(by=DEALER, after=20))
    ready.when(DEAL).refused_under("9.3")
    dealt = ready.given(c.DealHands(by=DEALER, card=DECK[0]))
    assert [event.cards for event in dealt.all(HoleCardsDealt)] == [(None, None)] * 2
