"""Rules 18.3 and 18.4: an automated shoe that fails, the round that is completed without it, and the shoe after it."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Fault
from croupier.games.house.terms import Approval, CardSource, DealingShoe
from tests.games.blackjack.incidents import finished, stations
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    draw,
    gained,
    hand,
    loaded,
    named,
    opened,
    placed,
    played_out,
    player,
    ready,
    stacked,
    stand,
    turned,
)
from tests.kit.scene import cites

JAM = hc.ReportShoeFault(by=DEALER, fault=Fault.MECHANICAL)


def jammed(hands: dict[int, str] | None = None, deck: str = "6d5cTd9d", **changes: int) -> PlayScene:
    """The machine has stopped after the initial deal; nobody has decided yet."""
    return dealt(hands or {1: "9h3d", 4: "Th8s"}, "7c", deck, shoe=AUTOMATED, decks=changes.get("decks", 6)).given(JAM)


def left(scene: PlayScene) -> tuple[Card, ...]:
    """The cards that are still in the machine."""
    return scene.state.shoe.order[scene.state.shoe.gone :]


def reloaded(scene: PlayScene, first: str = "") -> PlayScene:
    """The dealer has shuffled what was in the machine, it has been cut, and these cards come first."""
    front = list(parse_cards(first))
    rest = list(left(scene))
    for card in front:
        rest.remove(card)
    after = len(rest) - 60
    order = () if scene.state.plate.cards is CardSource.FELT else (*rest[:after], *front, *rest[after:])
    return cut(scene.given(hc.ShuffleCards(by=DEALER, order=order)), after)


def cut(scene: PlayScene, after: int) -> PlayScene:
    """The player at the last box that was dealt accepts the cut."""
    far_right = scene.state.round.boxes[-1].wagers[0].player
    scene = scene.given(c.OfferCut(by=DEALER, player=far_right))
    return scene.given(hc.CutCards(by=named(far_right), after=after))


@pytest.mark.clause("18.3(a)(i)")
def test_18_3_a_i_given_a_jam_in_a_round_when_the_cards_are_shuffled_then_only_those_left_in_the_shoe() -> None:
    """What lies on the table and in the rack stays there; the dealer shuffles, and no machine."""
    scene = dealt({1: "9h3d", 4: "Th8s"}, "7c", "Kd6d", shoe=AUTOMATED).given(c.BurnFaceUp(by=DEALER), JAM)
    assert cites(scene.one(he.ShoeFailed), "18.4", "18.3(a)(i)")
    scene.when(c.DealCard(by=DEALER)).refused_under("18.3(a)(i)")
    step = due(draw(scene, 1).state, DEALER, NOON)
    assert step is not None
    assert step.under == ("18.3(a)(i)",)
    cards = left(scene)
    assert len(cards) == 6 * 52 - 6
    scene.when(hc.ShuffleCards(by=MACHINE, order=cards)).refused_under("18.3(a)(i)")
    scene.when(hc.ShuffleCards(by=DEALER, order=(*cards, *parse_cards("Kd")))).refused_under("18.3(a)(i)")
    scene.when(hc.ShuffleCards(by=DEALER, order=cards[1:])).refused_under("18.3(a)(i)")
    shuffled = scene.when(hc.ShuffleCards(by=DEALER, order=cards[::-1]))
    assert shuffled.one(e.RemainderShuffled).count == len(cards)
    assert cites(shuffled.one(e.RemainderShuffled), "18.3(a)(i)", "18.3(a)(iii)")
    assert shuffled.state.shoe.rack == parse_cards("Kd")
    assert hand(shuffled, 1) == "9h3d"


@pytest.mark.clause("18.3(a)(i)", "14.2")
def test_18_3_a_i_given_a_card_that_was_drawn_in_error_when_the_machine_fails_then_it_is_still_the_next_card() -> None:
    """It is out of the shoe, and not among the cards that are taken out of it and shuffled."""
    scene = dealt({1: "9h3d", 4: "Th8s"}, "7c", "6d5c", shoe=AUTOMATED)
    scene = scene.given(c.ReportDrawn(by=DEALER, box=4, exposed=True), JAM)
    cards = left(scene)[1:]
    scene.when(hc.ShuffleCards(by=DEALER, order=left(scene))).refused_under("18.3(a)(i)")
    shuffled = scene.when(hc.ShuffleCards(by=DEALER, order=cards[::-1]))
    assert shuffled.one(e.RemainderShuffled).count == 6 * 52 - 6
    assert hand(draw(cut(shuffled, 60), 1), 1) == "9h3d6d"


@pytest.mark.clause("18.3(a)(ii)", "5.2(d)", "5.2/tail")
def test_18_3_a_ii_given_the_shuffled_cards_when_the_cut_is_offered_then_to_the_far_right_first() -> None:
    """Boxes 1, 3 and 6 play, and Gus at 7 does not: box 6, then 1, 3 and 7, then the supervisor."""
    scene = dealt({1: "9h3d", 3: "Th8s", 6: "Th7s"}, "7c", shoe=AUTOMATED, seated=(1, 3, 6, 7)).given(JAM)
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=left(scene)))
    scene.when(c.OfferCut(by=DEALER, player="ann")).refused_under("18.3(a)(ii)")
    for name, clause in (("fay", "18.3(a)(ii)"), ("ann", "5.2(d)"), ("cat", "5.2(d)"), ("gus", "5.2(d)")):
        scene.when(hc.CutCards(by=SUPERVISOR, after=100)).refused_under("5.2/tail")
        scene = scene.given(c.OfferCut(by=DEALER, player=name))
        assert scene.one(e.CutOffered).under == (clause,)
        scene = scene.given(c.DeclineCut(by=named(name), player=name))
    assert cites(scene.given(hc.CutCards(by=SUPERVISOR, after=100)).one(he.CardsCut), "5.2/tail")


@pytest.mark.clause("18.3(a)(ii)", "5.3")
def test_18_3_a_ii_given_the_depth_of_the_cut_when_104_cards_are_there_then_one_deck_and_otherwise_as_it_can_be() -> (
    None
):
    """52 cards from either end as long as there are two decks; of fewer cards at least one is left at each end."""
    scene = jammed()
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=left(scene)), c.OfferCut(by=DEALER, player="don"))
    size = 6 * 52 - 5
    for after in (0, 51, size - 51, size):
        scene.when(hc.CutCards(by=named("don"), after=after)).refused_under("5.3")
    for after in (52, size - 52):
        scene.given(hc.CutCards(by=named("don"), after=after))
    few = dealt({1: "9h3d"}, "7c", shoe=AUTOMATED, decks=4)
    few = few.given(*(c.BurnFaceUp(by=DEALER) for _ in range(few.state.shoe.left - 103)), JAM)
    few = few.given(hc.ShuffleCards(by=DEALER, order=left(few)), c.OfferCut(by=DEALER, player="ann"))
    for after in (0, 103):
        few.when(hc.CutCards(by=named("ann"), after=after)).refused_under("5.3")
    for after in (1, 51, 102):
        few.given(hc.CutCards(by=named("ann"), after=after))


@pytest.mark.clause("18.3(a)(iii)")
def test_18_3_a_iii_given_the_cut_cards_when_they_are_in_a_plain_shoe_then_the_round_is_completed_from_it() -> None:
    """No cutting card goes in, and the round ends like any other."""
    scene = reloaded(jammed(), "9dTh5h")
    assert (scene.state.shoe.kind, scene.state.shoe.cut_at) == (ShoeKind.PLAIN, None)
    scene.when(c.InsertCuttingCard(by=DEALER, from_back=52)).refused_under("5.3")
    scene = draw(scene, 1)
    assert hand(scene, 1) == "9h3d9d"
    end = played_out(stand(scene, 4))
    assert (gained(end, "ann"), gained(end, "don")) == (5_000, 5_000)


@pytest.mark.clause("18.3(a)(iii)", "14.6")
def test_18_3_a_iii_given_the_plain_shoe_when_it_runs_out_then_rule_14_6_holds_again() -> None:
    """No automated shoe is in use any more, and so the rack completes the round."""
    scene = reloaded(jammed())
    scene = scene.given(*(c.BurnFaceUp(by=DEALER) for _ in range(scene.state.shoe.left)))
    scene = draw(scene, 1)
    rack = tuple(card for card in scene.state.shoe.rack if card is not None)
    again = scene.given(hc.ShuffleCards(by=DEALER, order=rack))
    assert cites(again.one(e.RemainderShuffled), "14.6")


@pytest.mark.parametrize(
    "phase", [Phase.DEALING, Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING, Phase.DRAWING], ids=str
)
@pytest.mark.clause("18.3(a)(i)", "18.3(a)(iii)")
def test_18_3_a_i_given_a_jam_at_any_station_when_the_round_is_completed_then_nothing_is_lost(phase: Phase) -> None:
    """The round stays where it was, and its wagers stand: it is completed, and not void."""
    scene = stations(shoe=AUTOMATED)[phase]
    failed = scene.given(JAM)
    assert failed.state.phase is phase
    assert failed.state.round == scene.state.round
    end = finished(reloaded(failed))
    assert [one.void for one in end.history if isinstance(one, he.RoundClosed)] == [False]


@pytest.mark.clause("18.3(a)(i)")
@pytest.mark.parametrize("phase", [Phase.SETTLING, Phase.COLLECTING], ids=str)
def test_18_3_a_i_given_a_jam_when_no_card_is_wanted_any_more_then_the_round_ends_without_a_shuffle(
    phase: Phase,
) -> None:
    """There is nothing to complete with other cards."""
    scene = stations(shoe=AUTOMATED)[phase].given(JAM)
    end = finished(scene)
    assert not [event for event in end.history if isinstance(event, e.RemainderShuffled)]
    end.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("18.3(b)")


@pytest.mark.clause("18.3(a)(i)", "18.3(a)(iii)")
def test_18_3_a_i_given_a_felt_table_when_the_machine_fails_then_the_same_without_an_order() -> None:
    """The dealer's hands shuffle, somebody cuts, and the next card is turned and named."""
    scene = dealt_by_hand({1: "9h3d", 4: "Th8s"}, "7c", shoe=AUTOMATED).given(JAM)
    assert scene.state.plate.cards is CardSource.FELT
    shuffled = scene.given(hc.ShuffleCards(by=DEALER))
    assert shuffled.one(e.RemainderShuffled).count == 6 * 52 - 5
    assert hand(turned(draw(cut(shuffled, 60), 1), "6d"), 1) == "9h3d6d"


