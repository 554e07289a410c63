"""Cards that lie wrong: found within the round they are laid as they should be, found later that round is void.

Clauses 4.3, 10.2, 11.2, 14.4, 14.5, 14.7, 16.1, 16.3.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.blackjack.actions import Holding, absent_draws, finished
from croupier.games.blackjack.answers import Answer, Course, box_in_play
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import Laid, ReconstructHands, ReopenRound, ReportMisplaced, VoidPastRound
from croupier.games.blackjack.completeness import card_fault
from croupier.games.blackjack.events import (
    HandMisplaced,
    HandsReconstructed,
    PastRoundVoided,
    RoundReopened,
    WagerRides,
)
from croupier.games.blackjack.events import Laid as Lies
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.order import after_deal, after_interim, after_pairs, initial_positions
from croupier.games.blackjack.resettling import settle_anew, taken_back
from croupier.games.blackjack.state import DEALER_BOX, Hand, Phase, Standing, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.commands import VoidReason
from croupier.money import Move
from croupier.rules.clause import Under


def report_misplaced(table: Table, command: ReportMisplaced) -> Answer:
    """Nothing goes on until the cards lie as they should."""
    if command.box != DEALER_BOX:
        box = box_in_play(table, command.box)
        if isinstance(box, Refusal):
            return Refusal((C["14.4"],), box.why, "Name a box, or 0 for the dealer.")
    if command.box in table.round.misplaced:
        return refuse(C["14.4"], "That hand is reported already.", "Let the supervisor lay its cards.")
    return (HandMisplaced(under=(C["14.4"],), by=command.by.id, box=command.box),)


def reconstruct_hands(table: Table, command: ReconstructHands) -> Answer:
    """The hands as they would lie without the error, and whatever was settled by them is settled anew."""
    wrong = _laying_objection(table, command)
    if wrong is not None:
        return wrong
    known = [card for laid in command.hands for card in _cards(table, laid) or ()]
    named = [card for laid in command.hands for card in laid.cards]
    stop = card_fault(table, named, command.by, known)
    if stop:
        return stop
    laid = tuple(Lies(one.box, one.hand, one.cards, _standing(table, one)) for one in command.hands)
    course = Course(table, command.by)
    for back in taken_back(table, laid, course.by) if laid else ():
        course.add(back)
    before, boxes = course.told(), table.round.misplaced
    found = HandsReconstructed(under=(C["14.4"],), by=course.by, boxes=boxes, laid=laid, opens=course.table.phase)
    course.add(found)
    if not laid:
        return course.told()
    _ask_no_more(course)
    settle_anew(course, table.phase)
    _, *after = course.events[len(before) :]
    return *before, replace(found, opens=_opens(course.table)), *after


def _laying_objection(table: Table, command: ReconstructHands) -> Refusal | None:
    if not table.round.misplaced:
        return refuse(C["14.4"], "No cards are reported to lie wrong.", "Report them first.")
    if command.hands and table.shoe.order:
        why = "The program holds these cards, and shows how they have to lie."
        return refuse(C["14.4"], why, "Lay them as it shows, and leave the cards out.")
    places = [(laid.box, laid.hand) for laid in command.hands]
    if len(set(places)) < len(places) or any(_cards(table, laid) is None for laid in command.hands):
        return refuse(C["14.4"], "A hand is named twice, or is not there.", "Name each hand that lies there once.")
    before = sum(len(_cards(table, laid) or ()) for laid in command.hands)
    after = sum(len(laid.cards) for laid in command.hands)
    if before != after or any(_too_few(table, laid) for laid in command.hands):
        why = f"{before} cards lie there, and {after} are named."
        return refuse(C["14.4"], why, "Name every card of these hands, and no other.")
    return None


def _too_few(table: Table, laid: Laid) -> bool:
    """Whether a hand would lie there with less than the cards that it was dealt to begin with (6.2)."""
    dealt = 1 if laid.box == DEALER_BOX else 2
    return len(laid.cards) < min(dealt, len(_cards(table, laid) or ()))


def _cards(table: Table, laid: Laid) -> tuple[Card, ...] | None:
    """What lies at a place, if there is such a place."""
    if laid.box == DEALER_BOX:
        return table.round.dealer if laid.hand == 0 else None
    hand = _hand(table, laid)
    return None if hand is None else hand.cards


def _hand(table: Table, laid: Laid) -> Hand | None:
    box = table.box(laid.box)
    return box.hands[laid.hand] if box is not None and 0 <= laid.hand < len(box.hands) else None


def _standing(table: Table, laid: Laid) -> Standing:
    """How a hand stands with the cards that are its own; a decision on it stays as far as it can, and absence too."""
    box, hand = table.box(laid.box), _hand(table, laid)
    if box is None or hand is None or table.phase is Phase.DEALING:
        return Standing.OPEN
    if hand.standing is Standing.OUT or len(laid.cards) < 2:
        return hand.standing if hand.standing is Standing.OUT else Standing.OPEN
    holding = Holding(laid.cards, len(box.hands), hand.doubled)
    if is_blackjack(laid.cards, split=holding.split):
        return Standing.BLACKJACK
    if finished(table.edition, holding) is not None:
        return Standing.BUST if total(laid.cards).bust else Standing.FULL
    if hand.absent and not hand.called:
        return Standing.OPEN if absent_draws(table.edition, laid.cards) else Standing.STOOD
    may_stand = not total(laid.cards).hard_below(table.edition.least_to_stand.value)
    return Standing.STOOD if hand.standing is Standing.STOOD and may_stand else Standing.OPEN


def _ask_no_more(course: Course) -> None:
    """Who might follow a split or a double rides once the card is there that was to come after it (10.2, 11.2, 4.3)."""
    joining = course.table.round.joining
    box = None if joining is None else course.table.box(joining.box)
    if joining is None or box is None:
        return
    dealt, hands = (2, 1) if joining.doubling else (1, 2)
    made = box.hands[joining.hand : joining.hand + hands]
    if all(hand.standing is Standing.OPEN and len(hand.cards) == dealt for hand in made):
        return
    under = (C["14.4"], C["11.2"] if joining.doubling else C["10.2(b)"], C["4.3"])
    for player in joining.waiting:
        course.add(WagerRides(under=under, by=course.by, box=box.box, hand=joining.hand, player=player))


def _opens(table: Table) -> Phase:
    """Where the round goes on from hands that have been laid anew."""
    match table.phase:
        case Phase.DEALING:
            whole = table.round.dealt == len(initial_positions(table.round))
            return after_deal(table) if whole else Phase.DEALING
        case Phase.PAIRS:
            return Phase.PAIRS
        case Phase.INSURING | Phase.INTERIM:
            return after_pairs(table)
        case _:
            return after_interim(table)


def reopen_round(table: Table, command: ReopenRound) -> Answer:
    """Until the next round has begun, a hand of the last one is rebuilt from the discard rack (14.4, reading)."""
    last = table.last
    if last is None:
        why = "The cards of the last round are not in the rack any more as they were put there."
        return Refusal((C["14.4"], C["14.5"]), why, "Void that round once the next has begun, or raise a dispute.")
    if command.box != DEALER_BOX and all(box.box != command.box for box in last.round.boxes):
        return refuse(C["14.4"], f"Box {command.box} was not in that round.", "Name a box of it, or 0 for the dealer.")
    by, under = command.by.id, (C["14.4"], C["A:Round of play"])
    return (
        RoundReopened(under=under, by=by, number=last.round.number),
        HandMisplaced(under=(C["14.4"],), by=by, box=command.box),
    )


def void_past_round(table: Table, command: VoidPastRound) -> Answer:
    """An error found after the next round has begun voids the round it was made in, and no other (14.5).

    A disturbance or a fraud voids a round whether or not it was over when it was found (reading of 16.1 and 16.3).
    """
    under = _voided_under(command.reason)
    if isinstance(under, Refusal):
        return under
    if not command.note.strip():
        return refuse(under[0], "A round is not voided without its reason.", "Say in a note what happened.")
    if command.reason is None and table.last is not None and command.round == table.last.round.number:
        return refuse(C["14.4"], "The next round has not begun.", "Let the hand be rebuilt from the rack.")
    for past in table.past:
        if past.number == command.round:
            back = tuple(Move(move.target, move.source, move.cents) for move in reversed(past.moves))
            by, note = command.by.id, command.note
            return (PastRoundVoided(under=under, by=by, number=past.number, note=note, reversals=back),)
    why = f"Round {command.round} is not among the last rounds that stand."
    return refuse(under[0], why, "Name one of them, or raise a dispute.")


def _voided_under(reason: VoidReason | None) -> Under | Refusal:
    """What lets a round be void that is over: a card that lay wrong in it, or what voids any round."""
    if reason is None:
        return (C["14.5"], C["A:Void"])
    reasons = CHARTER.conduct.void
    if reason in reasons:
        return reasons[reason]
    why = f"The rules of this game do not void a round for {reason}."
    return refuse(C["N:4"], why, f"Name one of {', '.join(reasons)}.")
