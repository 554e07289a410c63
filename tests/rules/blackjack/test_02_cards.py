"""The cards: how many decks, their checks, the shuffle, and whoever asks (2.1-2.3; 2.4 has a file of its own)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.cards.card import Card, parse_card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import CardsAskedAbout, CardsChanged, TableOpened
from croupier.games.blackjack.plate import on_file
from croupier.games.blackjack.procedure import due
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsChecked, PlayHeld, WageringOpened
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from tests.games.blackjack.shoes import new_shoe
from tests.games.blackjack.tables import (
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    blank,
    dealt,
    dealt_by_hand,
    loaded,
    opened,
    order_for,
    placed,
    played_out,
    player,
    ready,
    stacked,
    stand,
    terms,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
KING_OF_HEARTS = parse_card("Kh")
BROKEN = {
    "51 cards": DECK[:-1],
    "53 cards": (*DECK, KING_OF_HEARTS),
    "a joker for an ace": (*DECK[:-1], Card.JOKER),
    "a joker too many": (*DECK, Card.JOKER),
    "two kings of hearts and no three of clubs": tuple(KING_OF_HEARTS if card == "3c" else card for card in DECK),
}
NEXT_DAY = "2026-01-06"


def unchecked(decks: int = 6) -> PlayScene:
    """An open table whose cards nobody has checked."""
    return blank().given(c.OpenTable(by=OPERATOR, terms=terms(decks=decks), at=NOON))


def check(*decks: tuple[Card, ...], by: Person = DEALER, day: str = DAY, after_gaming: bool = False) -> hc.CheckCards:
    return hc.CheckCards(by=by, day=day, cards=decks, after_gaming=after_gaming)


def opening(day: str = DAY) -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=Moment(day, 720))


# 2.1


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("decks", [-1, 0, 1, 3, 9])
def test_2_1_given_fewer_than_four_decks_or_more_than_eight_when_a_table_opens_then_it_is_refused(decks: int) -> None:
    """3 decks refused, 9 refused."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(decks=decks), at=NOON)).refused_under("2.1")
    opened().when(c.ChangeCards(by=OPERATOR, decks=decks, shuffle="riffle")).refused_under("2.1")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("decks, cards", [(4, 208), (5, 260), (6, 312), (7, 364), (8, 416)])
def test_2_1_given_four_to_eight_decks_when_loaded_then_the_shoe_has_52_cards_of_each(decks: int, cards: int) -> None:
    """4 gives 208 cards, 8 gives 416."""
    assert wagering(1, decks=decks).state.shoe.loaded == cards


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("deck", BROKEN.values(), ids=list(BROKEN))
def test_2_1_given_a_deck_that_is_not_52_different_cards_when_checked_then_no_round_opens_with_it(
    deck: tuple[Card, ...],
) -> None:
    """A card short, a card double, a joker in one of six decks: the check finds it."""
    for scene in (blank(), loaded(opened(1), stacked())):
        scene.when(check(*(DECK,) * 5, deck, day=NEXT_DAY)).refused_under("2.1")
    scene.when(opening(NEXT_DAY)).refused_under("2.2")
    scene.given(check(*(DECK,) * 6, day=NEXT_DAY), opening(NEXT_DAY))


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("deck", BROKEN.values(), ids=list(BROKEN))
def test_2_1_given_an_incomplete_order_when_the_cards_are_shuffled_then_nothing_is_dealt_from_it(
    deck: tuple[Card, ...],
) -> None:
    """Where the program holds the order, every shuffle is all the decks of the table, and complete."""
    scene = opened(1)
    for order in (deck, (*DECK * 5, *deck), DECK * 5, DECK * 7):
        scene.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("2.1")
    scene.given(hc.ShuffleCards(by=DEALER, order=DECK * 6))


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("decks", [4, 6])
def test_2_1_given_a_face_more_often_than_the_decks_have_it_when_it_turns_up_on_felt_then_play_is_held(
    decks: int,
) -> None:
    """Four decks have four aces of spades; a fifth cannot be there, and a joker never can."""
    hands = dict.fromkeys(range(1, decks + 1), "As Ks")
    scene = dealt_by_hand(hands, "9c", decks=decks) if decks == 4 else dealt_by_hand(hands, "9c")
    scene = played_out(scene.given(c.PayBlackjacks(by=DEALER)))
    scene = placed(scene.given(opening()), {1: 5_000})
    for face in ("As", "Jk"):
        held = scene.when(c.DealCard(by=DEALER, card=parse_card(face))).one(PlayHeld)
        assert cites(held, "2.2")
        assert face in held.why
    assert not scene.given(c.DealCard(by=DEALER, card=parse_card("Ac"))).all(PlayHeld)


# 2.2


@pytest.mark.clause("2.2")
def test_2_2_given_cards_not_checked_today_when_the_first_round_should_open_then_it_waits_for_the_check() -> None:
    """Every day has its own check before gaming; yesterday's is none."""
    scene = loaded(opened(1), stacked())
    scene.given(opening())
    scene.when(opening(NEXT_DAY)).refused_under("2.2")
    scene.given(check(*(DECK,) * 6, day=NEXT_DAY)).when(opening(NEXT_DAY)).one(WageringOpened)


