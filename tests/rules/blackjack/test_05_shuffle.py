"""The shuffle for every new shoe, how deep it is cut, and where the cutting card goes (5.1, 5.3, the footnote)."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    CardDealt,
    CuttingCardInserted,
    WagerPlaced,
)
from croupier.games.blackjack.procedure import due
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsCut, CardsShuffled
from croupier.games.house.terms import CardSource
from croupier.games.people import Person
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    loaded,
    opened,
    placed,
    played_out,
    player,
    stacked,
    stand,
)
from tests.kit.scene import cites

SHUFFLE = hc.ShuffleCards(by=DEALER, order=stacked())
OPEN = hc.OpenWagering(by=DEALER, at=NOON)


def offer(name: str) -> c.OfferCut:
    return c.OfferCut(by=DEALER, player=name)


def cut(by: Person, after: int = 100) -> hc.CutCards:
    return hc.CutCards(by=by, after=after)


def insert(from_back: int) -> c.InsertCuttingCard:
    return c.InsertCuttingCard(by=DEALER, from_back=from_back)


def shuffled(*boxes: int, **changes: int) -> PlayScene:
    """An open table with players at these boxes, whose first shoe has been shuffled."""
    scene = opened(*boxes, **changes)
    return scene.given(hc.ShuffleCards(by=DEALER, order=stacked(decks=scene.state.decks)))


def said(scene: PlayScene) -> tuple[str, tuple[str, ...]] | None:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON, stacked())
    return None if step is None else (step.say, step.under)


@pytest.mark.clause("5/footnote")
def test_5_given_an_automated_shoe_when_loaded_then_no_cut_is_offered_and_no_cutting_card_goes_in() -> None:
    """Automated shoe: no cut offered, no cutting card; with a plain shoe the same cards want both."""
    scene = opened(1, shoe=AUTOMATED)
    assert said(scene) == ("Shuffle, and load the shoe.", ("18.2",))
    scene = scene.when(SHUFFLE)
    assert cites(scene.one(CardsShuffled), "5/footnote", "18.2")
    scene.when(offer("ann")).refused_under("5.3")
    scene.when(insert(52)).refused_under("5.3")
    assert said(scene) == ("Place your wagers, please.", ("4.1",))
    scene = scene.given(OPEN, c.PlaceWager(by=player(1), box=1, cents=5_000))
    scene.when(c.ReportCuttingCard(by=DEALER)).refused_under("18.1")
    plain = shuffled(1)
    plain.when(OPEN).refused_under("5.1")
    assert said(plain) == ("ann, will you cut the cards?", ("5.2(a)",))


@pytest.mark.clause("5.1")
def test_5_1_given_cards_that_are_not_shuffled_when_a_round_should_open_then_the_dealer_shuffles_first() -> None:
    """The dealer's screen asks for it, and nobody else shuffles a plain shoe."""
    scene = opened(1)
    assert said(scene) == ("Shuffle the cards.", ("5.1",))
    scene.when(OPEN).refused_under("5.1")
    for other in (MACHINE, SUPERVISOR, OPERATOR, player(1)):
        scene.when(hc.ShuffleCards(by=other, order=stacked())).refused_under("5.1")
    event = scene.when(SHUFFLE).one(CardsShuffled)
    assert (event.by, event.by_hand) == (DEALER.id, True)
    assert cites(event, "5.1")


@pytest.mark.clause("5.1")
def test_5_1_given_a_shoe_in_play_when_its_cards_are_to_be_shuffled_then_they_wait_for_the_next_shoe() -> None:
    """One shuffle for each new shoe: the next round is dealt from the same one."""
    scene = loaded(opened(1), stacked("Ts 9c Td 9d"))
    scene.when(SHUFFLE).refused_under("16.5(b)")
    scene = placed(scene.given(OPEN), {1: 5_000}).given(c.DealRound(by=DEALER))
    scene = played_out(stand(scene, 1))
    scene.when(SHUFFLE).refused_under("16.5(b)")
    scene.given(OPEN)


