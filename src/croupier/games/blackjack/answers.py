"""What a handler gives back, and what many of them share: a person's wager, and an answer made event by event.

Clauses 4.2, 4.5, 16.2(b).
"""

from __future__ import annotations

from functools import partial

from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.evolve import evolve
from croupier.games.blackjack.state import Box, Table, Wager
from croupier.games.decider import Refusal
from croupier.games.house import answers, voiding
from croupier.games.house.answers import refuse
from croupier.games.people import Person, Role

Answer = tuple[AnyEvent, ...] | Refusal
card_named = partial(answers.card_named, CHARTER)
chips_only = partial(answers.chips_only, CHARTER)
shut_out = partial(answers.shut_out, CHARTER)
voided = partial(voiding.voided, CHARTER)


class Course:
    """The events of one answer, booked when the table is looked at, so that the next can follow from them."""

    __slots__ = ("_booked", "_table", "by", "events")

    def __init__(self, table: Table, by: Person) -> None:
        self._table, self._booked, self.by = table, 0, by.id
        self.events: list[AnyEvent] = []

    @property
    def table(self) -> Table:
        """The table as it is by now."""
        while self._booked < len(self.events):
            self._table = evolve(self._table, self.events[self._booked])
            self._booked += 1
        return self._table

    def add(self, event: AnyEvent) -> None:
        self.events.append(event)

    def told(self) -> tuple[AnyEvent, ...]:
        return tuple(self.events)


def meant(table: Table, box: int, player: str, by: Person) -> str | Refusal:
    """Whose wager a command is about: a player's own; of others the one named, or whoever sits at the box."""
    if by.role is Role.PLAYER:
        if player in ("", by.id):
            return by.id
        why = f"The wager of {player} is not {by.id}'s."
        return refuse(C["16.7"], why, "Let everybody decide on their own wagers.")
    if player.strip():
        return player
    seat = table.seat(box)
    if seat is None:
        return refuse(C["4.5/lead"], f"Nobody sits at box {box}.", "Name the player.")
    return seat.player


def box_in_play(table: Table, number: int) -> Box | Refusal:
    box = table.box(number)
    if box is None:
        return refuse(C["A:Box"], f"Box {number} has no wager in this round.", "Name a box with a wager.")
    return box


def wager_of(wagers: tuple[Wager, ...], player: str) -> Wager | None:
    for wager in wagers:
        if wager.player == player:
            return wager
    return None


def own_wager(table: Table, number: int, named: str, by: Person) -> tuple[Box, Wager] | Refusal:
    """The wager that somebody placed on a box, which that player or the dealer may speak about."""
    player = meant(table, number, named, by)
    if isinstance(player, Refusal):
        return player
    box = box_in_play(table, number)
    if isinstance(box, Refusal):
        return box
    wager = wager_of(box.wagers, player)
    if wager is None:
        return refuse(C["4.5/lead"], f"{player} has no wager on box {number}.", "Name a player who wagers there.")
    return box, wager
