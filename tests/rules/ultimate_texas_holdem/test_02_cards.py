"""The deck, and the shoe that it is dealt from (2.1, 2.2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_card, parse_cards
from croupier.cards.pack import Pack
from croupier.games.house import commands as hc
from croupier.games.house.events import PlayHeld, WageringOpened
from croupier.games.house.terms import DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import BoardSpread, CardsDealt
from croupier.games.ultimate_texas_holdem.plate import on_file
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    PLAIN,
    PlayScene,
    blank,
    opened,
    player,
    ready,
    terms,
)
from tests.kit.scene import cites

DECK = Pack().cards
QUEEN_OF_HEARTS = parse_card("Qh")
BROKEN = {
    "51 cards": DECK[:-1],
    "53 cards": (*DECK, QUEEN_OF_HEARTS),
    "two queens of hearts and no three of clubs": tuple(QUEEN_OF_HEARTS if card == "3c" else card for card in DECK),
    "a joker for an ace": (*DECK[:-1], Card.JOKER),
    "a joker too many": (*DECK, Card.JOKER),
    "none": (),
}
ONE_DECK = replace(AUTOMATED, backs=("red",))
SHOES = pytest.mark.parametrize("shoe", [PLAIN, ONE_DECK, AUTOMATED], ids=["card shoe", "automated", "two decks"])
EVERY_BROKEN = pytest.mark.parametrize("deck", BROKEN.values(), ids=list(BROKEN))


def unchecked(shoe: DealingShoe = PLAIN) -> PlayScene:
    """An open table whose cards nobody has checked."""
    return blank().given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=NOON))


def check(
    *decks: tuple[Card, ...], day: str = DAY, after_gaming: bool = False, cutting_cards: int = 1
) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=day, cards=decks, after_gaming=after_gaming, cutting_cards=cutting_cards)


def opening() -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=NOON)


@pytest.mark.clause("2.1")
@SHOES
@EVERY_BROKEN
def test_2_1_given_another_deck_than_52_different_cards_when_checked_then_no_round_opens_with_it(
    deck: tuple[Card, ...], shoe: DealingShoe
) -> None:
    """A card short, a card double, a joker: the check finds it in either deck, and play does not start."""
    whole = (DECK,) * (len(shoe.backs) - 1)
    for decks in ((*whole, deck), (deck, *whole)):
        scene = unchecked(shoe).when(check(*decks))
        scene.refused_under("2.1")
        scene.when(opening()).refused_under("2.4")


@pytest.mark.clause("2.1")
@SHOES
def test_2_1_given_52_different_cards_when_checked_then_a_round_opens(shoe: DealingShoe) -> None:
    """In whatever order they lie."""
    for deck in (DECK, DECK[::-1]):
        scene = unchecked(shoe).given(check(*(deck,) * len(shoe.backs)))
        scene.when(opening()).one(WageringOpened)


@pytest.mark.clause("2.1")
@SHOES
def test_2_1_given_fewer_or_more_decks_than_are_named_for_the_shoe_when_checked_then_it_is_refused(
    shoe: DealingShoe,
) -> None:
    """One deck is in play; a second may only wait in a machine, and then it is checked as well."""
    for wrong in {0, 1, 2, 3} - {len(shoe.backs)}:
        unchecked(shoe).when(check(*(DECK,) * wrong)).refused_under("2.1" if shoe is PLAIN else "6.2(a)")
    for backs in ((), ("red", "blue"), ("red", "red")):
        two = terms(shoe=replace(PLAIN, backs=backs))
        blank().when(c.OpenTable(by=OPERATOR, terms=two, at=NOON)).refused_under("2.1")


@pytest.mark.clause("2.1")
@SHOES
@EVERY_BROKEN
def test_2_1_given_an_incomplete_order_when_the_cards_are_shuffled_then_nothing_is_dealt_from_it(
    deck: tuple[Card, ...], shoe: DealingShoe
) -> None:
    """Where the program holds the order, every shuffle is one complete deck, never two."""
    scene = opened(shoe=shoe)
    for order in (deck, (*DECK, *DECK)):
        assert not scene.when(hc.ShuffleCards(by=DEALER, order=order)).state.shoe.shuffled
        scene.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("2.1")
    assert scene.given(hc.ShuffleCards(by=DEALER, order=DECK)).state.shoe.shuffled


@pytest.mark.clause("2.1")
@SHOES
def test_2_1_given_a_card_with_another_back_when_it_is_seen_before_a_round_then_no_round_opens_with_it(
    shoe: DealingShoe,
) -> None:
    """Backs of one colour and design in the deck in play: play waits until the deck is found complete again."""
    scene = opened(shoe=shoe).when(hc.ReportCardFault(by=DEALER, what="a blue back among the red ones"))
    assert cites(scene.one(PlayHeld), "2.1")
    scene.when(opening()).refused_under("2.6")
    scene.given(hc.ReportCount(by=DEALER, count=52, complete=True)).given(opening())


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("last", ["As", "Jk"])
def test_2_1_given_a_face_that_cannot_be_there_when_it_turns_up_on_a_felt_table_then_play_is_held(last: str) -> None:
    """A second ace of spades, or a joker: the deck was not 52 different cards."""
    scene = ready({1: ""}, cards=FELT).given(c.DealCard(by=DEALER, box=-1))
    scene = scene.given(*(c.DealCard(by=DEALER, box=-1) for _ in range(4)), c.SpreadBoard(by=DEALER))
    scene = scene.given(*(c.DealCard(by=DEALER, box=box) for box in (1, 0, 1, 0)))
    scene = scene.given(c.Check(by=player(1), box=1))
    held = scene.when(c.RevealFlop(by=DEALER, cards=parse_cards(f"As Kd {last}"))).one(PlayHeld)
    assert cites(held, "2.1")
    assert not scene.given(c.RevealFlop(by=DEALER, cards=parse_cards("As Kd 2s"))).all(PlayHeld)


@pytest.mark.clause("2.2(a)", "2.2(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
@pytest.mark.parametrize("cards", ["electronic", "felt"])
def test_2_2_a_given_the_device_of_the_table_when_cards_are_dealt_otherwise_then_it_is_refused(
    shoe: DealingShoe, cards: str
) -> None:
    """An automated shoe gives packets by 7.2, a card shoe single cards by 7.3; the other way is refused by each."""
    source = FELT if cards == "felt" else terms().cards
    scene = ready({1: ""}, shoe=shoe, cards=source)
    singly, packet = c.DealCard(by=DEALER, box=-1), c.DealPacket(by=DEALER, box=-1, count=5)
    own, other = (singly, packet) if shoe is PLAIN else (packet, singly)
    scene.when(other).refused_under("2.2(b)" if shoe is PLAIN else "2.2(a)")
    assert scene.when(own).one(CardsDealt).box == -1


@pytest.mark.clause("2.2(a)", "2.2(b)")
@pytest.mark.parametrize("shoe, clause", [(AUTOMATED, "2.2(a)"), (PLAIN, "2.2(b)")], ids=["automated", "card shoe"])
def test_2_2_a_given_cards_in_the_program_when_somebody_names_one_then_it_is_refused(
    shoe: DealingShoe, clause: str
) -> None:
    """All cards come from the shoe of the table, and from nobody's hand; a right guess is answered as a wrong one."""
    scene = ready({1: ""}, shoe=shoe)
    first, other = scene.state.shoe.order[0], scene.state.shoe.order[9]
    wishes = [
        c.DealPacket(by=DEALER, box=-1, count=5, exposed=((0, named),))
        if shoe is AUTOMATED
        else c.DealCard(by=DEALER, box=-1, card=named, exposed=True)
        for named in (first, other)
    ]
    right, wrong = (scene.when(wish).refused_under(clause) for wish in wishes)
    assert right == wrong


@pytest.mark.clause("2.2(a)", "2.2(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
def test_2_2_a_given_a_whole_deal_when_recorded_then_its_cards_are_those_of_the_one_shoe_in_their_order(
    shoe: DealingShoe,
) -> None:
    """One device is in use at a table: card for card, what is dealt is what the shoe held, the board first."""
    scene = ready({1: "", 2: ""}, shoe=shoe)
    dealing = scene.when(c.DealRound(by=DEALER))
    cards = [card for event in dealing.all(CardsDealt) for card in event.cards]
    assert cards == list(scene.state.shoe.order[:11])
    dealing.one(BoardSpread)
    file = {sign.label: sign.text for sign in on_file(dealing.state)}
    assert file["Shoe"].startswith("automated, red and blue backs" if shoe is AUTOMATED else "plain, red backs")
