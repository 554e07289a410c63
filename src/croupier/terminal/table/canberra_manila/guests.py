"""How the other guests play Canberra Manila: each by its temperament, on the own cards and what lies open alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from croupier.games.canberra_manila.betting import Turn, turn_of
from croupier.games.canberra_manila.commands import AnyCommand, Bet, BuyChips, Call, Check, ChooseEntry, Fold
from croupier.games.canberra_manila.state import Hand, Seat, Table
from croupier.games.house.commands import TakeSeat
from croupier.terminal.table.canberra_manila.choices import mine
from croupier.terminal.table.canberra_manila.judging import points
from croupier.terminal.table.guests import NAMES, Opponent
from croupier.terminal.table.house import House


class Temperament(msgspec.Struct, frozen=True):
    """How many points it takes to stay in and to raise, how often a guest bluffs, and what it does about its stake."""

    stays: int
    """Points from which a small bet is met; a large one takes two more."""
    raises: int
    bluffs: int
    """One time in so many; never if zero."""
    stake: int
    """What it puts on the table, in minimum stakes."""
    tops_up: bool = True
    posts: bool = True
    """Whether it posts what it owes rather than wait for the blind."""


TIGHT = Temperament(stays=4, raises=6, bluffs=0, stake=2)
CALLING = Temperament(stays=1, raises=8, bluffs=0, stake=2)
BOLD = Temperament(stays=2, raises=4, bluffs=6, stake=3)
STEADY = Temperament(stays=3, raises=5, bluffs=20, stake=1, tops_up=False, posts=False)
LOOSE = Temperament(stays=0, raises=5, bluffs=12, stake=2)
WILD = Temperament(stays=1, raises=3, bluffs=3, stake=1)
TEMPERAMENTS: dict[str, Temperament] = dict(zip(NAMES, (TIGHT, CALLING, BOLD, STEADY, LOOSE, WILD), strict=True))


def wager(guest: Opponent, house: House, _chance: random.Random) -> None:
    """Between two rounds: a seat, a stake, and a choice how to come in."""
    nature, table = TEMPERAMENTS[guest.person.id], guest.sight.table
    seat: Seat | None = table.seat(guest.box)
    if seat is None:
        house.give(TakeSeat(by=guest.person, box=guest.box, player=guest.person.id))
    stake, declared = (0, False) if seat is None else (seat.stake, seat.declared)
    least = table.next_settings.stake_cents
    if not declared and (not stake or (stake < least and nature.tops_up)):
        house.give(BuyChips(by=guest.person, seat=guest.box, cents=nature.stake * least - stake % 100))
    house.give(ChooseEntry(by=guest.person, seat=guest.box, posts=nature.posts))


def decide(guest: Opponent, house: House, chance: random.Random) -> None:
    """The first of what the guest would like to do that the rules allow."""
    hand = mine(guest.sight)
    if hand is not None:
        for command in _wishes(guest, hand, chance):
            if house.give(command) is None:
                return


def _wishes(guest: Opponent, hand: Hand, chance: random.Random) -> Iterator[AnyCommand]:
    """What the guest would like to do, best first; to call, to check or to fold is always open."""
    nature, table = TEMPERAMENTS[guest.person.id], guest.sight.table
    turn, looks = turn_of(table, hand), points(table.settings.hands, guest.sight.own, table.round.board)
    bluffs = nature.bluffs > 0 and chance.randrange(nature.bluffs) == 0
    if turn.bar is None and turn.least <= hand.left and (looks >= nature.raises or bluffs):
        yield Bet(by=guest.person, seat=guest.box, cents=_amount(table, hand, turn, chance))
    if not turn.call:
        yield Check(by=guest.person, seat=guest.box)
    if not turn.call or bluffs or looks >= nature.stays + 2 * _is_large(table, hand, turn):
        yield Call(by=guest.person, seat=guest.box)
    yield Fold(by=guest.person, seat=guest.box)
    yield Call(by=guest.person, seat=guest.box)


def _is_large(table: Table, hand: Hand, turn: Turn) -> bool:
    """Whether the call takes a third of what is left, or comes to more than half of the pot."""
    return 3 * turn.call > hand.left or 2 * turn.call > table.round.pot


def _amount(table: Table, hand: Hand, turn: Turn, chance: random.Random) -> int:
    """The least, or up to half the pot more, in whole minimum bets, as far as stake and maximum reach."""
    unit = table.settings.bets.minimum_cents
    more = chance.choice((0, 0, 1, 2)) * (table.round.pot // 4 // unit * unit)
    most = min(turn.most, hand.left)
    return max(turn.least, min(turn.least + more, most))
