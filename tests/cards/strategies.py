"""Hypothesis strategies for cards, packs, hands and orders, for every test that needs some."""

from __future__ import annotations

from hypothesis import strategies as st

from croupier.cards.card import SUITS, Card
from croupier.cards.pack import SIZES, Pack
from croupier.cards.ranking import HighRanking, high_ranking

FIFTY_TWO = Pack()


def packs() -> st.SearchStrategy[Pack]:
    """One pack of any size, with a joker or without."""
    return st.builds(Pack, size=st.sampled_from(SIZES), joker=st.booleans())


def cards(pack: Pack = FIFTY_TWO) -> st.SearchStrategy[Card]:
    """A card of the pack."""
    return st.sampled_from(pack.cards)


def orders(pack: Pack = FIFTY_TWO) -> st.SearchStrategy[tuple[Card, ...]]:
    """The whole pack, shuffled."""
    return st.permutations(pack.cards).map(tuple)


@st.composite
def hands(draw: st.DrawFn, pack: Pack = FIFTY_TWO, size: int = 5) -> tuple[Card, ...]:
    """Different cards of one pack, often of few ranks or few suits, so that every category comes."""
    lowest = draw(st.integers(0, len(pack.ranks) - 1))
    ranks = {*pack.ranks[lowest : lowest + draw(st.sampled_from((2, 3, 5, 13)))], draw(st.sampled_from(pack.ranks))}
    suits = draw(st.sampled_from((SUITS, SUITS, SUITS[2:], SUITS[3:])))
    few = [card for card in pack.cards if card is Card.JOKER or (card.rank in ranks and card.suit in suits)]
    source = few if len(few) >= size else pack.cards
    return tuple(draw(st.lists(st.sampled_from(source), min_size=size, max_size=size, unique=True)))


@st.composite
def rankings(draw: st.DrawFn) -> tuple[Pack, HighRanking]:
    """A pack and one of the two high rankings that a house may choose for it."""
    pack = draw(packs())
    return pack, high_ranking(pack, ace_low=draw(st.booleans()))
