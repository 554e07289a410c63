"""Rule 16.6: staff give no advice and no advantage, keep hidden cards hidden, and act in their own role."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.canberra_poker.timetable import TIMETABLE
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.people import Dealer, Display, Person, Player, Regulator, Role, Supervisor, Viewer
from tests.games.canberra_poker.incidents import (
    ANN,
    BEN,
    DEALER_HAND,
    JUNK,
    VIEWERS,
    is_refused_and_logged,
    two_hands,
)
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    PLAIN,
    PlayScene,
    bet,
    fold,
    opened,
    order_for,
    played_out,
    player,
    ready,
)

STAFF_COMMANDS: dict[frozenset[Role], tuple[type[hc.Command], ...]] = {
    frozenset((Role.OPERATOR,)): (
        c.OpenTable, hc.ReplaceCards, hc.AnnounceLimits, hc.AnnounceClosing, hc.CloseTable, hc.PermitOverLimit,
        hc.ReplaceShoe, hc.VoidRound, c.TransferReserve, c.ReturnReserve, c.WithdrawHand, c.ExcludeFromRound,
        c.VoidWagers, hc.ExcludePlayer, hc.LiftExclusion, hc.RuleDispute,
    ),
    frozenset((Role.SUPERVISOR,)): (hc.OrderCount, c.ApproveContinuing, c.ReconstructHand, c.CorrectFaces),
    frozenset((Role.DEALER,)): (
        hc.CutCards, hc.OpenWagering, c.DealRound, c.DealCard, c.DealPacket, c.TurnTopCard, c.AnnounceDecisions,
        c.RevealDealer, c.TurnHand, c.SettleWagers, c.PayJackpot, c.RackHand, hc.CollectVoid,
    ),
    frozenset((Role.DEALER, Role.SYSTEM)): (hc.ShuffleCards, c.SensePad),
    frozenset((Role.DEALER, Role.OPERATOR)): (hc.EndWagering,),
    frozenset((Role.DEALER, Role.SUPERVISOR)): (hc.CheckCards, hc.CheckReplacement, hc.ReportCount, hc.PlaceMarker),
    frozenset((Role.SUPERVISOR, Role.OPERATOR)): (c.CorrectWager, c.SwitchJackpot),
    frozenset((Role.DEALER, Role.SUPERVISOR, Role.OPERATOR)): (
        hc.OrderToLeave, c.ReportExposed, hc.ReportCardFault, c.ReportMisplaced, hc.RecordBreach,
    ),
    frozenset((Role.DEALER, Role.SUPERVISOR, Role.OPERATOR, Role.SYSTEM)): (hc.ReportShoeFault, c.ReportJackpotFault),
    frozenset((Role.REGULATOR,)): (hc.DecideReview,),
}  # fmt: skip


@pytest.mark.clause("16.6(a)")
def test_16_6_a_given_a_flush_or_nothing_when_players_decide_then_no_staff_screen_tells_them_apart(
    edition: Edition,
) -> None:
    """While players decide the dealer is prompted to nothing, and what the staff may do is the same for any hand."""
    strong, weak = two_hands(edition), two_hands(edition, JUNK)
    for viewer in (Dealer(), Supervisor(), Regulator(), Display()):
        assert GAME.allowed(strong.state, viewer) == GAME.allowed(weak.state, viewer)
    assert due(strong.state, DEALER, NOON, Pack().cards) is None


@pytest.mark.clause("16.6(a)")
def test_16_6_a_given_a_flush_with_a_stake_when_folded_then_nobody_objects(edition: Edition) -> None:
    """A fold is taken as it comes; the events are those of any other hand."""
    strong, weak = (fold(two_hands(edition, hand), 1) for hand in (ANN, JUNK))
    assert strong.events == weak.events


@pytest.mark.clause("16.6(a)")
def test_16_6_a_given_a_wrong_bet_when_refused_then_the_rule_is_explained(edition: Edition) -> None:
    """To say what the rules want is no advice; to give advice is a breach of who gives it."""
    scene = two_hands(edition)
    refusal = scene.when(c.PlaceBet(by=player(1), box=1, cents=1_500)).refused_under("7.2")
    assert refusal.instead.endswith(", or fold.")
    is_refused_and_logged(edition, Act.ADVISE, "16.6(a)", DEALER)


@pytest.mark.clause("16.6(b)")
@pytest.mark.parametrize("role", list(Role))
def test_16_6_b_given_hidden_cards_when_anybody_asks_for_them_then_refused_and_logged(
    edition: Edition, role: Role
) -> None:
    """Undealt cards are shown to no role, and who asked is on record."""
    is_refused_and_logged(edition, Act.SEE_HIDDEN_CARDS, "16.6(b)", Person(role, "curious"))


@pytest.mark.clause("16.6(b)")
def test_16_6_b_given_a_shuffled_shoe_when_shuffled_or_cut_again_then_refused(edition: Edition) -> None:
    """Once set, the order stays as it is, for dealer and machine alike."""
    order = order_for({1: ANN}, DEALER_HAND)
    plain = opened(edition).given(hc.ShuffleCards(by=DEALER, order=order))
    plain.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("16.6(b)")
    cut = plain.given(hc.CutCards(by=DEALER, after=20))
    cut.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("16.6(b)")
    cut.when(hc.CutCards(by=DEALER, after=20)).refused_under("5.2")
    automated = opened(edition, shoe=AUTOMATED).given(hc.ShuffleCards(by=DEALER, order=order))
    automated.when(hc.ShuffleCards(by=MACHINE, order=order)).refused_under("16.6(b)")


@pytest.mark.clause("16.6(b)")
def test_16_6_b_given_a_shoe_when_the_dealer_names_another_card_then_refused(edition: Edition) -> None:
    """The next card is the next card, whichever is named; on a felt table nobody names an order beforehand."""
    scene = played_out(opened(edition, 1), Phase.WAGERING).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    following = scene.state.shoe.order[0]
    for named in Pack().cards:
        scene.when(c.DealCard(by=DEALER, box=1, card=named)).refused_under("16.6(b)")
    assert scene.given(c.DealCard(by=DEALER, box=1)).one(e.CardDealt).card is following
    felt = opened(edition, cards=CardSource.FELT)
    felt.when(hc.ShuffleCards(by=DEALER, order=Pack().cards)).refused_under("16.6(b)")


def faces_known(scene: PlayScene, viewer: Viewer) -> set[Card]:
    """The cards of this round that a viewer has been told."""
    told = stream(GAME, scene.history, viewer)
    text = msgspec.json.encode([event for event in told if not isinstance(event, e.TableOpened)]).decode()
    return {card for card in Pack().cards if f'"{card}"' in text}


def faces_offered(scene: PlayScene, viewer: Viewer) -> set[Card]:
    """The cards that are named in the commands which a viewer's screen offers."""
    text = msgspec.json.encode(GAME.allowed(scene.state, viewer)).decode()
    return {card for card in Pack().cards if f'"{card}"' in text}


