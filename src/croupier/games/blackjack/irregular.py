"""Cards that leave the shoe wrongly: one that lies face up in it, and one that is drawn in error (5.4, 14.1-14.3)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.blackjack.answers import Answer, Course, card_named
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import BurnFaceUp, ReportDrawn
from croupier.games.blackjack.completeness import card_fault
from croupier.games.blackjack.dealing import cutting_card, cutting_card_is_next
from croupier.games.blackjack.events import CardBurned, CardDrawnInError
from croupier.games.blackjack.order import next_place
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.rules.clause import Clause


def burn_face_up(table: Table, command: BurnFaceUp) -> Answer:
    """The next card lies face up in the shoe, and is out of play; the one behind it takes its place."""
    wrong = _no_card(table, C["14.1"]) or card_named(table.shoe.order, (command.card,))
    if wrong is not None:
        return wrong
    card = table.shoe.next_card or command.card
    if card is None:
        return refuse(C["14.1"], "The card that lies face up is not named.", "Name the card that everybody sees.")
    stop = card_fault(table, (card,), command.by)
    if stop:
        return stop
    course = Course(table, command.by)
    if not _behind_the_cutting_card(course):
        course.add(CardBurned(under=(C["14.1"], C["A:Burn"]), by=course.by, card=card, seen=True))
    return course.told()


def _behind_the_cutting_card(course: Course) -> bool:
    """Whether the cutting card comes out first and no round has begun, so that all cards are shuffled (5.4(a))."""
    table = course.table
    if not cutting_card_is_next(table):
        return False
    place = next_place(table)
    waiting = table.phase is Phase.WAGERING
    cutting_card(course, None if waiting else DEALER_BOX if place is None else place[0])
    return waiting and course.table.shoe.cut_out


def report_drawn(table: Table, command: ReportDrawn) -> Answer:
    """A card that nobody was due: the dealer's is burned, any other is used as the next one (14.2, 14.3)."""
    wrong = (
        _no_card(table, C["14.2"])
        or card_named(table.shoe.order, (command.card,))
        or _place_objection(table, command.box)
        or _naming_objection(table, command)
    )
    if wrong is not None:
        return wrong
    named = (command.card,) if command.card is not None else ()
    stop = card_fault(table, named, command.by)
    if stop:
        return stop
    course = Course(table, command.by)
    if cutting_card_is_next(table):
        cutting_card(course, command.box)
    course.add(_consequence(course, command, table.shoe.next_card or command.card))
    return course.told()


def _consequence(course: Course, command: ReportDrawn, card: Card | None) -> CardBurned | CardDrawnInError:
    if command.box == DEALER_BOX or command.burned:
        clause = C["14.3"] if command.box == DEALER_BOX else C["14.2"]
        return CardBurned(under=(clause, C["A:Burn"]), by=course.by, card=card, seen=command.exposed)
    return CardDrawnInError(under=(C["14.2"],), by=course.by, box=command.box, card=card, seen=command.exposed)


def _no_card(table: Table, clause: Clause) -> Refusal | None:
    """Why no card can have come out of the shoe."""
    shoe = table.shoe
    if shoe.stage is not Stage.READY or shoe.left <= 0:
        return refuse(clause, "No cards are in the shoe.", "Load the shoe first.")
    if not shoe.ahead:
        return None
    why = "A card that was drawn in error waits to be used."
    return refuse(C["14.2"], why, "Use it as the next card.")


def _place_objection(table: Table, box: int) -> Refusal | None:
    if box != DEALER_BOX and table.box(box) is None:
        return refuse(C["14.2"], f"Box {box} has no wager in this round.", "Name the box it went to, or 0.")
    place = next_place(table)
    if place is None or place[0] != box:
        return None
    where = "the dealer's hand" if box == DEALER_BOX else f"box {box}"
    return refuse(C["14.2"], f"A card is due to {where}, and so it was not drawn in error.", "Deal it there.")


def _naming_objection(table: Table, command: ReportDrawn) -> Refusal | None:
    """On a felt table a card is named if its face has been exposed, and only then."""
    if table.shoe.order or command.exposed == (command.card is not None):
        return None
    why = "The exposed card is not named." if command.exposed else "A card that nobody has seen is named."
    return refuse(C["14.2"], why, "Name the card if everybody sees it, and only then.")
