"""Antes and jackpot stakes before the first card (3.3-3.6, 4.1-4.5, 10.1, 10.2, 10.6)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import (
    Answer,
    advised,
    box_in_play,
    chips_only,
    limits_fault,
    outside_limits,
    seat_of,
    shut_out,
)
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import (
    PlaceAnte,
    SensePad,
    StakeJackpot,
    WithdrawAnte,
    WithdrawJackpot,
)
from croupier.games.canberra_poker.determinations import JackpotTerms
from croupier.games.canberra_poker.events import (
    AntePlaced,
    AnteWithdrawn,
    AnyEvent,
    JackpotContributed,
    JackpotStaked,
    JackpotStakeReturned,
    PadLit,
    WageringClosed,
)
from croupier.games.canberra_poker.state import Box, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.state import Seat
from croupier.games.people import Person
from croupier.money import dollars, rounded_down


def place_ante(table: Table, command: PlaceAnte) -> Answer:
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    seat = seat_of(table, command.box, command.by)
    if isinstance(seat, Refusal):
        return seat
    wrong = _ante_objection(table, seat, command.cents)
    if wrong is not None:
        return wrong
    low = command.cents < table.limits.minimum_cents
    under = (C["4.1(a)"], C["A:Ante"], *outside_limits(command.cents, table.limits, table.maximum_for(seat.box)))
    placed = AntePlaced(
        under=under, by=command.by.id, box=command.box, player=seat.player, cents=command.cents, low=low
    )
    return (placed, advised(seat.box, command.by)) if low else (placed,)


def _ante_objection(table: Table, seat: Seat, cents: int) -> Refusal | None:
    wrong = shut_out(table, seat.player)
    if wrong is not None:
        return wrong
    if table.box(seat.box) is not None:
        return refuse(C["4.1(a)"], f"Box {seat.box} already has an ante.", "Withdraw it to change it.")
    return limits_fault(seat, "ante", cents, table.limits)


def withdraw_ante(table: Table, command: WithdrawAnte) -> Answer:
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    gone = AnteWithdrawn(under=(C["4.1(a)"],), by=command.by.id, box=box.box)
    # A jackpot stake stands only on an ante, so it goes back first.
    return (_stake_back(box.box, command.by), gone) if box.jackpot else (gone,)


def stake_jackpot(table: Table, command: StakeJackpot) -> Answer:
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    terms = table.plate.jackpot
    if terms is None or not table.pools.on:
        return refuse(C["4.2"], "The progressive jackpot is not operating.", "Play the round without it.")
    if table.box(command.box) is None:
        why = f"Box {command.box} has no ante in this round."
        return refuse(C["10.1"], why, "Ante first, then stake on the jackpot of your own box.")
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return Refusal((C["10.1"], C["4.4"]), box.why, box.instead)
    wrong = _stake_objection(table, box, command.cents, terms.wager_cents)
    if wrong is not None:
        return wrong
    under = (C["4.1(b)"], C["10.1"], *table.edition.jackpot_stake.under)
    return (JackpotStaked(under=under, by=command.by.id, box=box.box, cents=command.cents),)


def _stake_objection(table: Table, box: Box, cents: int, wager_cents: int) -> Refusal | None:
    wrong = shut_out(table, box.player)
    if wrong is not None:
        return wrong
    if box.jackpot:
        return refuse(C["10.1"], f"Box {box.box} already has a jackpot stake.", "One stake plays a round.")
    if cents != wager_cents:
        why = f"The jackpot wager is {dollars(wager_cents)}, not {dollars(cents)}."
        return Refusal(table.edition.jackpot_stake.under, why, "Stake exactly that amount.")
    return None


def withdraw_jackpot(table: Table, command: WithdrawJackpot) -> Answer:
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if not box.jackpot:
        return refuse(C["10.1"], f"Box {box.box} has no jackpot stake.", "Go on with the ante alone.")
    return (_stake_back(box.box, command.by),)


def sense_pad(table: Table, command: SensePad) -> Answer:
    """What the sensor in the layout says; a light without a stake means nothing."""
    box = table.box(command.box)
    if box is None or not box.jackpot:
        return refuse(C["10.2"], f"Box {command.box} has no jackpot stake to sense.", "Look at the sensor.")
    return (PadLit(under=(C["10.2"],), by=command.by.id, box=box.box, lit=command.lit),)


def close_wagering(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """What the first card brings about: dark pads give their chips back, lit ones feed the pools."""
    events: list[AnyEvent] = []
    terms = table.plate.jackpot
    for box in table.round.boxes:
        if box.jackpot and not box.lit:
            events.append(_stake_back(box.box, by))
        elif box.jackpot and terms is not None:
            events.append(_contribution(table, terms, box.box, box.jackpot, by))
    boxes = tuple(box.box for box in table.round.boxes)
    events.append(WageringClosed(under=(C["4.1(a)"], C["4.5"]), by=by.id, boxes=boxes))
    return tuple(events)


def _contribution(table: Table, terms: JackpotTerms, box: int, stake: int, by: Person) -> JackpotContributed:
    to_pool = rounded_down(stake * terms.pool_part, terms.pool_of)
    under = (*table.edition.jackpot_split, C["10.2"])
    return JackpotContributed(under=under, by=by.id, box=box, pool_cents=to_pool, reserve_cents=stake - to_pool)


def _stake_back(box: int, by: Person) -> JackpotStakeReturned:
    return JackpotStakeReturned(under=(C["10.2"], C["10.1"]), by=by.id, box=box)