def replaced(shoe: DealingShoe) -> PlayScene:
    """After the round the failed machine has been replaced, and its new cards have been checked."""
    scene = finished(reloaded(jammed())).given(hc.ReplaceShoe(by=OPERATOR, shoe=shoe))
    checks = (hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR))
    return scene.given(hc.CheckCards(by=DEALER, day=NOON.day, cards=(stacked(decks=1),) * 6), *checks)


@pytest.mark.clause("18.3(b)", "2.4")
def test_18_3_b_given_a_completed_round_when_the_next_would_open_then_the_shoe_is_replaced_and_its_cards_are_new() -> (
    None
):
    """The operator replaces it, by an approved one; dealer and supervisor check the new cards before they are dealt."""
    over = finished(reloaded(jammed()))
    over.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("18.3(b)")
    over.when(hc.ShuffleCards(by=DEALER, order=stacked())).refused_under("18.3(b)")
    over.when(hc.ReplaceShoe(by=DEALER, shoe=PLAIN)).refused_under("18.3(b)")
    over.when(hc.ReplaceShoe(by=OPERATOR, shoe=DealingShoe(ShoeKind.PLAIN, Approval("", "")))).refused_under("A:Shoe")
    new = over.given(hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))
    assert cites(new.one(he.ShoeReplaced), "18.3(b)")
    assert new.state.cards.unchecked_by == frozenset({"dealer", "supervisor"})
    assert new.state.shoe.rack == ()
    new.when(hc.ShuffleCards(by=MACHINE, order=stacked())).refused_under("18.2")
    loaded(new, stacked()).when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.2")


