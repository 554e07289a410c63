"""The way to the end of a round of Ultimate Texas Hold-em: whatever has happened, one ordinary step after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.house import commands as hc
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.deciding import pending
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.settling import next_hand
from croupier.games.ultimate_texas_holdem.state import STREETS, Area, Box, Phase, Table
from tests.games.ultimate_texas_holdem.stacked import DECK, STRONG, stacked
from tests.games.ultimate_texas_holdem.tables import DEALER, NOON, OPERATOR, SUPERVISOR
from tests.kit.house import newcomers

# How often, of a hundred, a hand that has not decided does what.
_LOOKS, _CALLED, _CHECKS, _FOLDS, _CONCEDES = 30, 4, 40, 15, 8


def onward(table: Table, chance: Random) -> AnyCommand | None:
    """The next step of people who only want to finish the round; nothing between rounds."""
    if table.phase in (Phase.CLOSED, Phase.BETWEEN):
        return None
    if table.phase is Phase.VOIDED:
        return hc.CollectVoid(by=DEALER)
    return stopped(table) or _players(table, chance) or _of_the_dealer(table, chance)


def unseen(table: Table, chance: Random, count: int) -> tuple[Card, ...]:
    """Cards of a felt table that may still turn up."""
    left = [card for card in DECK if card not in table.round.seen]
    return tuple(chance.sample(left, count))


def filled(table: Table, held: tuple[Card | None, ...], chance: Random) -> tuple[Card, ...]:
    """Cards of a felt table with faces for those that nobody has seen, at times some that make a strong hand."""
    known = [card for card in held if card is not None]
    strong = chance.choice(STRONG)[0 if len(held) > 2 else 1][: len(held)]
    if not known and table.round.seen.isdisjoint(strong):
        return strong
    return (*known, *unseen(table, chance, len(held) - len(known)))


def stopped(table: Table) -> AnyCommand | None:
    """What keeps the table from going on."""
    if Hold.CARD_COUNT in table.holds:
        return hc.ReportCount(by=SUPERVISOR, count=len(DECK), complete=True)
    return None


def _players(table: Table, chance: Random) -> AnyCommand | None:
    """What the players do, each for the own box."""
    if table.phase is Phase.WAGERING:
        down = tuple(wagers(table))
        ready = any(box.complete for box in table.round.boxes)
        return chance.choice(down) if down and (not ready or chance.random() < 0.7) else _nobody(table)
    if table.phase in (Phase.REFUNDING, Phase.SETTLING):
        box = next_hand(table)
        gives_up = box is not None and not box.turned and chance.randrange(100) < _CONCEDES
        return c.Concede(by=DEALER, box=box.box) if box is not None and gives_up else None
    undecided = pending(table)
    return _decided(table, chance.choice(undecided), chance) if table.phase in STREETS and undecided else None


def _decided(table: Table, box: Box, chance: Random) -> AnyCommand:
    """What one hand does: look first, wait for a call, and decide."""
    number, way = box.box, chance.randrange(100)
    if not box.handled and way < _LOOKS:
        return c.LookAtCards(by=DEALER, box=number)
    if box.called and way < _LOOKS:
        return c.DeemFolded(by=DEALER, box=number, because=chance.choice(tuple(c.Silence)), waited_seconds=90)
    way = chance.randrange(100)
    if way < _CALLED and not box.called:
        return c.CallForDecision(by=DEALER, box=number)
    if way < _CHECKS and table.phase is not Phase.RIVER:
        return c.Check(by=DEALER, box=number, signal=table.plate.check_signals[0])
    if way > 100 - _FOLDS or box.ante == 0:
        return c.Fold(by=DEALER, box=number)
    amounts = table.edition.play[STREETS[table.phase]].amounts(box.ante)
    return c.PlacePlay(by=DEALER, box=number, cents=chance.choice(amounts))


def wagers(table: Table) -> Iterator[AnyCommand]:
    """The antes, blinds and trips that are not there yet."""
    if not any(seat.player not in table.excluded for seat in table.seats):
        yield from newcomers(table, DEALER)
    for seat in table.seats:
        box = table.box(seat.box)
        if seat.player in table.excluded:
            continue
        if box is None:
            yield c.PlaceWager(by=DEALER, box=seat.box, wager=Area.ANTE, cents=_least(table, Area.ANTE))
        elif not box.blind:
            yield c.PlaceWager(by=DEALER, box=seat.box, wager=Area.BLIND, cents=box.ante)
        elif not box.trips:
            yield c.PlaceWager(by=DEALER, box=seat.box, wager=Area.TRIPS, cents=_least(table, Area.TRIPS))


def _least(table: Table, area: Area) -> int:
    limits = table.limits if area is Area.ANTE else table.trips
    return -(-limits.minimum_cents // limits.multiple_cents) * limits.multiple_cents


def _nobody(table: Table) -> AnyCommand | None:
    """A round that nobody plays ends by the operator's word alone."""
    if any(box.complete for box in table.round.boxes):
        return None
    return hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="nobody plays")


def _of_the_dealer(table: Table, chance: Random) -> AnyCommand | None:
    felt = table.plate.cards is CardSource.FELT
    if felt:
        found = _by_hand(table, chance)
        if found is not None:
            return found
    step = due(table, DEALER, NOON, () if felt else _order(table, chance))
    if step is not None and isinstance(step.command, c.DealRound) and chance.random() < 0.3:
        return _one_by_one(table)
    return None if step is None else step.command


def _one_by_one(table: Table) -> AnyCommand | None:
    """The next card or packet of a shoe whose order the program holds, dealt by hand."""
    blind = due(_without_order(table), DEALER, NOON)
    return None if blind is None else blind.command


def _without_order(table: Table) -> Table:
    return replace(table, shoe=replace(table.shoe, order=()))


def _order(table: Table, chance: Random) -> tuple[Card, ...]:
    complete = any(box.complete for box in table.round.boxes)
    return stacked(table, chance) if complete and chance.random() < 0.5 else tuple(chance.sample(DECK, len(DECK)))


def _by_hand(table: Table, chance: Random) -> AnyCommand | None:
    """The steps for which the dealer of a felt table names cards."""
    now, flop = table.round, table.edition.flop_cards.value
    match table.phase:
        case Phase.PREFLOP:
            return c.RevealFlop(by=DEALER, cards=filled(table, now.board[:flop], chance))
        case Phase.FLOP:
            return c.RevealRiver(by=DEALER, cards=filled(table, now.board[flop:], chance))
        case Phase.RIVER:
            return c.RevealDealer(by=DEALER, cards=filled(table, now.dealer, chance))
        case Phase.SETTLING:
            box = next_hand(table)
            if box is not None and not box.turned:
                return c.TurnHand(by=DEALER, box=box.box, cards=filled(table, box.cards, chance))
        case _:
            pass
    return None
