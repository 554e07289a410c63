"""The dictionary: operator, supervisor and dealer, and what each of them alone may do (A)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import HandFolded, PlayResumed
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import CountOrdered, ReplacementChecked, RoundClosed, WagerSettled
from croupier.games.house.terms import DealingShoe, Limits
from croupier.games.people import Person, Role
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    bet,
    blank,
    dealt,
    fold,
    opened,
    played_out,
    player,
    terms,
)

KING_OF_HEARTS = parse_card("Kh")
OPERATORS_OWN = (
    hc.AnnounceLimits(by=OPERATOR, limits=Limits(2_000, 30_000, 100)),
    hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=50_000),
    hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)),
    hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED),
    hc.RuleDispute(by=OPERATOR, number=1, ruling="the payment stands"),
    hc.ExcludePlayer(by=OPERATOR, breach=1),
    hc.AnnounceClosing(by=OPERATOR),
)
OPERATORS_IN_A_ROUND = (
    c.VoidWagers(by=OPERATOR, breach=1),
    hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood"),
    c.ExcludeFromRound(by=OPERATOR, breach=1),
)
OTHERS = (player(1), DEALER, SUPERVISOR, REGULATOR, MACHINE, Person(Role.CAGE, "cy"), Person(Role.DIRECTOR, "di"))


def with_a_case(scene: PlayScene) -> PlayScene:
    """The scene with a breach and a dispute on record."""
    return scene.given(
        hc.RecordBreach(by=DEALER, player="ann", act=hc.Act.PASS_INFORMATION, note="heard"),
        hc.RaiseDispute(by=player(1), matter="a payment"),
    )


def given_only_by_the_operator(scene: PlayScene, wish: AnyCommand) -> None:
    """The operator may; everybody else is refused."""
    for person in OTHERS:
        scene.when(replace(wish, by=person)).refused_under("A:Casino Operator")
    assert {event.by for event in scene.given(wish).events} == {OPERATOR.id}


@pytest.mark.clause("A:Casino Operator")
@pytest.mark.parametrize("wish", OPERATORS_OWN, ids=lambda wish: type(wish).__name__)
def test_a_casino_operator_given_a_power_of_the_operator_when_others_use_it_then_it_is_refused(
    edition: Edition, wish: AnyCommand
) -> None:
    """Limits, permissions, cards, disputes, exclusions and closing are the operator's alone."""
    given_only_by_the_operator(with_a_case(opened(edition, 1)), wish)


@pytest.mark.clause("A:Casino Operator")
@pytest.mark.parametrize("wish", OPERATORS_IN_A_ROUND, ids=lambda wish: type(wish).__name__)
def test_a_casino_operator_given_wagers_or_a_round_to_be_voided_when_others_do_it_then_it_is_refused(
    edition: Edition, wish: AnyCommand
) -> None:
    """A void at discretion, of wagers or of the round, is the operator's alone."""
    given_only_by_the_operator(with_a_case(dealt(edition, {1: "", 2: ""})), wish)


@pytest.mark.clause("A:Casino Operator")
def test_a_casino_operator_given_a_table_to_open_or_close_when_others_do_it_then_it_is_refused(
    edition: Edition,
) -> None:
    """Opening and closing a table is the operator's alone."""
    given_only_by_the_operator(blank(), c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON))
    given_only_by_the_operator(opened(edition).given(hc.AnnounceClosing(by=OPERATOR)), hc.CloseTable(by=OPERATOR))


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_the_own_powers_when_used_then_the_supervisor_may_and_others_may_not(
    edition: Edition,
) -> None:
    """A count, the check of replaced cards, and approval to go on after a fault of the jackpot."""
    count = hc.OrderCount(by=SUPERVISOR, reason="a doubt")
    approval = c.ApproveContinuing(by=SUPERVISOR)
    faulty = opened(edition, 1).given(c.ReportJackpotFault(by=DEALER, what="dark pads"))
    for person in (player(1), DEALER, OPERATOR, MACHINE):
        opened(edition, 1).when(replace(count, by=person)).refused_under("A:Casino Supervisor")
        faulty.when(replace(approval, by=person)).refused_under("A:Casino Supervisor")
    assert opened(edition, 1).when(count).one(CountOrdered).by == SUPERVISOR.id
    assert faulty.when(approval).one(PlayResumed).by == SUPERVISOR.id
    replaced = opened(edition).given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    assert replaced.when(hc.CheckReplacement(by=SUPERVISOR)).one(ReplacementChecked).role == "supervisor"
    replaced.when(hc.CheckReplacement(by=OPERATOR)).refused_under("A:Casino Supervisor")


@pytest.mark.clause("A:Casino Supervisor")
@pytest.mark.parametrize("wish", OPERATORS_OWN, ids=lambda wish: type(wish).__name__)
def test_a_casino_supervisor_given_a_recorded_delegation_when_acting_for_the_operator_then_the_delegate_alone_may(
    edition: Edition, wish: AnyCommand
) -> None:
    """Sue has the operator's delegation, Sam has not, and a dealer of her name has no use of it."""
    scene = with_a_case(opened(edition, 1, delegates=(SUPERVISOR.id,)))
    assert {event.by for event in scene.given(replace(wish, by=SUPERVISOR)).events} == {SUPERVISOR.id}
    scene.when(replace(wish, by=Person(Role.SUPERVISOR, "sam"))).refused_under("A:Casino Operator")
    scene.when(replace(wish, by=Person(Role.DEALER, SUPERVISOR.id))).refused_under("A:Casino Operator")


@pytest.mark.clause("A:Dealer")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_dealer_given_a_whole_round_when_played_then_each_step_of_the_dealer_is_logged_by_name(
    edition: Edition, shoe: DealingShoe
) -> None:
    """Shuffling, cutting, dealing, announcing, settling and collecting: all of it bears the dealer's name."""
    scene = opened(edition, 1, shoe=shoe).given(hc.OpenWagering(by=DEALER, at=NOON))
    scene = scene.given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    before = len(scene.history)
    scene = fold(played_out(scene, Phase.DECIDING), 1)
    scene = played_out(scene)
    folding = {HandFolded, WagerSettled}
    steps = [event for event in scene.history[before:] if type(event) not in folding and event.by != "ann"]
    assert {event.by for event in steps} == {DEALER.id}
    assert isinstance(steps[-1], RoundClosed)


@pytest.mark.clause("A:Dealer")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_dealer_given_each_step_of_a_round_when_anybody_else_takes_it_then_it_is_refused(
    edition: Edition, shoe: DealingShoe
) -> None:
    """What is due from the dealer is nobody else's, not a supervisor's, not an operator's."""
    scene = opened(edition, 1, shoe=shoe).given(hc.OpenWagering(by=DEALER, at=NOON))
    scene = scene.given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    taken: set[str] = set()
    while scene.state.phase is not Phase.BETWEEN:
        step = due(scene.state, DEALER, NOON, Pack().cards)
        if step is None:
            scene = bet(scene, 1)
            continue
        for person in (player(1), SUPERVISOR, OPERATOR, REGULATOR):
            scene.when(replace(step.command, by=person)).refused_under("A:Dealer")
        taken.add(type(step.command).__name__)
        scene = scene.given(step.command)
    own = {"CutCards"} if shoe is PLAIN else {"TurnTopCard", "AnnounceDecisions"}
    assert taken == {"ShuffleCards", "DealRound", "RevealDealer", "SettleWagers", "RackHand"} | own
