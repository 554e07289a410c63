"""How much of a wager counts: limits, an unequal blind, a play wager off its street (5.4, 5.5, 13.8#1, A:Blind)."""

from __future__ import annotations

import msgspec

from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.determinations import UnequalBlind
from croupier.games.ultimate_texas_holdem.editions import Edition, Street
from croupier.money import rounded_down
from croupier.rules.clause import Under


class Wagers(msgspec.Struct, frozen=True, gc=False):
    """The chips of one hand as they lie in their areas, and the street on which the play wager was placed."""

    ante: int
    blind: int
    trips: int = 0
    play: int = 0
    street: Street | None = None


class Stake(msgspec.Struct, frozen=True, gc=False):
    """One wager, as much of it as counts, and the clauses that have a say in that; what does not count goes back."""

    placed: int
    counts: int
    under: Under = ()


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """The wagers of one hand as they are settled; play and trips need not have been placed."""

    ante: Stake
    blind: Stake
    play: Stake | None
    trips: Stake | None

    @property
    def listed(self) -> tuple[tuple[str, Stake], ...]:
        """Each wager that was placed with its name, in the order of the rules."""
        wagers = (("ante", self.ante), ("blind", self.blind), ("play", self.play), ("trips", self.trips))
        return tuple((name, stake) for name, stake in wagers if stake is not None)


class Bounds(msgspec.Struct, frozen=True, gc=False):
    """What the signs and markers make of one hand's wagers: the most that counts, and what was refused as too low."""

    maximum: int
    trips_maximum: int
    refused_as_low: bool = False
    trips_refused_as_low: bool = False
    unequal_blind: UnequalBlind = UnequalBlind.LOWER_OF_BOTH


def whole(wagers: Wagers) -> Stakes:
    """Wagers that count as they lie, where no sign says otherwise."""
    ante, blind = Stake(wagers.ante, wagers.ante), Stake(wagers.blind, wagers.blind)
    return Stakes(ante, blind, _if_any(wagers.play), _if_any(wagers.trips))


def stakes_that_count(edition: Edition, wagers: Wagers, bounds: Bounds) -> Stakes:
    """Wagers above the maximum count up to it, and a play wager as the same multiple of the ante that counts (5.5)."""
    if bounds.refused_as_low:
        return _none_of(wagers, (C["5.4"],))
    if not wagers.ante or not wagers.blind:
        return _none_of(wagers, (C["A:Blind"],))
    ante = _equal(wagers.ante, wagers.blind, bounds)
    blind = _equal(wagers.blind, wagers.ante, bounds)
    return Stakes(ante, blind, _play(edition, wagers, ante), _trips(wagers.trips, bounds))


def _equal(placed: int, other: int, bounds: Bounds) -> Stake:
    """An ante beside its blind, or a blind beside its ante."""
    equal = placed if bounds.unequal_blind is UnequalBlind.AS_STAKED else min(placed, other)
    counts = min(equal, bounds.maximum)
    unequal = (C["A:Blind"],) if equal < placed else ()
    return Stake(placed, counts, (*unequal, *((C["5.5"],) if counts < equal else ())))


def _play(edition: Edition, wagers: Wagers, ante: Stake) -> Stake | None:
    """Too little counts as it lies, too much up to the most of its street, and what is between them whole (13.8#1).

    Beside an ante that does not count whole, too little is no more than the least that goes with what does.
    """
    if not wagers.play or wagers.street is None:
        return None
    least, most = min(edition.play[wagers.street].times), max(edition.play[wagers.street].times)
    if wagers.play < least * wagers.ante:
        counts = min(wagers.play, least * ante.counts)
        return Stake(wagers.play, counts, (C["13.8#1(a)"], *(ante.under if counts < wagers.play else ())))
    allowed = min(wagers.play, most * wagers.ante)
    under: Under = (C["13.8#1(b)"],) if allowed < wagers.play else ()
    if ante.counts < ante.placed:
        return Stake(wagers.play, rounded_down(allowed * ante.counts, ante.placed), (*under, *ante.under))
    return Stake(wagers.play, allowed, under)


def _trips(placed: int, bounds: Bounds) -> Stake | None:
    if placed and bounds.trips_refused_as_low:
        return Stake(placed, 0, (C["5.4"],))
    if placed > bounds.trips_maximum:
        return Stake(placed, bounds.trips_maximum, (C["5.5"],))
    return _if_any(placed)


def _none_of(wagers: Wagers, under: Under) -> Stakes:
    """Without an ante and a blind that count there is no hand to wager on, and every chip goes back."""
    ante, blind = Stake(wagers.ante, 0, under), Stake(wagers.blind, 0, under)
    play = Stake(wagers.play, 0, under) if wagers.play else None
    trips = Stake(wagers.trips, 0, (*under, C["4.3"])) if wagers.trips else None
    return Stakes(ante, blind, play, trips)


def _if_any(placed: int) -> Stake | None:
    return Stake(placed, placed) if placed else None
