"""Canberra Poker at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.game import GAME, CanberraPoker
from croupier.games.canberra_poker.state import Pools, Table
from croupier.games.decider import Game, Refusal
from croupier.games.house import events as he
from tests.games.canberra_poker.spec import SPEC
from tests.kit.bent import (
    CitesAnotherLaw,
    CitesNothing,
    FallsOver,
    KeepsWagers,
    LosesChips,
    Remembers,
    SaysTooLittle,
    SettlesTwice,
    StandsStill,
    bent,
    departure,
)
from tests.kit.walk import Broken
from tests.kit.walked import walk_everywhere

Answer = tuple[AnyEvent, ...] | Refusal


class KeepsPools(CanberraPoker):
    """A void that does not give the pools back what the round put in."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        return replace(after, pools=state.pools) if isinstance(event, he.RoundVoided) else after


class DealsTwice(CanberraPoker):
    """Two cards of one face in a hand."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        dealt = isinstance(event, e.CardDealt) and event.card is not None
        faces = state.round.dealer if dealt else ()
        if isinstance(event, e.CardDealt) and faces and event.box == 0:
            return super().evolve(state, replace(event, card=faces[0]))
        return super().evolve(state, event)


class StartsPoor(CanberraPoker):
    """Jackpot pools that lose what they held when the table opened."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        return replace(after, pools=Pools(on=True)) if isinstance(event, he.WageringOpened) else after


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(GAME, he.WagerSettled), "cents lie on the felt"),
        (KeepsPools(), "the table shows .* the books"),
        (KeepsWagers(GAME), "the void left"),
        (CitesNothing(GAME, e.HandFolded), "no clause is cited"),
        (CitesAnotherLaw(GAME, e.AntePlaced, "3.6"), "NI2016-268, which is in force, has no clause 3.6"),
        (SaysTooLittle(GAME), "is no sentence"),
        (DealsTwice(), "the cards on the table are|cards left the shoe"),
        (Remembers(GAME, e.TableOpened), "replay leads elsewhere"),
        (StandsStill(GAME, "7.1", c.PlaceBet, c.Fold), "the procedure goes no further: Nobody decides today"),
        (FallsOver(GAME), "the command stopped the program: ZeroDivisionError"),
        (SettlesTwice(GAME, he.WagerSettled), "settled twice"),
        (StartsPoor(), "the table shows 0 in the jackpot pool"),
    ],
    ids=departure,
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(
    game: Game[Table, AnyCommand, AnyEvent], fault: str
) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    with pytest.raises(Broken, match=rf"canberra-poker, table '.*', seed \d+, command \d+: .*({fault})"):
        walk_everywhere(bent(SPEC, game))
