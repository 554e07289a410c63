"""Rules 16.5, 16.7 and 16.8: no advice, no advantage, everybody in their own role, and no wagers among players."""

from __future__ import annotations

import re
from collections import Counter
from typing import cast

import msgspec
import pytest

from croupier.cards.card import parse_cards
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.people import Cage, Person, Player, Role, Viewer
from tests.games.blackjack.incidents import VIEWERS, finished, is_refused_and_logged, opens_the_measures, stations
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    PAIRS_PLAY,
    PLAIN,
    PlayScene,
    dealt,
    dealt_by_hand,
    draw,
    loaded,
    named,
    opened,
    player,
    ready,
    split,
    stacked,
    stand,
)

OPERATOR, SUPERVISOR, AT_THE_SHOE, SYSTEM = Role.OPERATOR, Role.SUPERVISOR, Role.DEALER, Role.SYSTEM
STAFF_COMMANDS: dict[frozenset[Role], tuple[type[hc.Command], ...]] = {
    frozenset((OPERATOR,)): (
        c.OpenTable, c.ChangeCards, c.RequireMinimum, c.RestrictPlayer, c.LiftRestriction, c.ReportRestrictions,
        c.AnnounceFinalRounds, c.VoidPastRound, c.VoidWagers, hc.ReplaceCards, hc.AnnounceLimits, hc.AnnounceClosing,
        hc.CloseTable, hc.PermitOverLimit, hc.ReplaceShoe, hc.VoidRound, hc.ExcludePlayer, hc.LiftExclusion,
        hc.RuleDispute,
    ),
    frozenset((SUPERVISOR,)): (hc.OrderCount, c.ReconstructHands, c.ReopenRound),
    frozenset((AT_THE_SHOE,)): (
        hc.OpenWagering, c.OfferCut, c.InsertCuttingCard, c.DealRound, c.DealCard, c.SettlePairs, c.CloseInsurance,
        c.PayBlackjacks, c.PlayAbsent, c.DrawDealer, c.SettleWagers, c.CollectCards, hc.CollectVoid,
    ),
    frozenset((AT_THE_SHOE, SYSTEM)): (hc.ShuffleCards,),
    frozenset((AT_THE_SHOE, OPERATOR)): (hc.EndWagering,),
    frozenset((AT_THE_SHOE, SUPERVISOR)): (hc.CheckCards, hc.CheckReplacement, hc.ReportCount, hc.PlaceMarker),
    frozenset((AT_THE_SHOE, SUPERVISOR, OPERATOR)): (
        c.ReportCuttingCard, c.BurnFaceUp, c.ReportDrawn, hc.OrderToLeave, hc.ReportCardFault, hc.RecordBreach,
        c.CorrectWager,
    ),
    frozenset((AT_THE_SHOE, SUPERVISOR, OPERATOR, SYSTEM)): (hc.ReportShoeFault,),
    frozenset((Role.REGULATOR,)): (hc.DecideReview,),
}  # fmt: skip


def offered(scene: PlayScene, viewer: Viewer) -> list[type[c.AnyCommand]]:
    """What a screen offers, in its order."""
    return [type(command) for command in GAME.allowed(scene.state, viewer)]


@pytest.mark.clause("16.5(a)")
def test_16_5_a_given_a_good_hand_or_a_bad_one_when_the_player_decides_then_every_screen_offers_the_same() -> None:
    """Hard 16 against a ten, hard 19 against a six: draw, stand, double; the dealer is prompted to nothing."""
    bad, good = dealt({1: "Th6s"}, "Kc"), dealt({1: "Th9s"}, "6c")
    for viewer in VIEWERS:
        assert offered(bad, viewer) == offered(good, viewer)
    assert {c.Draw, c.Stand, c.Double} <= set(offered(bad, Player(1)))
    for scene in (bad, good):
        assert due(scene.state, DEALER, NOON) is None


@pytest.mark.clause("16.5(a)")
def test_16_5_a_given_a_foolish_decision_when_taken_then_nobody_objects() -> None:
    """To draw on 20, to split tens, to stand on 12: it is the player's hand."""
    draw(dealt({1: "ThKs"}, "6c", "2d"), 1)
    split(dealt({1: "ThKs"}, "6c", "2d"), 1)
    stand(dealt({1: "Th2s"}, "Ac", "2d").given(c.CloseInsurance(by=DEALER)), 1)


