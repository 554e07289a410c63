"""Check, call, bet, tap out and fold, each by the player whose turn it is.

Clauses 4.5, 10.2, 10.3, 11.1, 11.2, 12.2, 12.3, 14.1, 17.5-17.8, A:Check, A:Fold, A:Tap Out.
"""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer, refuse
from croupier.games.canberra_manila.betting import is_opener
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import Bet, Call, CallAndFold, Check, Fold, TapOut
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.events import Act, HandChecked, HandFolded
from croupier.games.canberra_manila.menu import fold_barred, menu, ways
from croupier.games.canberra_manila.out_of_turn import laid_out_of_turn
from croupier.games.canberra_manila.state import Hand, Laid, Table
from croupier.games.canberra_manila.turns import acted, hand_of, in_turn
from croupier.games.canberra_manila.weighing import called, not_these_chips, weighed
from croupier.games.decider import Refusal
from croupier.games.house.terms import Tender
from croupier.games.people import Person
from croupier.money import dollars
from croupier.rules.clause import Under

_CHECKED: Under = (C["12.3(c)"], C["11.1"])
_CHECKED_FIRST: Under = (C["12.2(b)"], C["11.1"])
_FIRST_FOLD: Under = (C["10.3(c)"], C["A:Fold"])
_LATER_FOLD: Under = (C["12.3(d)"], C["A:Fold"])
_RETURNED = {Laid.OUT_OF_TURN: C["17.6"], Laid.SHORT: C["17.8"]}


def check(table: Table, command: Check) -> Answer:
    hand = in_turn(table, command.seat, command.by)
    if type(hand) is Refusal:
        return hand
    now = table.round
    if now.street == 1:
        why = "In the first betting round nobody checks."
        return Refusal((C["11.1"], *menu(table, hand)), why, ways(table, hand))
    if now.level:
        why = f"A bet of {dollars(now.level)} has been made in this betting round."
        return refuse(C["11.2"], why, ways(table, hand))
    under = _CHECKED if now.opened else _CHECKED_FIRST
    return acted(table, HandChecked(under=under, by=command.by.id, seat=hand.seat), command.by)


def call(table: Table, command: Call) -> Answer:
    """To match the level; out of turn the chips only lie there."""
    hand = hand_of(table, command.seat, command.by)
    if type(hand) is Refusal:
        return hand
    cost = table.round.level - hand.level
    if table.round.turn != hand.seat:
        event: Act | Refusal = laid_out_of_turn(table, hand, min(cost, hand.left), command.by)
    else:
        event = called(table, hand, command.by)
    return event if type(event) is Refusal else acted(table, event, command.by)


def bet(table: Table, command: Bet) -> Answer:
    """Chips that are put in, whatever they come to; out of turn they only lie there."""
    if command.tender is not Tender.CHIPS:
        why = f"A bet is made with chips, not with {command.tender}."
        return refuse(C["4.5"], why, "Put chips in front of you.")
    hand = hand_of(table, command.seat, command.by)
    if type(hand) is Refusal:
        return hand
    wrong = not_these_chips(table, hand, command.cents) or _less_than_laid(hand, command.cents)
    return wrong or _put_in(table, hand, command.cents, command.by)


def tap_out(table: Table, command: TapOut) -> Answer:
    """Everything in front of the player: a bet if it is enough for one, and otherwise as far as it goes."""
    hand = hand_of(table, command.seat, command.by)
    return hand if type(hand) is Refusal else _put_in(table, hand, hand.left, command.by)


def _put_in(table: Table, hand: Hand, cents: int, by: Person) -> Answer:
    cost = table.round.level - hand.level
    if table.round.turn != hand.seat:
        event: Act | Refusal = laid_out_of_turn(table, hand, cents, by)
    elif hand.why_laid is Laid.SHORT and cents != cost <= hand.left:
        return refuse(C["17.8"], "Less than the call was bet, so no raise is open.", _ways_after_short(table, hand))
    else:
        event = weighed(table, hand, cents, by)
    return event if type(event) is Refusal else acted(table, event, by)


def _less_than_laid(hand: Hand, cents: int) -> Refusal | None:
    if cents >= hand.laid or hand.why_laid is None:
        return None
    why = f"{dollars(hand.laid)} lies there already, and a bet counts all chips of the turn."
    return refuse(C["A:Bet"], why, "Name the whole amount, or fold.")


def _ways_after_short(table: Table, hand: Hand) -> str:
    cost = table.round.level - hand.level
    return f"Add {dollars(cost - hand.laid)} to call, or fold and take {dollars(hand.laid)} back."


def fold(table: Table, command: Fold) -> Answer:
    hand = in_turn(table, command.seat, command.by)
    if type(hand) is Refusal:
        return hand
    barred = fold_barred(table, hand)
    if barred is not None:
        return Refusal(barred.under, barred.why, ways(table, hand))
    return folded(table, hand, _folds_under(table), command.by)


def folded(table: Table, hand: Hand, under: Under, by: Person, *, paid: int = 0, voluntary: bool = True) -> Answer:
    """The cards go in and what was bet stays; only chips that were no bet yet go back."""
    if hand.why_laid is not None:
        under = (*under, _RETURNED[hand.why_laid])
    event = HandFolded(under=under, by=by.id, seat=hand.seat, paid=paid, returned=hand.laid, voluntary=voluntary)
    return acted(table, event, by)


def _folds_under(table: Table) -> Under:
    now = table.round
    if now.street > 1:
        return _LATER_FOLD if now.opened else (C["12.2(c)"], C["A:Fold"])
    if not is_opener(now):
        return _FIRST_FOLD
    raises_only = table.settings.forced.opener is Opener.C
    return (C["10.2(c)(ii)"] if raises_only else C["10.2(b)(iii)"], C["A:Fold"])


def call_and_fold(table: Table, command: CallAndFold) -> Answer:
    """The opener under option A pays the call, or what is left, and gives the hand up."""
    hand = in_turn(table, command.seat, command.by)
    if type(hand) is Refusal:
        return hand
    now, forced = table.round, table.settings.forced
    if not (is_opener(now) and forced.blinds and forced.opener is Opener.A):
        why = "Only the opener of a game with option A pays the call to fold."
        return refuse(C["10.2(a)(iii)"], why, ways(table, hand))
    paid = min(now.level - hand.level, hand.left)
    return folded(table, hand, (C["10.2(a)(iii)"], C["A:Fold"]), command.by, paid=paid)