def faces_due(scene: PlayScene, viewer: Viewer) -> set[Card | None]:
    """What a viewer may know by now: the dealer's cards as they are turned, and the own hand once it is picked up."""
    table = scene.state
    turned = table.phase is Phase.COMPARING
    faces = {card for place, card in enumerate(table.round.dealer) if turned or place == table.round.up}
    box = table.box(viewer.box) if isinstance(viewer, Player) else None
    if box is not None and table.phase not in (Phase.DEALING, Phase.ANNOUNCING):
        faces.update(box.cards)
    return faces


def card_by_card(scene: PlayScene) -> Iterator[PlayScene]:
    """Every stage of a round from its first card until the dealer's hand is turned, both boxes betting."""
    boxes = (1, 2, 0) * 5 if scene.state.shoe.kind is ShoeKind.PLAIN else (1, 2, 0)
    for box in boxes:
        packets = scene.state.shoe.kind is ShoeKind.AUTOMATED
        scene = scene.given(c.DealPacket(by=DEALER, box=box) if packets else c.DealCard(by=DEALER, box=box))
        yield scene
    scene = played_out(scene, Phase.DECIDING)
    yield scene
    scene = bet(scene, 1, 2)
    yield scene
    yield scene.given(c.RevealDealer(by=DEALER))


@pytest.mark.clause("16.6(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_16_6_b_given_a_round_card_by_card_when_anybody_looks_then_no_hidden_card_is_told_or_offered(
    edition: Edition, shoe: DealingShoe
) -> None:
    """No screen names a card before its time, neither in what has happened nor in what may be done next."""
    for scene in card_by_card(ready(edition, {1: ANN, 2: BEN}, DEALER_HAND, shoe=shoe)):
        for viewer in VIEWERS:
            known = faces_due(scene, viewer)
            assert faces_known(scene, viewer) <= known
            assert faces_offered(scene, viewer) <= known


def given_by(kind: type[hc.Command], role: Role) -> c.AnyCommand:
    """A command from somebody in a role; what else it says does not matter, since nobody reads on."""
    words = (field.name for field in msgspec.structs.fields(kind) if field.required and field.name != "by")
    return cast("c.AnyCommand", kind(by=Person(role, "somebody"), **dict.fromkeys(words)))


@pytest.mark.clause("16.6(c)")
def test_16_6_c_given_a_command_of_the_staff_when_others_give_it_then_refused(edition: Edition) -> None:
    """Every command of the house has its role, and nobody outside it may give the command."""
    scene = two_hands(edition)
    for entitled, kinds in STAFF_COMMANDS.items():
        for kind in kinds:
            for role in set(Role) - entitled:
                scene.when(given_by(kind, role)).refused_under("16.6(c)")
    listed = {kind for kinds in STAFF_COMMANDS.values() for kind in kinds}
    assert {kind for kind in TIMETABLE if Role.PLAYER not in TIMETABLE[kind].roles} == listed


@pytest.mark.clause("16.6(c)")
def test_16_6_c_given_a_round_when_it_is_read_back_then_every_event_names_who_brought_it_about(
    edition: Edition,
) -> None:
    """The dealer's acts bear the dealer's name, the players' theirs, the equipment's its own."""
    scene = played_out(bet(fold(two_hands(edition), 1), 2))
    by = {(type(event), event.by) for event in scene.history}
    assert {(e.TableOpened, "olive"), (e.CardDealt, "dan"), (e.PadLit, "pads"), (e.HandFolded, "ann")} <= by
    assert {(e.BetPlaced, "ben"), (e.DealerShown, "dan"), (e.HandRacked, "dan"), (he.RoundClosed, "dan")} <= by
    assert {name for _, name in by} == {"olive", "dan", "pads", "ann", "ben"}
