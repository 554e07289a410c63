"""Insurance against the dealer's ace: of one's own wager, or of one that its owner declines to insure (7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from croupier.games.blackjack.allotting import Allotted, allotted
from croupier.games.blackjack.amounts import insurance_objection, most_insured, unit_objection
from croupier.games.blackjack.answers import Answer, Course, box_in_play, chips_only, meant, shut_out, wager_of
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import CloseInsurance, DeclineInsurance, Insure
from croupier.games.blackjack.events import (
    InsuranceAppliedFor,
    InsuranceDeclined,
    InsurancePlaced,
    InsuranceSettled,
    InterimSettled,
)
from croupier.games.blackjack.order import after_interim
from croupier.games.blackjack.settle import Settled, Stake, insurance
from croupier.games.blackjack.state import Insurance, Table, Wager
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.people import Role


def insure(table: Table, command: Insure) -> Answer:
    """One's own wager at once; another's by application, since others may come first."""
    player = _speaker(table, command)
    if isinstance(player, Refusal):
        return player
    wrong = chips_only(command.tender, command.cents) or shut_out(table, player)
    if wrong is not None:
        return wrong
    owner = command.owner or player
    wager = insurable(table, command.box, owner)
    if isinstance(wager, Refusal):
        return wager
    wrong = (
        insurance_objection(table.edition, command.cents, wager.base)
        or unit_objection(table.edition, command.cents, table.plate.smallest_chip_cents)
        or (_own_objection if owner == player else _other_objection)(table, command.box, owner, player)
    )
    if wrong is not None:
        return wrong
    by, box, cents = command.by.id, command.box, command.cents
    if owner == player:
        under = (C["7.1"], C["A:Insurance wager"], C["7.3"])
        return (InsurancePlaced(under=under, by=by, box=box, owner=owner, player=player, cents=cents),)
    return (InsuranceAppliedFor(under=(C["7.2/lead"],), by=by, box=box, owner=owner, player=player, cents=cents),)


def _speaker(table: Table, command: Insure) -> str | Refusal:
    """A dealer who names an owner alone speaks of the owner's own insurance."""
    named = command.player or ("" if command.by.role is Role.PLAYER else command.owner)
    return meant(table, command.box, named, command.by)


def insurable(table: Table, number: int, owner: str) -> Wager | Refusal:
    """A wager that still hangs on the dealer's second card."""
    box = box_in_play(table, number)
    if isinstance(box, Refusal):
        return box
    wager = wager_of(box.hands[0].wagers, owner)
    if wager is None:
        return refuse(C["7.1"], f"{owner} has no wager on box {number}.", "Insure a wager that lies there.")
    if wager.closed:
        return refuse(C["7.1"], f"The wager of {owner} on box {number} is settled.", "Insure one that is open.")
    return wager


def _own_objection(table: Table, box: int, owner: str, _player: str) -> Refusal | None:
    if insured_by_owner(table, box, owner):
        return refuse(C["7.1"], f"{owner} has insured the wager on box {box}.", "Leave it at that.")
    if (box, owner) in table.round.declined:
        return refuse(C["7.2/lead"], f"{owner} has declined to insure the wager on box {box}.", "Play on.")
    return None


def insured_by_owner(table: Table, box: int, owner: str) -> bool:
    return any((one.box, one.owner, one.player) == (box, owner, owner) for one in table.round.insurances)


def _other_objection(table: Table, box: int, owner: str, player: str) -> Refusal | None:
    under = C["7.2/lead"]
    if not table.plate.insuring_others:
        return refuse(under, "At this table nobody insures the wagers of others.", "Insure your own.")
    if (box, owner) not in table.round.declined:
        return refuse(under, f"{owner} has not declined to insure the wager on box {box}.", "Wait for that.")
    placed = [wager_of(one.wagers, player) for one in table.round.boxes]
    if not any(wager is not None and not wager.closed for wager in placed):
        return refuse(under, f"{player} has no wager in this round.", "Only players of the round insure.")
    if any((one.box, one.owner, one.player) == (box, owner, player) for one in table.round.applications):
        return refuse(under, f"{player} has applied to insure that wager.", "Wait for the order of preference.")
    return None


def decline_insurance(table: Table, command: DeclineInsurance) -> Answer:
    player = meant(table, command.box, command.player, command.by)
    if isinstance(player, Refusal):
        return player
    wager = insurable(table, command.box, player)
    if isinstance(wager, Refusal):
        return wager
    wrong = _own_objection(table, command.box, player, player)
    if wrong is not None:
        return wrong
    return (InsuranceDeclined(under=(C["7.2/lead"],), by=command.by.id, box=command.box, player=player),)


def close_insurance(table: Table, command: CloseInsurance) -> Answer:
    """The line is closed: applications are allotted in their order, and the subsequent deal begins (7.2, 7.3)."""
    if table.round.misplaced:
        return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
    course = Course(table, command.by)
    for found in allotted(table):
        course.add(_placed(found, course.by))
    opens = after_interim(course.table)
    course.add(InterimSettled(under=(C["7.3"],), by=course.by, opens=opens))
    return course.told()


def _placed(found: Allotted, by: str) -> InsurancePlaced:
    wish = found.wish
    under = (C["7.2/lead"], found.because)
    return InsurancePlaced(under=under, by=by, box=wish.box, owner=wish.owner, player=wish.player, cents=found.cents)


def settle_insurance(course: Course) -> None:
    """All insurance that is open, by the dealer's second card."""
    table = course.table
    for line, counts in _counting(table):
        if not line.closed:
            settled = insurance(table.edition, table.round.dealer[1], Stake(line.cents, counts))
            course.add(insurance_result(line, settled, course.by))


def _counting(table: Table) -> Iterator[tuple[Insurance, int]]:
    """Each line, and as much of it as keeps all insurance on a wager within half of what counts of it (7.1, 7.2)."""
    taken: Counter[tuple[int, str]] = Counter()
    for line in table.round.insurances:
        box = table.box(line.box)
        wager = wager_of(box.wagers, line.owner) if box is not None else None
        most = most_insured(table.edition, wager.base) if wager is not None else 0
        counts = max(min(line.cents, most - taken[line.box, line.owner]), 0)
        taken[line.box, line.owner] += counts
        yield line, counts


def insurance_result(line: Insurance, settled: Settled, by: str) -> InsuranceSettled:
    """The result of an insurance wager, as something that happened at the table."""
    return InsuranceSettled(
        under=settled.under,
        by=by,
        box=line.box,
        owner=line.owner,
        player=line.player,
        staked=settled.staked,
        outcome=settled.outcome,
        returned=settled.returned,
    )
