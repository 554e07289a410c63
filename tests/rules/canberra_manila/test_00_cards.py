"""The dictionary: hole cards, communal cards, the initial deal, the shoe and the showdown (A)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import CommunalTurned, HandShown, HoleCardsDealt, ShowdownEnded
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.state import Phase
from croupier.games.decider import replay, stream
from croupier.games.house.commands import Act
from croupier.games.house.terms import Approval, DealingShoe
from croupier.games.people import Player, Viewer
from tests.games.canberra_manila.stations import (
    BOARD_CARDS,
    HANDS,
    VIEWERS,
    at,
    is_refused_and_logged,
    onward,
    tells,
    three,
)
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    blank,
    collected,
    dealt,
    fold,
    opened,
    player,
    seated,
    stakes,
    terms,
)
from tests.kit.scene import cites


@pytest.mark.clause("A:Communal Cards")
def test_a_communal_cards_given_three_of_them_when_a_player_looks_then_all_see_the_same_three() -> None:
    """Face up in the middle, for everybody but the cage, which follows the money."""
    scene = at(Phase.BETTING)
    while len(scene.state.round.board) < 3:
        scene = onward(scene, Phase.EXPOSING).given(c.TurnCommunal(by=DEALER))
    for viewer in (Player(1), Player(2), Player(3)):
        assert replay(GAME, stream(GAME, scene.history, viewer)).round.board == parse_cards(BOARD_CARDS)[:3]


@pytest.mark.clause("A:Hole Card")
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_a_hole_card_given_hole_cards_when_anybody_looks_then_only_their_owner_is_told_their_faces(
    viewer: Viewer,
) -> None:
    """Before the showdown Ann's aces are known to Ann alone, in every betting round."""
    for phase in (Phase.BETTING, Phase.EXPOSING, Phase.SHOWDOWN):
        assert tells(at(phase), viewer, HANDS[1]) is (viewer == Player(1))


@pytest.mark.clause("A:Hole Card")
def test_a_hole_card_given_a_player_who_asks_for_anothers_cards_when_asked_then_refused_and_logged() -> None:
    """Seat 3 sees nothing of seat 5's hand."""
    is_refused_and_logged(Act.SEE_HIDDEN_CARDS, "16.7", player(3))


@pytest.mark.clause("A:Initial Deal")
def test_a_initial_deal_given_seven_players_when_dealt_then_fifteen_cards_are_out_before_any_bet() -> None:
    """Two each, and the first communal card."""
    scene = dealt(collected(seated(stakes(*range(1, 8)))))
    assert sum(len(event.cards) for event in scene.all(HoleCardsDealt)) + len(scene.all(CommunalTurned)) == 15
    assert not scene.state.round.opened
    scene.when(c.DealHands(by=DEALER)).refused_under("9.2")


@pytest.mark.clause("A:Shoe")
@pytest.mark.parametrize("approval", [Approval("", ""), Approval("CGC 1", " ")])
def test_a_shoe_given_a_shoe_without_approval_when_a_table_would_open_then_it_stays_closed(approval: Approval) -> None:
    """Cards come from an approved container only."""
    unapproved = terms(shoe=DealingShoe(PLAIN.kind, approval))
    blank().when(c.OpenTable(by=OPERATOR, terms=unapproved, at=NOON)).refused_under("A:Shoe")
    assert opened(shoe=DealingShoe(PLAIN.kind, APPROVAL)).state.phase is Phase.BETWEEN


@pytest.mark.clause("A:Showdown")
def test_a_showdown_given_three_players_after_the_fifth_round_when_it_ends_then_their_hands_are_compared() -> None:
    """With one player left there is none, and nobody's cards are seen."""
    scene = onward(three(), Phase.SHOWDOWN).when(c.ShowHands(by=DEALER))
    assert cites(scene.one(ShowdownEnded), "A:Showdown")
    assert {event.seat for event in scene.all(HandShown)} == {1}
    alone = fold(three(), 3, 1)
    assert alone.state.phase is Phase.AWARDING
    alone.when(c.ShowHands(by=DEALER)).refused_under("13.1")
