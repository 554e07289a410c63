"""The deal: cards in their order, the cutting card among them, and what follows from each card by itself.

Clauses 4.1, 5.4, 5.5, 6, 9.2, 10.4, 10.5, 12, 13.1(d), 14.2, 14.6, 14.7.
"""

from __future__ import annotations

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.actions import Holding, absent_draws, finished
from croupier.games.blackjack.answers import Answer, Course, card_named
from croupier.games.blackjack.at_once import (
    BLACKJACK,
    DEALER_DRAWS,
    DEALERS,
    DEALT,
    DRAWN,
    FIRST,
    SECOND,
    dealer_completed,
    dealt_at_once,
    subsequent_deal_completed,
)
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import DealCard, DealRound
from croupier.games.blackjack.completeness import card_fault
from croupier.games.blackjack.events import (
    CardDealt,
    CuttingCardDrawn,
    HandEnded,
    InitialDealCompleted,
)
from croupier.games.blackjack.hands import MOST, total
from croupier.games.blackjack.insuring import settle_insurance
from croupier.games.blackjack.order import (
    Turn,
    after_deal,
    after_play,
    controller,
    draws,
    initial_positions,
    next_place,
    turn,
    wants_card,
)
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Phase, Standing, Table
from croupier.games.blackjack.wagering import close_wagering
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.terms import CardSource
from croupier.rules.clause import Under

_DOUBLED = (C["A:Double/double down"], C["6.1"])
_SPLIT = (C["10.4"], C["6.1"])
_SPLIT_ACE = (C["10.5"], C["6.1"])
_ABSENT = (C["14.7"], C["6.1"])
_VOID = (C["16.2(a)"], C["A:Void"])
_STAGES = {
    Stage.SPREAD: (C["5.1"], "The cards are not shuffled.", "Shuffle them."),
    Stage.SHUFFLED: (C["5.2(d)"], "The cards are not cut.", "Offer the cut in its order."),
    Stage.CUT: (C["5.3"], "The cutting card is not in.", "Insert the cutting card."),
}


def deal_round(table: Table, command: DealRound) -> Answer:
    """Everything of the initial deal that is still to come, from a shoe whose order the program holds."""
    wrong = may_deal(table)
    if wrong is not None:
        return wrong
    at_once = dealt_at_once(table, command.by.id)
    if at_once:
        return at_once
    if table.plate.cards is CardSource.FELT:
        return refuse(C["6.1"], "On a felt table the dealer's hands deal.", "Deal card by card.")
    course = Course(table, command.by)
    if not _opened(course):
        return course.told()
    for box in initial_positions(table.round)[table.round.dealt :]:
        if not can_deal(course.table):
            return course.told()
        deal(course, (box, 0), None)
    _initial_deal_over(course)
    return course.told()


def deal_card(table: Table, command: DealCard) -> Answer:
    """The one card that is due, from the dealer's hand; on a felt table it is named as it is turned."""
    drawn = _drawn_before(table)
    card = command.card or drawn
    named = card_named(table.shoe.order, (command.card,))
    wrong = may_deal(table) or named or _not_due(table) or _another_card(drawn, command.card)
    if wrong is not None:
        return wrong
    if card is None and not table.shoe.order:
        return refuse(C["6.1"], "The card lies face up but is not named.", "Name the card that everybody sees.")
    course = Course(table, command.by)
    if not _opened(course):
        return course.told()
    stop = card_fault(course.table, (card,), command.by) if card and not drawn else ()
    if stop:
        return stop
    place = next_place(course.table)
    if place is not None:
        deal(course, place, card)
        follow(course, by_itself=False)
    return course.told()


def _drawn_before(table: Table) -> Card | None:
    """A card that was drawn in error and is the next to be used (14.2)."""
    return table.shoe.ahead[0] if table.shoe.ahead else None


def _another_card(drawn: Card | None, named: Card | None) -> Refusal | None:
    if drawn is None or named in (None, drawn):
        return None
    why = f"{drawn} was drawn in error and is the next card to be used, not {named}."
    return refuse(C["14.2"], why, "Deal the card that lies there.")


def _not_due(table: Table) -> Refusal | None:
    if table.phase is Phase.WAGERING and not table.round.boxes:
        return refuse(C["6.2/lead"], "No box has a wager.", "Wait for a wager.")
    if next_place(table) is not None:
        return None
    return refuse(C["14.2"], "No card is due to anybody.", "Wait for a decision, or report a card drawn in error.")


def may_deal(table: Table) -> Refusal | None:
    """Why no card may leave the shoe now, though one may be due."""
    shoe = table.shoe
    if shoe.stage in _STAGES:
        clause, why, instead = _STAGES[shoe.stage]
        return refuse(C["18.3(a)(i)"] if shoe.failed and not shoe.remainder else clause, why, instead)
    if table.cards.replaced or table.cards.all_new:
        return refuse(C["2.4"], "Replaced cards have not been checked.", "Let dealer and supervisor check them.")
    if table.round.misplaced:
        return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
    if not table.round.boxes:
        return refuse(C["6.2/lead"], "No box has a wager.", "Wait for a wager.")
    if shoe.left <= 0:
        return refuse(C["14.6"], "The shoe is empty.", "Shuffle the cards of the discard rack.")
    return None


def can_deal(table: Table) -> bool:
    """Whether the program can deal the next card by itself."""
    shoe = table.shoe
    return bool(shoe.order) and may_deal(table) is None


