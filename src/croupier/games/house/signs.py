"""What stands on the signs of any table, and what is on file for supervisors and the Commission."""

from __future__ import annotations

import msgspec

from croupier.games.house.charter import Charter, WagerCharter
from croupier.games.house.state import HouseTable
from croupier.games.house.terms import Approval
from croupier.money import dollars
from croupier.rules.clause import Under


class Sign(msgspec.Struct, frozen=True):
    """One line of the plate: what it says, and the clause that wants it said."""

    label: str
    text: str
    under: Under


def game_sign(charter: Charter, table: HouseTable) -> Sign:
    """What is played, and by which approval."""
    game = f"{charter.name}, edition {table.edition.name} ({table.edition.instrument})"
    return Sign("Game", game, (charter.approval,))


def limit_signs(charter: WagerCharter, table: HouseTable) -> tuple[Sign, ...]:
    """The game, and between which limits and in which multiples wagers are made."""
    limits, signs = table.limits, charter.wagers
    return (
        game_sign(charter, table),
        Sign("Minimum", dollars(limits.minimum_cents), signs.limits),
        Sign("Maximum", dollars(limits.maximum_cents), signs.limits),
        Sign("Multiples", dollars(limits.multiple_cents), signs.multiples),
    )


def notice_signs(charter: WagerCharter, table: HouseTable) -> tuple[Sign, ...]:
    """The prior notice of limits that are to come."""
    new, signs = table.announced, charter.wagers
    if new is None:
        return ()
    span = f"{dollars(new.minimum_cents)} to {dollars(new.maximum_cents)}"
    text = f"{span} in multiples of {dollars(new.multiple_cents)} from the next round"
    return (Sign("Notice of new limits", text, (*signs.limits, *signs.multiples)),)


def hours_sign(charter: Charter, table: HouseTable) -> Sign:
    return Sign("Hours", str(table.plate.hours), charter.opening.hours)


def equipment_on_file(charter: Charter, table: HouseTable) -> tuple[Sign, ...]:
    """Layout, shoe and cards, and the approvals that they rest on."""
    terms, signs = table.plate, charter.opening
    layout, shoe = terms.layout, terms.shoe
    shape = f"{shoe.kind}, {' and '.join(dict.fromkeys(shoe.backs))} backs, {approved(shoe.approval)}"
    under = (*signs.layout, *dict.fromkeys(signs.areas.values()), charter.seats.box)
    return (
        Sign("Layout", f"{layout.boxes} boxes, {approved(layout.approval)}", under),
        Sign("Shoe", shape, (charter.shoe.kinds[shoe.kind],)),
        Sign("Cards", str(terms.cards), signs.dealt),
        Sign("Operating procedures", approved(terms.procedures), (charter.procedures, signs.approved)),
    )


def delegates_on_file(charter: Charter, table: HouseTable) -> Sign:
    """Who acts for the operator."""
    delegates = ", ".join(table.plate.delegates) or "nobody"
    return Sign("Acting for the operator", delegates, charter.delegation)


def approved(approval: Approval | None) -> str:
    return "no approval on file" if approval is None else str(approval)
