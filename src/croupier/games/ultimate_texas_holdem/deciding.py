"""Fold, check or a play wager on each street, and players who do not decide (8.1-8.6, 13.8#2, dictionary)."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.settled import settled_event
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.answers import Answer, box_in_play, chips_only, round_over, stakes_on
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import (
    CallForDecision,
    Check,
    DeemFolded,
    Fold,
    LookAtCards,
    PlacePlay,
    Silence,
)
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.events import (
    AnyEvent,
    CardsPickedUp,
    DecisionCalled,
    HandChecked,
    HandFolded,
    PlayPlaced,
)
from croupier.games.ultimate_texas_holdem.settle import FOLDED, collected
from croupier.games.ultimate_texas_holdem.state import STREETS, Box, Phase, Standing, Table
from croupier.money import dollars
from croupier.rules.clause import Under

_FOLDS = {Phase.PREFLOP: C["8.1(a)"], Phase.FLOP: C["8.3(a)"], Phase.RIVER: C["8.5(a)"]}
_CHECKS = {Phase.PREFLOP: C["8.1(b)"], Phase.FLOP: C["8.3(b)"]}
_CARDS_DOWN = {Street.PREFLOP: C["8.1(c)(i)"], Street.FLOP: C["8.3(c)(i)"], Street.RIVER: C["8.5(b)(i)"]}
_WINDOWS = {
    Street.PREFLOP: C["A:Before the Flop"],
    Street.FLOP: C["A:After the Flop"],
    Street.RIVER: C["A:On the River"],
}
_NO_MORE = {Phase.PREFLOP: C["A:Play Wager"], Phase.FLOP: C["8.3:lead"], Phase.RIVER: C["8.5:lead"]}
_DEEMED = (C["13.8#2"], *FOLDED)


def look_at_cards(table: Table, command: LookAtCards) -> Answer:
    """A player takes up the own two cards, and from then on hands have been touched."""
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return Refusal((*box.under, C["12.2(b)"]), box.why, box.instead)
    if box.handled or not box.live:
        why = f"The cards of box {box.box} have been taken up already, or are out of play."
        return refuse(C["8.1(a)"], why, "Decide, or wait for the dealer.")
    return (CardsPickedUp(under=(C["8.1(a)"], C["12.1"]), by=command.by.id, box=box.box, cards=box.cards),)


def fold(table: Table, command: Fold) -> Answer:
    box = deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if not command.cards_in:
        return refuse(C["8.6"], "A hand is folded when its cards are passed in.", "Pass the cards in, face down.")
    folded = HandFolded(under=(_FOLDS[table.phase], C["8.6"], *FOLDED), by=command.by.id, box=box.box)
    return (folded, *_lost(table, box, FOLDED, command.by))


def _lost(table: Table, box: Box, under: Under, by: Person) -> tuple[AnyEvent, ...]:
    """Every wager of the hand is collected at once; with the last hand the round ends."""
    lost = collected(stakes_on(table, box), under)
    return (*(settled_event(box.box, wager, by) for wager in lost), *round_over(table, box.box, by))


def check(table: Table, command: Check) -> Answer:
    box = deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if table.phase is Phase.RIVER:
        why = "On the river there is no check."
        return Refusal((C["8.5:lead"], C["A:Check"]), why, f"Fold, or place a play wager of {dollars(box.ante)}.")
    if command.signal not in table.plate.check_signals:
        signals = " or ".join(table.plate.check_signals)
        return refuse(C["A:Check"], f"{command.signal!r} is no signal for a check here.", f"Check by {signals}.")
    under = (_CHECKS[table.phase], C["A:Check"])
    return (HandChecked(under=under, by=command.by.id, box=box.box, signal=command.signal),)


def place_play(table: Table, command: PlacePlay) -> Answer:
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    box = deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    street = STREETS[table.phase]
    line = table.edition.play[street]
    amounts = line.amounts(box.ante)
    if command.cents not in amounts:
        why = f"A play wager {street.spoken} is {line.spoken}, not {dollars(command.cents)}."
        under = (*line.under, _WINDOWS[street])
        return Refusal(under, why, f"Place {' or '.join(map(dollars, amounts))}.")
    if not command.cards_down:
        why = "The cards are not face down in the playing area."
        return refuse(_CARDS_DOWN[street], why, "Put them there, then place the wager.")
    under = (_CARDS_DOWN[street], *line.under, _WINDOWS[street], C["A:Play Wager"])
    return (PlayPlaced(under=under, by=command.by.id, box=box.box, cents=command.cents, street=street),)


def call_for_decision(table: Table, command: CallForDecision) -> Answer:
    """The dealer calls on a player who does not decide."""
    box = deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if box.called:
        return refuse(C["13.8#2"], f"Box {box.box} has been called.", "Wait for its decision, or deem it folded.")
    return (DecisionCalled(under=(C["13.8#2"],), by=command.by.id, box=box.box),)


def deem_folded(table: Table, command: DeemFolded) -> Answer:
    """Silence past the period, a refusal to decide, or an empty place folds a hand that has been called."""
    box = deciding_box(table, command.box, command.by)
    if isinstance(box, Refusal):
        return Refusal((C["13.8#2"], *box.under), box.why, box.instead)
    if not box.called:
        return refuse(C["13.8#2"], f"Box {box.box} has not been called.", "Call for its decision first.")
    period = table.plate.decision_seconds
    if command.because is Silence.SILENT and command.waited_seconds < period:
        why = f"{command.waited_seconds} seconds have passed of the {period} that a player has."
        return refuse(C["13.8#2"], why, "Wait until they are over.")
    folded = HandFolded(under=_DEEMED, by=command.by.id, box=box.box, deemed=command.because)
    return (folded, *_lost(table, box, _DEEMED, command.by))


def deciding_box(table: Table, number: int, by: Person) -> Box | Refusal:
    """A hand that has still to decide on this street."""
    box = box_in_play(table, number, by)
    if isinstance(box, Refusal) or box.standing is Standing.UNDECIDED:
        return box
    match box.standing:
        case Standing.PLAYED:
            why = f"Box {number} has placed its play wager, and adds nothing more."
            return refuse(_NO_MORE[table.phase], why, "Wait for the dealer's hand.")
        case Standing.CHECKED:
            return refuse(_CHECKS[table.phase], f"Box {number} has checked.", "Wait for the next communal cards.")
        case Standing.FOLDED:
            return refuse(C["8.6"], f"Box {number} has folded, and cards do not come back.", "Wait for the next round.")
        case _:
            return refuse(C["4.2(a)"], f"The hand of box {number} is {box.standing}.", "Wait for the next round.")


def pending(table: Table) -> tuple[Box, ...]:
    """The hands that have still to decide on this street."""
    return tuple([box for box in table.round.boxes if box.standing is Standing.UNDECIDED])
