"""Wrong numbers of cards, misdeals in a supervisor's opinion, hands without wagers (6.1(b), 13.1-13.3, 13.6)."""

from __future__ import annotations

from croupier.games.house.answers import refuse
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.answers import Answer, misdeal, round_over, voided, wagers_back
from croupier.games.ultimate_texas_holdem.charter import DECK
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import DeclareMisdeal, ReportMiscount, ReportUnwagered
from croupier.games.ultimate_texas_holdem.dealing_order import hand_at, named_place
from croupier.games.ultimate_texas_holdem.events import AnyEvent, HandVoided
from croupier.games.ultimate_texas_holdem.state import Area, Table


def report_miscount(table: Table, command: ReportMiscount) -> Answer:
    """A wrong number of cards at any place, whenever it is found before the last wager is settled."""
    hand, place = hand_at(table, command.box), named_place(command.box)
    if hand is None or not 0 <= command.count <= DECK.size:
        why = f"{command.count} cards at {place} is no count of a hand that was dealt."
        return refuse(C["13.1"], why, "Name a box with wagers, 0 for the dealer, or -1 for the board.")
    if command.count == len(hand):
        return refuse(C["13.1"], f"{command.count} is the right number of cards for {place}.", "Play on.")
    return (misdeal(C["13.1"], table, command.by, f"{command.count} cards at {place}"),)


def declare_misdeal(table: Table, command: DeclareMisdeal) -> Answer:
    """What the supervisor takes for a misdeal is shuffled at once."""
    if not command.note.strip():
        return refuse(C["6.1(b)"], "A misdeal is not declared without its reason.", "Say what went wrong.")
    return (misdeal(C["6.1(b)"], table, command.by, command.note),)


def report_unwagered(table: Table, command: ReportUnwagered) -> Answer:
    """A hand at a box where ante or blind turn out to be missing, wholly or in part."""
    if not 1 <= command.box <= table.plate.layout.boxes:
        return refuse(C["A:Box"], f"There is no box {command.box} on this layout.", "Name the box of the hand.")
    box = table.box(command.box)
    if box is not None and (not box.live or box.turned):
        why = f"The hand of box {command.box} is {'turned' if box.live else box.standing}."
        return refuse(C["13.6(b)"], why, "Report a hand that is still in; later it is a dispute.")
    return unwagered_hand(table, command.box, command.by, handled=command.handled)


def unwagered_hand(table: Table, number: int, by: Person, *, handled: bool = False) -> tuple[AnyEvent, ...]:
    """The whole round is void while nobody has touched cards, and only this hand once somebody has.

    Whoever has placed a play wager has put the own cards face down for it, and so has handled them (8.1(c)(i)).
    What the table has on record is not all that people at it may have seen.
    """
    reason = f"a hand was dealt to box {number} without ante and blind"
    if not (handled or any(box.handled or box.play for box in table.round.boxes)):
        return (voided(table, (C["13.6(a)"],), by, reason),)
    under = (C["13.6(b)"],)
    gone = HandVoided(under=(*under, C["A:Void"]), by=by.id, box=number, reason=reason)
    box = table.box(number)
    if box is None:
        return (gone,)
    back = wagers_back(table, box, tuple(Area), under, by)
    return (gone, *back, *round_over(table, number, by))
