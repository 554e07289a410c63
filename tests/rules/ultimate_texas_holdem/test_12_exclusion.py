"""Rule 12.3: exclusion from the round of the breach, or its void, and neither by itself."""

from __future__ import annotations

import pytest

from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome
from croupier.games.people import Person, Role, Supervisor
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem.incidents import ANN, BEN, BOARD_CARDS, breach, two_hands
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    balances,
    dealt,
    flop,
    fold,
    net,
    placed,
    play,
    played_out,
    result,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

EXCLUDED = c.ExcludeFromRound(by=OPERATOR, breach=1)
ACE_HIGH = "AH QS"


@pytest.mark.clause("12.3")
def test_12_3_given_a_recorded_breach_when_nobody_decides_then_the_round_goes_on() -> None:
    """Exclusion and void are possible, not automatic: the operator is offered both, and may do neither."""
    before = two_hands()
    offered = {type(command) for command in GAME.allowed(before.state, Supervisor())}
    assert c.ExcludeFromRound not in offered
    scene = before.given(breach(Act.PASS_INFORMATION))
    assert scene.state.round.boxes == before.state.round.boxes
    options = GAME.allowed(scene.state, Supervisor())
    assert any(isinstance(command, c.ExcludeFromRound) for command in options)
    voids = [command for command in options if isinstance(command, hc.VoidRound)]
    assert hc.VoidReason.COLLUSION in {command.reason for command in voids}
    assert net(settled(shown(river(flop(play(scene, 4, 1, 2))))), 1) == 1_000 + 1_500 + 4_000 + 3_500


@pytest.mark.clause("12.3")
@pytest.mark.parametrize("act", [Act.SHOW_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION])
def test_12_3_given_a_breach_when_the_player_is_excluded_then_all_wagers_go_back_and_the_others_play_on(
    act: Act,
) -> None:
    """Ann's ante, blind, trips and play are hers again, and Ben is settled."""
    scene = play(two_hands(), 4, 1).given(breach(act), EXCLUDED)
    assert cites(scene.one(e.HandVoided), "12.3", "15.3(a)")
    back = {(event.wager, event.outcome, event.returned) for event in scene.all(he.WagerSettled)}
    assert back == {
        ("ante", Outcome.VOID, 1_000),
        ("blind", Outcome.VOID, 1_000),
        ("trips", Outcome.VOID, 500),
        ("play", Outcome.VOID, 4_000),
    }
    assert net(scene, 1) == 0
    over = settled(shown(river(flop(play(scene, 3, 2)))))
    assert [event.box for event in over.history if isinstance(event, e.HandTurned)] == [2]
    assert net(over, 2) == -1_000 - 1_000 - 3_000


@pytest.mark.clause("12.3")
def test_12_3_given_no_breach_or_one_of_another_rule_when_exclusion_is_ordered_then_refused() -> None:
    """The power rests on a recorded breach of this rule by somebody with wagers still open."""
    scene = two_hands()
    scene.when(EXCLUDED).refused_under("15.3(a)")
    scene.given(breach(Act.INFLUENCE)).when(EXCLUDED).refused_under("12.3")
    fold(scene, 1).given(breach(Act.PASS_INFORMATION)).when(EXCLUDED).refused_under("15.3(a)")
    scene.given(breach(Act.PASS_INFORMATION), EXCLUDED).when(EXCLUDED).refused_under("15.3(a)")
    scene.given(breach(Act.PASS_INFORMATION)).when(c.ExcludeFromRound(by=DEALER, breach=1)).refused_under("15.6(c)")


@pytest.mark.clause("12.3")
def test_12_3_given_the_last_undecided_player_when_excluded_then_the_dealer_goes_on() -> None:
    """Nobody waits for a player who has left the round; with the last hand the round is over."""
    scene = play(two_hands(), 4, 1).given(breach(Act.PASS_INFORMATION, "ben"))
    scene.when(c.RevealFlop(by=DEALER)).refused_under("8.2")
    assert flop(scene.given(EXCLUDED)).state.phase is Phase.FLOP
    alone = fold(two_hands(), 1).given(breach(Act.PASS_INFORMATION, "ben"), EXCLUDED)
    assert cites(alone.one(he.RoundClosed), "A:Round of Play")
    assert net(alone, 2) == 0


