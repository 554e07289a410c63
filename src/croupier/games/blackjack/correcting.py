"""Chips that are found to be others than was recorded, before they are settled, and what counts of them by then.

Clauses 3.4, 3.5, 7.1, 7.2, 17.7, 17.19, A:Double/double down.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.games.blackjack.answers import Answer, Course, box_in_play, meant, wager_of
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import CorrectWager
from croupier.games.blackjack.dealing import dealer_over
from croupier.games.blackjack.events import WagerCorrected
from croupier.games.blackjack.order import draws
from croupier.games.blackjack.settle import Placed, bases
from croupier.games.blackjack.state import Box, Phase, Spot, Table, Wager
from croupier.games.blackjack.wagering import advised, ceiling
from croupier.games.decider import Refusal
from croupier.games.house.limits import played_low
from croupier.games.house.terms import Limits
from croupier.rules.clause import Under

_CORRECTED: dict[Spot, Under] = {
    Spot.WAGER: (C["3.4"], C["3.5"]),
    Spot.SIDE: (C["17.7"], C["17.19"], C["3.4"], C["3.5"]),
    Spot.DOUBLE: (C["A:Double/double down"],),
    Spot.INSURANCE: (C["7.1"], C["7.2/lead"]),
}


def correct_wager(table: Table, command: CorrectWager) -> Answer:
    """What lies there is put on record, and what counts of it, of splits and doubles of it, and of its insurance."""
    player = meant(table, command.box, command.player, command.by)
    if isinstance(player, Refusal):
        return player
    box = box_in_play(table, command.box)
    if isinstance(box, Refusal):
        return box
    recorded = _recorded(table, box, player, command)
    under = _CORRECTED[command.spot]
    if recorded is None:
        why = f"{player} has no open {command.spot} there."
        return Refusal(under, why, "Name chips that lie there; what is settled is a matter for a dispute.")
    if command.cents < 1 or command.cents == recorded:
        why = f"A {command.spot} of {recorded} cents is not corrected to {command.cents}."
        return Refusal(under, why, "Name what lies there, if it is another amount; over no chips raise a dispute.")
    return _course(table, _corrected(table, box, player, command, recorded), command)


def _recorded(table: Table, box: Box, player: str, command: CorrectWager) -> int | None:
    """What was recorded of chips that lie there and have not been settled."""
    if command.spot is Spot.INSURANCE:
        meant_line = (box.box, command.owner or player, player)
        lines = [one for one in table.round.insurances if (one.box, one.owner, one.player) == meant_line]
        return next((one.cents for one in lines if not one.closed), None)
    if command.spot is Spot.SIDE:
        side = wager_of(box.side, player)
        return None if side is None or side.closed else side.cents
    index = command.hand if command.spot is Spot.DOUBLE else 0
    wager = wager_of(box.hands[index].wagers, player) if 0 <= index < len(box.hands) else None
    if wager is None or wager.closed:
        return None
    return wager.cents if command.spot is Spot.WAGER else wager.doubled or None


def _corrected(table: Table, box: Box, player: str, command: CorrectWager, recorded: int) -> WagerCorrected:
    cents, spot = command.cents, command.spot
    found = WagerCorrected(
        under=_CORRECTED[spot],
        by=command.by.id,
        box=box.box,
        player=player,
        spot=spot,
        recorded=recorded,
        cents=cents,
        hand=command.hand if spot is Spot.DOUBLE else 0,
        owner=(command.owner or player) if spot is Spot.INSURANCE else "",
    )
    terms = table.plate.side_bet
    if spot is Spot.WAGER:
        low, goes_back = _low(table, box.wagers, player, cents, table.limits)
        return replace(found, low=low, counts=_counts(table, box, player, cents, goes_back=goes_back))
    if spot is Spot.SIDE and terms is not None:
        low, goes_back = _low(table, box.side, player, cents, terms.limits)
        return replace(found, low=low, counts=(0 if goes_back else min(cents, terms.limits.maximum_cents),))
    return found


def _low(table: Table, wagers: Sequence[Wager], player: str, cents: int, limits: Limits) -> tuple[bool, bool]:
    """Whether the chips are below the minimum, and whether they go back for it since their owner had been told."""
    taken = any(one.player == player and one.low and one.base > 0 for one in wagers)
    low = cents < limits.minimum_cents
    played = played_low(limits, cents, taken=taken, told=table.guest(player).advised)
    return low, low and not played


def _counts(table: Table, box: Box, player: str, cents: int, *, goes_back: bool) -> tuple[int, ...]:
    """How much of each wager of the box counts, now that one of them is another."""
    placed = [
        Placed(cents, ceiling(table, box.box, player), low=goes_back)
        if one.player == player
        else Placed(one.cents, ceiling(table, box.box, one.player), low=one.low and not one.base)
        for one in box.wagers
    ]
    return bases(placed, table.limits.maximum_cents)


def _course(table: Table, corrected: WagerCorrected, command: CorrectWager) -> Answer:
    """With its owner told, if that is due, and the dealer's hand drawn to or not, as it matters by now (12.2)."""
    course = Course(table, command.by)
    course.add(corrected)
    if corrected.low and any(corrected.counts) and not table.guest(corrected.player).advised:
        course.add(advised(table, corrected.player, command.by))
    drawn = draws(course.table)
    if table.phase is Phase.DRAWING and not drawn:
        dealer_over(course)
    if table.phase is Phase.SETTLING and drawn:
        return (replace(corrected, opens=Phase.DRAWING), *course.events[1:])
    return course.told()
