"""The dictionary: operator, supervisor and dealer, and what each of them alone may do (A)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import CountOrdered, PlayerAdvised, ReplacementChecked, RoundClosed, RoundVoided
from croupier.games.house.terms import DealingShoe, Limits
from croupier.games.people import Person, Role
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import ShuffleOrdered
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    blank,
    check,
    dealt,
    loaded,
    opened,
    order_for,
    placed,
    play,
    player,
    terms,
)

KING_OF_HEARTS = parse_card("Kh")
OPERATORS_OWN = (
    hc.AnnounceLimits(by=OPERATOR, limits=Limits(2_000, 30_000, 100)),
    c.AnnounceTripsLimits(by=OPERATOR, limits=Limits(1_000, 20_000, 100)),
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
BY_NAME = pytest.mark.parametrize("wish", OPERATORS_OWN, ids=lambda wish: type(wish).__name__)
BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])


def with_a_case(scene: PlayScene) -> PlayScene:
    """The scene with a breach and a dispute on record."""
    return scene.given(
        hc.RecordBreach(by=DEALER, player="ann", act=hc.Act.PASS_INFORMATION, note="heard"),
        hc.RaiseDispute(by=player(1), matter="a payment"),
    )


def given_only_by(person: Person, clause: str, scene: PlayScene, wish: AnyCommand) -> None:
    """The person may; everybody else is refused."""
    for other in (OPERATOR, *OTHERS):
        if other.role is not person.role:
            scene.when(replace(wish, by=other)).refused_under(clause)
    assert {event.by for event in scene.given(wish).events} == {person.id}


@pytest.mark.clause("A:Casino Operator")
@BY_NAME
def test_a_casino_operator_given_a_power_of_the_operator_when_others_use_it_then_it_is_refused(
    wish: AnyCommand,
) -> None:
    """Limits, permissions, cards, disputes, exclusions and closing are the operator's alone."""
    given_only_by(OPERATOR, "A:Casino Operator", with_a_case(opened(1)), wish)


@pytest.mark.clause("A:Casino Operator")
@pytest.mark.parametrize("wish", OPERATORS_IN_A_ROUND, ids=lambda wish: type(wish).__name__)
def test_a_casino_operator_given_wagers_or_a_round_to_be_voided_when_others_do_it_then_it_is_refused(
    wish: AnyCommand,
) -> None:
    """A void at discretion, of wagers or of the round, is the operator's alone."""
    given_only_by(OPERATOR, "A:Casino Operator", with_a_case(dealt({1: "", 2: ""})), wish)


@pytest.mark.clause("A:Casino Operator")
def test_a_casino_operator_given_a_table_to_open_or_close_when_others_do_it_then_it_is_refused() -> None:
    """Opening and closing a table is the operator's alone."""
    given_only_by(OPERATOR, "A:Casino Operator", blank(), c.OpenTable(by=OPERATOR, terms=terms(), at=NOON))
    announced = opened().given(hc.AnnounceClosing(by=OPERATOR))
    given_only_by(OPERATOR, "A:Casino Operator", announced, hc.CloseTable(by=OPERATOR))


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_the_own_powers_when_used_then_nobody_else_has_them() -> None:
    """A count of the cards, a shuffle that is warranted, and a misdeal in the supervisor's opinion."""
    shuffled = loaded(opened(1), order_for({1: ""}))
    for scene, wish, kind in (
        (opened(1), hc.OrderCount(by=SUPERVISOR, reason="a doubt"), CountOrdered),
        (shuffled, c.OrderShuffle(by=SUPERVISOR, reason="a card fell"), ShuffleOrdered),
        (dealt({1: ""}), c.DeclareMisdeal(by=SUPERVISOR, note="the stack fell over"), RoundVoided),
    ):
        given_only_by(SUPERVISOR, "A:Casino Supervisor", scene, wish)
        assert scene.when(wish).one(kind).by == SUPERVISOR.id


@pytest.mark.clause("A:Casino Supervisor")
def test_a_casino_supervisor_given_replaced_cards_when_checked_then_the_supervisor_may_and_the_operator_may_not() -> (
    None
):
    """The check of what comes in is for supervisor and dealer."""
    replaced = opened(1).given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    assert replaced.when(hc.CheckReplacement(by=SUPERVISOR)).one(ReplacementChecked).role == "supervisor"
    for other in (OPERATOR, player(1), REGULATOR, MACHINE):
        replaced.when(hc.CheckReplacement(by=other)).refused_under("A:Casino Supervisor")


