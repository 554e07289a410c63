"""What a player in turn may put in: the call, the least and the most of a bet or raise, and what bars a raise.

Clauses 4.2(g), 5.1, 5.2, 6.1, 6.2, 9.5, 12.2, 12.3, 14.1, 14.5, 17.17, 17.18, A:Bet, A:Call, A:Raise, A:Full Pot,
A:Half Pot, A:No Limit, A:Straddle.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Maximum, Opener, ShortTapOut, TapOutUnit
from croupier.games.canberra_manila.state import LIVE, Hand, Play, Round, Table
from croupier.money import dollars
from croupier.rules.clause import Under

EXPOSED: Under = (C["17.17"], C["17.18"])
_NO_BOUND = 1 << 62
_IN = Play.IN
_MAXIMA = {
    Maximum.FIXED: C["4.2(g)"],
    Maximum.HALF_POT: C["A:Half Pot"],
    Maximum.FULL_POT: C["A:Full Pot"],
    Maximum.STRADDLE: C["A:Straddle"],
    Maximum.NONE: C["A:No Limit"],
}


class Bar(msgspec.Struct, frozen=True, gc=False):
    """Why a player may not raise, or open, at all."""

    under: Under
    why: str


_NOT_REOPENED = Bar((C["14.5"],), "The last full bet has not been raised; a short tap-out does not reopen it.")
_TAPPED_SHORT = Bar((C["14.5"],), "Nobody raises on a tap-out that is no full raise.")
_NOBODY_TO_MEET = Bar((C["9.5"], C["14.1"]), "Everybody else has folded or tapped out, so nobody could meet a raise.")


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What is open to a player in turn, in chips put in at this turn; a bar stands in the place of least and most."""

    call: int
    least: int
    most: int
    bar: Bar | None = None


def contesting(hands: Sequence[Hand]) -> int:
    """How many can still bet, being neither out nor tapped out."""
    return len([hand for hand in hands if hand.play is _IN])


def still_in(hands: Sequence[Hand]) -> int:
    """How many can still win, tapped out or not."""
    return len([hand for hand in hands if hand.play in LIVE])


def next_to_act(hands: Sequence[Hand], level: int, first: int) -> int:
    """The seat whose turn it is, looking clockwise from this place among the hands; no seat when betting is over.

    Who has not acted yet is asked only if somebody else can still bet.
    """
    unasked = bettors = 0
    for hand in (*hands[first:], *hands[:first]):
        if hand.play is not _IN:
            continue
        bettors += 1
        if not unasked:
            if hand.level < level:
                return hand.seat
            if not hand.acted:
                unasked = hand.seat
        if unasked and bettors > 1:
            return unasked
    return 0


def to_act(hand: Hand, now: Round) -> bool:
    """Whether the player has still to act: the level is not matched, or nobody has asked yet (9.5, 14.1)."""
    return hand.level < now.level or (not hand.acted and contesting(now.hands) > 1)


def turn_of(table: Table, hand: Hand) -> Turn:
    """What the player may do now, were it that player's turn."""
    now = table.round
    call = now.level - hand.level
    bar = raise_barred(table, hand)
    if bar is not None:
        return Turn(call, 0, 0, bar)
    least = now.full + smallest_step(table)
    most = max(least, highest_level(table, hand, call))
    if now.ceiling is not None:
        most = min(most, now.ceiling)
    return Turn(call, least - hand.level, most - hand.level)


def smallest_step(table: Table) -> int:
    """The least raise: the opening bet or any earlier raise of this betting round, or the minimum bet (5.1, 6.2)."""
    return max(table.round.step, table.settings.bets.minimum_cents)


def highest_level(table: Table, hand: Hand, call: int) -> int:
    """The level to which the determined maximum lets a player go, the own call being paid first (4.2(g)).

    Where all that has been bet is a tap-out short of a bet, the round is still to be opened.
    """
    now, bets = table.round, table.settings.bets
    match bets.maximum:
        case Maximum.NONE:
            return hand.level + _NO_BOUND
        case Maximum.FIXED:
            return bets.maximum_cents + (now.level if now.full else 0)
        case Maximum.FULL_POT:
            return now.level + now.pot + call
        case Maximum.HALF_POT:
            chip = table.plate.smallest_chip_cents
            return now.level + (now.pot + call) // 2 // chip * chip
        case Maximum.STRADDLE:
            return now.level * 2 if now.full else bets.maximum_cents


def limit_clauses(table: Table) -> Under:
    """What bounds bets at this table: the determination, and the rule of blind or of ante games."""
    kind = C["5.2"] if table.settings.forced.blinds else C["6.1"]
    return (C["4.2(g)"], _MAXIMA[table.settings.bets.maximum], kind)


def made_clauses(table: Table) -> Under:
    """What sets the least raise, or the least opening bet where no full bet has been made yet."""
    blinds = bool(table.settings.forced.blinds)
    if table.round.full:
        return (C["5.1"],) if blinds else (C["6.2"],)
    return (C["5.2"],) if blinds else (C["6.1"],)


def excess(table: Table) -> Under:
    """What keeps a bet down at this moment: a card that was exposed too early, or else the limits of the table."""
    return EXPOSED if table.round.ceiling is not None else limit_clauses(table)


def raise_barred(table: Table, hand: Hand) -> Bar | None:
    """Why the player may not bet or raise, however many chips there are."""
    now = table.round
    if now.ceiling is not None and now.level >= now.ceiling:
        return _exposed(now)
    if hand.acted and now.level:
        return _NOT_REOPENED
    if now.level > now.full and table.plate.readings.short_tap_out is ShortTapOut.EVERYBODY:
        return _TAPPED_SHORT
    bettors = contesting(now.hands)
    if bettors == (hand.play is _IN):
        return _NOBODY_TO_MEET
    most = table.edition.most_raises
    if now.raises >= most.value and bettors > 2 and table.settings.forced.blinds:
        return Bar(most.under, f"There have been {most.value} raises in this betting round, and more than two contest.")
    return None


def _exposed(now: Round) -> Bar:
    level = dollars(max(now.ceiling or 0, now.level))
    why = f"A communal card was exposed too early, and bets go no higher than {level} in this betting round."
    return Bar(EXPOSED, why)


def tap_out_amount(table: Table, left: int) -> int:
    """What goes in of a stake that is too small: whole units of the minimum bet, or all below one (14.1)."""
    unit = table.settings.bets.minimum_cents
    if table.plate.readings.tap_out_unit is TapOutUnit.EVERYTHING or left < unit:
        return left
    return left // unit * unit


def stake_is_short(table: Table, hand: Hand, turn: Turn) -> bool:
    """Whether all that is left is less than the call, or than the bet or raise that it begins (14.1)."""
    if hand.left < turn.call:
        return True
    if turn.bar is not None or hand.left >= turn.least:
        return False
    return tap_out_amount(table, hand.left) > turn.call or raises_only(table)


def raises_only(table: Table) -> bool:
    """Whether the player in turn is an opener to whom a call alone is not open (10.2(c))."""
    if not is_opener(table.round):
        return False
    forced = table.settings.forced
    return bool(forced.blinds) and forced.opener is Opener.C


def is_opener(now: Round) -> bool:
    """Whether the player in turn is the first to act in the first betting round (10.1, 10.2)."""
    return now.street == 1 and not now.opened


def is_last_blind(now: Round, hand: Hand) -> bool:
    """Whether this is the last blind whom nobody has raised (10.2)."""
    return now.street == 1 and hand.seat == now.last_blind and hand.level == now.level
