"""The dealer's hand, the final settlement, and the cards on their way to the discard rack (5.5, 12, 13, 15.2)."""

from __future__ import annotations

from croupier.games.blackjack.answers import Answer, Course
from croupier.games.blackjack.at_once import drawn_at_once
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import CollectCards, DrawDealer, SettleWagers
from croupier.games.blackjack.dealing import can_deal, deal, follow, may_deal
from croupier.games.blackjack.events import AnyEvent, WagersSettled
from croupier.games.blackjack.hands import is_blackjack
from croupier.games.blackjack.interim import settled_event, stake_on
from croupier.games.blackjack.settle import settle, verdict
from croupier.games.blackjack.state import DEALER_BOX, Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.events import ClosingAnnounced, RoundClosed
from croupier.games.house.terms import CardSource

_SETTLED = (C["13.1(g)"], C["A:Stand off"], C["13.2(b)"])
_OVER = (C["A:Round of play"],)


def draw_dealer(table: Table, command: DrawDealer) -> Answer:
    """All cards that the dealer's hand takes, from a shoe whose order the program holds."""
    wrong = may_deal(table)
    if wrong is not None:
        return wrong
    at_once = drawn_at_once(table, command.by.id)
    if at_once:
        return at_once
    if table.plate.cards is CardSource.FELT:
        return refuse(C["6.1"], "On a felt table the dealer's hands deal.", "Deal card by card.")
    course = Course(table, command.by)
    while course.table.phase is Phase.DRAWING and can_deal(course.table):
        deal(course, (DEALER_BOX, 0), None)
        follow(course)
    return course.told()


def settle_wagers(table: Table, command: SettleWagers) -> Answer:
    """Every wager that is still open, box by box, clockwise, and front to back."""
    wrong = _misplaced(table)
    if wrong is not None:
        return wrong
    events: list[AnyEvent] = []
    dealer, edition, by = table.round.dealer, table.edition, command.by.id
    for box in table.round.boxes:
        split = len(box.hands) > 1
        for index, hand in enumerate(box.hands):
            decided = None
            for wager in hand.wagers:
                if wager.closed:
                    continue
                decided = decided or verdict(dealer, hand.cards, split=split)
                none = split and is_blackjack(hand.cards)
                settled = settle(edition, decided, stake_on(wager), no_blackjack=none)
                events.append(settled_event(box.box, index, wager, settled, by))
    return (*events, WagersSettled(under=_SETTLED, by=by))


def collect_cards(table: Table, command: CollectCards) -> Answer:
    """The round is over; after the last of the announced final rounds the table closes (5.5, 15.2)."""
    wrong = _misplaced(table)
    if wrong is not None:
        return wrong
    closed = RoundClosed(under=_OVER, by=command.by.id, number=table.round.number, void=False)
    if table.final != 1 or table.closing:
        return (closed,)
    return closed, ClosingAnnounced(under=(C["5.5"], C["15.2"]), by=command.by.id)


def _misplaced(table: Table) -> Refusal | None:
    if not table.round.misplaced:
        return None
    return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
