"""Sampled hands against PokerKit, a library that shares nothing with this one."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pokerkit
import pytest

from croupier.cards.card import Card
from croupier.cards.hand import Hand
from croupier.cards.low import low_ranking
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, high_ranking
from croupier.cards.selection import Ranking


def sampled(pack: Pack, size: int, times: int) -> list[list[Card]]:
    lots = Random(20230573)
    return [lots.sample(pack.cards, size) for _ in range(times)]


@pytest.mark.parametrize(
    "pack, ranking, oracle",
    [
        (Pack(), STANDARD, pokerkit.StandardHighHand),
        (Pack(size=36), high_ranking(Pack(size=36), ace_low=True), pokerkit.ShortDeckHoldemHand),
        (Pack(), low_ranking(Pack(), ace_low=True), pokerkit.RegularLowHand),
    ],
    ids=["high", "reduced", "low"],
)
def test_given_sampled_hands_when_compared_then_pokerkit_agrees(
    pack: Pack, ranking: Ranking[Hand], oracle: type[pokerkit.CombinationHand]
) -> None:
    """High hands of 52, reduced order with 36 cards, and low hands with a low ace."""
    ours = [ranking.hand(five) for five in sampled(pack, 5, 4000)]
    theirs = [oracle("".join(five)) for five in sampled(pack, 5, 4000)]
    for (one, other), (first, second) in zip(pairwise(ours), pairwise(theirs), strict=True):
        assert (one < other, one == other) == (first < second, first == second)


def test_given_sampled_sevens_when_the_best_five_are_sought_then_pokerkit_agrees() -> None:
    """The best five of seven, compared in pairs."""
    ours = [STANDARD.best(seven) for seven in sampled(Pack(), 7, 500)]
    theirs = [pokerkit.StandardHighHand.from_game("".join(seven)) for seven in sampled(Pack(), 7, 500)]
    for (one, other), (first, second) in zip(pairwise(ours), pairwise(theirs), strict=True):
        assert (one < other, one == other) == (first < second, first == second)


def test_given_sampled_holdings_when_both_hole_cards_must_play_then_pokerkit_agrees() -> None:
    """PokerKit's hand of Greek hold'em takes both hole cards and three of the board, as Canberra Manila does."""
    deals = sampled(Pack(), 7, 500)
    ours = [STANDARD.best_exact(seven[:2], seven[2:]) for seven in deals]
    theirs = [pokerkit.GreekHoldemHand.from_game("".join(seven[:2]), "".join(seven[2:])) for seven in deals]
    for (one, other), (first, second) in zip(pairwise(ours), pairwise(theirs), strict=True):
        assert (one < other, one == other) == (first < second, first == second)
