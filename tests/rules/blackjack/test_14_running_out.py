"""Rule 14.6: a shoe that runs out in the middle of a round."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.people import Cage
from tests.games.blackjack.incidents import VIEWERS
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    cut,
    dealt,
    dealt_by_hand,
    draw,
    gained,
    hand,
    loaded,
    named,
    placed,
    played_out,
    result,
    stacked,
    stand,
    turned,
    wagering,
)
from tests.kit.scene import cites


def run_down(scene: PlayScene, left: int = 0) -> PlayScene:
    """All cards of the shoe but so many lie face up and are burned, one after the other."""
    return scene.given(*(c.BurnFaceUp(by=DEALER) for _ in range(scene.state.shoe.left - left)))


def racked(scene: PlayScene) -> tuple[Card, ...]:
    """The cards in the discard rack, as far as anybody knows them."""
    return tuple(card for card in scene.state.shoe.rack if card is not None)


def refilled(scene: PlayScene, first: str = "") -> PlayScene:
    """The rack is shuffled and cut, and these of its cards come first."""
    front = list(parse_cards(first))
    rest = list(racked(scene))
    for card in front:
        rest.remove(card)
    half = len(rest) + len(front) - 60
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=(*rest[-half:], *front, *rest[:-half])))
    return cut(scene, half)


@pytest.mark.clause("14.6")
def test_14_6_given_an_empty_shoe_when_a_box_draws_then_the_rack_is_shuffled_and_cut_and_the_round_goes_on() -> None:
    """Box 4 wants a card and there is none: the discards come back, the cards on the table do not."""
    scene = run_down(dealt({1: "Th8s", 4: "9h3d"}, "7c", decks=4))
    scene = stand(scene, 1)
    scene = draw(scene, 4)
    assert hand(scene, 4) == "9h3d"
    scene.when(c.DealCard(by=DEALER)).refused_under("14.6")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.under, type(step.command)) == (("14.6",), hc.ShuffleCards)
    assert len(racked(scene)) == 4 * 52 - 5
    shuffled = scene.when(hc.ShuffleCards(by=DEALER, order=racked(scene)))
    assert cites(shuffled.one(e.RemainderShuffled), "14.6")
    assert (shuffled.one(e.RemainderShuffled).count, shuffled.state.shoe.stage) == (203, Stage.SHUFFLED)
    shuffled.when(c.DealCard(by=DEALER)).refused_under("5.2(d)")
    scene = refilled(scene, "6d7hTd").given(c.DealCard(by=DEALER))
    assert hand(scene, 4) == "9h3d6d"
    end = played_out(stand(scene, 4))
    assert (gained(end, "ann"), gained(end, "don")) == (5_000, 5_000)
    assert racked(scene) == ()


@pytest.mark.clause("14.6", "5.4(b)", "A:New shoe")
def test_14_6_given_a_round_completed_from_the_rack_when_it_is_over_then_all_cards_are_shuffled_for_a_new_shoe() -> (
    None
):
    """The rack was no new shoe; the next round wants one."""
    scene = refilled(draw(run_down(dealt({1: "9h3d"}, "7c", decks=4)), 1), "9d7hTd")
    scene = scene.given(c.DealCard(by=DEALER))
    assert (hand(scene, 1), scene.state.shoe.number) == ("9h3d9d", 1)
    end = played_out(scene)
    assert end.state.shoe.stage is Stage.SPREAD
    end.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("5.4(b)")


@pytest.mark.clause("14.6")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_14_6_given_a_shoe_that_ends_in_the_initial_deal_when_refilled_then_the_deal_goes_on_where_it_stopped(
    left: int,
) -> None:
    """No hand is dealt anew, and no box is left out."""
    first = played_out(stand(dealt({1: "Th8s", 2: "9h9d"}, "7c", "Td", decks=4), 1, 2))
    scene = placed(played_out(first, Phase.WAGERING), {1: 5_000, 2: 5_000}).given(c.DealCard(by=DEALER))
    scene = run_down(scene, left).given(*(c.DealCard(by=DEALER) for _ in range(left)))
    lying = [event.card for event in scene.history if isinstance(event, e.CardDealt)][6:]
    scene = refilled(scene, "Th8s9d7h3d"[: 2 * (4 - left)])
    scene = scene.given(c.DealRound(by=DEALER))
    dealt_now = [event.card for event in scene.history if isinstance(event, e.CardDealt)][6:]
    assert dealt_now[: len(lying)] == lying
    assert len(dealt_now) == 5
    assert [len(box.hands[0].cards) for box in scene.state.round.boxes] == [2, 2]


@pytest.mark.clause("14.6")
def test_14_6_given_a_shoe_that_is_empty_before_the_first_card_when_a_round_begins_then_it_is_dealt_from_the_rack() -> (
    None
):
    """The final rounds heed no cutting card, and the last may find no card at all; without a wager none is due."""
    before = wagering(1, decks=4).given(hc.EndWagering(by=DEALER), c.AnnounceFinalRounds(by=OPERATOR))
    scene = run_down(before.given(hc.OpenWagering(by=DEALER, at=NOON)))
    scene.when(hc.ShuffleCards(by=DEALER, order=racked(scene))).refused_under("16.5(b)")
    assert due(scene.state, DEALER, NOON) is None
    scene = placed(scene, {1: 5_000})
    scene.when(c.DealRound(by=DEALER)).refused_under("14.6")
    step = due(scene.state, DEALER, NOON, racked(scene))
    assert step is not None
    shuffled = scene.when(step.command)
    assert cites(shuffled.one(e.RemainderShuffled), "14.6")
    assert (step.under, shuffled.one(e.RemainderShuffled).count) == (("14.6",), 4 * 52)
    scene = refilled(scene, "Th9c8s").given(c.DealRound(by=DEALER))
    assert hand(scene, 1) == "Th8s"
    assert played_out(stand(scene, 1)).state.shoe.stage is Stage.SPREAD


@pytest.mark.clause("14.6", "18.1")
def test_14_6_given_an_automated_shoe_that_is_empty_before_the_first_card_when_it_would_be_filled_then_refused() -> (
    None
):
    """The rule has no effect before a round either."""
    scene = placed(run_down(wagering(1, decks=4, shoe=AUTOMATED)), {1: 5_000})
    scene.when(hc.ShuffleCards(by=DEALER, order=racked(scene))).refused_under("18.1")
    assert due(scene.state, DEALER, NOON) is None


@pytest.mark.clause("14.6", "12.1/lead")
def test_14_6_given_the_dealers_hand_when_the_shoe_is_empty_then_it_is_completed_from_the_rack() -> None:
    """The dealer is told to shuffle the rack, and then draws on."""
    scene = run_down(stand(dealt({1: "Th8s"}, "7c", decks=4), 1))
    scene.when(c.DrawDealer(by=DEALER)).refused_under("14.6")
    end = played_out(refilled(scene, "9d5h"))
    assert cites(result(end, 1), "13.1(e)")


@pytest.mark.clause("14.6")
def test_14_6_given_cards_in_the_shoe_or_other_cards_when_the_rack_would_be_shuffled_then_refused() -> None:
    """The shoe is dealt to its last card, and what is shuffled are the cards of the rack and no others."""
    scene = run_down(dealt({1: "9h3d"}, "7c", decks=4), 1)
    scene.when(hc.ShuffleCards(by=DEALER, order=racked(scene))).refused_under("16.5(b)")
    scene = run_down(scene)
    rack = racked(scene)
    scene.when(hc.ShuffleCards(by=DEALER, order=rack[1:])).refused_under("14.6")
    scene.when(hc.ShuffleCards(by=DEALER, order=(*rack[1:], parse_cards("9h")[0]))).refused_under("14.6")
    scene.when(hc.ShuffleCards(by=MACHINE, order=rack)).refused_under("14.6")
    scene.given(hc.ShuffleCards(by=DEALER, order=rack))


@pytest.mark.clause("14.6", "5.2(d)", "5.3", "5.2/tail")
def test_14_6_given_the_shuffled_rack_when_it_is_cut_then_in_the_order_and_with_the_depth_of_rule_5() -> None:
    """Offered to the players, 52 cards from either end; when nobody cuts, the supervisor does.

    The cutting card came out on the dealer's hand, and so the player farthest to the right is asked first.
    """
    scene = run_down(stand(dealt({1: "9h4d", 2: "Th8s"}, "7c", decks=4), 1, 2))
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=racked(scene)))
    scene.when(hc.CutCards(by=SUPERVISOR, after=100)).refused_under("5.2/tail")
    asked = scene
    for name in ("ben", "ann"):
        asked = asked.given(c.OfferCut(by=DEALER, player=name))
        asked.when(hc.CutCards(by=named(name), after=51)).refused_under("5.3")
        asked = asked.given(c.DeclineCut(by=named(name), player=name))
    assert asked.given(hc.CutCards(by=SUPERVISOR, after=100)).state.shoe.stage is Stage.READY


@pytest.mark.clause("14.6", "5.2(d)")
def test_14_6_given_a_cut_that_is_offered_when_no_card_is_wanted_any_more_then_the_round_ends_without_it() -> None:
    """The wager for which the rack was shuffled is void; nobody waits for an answer any longer."""
    scene = draw(run_down(dealt({1: "9h3d"}, "7c", decks=4)), 1)
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=racked(scene)), c.OfferCut(by=DEALER, player="ann"))
    assert due(scene.state, DEALER, NOON) is None
    breach = hc.RecordBreach(by=SUPERVISOR, player="ann", act=hc.Act.OTHER, note="seen")
    scene = scene.given(breach, c.VoidWagers(by=OPERATOR, breach=1))
    assert scene.state.phase is Phase.SETTLING
    end = played_out(scene)
    assert (end.state.phase, end.state.shoe.stage) == (Phase.BETWEEN, Stage.SPREAD)
    loaded(end, stacked(decks=4)).given(hc.OpenWagering(by=DEALER, at=NOON))


@pytest.mark.clause("14.6")
def test_14_6_given_a_felt_table_when_the_shoe_is_empty_then_it_is_the_same_without_an_order() -> None:
    """Cards burned unseen are in the rack as well, and are shuffled with the rest."""
    scene = dealt_by_hand({1: "9h3d"}, "7c", decks=4)
    unseen = c.ReportDrawn(by=DEALER, box=1, burned=True)
    scene = draw(scene.given(*(unseen for _ in range(scene.state.shoe.left))), 1)
    scene.when(c.DealCard(by=DEALER, card=parse_cards("6d")[0])).refused_under("14.6")
    shuffled = scene.when(hc.ShuffleCards(by=DEALER))
    assert shuffled.one(e.RemainderShuffled).count == 4 * 52 - 3
    assert hand(turned(cut(shuffled, 60), "6d"), 1) == "9h3d6d"


@pytest.mark.clause("14.6", "16.5(b)")
def test_14_6_given_the_shuffled_rack_when_anybody_looks_then_nobody_is_told_its_order() -> None:
    """How many cards come back is known to all at the table, and which comes next to none."""
    scene = draw(run_down(dealt({1: "9h3d"}, "7c", decks=4)), 1)
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=racked(scene)))
    for viewer in VIEWERS:
        told = [one for one in stream(GAME, scene.history, viewer) if isinstance(one, e.RemainderShuffled)]
        assert [one.order for one in told] == ([] if isinstance(viewer, Cage) else [()])


@pytest.mark.clause("14.6", "18.1")
def test_14_6_given_an_automated_shoe_when_it_is_empty_then_the_rack_does_not_fill_it() -> None:
    """With such a shoe the rule has no effect; the operator may void the round."""
    scene = draw(run_down(dealt({1: "9h3d"}, "7c", decks=4, shoe=AUTOMATED)), 1)
    scene.when(hc.ShuffleCards(by=DEALER, order=racked(scene))).refused_under("18.1")
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="no cards are left")
    assert gained(scene.given(void), "ann") == 0
