"""When two cards are a pair for the side bets: by face value, never by points (17.3, 17.4, 17.15, 17.16)."""

from __future__ import annotations

from enum import StrEnum

from croupier.cards.card import Card
from croupier.games.blackjack.clauses import C
from croupier.rules.clause import Under


class SideBet(StrEnum):
    """The two side bets; a table offers one of them or neither."""

    PERFECT_PAIRS = "perfect-pairs"
    PAIRS_PLAY = "pairs-play"


class PairKind(StrEnum):
    """How two cards of one face value match."""

    MIXED = "mixed pair"
    COLOURED = "coloured pair"
    PERFECT = "perfect pair"


def pair_of(first: Card, second: Card) -> PairKind | None:
    """The kind of pair that two cards make; a ten and a king make none, though both count ten."""
    if first.rank is not second.rank:
        return None
    if first.suit is second.suit:
        return PairKind.PERFECT
    return PairKind.COLOURED if first.suit.is_red is second.suit.is_red else PairKind.MIXED


# What the ranks of two cards must be to make a pair, and then their suits.
FACE_VALUE: dict[SideBet, Under] = {
    SideBet.PERFECT_PAIRS: (C["17.3(a)"], C["17.3(b)"], C["17.4(a)"]),
    SideBet.PAIRS_PLAY: (C["17.15(a)"], C["17.15(b)"], C["17.16"]),
}
SUITS: dict[PairKind, Under] = {
    PairKind.MIXED: (C["17.4(b)"],),
    PairKind.COLOURED: (C["17.4(c)"], C["A:Not suited"]),
    PairKind.PERFECT: (C["17.4(d)"], C["A:Suited"]),
}
