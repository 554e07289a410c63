"""Whose turn it is, and what follows once somebody has acted: the next turn, a bet laid before it, or the end.

Clauses 9.5, 9.6, 10.3, 10.4, 11.3, 12.3, 12.4, 14.1, 17.5, 17.9, 17.10, A:Betting Round.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila.answers import refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import AnyEvent, BettingClosed, HandFolded
from croupier.games.canberra_manila.evolve_round import ROUND_BOOKS
from croupier.games.canberra_manila.out_of_turn import laid_before, laid_in_vain
from croupier.games.canberra_manila.state import Hand, Play, Round, Table
from croupier.games.decider import Refusal
from croupier.games.people import Person, Role
from croupier.rules.clause import Under

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
    out = _OUT.get(hand.play)
    if out is not None:
        return refuse(out[0], f"The hand of seat {seat} {out[1]}.", "Wait for the next round.")
    return hand


def in_turn(table: Table, seat: int, by: Person) -> Hand | Refusal:
    """The hand at a seat, if it is the one to act."""
    hand = hand_of(table, seat, by)
    if isinstance(hand, Refusal) or seat == table.round.turn:
        return hand
    why = f"It is the turn of seat {table.round.turn}, not of seat {seat}."
    return Refusal(in_sequence(table), why, "Wait for your turn; only chips laid out of turn are kept for it.")


def in_sequence(table: Table) -> Under:
    """What has players act clockwise, one after the other."""
    return (C["10.3"] if table.round.street == 1 else C["12.3"], C["A:Betting Round"])


def acted(table: Table, event: AnyEvent, by: Person) -> tuple[AnyEvent, ...]:
    """What a player did, and all that follows from it before somebody else decides."""
    later = ROUND_BOOKS[type(event)](table.round, event)
    if not later.turn or (isinstance(event, HandFolded) and len(later.live) < 2):
        return (event, *ended(later, by))
    if later.hand_in_turn.laid:
        return (event, *following(replace(table, round=later), by))
    return (event,)


def following(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """Bets laid out of turn whose turn has come, one after the other, and the end of the betting round."""
    now = table.round
    if not now.turn or len(now.live) < 2:
        return ended(now, by)
    stood = laid_before(table, now.hand_in_turn, by)
    return () if stood is None else acted(table, stood, by)


def ended(now: Round, by: Person) -> tuple[AnyEvent, ...]:
    """The end of a betting round, before which chips go back whose turn does not come any more."""
    return (*laid_in_vain(now, by), closing(now, by))


def closing(now: Round, by: Person) -> BettingClosed:
    """Everybody has met the level or checked, or one player is left."""
    first, live = now.street == 1, len(now.live)
    if live < 2:
        under: Under = (C["10.4(a)"],) if first else (C["12.4(a)"],)
    elif now.level == 0:
        under = (C["11.3"],) if now.opened else (C["9.5"], C["14.1"])
    else:
        under = (C["10.4(b)"], C["9.5"]) if first else (C["12.4(b)"], C["9.5"])
    return BettingClosed(under=under, by=by.id, street=now.street, live=live)
