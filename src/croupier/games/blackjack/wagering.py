"""Wagers before the first card: who may place how much on which box, and what of it counts.

Clauses 3.1 to 3.5, 4.1 to 4.9, 6.2.
"""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.answers import Answer, chips_only, meant, own_wager, shut_out, wager_of
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import PlaceWager, WithdrawWager
from croupier.games.blackjack.events import SideWagerWithdrawn, WageringClosed, WagerPlaced, WagerWithdrawn
from croupier.games.blackjack.settle import Placed, bases
from croupier.games.blackjack.state import Box, Table, Wager
from croupier.games.decider import Refusal
from croupier.games.house import limits
from croupier.games.house.answers import refuse
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.terms import Limits
from croupier.games.people import Person
from croupier.money import dollars
from croupier.rules.clause import Clause, Under

_PLACED = (C["4.1"], C["4.2"])
_NO_MORE = (C["6.2/lead"], C["4.3"])


def place_wager(table: Table, command: PlaceWager) -> Answer:
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    player = meant(table, command.box, command.player, command.by)
    if not isinstance(player, str):
        return player
    box = table.box(command.box)
    wrong = (
        _place_objection(table, command.box, box, player)
        or limits.limits_fault(CHARTER, table.guest(player), "wager", command.cents, table.limits)
        or _marked_box_objection(table, box, command.box, player, command.cents)
        or _restriction(table, command.box, player, command.cents)
    )
    if wrong is not None:
        return wrong
    low = command.cents < table.limits.minimum_cents
    placed = WagerPlaced(
        under=_under(table, command.box, player, command.cents),
        by=command.by.id,
        box=command.box,
        player=player,
        cents=command.cents,
        low=low,
    )
    return (placed, advised(table, player, command.by)) if low else (placed,)


def advised(table: Table, player: str, by: Person) -> PlayerAdvised:
    """What the owner of the first wager under the minimum is told, at the own seat if there is one."""
    return limits.advised(CHARTER, table.seated(player), by, player)


def _under(table: Table, box: int, player: str, cents: int) -> Under:
    sign = table.limits
    if sign.minimum_cents <= cents <= sign.maximum_cents:
        return _PLACED
    own = max(sign.maximum_cents, ceiling(table, box, player) or 0)
    return (*_PLACED, *limits.outside_limits(CHARTER, cents, sign, own))


def _place_objection(table: Table, number: int, box: Box | None, player: str) -> Refusal | None:
    plate = table.plate
    boxes = plate.layout.boxes
    if not 1 <= number <= boxes:
        return refuse(C["4.2"], f"There is no box {number} on this layout.", f"Place it in box 1 to {boxes}.")
    wrong = shut_out(table, player)
    if wrong is not None:
        return wrong
    if box is not None:
        if wager_of(box.wagers, player) is not None:
            why = f"{player} has a wager on box {number} already."
            return refuse(C["4.5/lead"], why, "Withdraw it to change it.")
        most = table.edition.wagers_of_a_box
        if len(box.wagers) >= most.value:
            why = f"Box {number} has {most.value} wagers."
            return Refusal(most.under, why, "Choose another box.")
    if not plate.several_boxes and _elsewhere(table, number, player):
        return refuse(C["4.4"], f"{player} wagers on another box.", "Wager on one box.")
    return None


def _elsewhere(table: Table, number: int, player: str) -> bool:
    return any(wager_of(box.wagers, player) for box in table.round.boxes if box.box != number)


def ceiling(table: Table, number: int, player: str) -> int | None:
    """The personal limit of somebody at a box, if the marker lies there (3.2)."""
    marker = table.marker(number) if table.markers else None
    if marker is None or not marker.placed:
        return None
    seat = table.seat(number)
    return marker.ceiling_cents if seat is not None and seat.player == player else None


def _marked_box_objection(table: Table, box: Box | None, number: int, player: str, cents: int) -> Refusal | None:
    """Beside a player with a personal limit, the wagers of a box stay within its maximum all together (4.6)."""
    marker = table.marker(number) if table.markers else None
    if marker is None or not marker.placed:
        return None
    others = () if box is None else box.wagers
    if not others and ceiling(table, number, player) is not None:
        return None
    all_wagers = cents + sum(wager.cents for wager in others)
    most = table.limits.maximum_cents
    if all_wagers <= most:
        return None
    why = f"With {player}'s, the wagers of box {number} come to {dollars(all_wagers)}; it has a personal limit marker."
    return refuse(C["4.6"], why, f"Keep the wagers of the box within {dollars(most)}, or choose another box.")


