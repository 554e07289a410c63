"""The closing words of rule 13.2: exclusion from the round of the breach, or its void, and neither by itself."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Phase, Standing
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome
from croupier.games.people import Person, Role, Supervisor
from tests.games.canberra_poker.incidents import (
    ANN,
    BEN,
    DEALER_HAND,
    breach,
    two_hands,
)
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    OPERATOR,
    SUPERVISOR,
    balance,
    bet,
    compared,
    dealt,
    fold,
    loaded,
    order_for,
    played_out,
    player,
    result,
    wagering,
)
from tests.kit.scene import cites


@pytest.mark.clause("13.2:tail")
def test_13_2_given_a_recorded_breach_when_nobody_decides_then_the_round_goes_on(edition: Edition) -> None:
    """Exclusion and void are possible, not automatic: the operator is offered both, and may do neither."""
    before = two_hands(edition)
    offered = {type(command) for command in GAME.allowed(before.state, Supervisor())}
    assert c.ExcludeFromRound not in offered
    scene = before.given(breach(Act.PASS_INFORMATION))
    assert scene.state.round.boxes == before.state.round.boxes
    options = GAME.allowed(scene.state, Supervisor())
    assert any(isinstance(command, c.ExcludeFromRound) for command in options)
    voids = [command for command in options if isinstance(command, hc.VoidRound)]
    assert hc.VoidReason.COLLUSION in {command.reason for command in voids}
    assert compared(bet(scene, 1, 2)).state.phase is Phase.JACKPOT


@pytest.mark.clause("13.2:tail")
@pytest.mark.parametrize("act", [Act.SHOW_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION])
def test_13_2_given_a_breach_when_the_player_is_excluded_then_all_wagers_go_back_and_the_others_play_on(
    edition: Edition, act: Act
) -> None:
    """Ann's ante, bet and jackpot stake are hers again, the pools have given theirs back, and Ben is settled."""
    scene = bet(two_hands(edition), 1).given(breach(act), c.ExcludeFromRound(by=OPERATOR, breach=1))
    assert cites(scene.one(e.HandWithdrawn), "13.2:tail", "16.3(a)")
    assert scene.one(e.JackpotStakeReturned).box == 1
    assert balance(scene, "player:ann") == 0
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (5_000_070, 400_030)
    scene = compared(bet(scene, 2))
    assert {event.box for event in scene.all(he.WagerSettled)} == {2}
    assert balance(played_out(scene), "player:ben") == 1_000 + 2_000 - 100


@pytest.mark.clause("13.2:tail")
def test_13_2_given_no_breach_or_one_of_another_rule_when_exclusion_is_ordered_then_refused(edition: Edition) -> None:
    """The power rests on a recorded breach of this rule by somebody with wagers still open."""
    scene = two_hands(edition)
    excluded = c.ExcludeFromRound(by=OPERATOR, breach=1)
    scene.when(excluded).refused_under("16.3(a)")
    scene.given(breach(Act.HINDER)).when(excluded).refused_under("13.2:tail")
    fold(scene, 1).given(breach(Act.PASS_INFORMATION)).when(excluded).refused_under("16.3(a)")
    scene.given(breach(Act.PASS_INFORMATION), excluded).when(excluded).refused_under("16.3(a)")
    scene.given(breach(Act.PASS_INFORMATION)).when(c.ExcludeFromRound(by=DEALER, breach=1)).refused_under("16.6(c)")


@pytest.mark.clause("13.2:tail")
def test_13_2_given_the_last_undecided_player_when_excluded_then_the_round_moves_on(edition: Edition) -> None:
    """Nobody waits for a player who has left the round, whoever else is still in."""
    scene = bet(two_hands(edition), 1).given(
        breach(Act.PASS_INFORMATION, "ben"), c.ExcludeFromRound(by=OPERATOR, breach=1)
    )
    assert scene.state.phase is Phase.REVEALING
    alone = fold(two_hands(edition), 1).given(
        breach(Act.PASS_INFORMATION, "ben"), c.ExcludeFromRound(by=OPERATOR, breach=1)
    )
    assert alone.state.phase is Phase.COLLECTING


