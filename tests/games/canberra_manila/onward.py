"""The way to the end of a round of Canberra Manila: whatever has happened, one ordinary step after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.betting import turn_of
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.showing import in_order
from croupier.games.canberra_manila.state import Hand, Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource
from croupier.games.people import Person, Role
from tests.games.canberra_manila.stacked import pack, shuffled, unseen
from tests.games.canberra_manila.tables import DEALER, NOON, SUPERVISOR

# How often, of a hundred, a player does something else than to call or to check.
_RAISES, _FOLDS, _TAPS, _TOO_SOON, _ODD, _OVER_BLIND, _CONCEDES = 26, 14, 7, 5, 5, 40, 35


def onward(table: Table, chance: Random) -> AnyCommand | None:
    """The next step of people who only want to finish the round; nothing between rounds."""
    if table.phase in (Phase.CLOSED, Phase.BETWEEN):
        return None
    if table.phase is not Phase.VOIDED:
        found = stopped(table) or answered(table, chance) or _players(table, chance) or _named(table, chance)
        if found is not None:
            return found
    step = due(table, DEALER, NOON, order_of(table, chance))
    return None if step is None else step.command


def order_of(table: Table, chance: Random) -> tuple[Card, ...]:
    """What a shuffle makes of the cards, where the program holds them."""
    return () if table.plate.cards is CardSource.FELT else shuffled(table, chance)


def stopped(table: Table) -> AnyCommand | None:
    """What keeps the table from going on."""
    if Hold.CARD_COUNT in table.holds:
        return hc.ReportCount(by=SUPERVISOR, count=len(pack(table)), complete=True)
    return None


def answered(table: Table, chance: Random) -> AnyCommand | None:
    """Whoever is asked about a remedy answers, and most agree."""
    now = table.round
    if not now.remedy:
        return None
    waiting = [hand.seat for hand in now.hands if hand.seat not in now.agreed]
    return c.AnswerRemedy(by=DEALER, seat=waiting[0], agrees=chance.random() < 0.9)


def _players(table: Table, chance: Random) -> AnyCommand | None:
    now = table.round
    if table.phase is Phase.POSTING and now.collected and not table.shoe.shuffled:
        posts = [c.PostOverBlind(by=DEALER, seat=hand.seat) for hand in now.hands]
        return _accepted(table, posts) if chance.randrange(100) < _OVER_BLIND else None
    if table.phase is not Phase.BETTING:
        return None
    return _accepted(table, wishes(table, table.hand(now.turn), chance))


def _accepted(table: Table, wanted: Iterator[AnyCommand] | list[c.PostOverBlind]) -> AnyCommand | None:
    """The first wish that the rules let come true."""
    for command in wanted:
        if not isinstance(GAME.decide(table, command), Refusal):
            return command
    return None


def wishes(table: Table, hand: Hand, chance: Random) -> Iterator[AnyCommand]:
    """What the player in turn would like, the likeliest of what is left last; at times somebody else is quicker."""
    by = DEALER if hand.player in table.excluded else _by(hand, chance)
    way = chance.randrange(100)
    for often, wish in (
        (_TOO_SOON, _too_soon), (_ODD, _odd), (_RAISES, _raise), (_TAPS, _tap), (_FOLDS, _fold),
    ):  # fmt: skip
        way -= often
        if way < 0:
            yield from wish(table, hand, by, chance)
            break
    yield c.Check(by=by, seat=hand.seat)
    yield c.Call(by=by, seat=hand.seat)
    yield from _raise(table, hand, by, chance)
    yield c.TapOut(by=by, seat=hand.seat)
    yield from _fold(table, hand, by, chance)


def _by(hand: Hand, chance: Random) -> Person:
    return DEALER if chance.random() < 0.5 else Person(Role.PLAYER, hand.player)


def _raise(table: Table, hand: Hand, by: Person, chance: Random) -> Iterator[AnyCommand]:
    """A bet or a raise, rather a small one."""
    turn, chip = turn_of(table, hand), table.plate.smallest_chip_cents
    most = min(turn.most, hand.left)
    wide = chance.randrange(turn.least, most + 1) // chip * chip if most > turn.least else turn.least
    for cents in chance.sample((turn.least, turn.least, wide, most), 4):
        yield c.Bet(by=by, seat=hand.seat, cents=cents)


def _tap(_table: Table, hand: Hand, by: Person, _chance: Random) -> Iterator[AnyCommand]:
    yield c.TapOut(by=by, seat=hand.seat)


def _fold(table: Table, hand: Hand, by: Person, chance: Random) -> Iterator[AnyCommand]:
    if chance.random() < 0.2 and not table.round.clock:
        yield c.StartClock(by=SUPERVISOR, seat=hand.seat)
    yield c.CallAndFold(by=by, seat=hand.seat)
    yield c.Fold(by=by, seat=hand.seat)


def _odd(table: Table, hand: Hand, by: Person, chance: Random) -> Iterator[AnyCommand]:
    """An amount that is neither a call nor a raise."""
    turn, chip = turn_of(table, hand), table.plate.smallest_chip_cents
    for cents in chance.sample((turn.call - chip, turn.call + chip, turn.call // 2 // chip * chip), 3):
        yield c.Bet(by=by, seat=hand.seat, cents=cents)


def _too_soon(table: Table, hand: Hand, _by_whom: Person, chance: Random) -> Iterator[AnyCommand]:
    """Somebody whose turn it is not bets, or calls."""
    others = [other for other in table.round.live if other.seat != hand.seat]
    for other in chance.sample(others, len(others)):
        yield from _raise(table, other, DEALER, chance)
        yield c.Call(by=DEALER, seat=other.seat)


def _named(table: Table, chance: Random) -> AnyCommand | None:
    """The steps for which the dealer of a felt table names cards."""
    if table.plate.cards is CardSource.ELECTRONIC:
        return None
    match table.phase:
        case Phase.POSTING if table.round.collected and table.shoe.ready:
            return c.DealHands(by=DEALER, card=unseen(table, chance, 1)[0])
        case Phase.EXPOSING if not table.round.laid_out:
            return c.TurnCommunal(by=DEALER, card=unseen(table, chance, 1)[0])
        case Phase.SHOWDOWN:
            seat = next(hand.seat for hand in in_order(table) if not hand.shown)
            concede = c.ConcedeHand(by=DEALER, seat=seat)
            gives_up = chance.randrange(100) < _CONCEDES and not isinstance(GAME.decide(table, concede), Refusal)
            return concede if gives_up else c.ShowHand(by=DEALER, seat=seat, cards=unseen(table, chance, 2))
        case _:
            return None
