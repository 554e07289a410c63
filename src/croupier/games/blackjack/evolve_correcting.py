"""What a correction of chips changes, wherever they lie (3.4, 3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.blackjack.events import WagerCorrected
from croupier.games.blackjack.evolve_round import owned, with_box, with_hand
from croupier.games.blackjack.state import Box, Hand, Phase, Spot, Table, Wager


def wager_corrected(table: Table, event: WagerCorrected) -> Table:
    """The chips are as many as lie there, and count as far as the event says."""
    box = table.box(event.box)
    if box is None:
        return table
    after = replace(table, phase=Phase(event.opens)) if event.opens else table
    match event.spot:
        case Spot.INSURANCE:
            return _insurance(after, event)
        case Spot.SIDE:
            side = owned(box.side, event.player, cents=event.cents, base=event.counts[0], low=event.low)
            return replace(after, round=with_box(after.round, box.box, side=side))
        case Spot.DOUBLE:
            hand = box.hands[event.hand]
            wagers = owned(hand.wagers, event.player, doubled=event.cents)
            return with_hand(after, box.box, event.hand, replace(hand, wagers=wagers))
        case Spot.WAGER:
            return replace(after, round=with_box(after.round, box.box, **_counted(box, event)))


def _insurance(table: Table, event: WagerCorrected) -> Table:
    now, meant = table.round, (event.box, event.owner, event.player)
    lines = tuple(
        replace(one, cents=event.cents) if (one.box, one.owner, one.player) == meant else one for one in now.insurances
    )
    return replace(table, round=replace(now, insurances=lines))


def _counted(box: Box, event: WagerCorrected) -> dict[str, tuple[Wager, ...] | tuple[Hand, ...]]:
    """The wagers of the box, and those on each of its hands, as far as they count by now."""
    counts = dict(zip((one.player for one in box.wagers), event.counts, strict=True))
    first, *split = box.hands
    hands = (
        replace(first, wagers=_anew(owned(first.wagers, event.player, cents=event.cents, low=event.low), counts)),
        *(replace(hand, wagers=_anew(hand.wagers, counts)) for hand in split),
    )
    wagers = owned(box.wagers, event.player, cents=event.cents, low=event.low)
    return {"wagers": _anew(wagers, counts), "hands": hands}


def _anew(wagers: tuple[Wager, ...], counts: dict[str, int]) -> tuple[Wager, ...]:
    return tuple(replace(one, base=min(one.cents, counts[one.player])) for one in wagers)
