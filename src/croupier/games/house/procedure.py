"""The dealer's next step at any table: what is due before a round, whatever is played."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.games.house.charter import Charter
from croupier.games.house.commands import CheckCards, CloseTable, OpenWagering
from croupier.games.house.state import HouseTable
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Role
from croupier.rules.clause import Under

DEALER = Person(Role.DEALER, "dealer")
MACHINE = Person(Role.SYSTEM, "shuffler")


class Due(msgspec.Struct, frozen=True):
    """What the dealer does next: what to say or do, under which clause, and the command that records it."""

    say: str
    under: Under
    command: Any
    """One of the game's own commands, or of the house's."""


def before_shuffle(charter: Charter, table: HouseTable, by: Person, at: Moment) -> Due | None:
    """An announced closing, and the check of the cards, come before anything else."""
    if table.closing:
        return Due("Close the table.", charter.opening.closing, CloseTable(by=Person(Role.OPERATOR, by.id)))
    if table.cards.checked_on == at.day:
        return None
    check = CheckCards(by=by, day=at.day, cards=(charter.pack.cards,) * max(charter.decks(table)))
    say = f"Check the cards: {charter.pack.size} of each deck, no joker."
    return Due(say, (charter.cards.checked,), check)


def wagers_due(charter: Charter, by: Person, at: Moment, say: str) -> Due:
    """The call for wagers."""
    return Due(say, charter.opening.wagers, OpenWagering(by=by, at=at))
