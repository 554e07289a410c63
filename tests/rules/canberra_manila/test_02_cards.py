"""The deck: one of six sizes, with a wild card or without, and one cutting card (2.1 to 2.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Hands, Layout
from croupier.games.canberra_manila.events import HoleCardsDealt, RoundBegun, SettingsAnnounced, TableOpened
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsChecked, PlayHeld
from tests.games.canberra_manila.stations import felt
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    PlayScene,
    begun,
    blank,
    collected,
    opened,
    seated,
    settings,
    stakes,
    terms,
)
from tests.kit.scene import cites

SIZES = {52: "2.2(a)", 48: "2.2(b)", 44: "2.2(c)", 40: "2.2(d)", 36: "2.2(e)", 32: "2.2(f)"}
LOWEST = {52: "2c", 48: "3c", 44: "4c", 40: "5c", 36: "6c", 32: "7c"}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)
BOTH = pytest.mark.parametrize("joker", [False, True], ids=["without joker", "with joker"])


def opens_with(hands: Hands) -> PlayScene:
    """What comes of opening a table with such a deck."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(hands=hands), at=NOON))


def check(*decks: tuple[Card, ...], cutting_cards: int = 1) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=DAY, cards=decks, cutting_cards=cutting_cards)


@pytest.mark.clause("2.1")
def test_2_1_given_two_decks_or_none_when_checked_then_refused_and_one_is_accepted() -> None:
    """One deck of 52 on one cutting card."""
    deck, scene = Pack().cards, opens_with(Hands())
    for wrong in ((), (deck, deck)):
        scene.when(check(*wrong)).refused_under("2.1")
    for cutting_cards in (0, 2):
        scene.when(check(deck, cutting_cards=cutting_cards)).refused_under("2.1")
    assert cites(scene.when(check(deck)).one(CardsChecked), "2.1")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("backs", [(), ("red", "blue"), ("red", "red")])
def test_2_1_given_a_shoe_for_another_number_of_decks_when_opened_then_refused(backs: tuple[str, ...]) -> None:
    """A second deck does not even wait beside the table."""
    two = terms(shoe=replace(PLAIN, backs=backs))
    blank().when(c.OpenTable(by=OPERATOR, terms=two, at=NOON)).refused_under("2.1")


@pytest.mark.clause("2.1")
def test_2_1_given_a_card_that_lies_twice_on_a_felt_table_when_named_then_play_stops_for_a_count() -> None:
    """One deck holds one seven of clubs."""
    scene = felt()
    found = scene.when(c.ReportCommunalExposed(by=DEALER, card=Card("7c")))
    assert cites(found.one(PlayHeld), "2.1", "2.6")
    found.when(c.Call(by=DEALER, seat=3)).refused_under("2.6")


@pytest.mark.clause("2.2(a)", "2.2(b)", "2.2(c)", "2.2(d)", "2.2(e)", "2.2(f)")
@EVERY_SIZE
def test_2_2_a_given_one_of_the_six_sizes_when_opened_then_that_deck_is_checked_and_dealt(size: int) -> None:
    """From the ace down to its lowest rank, four of each; the 40 cards have fives and no fours."""
    scene = opens_with(Hands(deck=size))
    assert cites(scene.one(TableOpened), SIZES[size])
    for other in set(SIZES) - {size}:
        scene.when(check(Pack(other).cards)).refused_under("2.1")
    deck = Pack(size).cards
    assert (len(deck), len(set(deck)), deck[0]) == (size, size, LOWEST[size])
    scene.given(check(deck))
    dealing = collected(seated(stakes(1, 2, 3), hands=Hands(deck=size)))
    for wrong in (deck[:-1], (*deck[:-1], deck[0]), (*deck, Card.JOKER)):
        dealing.when(hc.ShuffleCards(by=DEALER, order=wrong)).refused_under("2.1")
    shuffled = dealing.given(hc.ShuffleCards(by=DEALER, order=deck), hc.CutCards(by=DEALER, after=2))
    assert len(shuffled.given(c.DealHands(by=DEALER)).all(HoleCardsDealt)) == 3


@pytest.mark.clause("2.2(a)", "2.2(f)")
@pytest.mark.parametrize("size, joker, most", [(52, False, 23), (32, False, 13), (32, True, 14)])
def test_2_2_a_given_more_seats_than_the_deck_can_serve_when_opened_then_refused(
    size: int, joker: bool, most: int
) -> None:
    """Two cards to each hand and five in the middle: 23 players with 52 cards, 13 with 32."""
    hands = Hands(deck=size, joker=joker)
    for boxes in (0, most + 1):
        layout = Layout(APPROVAL, boxes)
        scene = blank().when(c.OpenTable(by=OPERATOR, terms=terms(hands=hands, layout=layout), at=NOON))
        scene.refused_under("8.2")
    opened(hands=hands, layout=Layout(APPROVAL, most))


