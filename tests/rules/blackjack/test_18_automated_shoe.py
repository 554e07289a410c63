"""Rules 18.1 and 18.2: what an automated shuffling shoe takes the place of, and how its cards come into it."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, DealingShoe
from tests.games.blackjack.incidents import finished
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    draw,
    loaded,
    opened,
    order_for,
    placed,
    played_out,
    player,
    ready,
    stacked,
    stand,
    wagering,
)
from tests.kit.scene import cites

BOTH = pytest.mark.parametrize("cards", CardSource, ids=str)


def prompted(shoe: DealingShoe) -> set[str]:
    """The clauses under which the dealer is told what to do, from the check of the cards to the first card."""
    scene, found = opened(1, shoe=shoe), set[str]()
    while scene.state.phase is not Phase.WAGERING:
        step = due(scene.state, DEALER, NOON, stacked())
        if step is None:
            scene = scene.given(hc.CutCards(by=DEALER, after=150))
            continue
        found.update(step.under)
        scene = scene.given(step.command)
    return found


def fresh(cards: CardSource = CardSource.ELECTRONIC) -> PlayScene:
    """A table with an automated shoe and new cards, none of them shuffled."""
    return opened(1, 2, shoe=AUTOMATED, cards=cards)


def order(cards: CardSource) -> tuple[Card, ...]:
    """The order that a shuffle of this table names."""
    return () if cards is CardSource.FELT else stacked()


def rounds(scene: PlayScene, *owners: tuple[int, ...]) -> PlayScene:
    """So many rounds, each with 50 on these boxes."""
    for boxes in owners:
        scene = loaded(scene, stacked("ThTc8s9d")) if scene.state.shoe.stage is Stage.SPREAD else scene
        scene = scene.given(hc.OpenWagering(by=DEALER, at=NOON))
        scene = finished(placed(scene, dict.fromkeys(boxes, 5_000)))
    return scene


@pytest.mark.clause("18.1", "18.2", "5/footnote")
def test_18_1_given_each_kind_of_shoe_when_the_dealer_is_prompted_then_18_2_stands_in_for_rule_5() -> None:
    """Plain: shuffle, offer the cut, cut, cutting card. Automated: shuffled and loaded, and that is all."""
    assert prompted(PLAIN) == {"5.1", "5.2(a)", "5.3", "4.1"}
    assert prompted(AUTOMATED) == {"18.2", "4.1"}


@BOTH
@pytest.mark.clause("18.1", "5/footnote")
def test_18_1_given_an_automated_shoe_when_its_cards_would_be_cut_then_refused(cards: CardSource) -> None:
    """Nobody is offered the cut, nobody cuts, no cutting card goes in, and none comes out."""
    scene = fresh(cards).given(hc.ShuffleCards(by=DEALER, order=order(cards)))
    for wish in (
        c.OfferCut(by=DEALER, player="ann"),
        c.DeclineCut(by=player(1), player="ann"),
        hc.CutCards(by=player(1), after=150),
        hc.CutCards(by=SUPERVISOR, after=150),
        c.InsertCuttingCard(by=DEALER, from_back=52),
    ):
        scene.when(wish).refused_under("18.1")
    wagers = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), {1: 5_000})
    for late in (False, True):
        wagers.when(c.ReportCuttingCard(by=DEALER, late=late)).refused_under("18.1")
    assert scene.state.shoe.cut_at is None


@pytest.mark.clause("18.1", "4.7/tail")
@pytest.mark.parametrize("shoe, kept", [(PLAIN, True), (AUTOMATED, False)], ids=["plain", "automated"])
def test_18_1_given_a_player_who_sat_out_when_the_shoe_is_automated_then_rule_4_7_has_no_effect(
    shoe: DealingShoe, kept: bool
) -> None:
    """Neither the operator's order nor the setting of the table keeps anybody to the minimum."""
    scene = rounds(opened(1, 2, shoe=shoe), (1,))
    order_ = scene.when(c.RequireMinimum(by=OPERATOR, player="ben"))
    if kept:
        assert order_.one(e.MinimumRequired).player == "ben"
    else:
        order_.refused_under("18.1")
    scene = rounds(opened(1, 2, shoe=shoe, latecomers_at_minimum=True), (1,))
    scene = loaded(scene, stacked()) if scene.state.shoe.stage is Stage.SPREAD else scene
    wager = scene.given(hc.OpenWagering(by=DEALER, at=NOON)).when(c.PlaceWager(by=player(2), box=2, cents=5_000))
    assert (wager.refusal is not None) is kept


