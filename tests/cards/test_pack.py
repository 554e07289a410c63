"""Packs of every size, and what a check of their cards finds."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card, Rank, parse_cards
from croupier.cards.pack import NO_FAULTS, Pack
from tests.cards.strategies import cards, orders, packs


@pytest.mark.parametrize(
    "size, lowest, shortest",
    [
        (52, Rank.TWO, 52),
        (48, Rank.THREE, 48),
        (44, Rank.FOUR, 44),
        (40, Rank.FIVE, 40),
        (36, Rank.SIX, 36),
        (32, Rank.SEVEN, 32),
    ],
)
def test_given_a_size_when_the_pack_is_made_then_the_lowest_ranks_are_gone(
    size: int, lowest: Rank, shortest: int
) -> None:
    """Packs shrink by four cards of the lowest rank; a joker adds one card to any of them."""
    pack, wild = Pack(size=size), Pack(size=size, joker=True)
    assert len(pack.cards) == len(set(pack.cards)) == shortest
    assert (pack.ranks[0], pack.ranks[-1]) == (lowest, Rank.ACE)
    assert wild.cards == (*pack.cards, Card.JOKER)
    assert wild.ranks == pack.ranks


def test_given_a_new_pack_when_opened_then_it_lies_in_the_order_of_a_new_pack() -> None:
    """Clubs, diamonds, hearts, spades, deuce to ace; further packs follow in the same order."""
    assert Pack().cards == tuple(card for card in Card if card is not Card.JOKER)
    assert Pack(packs=8).cards == Pack().cards * 8
    assert Pack(size=32).cards[:9] == parse_cards("7c 8c 9c Tc Jc Qc Kc Ac 7d")


@pytest.mark.parametrize(
    "size, joker, full", [(52, False, True), (52, True, True), (48, True, False), (32, False, False)]
)
def test_given_a_pack_when_classified_then_it_is_full_from_52_cards_on(size: int, joker: bool, full: bool) -> None:
    """A joker does not make a reduced pack full."""
    assert Pack(size=size, joker=joker).is_full is full


def test_given_a_card_when_looked_for_then_it_is_in_the_packs_that_have_it() -> None:
    """Low cards and the joker belong to some packs only, and nothing else belongs to any."""
    assert Card.ACE_OF_SPADES in Pack(size=32)
    assert Card.JOKER in Pack(joker=True, packs=2)
    assert Card.JOKER not in Pack()
    assert Card.SIX_OF_HEARTS not in Pack(size=32)
    assert "a card" not in Pack()


@pytest.mark.parametrize("size", [0, 28, 33, 50, 53, 56, -52])
def test_given_a_size_that_no_rule_knows_when_the_pack_is_made_then_it_is_refused(size: int) -> None:
    """Six sizes are known."""
    with pytest.raises(ValueError, match=rf"^A pack of {size} cards is not known; choose 52, 48, 44, 40, 36, 32\.$"):
        Pack(size=size)


def test_given_no_packs_when_a_shoe_is_wanted_then_it_is_refused() -> None:
    """A shoe takes one pack or more."""
    with pytest.raises(ValueError, match=r"^0 packs cannot be played with; take one or more\.$"):
        Pack(packs=0)


def test_given_a_pack_from_the_wire_when_it_cannot_be_then_it_is_refused_with_its_reason() -> None:
    """A pack that is read is checked as one that is made."""
    assert msgspec.json.decode(b'{"size": 40, "joker": true, "back": "red"}', type=Pack) == Pack(40, True, 1, "red")
    with pytest.raises(msgspec.ValidationError, match="A pack of 28 cards is not known"):
        msgspec.json.decode(b'{"size": 28}', type=Pack)


def test_given_two_packs_that_differ_by_their_backs_when_compared_then_they_are_two_packs_of_the_same_cards() -> None:
    """An automated shuffling shoe takes two decks of different colours, alike in everything else."""
    red, blue = Pack(back="red"), Pack(back="blue")
    assert red != blue
    assert red.cards == blue.cards


@given(packs(), st.data())
def test_given_a_whole_pack_in_any_order_when_checked_then_nothing_is_wrong(pack: Pack, data: st.DataObject) -> None:
    """A complete pack is complete however it lies."""
    faults = pack.faults(data.draw(orders(pack)))
    assert not faults
    assert faults == NO_FAULTS
    assert str(faults) == "complete"


@given(packs(), st.data())
def test_given_one_card_in_the_place_of_another_when_checked_then_both_are_named(
    pack: Pack, data: st.DataObject
) -> None:
    """The card that lacks is missing, and the one in its place is there twice or foreign."""
    gone, extra = data.draw(cards(pack)), data.draw(st.sampled_from(Card))
    heap = [extra if card is gone else card for card in data.draw(orders(pack))]
    faults = pack.faults(heap)
    assert faults.missing == pack.missing(heap) == ((gone,) if extra is not gone else ())
    assert faults.surplus == pack.surplus(heap) == ((extra,) if extra is not gone and extra in pack.cards else ())
    assert faults.foreign == ((extra,) if extra not in pack.cards else ())
    assert bool(faults) == (extra is not gone)


def test_given_a_shoe_of_two_packs_when_checked_then_cards_are_counted() -> None:
    """Of each card two are wanted; the third is too many and none at all lacks twice."""
    shoe = Pack(packs=2)
    heap = [card for card in shoe.cards if card is not Card.TWO_OF_CLUBS] + parse_cards_list("As 3d Jk Jk")
    faults = shoe.faults(heap)
    assert str(faults) == "missing: 2c 2c; too many: 3d As; foreign: Jk Jk"


def parse_cards_list(text: str) -> list[Card]:
    return list(parse_cards(text))
