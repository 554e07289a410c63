"""The dictionary: suits, and the two side bets that go by them (A)."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier.cards.card import SUITS, Card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import SideWagerPlaced
from croupier.games.blackjack.plate import plate
from croupier.games.house import commands as hc
from croupier.games.house.terms import Outcome
from tests.games.blackjack.tables import (
    DEALER,
    PAIRS_PLAY,
    PERFECT,
    PlayScene,
    dealt,
    opened,
    player,
    ready,
    side_result,
    wagering,
)
from tests.kit.scene import cites


@pytest.mark.clause("A:Suit")
@pytest.mark.parametrize("decks", [4, 6, 8])
def test_a_suit_given_decks_when_complete_then_each_has_thirteen_of_each_of_four_suits(decks: int) -> None:
    """Six decks: 78 hearts, 78 spades, 78 clubs, 78 diamonds; one heart for a spade, and it is no shoe."""
    cards = Pack(packs=decks).cards
    assert Counter(card.suit for card in cards) == dict.fromkeys(SUITS, 13 * decks)
    scene = opened(1, decks=decks)
    wrong = tuple(Card("8h") if place == cards.index(Card("8s")) else card for place, card in enumerate(cards))
    scene.when(hc.ShuffleCards(by=DEALER, order=wrong)).refused_under("A:Suit")
    scene.given(hc.ShuffleCards(by=DEALER, order=cards))


def pair(cards: str) -> tuple[PlayScene, Outcome, int]:
    """What ten dollars on Perfect Pairs come to with these cards."""
    scene = dealt({1: cards}, side={1: 1_000}, side_bet=PERFECT).given(c.SettlePairs(by=DEALER))
    return scene, side_result(scene, 1).outcome, side_result(scene, 1).returned


@pytest.mark.clause("A:Suited")
def test_a_suited_given_two_eights_of_hearts_when_the_side_bet_is_settled_then_they_are_suited() -> None:
    """Of two decks: a perfect pair, 25 to 1."""
    assert pair("8h 8h")[1:] == (Outcome.WIN, 26_000)


@pytest.mark.clause("A:Not suited")
@pytest.mark.parametrize("cards, returned", [("8h 8d", 13_000), ("8h 8s", 7_000), ("8c 8s", 13_000)])
def test_a_not_suited_given_two_eights_of_two_suits_when_the_side_bet_is_settled_then_they_are_not_suited(
    cards: str, returned: int
) -> None:
    """Hearts and diamonds are no perfect pair, though both are red."""
    assert pair(cards)[1:] == (Outcome.WIN, returned)


@pytest.mark.clause("A:Perfect Pairs", "A:Pairs Play")
def test_a_perfect_pairs_given_a_table_without_a_side_bet_when_one_is_wished_for_then_it_is_refused() -> None:
    """Both are optional: a table that offers neither takes neither, and its sign says nothing of them."""
    scene = wagering(1).given(c.PlaceWager(by=player(1), box=1, cents=5_000))
    refusal = scene.when(c.PlaceSideWager(by=player(1), box=1, cents=500))
    refusal.refused_under("A:Perfect Pairs")
    refusal.refused_under("A:Pairs Play")
    assert not [sign for sign in plate(scene.state) if "Pairs" in sign.label]


@pytest.mark.clause("A:Perfect Pairs")
def test_a_perfect_pairs_given_a_table_that_offers_it_when_a_pair_is_dealt_then_it_is_paid_by_its_grade() -> None:
    """The wager is the player's choice: ann makes it, ben does not, and both are dealt a hand."""
    scene = ready({1: "8h 8d", 2: "9s 9h"}, side={1: 1_000}, side_bet=PERFECT)
    assert cites(next(one for one in scene.history if isinstance(one, SideWagerPlaced)), "17.5")
    scene = scene.given(c.DealRound(by=DEALER)).when(c.SettlePairs(by=DEALER))
    assert [(event.player, event.returned) for event in scene.all(type(side_result(scene, 1)))] == [("ann", 13_000)]


@pytest.mark.clause("A:Pairs Play")
@pytest.mark.parametrize("cards", ["8h 8d", "8h 8s", "8h 8h"])
def test_a_pairs_play_given_a_table_that_offers_it_when_any_pair_is_dealt_then_it_pays_the_same(cards: str) -> None:
    """Eleven to one, whatever the suits; and the plate names it."""
    scene = dealt({1: cards}, side={1: 1_000}, side_bet=PAIRS_PLAY).given(c.SettlePairs(by=DEALER))
    assert side_result(scene, 1).returned == 12_000
    assert [sign.label for sign in plate(scene.state) if "Pairs Play" in sign.label]
