"""Rule 15.6: staff give no advice and no advantage, keep hidden cards hidden, and act in their own role."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import DealingShoe
from croupier.games.people import Cage, Dealer, Display, Person, Player, Regulator, Role, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from croupier.games.ultimate_texas_holdem.timetable import TIMETABLE
from tests.games.ultimate_texas_holdem.incidents import (
    ANN,
    BEN,
    BOARD_CARDS,
    DEALER_HAND,
    JUNK,
    VIEWERS,
    is_refused_and_logged,
    told,
    two_hands,
)
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    MACHINE,
    NOON,
    PLAIN,
    PlayScene,
    deal_on,
    flop,
    fold,
    looked,
    opened,
    order_for,
    play,
    player,
    ready,
    river,
    settled,
    shown,
    turned,
)

DEALS, SEES, RULES, MOVES = Role.DEALER, Role.SUPERVISOR, Role.OPERATOR, Role.SYSTEM
STAFF_COMMANDS: dict[frozenset[Role], tuple[type[hc.Command], ...]] = {
    frozenset((RULES,)): (
        c.OpenTable, c.AnnounceTripsLimits, hc.ReplaceCards, hc.AnnounceLimits, hc.AnnounceClosing, hc.CloseTable,
        hc.PermitOverLimit, hc.ReplaceShoe, hc.VoidRound, c.ExcludeFromRound, c.VoidWagers, hc.ExcludePlayer,
        hc.LiftExclusion, hc.RuleDispute,
    ),
    frozenset((SEES,)): (hc.OrderCount, c.OrderShuffle, c.DeclareMisdeal, c.CorrectFaces),
    frozenset((DEALS,)): (
        hc.CutCards, hc.OpenWagering, c.CallNoMoreBets, c.DealRound, c.DealCard, c.DealPacket, c.SpreadBoard,
        c.CallForDecision, c.RevealFlop, c.RevealRiver, c.RevealDealer, c.RefundAntes, c.TurnHand, c.SettleHand,
        hc.CollectVoid,
    ),
    frozenset((DEALS, MOVES)): (hc.ShuffleCards,),
    frozenset((DEALS, RULES)): (hc.EndWagering,),
    frozenset((DEALS, SEES)): (
        hc.CheckCards, hc.CheckReplacement, hc.ReportCount, hc.PlaceMarker, c.DeemFolded,
    ),
    frozenset((DEALS, SEES, RULES)): (
        hc.OrderToLeave, c.ReportExposed, c.ReportMiscount, c.ReportUnwagered, c.CorrectWager, hc.ReportCardFault,
        hc.RecordBreach,
    ),
    frozenset((DEALS, SEES, RULES, MOVES)): (hc.ReportShoeFault,),
    frozenset((Role.REGULATOR,)): (hc.DecideReview,),
}  # fmt: skip


@pytest.mark.clause("15.6(a)")
def test_15_6_a_given_a_flush_or_nothing_when_players_decide_then_no_staff_screen_tells_them_apart() -> None:
    """While players decide the dealer is prompted to nothing, and what the staff may do is the same for any hand."""
    strong, weak = two_hands(), two_hands(JUNK)
    for viewer in (Dealer(), Supervisor(), Regulator(), Display()):
        assert GAME.allowed(strong.state, viewer) == GAME.allowed(weak.state, viewer)
    assert due(strong.state, DEALER, NOON, Pack().cards) is None


@pytest.mark.clause("15.6(a)")
def test_15_6_a_given_a_flush_with_trips_when_folded_then_nobody_objects() -> None:
    """A fold is taken as it comes; the events are those of any other hand."""
    strong, weak = (fold(two_hands(hand), 1) for hand in (ANN, JUNK))
    assert strong.events == weak.events


@pytest.mark.clause("15.6(a)")
def test_15_6_a_given_a_wrong_amount_when_refused_then_the_rule_is_explained_and_no_more() -> None:
    """“Place $30 or $40” ensures compliance; to say which is advice, and a breach of who gives it."""
    refusals = [
        two_hands(hand).when(c.PlacePlay(by=player(1), box=1, cents=1_500)).refused_under("8.1(c)(ii)")
        for hand in (ANN, JUNK)
    ]
    assert refusals[0] == refusals[1]
    assert refusals[0].instead == "Place $30 or $40."
    is_refused_and_logged(Act.ADVISE, "15.6(a)", DEALER)


@pytest.mark.clause("15.6(b)")
@pytest.mark.parametrize("role", list(Role))
def test_15_6_b_given_hidden_cards_when_anybody_asks_for_them_then_refused_and_logged(role: Role) -> None:
    """Undealt and unturned cards are shown to no role, and who asked is on record."""
    is_refused_and_logged(Act.SEE_HIDDEN_CARDS, "15.6(b)", Person(role, "curious"))


@pytest.mark.clause("15.6(b)")
def test_15_6_b_given_a_shuffled_shoe_when_shuffled_or_cut_again_then_refused() -> None:
    """Once set, the order stays as it is, for dealer and machine alike."""
    order = order_for({1: ANN})
    plain = opened().given(hc.ShuffleCards(by=DEALER, order=order))
    plain.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("15.6(b)")
    cut = plain.given(hc.CutCards(by=DEALER, after=20))
    cut.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("15.6(b)")
    cut.when(hc.CutCards(by=DEALER, after=20)).refused_under("6.3(a)")
    automated = opened(shoe=AUTOMATED).given(hc.ShuffleCards(by=MACHINE, order=order))
    automated.when(hc.ShuffleCards(by=MACHINE, order=order)).refused_under("15.6(b)")


@pytest.mark.clause("15.6(b)")
def test_15_6_b_given_a_shoe_when_the_dealer_names_a_card_then_refused_whichever_it_is() -> None:
    """The next card is the next card; a right guess is answered like a wrong one. On felt nobody names an order."""
    scene = deal_on(ready({1: ""}), 3)
    refusals = {scene.when(c.DealCard(by=DEALER, box=-1, card=card)).refusal for card in Pack().cards}
    assert len(refusals) == 1
    scene.when(c.DealCard(by=DEALER, box=-1, card=Card.ACE_OF_SPADES)).refused_under("15.6(b)")
    at_flop = play(deal_on(scene), 4, 1)
    at_flop.when(c.RevealFlop(by=DEALER, cards=at_flop.state.shoe.order[:3])).refused_under("15.6(b)")
    felt = opened(cards=FELT)
    felt.when(hc.ShuffleCards(by=DEALER, order=Pack().cards)).refused_under("15.6(b)")


def faces_known(scene: PlayScene, viewer: Viewer) -> set[Card]:
    """The cards of this round that a viewer has been told."""
    text = told(scene, viewer)
    return {card for card in Pack().cards if f'"{card}"' in text}


def faces_offered(scene: PlayScene, viewer: Viewer) -> set[Card]:
    """The cards that are named in the commands which a viewer's screen offers."""
    text = msgspec.json.encode(GAME.allowed(scene.state, viewer)).decode()
    return {card for card in Pack().cards if f'"{card}"' in text}


