"""Two decks in one automated shoe; the cut, and the loading of a card shoe (6.2, 6.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsCut
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import CardsDealt, ShoeLoaded
from croupier.games.ultimate_texas_holdem.plate import on_file
from croupier.games.ultimate_texas_holdem.procedure import due
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    blank,
    fold,
    opened,
    placed,
    player,
    terms,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
ONE_DECK = replace(AUTOMATED, backs=("red",))


def shuffle(shoe: DealingShoe, order: tuple[Card, ...] = DECK) -> hc.ShuffleCards:
    return hc.ShuffleCards(by=DEALER if shoe.kind is ShoeKind.PLAIN else MACHINE, order=order)


def cut(after: int = 26) -> hc.CutCards:
    return hc.CutCards(by=DEALER, after=after)


def prepared(scene: PlayScene, order: tuple[Card, ...] = DECK) -> PlayScene:
    """The cards are shuffled and, for a card shoe, cut."""
    scene = scene.given(shuffle(scene.state.plate.shoe, order))
    return scene.given(cut()) if scene.state.shoe.kind is ShoeKind.PLAIN else scene


def with_wagers(shoe: DealingShoe = PLAIN, source: CardSource = CardSource.ELECTRONIC) -> PlayScene:
    """Ante and blind on box 1, and cards that nobody has shuffled for it."""
    return placed(wagering(1, shoe=shoe, cards=source), 1)


def prompt(scene: PlayScene) -> tuple[str, tuple[str, ...]]:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    return type(step.command).__name__, tuple(step.under)


def deck_in_play(scene: PlayScene) -> str:
    """What the table's file says of its decks."""
    return next(sign.text for sign in on_file(scene.state) if sign.label == "Deck in play")


@pytest.mark.clause("6.2(a)")
def test_6_2_a_given_a_second_deck_in_the_device_when_rounds_are_played_then_the_file_says_which_one_is_in_play() -> (
    None
):
    """Red is dealt while blue is in the shoe; in the next round it is the other way round, and then red again."""
    scene = opened(1, shoe=AUTOMATED)
    seen: list[str] = []
    for _ in range(3):
        scene = prepared(placed(scene.given(hc.OpenWagering(by=DEALER, at=NOON)), 1)).given(c.DealRound(by=DEALER))
        seen.append(deck_in_play(scene))
        scene = fold(scene, 1)
    red, blue = "red in play and blue in the shoe", "blue in play and red in the shoe"
    assert seen == [red, blue, red]


@pytest.mark.clause("6.2(a)")
def test_6_2_a_given_one_deck_in_the_device_when_rounds_are_played_then_it_is_enough() -> None:
    """The second deck is allowed, not required; a new shoe begins with the first of its decks."""
    scene = fold(prepared(placed(wagering(1, shoe=ONE_DECK), 1)).given(c.DealRound(by=DEALER)), 1)
    assert deck_in_play(prepared(scene)) == "red in play"
    other = scene.given(hc.ReplaceShoe(by=OPERATOR, shoe=replace(AUTOMATED, backs=("red", "blue"))))
    assert deck_in_play(prepared(other)) == "red in play and blue in the shoe"


@pytest.mark.clause("6.2(b)")
@pytest.mark.parametrize(
    "backs", [("red", "red"), (), ("red", "blue", "green"), ("red", "blue", "red")], ids=["same", "none", "3", "2 of 3"]
)
def test_6_2_b_given_decks_that_cannot_be_told_apart_when_they_are_for_one_device_then_it_is_refused(
    backs: tuple[str, ...],
) -> None:
    """Active red and loaded blue: accepted. Active red and loaded red: refused, and so are none, or three."""
    wrong = replace(AUTOMATED, backs=backs)
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(shoe=wrong), at=NOON)).refused_under("6.2(b)")
    opened().when(hc.ReplaceShoe(by=OPERATOR, shoe=wrong)).refused_under("6.2(b)")
    blank().given(c.OpenTable(by=OPERATOR, terms=terms(shoe=AUTOMATED), at=NOON))
    opened().given(hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))


@pytest.mark.clause("6.3(a)")
@pytest.mark.parametrize("after", [1, 26, 51])
def test_6_3_a_given_shuffled_cards_when_the_dealer_cuts_then_the_packets_change_places(after: int) -> None:
    """The first card dealt is the one that lay below the cut; how deep it is nobody prescribes."""
    scene = with_wagers().given(shuffle(PLAIN)).when(cut(after))
    assert scene.one(CardsCut).after == after
    assert cites(scene.one(CardsCut), "6.3(a)")
    dealing = scene.when(c.DealRound(by=DEALER))
    assert [card for event in dealing.all(CardsDealt) for card in event.cards] == [*DECK[after:], *DECK[:after]][:9]


@pytest.mark.clause("6.3(a)")
def test_6_3_a_given_cards_that_are_cut_out_of_turn_or_not_at_all_when_done_then_it_is_refused() -> None:
    """After the shuffle and before the deal, once, with a card left at either end, by the dealer, in a card shoe."""
    scene = with_wagers()
    scene.when(cut()).refused_under("6.3(a)")
    shuffled = scene.given(shuffle(PLAIN))
    for after in (-1, 0, 52, 53):
        shuffled.when(cut(after)).refused_under("6.3(a)")
    for deal in (c.DealRound(by=DEALER), c.DealCard(by=DEALER, box=-1)):
        shuffled.when(deal).refused_under("6.3(a)")
    said, under = prompt(shuffled)
    assert said == "CutCards"
    assert "6.3(a)" in under
    for other in (player(1), SUPERVISOR, OPERATOR, MACHINE):
        shuffled.when(hc.CutCards(by=other, after=26)).refused_under("6.3(a)")
    shuffled.given(cut()).when(cut()).refused_under("6.3(a)")
    prepared(with_wagers(AUTOMATED)).when(cut()).refused_under("A:Automated shuffling shoe")


@pytest.mark.clause("6.3(a)")
@pytest.mark.parametrize("cutting_cards", [0, 1, 2])
def test_6_3_a_given_the_cards_of_a_day_when_checked_then_a_card_shoe_wants_one_cutting_card(
    cutting_cards: int,
) -> None:
    """The deck is placed on it; an automated shoe is dealt without."""
    seen = hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,), cutting_cards=cutting_cards)
    unchecked = {
        shoe.kind: blank().given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=NOON)).when(seen)
        for shoe in (PLAIN, ONE_DECK)
    }
    assert (unchecked[ShoeKind.PLAIN].refusal is None) is (cutting_cards == 1)
    assert unchecked[ShoeKind.AUTOMATED].refusal is None


@pytest.mark.clause("6.3(b)")
def test_6_3_b_given_cut_cards_when_they_go_into_the_shoe_then_all_52_are_loaded_and_none_is_burned() -> None:
    """On the cutting card, then all of them in the shoe; the first card dealt is the first in it."""
    scene = with_wagers().given(shuffle(PLAIN)).when(cut())
    loaded = scene.one(ShoeLoaded)
    assert (loaded.by, loaded.count) == (DEALER.id, 52)
    assert cites(loaded, "6.3(a)", "6.3(b)")
    assert len(scene.state.shoe.order) == 52
    assert scene.when(c.DealRound(by=DEALER)).all(CardsDealt)[0].cards[0] is DECK[26]
    assert not with_wagers(AUTOMATED).when(shuffle(AUTOMATED)).all(ShoeLoaded)
