"""No more bets, and the five communal cards as they are stacked and spread (7.1, 7.2(b), 7.3(b))."""

from __future__ import annotations

import pytest

from croupier.cards.pack import Pack
from croupier.games.decider import replay, stream
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import (
    BetsCalled,
    BoardSpread,
    CardsDealt,
    FlopRevealed,
    WageringClosed,
    WagerPlaced,
)
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    NOON,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    check,
    deal_on,
    flop,
    loaded,
    opened,
    placed,
    player,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
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


@pytest.mark.clause("7.1")
@BOTH_SHOES
@pytest.mark.parametrize("source", CardSource, ids=str)
def test_7_1_given_wagers_down_when_the_dealer_asks_what_is_due_then_it_is_the_call_and_the_deal(
    shoe: DealingShoe, source: CardSource
) -> None:
    """“No more bets”, if the dealer wishes, and then the first cards; later the call is not asked for any more."""
    scene = in_shoe(1, 2, shoe=shoe, source=source)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.say.startswith("“No more bets”")
    assert step.under == ("7.1", "7.2(a)" if shoe is AUTOMATED else "7.3(a)")
    begun = scene.given(one(shoe, BOARD))
    after = due(begun.state, DEALER, NOON)
    assert after is not None
    assert "7.1" not in after.under


@pytest.mark.clause("7.1")
def test_7_1_given_the_call_when_made_then_it_is_on_record_and_the_first_card_is_what_ends_the_wagers() -> None:
    """It may be made or left out; a wager that comes between call and first card is still in time."""
    scene = in_shoe(1).when(c.CallNoMoreBets(by=DEALER))
    assert scene.one(BetsCalled).by == DEALER.id
    assert cites(scene.one(BetsCalled), "7.1")
    late = scene.when(c.PlaceWager(by=player(1), box=1, wager=Area.TRIPS, cents=500))
    assert late.one(WagerPlaced).cents == 500
    for begun in (late.when(one(PLAIN, BOARD)), in_shoe(1).when(one(PLAIN, BOARD))):
        assert cites(begun.one(WageringClosed), "7.1")
    for person in (player(1), SUPERVISOR):
        in_shoe(1).when(c.CallNoMoreBets(by=person)).refused_under("7.1")
    opened(1).when(c.CallNoMoreBets(by=DEALER)).refused_under("7.1")


@pytest.mark.clause("7.2(b)", "7.3(b)")
@BOTH_SHOES
def test_7_2_b_given_the_stack_of_five_when_it_is_dealt_then_it_is_spread_before_anybody_gets_a_card(
    shoe: DealingShoe,
) -> None:
    """Left to right, face down, once; not before there are five, and no card goes to a box before it."""
    clause = "7.2(b)" if shoe is AUTOMATED else "7.3(b)"
    before, stack = (0, 1) if shoe is AUTOMATED else (4, 5)
    scene = in_shoe(1, 3, shoe=shoe)
    deal_on(scene, before).when(c.SpreadBoard(by=DEALER)).refused_under(clause)
    stacked = deal_on(scene, stack)
    for place in (1, TO_DEALER):
        stacked.when(one(shoe, place)).refused_under(clause)
    spread = stacked.when(c.SpreadBoard(by=DEALER))
    assert cites(spread.one(BoardSpread), clause)
    spread.when(c.SpreadBoard(by=DEALER)).refused_under(clause)
    spread.given(one(shoe, 1))
    at_once = in_shoe(1, 3, shoe=shoe).when(c.DealRound(by=DEALER))
    kinds = [type(event) if not isinstance(event, CardsDealt) else event.box for event in at_once.events]
    assert kinds.index(BoardSpread) == kinds.index(1) - 1


@pytest.mark.clause("7.2(b)", "7.3(b)")
@BOTH_SHOES
def test_7_2_b_given_a_felt_table_when_the_stack_lies_there_then_the_dealer_is_asked_to_spread_it(
    shoe: DealingShoe,
) -> None:
    """Only hands can do it: the screen asks, and the record says who did."""
    scene = deal_on(in_shoe(1, shoe=shoe, source=FELT), 1 if shoe is AUTOMATED else 5)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.command, step.under) == (
        c.SpreadBoard(by=DEALER),
        ("7.2(b)",) if shoe is AUTOMATED else ("7.3(b)",),
    )
    assert scene.when(step.command).one(BoardSpread).by == DEALER.id


@pytest.mark.clause("7.2(b)", "7.3(b)")
@BOTH_SHOES
def test_7_2_b_given_cards_as_spread_when_looked_at_then_all_five_are_hidden_and_the_three_on_the_left_are_the_flop(
    shoe: DealingShoe,
) -> None:
    """Spread c1 to c5: nobody sees one of them; then c1, c2 and c3 are revealed."""
    scene = in_shoe(1, shoe=shoe).given(c.DealRound(by=DEALER))
    for viewer in (Dealer(), Supervisor(), Regulator(), Display(), Player(1)):
        seen = replay(GAME, stream(GAME, scene.history, viewer))
        assert seen.round.board == (None,) * 5
        assert seen.round.dealer == (None, None)
        assert [box.cards for box in seen.round.boxes] == [(None, None)]
    assert flop(check(scene, 1)).one(FlopRevealed).cards == DECK[:3]
