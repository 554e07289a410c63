"""Shuffle and cut: before every round of a plain shoe, and in the middle of the deck (5)."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import CardDealt
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsCut, CardsShuffled
from croupier.games.house.terms import CardSource
from tests.games.canberra_poker.tables import (
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    bet,
    deal_on,
    opened,
    played_out,
    player,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
SHUFFLE = hc.ShuffleCards(by=DEALER, order=DECK)


def with_ante(edition: Edition, **changes: CardSource) -> PlayScene:
    """A table with one ante down, and cards that nobody has shuffled for it."""
    return wagering(edition, 1, **changes).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))


def cut(after: int) -> hc.CutCards:
    return hc.CutCards(by=DEALER, after=after)


@pytest.mark.clause("5.1")
def test_5_1_given_cards_that_are_not_shuffled_when_the_dealer_deals_then_it_is_refused(edition: Edition) -> None:
    """No round is dealt without its shuffle."""
    scene = with_ante(edition)
    for deal in (c.DealRound(by=DEALER), c.DealCard(by=DEALER, box=1)):
        scene.when(deal).refused_under("5.1")
        scene.given(SHUFFLE, cut(26), deal)


@pytest.mark.clause("5.1")
def test_5_1_given_a_round_over_when_the_next_is_to_be_dealt_then_it_wants_a_shuffle_of_its_own(
    edition: Edition,
) -> None:
    """The shuffle of one round does not serve the next, on an electronic table or on felt."""
    for source in CardSource:
        felt = source is CardSource.FELT
        shuffle = hc.ShuffleCards(by=DEALER, order=() if felt else DECK)
        scene = deal_on(with_ante(edition, cards=source).given(shuffle, cut(26)), up="As" if felt else "")
        scene = scene.given(c.Fold(by=player(1), box=1))
        scene = played_out(scene).given(hc.OpenWagering(by=DEALER, at=NOON))
        scene = scene.given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
        scene.when(c.DealCard(by=DEALER, box=1)).refused_under("5.1")
        scene.given(shuffle, cut(26), c.DealCard(by=DEALER, box=1))


@pytest.mark.clause("5.1")
def test_5_1_given_a_shuffle_when_made_then_the_dealer_is_on_record_for_it_and_nobody_else_makes_it(
    edition: Edition,
) -> None:
    """With a plain shoe it is the dealer who shuffles, not a machine and not a supervisor."""
    shuffled = opened(edition).when(SHUFFLE).one(CardsShuffled)
    assert (shuffled.by, shuffled.by_hand) == (DEALER.id, True)
    assert cites(shuffled, "5.1")
    for other in (MACHINE, SUPERVISOR, OPERATOR, player(1)):
        opened(edition, 1).when(hc.ShuffleCards(by=other, order=DECK)).refused_under("5.1")


@pytest.mark.clause("5.1")
def test_5_1_given_unshuffled_cards_when_the_dealer_asks_what_is_due_then_it_is_the_shuffle(edition: Edition) -> None:
    """The dealer's screen asks for the shuffle in preparation for every round, before and after antes are down."""
    first = opened(edition, 1)
    second = played_out(bet(played_out(with_ante(edition), Phase.DECIDING), 1))
    for scene in (first, with_ante(edition), second):
        step = due(scene.state, DEALER, NOON, DECK)
        assert step is not None
        assert step.command == SHUFFLE
        assert step.under == ("5.1",)


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("after", [2, 3, 26, 49, 50])
def test_5_2_given_two_cards_or_more_at_both_ends_when_cut_then_the_packets_change_places(
    edition: Edition, after: int
) -> None:
    """After card 2 and after card 50 are cuts; the first card dealt is the one that lay below the cut."""
    scene = with_ante(edition).given(SHUFFLE).when(cut(after))
    assert cites(scene.one(CardsCut), "5.2")
    assert scene.one(CardsCut).after == after
    dealt: tuple[Card | None, ...] = tuple(event.card for event in scene.when(c.DealRound(by=DEALER)).all(CardDealt))
    assert dealt == (*DECK[after:], *DECK[:after])[:10]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("after", [-2, 0, 1, 51, 52, 53])
def test_5_2_given_fewer_than_two_cards_at_one_end_when_cut_then_it_is_refused(edition: Edition, after: int) -> None:
    """After card 1 and after card 51 is too near an end."""
    scene = with_ante(edition).given(SHUFFLE).when(cut(after))
    assert "2 to 50" in scene.refused_under("5.2").instead
    scene.when(c.DealRound(by=DEALER)).refused_under("5.2")


@pytest.mark.clause("5.2")
def test_5_2_given_cards_not_shuffled_or_cut_already_when_cut_then_it_is_refused(edition: Edition) -> None:
    """One cut, after the shuffle; a second is not made, nor one before it."""
    scene = with_ante(edition)
    scene.when(cut(26)).refused_under("5.2")
    scene = scene.given(SHUFFLE, cut(26))
    scene.when(cut(26)).refused_under("5.2")
    scene.when(cut(2)).refused_under("5.2")


@pytest.mark.clause("5.2")
def test_5_2_given_shuffled_cards_without_a_cut_when_dealt_then_it_is_refused(edition: Edition) -> None:
    """The cards go into the shoe after the cut, and are dealt from there."""
    scene = with_ante(edition).given(SHUFFLE)
    for deal in (c.DealRound(by=DEALER), c.DealCard(by=DEALER, box=1)):
        scene.when(deal).refused_under("5.2")
    scene.given(cut(26), c.DealRound(by=DEALER))


@pytest.mark.clause("5.2")
def test_5_2_given_shuffled_cards_when_the_dealer_asks_what_is_due_then_it_is_the_cut(edition: Edition) -> None:
    """The dealer cuts; nobody does it for the dealer."""
    scene = with_ante(edition).given(SHUFFLE)
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert (type(step.command), step.under) == (hc.CutCards, ("5.2",))
    for other in (player(1), SUPERVISOR, OPERATOR, MACHINE):
        scene.when(hc.CutCards(by=other, after=26)).refused_under("5.2")
