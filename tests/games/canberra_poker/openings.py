"""Tables of Canberra Poker of every kind: both editions, electronic and felt, both shoes, with and without jackpot."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.determinations import (
    Arrangement,
    CapScope,
    Funding,
    JackpotTerms,
    Layout,
    Readings,
    TieWhenDealerOut,
)
from croupier.games.canberra_poker.editions import E2016, E2023, Edition
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Limits
from tests.games.canberra_poker.tables import APPROVAL, AUTOMATED, DAY, DEALER, JACKPOT, NOON, OPERATOR, player, terms

FELT = CardSource.FELT
_THREE = Layout(APPROVAL, 3)
_RESET = replace(JACKPOT, reset_cents=2_000_000)
_ARRANGED = replace(_RESET, arrangement=Arrangement(APPROVAL, kept_cents=1_000))
_POOR = JackpotTerms(
    wager_cents=250, pool_part=1, pool_of=3, split=APPROVAL, pool_cents=900_000, reset_cents=1_000_000,
    reserve_cents=50_000, prizes_from=Funding.RESERVE,
)  # fmt: skip


def opening(edition: Edition, boxes: int = 3, **changes: Any) -> tuple[AnyCommand, ...]:
    """The commands that open a table and seat its first players; of three boxes or more the last stays free."""
    settled = terms(edition, **{"layout": replace(_THREE, boxes=boxes), **changes})
    decks = 2 if settled.shoe.kind is ShoeKind.AUTOMATED else 1
    seats = range(1, boxes if boxes > 2 else boxes + 1)
    return (
        c.OpenTable(by=OPERATOR, terms=settled, at=NOON),
        hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * decks),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in seats),
    )


TABLES: dict[str, tuple[AnyCommand, ...]] = {
    "electronic, plain shoe, 2023": opening(E2023, jackpot=_ARRANGED, delegates=("sue",)),
    "electronic, plain shoe, 2016": opening(E2016, jackpot=_POOR, limits=Limits(1_000, 5_000, 300)),
    "electronic, automated shoe, 2023": opening(E2023, shoe=AUTOMATED, jackpot=_POOR, maximum_payout_cents=3_000),
    "electronic, automated shoe, 2016": opening(
        E2016,
        shoe=AUTOMATED,
        jackpot=None,
        maximum_payout_cents=10_000,
        readings=Readings(TieWhenDealerOut.VOID, CapScope.EACH_ROUND),
    ),
    "felt, plain shoe, 2023": opening(E2023, cards=FELT, jackpot=None),
    "felt, plain shoe, 2016": opening(E2016, cards=FELT, jackpot=_RESET, boxes=2),
    "felt, automated shoe, 2023": opening(E2023, cards=FELT, shoe=AUTOMATED, jackpot=_ARRANGED),
    "felt, automated shoe, 2016": opening(E2016, cards=FELT, shoe=AUTOMATED, boxes=1),
}
