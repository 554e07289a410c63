"""Rule 11: what a malfunction of the automated shoe is, the round that it voids, and how a shoe is exchanged."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Fault
from croupier.games.house.terms import Approval, CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.rounds import STATIONS, stations
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    AUTOMATED,
    DAY,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    balances,
    deal_on,
    dealt,
    fold,
    opened,
    placed,
    player,
    ready,
)
from tests.kit.scene import cites

DECK = Pack().cards
BOTH_CHECK = (hc.CheckReplacement(by=SUPERVISOR), hc.CheckReplacement(by=DEALER))


def prompted(scene: PlayScene) -> set[str]:
    """The rules of every prompt from the shuffle to the last card."""
    found: set[str] = set()
    while scene.state.phase in (Phase.WAGERING, Phase.DEALING):
        step = due(scene.state, DEALER, NOON, DECK)
        assert step is not None
        found.update(clause.partition("(")[0] for clause in step.under)
        scene = scene.given(step.command)
    return found


@pytest.mark.clause("11.1")
def test_11_1_given_a_jam_after_the_board_when_reported_then_the_round_is_void_and_all_is_returned() -> None:
    """Antes, blinds and trips go back; there is no discretion about it."""
    scene = deal_on(ready({1: "", 2: "", 3: ""}, trips={1: 500}, shoe=AUTOMATED), 2)
    void = scene.when(hc.ReportShoeFault(by=DEALER, fault=Fault.MECHANICAL))
    assert cites(void.one(he.RoundVoided), "11.1", "11.3", "A:Void")
    assert balances(void) == {}
    assert void.given(hc.CollectVoid(by=DEALER)).one(he.RoundClosed).void is True


@pytest.mark.parametrize("cards", CardSource, ids=str)
@pytest.mark.parametrize("phase", STATIONS, ids=str)
@pytest.mark.clause("11.1", "A:Void")
def test_11_1_given_cards_made_unfit_when_reported_at_any_station_then_the_round_is_void_to_the_last_cent(
    phase: Phase, cards: CardSource
) -> None:
    """From the first ante to the last settled hand: folds, refunds and payments are all undone."""
    scene = stations(shoe=AUTOMATED, cards=cards)[phase]
    void = scene.when(hc.ReportShoeFault(by=MACHINE, fault=Fault.CARDS_UNFIT))
    assert cites(void.one(he.RoundVoided), "11.1")
    assert balances(void) == {}


@pytest.mark.parametrize("phase", STATIONS, ids=str)
@pytest.mark.parametrize("fault", [Fault.MECHANICAL, Fault.ELECTRICAL])
@pytest.mark.clause("11.1")
def test_11_1_given_a_fault_of_the_machine_when_cards_remain_to_be_dealt_then_it_voids_and_afterwards_not(
    phase: Phase, fault: Fault
) -> None:
    """A machine that stops when the dealer has the last card affects nothing in the round; it is noted."""
    scene = stations(shoe=AUTOMATED)[phase].when(hc.ReportShoeFault(by=SUPERVISOR, fault=fault))
    assert scene.one(he.ShoeFailed).malfunction is True
    assert bool(scene.all(he.RoundVoided)) is (phase in (Phase.WAGERING, Phase.DEALING))


@pytest.mark.clause("11.1")
def test_11_1_given_the_dealers_packet_when_the_machine_stops_before_or_after_it_then_only_before_matters() -> None:
    """The last two cards are the border; between rounds there is nothing that a fault could spoil."""
    before = deal_on(ready({1: ""}, shoe=AUTOMATED), 3)
    after = deal_on(before, 1)
    assert (before.state.phase, after.state.phase) == (Phase.DEALING, Phase.PREFLOP)
    fault = hc.ReportShoeFault(by=DEALER, fault=Fault.ELECTRICAL)
    assert before.when(fault).one(he.RoundVoided).under[:2] == ("11.1", "11.3")
    for quiet in (after, opened(shoe=AUTOMATED)):
        assert [type(event) for event in quiet.when(fault).events] == [he.ShoeFailed]


@pytest.mark.clause("11.1", "11.3")
def test_11_1_given_a_card_shoe_when_a_fault_is_reported_then_there_is_no_machine_that_failed() -> None:
    """The rule is about the automated shoe, and players do not declare its faults."""
    dealing = deal_on(ready({1: ""}), 2)
    dealing.when(hc.ReportShoeFault(by=DEALER, fault=Fault.MECHANICAL)).refused_under("A:Automated shuffling shoe")
    machine = ready({1: ""}, shoe=AUTOMATED)
    machine.when(hc.ReportShoeFault(by=player(1), fault=Fault.MECHANICAL)).refused_under("11.1")


@pytest.mark.parametrize(
    "fault, malfunction",
    [(Fault.MECHANICAL, True), (Fault.ELECTRICAL, True), (Fault.CARDS_UNFIT, True), (Fault.OTHER, False)],
)
@pytest.mark.clause("11.3")
def test_11_3_given_what_befell_the_shoe_when_reported_then_only_a_malfunction_voids(
    fault: Fault, malfunction: bool
) -> None:
    """A motor that stops, a current that fails, a card torn by the machine: void. A display that is dark: not."""
    scene = deal_on(ready({1: "", 2: ""}, shoe=AUTOMATED), 3).when(hc.ReportShoeFault(by=DEALER, fault=fault))
    assert scene.one(he.ShoeFailed).malfunction is malfunction
    assert scene.one(he.ShoeFailed).under == ("11.3",)
    assert bool(scene.all(he.RoundVoided)) is malfunction
    assert (scene.state.phase is Phase.VOIDED) is malfunction


@pytest.mark.parametrize("shoe", [AUTOMATED, PLAIN], ids=["automated", "card shoe"])
@pytest.mark.parametrize("phase", STATIONS, ids=str)
@pytest.mark.clause("11.2")
def test_11_2_given_an_open_round_when_the_shoe_would_be_exchanged_then_it_waits_for_the_end(
    phase: Phase, shoe: DealingShoe
) -> None:
    """Not even before the cards of a void round are collected; a card shoe is treated alike."""
    scene = stations(shoe=shoe)[phase]
    exchange = hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN if shoe is AUTOMATED else AUTOMATED)
    scene.when(exchange).refused_under("11.2")
    void = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a jam"))
    void.when(exchange).refused_under("11.2")
    assert cites(void.given(hc.CollectVoid(by=DEALER), exchange).one(he.ShoeReplaced), "11.2")


@pytest.mark.clause("11.2")
def test_11_2_given_a_card_shoe_in_exchange_when_the_next_round_begins_then_6_3_and_7_3_hold() -> None:
    """One new deck, checked by the dealer and by dealer and supervisor as new, cut, and dealt card by card."""
    over = fold(dealt({1: ""}, shoe=AUTOMATED), 1)
    scene = over.given(hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN))
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.4")
    scene.when(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK, DECK))).refused_under("2.1")
    checked = scene.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,)))
    checked.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.5")
    playing = placed(checked.given(*BOTH_CHECK, hc.OpenWagering(by=DEALER, at=NOON)), 1)
    assert prompted(playing) - {"7.1"} == {"6.1", "6.3", "7.3"}
    machine = placed(over.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    assert prompted(machine) - {"7.1"} == {"6.1", "7.2"}


@pytest.mark.clause("11.2")
def test_11_2_given_an_automated_shoe_in_exchange_when_the_next_round_begins_then_its_new_cards_are_checked() -> None:
    """New cards come with the new shoe; the operator alone exchanges it, for an approved one."""
    scene = opened(1, shoe=AUTOMATED)
    scene.when(hc.ReplaceShoe(by=DEALER, shoe=AUTOMATED)).refused_under("11.2")
    unapproved = replace(AUTOMATED, approval=Approval("", ""))
    scene.when(hc.ReplaceShoe(by=OPERATOR, shoe=unapproved)).refused_under("A:Automated shuffling shoe")
    spare = DealingShoe(ShoeKind.AUTOMATED, APPROVAL, ("green", "grey"))
    exchanged = scene.given(hc.ReplaceShoe(by=OPERATOR, shoe=spare))
    exchanged.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.4")
    exchanged.when(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,))).refused_under("6.2(a)")
    checked = exchanged.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK, DECK)))
    for half in BOTH_CHECK:
        checked.given(half).when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.5")
    opened_again = checked.given(*BOTH_CHECK, hc.OpenWagering(by=DEALER, at=NOON))
    assert opened_again.one(he.WageringOpened).number == 1


@pytest.mark.clause("11.2")
def test_11_2_given_a_shuffled_deck_when_the_shoe_is_exchanged_then_its_order_is_gone() -> None:
    """The next round is dealt from the new cards, newly shuffled."""
    scene = opened(1, shoe=AUTOMATED).given(hc.ShuffleCards(by=MACHINE, order=DECK))
    exchanged = scene.given(hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN))
    assert (exchanged.state.shoe.shuffled, exchanged.state.shoe.order) == (False, ())
    ready_again = exchanged.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,)), *BOTH_CHECK)
    anted = placed(ready_again.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    anted.when(c.DealRound(by=DEALER)).refused_under("6.1(a)")