@pytest.mark.clause("18.3(b)", "18.1")
def test_18_3_b_given_a_plain_shoe_in_its_place_when_play_goes_on_then_rules_5_and_4_7_hold_again() -> None:
    """Shuffled, offered, cut, with a cutting card; and somebody who sat out may be kept to the minimum."""
    scene = replaced(PLAIN)
    scene.when(hc.ShuffleCards(by=MACHINE, order=stacked())).refused_under("5.1")
    scene = loaded(scene, stacked("ThTc8s9d"))
    assert scene.state.shoe.cut_at is not None
    scene = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), {1: 5_000})
    scene = finished(scene)
    assert scene.given(c.RequireMinimum(by=OPERATOR, player="don")).one(e.MinimumRequired).player == "don"
    scene.when(JAM).refused_under("18.1")


@pytest.mark.clause("18.3(b)", "18.2")
def test_18_3_b_given_another_automated_shoe_when_play_goes_on_then_rule_18_holds_for_it() -> None:
    """The dealer shuffles its new cards into it, and nothing is cut."""
    scene = loaded(replaced(AUTOMATED), stacked())
    assert (scene.state.shoe.kind, scene.state.shoe.stage) == (ShoeKind.AUTOMATED, Stage.READY)
    assert scene.given(hc.OpenWagering(by=DEALER, at=NOON)).state.shoe.failed is False


