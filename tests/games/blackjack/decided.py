"""Rounds of Blackjack for Hypothesis: any order of the cards, any decisions, any mishaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from random import Random

from hypothesis import strategies as st

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase, Table
from croupier.games.decider import Refusal, play
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Supervisor
from tests.games.blackjack.onward import choices, stopped
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.rich import shuffled_for
from tests.games.blackjack.tables import DEALER, NOON

Choice = tuple[bool, int]

ELECTRONIC = tuple(name for name in TABLES if name.startswith("electronic") and "end" not in name)
_MISHAPS = (
    c.DealCard, c.ReportDrawn, c.BurnFaceUp, hc.VoidRound, hc.RecordBreach, c.VoidWagers, c.ReportMisplaced,
    c.PlayAbsent, hc.ReportShoeFault, hc.OrderCount, c.WithdrawWager, c.RequireMinimum, hc.ReplaceCards,
)  # fmt: skip

# Mostly a step of the procedure, sometimes a mishap, and which of those that are possible.
_choices = st.lists(st.tuples(st.sampled_from((True,) * 7 + (False,)), st.integers(0, 40)), min_size=12, max_size=60)


def decided(table: str, shuffle: int, said: Iterable[Choice]) -> tuple[AnyCommand, ...]:
    """One round: at each choice a step of the procedure or a mishap, picked by its number, the cards unseen."""
    commands = list(TABLES[table])
    state = play(GAME, commands).state
    for ordinary, number in said:
        options = tuple(_steps(state, Random(shuffle)) if ordinary else _mishaps(state))
        if options:
            command = options[number % len(options)]
            commands.append(command)
            state = _after(state, command)
        if state.rounds and state.phase is Phase.BETWEEN:
            break
    return tuple(commands)


def _after(table: Table, command: AnyCommand) -> Table:
    answer = GAME.decide(table, command)
    return table if isinstance(answer, Refusal) else reduce(GAME.evolve, answer, table)


def _steps(table: Table, chance: Random) -> Iterator[AnyCommand]:
    """What the procedure allows: what clears the table, else what the players want, and the dealer's next step."""
    held = stopped(table) if table.phase not in (Phase.CLOSED, Phase.VOIDED) else None
    if held is not None:
        yield held
        return
    yield from choices(table)
    step = due(table, DEALER, NOON, shuffled_for(table, chance))
    if step is not None:
        yield step.command


def _mishaps(table: Table) -> Iterator[AnyCommand]:
    for viewer in (Dealer(), Supervisor()):
        yield from (offer for offer in GAME.allowed(table, viewer) if isinstance(offer, _MISHAPS))


rounds = st.builds(decided, st.sampled_from(ELECTRONIC), st.integers(0, 10_000), _choices)
