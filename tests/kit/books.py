"""The chips of a walk in double entry: what every account has gained or lost since the walk began."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from croupier.money import Move


class Books:
    """Balances by account; every move takes from one what it gives to another."""

    def __init__(self) -> None:
        self.balances: Counter[str] = Counter()

    def book(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self.balances[move.source] -= move.cents
            self.balances[move.target] += move.cents

    def __getitem__(self, account: str) -> int:
        return self.balances[account]

    def standing(self) -> dict[str, int]:
        """The accounts that are not level, to be compared later."""
        return {account: cents for account, cents in self.balances.items() if cents}


def faults_of(moves: Iterable[Move]) -> Iterator[str]:
    """What is no movement of chips: nothing, less than nothing, or from an account to itself."""
    for move in moves:
        if move.cents <= 0 or move.source == move.target:
            yield f"{move} moves no chips from one account to another"
