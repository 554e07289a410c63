"""The shuffle: before each round, at once after a misdeal, and whenever there is cause for it (6.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsShuffled, RoundVoided
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import CardsDealt, ShuffleOrdered
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    balances,
    check,
    deal_on,
    dealt,
    flop,
    fold,
    opened,
    placed,
    play,
    player,
    ready,
    river,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
CAUSE = c.OrderShuffle(by=SUPERVISOR, reason="a card fell to the floor")


def shuffle(shoe: DealingShoe, order: tuple[Card, ...] = DECK) -> hc.ShuffleCards:
    return hc.ShuffleCards(by=DEALER if shoe.kind is ShoeKind.PLAIN else MACHINE, order=order)


def cut(after: int = 26) -> hc.CutCards:
    return hc.CutCards(by=DEALER, after=after)


def prepared(scene: PlayScene, order: tuple[Card, ...] = DECK) -> PlayScene:
    """The cards are shuffled and, for a card shoe, cut."""
    scene = scene.given(shuffle(scene.state.plate.shoe, order))
    return scene.given(cut()) if scene.state.shoe.kind is ShoeKind.PLAIN else scene


def with_wagers(shoe: DealingShoe = PLAIN, source: CardSource = CardSource.ELECTRONIC) -> PlayScene:
    """Ante and blind on box 1, and cards that nobody has shuffled for it."""
    return placed(wagering(1, shoe=shoe, cards=source), 1)


def prompt(scene: PlayScene) -> tuple[str, tuple[str, ...]]:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    return type(step.command).__name__, tuple(step.under)


@pytest.mark.clause("6.1(a)")
@BOTH_SHOES
def test_6_1_a_given_cards_that_are_not_shuffled_when_the_dealer_deals_then_it_is_refused(shoe: DealingShoe) -> None:
    """No round is dealt without its shuffle, and the dealer's screen asks for it before wagers and after them."""
    scene = with_wagers(shoe)
    one = c.DealCard(by=DEALER, box=-1) if shoe is PLAIN else c.DealPacket(by=DEALER, box=-1, count=5)
    for deal in (c.DealRound(by=DEALER), one):
        scene.when(deal).refused_under("6.1(a)")
        prepared(scene).given(deal)
    for unshuffled in (opened(1, shoe=shoe), scene):
        assert prompt(unshuffled) == ("ShuffleCards", ("6.1(a)",))


@pytest.mark.clause("6.1(a)")
@BOTH_SHOES
@pytest.mark.parametrize("source", CardSource, ids=str)
def test_6_1_a_given_a_round_over_when_the_next_is_to_be_dealt_then_it_wants_a_shuffle_of_its_own(
    shoe: DealingShoe, source: CardSource
) -> None:
    """The shuffle of one round does not serve the next, on an electronic table or on felt."""
    order = () if source is FELT else DECK
    scene = fold(deal_on(prepared(with_wagers(shoe, source), order)), 1)
    scene = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    one = c.DealCard(by=DEALER, box=-1) if shoe is PLAIN else c.DealPacket(by=DEALER, box=-1, count=5)
    scene.when(one).refused_under("6.1(a)")
    prepared(scene, order).given(one)


@pytest.mark.clause("6.1(a)")
def test_6_1_a_given_the_device_of_the_table_when_it_is_shuffled_then_it_is_by_hand_or_by_the_machine() -> None:
    """With a card shoe the dealer performs it; an automated shoe does it, for the dealer, without a hand's help."""
    by_hand = opened().when(shuffle(PLAIN)).one(CardsShuffled)
    assert (by_hand.by, by_hand.by_hand) == (DEALER.id, True)
    by_machine = opened(shoe=AUTOMATED).when(shuffle(AUTOMATED)).one(CardsShuffled)
    assert (by_machine.by, by_machine.by_hand) == (MACHINE.id, False)
    assert cites(by_hand, "6.1(a)")
    assert cites(by_machine, "6.1(a)")
    opened().when(hc.ShuffleCards(by=MACHINE, order=DECK)).refused_under("6.1(a)")
    for shoe in (PLAIN, AUTOMATED):
        for other in (SUPERVISOR, OPERATOR, player(1)):
            opened(1, shoe=shoe).when(hc.ShuffleCards(by=other, order=DECK)).refused_under("6.1(a)")


