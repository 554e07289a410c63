"""Jackpot hands: declared by player or dealer, then paid in one batch (10.4, 10.5, 11)."""

from __future__ import annotations

from croupier.cards.ranking import Category
from croupier.games.canberra_poker.answers import Answer, box_in_play
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.collecting import jackpot_boxes, misplaced_hand
from croupier.games.canberra_poker.commands import DeclareJackpot, PayJackpot
from croupier.games.canberra_poker.determinations import Funding, JackpotTerms
from croupier.games.canberra_poker.events import AnyEvent, JackpotClosed, JackpotDeclared, JackpotPaid, JackpotReset
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.canberra_poker.jackpot import QUALIFYING, Payment, Winner, batch
from croupier.games.canberra_poker.state import Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.boxes import faces_known
from croupier.games.people import Person, Role


def declare_jackpot(table: Table, command: DeclareJackpot) -> Answer:
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if box not in jackpot_boxes(table):
        why = f"Box {box.box} has no registered stake with a flush or better that stayed in."
        return refuse(C["10.5"], why, "Collect the hand.")
    if box.declared:
        return refuse(C["10.4"], f"Box {box.box} has already been declared.", "Pay the jackpot.")
    category = hand_of(faces_known(box.cards)).category
    clause = C["10.4"] if command.by.role is Role.PLAYER else C["10.5"]
    under = (clause, QUALIFYING[category])
    return (JackpotDeclared(under=under, by=command.by.id, box=box.box, category=category),)


def pay_jackpot(table: Table, command: PayJackpot) -> Answer:
    """The whole batch: no amount is known before every hand of the round is declared."""
    lost = misplaced_hand(table)
    if lost is not None:
        return lost
    boxes = jackpot_boxes(table)
    terms = table.plate.jackpot
    silent = [str(box.box) for box in boxes if not box.declared]
    if silent or terms is None:
        why = f"The jackpot hand of box {' and '.join(silent)} is not declared."
        return refuse(C["10.4"], why, "Let player or dealer declare it; prizes are shared over all of them.")
    winners = [Winner(box.box, hand_of(faces_known(box.cards)).category) for box in boxes]
    found = batch(table.edition, table.pools.pool_cents, terms.wager_cents, winners)
    reserve = table.pools.reserve_cents
    events: list[AnyEvent] = []
    for payment in found.payments:
        from_reserve = _from_reserve(terms, reserve, payment.cents - payment.from_pool)
        reserve -= from_reserve
        events.append(_paid(payment, from_reserve, command.by))
    if any(winner.category is Category.ROYAL_FLUSH for winner in winners):
        events.extend(_reset(terms, found.pool_after, reserve, command.by))
    return (*events, JackpotClosed(under=(C["11.2"], C["10.3"]), by=command.by.id))


def _paid(payment: Payment, from_reserve: int, by: Person) -> JackpotPaid:
    return JackpotPaid(
        under=(*payment.under, C["11.2"], C["10.7#2"]),
        by=by.id,
        box=payment.box,
        category=payment.category,
        cents=payment.cents,
        from_pool=payment.from_pool,
        from_reserve=from_reserve,
    )


def _from_reserve(terms: JackpotTerms, reserve: int, cents: int) -> int:
    """What the reserve pool bears of a sum that the jackpot pool does not; the house bears the rest."""
    return min(cents, reserve) if terms.prizes_from is Funding.RESERVE else 0


def _reset(terms: JackpotTerms, pool: int, reserve: int, by: Person) -> tuple[AnyEvent, ...]:
    """The pool that a royal flush has emptied starts again at the table's reset value."""
    missing = terms.reset_cents - pool
    if missing <= 0:
        return ()
    from_reserve = _from_reserve(terms, reserve, missing)
    return (
        JackpotReset(under=(C["11.1(a)"],), by=by.id, from_reserve=from_reserve, from_house=missing - from_reserve),
    )
