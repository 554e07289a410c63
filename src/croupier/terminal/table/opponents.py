"""The other guests: each bets or folds on nothing but the own cards, by a simple rule or by chance."""

from __future__ import annotations

import random

from croupier.games.canberra_poker.commands import Fold, PlaceAnte, PlaceBet, StakeJackpot
from croupier.games.canberra_poker.hands import hand_of, qualifies
from croupier.terminal.table.house import Guest, House

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Esme", "Finn")
CHIPS = 1_000_000


class Opponent(Guest):
    """A guest that the program plays."""

    def __init__(self, box: int, name: str, chance: random.Random) -> None:
        super().__init__(box, name, CHIPS)
        self._chance = chance
        self._by_rule = chance.randrange(2) == 0

    def wager(self, house: House) -> None:
        """An ante most of the time, and a stake on the jackpot some of the time."""
        if self._chance.randrange(8) == 0:
            return
        cents = self.sight.table.limits.minimum_cents * self._chance.choice((1, 1, 2, 3))
        house.give(PlaceAnte(by=self.person, box=self.box, cents=cents))
        jackpot = self.sight.table.plate.jackpot
        if jackpot is not None and self._chance.randrange(3) == 0:
            house.give(StakeJackpot(by=self.person, box=self.box, cents=jackpot.wager_cents))
            house.sense(self.box)

    def decide(self, house: House) -> None:
        """Bet or fold."""
        mine = self.sight.mine
        if mine is None or not self.sight.deciding:
            return
        if self._stays():
            multiple = self.sight.table.edition.bet_multiple.value
            house.give(PlaceBet(by=self.person, box=self.box, cents=multiple * mine.ante))
        else:
            house.give(Fold(by=self.person, box=self.box))

    def _stays(self) -> bool:
        if self._by_rule:
            return qualifies(hand_of(self.sight.own))
        return self._chance.randrange(3) > 0


def seated(boxes: int, own: int, count: int, seed: str | None) -> tuple[Opponent, ...]:
    """Opponents at boxes spread over the layout; a seed makes them play the same again."""
    free = [box for box in range(1, boxes + 1) if box != own]
    chosen = [free[(2 * place + 1) * len(free) // (2 * count)] for place in range(count)]
    return tuple(
        Opponent(box, name, random.Random(None if seed is None else f"{seed}:{box}"))
        for box, name in zip(chosen, NAMES, strict=False)
    )
