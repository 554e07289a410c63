"""Ultimate Texas Hold-em at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec.structs import replace

from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import UltimateTexasHoldem
from croupier.games.ultimate_texas_holdem.state import Phase, Standing, Table
from croupier.money import Move
from croupier.rules.clause import Clause
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.spec import SPEC, UltimateSpec
from tests.kit.walk import Broken, walk
from tests.kit.walked import SEEDS, STEPS, all_walks

Answer = tuple[AnyEvent, ...] | Refusal


def test_given_all_walks_when_counted_then_every_pay_line_and_every_irregularity_has_been_met() -> None:
    """Each line of both pay tables, and each clause of rule 13, has decided something somewhere."""
    cited = {clause for done in all_walks(SPEC) for event in done.history for clause in event.under}
    lines = {line.under[0] for table in (SPEC.game.blank.edition,) for line in table.blind_odds.values()}
    lines |= {line.under[0] for line in SPEC.game.blank.edition.trips_odds.values()}
    rule_13 = {
        "13.1",
        "13.2",
        "13.3",
        "13.4(a)",
        "13.4(b)",
        "13.5",
        "13.6(a)",
        "13.6(b)",
        "13.7(b)",
        "13.7(c)",
        "13.8#2",
    }
    assert cited >= lines | rule_13 | {"13.8#1(a)", "13.8#1(b)", "9.1", "9.2", "11.1"}


class LosesChips(UltimateTexasHoldem):
    """A dealer who takes a settled wager off the felt and books it nowhere."""

    def moves(self, state: Table, event: AnyEvent) -> tuple[Move, ...]:
        return () if isinstance(event, he.WagerSettled) else super().moves(state, event)


class KeepsWagers(UltimateTexasHoldem):
    """A void that forgets to return the last wager."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(v, reversals=v.reversals[1:]) if isinstance(v, he.RoundVoided) else v for v in answer)


class KeepsTrips(UltimateTexasHoldem):
    """A fold that leaves the trips on the felt."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal) or not isinstance(command, c.Fold):
            return answer
        return tuple(v for v in answer if not (isinstance(v, he.WagerSettled) and v.wager == "trips"))


class PaysThePush(UltimateTexasHoldem):
    """A push that wins even money."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(self._generous(event) for event in answer)

    def _generous(self, event: AnyEvent) -> AnyEvent:
        push = isinstance(event, he.WagerSettled) and event.outcome is Outcome.PUSH
        return replace(event, returned=2 * event.staked) if isinstance(event, he.WagerSettled) and push else event


class RevealsEarly(UltimateTexasHoldem):
    """A dealer who waits for nobody."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, c.RevealFlop) and state.phase is Phase.PREFLOP:
            boxes = tuple(replace(box, standing=Standing.CHECKED) for box in state.round.boxes)
            return super().decide(replace(state, round=replace(state.round, boxes=boxes)), command)
        return super().decide(state, command)


class CitesNothing(UltimateTexasHoldem):
    """An event that rests on no clause."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(event, under=()) if isinstance(event, e.HandFolded) else event for event in answer)


class CitesAnotherGame(UltimateTexasHoldem):
    """An event under a clause that only another game has."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        cited = (Clause("7.4"),)
        return tuple(replace(event, under=cited) if isinstance(event, e.WagerPlaced) else event for event in answer)


class SaysTooLittle(UltimateTexasHoldem):
    """A refusal without a word on what may be done instead."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        return replace(answer, instead="") if isinstance(answer, Refusal) else answer


class DealsTwice(UltimateTexasHoldem):
    """A card of the board that lies in the dealer's hand, too."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        board = state.round.board
        if isinstance(event, e.CardsDealt) and event.box == 0 and None not in event.cards and board:
            return super().evolve(state, replace(event, cards=(board[0], *event.cards[1:])))
        return super().evolve(state, event)


class Remembers(UltimateTexasHoldem):
    """A table that counts on its own, so that no log can lead to it again."""

    def __init__(self) -> None:
        self.times = count()

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        if isinstance(event, e.TableOpened):
            return replace(after, rounds=next(self.times))
        return after


class StandsStill(UltimateTexasHoldem):
    """Nobody may decide, so that no round ends."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, c.PlacePlay | c.Fold | c.Check | c.DeemFolded):
            return Refusal((Clause("8.1(a)"),), "Nobody decides today.", "Come again.")
        return super().decide(state, command)


class FallsOver(UltimateTexasHoldem):
    """A command that stops the program instead of being refused."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, hc.CutCards):
            raise ZeroDivisionError
        return super().decide(state, command)


class SettlesTwice(UltimateTexasHoldem):
    """A wager that is paid a second time."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal) or not isinstance(command, c.SettleHand):
            return answer
        return (answer[0], *answer)


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(), "cents lie on the felt"),
        (KeepsWagers(), "the void left"),
        (KeepsTrips(), "cents lie on the felt|of it lie on the felt"),
        (PaysThePush(), "came back from a .* that is to push"),
        (RevealsEarly(), "cards were revealed while"),
        (CitesNothing(), "no clause is cited"),
        (CitesAnotherGame(), "NI2025-411, which is in force, has no clause 7.4"),
        (SaysTooLittle(), "is no sentence"),
        (DealsTwice(), "the cards on the table are|cards left the shoe"),
        (Remembers(), "replay leads elsewhere"),
        (StandsStill(), "the procedure goes no further: Nobody decides today"),
        (FallsOver(), "the command stopped the program: ZeroDivisionError"),
        (SettlesTwice(), "settled twice"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, UltimateTexasHoldem) else "",
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(game: UltimateTexasHoldem, fault: str) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    spec = UltimateSpec()
    spec.game = game
    with pytest.raises(Broken, match=rf"ultimate-texas-holdem, table '.*', seed \d+, command \d+: .*({fault})"):
        _walk_everywhere(spec)


def _walk_everywhere(spec: UltimateSpec) -> None:
    for seed in SEEDS:
        for table in TABLES:
            walk(spec, table, seed, STEPS)
