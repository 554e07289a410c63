"""All hands of a round against the dealer's, as live tables and rulings both settle them (8.1, 8.2, 9.2-9.6, 9.8)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.cards.ranking import Hand
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.determinations import CapScope, Readings
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.jackpot import BELOW_A_FLUSH, wins_jackpot
from croupier.games.canberra_poker.settle import Stakes, settle, verdict
from croupier.games.house.settled import Settled
from croupier.games.house.terms import Outcome

BESIDE_THE_BET = (C["9.8"], C["10.7#2"])


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A hand that stayed in: its wagers, unless they are void, and its jackpot stake, if one is registered."""

    box: int
    hand: Hand
    stakes: Stakes | None
    jackpot: int = 0


class Result(msgspec.Struct, frozen=True, gc=False):
    """What the wagers of one hand earned; a jackpot hand waits for the batch of the whole round."""

    box: int
    hand: Hand
    settled: tuple[Settled, ...]
    in_jackpot: bool


def showdown(
    edition: Edition, dealer: Hand, entries: Iterable[Entry], readings: Readings, cap: int | None
) -> tuple[Result, ...]:
    """Settle the hands in the order given; a cap on the whole round is used up in that order."""
    results: list[Result] = []
    for entry in entries:
        result = _result(edition, dealer, entry, readings, cap)
        if cap is not None and readings.cap_scope is CapScope.EACH_ROUND:
            cap -= _bet_winnings(result)
        results.append(result)
    return tuple(results)


def _result(edition: Edition, dealer: Hand, entry: Entry, readings: Readings, cap: int | None) -> Result:
    settled: tuple[Settled, ...] = ()
    if entry.stakes is not None:
        decided = verdict(dealer, entry.hand, readings.tie_when_dealer_out)
        settled = settle(edition, decided, entry.hand, entry.stakes, cap)
    in_jackpot = entry.jackpot > 0 and wins_jackpot(entry.hand)
    if entry.jackpot and not in_jackpot:
        settled = (*settled, Settled("jackpot", entry.jackpot, Outcome.LOSE, 0, BELOW_A_FLUSH))
    return Result(entry.box, entry.hand, settled, in_jackpot)


def _bet_winnings(result: Result) -> int:
    return sum(s.returned - s.staked for s in result.settled if s.wager == "bet" and s.outcome is Outcome.WIN)