def faces_due(scene: PlayScene, viewer: Viewer) -> set[Card | None]:
    """What a viewer may know by now: the open board, the dealer's hand once shown, turned hands, and the own hand."""
    now = scene.state.round
    faces = {*now.board[: now.revealed], *(now.dealer if now.dealer_shown else ())}
    for box in now.boxes:
        if box.turned or (viewer == Player(box.box) and box.handled):
            faces.update(box.cards)
    return set() if viewer == Cage() else faces


def step_by_step(scene: PlayScene) -> Iterator[PlayScene]:
    """Every stage of a round from its first card until the first hand is turned, both boxes playing."""
    while scene.state.phase is not Phase.PREFLOP:
        scene = deal_on(scene, 1)
        yield scene
    scene = looked(scene, 1)
    yield scene
    scene = play(scene, 4, 1, 2)
    for step in (flop, river, shown):
        yield scene
        scene = step(scene)
    yield scene
    yield turned(scene, 2)


@pytest.mark.clause("15.6(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
def test_15_6_b_given_a_round_card_by_card_when_anybody_looks_then_no_hidden_card_is_told_or_offered(
    shoe: DealingShoe,
) -> None:
    """No screen names a card before its time, neither in what has happened nor in what may be done next."""
    for scene in step_by_step(ready({1: ANN, 2: BEN}, BOARD_CARDS, DEALER_HAND, shoe=shoe)):
        for viewer in VIEWERS:
            known = faces_due(scene, viewer)
            assert faces_known(scene, viewer) == known
            assert faces_offered(scene, viewer) <= known


def given_by(kind: type[hc.Command], role: Role) -> c.AnyCommand:
    """A command from somebody in a role; what else it says does not matter, since nobody reads on."""
    words = (field.name for field in msgspec.structs.fields(kind) if field.required and field.name != "by")
    return cast("c.AnyCommand", kind(by=Person(role, "somebody"), **dict.fromkeys(words)))


@pytest.mark.clause("15.6(c)")
def test_15_6_c_given_a_command_of_the_staff_when_others_give_it_then_refused() -> None:
    """Every command of the house has its role, and nobody outside it may give the command."""
    scene = two_hands()
    for entitled, kinds in STAFF_COMMANDS.items():
        for kind in kinds:
            for role in set(Role) - entitled:
                scene.when(given_by(kind, role)).refused_under("15.6(c)")
    listed = {kind for kinds in STAFF_COMMANDS.values() for kind in kinds}
    assert {kind for kind in TIMETABLE if Role.PLAYER not in TIMETABLE[kind].roles} == listed


@pytest.mark.clause("15.6(c)")
def test_15_6_c_given_a_round_when_it_is_read_back_then_every_event_names_who_brought_it_about() -> None:
    """The dealer's acts bear the dealer's name, the players' theirs, the operator's and the machine's their own."""
    scene = ready({1: ANN, 2: BEN}, BOARD_CARDS, DEALER_HAND, shoe=AUTOMATED).given(c.DealRound(by=DEALER))
    scene = settled(shown(river(flop(play(fold(scene, 1), 3, 2)))))
    by = {(type(event), event.by) for event in scene.history}
    assert {(e.TableOpened, "olive"), (he.CardsShuffled, "shuffler"), (e.WagerPlaced, "ann")} <= by
    assert {(e.CardsDealt, "dan"), (e.HandFolded, "ann"), (e.PlayPlaced, "ben"), (e.FlopRevealed, "dan")} <= by
    assert {(e.DealerShown, "dan"), (e.HandRacked, "dan"), (he.RoundClosed, "dan")} <= by
    assert {name for _, name in by} == {"olive", "dan", "shuffler", "ann", "ben"}


@pytest.mark.clause("15.6(c)")
def test_15_6_c_given_a_step_that_is_not_due_when_it_is_given_then_the_refusal_says_when_it_is() -> None:
    """The approved procedure has its order, and whoever goes astray is led back to it."""
    refusal = two_hands().when(c.SettleHand(by=DEALER, box=2)).refused_under("9.3(c)")
    assert "settling hands" in refusal.instead
