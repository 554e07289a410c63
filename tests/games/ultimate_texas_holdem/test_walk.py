"""Ultimate Texas Hold-em at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.decider import Game, Refusal
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import GAME, UltimateTexasHoldem
from croupier.games.ultimate_texas_holdem.state import Phase, Standing, Table
from tests.games.ultimate_texas_holdem.spec import SPEC
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
from tests.kit.walked import all_walks, walk_everywhere

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


class DealsTwice(UltimateTexasHoldem):
    """A card of the board that lies in the dealer's hand, too."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        board = state.round.board
        if isinstance(event, e.CardsDealt) and event.box == 0 and None not in event.cards and board:
            return super().evolve(state, replace(event, cards=(board[0], *event.cards[1:])))
        return super().evolve(state, event)


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(GAME, he.WagerSettled), "cents lie on the felt"),
        (KeepsWagers(GAME), "the void left"),
        (KeepsTrips(), "cents lie on the felt|of it lie on the felt"),
        (PaysThePush(), "came back from a .* that is to push"),
        (RevealsEarly(), "cards were revealed while"),
        (CitesNothing(GAME, e.HandFolded), "no clause is cited"),
        (CitesAnotherLaw(GAME, e.WagerPlaced, "7.4"), "NI2025-411, which is in force, has no clause 7.4"),
        (SaysTooLittle(GAME), "is no sentence"),
        (DealsTwice(), "the cards on the table are|cards left the shoe"),
        (Remembers(GAME, e.TableOpened), "replay leads elsewhere"),
        (
            StandsStill(GAME, "8.1(a)", c.PlacePlay, c.Fold, c.Check, c.DeemFolded),
            "the procedure goes no further: Nobody decides today",
        ),
        (FallsOver(GAME), "the command stopped the program: ZeroDivisionError"),
        (SettlesTwice(GAME, he.WagerSettled), "settled twice"),
    ],
    ids=departure,
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(
    game: Game[Table, AnyCommand, AnyEvent], fault: str
) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    with pytest.raises(Broken, match=rf"ultimate-texas-holdem, table '.*', seed \d+, command \d+: .*({fault})"):
        walk_everywhere(bent(SPEC, game))