@pytest.mark.clause("13.2:tail")
def test_13_2_given_packets_when_the_only_player_is_excluded_before_the_announcement_then_the_round_ends(
    edition: Edition,
) -> None:
    """An excluded player looks at no cards, and the dealer is not left waiting."""
    scene = wagering(edition, 1, shoe=AUTOMATED).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = loaded(scene, order_for({1: ANN}, DEALER_HAND, packets=True))
    scene = scene.given(c.DealRound(by=DEALER), c.TurnTopCard(by=DEALER, index=0), breach(Act.PASS_INFORMATION))
    scene = scene.given(c.ExcludeFromRound(by=OPERATOR, breach=1), c.AnnounceDecisions(by=DEALER))
    assert scene.all(e.CardsPickedUp) == ()
    assert scene.state.phase is Phase.COLLECTING
    assert balance(played_out(scene), "player:ann") == 0


@pytest.mark.clause("13.2:tail")
def test_13_2_given_a_breach_when_the_round_is_voided_for_it_then_everybody_has_the_stakes_back(
    edition: Edition,
) -> None:
    """A void for collusion cites the rule and turns the whole round back, folded hands and pools included."""
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=1)
    scene = bet(fold(two_hands(edition), 1), 2).given(breach(Act.PASS_INFORMATION), void)
    assert cites(scene.one(he.RoundVoided), "13.2:tail", "A:Void")
    assert [balance(scene, name) for name in ("player:ann", "player:ben", "felt", "float")] == [0, 0, 0, 0]
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (5_000_000, 400_000)


@pytest.mark.clause("13.2:tail")
def test_13_2_given_no_breach_of_this_rule_when_voided_for_collusion_then_refused(edition: Edition) -> None:
    """A void for collusion names the recorded breach that it rests on."""
    scene = two_hands(edition).given(breach(Act.HINDER))
    for number in (None, 1, 2):
        void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=number)
        scene.when(void).refused_under("13.2:tail")


@pytest.mark.clause("13.2:tail")
def test_13_2_given_a_breach_of_an_earlier_round_when_this_round_is_touched_for_it_then_refused(
    edition: Edition,
) -> None:
    """The player is excluded from that round of play, and that round is void: not the next one."""
    scene = played_out(fold(two_hands(edition).given(breach(Act.PASS_INFORMATION)), 1, 2))
    scene = played_out(scene, Phase.WAGERING).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = played_out(scene, Phase.DECIDING)
    scene.when(c.ExcludeFromRound(by=OPERATOR, breach=1)).refused_under("13.2:tail")
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="signals", breach=1)
    scene.when(void).refused_under("13.2:tail")
    anew = scene.given(breach(Act.PASS_INFORMATION))
    assert anew.given(c.ExcludeFromRound(by=OPERATOR, breach=2)).state.round.boxes[0].standing is Standing.OUT


@pytest.mark.clause("13.2:tail")
def test_13_2_given_a_supervisor_when_excluding_then_only_one_whom_the_operator_named(edition: Edition) -> None:
    """The decision is the operator's, who may have given it to a supervisor."""
    plain = two_hands(edition).given(breach(Act.PASS_INFORMATION))
    order = c.ExcludeFromRound(by=SUPERVISOR, breach=1)
    plain.when(order).refused_under("13.2:tail")
    named = dealt(edition, {1: ANN, 2: BEN}, DEALER_HAND, delegates=(SUPERVISOR.id,)).given(
        breach(Act.PASS_INFORMATION)
    )
    assert named.given(order).one(e.HandWithdrawn).by == SUPERVISOR.id
    named.when(c.ExcludeFromRound(by=Person(Role.SUPERVISOR, "sid"), breach=1)).refused_under("16.6(c)")
    assert result(named.given(order), 1, "ante").outcome is Outcome.VOID
