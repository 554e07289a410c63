"""Bet or fold, and wagers found to be wrong before the hands are compared (3.4, 7, 12.5, A:Bet, A:Fold)."""

from __future__ import annotations

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.answers import Answer, advised, box_in_play, chips_only
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import AnnounceDecisions, CorrectWager, Fold, PlaceBet
from croupier.games.canberra_poker.events import (
    AnyEvent,
    BetPlaced,
    CardDealt,
    CardsPickedUp,
    DecisionsClosed,
    DecisionsOpened,
    HandFolded,
    WagerCorrected,
)
from croupier.games.canberra_poker.settle import Stakes, lost_by_folding, stakes_that_count
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Standing, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.limits import played_low
from croupier.games.house.settled import settled_event
from croupier.games.people import Person
from croupier.money import dollars


def decisions_opened(table: Table, dealt: tuple[CardDealt, ...], by: Person) -> tuple[AnyEvent, ...]:
    """Every player may pick up the cards of the own box; `dealt` are those not yet in the state.

    Nobody is left to decide when every hand was withdrawn before.
    """
    clause = C["12.5"] if table.shoe.kind is ShoeKind.AUTOMATED else C["7.1"]
    hands = {box.box: [*box.cards] for box in table.round.boxes if box.standing is Standing.UNDECIDED}
    for event in dealt:
        if event.box in hands:
            hands[event.box].append(event.card)
    under = (clause,)
    picked = [CardsPickedUp(under=under, by=by.id, box=box, cards=tuple(cards)) for box, cards in hands.items()]
    nobody = decisions_closed(table, DEALER_BOX, by, stays_in=False)
    return (DecisionsOpened(under=under, by=by.id), *picked, *nobody)


def announce_decisions(table: Table, command: AnnounceDecisions) -> Answer:
    """Bet or fold."""
    return decisions_opened(table, (), command.by)


def place_bet(table: Table, command: PlaceBet) -> Answer:
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    box = _deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    multiple = table.edition.bet_multiple
    exact = box.ante * multiple.value
    if command.cents != exact:
        why = f"A bet on {dollars(box.ante)} is {multiple.value} times the ante, not {dollars(command.cents)}."
        return Refusal(multiple.under, why, f"Bet {dollars(exact)}, or fold.")
    if not command.cards_beneath:
        return Refusal(multiple.under, "The cards are not face down beneath the bet.", "Put them there, then bet.")
    placed = BetPlaced(under=(*multiple.under, C["A:Bet"]), by=command.by.id, box=box.box, cents=command.cents)
    return (placed, *decisions_closed(table, box.box, command.by, stays_in=True))


def fold(table: Table, command: Fold) -> Answer:
    box = _deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if not command.cards_in:
        return refuse(C["A:Fold"], "A hand is folded when its cards are passed in.", "Pass the cards in, or bet.")
    folded = HandFolded(under=(C["7.3"], C["A:Fold"]), by=command.by.id, box=box.box)
    lost = lost_by_folding(stakes_on(table, box), box.jackpot)
    settled = (settled_event(box.box, wager, command.by) for wager in lost)
    return (folded, *settled, *decisions_closed(table, box.box, command.by, stays_in=False))


def stakes_on(table: Table, box: Box) -> Stakes:
    """The wagers of a box, and as much of them as counts under the limits of this round."""
    low = box.ante < table.limits.minimum_cents and not box.ante_accepted_low
    return stakes_that_count(table.edition, box.ante, box.bet, table.maximum_for(box.box), refused_as_low=low)


def _deciding_box(table: Table, number: int, by: Person) -> Box | Refusal:
    box = box_in_play(table, number, by)
    if isinstance(box, Refusal):
        return box
    if box.misplaced:
        why = f"The hand of box {number} lies in the discard rack."
        return refuse(C["14.4"], why, "Let the supervisor reconstruct it first.")
    if box.standing is not Standing.UNDECIDED:
        clause = C["A:Fold"] if box.standing is Standing.FOLDED else C["A:Bet"]
        return refuse(clause, f"Box {number} has decided: {box.standing}.", "Wait for the dealer's hand.")
    return box


def decisions_closed(table: Table, decided: int, by: Person, *, stays_in: bool) -> tuple[AnyEvent, ...]:
    """The end of the decisions, once the box that decides now is the last one."""
    others = tuple(box for box in table.round.boxes if box.box != decided)
    if any(box.standing is Standing.UNDECIDED for box in others):
        return ()
    anyone = stays_in or any(needs_comparing(box) for box in others)
    return (DecisionsClosed(under=(C["7.1"], C["9.1"]), by=by.id, anyone_in=anyone),)


def needs_comparing(box: Box) -> bool:
    """Whether a decided box still waits for the dealer's hand or for the jackpot."""
    return box.standing is Standing.BET or (box.standing is Standing.OUT and box.jackpot > 0)


def correct_wager(table: Table, command: CorrectWager) -> Answer:
    """A wager whose amount is found to be another than was recorded; it settles as far as it counts."""
    box = table.box(command.box)
    if box is None or command.wager not in ("ante", "bet") or command.cents < 0:
        return refuse(C["7.2"], "There is no such wager to correct.", "Name box, ante or bet, and the amount there.")
    if box.standing in (Standing.FOLDED, Standing.OUT) or (command.wager == "bet" and box.standing is not Standing.BET):
        return refuse(C["7.2"], f"Box {box.box} has no open {command.wager}.", "Correct only what lies on the box.")
    if command.wager == "ante":
        return _ante_corrected(table, box, command)
    return (WagerCorrected(under=(C["7.2"],), by=command.by.id, box=box.box, wager="bet", cents=command.cents),)


def _ante_corrected(table: Table, box: Box, command: CorrectWager) -> tuple[AnyEvent, ...]:
    """A low ante that is found late: the player's first is played like any other first, a later one is not."""
    seat = table.seat(box.box)
    told = seat is not None and seat.advised
    played = played_low(table.limits, command.cents, taken=box.ante_accepted_low, told=told)
    corrected = WagerCorrected(
        under=(C["3.4"],), by=command.by.id, box=box.box, wager="ante", cents=command.cents, low=played
    )
    return (corrected, advised(box.box, command.by)) if played and not told else (corrected,)
