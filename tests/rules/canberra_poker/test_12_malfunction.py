"""Rule 12, the fault: what a malfunction of the automated shoe is, and the round that it voids."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Fault
from croupier.games.house.terms import CardSource
from tests.games.canberra_poker.rounds import STATIONS, packets, stations
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    MACHINE,
    SUPERVISOR,
    balances,
    opened,
    player,
    ready,
)
from tests.kit.scene import cites


@pytest.mark.clause("12.6")
def test_12_6_given_a_jam_after_two_packets_when_reported_then_the_round_is_void_and_all_is_returned(
    edition: Edition,
) -> None:
    """Antes and jackpot stakes go back and the pools stand as they stood."""
    scene = packets(ready(edition, {1: "", 2: "", 3: ""}, jackpot=(1, 3), shoe=AUTOMATED), 1, 2)
    assert scene.state.pools.pool_cents == JACKPOT.pool_cents + 140
    void = scene.when(hc.ReportShoeFault(by=DEALER, fault=Fault.MECHANICAL))
    assert cites(void.one(he.RoundVoided), "12.6", "12.8", "A:Void")
    assert balances(void) == {}
    assert (void.state.pools.pool_cents, void.state.pools.reserve_cents) == (JACKPOT.pool_cents, JACKPOT.reserve_cents)
    assert void.given(hc.CollectVoid(by=DEALER)).one(he.RoundClosed).void is True


@pytest.mark.parametrize("cards", CardSource, ids=str)
@pytest.mark.parametrize("phase", STATIONS)
@pytest.mark.clause("12.6", "A:Void")
def test_12_6_given_cards_made_unfit_when_reported_at_any_station_then_the_round_is_void_to_the_last_cent(
    edition: Edition, phase: Phase, cards: CardSource
) -> None:
    """From the first ante to the last racked hand: lost folds, pool credits, wins and prizes are all undone."""
    scene = stations(edition, shoe=AUTOMATED, cards=cards)[phase]
    void = scene.when(hc.ReportShoeFault(by=MACHINE, fault=Fault.CARDS_UNFIT))
    assert cites(void.one(he.RoundVoided), "12.6")
    assert balances(void) == {}
    assert (void.state.pools.pool_cents, void.state.pools.reserve_cents) == (JACKPOT.pool_cents, JACKPOT.reserve_cents)


@pytest.mark.parametrize("phase", STATIONS)
@pytest.mark.parametrize("fault", [Fault.MECHANICAL, Fault.ELECTRICAL])
@pytest.mark.clause("12.6")
def test_12_6_given_a_fault_of_the_machine_when_cards_remain_to_be_dealt_then_it_voids_and_afterwards_not(
    edition: Edition, phase: Phase, fault: Fault
) -> None:
    """A machine that stops with no cards left to deal affects nothing in the round; it is noted."""
    scene = stations(edition, shoe=AUTOMATED)[phase].when(hc.ReportShoeFault(by=SUPERVISOR, fault=fault))
    assert scene.one(he.ShoeFailed).malfunction is True
    assert bool(scene.all(he.RoundVoided)) is (phase in (Phase.WAGERING, Phase.DEALING))


@pytest.mark.clause("12.6")
def test_12_6_given_the_last_packet_dealt_when_the_machine_stops_then_the_round_goes_on(edition: Edition) -> None:
    """With the top card still to be turned, and between rounds, there is nothing that the fault could spoil."""
    scene = packets(ready(edition, {1: ""}, shoe=AUTOMATED), 1)
    fault = hc.ReportShoeFault(by=DEALER, fault=Fault.ELECTRICAL)
    assert scene.when(fault).one(he.RoundVoided).under[:2] == ("12.6", "12.8")
    for quiet in (packets(scene, 0), opened(edition, shoe=AUTOMATED)):
        assert [type(event) for event in quiet.when(fault).events] == [he.ShoeFailed]


@pytest.mark.clause("12.6", "12.8")
def test_12_6_given_a_plain_shoe_when_a_fault_is_reported_then_there_is_no_machine_that_failed(
    edition: Edition,
) -> None:
    """The clause is about the automated shoe, and players do not declare its faults."""
    dealing = ready(edition, {1: ""}).given(c.DealCard(by=DEALER, box=1))
    dealing.when(hc.ReportShoeFault(by=DEALER, fault=Fault.MECHANICAL)).refused_under("12.1")
    machine = ready(edition, {1: ""}, shoe=AUTOMATED)
    machine.when(hc.ReportShoeFault(by=player(1), fault=Fault.MECHANICAL)).refused_under("12.6")


@pytest.mark.parametrize(
    "fault, malfunction",
    [(Fault.MECHANICAL, True), (Fault.ELECTRICAL, True), (Fault.CARDS_UNFIT, True), (Fault.OTHER, False)],
)
@pytest.mark.clause("12.8")
def test_12_8_given_what_befell_the_shoe_when_reported_then_only_a_malfunction_voids(
    edition: Edition, fault: Fault, malfunction: bool
) -> None:
    """A motor that stops, a current that fails, cards torn by the machine: void. A card dropped by the dealer: not."""
    scene = packets(ready(edition, {1: "", 2: ""}, shoe=AUTOMATED), 1).when(hc.ReportShoeFault(by=DEALER, fault=fault))
    assert scene.one(he.ShoeFailed).malfunction is malfunction
    assert scene.one(he.ShoeFailed).under == ("12.8",)
    assert bool(scene.all(he.RoundVoided)) is malfunction
    assert (scene.state.phase is Phase.VOIDED) is malfunction
