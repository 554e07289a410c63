"""The cards go back to the rack, each hand counted, and the round closes; hands that went too early.

Clauses 7.4, 9.7, 14.3, 14.4.
"""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, voided
from croupier.games.canberra_poker.charter import DECK
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import RackHand, ReconstructHand, ReportMisplaced, WithdrawHand
from croupier.games.canberra_poker.deciding import decisions_closed, needs_comparing
from croupier.games.canberra_poker.events import (
    AnyEvent,
    HandMisplaced,
    HandRacked,
    HandReconstructed,
    HandWithdrawn,
    JackpotClosed,
    JackpotStakeReturned,
)
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.canberra_poker.jackpot import wins_jackpot
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Phase, Standing, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.events import RoundClosed
from croupier.games.house.settled import Settled, settled_event
from croupier.games.house.terms import Outcome
from croupier.games.people import Person
from croupier.rules.clause import Under


def rack_hand(table: Table, command: RackHand) -> Answer:
    """A hand of five goes to the rack; any other number of cards, whenever it is found, voids the round."""
    box = table.box(command.box)
    gone = table.round.dealer_racked if command.box == DEALER_BOX else box is None or box.racked
    if gone:
        return refuse(C["9.7"], f"{_whose(command.box)} is not on the layout.", "Rack the hands that lie there.")
    if not 0 <= command.count <= DECK.size:
        return refuse(C["9.7"], f"{command.count} is no number of cards.", "Count the cards of the hand.")
    clause = C["7.4"] if box is not None and box.standing is Standing.FOLDED else C["9.7"]
    if command.count != table.edition.hand_cards.value:
        reason = f"{_whose(command.box)} has {command.count} cards"
        return (voided(table, (C["14.3"], clause), command.by, reason),)
    wrong = _too_early(table, box)
    if wrong is not None:
        return wrong
    racked = HandRacked(under=(clause,), by=command.by.id, box=command.box)
    if not _last_to_rack(table, command.box):
        return (racked,)
    closed = RoundClosed(under=(C["A:Round of Play"],), by=command.by.id, number=table.round.number, void=False)
    return racked, closed


def _whose(number: int) -> str:
    return "The dealer's hand" if number == DEALER_BOX else f"The hand of box {number}"


def _too_early(table: Table, box: Box | None) -> Refusal | None:
    """Why a hand, or without a box the dealer's, has to stay on the layout for now."""
    if box is not None and box.standing is Standing.UNDECIDED:
        return refuse(C["14.4"], f"Box {box.box} has not acted on its hand.", "Wait for its bet or fold.")
    lost = misplaced_hand(table)
    if lost is not None:
        return lost
    if table.phase is not Phase.COLLECTING and (box is None or needs_comparing(box)):
        return refuse(C["9.7"], "Not every wager on this hand is settled.", "Settle and pay them first.")
    return None


def _last_to_rack(table: Table, racking: int) -> bool:
    if table.phase is not Phase.COLLECTING:
        return False
    boxes = all(box.racked or box.box == racking for box in table.round.boxes)
    return boxes and (table.round.dealer_racked or racking == DEALER_BOX)


def misplaced_hand(table: Table) -> Refusal | None:
    """Nothing more goes to the rack, and no jackpot is paid, while a hand there waits to be rebuilt."""
    for box in table.round.boxes:
        if box.misplaced:
            why = f"The hand of box {box.box} is in the discard rack and has to be rebuilt."
            return refuse(C["14.4"], why, "Let the supervisor reconstruct it, or the operator rule.")
    return None


def report_misplaced(table: Table, command: ReportMisplaced) -> Answer:
    """A hand that went too early, or one that is wanted again to verify what it was."""
    box = table.box(command.box)
    if box is None or box.misplaced or box.standing in (Standing.FOLDED, Standing.OUT):
        why = f"Box {command.box} has no live hand that could be rebuilt; a fold stands."
        return refuse(C["14.4"], why, "Name a box whose hand is still to act or to be verified.")
    return (HandMisplaced(under=(C["14.4"],), by=command.by.id, box=box.box),)


def reconstruct_hand(table: Table, command: ReconstructHand) -> Answer:
    box = table.box(command.box)
    if box is None or not box.misplaced:
        return refuse(C["14.4"], f"The hand of box {command.box} is not in the rack.", "Play on.")
    return (HandReconstructed(under=(C["14.4"],), by=command.by.id, box=box.box),)


def jackpot_boxes(table: Table) -> tuple[Box, ...]:
    """The unfolded hands with a registered stake that earn a prize."""
    staked = (box for box in table.round.boxes if box.jackpot and box.standing is not Standing.FOLDED)
    return tuple(box for box in staked if wins_jackpot(hand_of(tuple(card for card in box.cards if card is not None))))


def withdraw_hand(table: Table, command: WithdrawHand) -> Answer:
    """A hand that cannot be rebuilt leaves the round, and what is open of its wagers goes back by the ruling."""
    box = table.box(command.box)
    if box is None or not box.misplaced:
        why = f"The hand of box {command.box} is not lost in the rack."
        return refuse(C["14.4"], why, "Withdraw only what cannot be rebuilt; other rulings are disputes.")
    under = (C["14.4"], C["16.5"])
    gone = HandWithdrawn(under=under, by=command.by.id, box=box.box, reason=command.reason)
    racked = HandRacked(under=(C["14.4"],), by=command.by.id, box=box.box)
    wagers = ("jackpot",) if table.phase is Phase.JACKPOT else ("ante", "bet", "jackpot")
    return (gone, racked, *wagers_back(table, box, wagers, under, command.by))


def wagers_back(table: Table, box: Box, wagers: tuple[str, ...], under: Under, by: Person) -> tuple[AnyEvent, ...]:
    """Named wagers of one box are returned without a result, and the decisions close if it was the last one."""
    amounts = {"ante": box.ante, "bet": box.bet}
    events: list[AnyEvent] = [
        settled_event(box.box, Settled(wager, amounts[wager], Outcome.VOID, amounts[wager], under), by)
        for wager in wagers
        if amounts.get(wager)
    ]
    keeps_jackpot = box.jackpot > 0 and "jackpot" not in wagers
    if box.jackpot and not keeps_jackpot:
        events.append(JackpotStakeReturned(under=under, by=by.id, box=box.box))
        events.extend(_jackpot_over(table, box, by))
    if "ante" in wagers and table.phase is Phase.DECIDING and box.standing is Standing.UNDECIDED:
        events.extend(decisions_closed(table, box.box, by, stays_in=keeps_jackpot))
    return tuple(events)


def _jackpot_over(table: Table, gone: Box, by: Person) -> tuple[AnyEvent, ...]:
    """The jackpot of the round is over when the last hand that it waits for is gone."""
    if table.phase is not Phase.JACKPOT or any(box.box != gone.box for box in jackpot_boxes(table)):
        return ()
    return (JackpotClosed(under=(C["11.2"], C["10.3"]), by=by.id),)
