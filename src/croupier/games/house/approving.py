"""What keeps a table of any game from opening: its edition's first day, its cloth, its shoe, its limits and hours."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.charter import Charter, WagerCharter
from croupier.games.house.commencing import not_in_force
from croupier.games.house.edition import HouseEdition
from croupier.games.house.terms import Approval, DealingShoe, Hours, Layout, Limits, Terms, WagerTerms

_DECKS = {1: "one deck", 2: "two decks"}


def edition_objection(charter: Charter, editions: Mapping[str, HouseEdition], name: str) -> Refusal | None:
    """Why nobody can play by an edition of this name."""
    revokes = [edition.supersedes for edition in editions.values()]
    revoked = {old.value: old.under for old in revokes if old.value is not None}
    instead = f"Name one of {', '.join(editions)}."
    if name in revoked:
        return Refusal(revoked[name], f"{name} has been revoked and no table may open under it.", instead)
    if name not in editions:
        return refuse(charter.approval, f"There is no edition {name!r} of {charter.name}.", instead)
    return None


def terms_objection(
    charter: Charter, edition: HouseEdition, terms: Terms, day: str, pack: Pack, most_boxes: int
) -> Refusal | None:
    """The first reason, among those that every game has, why a table may not open on these terms with this pack."""
    return _equipment_objection(charter, edition, terms, day, pack, most_boxes) or _running_objection(charter, terms)


def wager_terms_objection(
    charter: WagerCharter, edition: HouseEdition, terms: WagerTerms, day: str, pack: Pack, most_boxes: int
) -> Refusal | None:
    """The same where players wager against the house."""
    return (
        _equipment_objection(charter, edition, terms, day, pack, most_boxes)
        or limits_objection(charter, terms.limits)
        or _running_objection(charter, terms)
    )


def _equipment_objection(
    charter: Charter, edition: HouseEdition, terms: Terms, day: str, pack: Pack, most_boxes: int
) -> Refusal | None:
    """Why nothing may be played with this equipment on this day."""
    return (
        not_in_force(edition, terms.commences, day)
        or layout_objection(charter, terms.layout, pack, most_boxes)
        or unregistered(charter, terms.shoe)
    )


def _running_objection(charter: Charter, terms: Terms) -> Refusal | None:
    return _hours_objection(charter, terms.hours) or _procedures_objection(charter, terms.procedures)


def layout_objection(charter: Charter, layout: Layout, pack: Pack, most_boxes: int) -> Refusal | None:
    """Why nothing may be played on this cloth."""
    opening, areas = charter.opening, charter.opening.areas
    if not layout.approval.complete:
        why = "The layout has no written approval on file."
        under = (*opening.layout, opening.approved)
        return Refusal(under, why, "Enter reference and date of the Commission's approval.")
    for area, clause in areas.items():
        if area not in layout.areas:
            return refuse(clause, f"The boxes of the layout have no {area} area.", "Use a layout that has one.")
    foreign = sorted(set(layout.areas) - set(areas) - set(opening.areas_offered))
    if foreign:
        why = f"The layout has areas for wagers that are no part of this game: {', '.join(foreign)}."
        return refuse(charter.rules, why, f"Use a layout with {', '.join(areas)} alone.")
    if not 1 <= layout.boxes <= most_boxes:
        why = f"A layout of {layout.boxes} boxes cannot be dealt from {len(pack.cards)} cards."
        return refuse(charter.seats.box, why, f"Use a layout of one to {most_boxes} boxes.")
    return None


def unregistered(charter: Charter, shoe: DealingShoe) -> Refusal | None:
    """Why cards may not be dealt from this container, whatever is in it."""
    if shoe.kind not in charter.shoe.kinds:
        why = f"The rules of this game know no {shoe.kind} shoe."
        return refuse(charter.rules, why, f"Deal from a shoe of another kind: {', '.join(charter.shoe.kinds)}.")
    if shoe.approval.complete:
        return None
    under = (charter.shoe.kinds[shoe.kind], charter.opening.approved)
    return Refusal(under, "The shoe is not registered as approved.", "Enter reference and date of its approval.")


def backs_objection(charter: Charter, shoe: DealingShoe) -> Refusal | None:
    """Why these are not the decks of a game that is dealt from one at a time."""
    clause, counts = charter.shoe.decks[shoe.kind], charter.shoe.counts[shoe.kind]
    backs = len(shoe.backs)
    if backs in counts and len(set(shoe.backs)) == backs:
        return None
    match shoe.kind:
        case ShoeKind.PLAIN:
            return refuse(clause, f"A plain shoe takes one deck, not {backs}.", "Bring one deck.")
        case ShoeKind.AUTOMATED:
            decks = " or ".join(_DECKS[count] for count in counts)
            why = f"An automated shoe takes {decks} of different colours, not {', '.join(shoe.backs)}."
            return refuse(clause, why, f"Bring {decks} whose backs differ.")


def limits_objection(charter: WagerCharter, limits: Limits) -> Refusal | None:
    """Why these limits cannot stand on the sign."""
    if limits.consistent:
        return None
    why = "The limits do not fit together: no multiple above zero lies between minimum and maximum."
    under = (*charter.wagers.limits, *charter.wagers.multiples)
    return Refusal(under, why, "Give minimum, maximum and multiple in whole cents above zero.")


def _hours_objection(charter: Charter, hours: Hours) -> Refusal | None:
    if hours.consistent:
        return None
    why = "The hours of gaming are not two different minutes of a day."
    return Refusal(charter.opening.hours, why, "Give opening and closing in minutes after midnight, 0 to 1439.")


def _procedures_objection(charter: Charter, procedures: Approval | None) -> Refusal | None:
    if procedures is None or procedures.complete:
        return None
    why = "The operating procedures have no written approval on file."
    under = (charter.opening.approved, charter.procedures)
    return Refusal(under, why, "Enter reference and date of the Commission's approval.")
