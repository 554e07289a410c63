"""What an amount of chips comes to: a call, a bet, a raise, a tap-out, or too little, and what goes back of it.

Clauses 4.2(g), 5.1, 5.2, 6.1, 6.2, 14.1, 14.5, 17.5, 17.7, 17.8, A:Bet, A:Raise, A:Tap Out.
"""

from __future__ import annotations

from croupier.games.canberra_manila.answers import refuse
from croupier.games.canberra_manila.betting import (
    Turn,
    excess,
    is_last_blind,
    is_opener,
    limit_clauses,
    made_clauses,
    stake_is_short,
    tap_out_amount,
    turn_of,
)
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.events import Act, BetCalled, BetMade, ChipsLaid, TappedOut
from croupier.games.canberra_manila.menu import call_barred, menu, ways
from croupier.games.canberra_manila.state import Hand, Laid, Table
from croupier.games.decider import Refusal
from croupier.games.people import Person
from croupier.money import dollars
from croupier.rules.clause import Under

_CALLS: dict[Opener, Under] = {
    Opener.A: (C["10.2(a)(i)"], C["A:Call"]),
    Opener.B: (C["10.2(b)(i)"], C["A:Call"]),
    Opener.C: (C["10.2(c)(i)"], C["A:Call"]),
}
_RAISES: dict[Opener, Under] = {
    Opener.A: (C["10.2(a)(ii)"], C["A:Raise"]),
    Opener.B: (C["10.2(b)(ii)"], C["A:Raise"]),
    Opener.C: (C["10.2(c)(i)"], C["A:Raise"]),
}
_LAST_BLIND: Under = (C["10.2/tail"],)
_FIRST_CALL: Under = (C["10.3(a)"], C["A:Call"])
_FIRST_RAISE: Under = (C["10.3(b)"], C["A:Raise"])
_LATER_CALL: Under = (C["12.3(a)"], C["A:Call"])
_LATER_RAISE: Under = (C["12.3(b)"], C["A:Raise"])
_BET_AFTER_CHECKS: Under = (C["12.3"], C["A:Check"])
_TAPPED_OUT: Under = (C["14.1"], C["A:Tap Out"])


def weighed(table: Table, hand: Hand, cents: int, by: Person) -> Act | Refusal:
    """What these chips, all that the player has put in at this turn, come to."""
    turn = turn_of(table, hand)
    if stake_is_short(table, hand, turn) and cents >= tap_out_amount(table, hand.left):
        return tapped_out(table, hand, by)
    if cents < turn.call:
        return _below_the_call(table, hand, cents, by)
    if cents == turn.call and table.round.level:
        return called(table, hand, by)
    if turn.bar is not None:
        return Refusal(turn.bar.under, turn.bar.why, ways(table, hand))
    if cents < turn.least:
        return _below_a_raise(table, hand, turn, cents, by)
    if cents > turn.most:
        why = f"{dollars(cents)} is more than the player may put in now."
        return Refusal(excess(table), why, f"Put in {dollars(turn.most)} at the most.")
    return _made(table, hand, cents, by)


def called(table: Table, hand: Hand, by: Person, returned: int = 0) -> Act | Refusal:
    """The level is matched, with all the chips that are left where these are fewer."""
    barred = call_barred(table, hand)
    if barred is not None:
        return Refusal(barred.under, barred.why, ways(table, hand))
    cost = table.round.level - hand.level
    if hand.left < cost:
        return tapped_out(table, hand, by)
    taps, under = 0 < cost == hand.left, calls_under(table, hand)
    if returned:
        under = (*under, C["17.7"])
    if taps:
        under = (*under, C["A:Tap Out"])
    return BetCalled(under=under, by=by.id, seat=hand.seat, cents=cost, returned=returned, taps=taps)


def calls_under(table: Table, hand: Hand) -> Under:
    """What lets this player match the level."""
    now = table.round
    if now.street > 1:
        return _LATER_CALL
    if is_opener(now):
        return _CALLS[table.settings.forced.opener]
    return _LAST_BLIND if is_last_blind(now, hand) else _FIRST_CALL


def tapped_out(table: Table, hand: Hand, by: Person) -> TappedOut:
    """What is left, in whole units of the minimum bet."""
    cents = tap_out_amount(table, hand.left)
    return TappedOut(under=_TAPPED_OUT, by=by.id, seat=hand.seat, cents=cents)


def _below_the_call(table: Table, hand: Hand, cents: int, by: Person) -> Act | Refusal:
    """The chips wait for the rest of the call, or for a fold."""
    barred = call_barred(table, hand)
    if barred is not None:
        return Refusal(barred.under, barred.why, ways(table, hand))
    return ChipsLaid(under=(C["17.8"],), by=by.id, seat=hand.seat, cents=cents, why=Laid.SHORT)


def _below_a_raise(table: Table, hand: Hand, turn: Turn, cents: int, by: Person) -> Act | Refusal:
    """Between call and raise it is a call, and the rest goes back."""
    if table.round.level == 0:
        why = f"{dollars(cents)} is less than the least bet of {dollars(turn.least)}."
        return Refusal((*menu(table, hand), *limit_clauses(table)[2:]), why, ways(table, hand))
    return called(table, hand, by, returned=cents - turn.call)


def _made(table: Table, hand: Hand, cents: int, by: Person) -> BetMade:
    taps = cents == hand.left
    under = _made_under(table, hand) + made_clauses(table)
    if taps:
        under = (*under, C["A:Tap Out"])
    return BetMade(under=under, by=by.id, seat=hand.seat, cents=cents, level=hand.level + cents, taps=taps)


def _made_under(table: Table, hand: Hand) -> Under:
    """What lets this player open or raise."""
    now = table.round
    if now.level == 0:
        if now.street == 1:
            return (C["10.2(d)(i)"],)
        return _BET_AFTER_CHECKS if now.opened else (C["12.2(a)"],)
    if now.street > 1:
        return _LATER_RAISE
    if is_opener(now):
        return _RAISES[table.settings.forced.opener]
    return _LAST_BLIND if is_last_blind(now, hand) else _FIRST_RAISE


def not_these_chips(table: Table, hand: Hand, cents: int) -> Refusal | None:
    """Why the player cannot put in so much: there is not so much in front of the player, or no such chips."""
    if cents <= 0:
        return refuse(C["4.5"], f"{dollars(cents)} is no bet.", "Put in chips, or check, call or fold.")
    if cents > hand.left:
        why = f"Seat {hand.seat} has {dollars(hand.left)} in front, and {dollars(cents)} cannot be bet."
        return Refusal((C["A:Table Stake"], C["4.4"]), why, f"Put in {dollars(hand.left)} at the most.")
    chip = table.plate.smallest_chip_cents
    if cents % chip and cents != hand.left:
        why = f"{dollars(cents)} cannot be made with chips of {dollars(chip)} and more."
        return refuse(C["4.5"], why, "Put in whole chips.")
    return None