@pytest.mark.clause("18.3(b)")
def test_18_3_b_given_a_jam_before_the_first_card_when_wagers_lie_there_then_the_shoe_is_replaced_at_once() -> None:
    """No round of play has begun that would have to be completed."""
    scene = ready({1: "Th8s"}, "7c", shoe=AUTOMATED).given(JAM)
    scene.when(c.DealRound(by=DEALER)).refused_under("18.3(a)(i)")
    scene.when(hc.ShuffleCards(by=DEALER, order=stacked())).refused_under("18.3(b)")
    scene = scene.given(hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN))
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR))
    scene = loaded(scene, stacked("Th7c8s")).given(c.DealRound(by=DEALER))
    assert hand(scene, 1) == "Th8s"


@pytest.mark.clause("18.4")
@pytest.mark.parametrize(
    "fault, malfunction",
    [(Fault.MECHANICAL, True), (Fault.ELECTRICAL, True), (Fault.CARDS_UNFIT, True), (Fault.OTHER, False)],
)
def test_18_4_given_what_befell_the_shoe_when_reported_then_only_a_fault_of_the_machine_is_a_malfunction(
    fault: Fault, malfunction: bool
) -> None:
    """A motor that jams, a current that fails, cards torn by the machine; a card dropped by the dealer is none."""
    scene = dealt({1: "9h3d"}, "7c", "6d", shoe=AUTOMATED).when(hc.ReportShoeFault(by=DEALER, fault=fault))
    assert scene.one(he.ShoeFailed).malfunction is malfunction
    assert cites(scene.one(he.ShoeFailed), "18.4")
    assert scene.state.shoe.failed is malfunction
    if not malfunction:
        assert hand(draw(scene, 1), 1) == "9h3d6d"


@pytest.mark.clause("18.4", "18.1")
def test_18_4_given_who_may_notice_a_fault_when_reported_then_staff_and_machine_and_never_of_a_plain_shoe() -> None:
    """A player does not stop the game; a plain shoe has nothing that could fail; a failed one does not fail again."""
    scene = dealt({1: "9h3d"}, "7c", shoe=AUTOMATED)
    for by in (DEALER, SUPERVISOR, OPERATOR, MACHINE):
        assert scene.given(hc.ReportShoeFault(by=by, fault=Fault.ELECTRICAL)).state.shoe.failed
    scene.when(hc.ReportShoeFault(by=player(1), fault=Fault.ELECTRICAL)).refused_under("18.4")
    dealt({1: "9h3d"}, "7c").when(JAM).refused_under("18.1")
    scene.given(JAM).when(JAM).refused_under("18.3(a)(i)")
    reloaded(scene.given(JAM)).when(JAM).refused_under("18.1")
    opened(1, shoe=AUTOMATED).given(JAM)
