"""The deal: five cards to the board, and then the hands, in the order of each device (7.2, 7.3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.house.events import RoundVoided
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import (
    CardsDealt,
    DealCompleted,
)
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    PLAIN,
    PlayScene,
    deal_on,
    loaded,
    placed,
    wagering,
)

DECK = Pack().cards
EVERY_CHOICE = [boxes for size in range(1, 8) for boxes in combinations(range(1, 8), size)]
BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
BOARD, TO_DEALER = -1, 0


def in_shoe(*boxes: int, shoe: DealingShoe = PLAIN, source: CardSource = CardSource.ELECTRONIC) -> PlayScene:
    """Ante and blind on these boxes, and a shoe that will give the deck in the order of a new pack."""
    scene = wagering(*boxes, shoe=shoe, cards=source)
    for box in boxes:
        scene = placed(scene, box)
    return loaded(scene, () if source is FELT else DECK)


def one(shoe: DealingShoe, box: int) -> AnyCommand:
    """The next cards to a place, as the device gives them."""
    if shoe is AUTOMATED:
        return c.DealPacket(by=DEALER, box=box, count=5 if box == BOARD else 2)
    return c.DealCard(by=DEALER, box=box)


def dealing(scene: PlayScene) -> list[tuple[int, list[int]]]:
    """Each handing over of cards after the board: to whom, and which cards of the shoe, counted from 1."""
    events = [event for event in scene.history if isinstance(event, CardsDealt)]
    numbered = [(event.box, [DECK.index(card) + 1 for card in event.cards if card is not None]) for event in events]
    return [(box, cards) for box, cards in numbered if box != BOARD]


def board_cards(scene: PlayScene) -> list[Card | None]:
    """What went to the board, in the order of dealing."""
    events = [event for event in scene.history if isinstance(event, CardsDealt) and event.box == BOARD]
    return [card for event in events for card in event.cards]


def cited(scene: PlayScene, box: int) -> list[tuple[str, ...]]:
    """The clauses under which cards went to a place, handing over by handing over."""
    return [tuple(event.under) for event in scene.history if isinstance(event, CardsDealt) and event.box == box]


def both_ways(*boxes: int, shoe: DealingShoe) -> tuple[PlayScene, PlayScene]:
    """The deal at once, and by the dealer's hand."""
    scene = in_shoe(*boxes, shoe=shoe)
    return scene.given(c.DealRound(by=DEALER)), deal_on(scene)


@pytest.mark.clause("7.2(a)")
def test_7_2_a_given_boxes_1_3_and_4_when_dealt_by_the_device_then_cards_1_to_5_are_one_stack_for_the_board() -> None:
    """Five cards at once, before anybody has one, and all of them face down."""
    for scene in both_ways(1, 3, 4, shoe=AUTOMATED):
        assert board_cards(scene) == list(DECK[:5])
        assert cited(scene, BOARD) == [("7.2(a)",)]
    scene = in_shoe(1, 3, 4, shoe=AUTOMATED)
    for place in (1, TO_DEALER):
        scene.when(one(AUTOMATED, place)).refused_under("7.2(c)")


@pytest.mark.clause("7.2(c)")
def test_7_2_c_given_boxes_1_3_and_4_when_dealt_by_the_device_then_each_gets_a_packet_of_two_clockwise() -> None:
    """6 and 7 to box 1, 8 and 9 to box 3, 10 and 11 to box 4, and none to box 2, where no ante and blind lie."""
    for scene in both_ways(1, 3, 4, shoe=AUTOMATED):
        assert dealing(scene)[:3] == [(1, [6, 7]), (3, [8, 9]), (4, [10, 11])]
        for box in (1, 3, 4):
            assert cited(scene, box) == [("7.2(c)",)]


@pytest.mark.clause("7.2(d)")
def test_7_2_d_given_boxes_1_3_and_4_when_dealt_by_the_device_then_the_last_packet_is_the_dealers() -> None:
    """12 and 13, and with them the deal is complete."""
    for scene in both_ways(1, 3, 4, shoe=AUTOMATED):
        assert dealing(scene)[3:] == [(TO_DEALER, [12, 13])]
        assert cited(scene, TO_DEALER) == [("7.2(d)",)]
        assert isinstance(scene.history[-1], DealCompleted)
        assert scene.state.phase is Phase.PREFLOP


