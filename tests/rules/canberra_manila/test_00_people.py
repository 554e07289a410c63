"""The dictionary: operator, supervisor and dealer, and what each of them alone may do (A)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.events import RoundBegun
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import BOARD, Phase
from croupier.games.house import commands as hc
from croupier.games.people import Person, Role
from tests.games.canberra_manila.stations import VOID, at, breach, felt, three
from tests.games.canberra_manila.tables import (
    DEALER,
    NOON,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    blank,
    check,
    passed,
    player,
    seated,
    settings,
    stakes,
    terms,
)

OTHERS = (player(1), DEALER, SUPERVISOR, OPERATOR, REGULATOR, Person(Role.CAGE, "cy"), Person(Role.DIRECTOR, "di"))


def with_a_case(scene: PlayScene) -> PlayScene:
    """The scene with a breach and a dispute on record."""
    return scene.given(breach(), hc.RaiseDispute(by=player(1), matter="a pot"))


OPERATORS_OWN: tuple[tuple[Callable[[], PlayScene], AnyCommand], ...] = (
    (blank, c.OpenTable(by=OPERATOR, terms=terms(), at=NOON)),
    (three, c.AnnounceSettings(by=OPERATOR, settings=settings(stake_cents=5_000))),
    (lambda: at(Phase.BETWEEN), hc.ReplaceCards(by=OPERATOR, cards=(Card("Kh"),))),
    (lambda: with_a_case(three()), c.FoldForBreach(by=OPERATOR, breach=1)),
    (lambda: with_a_case(three()), hc.ExcludePlayer(by=OPERATOR, breach=1)),
    (lambda: with_a_case(three()), hc.RuleDispute(by=OPERATOR, number=1, ruling="it stands")),
    (three, c.ProposeRemedy(by=OPERATOR, what="the card is put back")),
    (three, VOID),
    (three, hc.AnnounceClosing(by=OPERATOR)),
    (lambda: at(Phase.BETWEEN).given(hc.AnnounceClosing(by=OPERATOR)), hc.CloseTable(by=OPERATOR)),
)
SUPERVISORS_OWN: tuple[tuple[Callable[[], PlayScene], AnyCommand], ...] = (
    (three, hc.OrderCount(by=SUPERVISOR, reason="a doubt")),
    (three, c.StartClock(by=SUPERVISOR, seat=3)),
    (felt, c.CorrectFaces(by=SUPERVISOR, place=BOARD, cards=(Card("7s"),))),
)


def named(case: object) -> str:
    return type(case).__name__ if isinstance(case, hc.Command) else "at"


def given_only_by(person: Person, clause: str, scene: PlayScene, wish: AnyCommand) -> None:
    """The person may; everybody else is refused."""
    for other in OTHERS:
        if other.role is not person.role:
            scene.when(replace(wish, by=other)).refused_under(clause)
    assert {event.by for event in scene.given(wish).events} == {person.id}


@pytest.mark.clause("A:Casino Operator")
@pytest.mark.parametrize("scene, wish", OPERATORS_OWN, ids=named)
def test_a_casino_operator_given_a_power_of_the_operator_when_others_use_it_then_refused(
    scene: Callable[[], PlayScene], wish: AnyCommand
) -> None:
    """Determinations, cards, measures, disputes, voids and closing are the operator's alone."""
    given_only_by(OPERATOR, "A:Casino Operator", scene(), wish)


@pytest.mark.clause("A:Casino Supervisor")
@pytest.mark.parametrize("scene, wish", SUPERVISORS_OWN, ids=named)
def test_a_casino_supervisor_given_a_power_of_the_supervisor_when_others_use_it_then_refused(
    scene: Callable[[], PlayScene], wish: AnyCommand
) -> None:
    """A count, the ninety seconds, and cards that the dealer has named wrong."""
    given_only_by(SUPERVISOR, "A:Casino Supervisor", scene(), wish)


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_a_delegation_on_record_when_acting_for_the_operator_then_that_one_may() -> None:
    """Sue has it, Sam has not."""
    scene = three(delegates=(SUPERVISOR.id,))
    scene.given(replace(VOID, by=SUPERVISOR))
    scene.when(replace(VOID, by=Person(Role.SUPERVISOR, "sam"))).refused_under("A:Casino Operator")


@pytest.mark.clause("A:Dealer")
def test_a_dealer_given_each_step_of_a_round_when_anybody_else_takes_it_then_refused() -> None:
    """From the shuffle to the pots; and a player's decision is nobody's step."""
    scene, steps = seated(stakes(1, 2, 3)), set[str]()
    deck = scene.state.settings.hands.pack.cards
    while not steps or scene.state.phase is not Phase.BETWEEN:
        step = due(scene.state, DEALER, NOON, deck)
        if step is None:
            scene = passed(scene)
            continue
        for other in (player(1), SUPERVISOR, OPERATOR, REGULATOR):
            scene.when(replace(step.command, by=other)).refused_under("A:Dealer")
        steps.add(type(step.command).__name__)
        scene = scene.given(step.command)
        assert {event.by for event in scene.events} == {DEALER.id}
    own = {"BeginRound", "CollectForced", "ShuffleCards", "CutCards", "DealHands", "TurnCommunal", "ShowHands"}
    assert steps == own | {"AwardPots"}


@pytest.mark.clause("A:Dealer", "A:Dealer Button")
def test_a_dealer_given_the_player_with_the_button_when_the_dealers_part_is_wanted_then_refused() -> None:
    """The button makes nobody a dealer: Cat has it, and deals nothing."""
    scene = seated(stakes(1, 2, 3))
    assert scene.when(c.BeginRound(by=DEALER, at=NOON)).one(RoundBegun).course.button == 3
    at(Phase.EXPOSING).when(c.TurnCommunal(by=player(3))).refused_under("A:Dealer")


@pytest.mark.clause("A:Dealer")
def test_a_dealer_given_a_player_who_speaks_when_the_dealer_records_it_then_it_counts() -> None:
    """What players say and do at the table may be entered by the dealer."""
    scene = three().given(c.Call(by=DEALER, seat=3), c.Call(by=DEALER, seat=1), c.Call(by=DEALER, seat=2))
    assert check(scene.given(c.TurnCommunal(by=DEALER)), 1).state.round.turn == 2
