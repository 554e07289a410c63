"""Tables of Ultimate Texas Hold-em of every kind: electronic and felt, both shoes, generous and narrow limits."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Limits
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.determinations import DealerCardShown, Layout, Readings, UnequalBlind
from tests.games.ultimate_texas_holdem.tables import (
    APPROVAL,
    AUTOMATED,
    DAY,
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    player,
    terms,
)

ONE_DECK = DealingShoe(ShoeKind.AUTOMATED, APPROVAL, ("red",))
_THREE = Layout(APPROVAL, 3)
_OTHERWISE = Readings(UnequalBlind.AS_STAKED, DealerCardShown.ONE_BEFORE_THE_FLOP)


def opening(boxes: int = 3, **changes: Any) -> tuple[AnyCommand, ...]:
    """The commands that open a table and seat its first players; of three boxes or more the last stays free."""
    settled = terms(**{"layout": replace(_THREE, boxes=boxes), **changes})
    seats = range(1, boxes if boxes > 2 else boxes + 1)
    return (
        c.OpenTable(by=OPERATOR, terms=settled, at=NOON),
        hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * len(settled.shoe.backs)),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in seats),
    )


TABLES: dict[str, tuple[AnyCommand, ...]] = {
    "electronic, card shoe": opening(delegates=("sue",)),
    "electronic, card shoe, narrow limits": opening(
        limits=Limits(1_000, 5_000, 300), trips=Limits(500, 900, 100), maximum_payout_cents=30_000, readings=_OTHERWISE
    ),
    "electronic, automated shoe": opening(shoe=AUTOMATED, smallest_chip_cents=250),
    "electronic, automated shoe, one deck": opening(boxes=1, shoe=ONE_DECK, maximum_payout_cents=3_000),
    "felt, card shoe": opening(cards=FELT),
    "felt, card shoe, two boxes": opening(boxes=2, cards=FELT, readings=_OTHERWISE),
    "felt, automated shoe": opening(cards=FELT, shoe=AUTOMATED),
}