@pytest.mark.clause("16.5(a)")
def test_16_5_a_given_a_hand_that_may_not_stand_when_the_player_tries_then_the_rule_is_explained() -> None:
    """What the rules want is said, and what may be done instead; to give advice is a breach of who gives it."""
    scene = dealt({1: "6h5s"}, "6c")
    assert c.Stand not in offered(scene, Player(1))
    refusal = scene.when(c.Stand(by=player(1), box=1)).refused_under("9.2(b)")
    assert "12" in refusal.instead
    is_refused_and_logged(Act.ADVISE, "16.5(a)", DEALER)
    opens_the_measures(Act.ADVISE, "16.5(a)")


@pytest.mark.clause("16.5(b)")
@pytest.mark.parametrize("role", list(Role))
def test_16_5_b_given_hidden_cards_when_anybody_asks_for_them_then_refused_and_logged(role: Role) -> None:
    """Undealt cards are shown to no role, and who asked is on record."""
    is_refused_and_logged(Act.SEE_HIDDEN_CARDS, "16.5(b)", Person(role, "curious"))


@pytest.mark.clause("16.5(b)")
def test_16_5_b_given_a_shoe_when_another_card_than_the_next_is_wanted_then_refused() -> None:
    """No card is skipped and none is chosen: whichever is named, the next one is dealt."""
    scene = dealt({1: "Th2s"}, "7c", "6d5c")
    drawing = stand(scene, 1)
    for card in Pack().cards:
        drawing.when(c.DealCard(by=DEALER, card=card)).refused_under("16.5(b)")
    assert drawing.given(c.DealCard(by=DEALER)).one(e.CardDealt).card is parse_cards("6d")[0]
    scene.when(c.DealCard(by=DEALER)).refused_under("14.2")


