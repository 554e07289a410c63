"""Whose turn it is, and what follows once somebody has acted: the next turn, a bet laid before it, or the end.

Clauses 9.5, 9.6, 10.3, 10.4, 11.3, 12.3, 12.4, 14.1, 17.5, 17.9, 17.10, A:Betting Round.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila.answers import refuse
from croupier.games.canberra_manila.betting import still_in
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import Act, AnyEvent, BetMade, BettingClosed, HandFolded
from croupier.games.canberra_manila.evolve_round import ROUND_BOOKS
from croupier.games.canberra_manila.out_of_turn import laid_before, laid_in_vain
from croupier.games.canberra_manila.state import Hand, Play, Round, Table
from croupier.games.decider import Refusal
from croupier.games.people import Person, Role
from croupier.rules.clause import Under

_NO_BETTING: Under = (C["9.5"], C["14.1"])
_ALONE_AT_FIRST: Under = (C["10.4(a)"],)
_ALONE_LATER: Under = (C["12.4(a)"],)
_ALL_CHECKED: Under = (C["11.3"],)
_MET_AT_FIRST: Under = (C["10.4(b)"], C["9.5"])
_MET_LATER: Under = (C["12.4(b)"], C["9.5"])
_IN = Play.IN
_OUT = {
    Play.FOLDED: (C["17.10"], "has folded, and its cards take no further part"),
    Play.DEAD: (C["17.9"], "is dead, and its bets stay in the pot"),
    Play.TAPPED: (C["14.1"], "has tapped out, and only waits for the showdown"),
}


def hand_of(table: Table, seat: int, by: Person) -> Hand | Refusal:
    """The hand at a seat, if it still bets and this person may bet for it."""
    hand = table.round.hand(seat)
    if hand is None:
        return refuse(C["9.2"], f"Seat {seat} has no hand in this round.", "Wait for the next deal.")
    if by.role is Role.PLAYER and by.id != hand.player:
        why = f"The hand of seat {seat} is {hand.player}'s."
        return Refusal((C["16.2"], C["14.4"]), why, "Play your own hand, with your own chips.")
    if by.role is Role.PLAYER and hand.player in table.excluded:
        why = f"{hand.player} is excluded from the game, and plays the hand no further."
        return refuse(C["19.2(b)"], why, "The dealer folds it in its turn, unless the operator folds it now.")
    if hand.play is _IN:
        return hand
    clause, why = _OUT[hand.play]
    return refuse(clause, f"The hand of seat {seat} {why}.", "Wait for the next round.")


def in_turn(table: Table, seat: int, by: Person) -> Hand | Refusal:
    """The hand at a seat, if it is the one to act."""
    hand = hand_of(table, seat, by)
    if type(hand) is Refusal or seat == table.round.turn:
        return hand
    why = f"It is the turn of seat {table.round.turn}, not of seat {seat}."
    return Refusal(in_sequence(table), why, "Wait for your turn; only chips laid out of turn are kept for it.")


def in_sequence(table: Table) -> Under:
    """What has players act clockwise, one after the other."""
    return (C["10.3"] if table.round.street == 1 else C["12.3"], C["A:Betting Round"])


def acted(table: Table, event: Act, by: Person) -> tuple[AnyEvent, ...]:
    """What a player did, and all that follows from it before somebody else decides."""
    if _another_decides(table.round, event):
        return (event,)
    later = ROUND_BOOKS[type(event)](table.round, event)
    if not later.turn or (type(event) is HandFolded and still_in(later.hands) < 2):
        return (event, *ended(later, by))
    if later.hand_in_turn.laid:
        return (event, *following(replace(table, round=later), by))
    return (event,)


def _another_decides(now: Round, event: Act) -> bool:
    """Whether the turn surely comes to somebody else who can still bet, and nobody has chips there out of turn."""
    level = event.level if type(event) is BetMade else now.level
    asked, others = False, 0
    for hand in now.hands:
        if hand.laid:
            return False
        if hand.play is _IN and hand.seat != event.seat:
            others += 1
            asked = asked or hand.level < level or not hand.acted
    return asked and others > 1


def following(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """Bets laid out of turn whose turn has come, one after the other, and the end of the betting round."""
    now = table.round
    if not now.turn or still_in(now.hands) < 2:
        return ended(now, by)
    stood = laid_before(table, now.hand_in_turn, by)
    return () if stood is None else acted(table, stood, by)


def ended(now: Round, by: Person) -> tuple[AnyEvent, ...]:
    """The end of a betting round, before which chips go back whose turn does not come any more."""
    return (*laid_in_vain(now, by), closing(now, by))


def closing(now: Round, by: Person) -> BettingClosed:
    """Everybody has met the level or checked, or one player is left."""
    return closed(by, now.street, still_in(now.hands), now.level, opened=now.opened)


def closed(by: Person, street: int, live: int, level: int, *, opened: bool) -> BettingClosed:
    """The end of a betting round with so many left, at this level, whether anybody acted in it or nobody could."""
    if live < 2:
        under = _ALONE_AT_FIRST if street == 1 else _ALONE_LATER
    elif level == 0:
        under = _ALL_CHECKED if opened else _NO_BETTING
    else:
        under = _MET_AT_FIRST if street == 1 else _MET_LATER
    return BettingClosed(under=under, by=by.id, street=street, live=live)
