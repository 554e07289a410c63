"""Sheets of Canberra Manila at random, rich in tap-outs, ties, odd units, and hands that are rare at a table."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.cards.pack import SIZES, Pack

Written = dict[str, Any]

MOST_SEATS = 9
UNITS = (25, 50, 100, 100, 250, 700)
CHIPS = (1, 50, 100, 100, 500)
POSSIBLE_QUALIFIERS = {("high", size) for size in (52, 48, 44)} | {("low", size) for size in (52, 48, 44, 40)}


def sheets() -> st.SearchStrategy[Written]:
    """Sheets that no rule refuses, every optional field of them filled in."""
    return st.integers(0, 2**32).map(random_sheet)


def random_sheet(seed: int) -> Written:
    """The same sheet for the same seed."""
    lots = Random(seed)
    table = _table(lots)
    seats = sorted(lots.sample(range(1, MOST_SEATS + 1), lots.randint(2, MOST_SEATS)))
    cards = _cards(lots, Pack(table["deck"], table["joker"]), 5 + 2 * len(seats))
    stakes = _stakes(lots, len(seats))
    live = set(lots.sample(seats, lots.randint(1, len(seats)))) if lots.random() < 0.7 else set(seats)
    return {
        "game": "canberra-manila",
        "table": table,
        "button": lots.randint(1, MOST_SEATS),
        "board": cards[:5],
        "only_forced_bets": lots.random() < 0.05,
        "seats": [
            {
                "seat": seat,
                "cards": cards[5 + 2 * place : 7 + 2 * place],
                "contributed": stakes[place],
                "folded": seat not in live,
            }
            for place, seat in enumerate(seats)
        ],
    }


def _table(lots: Random) -> Written:
    deck, pot, low_ace = (
        lots.choice(SIZES),
        lots.choice(("high", "low", "split", "split")),
        lots.choice(("high", "low")),
    )
    rate, cap = lots.choice((5, 10)), lots.choice((0, 300, 750, 1000, 10**6))
    return {
        "deck": deck,
        "joker": lots.random() < 0.3,
        "ace": lots.choice(("high", "both")),
        "pot": pot,
        "eight_or_better": pot == "split" and (low_ace, deck) in POSSIBLE_QUALIFIERS and lots.random() < 0.6,
        "low_ace": low_ace,
        "smallest_chip": lots.choice(CHIPS),
        "commission": lots.choice((None, *({"rate": rate, "cap": cap},) * 4)),
    }


def _stakes(lots: Random, seats: int) -> list[int]:
    """All alike, of a few heights, or of any; somebody may have put nothing in."""
    unit, most = lots.choice(UNITS), lots.choice((3, 12, 60))
    heights = [lots.randint(1, most) for _ in range(lots.choice((1, 1, 2, 3, seats)))]
    stakes = [unit * lots.choice(heights) for _ in range(seats)]
    if lots.random() < 0.2:
        stakes[lots.randrange(seats)] = 0
    return stakes if any(stakes) else [unit] * seats


def _cards(lots: Random, pack: Pack, count: int) -> list[str]:
    """Cards in any order; or of few ranks, so that hands are equal; or few suits first, so that there are flushes."""
    deck = list(pack.cards)
    lots.shuffle(deck)
    theme = lots.choice(("any", "alike", "alike", "board of one suit", "joker"))
    if theme == "alike":
        one, other = lots.sample([rank.letter for rank in pack.ranks], 2)
        pairs = zip("cdhs", lots.sample("cdhs", 4), strict=True)
        alike = [Card(card) for suit, suited in pairs for card in (one + suit, other + suited)]
        rest = [card for card in deck if card not in alike]
        deck = [*rest[:5], *alike, *rest[5:]]
    if theme == "board of one suit":
        deck.sort(key=lambda card: card.suit != "s")
        deck = [*deck[:3], *lots.sample(deck[3:], len(deck) - 3)]
    if theme == "joker" and pack.joker:
        place = lots.randrange(count)
        deck.remove(Card.JOKER)
        deck.insert(place, Card.JOKER)
    return [card.value for card in deck[:count]]