@pytest.mark.clause("16.5(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_16_5_b_given_cards_that_are_shuffled_when_shuffled_again_then_their_order_stays(shoe: DealingShoe) -> None:
    """Before the round and within it, by the dealer or the machine."""
    loaded_ = loaded(opened(1, shoe=shoe), stacked())
    playing = dealt({1: "Th2s"}, "7c", shoe=shoe)
    for scene in (loaded_, playing):
        for by in (DEALER, MACHINE):
            again = hc.ShuffleCards(by=by, order=stacked())
            scene.when(again).refused_under("16.5(b)")
    felt = opened(1, shoe=shoe, cards=CardSource.FELT)
    felt.when(hc.ShuffleCards(by=DEALER, order=stacked())).refused_under("16.5(b)")


def faces(text: bytes) -> Counter[str]:
    """Every card that is named in a text."""
    return Counter(re.findall(r'"([2-9TJQKA][cdhs])"', text.decode()))


@pytest.mark.clause("16.5(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_16_5_b_given_a_whole_round_when_anybody_looks_then_only_cards_that_were_dealt_are_told(
    shoe: DealingShoe,
) -> None:
    """Each card once, as it is dealt; not one from the shoe; the cage sees none at all."""
    for scene in stations(shoe=shoe).values():
        lying = Counter(str(event.card) for event in scene.history if isinstance(event, e.CardDealt))
        for viewer in VIEWERS:
            told = msgspec.json.encode(stream(GAME, scene.history, viewer))
            assert faces(told) == (Counter() if isinstance(viewer, Cage) else lying)


@pytest.mark.clause("16.5(b)")
def test_16_5_b_given_two_shoes_that_differ_in_what_is_to_come_when_screens_are_compared_then_they_are_the_same() -> (
    None
):
    """Nothing that anybody is offered depends on the next card."""
    for draws in ("Td9c", "2d9c"):
        scene = dealt({1: "Th2s", 2: "9h9d"}, "7c", draws)
        other = dealt({1: "Th2s", 2: "9h9d"}, "7c", "Ac5h")
        for viewer in VIEWERS:
            assert GAME.allowed(scene.state, viewer) == GAME.allowed(other.state, viewer)


def given_by(kind: type[hc.Command], role: Role) -> c.AnyCommand:
    """A command from somebody in a role; what else it says does not matter, since nobody reads on."""
    words = (field.name for field in msgspec.structs.fields(kind) if field.required and field.name != "by")
    return cast("c.AnyCommand", kind(by=Person(role, "somebody"), **dict.fromkeys(words)))


@pytest.mark.clause("16.5(c)")
def test_16_5_c_given_a_command_of_the_staff_when_others_give_it_then_refused() -> None:
    """Every command of the house has its role, and nobody outside it may give the command."""
    scene = dealt({1: "Th6s"}, "7c")
    for entitled, kinds in STAFF_COMMANDS.items():
        for kind in kinds:
            for role in set(Role) - entitled:
                scene.when(given_by(kind, role)).refused_under("16.5(c)")
    listed = {kind for kinds in STAFF_COMMANDS.values() for kind in kinds}
    assert {kind for kind in TIMETABLE if Role.PLAYER not in TIMETABLE[kind].roles} == listed


@pytest.mark.clause("16.5(c)")
def test_16_5_c_given_a_round_when_it_is_read_back_then_every_event_names_who_brought_it_about() -> None:
    """The dealer's acts bear the dealer's name, the players' theirs, the operator's the operator's."""
    scene = finished(stations()[Phase.PLAYING])
    by = {(type(event), event.by) for event in scene.history}
    assert {(e.TableOpened, "olive"), (e.WagerPlaced, "ann"), (e.InsurancePlaced, "ann"), (e.HandSplit, "ann")} <= by
    assert {(e.SideWagerSettled, "dan"), (e.WagersSettled, "dan"), (he.RoundClosed, "dan")} <= by
    assert {name for _, name in by} == {"olive", "dan", "ann", "ben"}


@pytest.mark.clause("16.7")
def test_16_7_given_another_players_hand_when_somebody_decides_for_it_then_refused() -> None:
    """Neither in the other's name nor in the own: not on the hand, the insurance, the even money or the split."""
    scene = dealt({1: "8h8s", 2: "Th6d"}, "7c", "TdTs")
    scene.when(c.Split(by=named("ben"), box=1, cents=5_000, player="ann")).refused_under("16.7")
    scene.when(c.Double(by=named("ben"), box=1, cents=5_000, player="ann")).refused_under("16.7")
    scene.when(c.Draw(by=named("ben"), box=1)).refused_under("4.5(a)")
    ace = dealt({1: "AhKs", 2: "Th6d"}, "Ac")
    ace.when(c.TakeEvenMoney(by=named("ben"), box=1, player="ann")).refused_under("16.7")
    ace.when(c.DeclineInsurance(by=named("ben"), box=1, player="ann")).refused_under("16.7")
    ace.when(c.Insure(by=named("ben"), box=1, cents=1_000, owner="ann", player="ann")).refused_under("16.7")


@pytest.mark.clause("16.7")
def test_16_7_given_somebody_who_tells_another_how_to_play_when_seen_then_on_record_with_its_measures() -> None:
    """Nobody plays another's hand by word of mouth, the own partner's on a shared box included."""
    opens_the_measures(Act.INFLUENCE, "16.7")
    is_refused_and_logged(Act.INFLUENCE, "16.7", player(2))


@pytest.mark.clause("16.8")
def test_16_8_given_players_who_wager_with_each_other_when_they_try_then_refused_and_logged() -> None:
    """50 on whose hand is higher: no chips move, no wager lies anywhere, and it is on record."""
    is_refused_and_logged(Act.SIDE_WAGER, "16.8", player(1))
    scene = stations()[Phase.PLAYING]
    tried = scene.given(hc.Attempt(by=player(1), act=Act.SIDE_WAGER, note="50 on the higher hand"))
    assert GAME.moves(scene.state, tried.events[0]) == ()
    opens_the_measures(Act.SIDE_WAGER, "16.8")


@pytest.mark.clause("16.8", "7.2/lead", "17.1(b)")
def test_16_8_given_wagers_against_the_house_when_placed_then_they_are_no_wagers_among_players() -> None:
    """A house side bet, and insurance on another's wager, are lawful: the house holds the other side."""
    scene = ready({1: "Th8s", 2: "9h9d"}, "Ac", side={2: 1_000}, side_bet=PAIRS_PLAY).given(c.DealRound(by=DEALER))
    scene = scene.given(c.SettlePairs(by=DEALER), c.DeclineInsurance(by=player(1), box=1))
    insured = scene.given(c.Insure(by=player(2), box=1, cents=1_000, owner="ann"), c.CloseInsurance(by=DEALER))
    moves = [move for event in insured.events for move in GAME.moves(scene.state, event)]
    assert [(move.source, move.target) for move in moves] == [("player:ben", "felt")]


@pytest.mark.clause("16.5(c)", "6.1")
def test_16_5_c_given_a_felt_table_when_the_dealer_lets_the_program_deal_then_the_hands_have_to() -> None:
    """On the felt every card is turned by the dealer."""
    scene = ready({1: "Th8s"}, "7c", cards=CardSource.FELT)
    scene.when(c.DealRound(by=DEALER)).refused_under("6.1")
    assert dealt_by_hand({1: "Th8s"}, "7c").state.phase is Phase.PLAYING
