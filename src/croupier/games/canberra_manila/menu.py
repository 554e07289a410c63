"""What a player in turn is to choose from, as clauses and as a sentence; amounts only, and no advice.

Clauses 10.2, 10.3, 11.1, 12.2, 12.3, 19.5(a).
"""

from __future__ import annotations

from croupier.games.canberra_manila.betting import Bar, is_last_blind, is_opener, raises_only, stake_is_short, turn_of
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.canberra_manila.state import Hand, Table
from croupier.money import dollars
from croupier.rules.clause import Under

_OPENERS = {Opener.A: (C["10.2(a)"],), Opener.B: (C["10.2(b)"],), Opener.C: (C["10.2(c)"],)}


def menu(table: Table, hand: Hand) -> Under:
    """The clauses that list what this player may do."""
    now, forced = table.round, table.settings.forced
    if now.street > 1:
        return (C["12.3"],) if now.opened else (C["12.2"],)
    if is_opener(now):
        return _OPENERS[forced.opener] if forced.blinds else (C["10.2(d)(i)"],)
    return (C["10.2/tail"],) if is_last_blind(now, hand) else (C["10.3"],)


def fold_barred(table: Table, hand: Hand) -> Bar | None:
    """Why the player may not fold: the opener who must bet or pay for it, and the last blind with nothing to pay."""
    now = table.round
    if now.street > 1:
        return None
    if is_opener(now):
        forced = table.settings.forced
        if not forced.blinds:
            return Bar((C["10.2(d)(i)"],), "In an ante game the opener bets.")
        if forced.opener is Opener.A:
            return Bar((C["10.2(a)(iii)"],), "The opener of this game pays the call to fold.")
    if is_last_blind(now, hand):
        return Bar((C["10.2/tail"],), "The last blind has nothing to pay.")
    return None


def call_barred(table: Table, hand: Hand) -> Bar | None:
    """Why there is nothing to call, or calling alone is not open to this player."""
    if table.round.level == 0:
        return Bar(menu(table, hand), "There is no bet to call.")
    if raises_only(table) and turn_of(table, hand).bar is None:
        return Bar((C["10.2(c)(i)"],), "The opener of this game raises or folds; a call alone is not open.")
    return None


def ways(table: Table, hand: Hand) -> str:
    """What is open to the player, as the end of a refusal says it."""
    turn, now = turn_of(table, hand), table.round
    found: list[str] = []
    if call_barred(table, hand) is None:
        found.append(f"call {dollars(turn.call)}" if turn.call else "stand on what is posted")
    if now.street > 1 and not now.level:
        found.append("check")
    if turn.bar is None and hand.left >= turn.least:
        found.append(f"put in {dollars(turn.least)} or more to {'raise' if now.full else 'bet'}")
    if stake_is_short(table, hand, turn):
        found.append("tap out")
    if fold_barred(table, hand) is None:
        found.append("fold")
    elif is_opener(now) and table.settings.forced.blinds:
        found.append("pay the call and fold")
    said = ", or ".join(found)
    return f"{said[:1].upper()}{said[1:]}."