@pytest.mark.clause("2.2/lead")
@pytest.mark.parametrize("size", [0, 28, 50, 51, 53, 104])
def test_2_2_given_another_size_when_opened_or_announced_then_refused(size: int) -> None:
    """There are six sizes, and 28 is none of them."""
    opens_with(Hands(deck=size)).refused_under("2.2/lead")
    other = c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(deck=size)))
    opened().when(other).refused_under("2.2/lead")


@pytest.mark.clause("2.2/lead")
@EVERY_SIZE
@BOTH
def test_2_2_given_a_size_when_opened_then_players_are_told_before_play_and_read_it_at_the_table(
    size: int, joker: bool
) -> None:
    """The sign says how many cards there are, and whether the joker is with them."""
    scene = opens_with(Hands(deck=size, joker=joker))
    assert cites(scene.one(TableOpened), "2.2/lead")
    sign = next(sign for sign in plate(scene.state) if "2.2/lead" in sign.under)
    assert sign.text == f"{size} cards{' and the joker' if joker else ''}"
    assert SIZES[size] in sign.under


@pytest.mark.clause("2.2/lead")
def test_2_2_given_another_deck_when_announced_in_a_round_then_it_is_the_next_round_that_is_played_with_it() -> None:
    """It comes with a check of its own, and the round in progress keeps its cards."""
    scene = collected(seated(stakes(1, 2)))
    told = scene.when(c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(deck=40, joker=True))))
    assert cites(told.one(SettingsAnnounced), "2.2/lead", "2.2(d)")
    assert any("40 cards and the joker" in sign.text for sign in plate(told.state))
    told.when(hc.ShuffleCards(by=DEALER, order=Pack(40, joker=True).cards)).refused_under("2.1")
    over = told.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood"))
    over = over.given(hc.CollectVoid(by=DEALER))
    over.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("2.4")
    over.when(check(Pack().cards)).refused_under("2.1")
    assert begun(over.given(check(Pack(40, joker=True).cards))).state.settings.hands.deck == 40


@pytest.mark.clause("2.2/lead")
def test_2_2_given_more_players_than_a_smaller_deck_can_serve_when_a_round_would_begin_then_refused() -> None:
    """Fourteen hands and five cards take 33, and the deck has 32."""
    scene = opened(layout=Layout(APPROVAL, 14))
    for seat in range(1, 15):
        scene = scene.given(hc.TakeSeat(by=DEALER, box=seat, player=f"p{seat}"))
        scene = scene.given(c.BuyChips(by=DEALER, seat=seat, cents=50_000))
    smaller = c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(deck=32)))
    scene = scene.given(smaller, check(Pack(32).cards))
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("9.1")
    fewer = scene.given(c.SitOut(by=DEALER, seat=14))
    assert len(fewer.when(c.BeginRound(by=DEALER, at=NOON)).one(RoundBegun).dealt) == 13


@pytest.mark.clause("2.3")
@EVERY_SIZE
def test_2_3_given_the_wild_card_when_determined_then_the_deck_has_exactly_one_more(size: int) -> None:
    """53, 49, 45, 41, 37 or 33 cards; without the joker, or with two, the check finds the deck wrong."""
    scene = opens_with(Hands(deck=size, joker=True))
    deck = Pack(size, joker=True).cards
    assert (len(deck), deck.count(Card.JOKER)) == (size + 1, 1)
    for wrong in (Pack(size).cards, (*deck, Card.JOKER)):
        scene.when(check(wrong)).refused_under("2.1")
    scene.given(check(deck))
    assert "2.3" in next(sign for sign in plate(scene.state) if sign.label == "Cards").under
    opens_with(Hands(deck=size)).when(check(deck)).refused_under("2.1")


@pytest.mark.clause("2.3")
def test_2_3_given_a_game_with_the_wild_card_when_dealt_then_somebody_may_hold_it() -> None:
    """It is dealt as any other card."""
    scene = collected(seated(stakes(1, 2), hands=Hands(deck=36, joker=True)))
    order = (Card.JOKER, *Pack(36).cards)
    scene = scene.given(
        hc.ShuffleCards(by=DEALER, order=(*order[2:], *order[:2])), hc.CutCards(by=DEALER, after=len(order) - 2)
    )
    dealt = scene.given(c.DealHands(by=DEALER))
    assert dealt.all(HoleCardsDealt)[0].cards[0] == Card.JOKER
    assert dealt.state.phase is Phase.BETTING
