"""Blackjacks that need not wait for the dealer: paid at once against 2 to 9, even money against an ace (8.1)."""

from __future__ import annotations

from croupier.cards.card import Rank
from croupier.games.blackjack.answers import Answer, Course, own_wager
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import PayBlackjacks, TakeEvenMoney
from croupier.games.blackjack.events import InterimSettled, WagerSettled
from croupier.games.blackjack.insuring import insurable, insured_by_owner
from croupier.games.blackjack.order import after_interim
from croupier.games.blackjack.settle import Settled, Stake, even_money, paid_at_once, stake
from croupier.games.blackjack.state import Standing, Table, Wager
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse


def pay_blackjacks(table: Table, command: PayBlackjacks) -> Answer:
    if table.round.misplaced:
        return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
    course = Course(table, command.by)
    pay_open(course)
    opens = after_interim(course.table)
    course.add(InterimSettled(under=(C["8.1(a)"],), by=course.by, opens=opens))
    return course.told()


def pay_open(course: Course) -> None:
    """Every Blackjack that has not been paid, against a dealer who cannot have one."""
    table = course.table
    for box in table.round.boxes:
        hand = box.hands[0]
        for wager in hand.wagers if hand.standing is Standing.BLACKJACK else ():
            if not wager.closed:
                settled = paid_at_once(table.edition, stake_on(wager))
                course.add(settled_event(box.box, 0, wager, settled, course.by))


def take_even_money(table: Table, command: TakeEvenMoney) -> Answer:
    """Asked for by the owner of the wager, whoever decides on the cards; not beside insurance (reading of 8.1(b))."""
    found = own_wager(table, command.box, command.player, command.by)
    if isinstance(found, Refusal):
        return found
    box, placed = found
    wager = insurable(table, box.box, placed.player)
    if isinstance(wager, Refusal):
        return Refusal((C["8.1(b)"],), wager.why, "Go on with the wagers that are open.")
    if box.hands[0].standing is not Standing.BLACKJACK or table.round.dealer[0].rank is not Rank.ACE:
        return refuse(C["8.1(b)"], f"Box {box.box} has no Blackjack against an ace.", "Play the hand.")
    if insured_by_owner(table, box.box, wager.player):
        why = f"{wager.player} has insured the wager."
        return refuse(C["8.1(b)"], why, "Wait for the dealer's second card.")
    settled = even_money(table.edition, stake_on(wager))
    return (settled_event(box.box, 0, wager, settled, command.by.id),)


def stake_on(wager: Wager) -> Stake:
    """The chips of one wager on one hand, and as much of them as counts."""
    return stake(wager.cents, wager.base, wager.doubled, low=wager.low)


def settled_event(box: int, hand: int, wager: Wager, settled: Settled, by: str) -> WagerSettled:
    """The result of a wager, as something that happened at the table."""
    return WagerSettled(
        under=settled.under,
        by=by,
        box=box,
        hand=hand,
        player=wager.player,
        staked=settled.staked,
        outcome=settled.outcome,
        returned=settled.returned,
    )
