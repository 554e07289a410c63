"""Sheets of Blackjack for tests, in few words."""

from __future__ import annotations

from typing import Any

Written = dict[str, Any]

EXAMPLE: Written = {
    "game": "blackjack",
    "table": {"decks": 8, "soft_17": "stand", "side_bet": "perfect-pairs"},
    "dealer": ["Ah", "Kd"],
    "boxes": [
        {
            "box": 1,
            "dealt": ["8h", "8d"],
            "hands": [
                {
                    "cards": ["8h", "3c", "Ts"],
                    "wagers": [{"player": "a", "stake": 1000, "doubled": 1000}, {"player": "b", "stake": 500}],
                },
                {"cards": ["8d", "9c"], "wagers": [{"player": "a", "stake": 1000}]},
            ],
            "side": [{"player": "a", "stake": 100}],
            "insurance": [{"player": "a", "stake": 500}],
        }
    ],
}


def wager(player: str = "a", stake: int = 1000, **others: Any) -> Written:
    return {"player": player, "stake": stake, **others}


def hand(cards: str, *wagers: Written) -> Written:
    return {"cards": cards.split(), "wagers": list(wagers or (wager(),))}


def box(*hands: Written, number: int = 1, **others: Any) -> Written:
    return {"box": number, "hands": list(hands), **others}


def sheet(dealer: str, *boxes: Written, **table: Any) -> Written:
    return {"game": "blackjack", "table": table, "dealer": dealer.split(), "boxes": list(boxes)}
