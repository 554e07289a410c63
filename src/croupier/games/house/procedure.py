"""The dealer's next step at any table: what is due before a round, whatever is played."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house.charter import Charter, MachineCharter, WagerCharter
from croupier.games.house.commands import CheckCards, CloseTable, CutCards, OpenWagering, ShuffleCards
from croupier.games.house.one_deck import DeckTable
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
    pack = charter.pack(table)
    check = CheckCards(by=by, day=at.day, cards=(pack.cards,) * max(charter.decks(table)))
    say = f"Check the cards: {len(pack.cards)} of each deck, {'one of them a' if pack.joker else 'no'} joker."
    return Due(say, (charter.cards.checked,), check)


def shuffle_due(charter: Charter, table: DeckTable, by: Person, order: tuple[Card, ...]) -> Due | None:
    """The shuffle by hand and the cut of a card shoe, unless the cards are ready."""
    shoe, rules = table.shoe, charter.shoe
    if not shoe.shuffled:
        return Due("Shuffle the cards.", (rules.by_hand,), ShuffleCards(by=by, order=order))
    if not shoe.ready:
        say, half = "Cut the cards once, and place them in the shoe.", len(charter.pack(table).cards) // 2
        return Due(say, (rules.cut,), CutCards(by=by, after=half))
    return None


def load_due(charter: MachineCharter, table: DeckTable, by: Person, order: tuple[Card, ...]) -> Due | None:
    """The same where the shoe may be an automated one, which has its cards shuffled and not cut."""
    shoe, rules = table.shoe, charter.machine
    if shoe.shuffled or shoe.kind is ShoeKind.PLAIN:
        return shuffle_due(charter, table, by, order)
    first = rules.first_by_hand and not shoe.loaded_once
    shuffle = ShuffleCards(by=by if first else MACHINE, order=order)
    return Due("Shuffle, and load the shoe.", rules.by_machine[:1], shuffle)


def wagers_due(charter: WagerCharter, by: Person, at: Moment, say: str) -> Due:
    """The call for wagers."""
    return Due(say, charter.wagers.kinds, OpenWagering(by=by, at=at))
