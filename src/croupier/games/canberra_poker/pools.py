"""The jackpot's equipment and its reserve pool: faults, switching, and transfers (4.2, 10.6, 14.5)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer
from croupier.games.canberra_poker.clauses import C23, C
from croupier.games.canberra_poker.commands import (
    ApproveContinuing,
    ReportJackpotFault,
    ReturnReserve,
    SwitchJackpot,
    TransferReserve,
)
from croupier.games.canberra_poker.editions import ReserveRule
from croupier.games.canberra_poker.events import (
    AnyEvent,
    JackpotStakeReturned,
    JackpotSwitched,
    PlayResumed,
    ReserveReturned,
    ReserveTransferred,
)
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.events import PlayHeld
from croupier.games.house.state import Hold
from croupier.money import dollars
from croupier.rules.clause import Under


def report_fault(table: Table, command: ReportJackpotFault) -> Answer:
    """Play stops until a supervisor approves; stakes that the sensor has registered stand, dark ones go back."""
    if table.plate.jackpot is None or Hold.JACKPOT_FAULT in table.holds:
        return refuse(C["14.5"], "There is no running jackpot to report.", "Go on without the jackpot.")
    held = PlayHeld(under=(C["14.5"],), by=command.by.id, hold=Hold.JACKPOT_FAULT, why=command.what)
    off = JackpotSwitched(under=(C["4.2"], C["14.5"]), by=command.by.id, on=False)
    dark = (box.box for box in table.round.boxes if table.phase is Phase.WAGERING and box.jackpot and not box.lit)
    back: tuple[AnyEvent, ...] = tuple(
        JackpotStakeReturned(under=(C["14.5"], C["10.2"]), by=command.by.id, box=box) for box in dark
    )
    return (held, off, *back)


def approve_continuing(table: Table, command: ApproveContinuing) -> Answer:
    if Hold.JACKPOT_FAULT not in table.holds:
        return refuse(C["14.5"], "Play has not been stopped by the jackpot.", "Play on.")
    return (PlayResumed(under=(C["14.5"], C["4.2"]), by=command.by.id, hold=Hold.JACKPOT_FAULT),)


def switch_jackpot(table: Table, command: SwitchJackpot) -> Answer:
    if table.plate.jackpot is None:
        why = "The table was opened without an approved split for the jackpot."
        return Refusal(table.edition.jackpot_split, why, "Close the table and open it with the jackpot's terms.")
    if table.pools.on == command.on:
        return refuse(C["4.2"], f"The jackpot is {'on' if command.on else 'off'} already.", "Open the round.")
    return (JackpotSwitched(under=(C["4.2"],), by=command.by.id, on=command.on),)


def transfer_reserve(table: Table, command: TransferReserve) -> Answer:
    """Reserve money for a notified tournament or an approved lottery, where the edition allows it."""
    rule = table.edition.reserve
    terms = table.plate.jackpot
    if rule.value is ReserveRule.STAYS:
        why = f"Edition {table.edition.name} gives no power to send reserve money elsewhere."
        return Refusal(rule.under, why, "Leave it in the reserve prize pool.")
    if terms is None or terms.arrangement is None:
        why = "No arrangement approved by the Commission is on file."
        return refuse(C23["10.6(a)"], why, "Open the table with the arrangement's reference and date.")
    wrong = _destination_objection(table, command)
    if wrong is not None:
        return wrong
    available = table.pools.reserve_cents - terms.arrangement.kept_cents
    if not 0 < command.cents <= available:
        there = dollars(max(available, 0))
        why = f"{dollars(command.cents)} cannot be taken from the {there} available in the reserve pool."
        return refuse(C23["10.6(a)"], why, "Name an amount within it.")
    name = f"lottery:{command.lottery}" if command.lottery else f"tournament:{command.tournament}"
    under = _destination_under(command)
    return (ReserveTransferred(under=under, by=command.by.id, cents=command.cents, destination=name),)


def _destination_objection(table: Table, command: TransferReserve) -> Refusal | None:
    if bool(command.tournament) == bool(command.lottery):
        why = "The money goes to one tournament or one lottery."
        return refuse(C23["10.6(a)"], why, "Name exactly one of them.")
    if command.tournament and command.game not in table.plate.authorised_games:
        why = f"{command.game} is not on the list of authorised games."
        return refuse(C23["A:Authorised game"], why, "Fund a tournament of an authorised game.")
    if not command.reference.strip():
        clause = C23["A:Lottery"] if command.lottery else C23["10.6(b)"]
        what = "lottery is not approved" if command.lottery else "tournament has not been notified to the Commission"
        return refuse(clause, f"The {what}, as far as is recorded.", "Enter the reference of the approval or notice.")
    return None


def _destination_under(command: TransferReserve) -> Under:
    if command.lottery:
        return (C23["10.6(a)"], C23["10.6(b)"], C23["A:Lottery"], C23["A:Lotteries Act"])
    return (C23["10.6(a)"], C23["10.6(b)"], C23["A:Authorised game"])


def return_reserve(table: Table, command: ReturnReserve) -> Answer:
    """Money of a cancelled tournament or lottery goes back where it came from."""
    rule = table.edition.reserve
    held = sum(part.cents for part in table.entrusted if part.destination == command.source)
    if rule.value is ReserveRule.STAYS or not 0 < command.cents <= held:
        back = dollars(command.cents)
        why = f"{command.source or 'Nobody'} holds {dollars(held)} of reserve money; {back} cannot come back."
        return Refusal(rule.under, why, "Name where reserve money went, and no more than went there.")
    return (ReserveReturned(under=(C23["10.6(b)"],), by=command.by.id, cents=command.cents, source=command.source),)