@pytest.mark.clause("12.3")
def test_12_3_given_an_ante_that_was_refunded_when_its_player_is_excluded_then_it_goes_back_once() -> None:
    """Blind, trips and play are returned; the ante was returned with the others'."""
    scene = dealt({1: ANN, 2: BEN}, "9D 7D 5S 2C 4S", ACE_HIGH, trips={1: 500})
    scene = shown(river(flop(play(scene, 4, 1, 2)))).given(c.RefundAntes(by=DEALER), breach(Act.SHOW_CARDS))
    gone = scene.given(EXCLUDED)
    assert {event.wager for event in gone.all(he.WagerSettled)} == {"blind", "trips", "play"}
    assert net(gone, 1) == 0
    over = settled(gone)
    assert "felt" not in balances(over)
    box = gone.state.box(1)
    assert box is not None
    assert box.standing is Standing.OUT


@pytest.mark.clause("12.3")
def test_12_3_given_a_settled_hand_when_its_player_is_excluded_then_refused() -> None:
    """What has been settled stands, unless the round is voided."""
    scene = shown(river(flop(play(two_hands(), 4, 1, 2))))
    done = turned(scene, 2).given(c.SettleHand(by=DEALER, box=2), breach(Act.SHOW_CARDS, "ben"))
    done.when(EXCLUDED).refused_under("15.3(a)")


@pytest.mark.clause("12.3")
def test_12_3_given_a_breach_when_the_round_is_voided_for_it_then_everybody_has_the_stakes_back() -> None:
    """A void for collusion cites the rule and turns the whole round back, folded hands included."""
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=1)
    scene = play(fold(two_hands(), 1), 3, 2).given(breach(Act.PASS_INFORMATION), void)
    assert cites(scene.one(he.RoundVoided), "12.3", "A:Void")
    assert balances(scene) == {}


@pytest.mark.clause("12.3")
def test_12_3_given_no_breach_of_this_rule_when_voided_for_collusion_then_refused() -> None:
    """A void for collusion names the recorded breach that it rests on."""
    scene = two_hands().given(breach(Act.INFLUENCE))
    for number in (None, 1, 2):
        void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=number)
        scene.when(void).refused_under("12.3")


@pytest.mark.clause("12.3")
def test_12_3_given_a_breach_of_an_earlier_round_when_this_round_is_touched_for_it_then_refused() -> None:
    """The player is excluded from that round of play, and that round is void: not the next one."""
    over = fold(two_hands().given(breach(Act.PASS_INFORMATION)), 1, 2)
    scene = played_out(placed(played_out(over, Phase.WAGERING), 1), Phase.PREFLOP)
    scene.when(EXCLUDED).refused_under("12.3")
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=1)
    scene.when(void).refused_under("12.3")
    anew = scene.given(breach(Act.PASS_INFORMATION), c.ExcludeFromRound(by=OPERATOR, breach=2))
    assert net(anew, 1) == -2_500


@pytest.mark.clause("12.3")
def test_12_3_given_a_supervisor_when_excluding_then_only_one_whom_the_operator_named() -> None:
    """The decision is the operator's, who may have given it to a supervisor."""
    plain = two_hands().given(breach(Act.PASS_INFORMATION))
    order = c.ExcludeFromRound(by=SUPERVISOR, breach=1)
    plain.when(order).refused_under("12.3")
    named = dealt({1: ANN, 2: BEN}, BOARD_CARDS, delegates=(SUPERVISOR.id,)).given(breach(Act.PASS_INFORMATION))
    assert named.given(order).one(e.HandVoided).by == SUPERVISOR.id
    named.when(c.ExcludeFromRound(by=Person(Role.SUPERVISOR, "sid"), breach=1)).refused_under("15.6(c)")
    assert result(named.given(order), 1, "ante").outcome is Outcome.VOID
