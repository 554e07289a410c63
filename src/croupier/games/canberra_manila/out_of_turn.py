"""Bets that are made before their turn: they lie until it comes, and then stand, or leave their player a choice.

Clauses 17.5, 17.6.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila.betting import limit_clauses, to_act, turn_of
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.events import Act, BetCalled, BetMade, ChipsLaid, ChipsReturned, TappedOut
from croupier.games.canberra_manila.state import Hand, Laid, Round, Table
from croupier.games.canberra_manila.weighing import weighed
from croupier.games.decider import Refusal
from croupier.games.people import Person
from croupier.money import dollars


def laid_out_of_turn(table: Table, hand: Hand, cents: int, by: Person) -> ChipsLaid | Refusal:
    """Chips that come before their turn; what exceeds the limits goes back at once."""
    now = table.round
    under = (C["17.5"],)
    if hand.laid:
        why = f"Seat {hand.seat} has {dollars(hand.laid)} before it already, out of turn."
        return Refusal(under, why, f"Wait until seat {now.turn} has acted.")
    if not to_act(hand, now):
        why = f"It is the turn of seat {now.turn}, and seat {hand.seat} has acted."
        return Refusal(under, why, "Take the chips back; your turn comes if somebody raises.")
    turn = turn_of(table, hand)
    most = turn.call if turn.bar is not None else turn.most
    kept = min(cents, most)
    if kept <= 0:
        return Refusal(under, "There is nothing that these chips could meet.", "Take them back and wait for your turn.")
    cited = (*under, *limit_clauses(table)) if kept < cents else under
    laid = Laid.OUT_OF_TURN
    return ChipsLaid(under=cited, by=by.id, seat=hand.seat, cents=kept, why=laid, returned=cents - kept)


def laid_before(table: Table, hand: Hand, by: Person) -> Act | None:
    """What becomes of such a bet when its turn has come; where it was exceeded, its player has to choose.

    One that was less than the call from the first is no different for having come too soon.
    """
    level = table.round.level
    exceeded = hand.level + hand.laid < level and hand.laid_at < level
    if hand.why_laid is not Laid.OUT_OF_TURN or exceeded:
        return None
    turn = turn_of(table, hand)
    most = turn.call if turn.bar is not None else turn.most
    kept = min(hand.laid, most)
    found = weighed(table, hand, kept, by) if kept > 0 else None
    match found:
        case ChipsLaid():
            return found
        case BetCalled() | BetMade():
            return replace(found, under=(C["17.5"], *found.under), returned=hand.laid - found.cents)
        case TappedOut():
            return replace(found, under=(C["17.5"], *found.under))
        case _:
            return ChipsReturned(under=(C["17.5"],), by=by.id, seat=hand.seat, cents=hand.laid)


def laid_in_vain(now: Round, by: Person) -> tuple[ChipsReturned, ...]:
    """Chips whose turn does not come any more, because nobody is left who could meet them."""
    under = (C["17.5"], C["15.2(b)"])
    idle = [hand for hand in now.hands if hand.laid]
    return tuple([ChipsReturned(under=under, by=by.id, seat=hand.seat, cents=hand.laid) for hand in idle])
