"""Tables of Blackjack of every kind: electronic and felt, both shoes, side bets and layouts, a shoe at its end."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase, Table
from croupier.games.decider import play
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Limits
from tests.games.blackjack.onward import onward, stopped
from tests.games.blackjack.rich import shuffled_for
from tests.games.blackjack.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    HITS,
    LAYOUT,
    NOON,
    OPERATOR,
    PAIRS_AREAS,
    PAIRS_PLAY,
    PERFECT,
    player,
    terms,
)

FELT = CardSource.FELT
_FEW = 16
_ANNOUNCED = 58


def opening(boxes: int = 3, **changes: Any) -> tuple[AnyCommand, ...]:
    """The commands that open a table and seat its first players; of three boxes or more the last stays free."""
    layout = replace(changes.pop("layout", LAYOUT), boxes=boxes, areas=PAIRS_AREAS)
    settled = terms(**{"decks": 4, "layout": layout, **changes})
    seats = range(1, boxes if boxes > 2 else boxes + 1)
    return (
        c.OpenTable(by=OPERATOR, terms=settled, at=NOON),
        hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * settled.decks),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in seats),
    )


def at_its_end(*before: AnyCommand) -> tuple[AnyCommand, ...]:
    """The same table many rounds later: the last of the final rounds is to come, and hardly has cards enough."""
    for seed in count():
        chance, commands = Random(seed), list(before)
        table = play(GAME, commands).state
        while not (table.phase is Phase.BETWEEN and table.final == 1):
            command = _next(table, chance)
            commands.append(command)
            table = play(GAME, [command], table).state
        if table.shoe.left < _FEW:
            return tuple(commands)
    raise AssertionError("no shoe comes to its end")


def _next(table: Table, chance: Random) -> AnyCommand:
    """One step of rounds that are dealt on past the cutting card."""
    few = table.shoe.stage is Stage.READY and table.shoe.left < _ANNOUNCED
    if table.phase is Phase.BETWEEN and table.final is None and few:
        return c.AnnounceFinalRounds(by=OPERATOR)
    step = stopped(table) or onward(table, chance)
    if step is None:
        found = due(table, DEALER, NOON, shuffled_for(table, chance))
        assert found is not None, f"the table stands still at {table.phase}"
        step = found.command
    return step


TABLES: dict[str, tuple[AnyCommand, ...]] = {
    "electronic, plain shoe, perfect pairs": opening(side_bet=PERFECT, delegates=("sue",)),
    "electronic, plain shoe, pairs play": opening(
        side_bet=PAIRS_PLAY, layout=HITS, limits=Limits(1_000, 5_000, 300), latecomers_at_minimum=True
    ),
    "electronic, plain shoe, one box each": opening(several_boxes=False, insuring_others=False, boxes=2),
    "electronic, automated shoe": opening(shoe=AUTOMATED, side_bet=PERFECT, decks=5),
    "electronic, end of the shoe": at_its_end(*opening(boxes=6)),
    "felt, plain shoe": opening(cards=FELT, side_bet=PAIRS_PLAY),
    "felt, automated shoe": opening(cards=FELT, shoe=AUTOMATED, layout=HITS, boxes=2),
    "felt, end of the shoe": at_its_end(*opening(cards=FELT, boxes=6)),
}
