"""How good a hand looks to the guests whom the program plays: its own two cards and the board, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card, Rank
from croupier.cards.category import Category
from croupier.games.canberra_manila.determinations import Contest, Hands
from croupier.games.canberra_manila.hands import Held, rankings

BOARD_IN_HAND = 3
_POINTS = {
    Category.NO_PAIR: 1,
    Category.ONE_PAIR: 3,
    Category.TWO_PAIRS: 5,
    Category.THREE_OF_A_KIND: 6,
    Category.STRAIGHT: 7,
    Category.FLUSH: 8,
    Category.FULL_HOUSE: 8,
}
BEST = 9


def points(hands: Hands, own: Sequence[Card], board: Sequence[Card]) -> int:
    """From 0 to 9: what is held, or, while the board is too short for a hand, what two cards and the board promise."""
    if len(board) >= BOARD_IN_HAND:
        held = rankings(hands).held(own, board)
        return max(_high(held), _low(held))
    promises = {Contest.HIGH: (_high_cards,), Contest.LOW: (_low_cards,), Contest.SPLIT: (_high_cards, _low_cards)}
    return max(promise(own, board) for promise in promises[hands.contest])


def _high(held: Held) -> int:
    return 0 if held.high is None else _POINTS.get(held.high.category, BEST)


def _low(held: Held) -> int:
    """The lower the highest of five different ranks, the better."""
    if held.low is None or held.low.category is not Category.NO_PAIR:
        return 0
    return max(1, min(BEST, 15 - held.low.ranks[0]))


def _high_cards(own: Sequence[Card], board: Sequence[Card]) -> int:
    """A pair of one's own or with the board, a joker, high cards, one suit."""
    if Card.JOKER in own:
        return 6
    first, second = (card.rank for card in own)
    paired = (first == second) * 4 + 2 * len({first, second}.intersection(card.rank for card in board))
    suited = len({card.suit for card in own}) == 1
    return min(7, paired + sum(rank >= Rank.QUEEN for rank in (first, second)) + suited)


def _low_cards(own: Sequence[Card], board: Sequence[Card]) -> int:
    """Different low cards that the board does not pair."""
    if Card.JOKER in own:
        return 6
    ranks = {card.rank for card in own}
    paired = len(ranks) < len(own) or not ranks.isdisjoint(card.rank for card in board)
    return 0 if paired else 2 * sum(rank <= Rank.EIGHT for rank in ranks) + (max(ranks) <= Rank.SIX)
