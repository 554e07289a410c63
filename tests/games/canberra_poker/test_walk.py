"""Canberra Poker at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.game import CanberraPoker
from croupier.games.canberra_poker.state import Pools, Table
from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.money import Move
from croupier.rules.clause import Clause
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.spec import CanberraSpec
from tests.kit.walk import Broken, walk
from tests.kit.walked import SEEDS, STEPS

Answer = tuple[AnyEvent, ...] | Refusal


class LosesChips(CanberraPoker):
    """A dealer who takes a settled wager off the felt and books it nowhere."""

    def moves(self, state: Table, event: AnyEvent) -> tuple[Move, ...]:
        return () if isinstance(event, he.WagerSettled) else super().moves(state, event)


class KeepsPools(CanberraPoker):
    """A void that does not give the pools back what the round put in."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        return replace(after, pools=state.pools) if isinstance(event, he.RoundVoided) else after


class KeepsWagers(CanberraPoker):
    """A void that forgets to return the last wager."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(v, reversals=v.reversals[1:]) if isinstance(v, he.RoundVoided) else v for v in answer)


class CitesNothing(CanberraPoker):
    """An event that rests on no clause."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(event, under=()) if isinstance(event, e.HandFolded) else event for event in answer)


class CitesAnotherYear(CanberraPoker):
    """An event under a clause that only the younger edition has."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        cited = (Clause("3.6"),)
        return tuple(replace(event, under=cited) if isinstance(event, e.AntePlaced) else event for event in answer)


class SaysTooLittle(CanberraPoker):
    """A refusal without a word on what may be done instead."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        return replace(answer, instead="") if isinstance(answer, Refusal) else answer


class DealsTwice(CanberraPoker):
    """Two cards of one face in a hand."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        dealt = isinstance(event, e.CardDealt) and event.card is not None
        faces = state.round.dealer if dealt else ()
        if isinstance(event, e.CardDealt) and faces and event.box == 0:
            return super().evolve(state, replace(event, card=faces[0]))
        return super().evolve(state, event)


class Remembers(CanberraPoker):
    """A table that counts on its own, so that no log can lead to it again."""

    def __init__(self) -> None:
        self.times = count()

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        if isinstance(event, e.TableOpened):
            return replace(after, rounds=next(self.times))
        return after


class StandsStill(CanberraPoker):
    """Nobody may bet or fold, so that no round ends."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, c.PlaceBet | c.Fold):
            return Refusal((Clause("7.1"),), "Nobody decides today.", "Come again.")
        return super().decide(state, command)


class FallsOver(CanberraPoker):
    """A command that stops the program instead of being refused."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, hc.CutCards):
            raise ZeroDivisionError
        return super().decide(state, command)


class SettlesTwice(CanberraPoker):
    """A wager that is paid a second time."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal) or not isinstance(command, c.SettleWagers):
            return answer
        return (*answer[:2], answer[1], *answer[2:])


class StartsPoor(CanberraPoker):
    """Jackpot pools that lose what they held when the table opened."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        return replace(after, pools=Pools(on=True)) if isinstance(event, he.WageringOpened) else after


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(), "cents lie on the felt"),
        (KeepsPools(), "the table shows .* the books"),
        (KeepsWagers(), "the void left"),
        (CitesNothing(), "no clause is cited"),
        (CitesAnotherYear(), "NI2016-268, which is in force, has no clause 3.6"),
        (SaysTooLittle(), "is no sentence"),
        (DealsTwice(), "the cards on the table are|cards left the shoe"),
        (Remembers(), "replay leads elsewhere"),
        (StandsStill(), "the procedure goes no further: Nobody decides today"),
        (FallsOver(), "the command stopped the program: ZeroDivisionError"),
        (SettlesTwice(), "settled twice"),
        (StartsPoor(), "the table shows 0 in the jackpot pool"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, CanberraPoker) else "",
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(game: CanberraPoker, fault: str) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    spec = CanberraSpec()
    spec.game = game
    with pytest.raises(Broken, match=rf"canberra-poker, table '.*', seed \d+, command \d+: .*({fault})"):
        _walk_everywhere(spec)


def _walk_everywhere(spec: CanberraSpec) -> None:
    for seed in SEEDS:
        for table in TABLES:
            walk(spec, table, seed, STEPS)
