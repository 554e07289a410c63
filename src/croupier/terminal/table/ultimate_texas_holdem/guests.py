"""How the other guests play Ultimate Texas Hold-em: on nothing but their own cards and the board, or by chance."""

from __future__ import annotations

import random

from croupier.cards.card import Rank
from croupier.games.ultimate_texas_holdem.commands import AnyCommand, Check, Fold, PlacePlay, PlaceWager
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.state import STREETS, Area, Box
from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.house import House
from croupier.terminal.table.ultimate_texas_holdem.choices import mine


def wager(guest: Opponent, house: House, chance: random.Random) -> None:
    """Ante and blind most of the time, and trips some of the time."""
    if chance.randrange(8) == 0:
        return
    table = guest.sight.table
    cents = table.limits.minimum_cents * chance.choice((1, 1, 2, 3))
    for area in (Area.ANTE, Area.BLIND):
        house.give(PlaceWager(by=guest.person, box=guest.box, wager=area, cents=cents))
    if chance.randrange(3) == 0:
        trips = table.trips.minimum_cents * chance.choice((1, 2))
        house.give(PlaceWager(by=guest.person, box=guest.box, wager=Area.TRIPS, cents=trips))


def decide(guest: Opponent, house: House, chance: random.Random) -> None:
    """Play, check, or, on the river, fold."""
    box = mine(guest.sight)
    if box is not None:
        house.give(_decision(guest, box, STREETS[guest.sight.table.phase], chance))


def _decision(guest: Opponent, box: Box, street: Street, chance: random.Random) -> AnyCommand:
    plays = _has_something(guest) if guest.by_rule else chance.randrange(3) == 0
    if plays:
        cents = max(guest.sight.table.edition.play[street].amounts(box.ante))
        return PlacePlay(by=guest.person, box=guest.box, cents=cents)
    if street is Street.RIVER:
        return Fold(by=guest.person, box=guest.box)
    return Check(by=guest.person, box=guest.box, signal=guest.sight.table.plate.check_signals[0])


def _has_something(guest: Opponent) -> bool:
    """An ace, or a rank that the own cards have twice, or share with the board as far as it lies open."""
    own = [card.rank for card in guest.sight.own]
    board = {card.rank for card in guest.sight.table.round.board if card is not None}
    return Rank.ACE in own or len(set(own)) < len(own) or not board.isdisjoint(own)
