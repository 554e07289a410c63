"""Rounds of Blackjack played at random by the rules read by hand, and written down as sheets."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.games.blackjack import by_hand

PLAYERS = ("ann", "ben", "cat")
# Each round has a theme, so that splits, Blackjacks and low hands are as common as others.
THEMES = ("23456789TJQKA", "23456789TJQKA", "A8TK", "AATJQK", "89A", "2345A", "TJQK5")


class Round:
    """One round while it is played; cards come from a shoe of which each card is there once for each deck."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.decks = rng.randint(4, 8)
        ranks = rng.choice(THEMES)
        self.shoe = [rank + suit for rank in set(ranks) for suit in "cdhs" for _ in range(self.decks)]
        rng.shuffle(self.shoe)
        self.dealer = [self.shoe.pop()]

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def box(self, number: int, *only: str) -> dict[str, Any]:
        """A box with its first two cards, played to the end."""
        names = list(only) or self.rng.sample(PLAYERS, self.rng.randint(1, 3))
        stakes = {name: self.rng.choice((self.rng.randint(1, 99_999), 1000)) for name in names}
        dealt = [self.shoe.pop(), self.shoe.pop()]
        box: dict[str, Any] = {"box": number}
        if by_hand.natural(dealt):
            box["hands"] = [{"cards": dealt, "wagers": [self.wager(name, stakes[name], dealt) for name in names]}]
        else:
            box["hands"] = self.played(dealt, names, stakes, names[0], Count(dealt))
        if len(box["hands"]) > 1 or self.chance(0.5):
            box["dealt"] = dealt
        return box

    def wager(self, name: str, stake: int, cards: list[str]) -> dict[str, Any]:
        wager: dict[str, Any] = {"player": name, "stake": stake}
        if self.dealer[0][0] == "A" and by_hand.natural(cards) and self.chance(0.4):
            wager["even_money"] = True
        return wager

    def played(
        self, cards: list[str], names: list[str], stakes: dict[str, int], decides: str, count: Count
    ) -> list[dict[str, Any]]:
        """What becomes of a hand of two cards: one hand, or those that are formed by splitting it."""
        alike = by_hand.worth(cards[0]) == by_hand.worth(cards[1])
        if alike and count.may_split() and self.chance(0.7):
            count.hands += 1
            staying = [name for name in names if name == decides or self.chance(0.5)]
            first, second = [cards[0], self.shoe.pop()], [cards[1], self.shoe.pop()]
            return [
                *self.played(first, names, stakes, decides, count),
                *self.played(second, staying, stakes, decides, count),
            ]
        wagers: list[dict[str, Any]] = [{"player": name, "stake": stakes[name]} for name in names]
        if not count.of_aces_split() and by_hand.best(cards)[0] < 21:
            if self.chance(0.2):
                cards = [*cards, self.shoe.pop()]
                for wager in wagers:
                    if wager["player"] == decides or self.chance(0.5):
                        wager["doubled"] = self.rng.choice((wager["stake"], self.rng.randint(1, wager["stake"])))
            else:
                cards = self.drawn(cards)
        return [{"cards": cards, "wagers": wagers}]

    def drawn(self, cards: list[str]) -> list[str]:
        """Cards are drawn while they must be, and then while the player likes."""
        while True:
            count, high = by_hand.best(cards)
            if count >= 21 or ((count >= 12 or high) and self.chance(0.5)):
                return cards
            cards = [*cards, self.shoe.pop()]

    def insured(self, box: dict[str, Any]) -> None:
        """Owners insure up to half, those of a Blackjack who took even money excepted; a stranger takes up the rest."""
        first = box["hands"][0]["wagers"]
        bets = [
            {"player": wager["player"], "stake": self.rng.randint(1, wager["stake"] // 2)}
            for wager in first
            if wager["stake"] > 1 and not wager.get("even_money") and self.chance(0.4)
        ]
        open_to_others = [wager for wager in first if wager["player"] not in {bet["player"] for bet in bets}]
        if open_to_others and open_to_others[0]["stake"] > 1 and self.chance(0.3):
            owner = open_to_others[0]
            stranger = {"player": "dot", "stake": self.rng.randint(1, owner["stake"] // 2)}
            bets.append(stranger if self.chance(0.5) else {**stranger, "wager_of": owner["player"]})
        if bets:
            box["insurance"] = bets


class Count:
    """How many hands the box has by now, and how many it may have."""

    def __init__(self, dealt: list[str]) -> None:
        self.aces = dealt[0][0] == dealt[1][0] == "A"
        self.hands = 1

    def may_split(self) -> bool:
        return self.hands < (2 if self.aces else 4)

    def of_aces_split(self) -> bool:
        return self.aces and self.hands > 1


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A sheet that no rule refuses."""
    rng = draw(st.randoms(use_true_random=False))
    played = Round(rng)
    first, *numbers = rng.sample(range(1, 10), rng.randint(2, 4))
    boxes = [played.box(number) for number in numbers]
    table = {
        "decks": played.decks,
        "soft_17": rng.choice(("stand", "hit")),
        "side_bet": rng.choice(("none", "perfect-pairs", "pairs-play")),
    }
    if played.dealer[0][0] == "A":
        for box in boxes:
            played.insured(box)
        boxes.append(played.box(first, "dot"))
    for box in boxes:
        if table["side_bet"] != "none" and rng.random() < 0.6:
            box["side"] = [{"player": name, "stake": rng.randint(1, 5000)} for name in rng.sample(PLAYERS, 2)]
    sheet = {"game": "blackjack", "table": table, "dealer": played.dealer, "boxes": boxes}
    while by_hand.matters(sheet, played.dealer):
        played.dealer.append(played.shoe.pop())
    return sheet