@pytest.mark.clause("A:Casino Supervisor")
@BY_NAME
def test_a_casino_supervisor_given_a_recorded_delegation_when_acting_for_the_operator_then_the_delegate_alone_may(
    wish: AnyCommand,
) -> None:
    """Sue has the operator's delegation, Sam has not, and a dealer of her name has no use of it."""
    scene = with_a_case(opened(1, delegates=(SUPERVISOR.id,)))
    assert {event.by for event in scene.given(replace(wish, by=SUPERVISOR)).events} == {SUPERVISOR.id}
    scene.when(replace(wish, by=Person(Role.SUPERVISOR, "sam"))).refused_under("A:Casino Operator")
    scene.when(replace(wish, by=Person(Role.DEALER, SUPERVISOR.id))).refused_under("A:Casino Operator")


def decided(scene: PlayScene) -> PlayScene:
    """Box 1 decides where it is asked: it checks before the flop and plays after it."""
    return check(scene, 1) if scene.state.phase is Phase.PREFLOP else play(scene, 2, 1)


def step_by_step(shoe: DealingShoe) -> list[tuple[PlayScene, AnyCommand]]:
    """A whole round: every step that the dealer is asked for, with the table before it."""
    scene = placed(opened(1, shoe=shoe).given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    steps: list[tuple[PlayScene, AnyCommand]] = []
    while scene.state.phase is not Phase.BETWEEN:
        step = due(scene.state, DEALER, NOON, Pack().cards)
        if step is None:
            scene = decided(scene)
            continue
        steps.append((scene, step.command))
        scene = scene.given(step.command)
    return steps


@pytest.mark.clause("A:Dealer")
@BOTH_SHOES
def test_a_dealer_given_a_whole_round_when_played_then_each_step_of_the_dealer_is_logged_by_name(
    shoe: DealingShoe,
) -> None:
    """Dealing, revealing, declaring, settling and collecting bear the dealer's name; only a machine shuffles else."""
    steps = step_by_step(shoe)
    for scene, command in steps:
        by_machine = isinstance(command, hc.ShuffleCards) and shoe.kind is ShoeKind.AUTOMATED
        assert {event.by for event in scene.given(command).events} == {"shuffler" if by_machine else DEALER.id}
    last, settling = steps[-1]
    assert isinstance(last.given(settling).events[-1], RoundClosed)


@pytest.mark.clause("A:Dealer")
@BOTH_SHOES
def test_a_dealer_given_each_step_of_a_round_when_anybody_else_takes_it_then_it_is_refused(shoe: DealingShoe) -> None:
    """What is due from the dealer is nobody else's, not a supervisor's, not an operator's."""
    own = [(scene, command) for scene, command in step_by_step(shoe) if command.by == DEALER]
    for scene, command in own:
        for person in (player(1), SUPERVISOR, OPERATOR, REGULATOR):
            scene.when(replace(command, by=person)).refused_under("A:Dealer")
    by_hand = {"ShuffleCards", "CutCards"} if shoe is PLAIN else set[str]()
    rounds = {"DealRound", "RevealFlop", "RevealRiver", "RevealDealer", "TurnHand", "SettleHand"}
    refund = {type(command).__name__ for _, command in own} & {"RefundAntes"}
    assert {type(command).__name__ for _, command in own} == by_hand | rounds | refund


@pytest.mark.clause("A:Dealer")
def test_a_dealer_given_antes_to_be_refunded_when_anybody_else_does_it_then_it_is_refused() -> None:
    """The dealer who has no pair hands the antes back, and nobody else."""
    scene = at_showdown({1: "As Ah"}, "Kd 9s 7h 4c 2d", "Qs Jh")
    given_only_by(DEALER, "A:Dealer", scene, c.RefundAntes(by=DEALER))


@pytest.mark.clause("A:Dealer")
def test_a_dealer_given_a_low_wager_taken_by_the_dealer_when_logged_then_the_advice_bears_the_dealers_name() -> None:
    """What the dealer puts down for a player, and says to the player, is on record as the dealer's."""
    scene = opened(1).given(hc.OpenWagering(by=DEALER, at=NOON))
    scene = scene.when(c.PlaceWager(by=DEALER, box=1, wager=Area.ANTE, cents=500))
    assert {event.by for event in scene.events} == {DEALER.id}
    scene.one(PlayerAdvised)
