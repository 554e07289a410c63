"""What may follow from a breach for the wagers of the player who is responsible for it (16.2(a))."""

from __future__ import annotations

from croupier.games.blackjack.answers import Answer, Course, wager_of
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import VoidWagers
from croupier.games.blackjack.dealing import dealer_over, ended, follow
from croupier.games.blackjack.events import SideWagerSettled, SideWagerWithdrawn
from croupier.games.blackjack.insuring import insurance_result
from croupier.games.blackjack.interim import settled_event
from croupier.games.blackjack.order import Turn, draws
from croupier.games.blackjack.settle import Settled
from croupier.games.blackjack.state import Phase, Standing, Table
from croupier.games.blackjack.wagering import wagers_off
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.conduct import on_record
from croupier.games.house.terms import Outcome

_VOID = (C["16.2(a)"], C["A:Void"])


def void_wagers(table: Table, command: VoidWagers) -> Answer:
    """Whatever the player still has in the round goes back, and the hands play on with the wagers of others."""
    breach = on_record(CHARTER, table, command.breach)
    if isinstance(breach, Refusal):
        return breach
    course = Course(table, command.by)
    if table.phase is Phase.WAGERING:
        _taken_off(course, breach.player)
    else:
        _beside_the_hands_back(course, breach.player)
        _hands_back(course, breach.player)
    if not course.events:
        why = f"{breach.player} has no open wagers in this round."
        return refuse(C["16.2(a)"], why, "Exclude the player from the game.")
    if course.table.phase is Phase.PLAYING:
        follow(course)
    elif course.table.phase is Phase.DRAWING and not draws(course.table):
        dealer_over(course)
    return course.told()


def _taken_off(course: Course, player: str) -> None:
    """Before the first card the wagers are simply not there any more."""
    for box in course.table.round.boxes:
        side, wager = wager_of(box.side, player), wager_of(box.wagers, player)
        if side is not None:
            gone = SideWagerWithdrawn(under=_VOID, by=course.by, box=box.box, player=player, cents=side.cents)
            course.add(gone)
        now = course.table.box(box.box)
        if wager is not None and now is not None:
            for event in wagers_off(now, wager, _VOID, course.by):
                course.add(event)


def _beside_the_hands_back(course: Course, player: str) -> None:
    """Side bets and insurance."""
    now = course.table.round
    for box in now.boxes:
        for wager in box.side:
            if wager.player == player and not wager.closed:
                course.add(
                    SideWagerSettled(
                        under=_VOID,
                        by=course.by,
                        box=box.box,
                        player=player,
                        staked=wager.cents,
                        outcome=Outcome.VOID,
                        returned=wager.cents,
                    )
                )
    for line in now.insurances:
        if line.player == player and not line.closed:
            returned = Settled(line.cents, Outcome.VOID, line.cents, _VOID)
            course.add(insurance_result(line, returned, course.by))


def _hands_back(course: Course, player: str) -> None:
    """The wagers on every hand; a hand on which nothing is left is out."""
    for box in course.table.round.boxes:
        for index, hand in enumerate(box.hands):
            wager = wager_of(hand.wagers, player)
            if wager is None or wager.closed:
                continue
            staked = wager.cents + wager.doubled
            returned = Settled(staked, Outcome.VOID, staked, _VOID)
            course.add(settled_event(box.box, index, wager, returned, course.by))
            alone = all(one.closed or one.player == player for one in hand.wagers)
            if alone and hand.standing is Standing.OPEN and course.table.phase is not Phase.DEALING:
                course.add(ended(Turn(box, index, hand), Standing.OUT, _VOID, course.by))
