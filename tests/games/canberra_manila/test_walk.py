"""Canberra Manila at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.game import GAME, CanberraManila
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Game, Refusal
from tests.games.canberra_manila.spec import SPEC
from tests.kit.bent import (
    CitesAnotherLaw,
    CitesNothing,
    FallsOver,
    KeepsWagers,
    LosesChips,
    Remembers,
    SaysTooLittle,
    StandsStill,
    bent,
    departure,
)
from tests.kit.walk import Broken
from tests.kit.walked import all_walks, walk_everywhere

Answer = tuple[AnyEvent, ...] | Refusal
MET = {
    "4.6", "5.1", "6.2", "8.3", "8.4", "8.5(a)", "8.5(b)", "9.5", "10.2(a)(i)", "10.2(a)(ii)", "10.2(a)(iii)",
    "10.2(b)(i)", "10.2(b)(ii)", "10.2(b)(iii)", "10.2(c)(i)", "10.2(c)(ii)", "10.2(d)(i)", "10.2/tail", "10.3(a)",
    "10.3(b)", "10.3(c)", "10.4(a)", "10.4(b)", "11.1", "11.3", "12.2(a)", "12.2(b)", "12.2(c)", "12.3(a)", "12.3(b)",
    "12.3(c)", "12.3(d)", "12.4(a)", "12.4(b)", "13.1", "13.2", "14.1", "14.2", "14.3", "15.2(a)(i)", "15.2(a)(ii)",
    "15.2(b)", "15.2(d)", "15.3", "17.1(a)", "17.1(b)", "17.1(c)", "17.1(d)", "17.1(e)", "17.1(f)", "17.2", "17.3",
    "17.4", "17.5", "17.6", "17.7", "17.8", "17.9", "17.11(a)", "17.11(b)", "17.13", "17.14", "17.16", "17.17",
    "17.18", "19.2(a)",
}  # fmt: skip


def test_given_all_walks_when_counted_then_every_way_to_bet_and_every_irregularity_has_been_met() -> None:
    """Each clause of rules 10 to 12, and nearly each of rule 17, has decided something somewhere."""
    cited = {clause for done in all_walks(SPEC) for event in done.history for clause in event.under}
    assert MET - cited == set()


class Retells(CanberraManila):
    """A game in which one kind of event is told otherwise."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = GAME.decide(state, command)
        return answer if isinstance(answer, Refusal) else tuple(self.told(state, event) for event in answer)

    def told(self, _state: Table, event: AnyEvent) -> AnyEvent:
        return event


class TakesTooMuch(Retells):
    """A dealer who takes a dollar more of every pot that bears commission."""

    def told(self, _state: Table, event: AnyEvent) -> AnyEvent:
        if isinstance(event, e.PotFormed) and event.commission:
            return replace(event, commission=event.commission + 100)
        return event


class GivesToTheWrongSeat(Retells):
    """A pot that goes to somebody else who was dealt in."""

    def told(self, state: Table, event: AnyEvent) -> AnyEvent:
        if isinstance(event, e.PotAwarded):
            return replace(event, seat=next(hand.seat for hand in state.round.hands if hand.seat != event.seat))
        return event


class RaisesTooLittle(Retells):
    """A raise that is a dollar short."""

    def told(self, state: Table, event: AnyEvent) -> AnyEvent:
        if isinstance(event, e.BetMade) and state.round.level:
            return replace(event, cents=state.round.level - state.hand(event.seat).level + 100, taps=False)
        return event


class SkipsTheTurn(CanberraManila):
    """A betting round in which the turn is taken for that of the next player."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        if isinstance(command, c.Check):
            others = [hand.seat for hand in state.round.live if hand.seat != state.round.turn]
            turned = replace(state, round=replace(state.round, turn=others[0] if others else 0))
            return GAME.decide(turned, replace(command, seat=turned.round.turn))
        return GAME.decide(state, command)


class ConcedesTheBest(Retells):
    """A showdown in which the first hand is not shown."""

    def told(self, _state: Table, event: AnyEvent) -> AnyEvent:
        if isinstance(event, e.HandShown):
            return e.HandConceded(under=event.under, by=event.by, seat=event.seat)
        return event


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(GAME, e.PotAwarded), "cents lie in the pot|the books have the stakes"),
        (KeepsWagers(GAME), "the books have the stakes|cents lie in the pot"),
        (TakesTooMuch(), "the pots were|cents lie in the pot"),
        (GivesToTheWrongSeat(), "is out, and was awarded|the pots were"),
        (RaisesTooLittle(), "is open"),
        (SkipsTheTurn(), "when it was the turn of|the procedure goes no further"),
        (ConcedesTheBest(), "had to show, and conceded"),
        (CitesNothing(GAME, e.HandFolded), "no clause is cited"),
        (CitesAnotherLaw(GAME, e.BetMade, "21.4"), "NI2005-64, which is in force, has no clause 21.4"),
        (SaysTooLittle(GAME), "is no sentence"),
        (Remembers(GAME, e.TableOpened), "replay leads elsewhere"),
        (StandsStill(GAME, "8.5", c.CollectForced), "the procedure goes no further: Nobody decides today"),
        (FallsOver(GAME), "the command stopped the program: ZeroDivisionError"),
    ],
    ids=departure,
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(
    game: Game[Table, AnyCommand, AnyEvent], fault: str
) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    with pytest.raises(Broken, match=rf"canberra-manila, table '.*', seed \d+, command \d+: .*({fault})"):
        walk_everywhere(bent(SPEC, game))
