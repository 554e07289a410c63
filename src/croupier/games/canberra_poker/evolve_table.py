"""What opening and closing change, and what the jackpot's reserve money does between rounds (10.3, 10.6, 15.2)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.state import BLANK, Entrusted, Phase, Pools, Table
from croupier.games.house.bookkeeping import outliving
from croupier.games.house.events import TableClosed
from croupier.games.house.one_deck import Shoe
from croupier.games.house.state import Hold


def table_opened(table: Table, event: e.TableOpened) -> Table:
    """Cards that were checked while the table was closed stay checked, if they are those that this shoe takes."""
    jackpot, kind = event.terms.jackpot, event.terms.shoe.kind
    on = Hold.JACKPOT_FAULT not in table.holds
    pools = table.pools if jackpot is None else Pools(on, jackpot.pool_cents, jackpot.reserve_cents)
    same, shoe = kind is table.shoe.kind, Shoe(kind=kind)
    opened = outliving(BLANK, table, same_cards=same, shoe=shoe, pools=pools, entrusted=table.entrusted)
    return replace(
        opened,
        phase=Phase.BETWEEN,
        terms=event.terms,
        edition=EDITIONS[event.terms.edition],
        limits=event.terms.limits,
    )


def table_closed(table: Table, _event: TableClosed) -> Table:
    """Beside what outlives every game's day, the pools go on where they stand."""
    shoe, pools = Shoe(kind=table.shoe.kind), replace(table.pools, on=False)
    return outliving(BLANK, table, shoe=shoe, pools=pools, entrusted=table.entrusted)


def entrusted(table: Table, destination: str, cents: int) -> Table:
    """The table after reserve money went to a tournament or lottery, or, below zero, came back from it."""
    held = cents + sum(part.cents for part in table.entrusted if part.destination == destination)
    others = tuple(part for part in table.entrusted if part.destination != destination)
    parts = (*others, Entrusted(destination, held)) if held else others
    pools = replace(table.pools, reserve_cents=table.pools.reserve_cents - cents)
    return replace(table, pools=pools, entrusted=parts)
