"""The end of a round: what nobody called goes back, the house takes its commission, and the pots are won.

Clauses 9.6, 10.4(a), 12.4(a), 13, 14.2, 14.3, 15.2, 17.14, A:Commission, A:Pot.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.canberra_manila.answers import Answer, refuse
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import AwardPots, CorrectAward
from croupier.games.canberra_manila.events import (
    AnyEvent,
    AwardCorrected,
    PotAwarded,
    PotFormed,
    UncalledReturned,
)
from croupier.games.canberra_manila.leaving import with_those_who_leave
from croupier.games.canberra_manila.pots import UNCALLED
from croupier.games.canberra_manila.settle import SettledPot, settle
from croupier.games.canberra_manila.shares import contenders, division
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.events import RoundClosed
from croupier.games.people import Person
from croupier.money import dollars


def award_pots(table: Table, command: AwardPots) -> Answer:
    """Settle the round by the code that rules on sheets."""
    now = table.round
    only_forced = not now.called
    found = settle(table.edition, division(table), now.button, now.board, contenders(table), only_forced=only_forced)
    by = command.by.id
    back = [UncalledReturned(under=UNCALLED, by=by, seat=one.seat, cents=one.cents) for one in found.uncalled]
    awards = [event for number, pot in enumerate(found.pots, 1) for event in _awards(number, pot, command.by)]
    closed = RoundClosed(under=CHARTER.conduct.round_ends, by=by, number=now.number, void=False)
    return with_those_who_leave(table, (*back, *awards, closed), command.by)


def _awards(number: int, pot: SettledPot, by: Person) -> Iterator[AnyEvent]:
    yield PotFormed(
        under=pot.under, by=by.id, pot=number, cents=pot.amount, commission=pot.commission, eligible=pot.eligible
    )
    for share in pot.shares:
        half = _half(pot, share.seat)
        yield PotAwarded(under=pot.under, by=by.id, pot=number, seat=share.seat, half=half, cents=share.cents)


def _half(pot: SettledPot, seat: int) -> str:
    """For which part of the pot a seat has won."""
    if not pot.low:
        return "high"
    if not pot.high:
        return "low"
    return " and ".join(name for name, seats in (("high", pot.high), ("low", pot.low)) if seat in seats)


def correct_award(table: Table, command: CorrectAward) -> Answer:
    """A wrong award is put right until the first card of the next round; after that it stands."""
    under = (C["17.14"],)
    if not command.why.strip() or command.cents <= 0 or command.from_seat == command.to_seat:
        why = "A correction names two seats, an amount above zero, and what was wrong."
        return Refusal(under, why, "Give all of them.")
    if not table.correctable:
        return Refusal(under, "There is no round whose result is still open.", "Raise a dispute instead.")
    for number in (command.from_seat, command.to_seat):
        seat = table.seat(number)
        if seat is None or seat.first_round > table.correctable:
            why = f"Nobody sits at seat {number} who has played round {table.correctable}."
            return refuse(C["17.14"], why, "Name the seats of two players, or raise a dispute.")
    return _not_there(table, command) or (
        AwardCorrected(
            under=under,
            by=command.by.id,
            from_seat=command.from_seat,
            to_seat=command.to_seat,
            cents=command.cents,
            why=command.why,
        ),
    )


def _not_there(table: Table, command: CorrectAward) -> Refusal | None:
    """Why these chips cannot be taken back from a seat, which keeps something if a round is being made up with it."""
    under, chip = (C["17.14"],), table.plate.smallest_chip_cents
    giver, hand = table.seat(command.from_seat), table.round.hand(command.from_seat)
    there = (giver.stake if giver else 0) - (hand.put if hand else 0)
    if there < command.cents:
        return Refusal(under, f"Seat {command.from_seat} has {dollars(there)} in front.", "Name no more than that.")
    if there == command.cents and hand is not None and table.phase is Phase.POSTING:
        why = f"Seat {command.from_seat} would have nothing in front in the round that is made up."
        return Refusal(under, why, "Void that round, and correct the award before the next one.")
    if command.cents % chip and there != command.cents:
        why = f"{dollars(command.cents)} cannot be made with chips of {dollars(chip)} and more."
        return Refusal((*under, C["4.5"]), why, "Name whole chips.")
    return None
