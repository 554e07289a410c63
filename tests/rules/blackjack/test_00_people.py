"""The dictionary: operator, supervisor and dealer, and what each of them alone may do (A)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_card
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import CardsCut, CountOrdered, ReplacementChecked, RoundClosed
from croupier.games.house.terms import DealingShoe, Limits
from croupier.games.people import Person, Role
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    blank,
    dealt,
    opened,
    player,
    stacked,
    terms,
)
from tests.kit.scene import cites

KING_OF_HEARTS = parse_card("Kh")
OPERATORS_OWN = (
    hc.AnnounceLimits(by=OPERATOR, limits=Limits(2_000, 60_000, 500)),
    hc.PermitOverLimit(by=OPERATOR, box=1, ceiling_cents=90_000),
    hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)),
    hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED),
    hc.RuleDispute(by=OPERATOR, number=1, ruling="the payment stands"),
    hc.ExcludePlayer(by=OPERATOR, breach=1),
    hc.AnnounceClosing(by=OPERATOR),
    c.ChangeCards(by=OPERATOR, decks=8, shuffle="riffle, riffle"),
    c.AnnounceFinalRounds(by=OPERATOR),
    c.RestrictPlayer(by=OPERATOR, player="ann", tracking="file 7"),
)
OPERATORS_IN_A_ROUND = (
    c.VoidWagers(by=OPERATOR, breach=1),
    hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood"),
)
OTHERS = (player(1), DEALER, SUPERVISOR, REGULATOR, MACHINE, Person(Role.CAGE, "cy"), Person(Role.DIRECTOR, "di"))


def with_a_case(scene: PlayScene) -> PlayScene:
    """The scene with a breach and a dispute on record."""
    return scene.given(
        hc.RecordBreach(by=DEALER, player="ann", act=hc.Act.ADVISE, note="heard"),
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
    wish: AnyCommand,
) -> None:
    """Determinations, limits, restrictions, disputes, exclusions and closing are the operator's alone."""
    given_only_by_the_operator(with_a_case(opened(1)), wish)


@pytest.mark.clause("A:Casino Operator")
@pytest.mark.parametrize("wish", OPERATORS_IN_A_ROUND, ids=lambda wish: type(wish).__name__)
def test_a_casino_operator_given_wagers_or_a_round_to_be_voided_when_others_do_it_then_it_is_refused(
    wish: AnyCommand,
) -> None:
    """A void at discretion, of wagers or of the round, is the operator's alone."""
    given_only_by_the_operator(with_a_case(dealt({1: "Ts 6d", 2: "9s 7d"})), wish)


@pytest.mark.clause("A:Casino Operator")
def test_a_casino_operator_given_a_table_to_open_or_close_when_others_do_it_then_it_is_refused() -> None:
    """Opening and closing a table is the operator's alone."""
    given_only_by_the_operator(blank(), c.OpenTable(by=OPERATOR, terms=terms(), at=NOON))
    given_only_by_the_operator(opened().given(hc.AnnounceClosing(by=OPERATOR)), hc.CloseTable(by=OPERATOR))


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_cards_to_be_verified_when_done_then_the_supervisor_may_and_others_may_not() -> None:
    """A count is ordered by the supervisor, and a replaced card is not in play without that check."""
    count = hc.OrderCount(by=SUPERVISOR, reason="a doubt")
    for person in (player(1), DEALER, OPERATOR, MACHINE):
        opened(1).when(replace(count, by=person)).refused_under("A:Casino Supervisor")
    assert opened(1).when(count).one(CountOrdered).by == SUPERVISOR.id
    replaced = opened().given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    assert replaced.when(hc.CheckReplacement(by=SUPERVISOR)).one(ReplacementChecked).role == "supervisor"
    replaced.when(hc.CheckReplacement(by=OPERATOR)).refused_under("A:Casino Supervisor")


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_no_player_who_cuts_when_cut_then_the_supervisor_does_and_the_dealer_may_not() -> (
    None
):
    """An empty table: nobody can be offered the cut, and the supervisor makes it."""
    scene = opened().given(hc.ShuffleCards(by=DEALER, order=stacked()))
    for person in (OPERATOR, REGULATOR, MACHINE):
        scene.when(hc.CutCards(by=person, after=100)).refused_under("A:Casino Supervisor")
    scene.when(hc.CutCards(by=DEALER, after=100)).refused_under("5.2(d)")
    cut = scene.when(hc.CutCards(by=SUPERVISOR, after=100)).one(CardsCut)
    assert cut.by == SUPERVISOR.id
    assert cites(cut, "5.2/tail")


@pytest.mark.clause("A:Casino Supervisor")
@pytest.mark.parametrize("wish", OPERATORS_OWN, ids=lambda wish: type(wish).__name__)
def test_a_casino_supervisor_given_a_recorded_delegation_when_acting_for_the_operator_then_the_delegate_alone_may(
    wish: AnyCommand,
) -> None:
    """Sue has the operator's delegation, Sam has not, and a dealer of her name has no use of it."""
    scene = with_a_case(opened(1, delegates=(SUPERVISOR.id,)))
    assert {event.by for event in scene.given(replace(wish, by=SUPERVISOR)).events} == {SUPERVISOR.id}
    scene.when(replace(wish, by=Person(Role.SUPERVISOR, "sam"))).refused_under("A:Casino Operator")
    scene.when(replace(wish, by=Person(Role.DEALER, SUPERVISOR.id))).refused_under("A:Casino Operator")


def a_round(shoe: DealingShoe) -> tuple[PlayScene, list[AnyCommand]]:
    """A round in which ann stands on 20, and every step of it that was due from the dealer."""
    scene, steps = opened(1, shoe=shoe), list[AnyCommand]()
    order = stacked("Ts 9c Td 8d")
    while not (scene.state.phase is Phase.BETWEEN and scene.state.round.number == 1):
        table = scene.state
        if table.phase is Phase.WAGERING and not table.round.boxes:
            scene = scene.given(c.PlaceWager(by=player(1), box=1, cents=5_000))
        elif table.phase is Phase.PLAYING:
            scene = scene.given(c.Stand(by=player(1), box=1))
        elif table.shoe.offered:
            scene = scene.given(hc.CutCards(by=player(1), after=52))
        else:
            step = due(table, DEALER, NOON, (*order[-52:], *order[:-52]) if shoe is PLAIN else order)
            assert step is not None
            for person in (player(1), OPERATOR, REGULATOR):
                scene.when(replace(step.command, by=person)).refused_under("A:Dealer")
            steps.append(step.command)
            scene = scene.given(step.command)
    return scene, steps


@pytest.mark.clause("A:Dealer")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_dealer_given_each_step_of_a_round_when_taken_then_it_is_the_dealers_and_nobody_elses(
    shoe: DealingShoe,
) -> None:
    """Checking, shuffling, dealing, drawing, settling and collecting bear the dealer's name, and no player's."""
    scene, steps = a_round(shoe)
    taken = {type(step).__name__ for step in steps}
    cutting = {"OfferCut", "InsertCuttingCard"} if shoe is PLAIN else set[str]()
    common = {"ShuffleCards", "OpenWagering", "DealRound", "DrawDealer", "SettleWagers", "CollectCards"}
    assert taken == common | cutting
    assert {step.by for step in steps} == {DEALER}
    assert isinstance(scene.history[-1], RoundClosed)
    assert scene.history[-1].by == DEALER.id
