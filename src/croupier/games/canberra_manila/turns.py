"""Whose turn it is, and what follows once somebody has acted: the next turn, a bet laid before it, or the end.

Clauses 9.5, 9.6, 10.3, 10.4, 11.3, 12.3, 12.4, 14.1, 17.5, 17.8-17.10, A:Betting Round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from croupier.games.canberra_manila.answers import Answer, refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import AnyEvent, BettingClosed, ChipsReturned
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.out_of_turn import laid_before
from croupier.games.canberra_manila.state import Hand, Laid, Phase, Play, Round, Table
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
        return refuse(C["16.2"], f"The hand of seat {seat} is {hand.player}'s.", "Play your own hand.")
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
    return (C["10.3"],) if table.round.street == 1 else (C["12.3"],)


def acted(table: Table, event: AnyEvent, by: Person) -> Answer:
    """What a player did, and all that follows from it before somebody else decides."""
    return (event, *following(evolve(table, event), by))


def following(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """Bets laid out of turn whose turn has come, one after the other, and the end of the betting round."""
    now = table.round
    if table.phase is not Phase.BETTING:
        return ()
    if now.turn and len(now.live) > 1:
        stood = laid_before(table, table.hand(now.turn), by)
        return (*stood, *following(reduce(evolve, stood, table), by)) if stood else ()
    return closing(table, by)


def closing(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """Everybody has met the level or checked, or one player is left."""
    now = table.round
    first = now.street == 1
    if len(now.live) < 2:
        under: Under = (C["10.4(a)"],) if first else (C["12.4(a)"],)
    elif now.level == 0:
        under = (C["11.3"],)
    else:
        under = (C["10.4(b)"], C["9.5"]) if first else (C["12.4(b)"], C["9.5"])
    return (*_left_over(now, by), BettingClosed(under=under, by=by.id, street=now.street))


def _left_over(now: Round, by: Person) -> Iterator[AnyEvent]:
    """Chips that were laid before a turn that never came, or short of a call that nobody asks for any more."""
    for hand in now.hands:
        if hand.why_laid is not None:
            under = (C["17.5"],) if hand.why_laid is Laid.OUT_OF_TURN else (C["17.8"],)
            yield ChipsReturned(under=under, by=by.id, seat=hand.seat, cents=hand.laid)
