"""How the other guests play Blackjack: by a rule of their own, much like the dealer's, or by chance."""

from __future__ import annotations

import random

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.actions import Action, Holding, allowed
from croupier.games.blackjack.amounts import most_insured
from croupier.games.blackjack.hands import points, total
from croupier.games.blackjack.order import Turn
from croupier.games.house.commands import CutCards
from croupier.terminal.table.blackjack.choices import cutting, in_turn, insuring
from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.house import House


def wager(guest: Opponent, house: House, chance: random.Random) -> None:
    """A wager most of the time, and a side bet some of the time."""
    if chance.randrange(8) == 0:
        return
    table = guest.sight.table
    cents = table.limits.minimum_cents * chance.choice((1, 1, 2, 5))
    house.give(c.PlaceWager(by=guest.person, box=guest.box, cents=cents))
    terms = table.plate.side_bet
    if terms is not None and chance.randrange(4) == 0:
        house.give(c.PlaceSideWager(by=guest.person, box=guest.box, cents=terms.limits.minimum_cents))


def decide(guest: Opponent, house: House, chance: random.Random) -> None:
    """Cut the cards, insure or not, or say what becomes of a hand."""
    found = in_turn(guest.sight)
    if cutting(guest.sight):
        house.give(_cut(guest, chance))
    elif insuring(guest.sight):
        _insure(guest, house, chance)
    elif found is not None:
        house.give(_on_a_hand(guest, found, chance))


def _cut(guest: Opponent, chance: random.Random) -> CutCards:
    table = guest.sight.table
    least = table.edition.least_cut.value
    return CutCards(by=guest.person, after=chance.randint(least, table.shoe.loaded - least))


def _insure(guest: Opponent, house: House, chance: random.Random) -> None:
    """Seldom, and then by half of the wager."""
    table, by, box = guest.sight.table, guest.person, guest.box
    placed = table.box(box).wagers[0]
    if chance.randrange(4) == 0:
        cents = most_insured(table.edition, placed.base)
        house.give(c.Insure(by=by, box=box, cents=cents, owner=by.id))
    else:
        house.give(c.DeclineInsurance(by=by, box=box))


def _on_a_hand(guest: Opponent, found: Turn, chance: random.Random) -> c.AnyCommand:
    by, box, cards = guest.person, guest.box, found.hand.cards
    may = allowed(guest.sight.table.edition, Holding(cards, len(found.box.hands), found.hand.doubled))
    wanted = _by_rule(found) if guest.by_rule else chance.choice(may)
    cents = found.box.wagers[0].base
    match wanted if wanted in may else may[-1]:
        case Action.SPLIT:
            return c.Split(by=by, box=box, cents=cents)
        case Action.DOUBLE:
            return c.Double(by=by, box=box, cents=cents)
        case Action.DRAW:
            return c.Draw(by=by, box=box)
        case Action.STAND:
            return c.Stand(by=by, box=box)


def _by_rule(found: Turn) -> Action:
    """Split aces and eights, double ten and eleven, and draw to sixteen."""
    cards = found.hand.cards
    if len(cards) == 2 and cards[0].rank is cards[1].rank and points(cards[0]) in (1, 8):
        return Action.SPLIT
    value = total(cards)
    if len(cards) == 2 and value.points in (10, 11):
        return Action.DOUBLE
    return Action.DRAW if value.points < 17 else Action.STAND