def _restriction(table: Table, number: int, player: str, cents: int) -> Refusal | None:
    """Who is kept to the minimum, and who to a single box."""
    minimum = least_wager(table.limits)
    restricted = table.restriction(player) if table.restrictions else None
    if restricted is not None and restricted.active:
        if cents != minimum:
            return _minimum_only(C["4.8"], player, minimum)
        wrong = single_box(table, number, player)
        if wrong is not None:
            return wrong
    if cents != minimum and kept_to_minimum(table, player):
        return _minimum_only(C["4.7/tail"], player, minimum)
    return None


def single_box(table: Table, number: int, player: str) -> Refusal | None:
    """Why a restricted player may not wager here, beside the box or on it, while chips lie at another (4.8)."""
    restricted = table.restriction(player) if table.restrictions else None
    if restricted is None or not restricted.active:
        return None
    others = (box for box in table.round.boxes if box.box != number)
    if not any(wager_of((*box.wagers, *box.side), player) for box in others):
        return None
    return refuse(C["4.8"], f"{player} is restricted to a single box.", "Wager on one box.")


def least_wager(sign: Limits) -> int:
    """The minimum as chips can make it: the first multiple that is not below it (3.1, 3.3)."""
    return -(-sign.minimum_cents // sign.multiple_cents) * sign.multiple_cents


def _minimum_only(clause: Clause, player: str, minimum: int) -> Refusal:
    return refuse(clause, f"{player} may wager the minimum only.", f"Wager {dollars(minimum)}.")


def kept_to_minimum(table: Table, player: str) -> bool:
    """Whether somebody who sat out a round of this shoe is required to wager the minimum (4.7, 18.1)."""
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return False
    if table.plate.latecomers_at_minimum and sat_out(table, player):
        return True
    return table.guest(player).at_minimum


def sat_out(table: Table, player: str) -> bool:
    """Whether somebody has not wagered in every round of this shoe, its first one among them (4.7(a), 4.7(b))."""
    return table.guest(player).played < table.shoe.rounds


def withdraw_wager(table: Table, command: WithdrawWager) -> Answer:
    found = own_wager(table, command.box, command.player, command.by)
    if isinstance(found, Refusal):
        return found
    return wagers_off(*found, (C["4.1"],), command.by.id)


def wagers_off(box: Box, wager: Wager, under: Under, by: str) -> tuple[WagerWithdrawn | SideWagerWithdrawn, ...]:
    """A wager is taken off before the first card; side bets stand only on a box that has one (17.8, 17.20)."""
    gone = WagerWithdrawn(under=under, by=by, box=box.box, player=wager.player, cents=wager.cents)
    if len(box.wagers) > 1:
        return (gone,)
    standing = (C["17.8"], C["17.20"])
    side = (
        SideWagerWithdrawn(under=standing, by=by, box=box.box, player=one.player, cents=one.cents) for one in box.side
    )
    return (*side, gone)


def close_wagering(table: Table, by: str) -> WageringClosed:
    """“NO MORE BETS”: what counts of each wager is settled with it (3.5, 6.2)."""
    maximum = table.limits.maximum_cents
    boxes = table.round.boxes
    counts = tuple([_counted(table, box, maximum) for box in boxes])
    side: tuple[tuple[int, ...], ...] = ()
    terms = table.plate.side_bet
    if terms is not None and any(box.side for box in boxes):
        most = terms.limits.maximum_cents
        side = tuple(tuple(min(one.cents, most) for one in box.side) for box in boxes)
    return WageringClosed(under=_NO_MORE, by=by, counts=counts, side_counts=side)


def _counted(table: Table, box: Box, maximum: int) -> tuple[int, ...]:
    if len(box.wagers) == 1 and box.wagers[0].cents <= maximum:
        return (box.wagers[0].cents,)
    placed = [Placed(wager.cents, ceiling(table, box.box, wager.player)) for wager in box.wagers]
    return bases(placed, maximum)
