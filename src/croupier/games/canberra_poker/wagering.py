"""Antes and jackpot stakes before the first card (3.3-3.6, 4.1-4.5, 10.1, 10.2, 10.6)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, box_in_play, chips_only, seat_of, shut_out
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
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.state import Seat
from croupier.games.people import Person
from croupier.money import dollars, rounded_down
from croupier.rules.clause import Under

_ADVICE = "A wager under the minimum is played once; further ones will be returned."


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
    under = (C["4.1(a)"], C["A:Ante"], *_outside_limits(table, seat.box, command.cents))
    placed = AntePlaced(
        under=under, by=command.by.id, box=command.box, player=seat.player, cents=command.cents, low=low
    )
    return (placed, advised(seat.box, command.by)) if low else (placed,)


def advised(box: int, by: Person) -> PlayerAdvised:
    """What a player is told on the first wager under the minimum."""
    return PlayerAdvised(under=(C["3.4"],), by=by.id, box=box, advice=_ADVICE)


def _outside_limits(table: Table, box: int, cents: int) -> Under:
    """The clause by which an ante that is not between the limits of the sign is taken all the same."""
    if cents < table.limits.minimum_cents:
        return (C["3.4"],)
    if cents > table.maximum_for(box):
        return (C["3.5"],)
    return (C["3.2"],) if cents > table.limits.maximum_cents else ()


def _ante_objection(table: Table, seat: Seat, cents: int) -> Refusal | None:
    wrong = shut_out(table, seat.player)
    if wrong is not None:
        return wrong
    if table.box(seat.box) is not None:
        return refuse(C["4.1(a)"], f"Box {seat.box} already has an ante.", "Withdraw it to change it.")
    multiple = table.limits.multiple_cents
    if cents % multiple:
        why = f"{dollars(cents)} is no multiple of {dollars(multiple)}."
        return refuse(C["3.3"], why, "Wager in the displayed multiple.")
    if cents < table.limits.minimum_cents and seat.advised:
        why = f"The ante is under the minimum of {dollars(table.limits.minimum_cents)}, and the player was told once."
        return refuse(C["3.4"], why, "The chips go back; ante the minimum or more.")
    return None


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
