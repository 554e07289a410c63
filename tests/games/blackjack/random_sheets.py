"""Rounds of Blackjack played at random by the rules read by hand, and written down as sheets."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.games.blackjack import by_hand

Move = tuple[str, int, str, int]
"""What somebody did on a hand: the word, the box, who it was, and the chips that it took."""
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
        self.dealt: dict[int, list[str]] = {}
        self.draws: list[str] = []
        """What left the shoe after the initial deal, in the order of play."""
        self.moves: list[Move] = []

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def draw(self) -> str:
        self.draws.append(self.shoe.pop())
        return self.draws[-1]

    def moved(self, word: str, count: Count, name: str, cents: int = 0) -> None:
        self.moves.append((word, count.box, name, cents))

    def box(self, number: int, *only: str) -> dict[str, Any]:
        """A box with its first two cards, played to the end."""
        names = list(only) or self.rng.sample(PLAYERS, self.rng.randint(1, 3))
        stakes = {name: self.rng.choice((self.rng.randint(1, 99_999), 1000)) for name in names}
        dealt = [self.shoe.pop(), self.shoe.pop()]
        self.dealt[number] = dealt
        box: dict[str, Any] = {"box": number}
        if by_hand.natural(dealt):
            box["hands"] = [{"cards": dealt, "wagers": [self.wager(name, stakes[name], dealt) for name in names]}]
        else:
            box["hands"] = self.played(dealt, names, stakes, Count(number, dealt))
        if len(box["hands"]) > 1 or self.chance(0.5):
            box["dealt"] = dealt
        return box

    def wager(self, name: str, stake: int, cards: list[str]) -> dict[str, Any]:
        wager: dict[str, Any] = {"player": name, "stake": stake}
        if self.dealer[0][0] == "A" and by_hand.natural(cards) and self.chance(0.4):
            wager["even_money"] = True
        return wager

    def played(self, cards: list[str], names: list[str], stakes: dict[str, int], count: Count) -> list[dict[str, Any]]:
        """What becomes of a hand of two cards: one hand, or those that are formed by splitting it."""
        alike = by_hand.worth(cards[0]) == by_hand.worth(cards[1])
        if alike and count.may_split() and self.chance(0.7):
            count.hands += 1
            staying = [name for name in names if name == names[0] or self.chance(0.5)]
            for name in names:
                self.moved("split" if name in staying else "ride", count, name, stakes[name])
            first = self.played([cards[0], self.draw()], names, stakes, count)
            return [*first, *self.played([cards[1], self.draw()], staying, stakes, count)]
        wagers: list[dict[str, Any]] = [{"player": name, "stake": stakes[name]} for name in names]
        if not count.of_aces_split() and by_hand.best(cards)[0] < 21:
            cards = self.doubled(cards, wagers, count) if self.chance(0.2) else self.drawn(cards, names[0], count)
        return [{"cards": cards, "wagers": wagers}]

    def doubled(self, cards: list[str], wagers: list[dict[str, Any]], count: Count) -> list[str]:
        """Whoever decides doubles, the others if they like, each by as much as they like; then comes one card."""
        for wager in wagers:
            if wager is wagers[0] or self.chance(0.5):
                wager["doubled"] = self.rng.choice((wager["stake"], self.rng.randint(1, wager["stake"])))
                self.moved("double", count, wager["player"], wager["doubled"])
            else:
                self.moved("ride", count, wager["player"])
        return [*cards, self.draw()]

    def drawn(self, cards: list[str], name: str, count: Count) -> list[str]:
        """Cards are drawn while they must be, and then while the player likes."""
        while True:
            points, high = by_hand.best(cards)
            if points >= 21:
                return cards
            if (points >= 12 or high) and self.chance(0.5):
                self.moved("stand", count, name)
                return cards
            self.moved("draw", count, name)
            cards = [*cards, self.draw()]

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

    def __init__(self, box: int, dealt: list[str]) -> None:
        self.box = box
        self.aces = dealt[0][0] == dealt[1][0] == "A"
        self.hands = 1

    def may_split(self) -> bool:
        return self.hands < (2 if self.aces else 4)

    def of_aces_split(self) -> bool:
        return self.aces and self.hands > 1


@st.composite
def rounds(draw: st.DrawFn) -> tuple[dict[str, Any], Round]:
    """A sheet that no rule refuses, and the round as it was played."""
    rng = draw(st.randoms(use_true_random=False))
    played = Round(rng)
    *numbers, last = sorted(rng.sample(range(1, 8), rng.randint(2, 4)))
    boxes = [played.box(number) for number in numbers]
    table = {
        "decks": played.decks,
        "soft_17": rng.choice(("stand", "hit")),
        "side_bet": rng.choice(("none", "perfect-pairs", "pairs-play")),
    }
    if played.dealer[0][0] == "A":
        for box in boxes:
            played.insured(box)
        boxes.append(played.box(last, "dot"))
    for box in boxes:
        if table["side_bet"] != "none" and rng.random() < 0.6:
            box["side"] = [{"player": name, "stake": rng.randint(1, 5000)} for name in rng.sample(PLAYERS, 2)]
    sheet = {"game": "blackjack", "table": table, "dealer": played.dealer, "boxes": boxes}
    while by_hand.matters(sheet, played.dealer):
        played.dealer.append(played.draw())
    return sheet, played


def sheets() -> st.SearchStrategy[dict[str, Any]]:
    """The sheet alone."""
    return rounds().map(lambda found: found[0])
