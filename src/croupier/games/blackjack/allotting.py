"""Who may insure a wager that its owner declines to insure, when more than one player wants to (7.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from croupier.games.blackjack.amounts import most_insured
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.state import Box, Insurance, Table, Wager
from croupier.rules.clause import Clause


class Allotted(NamedTuple):
    """As much of a wish as there is room for, and the clause that put it in its place."""

    wish: Insurance
    cents: int
    because: Clause


def allotted(table: Table) -> Iterator[Allotted]:
    """Declined wager after declined wager, clockwise and front to back, each up to half of it for all together.

    Nobody insures who has been excluded, or has no wager left, nor any wager that has been voided (16.2).
    """
    on_others: Counter[str] = Counter()
    unit = table.plate.smallest_chip_cents * table.edition.insurance_unit.value.to
    one = table.edition.insurance_unit.value.one
    for box, wager in _declined(table):
        room = most_insured(table.edition, wager.base) * one // unit * unit // one
        wishes = [wish for wish in table.round.applications if (wish.box, wish.owner) == (box.box, wager.player)]
        wishes = [wish for wish in wishes if wish.player not in table.excluded]
        for wish, because in in_preference(table, box, wishes, on_others):
            cents = min(wish.cents, room)
            if cents:
                room -= cents
                on_others[wish.player] += cents
                yield Allotted(wish, cents, because)


def _declined(table: Table) -> Iterator[tuple[Box, Wager]]:
    for box in table.round.boxes:
        for wager in box.wagers:
            if (box.box, wager.player) in table.round.declined and not wager.closed:
                yield box, wager


def in_preference(
    table: Table, box: Box, wishes: list[Insurance], on_others: Counter[str]
) -> Iterator[tuple[Insurance, Clause]]:
    """Same box, front to back; then the nearest box, front to back; then whoever has insured others for less.

    Equal in that too is not covered by the rules; then it goes clockwise from the first box.
    """
    waiting = {wish.player: wish for wish in wishes}
    for wager in box.wagers:
        if wager.player in waiting and not wager.closed:
            yield waiting.pop(wager.player), C["7.2(a)"]
    boxes = [other for other in table.round.boxes if other.box != box.box]
    for distance in sorted({abs(other.box - box.box) for other in boxes}):
        rows = [_row(other, waiting) for other in boxes if abs(other.box - box.box) == distance]
        contested = sum(bool(row) for row in rows) > 1
        while any(rows):
            row = min((row for row in rows if row), key=lambda row: on_others[row[0]])
            player = row.pop(0)
            if player in waiting:
                yield waiting.pop(player), C["7.2(c)"] if contested else C["7.2(b)"]


def _row(box: Box, waiting: dict[str, Insurance]) -> list[str]:
    """The applicants of a box, the one nearest to the dealer first."""
    return [wager.player for wager in box.wagers if wager.player in waiting and not wager.closed]
