"""Table stakes between rounds: bought, added to, and taken off the table (4.3, 4.4, 14.3, 14.4, A:Table Stake)."""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer, refuse
from croupier.games.canberra_manila.beginning import posted_on
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import BuyChips, TakeChips
from croupier.games.canberra_manila.events import ChipsBought, ChipsTaken
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.seating import own_seat
from croupier.games.canberra_manila.stakes import purchase_objection
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import Tender
from croupier.money import dollars

# Blinds and antes are posted before the round of play begins with its first card.
_BEFORE_THE_CARDS = (Phase.BETWEEN, Phase.POSTING)


def buy_chips(table: Table, command: BuyChips) -> Answer:
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    if table.phase not in _BEFORE_THE_CARDS:
        why = "A table stake is not added to during a round of play."
        return Refusal((C["4.4"], C["14.3"]), why, "Buy chips when the round is over.")
    if command.tender not in (Tender.CASH, Tender.CHIPS):
        return refuse(C["4.5"], f"Chips are not bought with {command.tender}.", "Pay in cash, or bring chips.")
    chip = table.plate.smallest_chip_cents
    if command.cents % chip:
        why = f"{dollars(command.cents)} cannot be made with chips of {dollars(chip)} and more."
        return refuse(C["4.5"], why, "Buy whole chips.")
    settings = table.settings if table.round.hand(seat.box) else table.next_settings
    wrong = purchase_objection(seat.stake, command.cents, settings.stake_cents, declared=seat.declared)
    if wrong is not None:
        return wrong
    under = (C["14.3"],) if seat.bought else (C["4.3"],)
    bought = ChipsBought(under=under, by=command.by.id, seat=seat.box, player=seat.player, cents=command.cents)
    return (bought, *posted_on(evolve(table, bought), seat.box, command.by))


def take_chips(table: Table, command: TakeChips) -> Answer:
    """Between rounds a player may take off what lies above the minimum; during one nothing leaves the table."""
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    if table.phase is not Phase.BETWEEN:
        why = "A table stake is not reduced during a round of play."
        return refuse(C["4.4"], why, "Take chips off when the round is over.")
    least = table.next_settings.stake_cents
    if not 0 < command.cents <= seat.stake - least:
        why = f"Seat {seat.box} has {dollars(seat.stake)}, and the minimum table stake of {dollars(least)} stays."
        return refuse(C["4.3"], why, "Take no more than what lies above it, or leave the table with everything.")
    return (ChipsTaken(under=(C["4.4"],), by=command.by.id, seat=seat.box, player=seat.player, cents=command.cents),)