@pytest.mark.clause("2.2")
def test_2_2_given_unchecked_cards_when_the_dealer_asks_what_is_due_then_it_is_the_check_card_by_card() -> None:
    """The dealer's screen asks for all decks of the table, and for nothing else before it."""
    scene = unchecked(8)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.command, step.under) == (check(*(DECK,) * 8), ("2.2",))
    logged = scene.when(step.command).one(CardsChecked)
    assert (logged.day, logged.by, logged.after_gaming) == (DAY, DEALER.id, False)
    assert cites(logged, "2.2")
    following = due(scene.given(step.command).state, DEALER, NOON)
    assert following is not None
    assert not isinstance(following.command, hc.CheckCards)


@pytest.mark.clause("2.2")
def test_2_2_given_the_end_of_gaming_when_the_cards_are_checked_at_it_or_after_it_then_that_is_on_record() -> None:
    """The closing check is made at the table or once it is closed; it is no opening check of the next day."""
    at_the_end = opened(1).given(hc.AnnounceClosing(by=OPERATOR))
    for scene in (at_the_end, at_the_end.given(hc.CloseTable(by=OPERATOR))):
        logged = scene.when(check(*(DECK,) * 6, after_gaming=True)).one(CardsChecked)
        assert logged.after_gaming
        assert cites(logged, "2.2")
    late = loaded(opened(1), stacked()).given(check(*(DECK,) * 6, day=NEXT_DAY, after_gaming=True))
    late.when(opening(NEXT_DAY)).refused_under("2.2")


@pytest.mark.clause("2.2")
def test_2_2_given_a_round_in_progress_when_the_cards_are_checked_then_it_waits_for_its_end() -> None:
    """Cards that lie on the table cannot be checked one by one; a player never checks them."""
    ready({1: "Ts 9d"}).when(check(*(DECK,) * 6)).refused_under("2.2")
    unchecked().when(check(*(DECK,) * 6, by=player(1))).refused_under("2.2")


# 2.3


@pytest.mark.clause("2.3(a)")
def test_2_3_a_given_six_decks_determined_when_another_number_comes_to_the_table_then_it_is_refused() -> None:
    """The operator has settled how many; five or seven are refused at the check and at the shuffle."""
    for decks in (5, 7):
        unchecked().when(check(*(DECK,) * decks)).refused_under("2.3(a)")
        opened(1).when(hc.ShuffleCards(by=DEALER, order=DECK * decks)).refused_under("2.3(a)")
    assert cites(unchecked().when(check(*(DECK,) * 6)).one(CardsChecked), "2.3(a)")


@pytest.mark.clause("2.3(a)", "2.3(b)")
def test_2_3_a_given_another_determination_when_made_between_rounds_then_the_next_shoe_is_of_it() -> None:
    """From six decks to eight, with another shuffle: new cards, checked and shuffled, before the next round."""
    scene = played_out(stand(dealt({1: "Ts 9d"}, "9c", "8d"), 1))
    change = c.ChangeCards(by=OPERATOR, decks=8, shuffle="wash, riffle")
    scene = scene.when(change)
    assert cites(scene.one(CardsChanged), "2.3(a)", "2.3(b)")
    scene.when(opening()).refused_under("5.1")
    shown = {sign.label: sign.text for sign in on_file(scene.state)}
    assert (shown["Decks"], shown["Shuffle"]) == ("8", "wash, riffle")
    scene = new_shoe(scene, order_for({1: "Ts 9d"}, "9c", decks=8))
    assert scene.state.shoe.loaded == 416


@pytest.mark.clause("2.3(a)", "2.3(b)")
@pytest.mark.parametrize("moment", ["wagering", "playing"])
def test_2_3_a_given_a_round_that_has_its_wagers_when_a_determination_is_changed_then_it_waits(moment: str) -> None:
    """Before the start of a round, not in it."""
    scene = ready({1: "Ts 9d"}) if moment == "wagering" else dealt({1: "Ts 9d"})
    scene.when(c.ChangeCards(by=OPERATOR, decks=8, shuffle="riffle")).refused_under("2.3(a)")


@pytest.mark.clause("2.3(b)")
@pytest.mark.parametrize("shuffle", ["", "   "])
def test_2_3_b_given_no_shuffle_named_when_a_table_opens_or_changes_then_it_is_refused(shuffle: str) -> None:
    """One of the approved shuffles is chosen before the round; with a name it is on record."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(shuffle=shuffle), at=NOON)).refused_under("2.3(b)")
    opened().when(c.ChangeCards(by=OPERATOR, decks=6, shuffle=shuffle)).refused_under("2.3(b)")
    event = unchecked().history[0]
    assert isinstance(event, TableOpened)
    assert cites(event, "2.3(b)")
    assert event.terms.shuffle == "riffle, strip, riffle"


ASKED: dict[str, Callable[[], PlayScene]] = {
    "between rounds": lambda: opened(1),
    "wagering": lambda: ready({1: "Ts 6d"}),
    "in a round": lambda: dealt({1: "Ts 6d"}),
}


@pytest.mark.clause("2.3/tail")
@pytest.mark.parametrize("moment", ASKED)
def test_2_3_given_a_player_who_asks_when_told_then_it_is_how_many_decks_and_which_shuffle(moment: str) -> None:
    """At any time, a player of the table or one who only watches; a change is told as it stands."""
    scene = ASKED[moment]()
    told = scene.when(c.AskAboutCards(by=player(5))).one(CardsAskedAbout)
    assert (told.decks, told.shuffle) == (6, "riffle, strip, riffle")
    assert cites(told, "2.3/tail")
    changed = opened(1).given(c.ChangeCards(by=OPERATOR, decks=8, shuffle="wash")).when(c.AskAboutCards(by=player(1)))
    assert (changed.one(CardsAskedAbout).decks, changed.one(CardsAskedAbout).shuffle) == (8, "wash")
