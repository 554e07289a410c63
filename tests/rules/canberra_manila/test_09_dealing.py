"""The deal: two cards together, communal cards one by one, and a betting round after each (9)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import CommunalTurned, HandShown, HoleCardsDealt, PotAwarded
from croupier.games.canberra_manila.state import Phase
from croupier.games.house.events import RoundClosed
from tests.games.canberra_manila.stations import BOARD_CARDS, FIRST, HANDS, LATER, at, felt, felt_street, onward, three
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    betting,
    call,
    check,
    collected,
    dealt,
    fold,
    passed,
    player,
    seated,
    stakes,
    tap_out,
)
from tests.kit.scene import cites

BOARD = parse_cards(BOARD_CARDS)


@pytest.mark.clause("9.1")
def test_9_1_given_two_hole_cards_and_the_board_when_shown_then_exactly_two_and_three_make_the_hand() -> None:
    """Two aces with four spades to the ace on the board are a pair; two small spades make a flush."""
    scene = dealt(collected(seated(stakes(1, 2))), {1: "As Ah", 2: "4s 3s"}, "Ks Qs Js Ts 2d")
    shown = {event.seat: event.high for event in onward(scene, Phase.AWARDING).history if isinstance(event, HandShown)}
    assert shown[1].startswith("one pair")
    assert shown[2].startswith("flush")


@pytest.mark.clause("9.2")
def test_9_2_given_three_players_when_dealt_then_each_gets_two_cards_together_from_the_buttons_left() -> None:
    """Ann and Ben before Cat, whose is the button."""
    events = dealt(collected(seated(stakes(1, 2, 3))), HANDS).all(HoleCardsDealt)
    assert [(event.seat, event.cards) for event in events] == [(seat, parse_cards(HANDS[seat])) for seat in (1, 2, 3)]
    assert all(cites(event, "9.2") for event in events)


@pytest.mark.clause("9.2")
def test_9_2_given_anybody_but_the_dealer_or_the_wrong_time_when_dealt_then_refused() -> None:
    """After the blinds, by the dealer."""
    ready = at(Phase.POSTING)
    for by in (player(1), SUPERVISOR, OPERATOR):
        ready.when(c.DealHands(by=by)).refused_under("9.2")
    for phase in (Phase.BETWEEN, Phase.BETTING, Phase.AWARDING):
        at(phase).when(c.DealHands(by=DEALER)).refused_under("9.2")


@pytest.mark.clause("9.3", "A:Initial Deal")
def test_9_3_given_hole_cards_that_are_dealt_when_the_deal_ends_then_one_card_lies_open_in_the_middle() -> None:
    """The first of five, before anybody bets."""
    scene = three()
    assert isinstance(scene.events[3], CommunalTurned)
    assert cites(scene.one(CommunalTurned), "9.3")
    assert scene.state.round.board == BOARD[:1]
    assert (scene.state.phase, scene.state.round.street) == (Phase.BETTING, 1)


@pytest.mark.clause("9.3", "A:Communal Cards")
def test_9_3_given_five_communal_cards_when_more_would_be_exposed_then_refused() -> None:
    """Up to five."""
    scene = onward(three(), Phase.SHOWDOWN)
    assert scene.state.round.board == BOARD
    scene.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")
    last = felt_street(felt(), 5)
    last.when(c.ReportCommunalExposed(by=DEALER, card=BOARD[0])).refused_under("17.17")


@pytest.mark.clause("9.3")
def test_9_3_given_a_felt_table_when_the_card_in_the_middle_is_not_named_then_it_is_asked_for() -> None:
    """The dealer names what lies open, and a card that is no card of the deck stops play."""
    ready = passed(felt())
    ready.when(c.TurnCommunal(by=DEALER)).refused_under("9.3")
    assert ready.when(c.TurnCommunal(by=DEALER, card=LATER[0])).one(CommunalTurned).card == LATER[0]
    ready.given(c.TurnCommunal(by=DEALER, card=FIRST)).when(c.TurnCommunal(by=DEALER, card=LATER[0])).refused_under(
        "2.6"
    )


@pytest.mark.clause("9.4")
def test_9_4_given_each_communal_card_when_exposed_then_a_betting_round_follows() -> None:
    """Five cards, five rounds, and no card before the bets of the last one are met."""
    scene = three()
    for street in range(1, 6):
        assert (scene.state.phase, scene.state.round.street) == (Phase.BETTING, street)
        assert len(scene.state.round.board) == street
        scene.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")
        scene = passed(scene)
        if street < 5:
            scene = scene.when(c.TurnCommunal(by=DEALER))
            assert cites(scene.one(CommunalTurned), "9.4", "9.5")
    assert scene.state.phase is Phase.SHOWDOWN


@pytest.mark.clause("9.5")
def test_9_5_given_bets_that_all_have_met_when_two_or_more_are_in_then_the_next_card_is_exposed() -> None:
    """While somebody owes, nothing is; when one player is left, nothing is any more."""
    scene = call(three(), 3, 1)
    scene.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")
    assert call(scene, 2).when(c.TurnCommunal(by=DEALER)).one(CommunalTurned).card == BOARD[1]
    alone = fold(three(), 3, 1)
    assert alone.state.phase is Phase.AWARDING
    alone.when(c.TurnCommunal(by=DEALER)).refused_under("9.5")


@pytest.mark.clause("9.5", "13.3")
def test_9_5_given_players_who_have_all_tapped_out_when_the_round_goes_on_then_the_board_is_dealt_to_its_end() -> None:
    """Nobody bets any more, and the pot is not divided by agreement."""
    scene = tap_out(betting(stakes(1, 2, cents=4_000), {1: HANDS[1]}, BOARD_CARDS), 1)
    scene = call(scene, 2)
    while scene.state.phase is Phase.EXPOSING:
        scene = passed(scene.given(c.TurnCommunal(by=DEALER)))
    assert scene.state.phase is Phase.SHOWDOWN
    assert scene.state.round.board == BOARD


@pytest.mark.clause("9.6")
def test_9_6_given_one_player_left_or_five_rounds_of_bets_when_reached_then_play_is_over_and_the_pot_is_won() -> None:
    """Not before; and the round is closed with its pots."""
    early = fold(check(passed(three()).given(c.TurnCommunal(by=DEALER)), 1), 2, 3)
    for over in (early, onward(three(), Phase.AWARDING)):
        won = over.when(c.AwardPots(by=DEALER))
        assert won.one(PotAwarded).seat == 1
        assert cites(won.one(RoundClosed), "9.6")
    for phase in (Phase.BETTING, Phase.EXPOSING, Phase.SHOWDOWN):
        at(phase).when(c.AwardPots(by=DEALER)).refused_under("9.6")
