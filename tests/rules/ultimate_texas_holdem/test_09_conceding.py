"""Rule 9.1: a hand that is given up against the dealer's declared hand, with every wager on it."""

from __future__ import annotations

import pytest

from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.games.people import Dealer, Player
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem.incidents import VIEWERS, tells
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    PlayScene,
    at_showdown,
    check,
    dealt,
    flop,
    fold,
    net,
    play,
    player,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

PAIR_BOARD = "KD 9S 7H 4C 2D"
KINGS, PAIR, ACE_HIGH = "KH KS", "4D 9D", "AC QS"


def declared(dealer: str) -> PlayScene:
    """Box 1 has three kings, box 2 king high beside, both with $20 after the flop; the dealer's hand is declared."""
    scene = dealt({1: KINGS, 2: "QH JD"}, PAIR_BOARD, dealer, trips={1: 500})
    return shown(river(play(flop(check(scene, 1, 2)), 2, 1, 2)))


def concede(box: int) -> c.Concede:
    return c.Concede(by=player(box), box=box)


@pytest.mark.clause("9.1")
def test_9_1_given_a_declared_hand_when_a_player_concedes_then_all_four_wagers_and_the_cards_are_collected() -> None:
    """Ante 10, blind 10, trips 5, play 20: 45 are lost, though three kings would have won."""
    conceded = declared(PAIR).given(concede(1))
    assert cites(conceded.one(e.HandConceded), "9.1")
    lost = {(event.wager, event.staked, event.outcome, event.returned) for event in conceded.all(he.WagerSettled)}
    assert lost == {
        ("ante", 1_000, Outcome.LOSE, 0),
        ("blind", 1_000, Outcome.LOSE, 0),
        ("trips", 500, Outcome.LOSE, 0),
        ("play", 2_000, Outcome.LOSE, 0),
    }
    assert all(cites(event, "9.1") for event in conceded.all(he.WagerSettled))
    assert net(conceded, 1) == -4_500
    over = settled(conceded)
    assert net(over, 1) == -4_500
    assert not any(tells(over, viewer, KINGS) for viewer in VIEWERS)
    over_without = settled(declared(PAIR))
    assert net(over_without, 1) == 1_000 + 2_000 + 1_500


@pytest.mark.clause("9.1")
def test_9_1_given_a_hand_that_is_not_declared_when_a_player_would_concede_then_it_is_too_early() -> None:
    """While the dealer's cards are hidden there is nothing to concede to; a play wager is down, and no fold either."""
    scene = play(dealt({1: KINGS}, PAIR_BOARD, PAIR), 4, 1)
    for early in (scene, flop(scene), river(flop(scene))):
        early.when(concede(1)).refused_under("9.1")
    shown(river(flop(scene))).given(concede(1))


@pytest.mark.clause("9.1")
def test_9_1_given_the_players_cards_turned_when_they_would_concede_then_it_is_too_late() -> None:
    """The hands are turned from the dealer's right: box 2 is too late when box 1 is still in time."""
    scene = turned(declared(PAIR), 2)
    assert "turned" in scene.when(concede(2)).refused_under("9.1").why
    assert scene.given(concede(1)).one(e.HandConceded).box == 1
    done = scene.given(c.SettleHand(by=DEALER, box=2))
    done.when(concede(2)).refused_under("9.1")
    assert done.given(concede(1)).one(he.RoundClosed).void is False


@pytest.mark.clause("9.1", "9.2")
def test_9_1_given_a_dealer_without_a_pair_when_conceded_before_the_refund_then_the_ante_is_lost_too() -> None:
    """Whoever concedes is no longer there when the antes go back."""
    conceded = declared(ACE_HIGH).given(concede(1))
    assert net(conceded, 1) == -4_500
    assert conceded.given(c.RefundAntes(by=DEALER)).one(e.AntesRefunded).boxes == (2,)


@pytest.mark.clause("9.1", "9.2")
def test_9_1_given_antes_handed_back_when_conceded_then_the_rest_is_lost() -> None:
    """The ante has gone back already; blind, trips and play are collected: 35."""
    conceded = declared(ACE_HIGH).given(c.RefundAntes(by=DEALER)).given(concede(1))
    assert {event.wager for event in conceded.all(he.WagerSettled)} == {"blind", "trips", "play"}
    assert net(conceded, 1) == -3_500


@pytest.mark.clause("9.1")
def test_9_1_given_a_hand_out_of_play_or_of_somebody_else_when_conceded_then_refused() -> None:
    """A folded hand has nothing left, a conceded one neither, and nobody concedes for another player."""
    scene = dealt({1: KINGS, 2: "", 3: ""}, PAIR_BOARD, PAIR)
    scene = shown(river(flop(play(fold(scene, 3), 4, 1, 2))))
    assert "folded" in scene.when(concede(3)).refused_under("9.1").why
    scene.when(c.Concede(by=player(2), box=1)).refused_under("4.4")
    scene.given(concede(1)).when(concede(1)).refused_under("9.1")
    assert scene.given(c.Concede(by=DEALER, box=1)).one(e.HandConceded).by == DEALER.id


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("dealer", [PAIR, ACE_HIGH], ids=["qualified", "unqualified"])
def test_9_1_given_everybody_concedes_when_the_last_one_does_then_the_round_is_over(dealer: str) -> None:
    """With the last wager collected the round ends, and no hand is turned."""
    over = declared(dealer).given(concede(1), concede(2))
    assert over.one(he.RoundClosed).void is False
    assert over.state.phase is Phase.BETWEEN
    assert not [event for event in over.history if isinstance(event, e.HandTurned)]
    assert (net(over, 1), net(over, 2)) == (-4_500, -4_000)


@pytest.mark.clause("9.1")
def test_9_1_given_a_conceded_hand_when_the_others_are_settled_then_it_is_passed_over() -> None:
    """The dealer turns box 2 and nobody's cards of box 1."""
    scene = declared(PAIR).given(concede(1))
    box = scene.state.box(1)
    assert box is not None
    assert box.standing is Standing.CONCEDED
    over = settled(scene)
    assert [event.box for event in over.history if isinstance(event, e.HandTurned)] == [2]


@pytest.mark.clause("9.1", "15.6(a)")
@pytest.mark.parametrize("hand", [KINGS, "3S 5D"])
def test_9_1_given_any_hand_when_the_dealer_has_declared_then_no_prompt_speaks_for_or_against_conceding(
    hand: str,
) -> None:
    """The dealer is asked to go on; the player may concede a good hand and a bad one alike."""
    scene = at_showdown({1: hand}, PAIR_BOARD, PAIR)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.say == "Turn the hand of box 1."
    for viewer in (Player(1), Dealer()):
        assert c.Concede in {type(command) for command in GAME.allowed(scene.state, viewer)}