@pytest.mark.clause("18.1", "14.6")
def test_18_1_given_an_automated_shoe_that_is_empty_when_cards_are_wanted_then_rule_14_6_has_no_effect() -> None:
    """The rack does not complete the round; nothing is prompted for, and the operator may void it."""
    scene = ready({1: "9h3d"}, "7c", decks=4, shoe=AUTOMATED).given(c.DealRound(by=DEALER))
    scene = scene.given(*(c.BurnFaceUp(by=DEALER) for _ in range(scene.state.shoe.left)))
    scene = draw(scene, 1)
    rack = tuple(card for card in scene.state.shoe.rack if card is not None)
    scene.when(hc.ShuffleCards(by=DEALER, order=rack)).refused_under("18.1")
    assert due(scene.state, DEALER, NOON) is None
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="the shoe is empty")
    assert scene.when(void).refusal is None


@BOTH
@pytest.mark.clause("18.2")
def test_18_2_given_new_cards_when_they_come_into_the_automated_shoe_then_the_dealer_shuffles_and_loads_them(
    cards: CardSource,
) -> None:
    """The machine has not got them before; from the second round on it shuffles by itself."""
    scene = fresh(cards)
    scene.when(hc.ShuffleCards(by=MACHINE, order=order(cards))).refused_under("18.2")
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("5.1")
    by_hand = scene.given(hc.ShuffleCards(by=DEALER, order=order(cards)))
    assert cites(by_hand.one(he.CardsShuffled), "18.2")
    assert by_hand.one(he.CardsShuffled).by_hand is True
    assert by_hand.state.shoe.stage is Stage.READY
    assert by_hand.given(hc.OpenWagering(by=DEALER, at=NOON)).state.phase is Phase.WAGERING


@pytest.mark.clause("18.2")
def test_18_2_given_a_round_that_is_over_when_the_next_is_prepared_then_the_machine_has_all_cards_again() -> None:
    """No dealer shuffles them, and the cards of the last round are among those that it shuffles."""
    scene = finished(ready({1: "Th8s"}, "7c", shoe=AUTOMATED))
    assert scene.state.shoe.stage is Stage.SPREAD
    scene.when(hc.ShuffleCards(by=DEALER, order=stacked())).refused_under("18.2")
    again = scene.given(hc.ShuffleCards(by=MACHINE, order=stacked()))
    assert again.one(he.CardsShuffled).by_hand is False
    assert (again.state.shoe.left, again.state.shoe.rack) == (6 * 52, ())


@pytest.mark.clause("18.2", "2.4")
def test_18_2_given_all_cards_changed_when_they_are_introduced_then_the_dealer_shuffles_them_first() -> None:
    """New cards are new to the machine, whatever it has shuffled before."""
    scene = finished(ready({1: "Th8s"}, "7c", shoe=AUTOMATED))
    new = scene.given(c.ChangeCards(by=OPERATOR, decks=8, shuffle="riffle"))
    order_ = stacked(decks=8)
    new.when(hc.ShuffleCards(by=MACHINE, order=order_)).refused_under("18.2")
    new.given(hc.ShuffleCards(by=DEALER, order=order_))


@pytest.mark.clause("18.1", "6.2/lead")
def test_18_1_given_an_automated_shoe_when_a_round_is_dealt_then_everything_else_is_as_ever() -> None:
    """The same order of the deal, the same draw and the same result as from a plain shoe."""
    for shoe in (PLAIN, AUTOMATED):
        scene = loaded(opened(1, 3, shoe=shoe), order_for({1: "Th8s", 3: "9h9d"}, "7c", "Td"))
        scene = placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), {1: 5_000, 3: 5_000})
        scene = scene.given(c.DealRound(by=DEALER))
        dealt = [(one.box, str(one.card)) for one in scene.all(e.CardDealt)]
        assert dealt == [(1, "Th"), (3, "9h"), (0, "7c"), (1, "8s"), (3, "9d")]
        assert played_out(stand(scene, 1, 3)).state.shoe.kind is shoe.kind


@pytest.mark.clause("18.1")
def test_18_1_given_a_table_on_record_when_its_shoe_is_asked_for_then_the_kind_decides_which_rules_hold() -> None:
    """An automated shoe in use, and nothing else, puts rule 18 in force."""
    assert wagering(1, shoe=AUTOMATED).state.shoe.kind is ShoeKind.AUTOMATED
    assert wagering(1).state.shoe.kind is ShoeKind.PLAIN
