"""Blackjack counted out: every dealer's hand of a fresh shoe, and every pair, against figures from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from croupier.cards.card import RANKS, Card, Rank
from croupier.cards.pack import Pack
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.drawing import Awaited, dealer_draws
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.settle import Stake, side

# The cards of one worth are alike to the dealer, so that one of them stands for all: sixteen tens to four of the rest.
WORTHS = {Card(f"{rank.letter}s"): 16 if rank is Rank.TEN else 4 for rank in RANKS if rank not in range(11, 14)}
KNOWN_ENDS = {
    "bust": 0.28184,
    "17": 0.14522,
    "18": 0.13932,
    "19": 0.13363,
    "20": 0.17971,
    "21": 0.07284,
    "Blackjack": 0.04745,
}
MATTERS = Awaited(totals=True, blackjack=True)


def ends(
    left: dict[Card, int], cards: tuple[Card, ...], chance: Fraction, rule: SoftSeventeen
) -> Iterator[tuple[str, Fraction]]:
    """Every way in which a dealer's hand can end, with its chance."""
    if not dealer_draws(cards, rule, MATTERS):
        value = total(cards)
        yield "Blackjack" if is_blackjack(cards) else "bust" if value.bust else str(value.points), chance
        return
    whole = sum(left.values())
    for card, count in left.items():
        if count:
            yield from ends({**left, card: count - 1}, (*cards, card), chance * Fraction(count, whole), rule)


def test_given_eight_decks_when_every_dealers_hand_is_dealt_then_each_ends_as_often_as_is_known() -> None:
    """The dealer who stands on every 17, to five places; together the ends are certain."""
    left = {card: 8 * count for card, count in WORTHS.items()}
    found: dict[str, Fraction] = {}
    for end, chance in ends(left, (), Fraction(1), SoftSeventeen.STAND):
        found[end] = found.get(end, Fraction(0)) + chance
    assert sum(found.values()) == 1
    assert {end: round(float(chance), 5) for end, chance in found.items()} == KNOWN_ENDS


@pytest.mark.parametrize(
    "decks, offered, lost",
    [
        (4, SideBet.PERFECT_PAIRS, Fraction(7, 69)),
        (6, SideBet.PERFECT_PAIRS, Fraction(19, 311)),
        (8, SideBet.PERFECT_PAIRS, Fraction(17, 415)),
        (8, SideBet.PAIRS_PLAY, Fraction(43, 415)),
    ],
)
def test_given_every_first_two_cards_when_side_bets_are_settled_then_the_house_keeps_the_known_part(
    decks: int, offered: SideBet, lost: Fraction
) -> None:
    """Both cards of a shoe, in every order, one cent on each."""
    returned = 0
    for first in Pack().cards:
        for second in Pack().cards:
            ways = decks * (decks - 1 if first is second else decks)
            returned += ways * side(E2018, offered, first, second, Stake(1, 1)).returned
    cards = 52 * decks
    assert 1 - Fraction(returned, cards * (cards - 1)) == lost
