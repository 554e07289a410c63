"""Rule 14.5: a fault of the jackpot is told to the supervisor, who alone lets play go on."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.state import Hold
from croupier.games.people import Supervisor
from tests.games.canberra_poker.rounds import STATIONS, stations
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    PADS,
    SUPERVISOR,
    balances,
    bet,
    compared,
    dealt,
    jackpot_paid,
    opened,
    player,
    ready,
    terms,
    wagering,
)

FLUSH, JUNK = "KhJh9h6h5h", "2h4d5c7s8c"
FAULT = c.ReportJackpotFault(by=PADS, what="the pad of box 1 flickers")
APPROVE = c.ApproveContinuing(by=SUPERVISOR)


@pytest.mark.parametrize("phase", STATIONS)
@pytest.mark.clause("14.5")
def test_14_5_given_a_jackpot_fault_at_any_station_when_reported_then_play_is_frozen_until_approved(
    edition: Edition, phase: Phase
) -> None:
    """The next step is refused; after the supervisor's approval the same step is taken, without the jackpot."""
    scene = stations(edition, shoe=AUTOMATED)[phase]
    step = due(scene.state, DEALER, NOON)
    command = c.Fold(by=player(2), box=2) if step is None else step.command
    frozen = scene.given(FAULT)
    assert frozen.state.holds == (Hold.JACKPOT_FAULT,)
    frozen.when(command).refused_under("14.5")
    resumed = frozen.given(APPROVE)
    assert resumed.state.holds == ()
    assert resumed.state.pools.on is False
    resumed.given(command)


@pytest.mark.clause("14.5")
def test_14_5_given_a_jackpot_fault_when_reported_then_the_supervisor_is_told_what_it_is(edition: Edition) -> None:
    """At once: the stop is on the supervisor's screen with its reason, whoever reported it."""
    for by in (PADS, DEALER, OPERATOR):
        scene = ready(edition, {1: ""}).given(c.ReportJackpotFault(by=by, what="the meter is dark"))
        held = GAME.seen_by(scene.one(he.PlayHeld), Supervisor())
        assert isinstance(held, he.PlayHeld)
        assert (held.hold, held.why, held.under) == (Hold.JACKPOT_FAULT, "the meter is dark", ("14.5",))
    ready(edition, {1: ""}).when(c.ReportJackpotFault(by=player(1), what="dark")).refused_under("14.5")


@pytest.mark.clause("14.5")
def test_14_5_given_a_frozen_table_when_somebody_else_approves_then_it_stays_frozen(edition: Edition) -> None:
    """Only the supervisor lets the game continue, once, and only when it was stopped."""
    frozen = ready(edition, {1: ""}).given(FAULT)
    for by in (DEALER, OPERATOR, player(1), PADS):
        frozen.when(c.ApproveContinuing(by=by)).refused_under("14.5")
    frozen.when(FAULT).refused_under("14.5")
    frozen.given(APPROVE).when(APPROVE).refused_under("14.5")
    opened(edition, jackpot=None).when(FAULT).refused_under("14.5")


@pytest.mark.clause("14.5")
def test_14_5_given_the_approval_when_play_goes_on_then_the_jackpot_is_off_until_it_is_repaired(
    edition: Edition,
) -> None:
    """4.2 and 14.5 both hold: antes are taken, stakes are not, until the equipment is switched on between rounds."""
    scene = wagering(edition, 1, 2).given(c.PlaceAnte(by=player(1), box=1, cents=1_000), FAULT, APPROVE)
    stake = c.StakeJackpot(by=player(1), box=1, cents=100)
    scene.when(stake).refused_under("4.2")
    scene.when(c.SwitchJackpot(by=SUPERVISOR, on=True)).refused_under("4.2")
    scene.given(c.PlaceAnte(by=player(2), box=2, cents=1_000))
    between = opened(edition, 1).given(FAULT)
    between.when(c.SwitchJackpot(by=SUPERVISOR, on=True)).refused_under("14.5")
    repaired = between.given(APPROVE, c.SwitchJackpot(by=SUPERVISOR, on=True), hc.OpenWagering(by=DEALER, at=NOON))
    repaired.given(c.PlaceAnte(by=player(1), box=1, cents=1_000), stake)


@pytest.mark.clause("14.5")
def test_14_5_given_stakes_on_lit_and_dark_pads_when_the_fault_comes_then_only_the_registered_one_stands(
    edition: Edition,
) -> None:
    """What the sensor has registered is played for and paid; the other chip goes back at once."""
    scene = ready(edition, {1: FLUSH, 2: ""}, "AsKd9c7h3s", jackpot=(1, 2)).given(
        c.SensePad(by=PADS, box=2, lit=False), FAULT
    )
    assert [event.box for event in scene.all(e.JackpotStakeReturned)] == [2]
    paid = jackpot_paid(bet(scene.given(APPROVE, c.DealRound(by=DEALER)), 1, 2))
    assert [(event.box, event.cents) for event in paid.all(e.JackpotPaid)] == [(1, 10_000)]


@pytest.mark.clause("14.5")
def test_14_5_given_registered_stakes_when_the_fault_comes_after_the_first_card_then_they_all_stand(
    edition: Edition,
) -> None:
    """The pools keep what they were credited, and a flush is paid with the jackpot switched off."""
    scene = dealt(edition, {1: FLUSH, 2: JUNK}, "AsKd9c7h3s", jackpot=(1, 2)).given(FAULT)
    assert not scene.all(e.JackpotStakeReturned)
    assert scene.state.pools.pool_cents == JACKPOT.pool_cents + 140
    approved = bet(scene.given(APPROVE), 1, 2)
    assert compared(approved).one(e.WagersCompared).jackpot_boxes == (1,)


@pytest.mark.clause("14.5")
def test_14_5_given_a_frozen_table_when_it_is_impractical_to_go_on_then_the_round_can_still_be_voided(
    edition: Edition,
) -> None:
    """Freezing play does not lock the money in."""
    frozen = dealt(edition, {1: "", 2: ""}, jackpot=(1,)).given(FAULT)
    void = frozen.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="no repair in sight"))
    assert balances(void) == {}
    void.given(hc.CollectVoid(by=DEALER)).when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("14.5")


@pytest.mark.clause("14.5")
def test_14_5_given_a_fault_nobody_approved_when_the_table_is_opened_again_then_it_is_not_forgotten(
    edition: Edition,
) -> None:
    """Only the supervisor's approval lets play go on, and the jackpot stays off until it is switched on again."""
    closed = opened(edition, 1).given(FAULT, hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    again = closed.given(c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON))
    again.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("14.5")
    assert again.state.pools.on is False
    approved = again.given(APPROVE, hc.OpenWagering(by=DEALER, at=NOON))
    assert approved.state.pools.on is False
