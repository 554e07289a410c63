"""How the other guests play Canberra Poker: each bets or folds on nothing but the own cards, by rule or by chance."""

from __future__ import annotations

import random

from croupier.games.canberra_poker.commands import Fold, PlaceAnte, PlaceBet, StakeJackpot
from croupier.games.canberra_poker.hands import hand_of, qualifies
from croupier.terminal.table.canberra_poker.choices import mine
from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.house import House


def wager(guest: Opponent, house: House, chance: random.Random) -> None:
    """An ante most of the time, and a stake on the jackpot some of the time."""
    if chance.randrange(8) == 0:
        return
    table = guest.sight.table
    cents = table.limits.minimum_cents * chance.choice((1, 1, 2, 3))
    house.give(PlaceAnte(by=guest.person, box=guest.box, cents=cents))
    jackpot = table.plate.jackpot
    if jackpot is not None and chance.randrange(3) == 0:
        house.give(StakeJackpot(by=guest.person, box=guest.box, cents=jackpot.wager_cents))


def decide(guest: Opponent, house: House, chance: random.Random) -> None:
    """Bet or fold."""
    box = mine(guest.sight)
    if box is None:
        return
    if _stays(guest, chance):
        multiple = guest.sight.table.edition.bet_multiple.value
        house.give(PlaceBet(by=guest.person, box=guest.box, cents=multiple * box.ante))
    else:
        house.give(Fold(by=guest.person, box=guest.box))


def _stays(guest: Opponent, chance: random.Random) -> bool:
    if guest.by_rule:
        return qualifies(hand_of(guest.sight.own))
    return chance.randrange(3) > 0