@pytest.mark.clause("7.3(a)")
def test_7_3_a_given_boxes_1_3_and_4_when_dealt_from_a_card_shoe_then_cards_1_to_5_are_stacked_for_the_board() -> None:
    """Before anybody has a card."""
    for scene in both_ways(1, 3, 4, shoe=PLAIN):
        assert board_cards(scene) == list(DECK[:5])
        assert set(cited(scene, BOARD)) == {("7.3(a)",)}
    for dealt_so_far in range(5):
        scene = deal_on(in_shoe(1, 3, 4), dealt_so_far)
        for place in (1, TO_DEALER):
            scene.when(c.DealCard(by=DEALER, box=place)).refused_under("7.3(c)")


@pytest.mark.clause("7.3(c)", "7.3(d)", "7.3(e)", "7.3(f)")
def test_7_3_c_given_boxes_1_3_and_4_when_dealt_from_a_card_shoe_then_everybody_gets_one_card_and_then_another() -> (
    None
):
    """6, 7 and 8 to boxes 1, 3 and 4, 9 to the dealer; 10, 11 and 12 to the boxes again, 13 to the dealer."""
    for scene in both_ways(1, 3, 4, shoe=PLAIN):
        assert dealing(scene) == [
            (1, [6]), (3, [7]), (4, [8]), (TO_DEALER, [9]), (1, [10]), (3, [11]), (4, [12]), (TO_DEALER, [13])
        ]  # fmt: skip
        for box in (1, 3, 4):
            assert cited(scene, box) == [("7.3(c)",), ("7.3(e)",)]
        assert cited(scene, TO_DEALER) == [("7.3(d)",), ("7.3(f)",)]
        assert scene.state.phase is Phase.PREFLOP


@pytest.mark.clause("7.2(c)", "7.3(c)")
@BOTH_SHOES
def test_7_2_c_given_any_choice_of_boxes_when_dealt_at_once_or_by_hand_then_the_sequence_is_the_same(
    shoe: DealingShoe,
) -> None:
    """Board, boxes clockwise, dealer, for every choice of seven boxes, however they came to wager."""
    for boxes in EVERY_CHOICE[::9]:
        at_once, by_hand = both_ways(*boxes, shoe=shoe)
        assert dealing(at_once) == dealing(by_hand)
        passes = 1 if shoe is AUTOMATED else 2
        assert [box for box, _ in dealing(at_once)] == [*boxes, TO_DEALER] * passes
    assert dealing(both_ways(4, 1, 3, shoe=shoe)[0]) == dealing(both_ways(1, 3, 4, shoe=shoe)[0])


@pytest.mark.clause("7.2(c)", "7.3(c)")
@BOTH_SHOES
def test_7_2_c_given_a_deal_begun_by_hand_when_the_rest_is_dealt_at_once_then_the_sequence_goes_on(
    shoe: DealingShoe,
) -> None:
    """The program goes on where the dealer stopped, with the stack spread or still to be spread."""
    whole = dealing(in_shoe(1, 3, shoe=shoe).given(c.DealRound(by=DEALER)))
    for steps in range(1, 4 if shoe is AUTOMATED else 11):
        begun = deal_on(in_shoe(1, 3, shoe=shoe), steps)
        assert dealing(begun.given(c.DealRound(by=DEALER))) == whole


@pytest.mark.clause("7.2(d)", "7.3(d)")
@BOTH_SHOES
def test_7_2_d_given_cards_out_of_their_order_when_dealt_then_it_is_refused_and_no_misdeal(shoe: DealingShoe) -> None:
    """Only a wrong number is one (13.1): the dealer before the boxes, a box before its turn, are put right."""
    spread = deal_on(in_shoe(1, 3, shoe=shoe), 2 if shoe is AUTOMATED else 6)
    for place in (TO_DEALER, 3):
        scene = spread.when(one(shoe, place))
        scene.refused_under("7.2(c)" if shoe is AUTOMATED else "7.3(c)")
        assert not scene.all(RoundVoided)
        assert scene.state.phase is Phase.DEALING
    assert deal_on(spread.when(one(shoe, TO_DEALER))).state.phase is Phase.PREFLOP
