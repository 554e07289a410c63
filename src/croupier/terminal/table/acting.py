"""A player's words as commands of the game; what comes of them is for the rules to say."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.games.decider import Refusal
from croupier.games.house.commands import Command
from croupier.money import dollars
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.prompts import Said


def act(house: House, guest: Guest, said: Said) -> Refusal | None:
    """Do what the player says, or say why it cannot be done."""
    commands = house.parlour.manners.commands(guest.sight, guest.person, said)
    refusal = _short_of_chips(guest, commands)
    for command in commands:
        refusal = refusal or house.give(command)
    return refusal


def _short_of_chips(guest: Guest, commands: Sequence[Command]) -> Refusal | None:
    """The engine counts no player's chips; at the table nobody can put down what is not there."""
    cents = sum(guest.parlour.manners.spent(command) for command in commands)
    chips = guest.sight.chips
    if cents <= chips:
        return None
    stakes = guest.parlour.floor.stakes
    instead = guest.parlour.manners.otherwise if guest.deciding or stakes else "Wager what you have, or less."
    why = f"That takes {dollars(cents)} in chips, and you have {dollars(chips)}."
    return Refusal((guest.parlour.floor.charter.seats.chips,), why, instead)