STATIONS: dict[Phase, Callable[[DealingShoe], PlayScene]] = {
    Phase.DEALING: lambda shoe: ready({1: "", 2: ""}, shoe=shoe).given(
        c.DealCard(by=DEALER, box=-1) if shoe is PLAIN else c.DealPacket(by=DEALER, box=-1, count=5)
    ),
    Phase.PREFLOP: lambda shoe: play(dealt({1: "", 2: ""}, shoe=shoe, trips={1: 500}), 4, 1),
    Phase.FLOP: lambda shoe: flop(check(dealt({1: "", 2: ""}, shoe=shoe), 1, 2)),
    Phase.RIVER: lambda shoe: river(check(flop(check(dealt({1: "", 2: ""}, shoe=shoe), 1, 2)), 1, 2)),
    Phase.SETTLING: lambda shoe: at_showdown({1: "", 2: ""}, "Kd 9s 7h 4c 2d", "Kc Qs", shoe=shoe),
}


@pytest.mark.clause("6.1(b)")
@BOTH_SHOES
@pytest.mark.parametrize("phase", STATIONS)
def test_6_1_b_given_a_misdeal_in_the_supervisors_opinion_when_declared_then_the_shuffle_is_what_comes_next(
    phase: Phase, shoe: DealingShoe
) -> None:
    """Opinion, void and shuffle are on record, every wager goes back, and no card is dealt in between."""
    scene = STATIONS[phase](shoe)
    assert scene.state.phase is phase
    scene = scene.when(c.DeclareMisdeal(by=SUPERVISOR, note="two cards stuck together"))
    void = scene.one(RoundVoided)
    assert (void.by, void.reason) == (SUPERVISOR.id, "misdeal: two cards stuck together")
    assert cites(void, "6.1(b)")
    assert balances(scene) == {}
    scene.when(c.DealRound(by=DEALER)).refused_under("7.3(a)")
    scene = scene.given(hc.CollectVoid(by=DEALER))
    assert prompt(scene) == ("ShuffleCards", ("6.1(a)",))
    again = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)
    again.when(c.DealRound(by=DEALER)).refused_under("6.1(a)")
    prepared(again).given(c.DealRound(by=DEALER))


@pytest.mark.clause("6.1(b)")
def test_6_1_b_given_no_cards_out_or_no_reason_when_a_misdeal_is_declared_then_it_is_refused() -> None:
    """It is an opinion on a deal that there is, with its reason, and the supervisor's alone."""
    misdeal = c.DeclareMisdeal(by=SUPERVISOR, note="a doubt")
    for scene in (opened(1), ready({1: ""})):
        scene.when(misdeal).refused_under("6.1(b)")
    scene = dealt({1: ""})
    scene.when(replace(misdeal, note=" ")).refused_under("6.1(b)")
    for other in (DEALER, OPERATOR, player(1)):
        scene.when(replace(misdeal, by=other)).refused_under("6.1(b)")


@pytest.mark.clause("6.1(c)")
@BOTH_SHOES
def test_6_1_c_given_a_reasonable_cause_when_the_supervisor_records_it_then_the_cards_are_shuffled_again(
    shoe: DealingShoe,
) -> None:
    """Before wagers or with wagers down: what was shuffled, and cut, is not dealt."""
    for scene in (prepared(opened(1, shoe=shoe)), prepared(with_wagers(shoe))):
        ordered = scene.when(CAUSE)
        assert ordered.one(ShuffleOrdered).reason == CAUSE.reason
        assert cites(ordered.one(ShuffleOrdered), "6.1(c)")
        assert prompt(ordered) == ("ShuffleCards", ("6.1(a)",))
    ordered = prepared(with_wagers(shoe)).given(CAUSE)
    ordered.when(c.DealRound(by=DEALER)).refused_under("6.1(a)")
    dealing = prepared(ordered, DECK[::-1]).when(c.DealRound(by=DEALER))
    assert dealing.all(CardsDealt)[0].cards[0] in (DECK[51], DECK[25])


@pytest.mark.clause("6.1(c)")
def test_6_1_c_given_no_cause_no_shuffled_cards_or_a_round_begun_when_ordered_then_it_is_refused() -> None:
    """A reshuffle never changes cards that belong to hands or to the board; a misdeal is another matter."""
    scene = prepared(with_wagers())
    scene.when(replace(CAUSE, reason="  ")).refused_under("6.1(c)")
    with_wagers().when(CAUSE).refused_under("6.1(c)")
    for other in (DEALER, OPERATOR, player(1)):
        scene.when(replace(CAUSE, by=other)).refused_under("6.1(c)")
    begun = scene.given(c.DealCard(by=DEALER, box=-1))
    for later in (begun, deal_on(begun)):
        later.when(CAUSE).refused_under("6.1(c)")