def _opened(course: Course) -> bool:
    """The first card closes the wagers; a cutting card before it begins no round (4.1, 5.4(a))."""
    table = course.table
    if table.phase is not Phase.WAGERING:
        return True
    if cutting_card_is_next(table):
        cutting_card(course, None)
        if course.table.shoe.cut_out:
            return False
    course.add(close_wagering(course.table, course.by))
    return True


def cutting_card_is_next(table: Table) -> bool:
    return table.shoe.cut_at is not None and bool(table.shoe.order) and table.shoe.gone == table.shoe.cut_at


def cutting_card(course: Course, box: int | None, *, late: bool = False) -> None:
    """The cutting card comes out, whosever card was due; in the final rounds it is put aside."""
    table = course.table
    final = table.final is not None
    clause = C["14.8"] if late else C["5.5"] if final else C["5.4(a)"] if box is None else C["5.4(b)"]
    player = _cuts_next(table, box)
    course.add(CuttingCardDrawn(under=(clause,), by=course.by, box=box, player=player, discarded=final))


def _cuts_next(table: Table, box: int | None) -> str:
    """Whose box the cutting card came out on; for the dealer's hand, the player farthest to the right (5.2(b), (c))."""
    if box is None:
        return ""
    found = table.round.boxes[-1] if box == DEALER_BOX else table.box(box)
    return "" if found is None else controller(table, found)


def deal(course: Course, place: tuple[int, int], named: Card | None) -> None:
    """One card to its place, the cutting card before it if it lies there."""
    table = course.table
    if table.shoe.cut_at is not None and cutting_card_is_next(table):
        cutting_card(course, place[0])
    card = table.shoe.next_card or named
    if card is not None:
        box, hand = place
        course.add(CardDealt(under=_dealt_under(table, place), by=course.by, box=box, hand=hand, card=card))


def _dealt_under(table: Table, place: tuple[int, int]) -> Under:
    if table.phase is Phase.DEALING:
        boxes = len(table.round.boxes)
        return FIRST if table.round.dealt < boxes else DEALERS if table.round.dealt == boxes else SECOND
    if table.phase is Phase.DRAWING:
        return DEALER_DRAWS[table.plate.layout.soft_17]
    box = table.box(place[0])
    hand = box.hands[place[1]] if box else None
    if hand is None or hand.called:
        return DRAWN
    if len(hand.cards) < 2:
        return _SPLIT_ACE if hand.cards and hand.cards[0].rank is Rank.ACE else _SPLIT
    return _DOUBLED if hand.doubled else _ABSENT if hand.absent else DRAWN


def follow(course: Course, *, by_itself: bool = True) -> None:
    """What the last card, or the end of a hand, brings about; the program deals on where cards are due by itself."""
    while True:
        table = course.table
        if table.phase is Phase.DEALING:
            if table.round.dealt == len(initial_positions(table.round)):
                _initial_deal_over(course)
            return
        if table.phase is Phase.DRAWING:
            _dealers_card_out(course)
            return
        if table.phase is not Phase.PLAYING:
            return
        found = turn(table.round)
        if found is None:
            course.add(subsequent_deal_completed(after_play(table), course.by))
            return
        if end_of(course, found):
            continue
        if not by_itself or not wants_card(table, found) or not can_deal(table):
            return
        deal(course, (found.box.box, found.place), None)


def end_of(course: Course, found: Turn) -> bool:
    """Whether the hand is complete without anybody's decision, which is then on record."""
    box, hand = found.box, found.hand
    cards, edition = hand.cards, course.table.edition
    if len(cards) < 2:
        return False
    counted = total(cards)
    if counted.points < MOST and not (hand.doubled or hand.absent or len(box.hands) > 1):
        return False
    holding = Holding(cards, len(box.hands), hand.doubled)
    if counted.points >= MOST or hand.doubled or holding.split_ace:
        over = finished(edition, holding)
        if over is not None:
            standing = Standing.BUST if counted.bust else Standing.FULL
            course.add(ended(found, standing, over.under, course.by))
            return True
    if hand.absent and not hand.called and not absent_draws(edition, cards):
        course.add(ended(found, Standing.STOOD, (C["14.7"],), course.by))
        return True
    return False


def ended(found: Turn, standing: Standing, under: Under, by: str) -> HandEnded:
    points = total(found.hand.cards).points
    return HandEnded(under=under, by=by, box=found.box.box, hand=found.place, standing=standing, total=points)


def _initial_deal_over(course: Course) -> None:
    """Blackjacks are known, and what comes next depends on side bets and the dealer's card."""
    for box in course.table.round.boxes:
        hand = box.hands[0]
        if all(wager.closed for wager in hand.wagers):
            course.add(ended(Turn(box, 0, hand), Standing.OUT, _VOID, course.by))
        elif total(hand.cards).points == 21:
            course.add(ended(Turn(box, 0, hand), Standing.BLACKJACK, BLACKJACK, course.by))
    opens = after_deal(course.table)
    course.add(InitialDealCompleted(under=DEALT, by=course.by, opens=opens))


def _dealers_card_out(course: Course) -> None:
    """The second card settles insurance; after each card it is asked anew whether another one matters (12.2)."""
    if len(course.table.round.dealer) == 2:
        settle_insurance(course)
    if not draws(course.table):
        dealer_over(course)


def dealer_over(course: Course) -> None:
    course.add(dealer_completed(course.table.round.dealer, course.by))
