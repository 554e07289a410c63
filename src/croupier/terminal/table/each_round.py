"""Cards that are shuffled for every round: which shuffle they come from, and where a seed puts them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from croupier.cards.card import Card
from croupier.games.house.boxes import Cards
from croupier.games.house.charter import Charter
from croupier.games.house.state import HouseTable
from croupier.terminal.table.parlour import Placed
from croupier.terminal.table.sight import Sight


def shuffle_wanted(charter: Charter, table: HouseTable) -> int:
    """That of the round which is open, or else of the next one."""
    return table.rounds + (table.phase is charter.stations.between)


def shuffle_over(charter: Charter, table: HouseTable, number: int) -> bool:
    """Whether the round of this shuffle is over."""
    return table.phase is charter.stations.between and table.round.number == number


def placed(
    positions: Iterable[tuple[int, int]], common: Mapping[int, Cards], order: tuple[Card, ...], sight: Sight
) -> tuple[Placed, ...]:
    """The cards of every hand, and of the places that belong to none, in the order in which they are dealt."""
    hands = {box.box: sight.own if box.box == sight.box else box.cards for box in sight.table.round.boxes}
    hands.update(common)
    cards = (*order[sight.cut :], *order[: sight.cut])
    return tuple((hands[place][index], card) for (place, index), card in zip(positions, cards, strict=False))