@pytest.mark.clause("5.1")
def test_5_1_given_a_felt_table_when_the_dealer_shuffles_then_nobody_says_in_which_order() -> None:
    """The shuffle is on record, the order is not."""
    scene = opened(1, cards=CardSource.FELT)
    scene.when(SHUFFLE).refused_under("16.5(b)")
    assert scene.when(hc.ShuffleCards(by=DEALER)).one(CardsShuffled).order == ()


@pytest.mark.clause("5.3")
@pytest.mark.parametrize("decks, most", [(4, 156), (6, 260), (8, 364)])
def test_5_3_given_a_cut_when_nearer_than_52_cards_to_an_end_then_it_is_refused(decks: int, most: int) -> None:
    """6 decks: cut at 51 refused, 52 to 260 accepted."""
    scene = shuffled(1, decks=decks).given(offer("ann"))
    for after in (-1, 0, 1, 51, most + 1, 52 * decks):
        assert f"52 to {most}" in scene.when(cut(player(1), after)).refused_under("5.3").instead
    for after in (52, 100, most):
        assert cites(scene.when(cut(player(1), after)).one(CardsCut), "5.3")


@pytest.mark.clause("5.3")
@pytest.mark.parametrize("after", [52, 133, 260])
def test_5_3_given_a_cut_when_made_then_the_front_part_goes_to_the_back_and_the_deal_begins_behind_it(
    after: int,
) -> None:
    """The first cards dealt are those that lay behind the card of the player who cut."""
    order = stacked()
    scene = shuffled(1).given(offer("ann"), cut(player(1), after), insert(52), OPEN)
    scene = scene.given(c.PlaceWager(by=player(1), box=1, cents=5_000)).when(c.DealRound(by=DEALER))
    first: list[Card] = [event.card for event in scene.all(CardDealt)]
    assert first == list(order[after : after + 3])
    assert scene.state.shoe.order == (*order[after:], *order[:after])


@pytest.mark.clause("5.3")
@pytest.mark.parametrize("decks, tolerance, most", [(4, 0, 104), (6, 0, 156), (8, 0, 208), (6, 10, 166)])
def test_5_3_given_the_dealers_cutting_card_when_nearer_than_a_deck_or_deeper_than_half_then_it_is_refused(
    decks: int, tolerance: int, most: int
) -> None:
    """6 decks: 52 to 156 from the back accepted, 40 refused; "approximately" is a published tolerance, usually 0."""
    scene = shuffled(1, decks=decks, cutting_card_tolerance=tolerance).given(offer("ann"), cut(player(1)))
    for from_back in (0, 40, 51, most + 1):
        assert f"52 to {most}" in scene.when(insert(from_back)).refused_under("5.3").instead
    for from_back in (52, most):
        event = scene.when(insert(from_back)).one(CuttingCardInserted)
        assert cites(event, "5.3")
        assert event.from_back == from_back


@pytest.mark.clause("5.3")
def test_5_3_given_cards_not_shuffled_cut_or_inserted_in_this_order_when_tried_then_it_is_refused() -> None:
    """Shuffle, one cut, one cutting card; and no round before all of it."""
    scene = opened(1)
    scene.when(offer("ann")).refused_under("5.3")
    scene.when(insert(52)).refused_under("5.3")
    scene = scene.given(SHUFFLE)
    scene.when(insert(52)).refused_under("5.3")
    scene = scene.given(offer("ann"), cut(player(1)))
    scene.when(cut(player(1))).refused_under("5.3")
    scene.when(offer("ann")).refused_under("5.3")
    assert said(scene) == ("Insert the cutting card.", ("5.3",))
    scene.when(OPEN).refused_under("5.1")
    scene = scene.given(insert(60))
    scene.when(insert(60)).refused_under("5.3")
    scene = scene.given(OPEN).when(c.PlaceWager(by=player(1), box=1, cents=5_000))
    assert scene.one(WagerPlaced).box == 1
    assert scene.state.plate.shoe == PLAIN
