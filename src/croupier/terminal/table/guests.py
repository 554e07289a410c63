"""The other guests, whom the program plays."""

from __future__ import annotations

import random

from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.parlour import Parlour

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Esme", "Finn")
CHIPS = 1_000_000


class Opponent(Guest):
    """A guest whom the program plays, by a simple rule or by chance."""

    def __init__(self, parlour: Parlour, box: int, name: str, chance: random.Random) -> None:
        super().__init__(parlour, box, name, CHIPS)
        self._chance = chance
        self.by_rule = chance.randrange(2) == 0

    def wager(self, house: House) -> None:
        """A wager most of the time."""
        self.parlour.manners.wager(self, house, self._chance)

    def decide(self, house: House) -> None:
        """Everything that is this guest's to decide now."""
        while self.deciding:
            self.parlour.manners.decide(self, house, self._chance)


def seated(parlour: Parlour, boxes: int, own: int, count: int, seed: str | None) -> tuple[Opponent, ...]:
    """Opponents at boxes spread over the layout; a seed makes them play the same again."""
    free = [box for box in range(1, boxes + 1) if box != own]
    chosen = [free[(2 * place + 1) * len(free) // (2 * count)] for place in range(count)]
    return tuple(
        Opponent(parlour, box, name, random.Random(None if seed is None else f"{seed}:{box}"))
        for box, name in zip(chosen, NAMES, strict=False)
    )
