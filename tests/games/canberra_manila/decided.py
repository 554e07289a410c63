"""Rounds of Canberra Manila for Hypothesis: any order of the cards, any decisions, any mishaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from random import Random

from hypothesis import strategies as st

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.decider import Refusal, play
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Supervisor
from tests.games.canberra_manila.onward import answered, stopped
from tests.games.canberra_manila.openings import TABLES
from tests.games.canberra_manila.stacked import shuffled
from tests.games.canberra_manila.tables import DEALER, NOON

Choice = tuple[bool, int]

ELECTRONIC = tuple(name for name in TABLES if name.startswith("electronic"))
_DECISIONS = (c.PostOverBlind, c.Check, c.Call, c.Bet, c.TapOut, c.Fold, c.CallAndFold)
_MISHAPS = (
    c.ReportCommunalExposed, c.StartClock, c.ExpireClock, c.ProposeRemedy, c.ShareInformation, c.FoldForBreach,
    hc.VoidRound, hc.RecordBreach, hc.OrderCount, hc.ReportCardFault, c.SitOut, c.BuyChips,
)  # fmt: skip

# Mostly a step of the procedure, sometimes a mishap, and which of those that are possible.
_choices = st.lists(st.tuples(st.sampled_from((True,) * 9 + (False,)), st.integers(0, 40)), min_size=10, max_size=60)


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
    """What the procedure allows: what clears the table, else what the players may do, and the dealer's next step."""
    held = stopped(table) or answered(table, chance) if table.phase is not Phase.VOIDED else None
    if held is not None:
        yield held
        return
    if table.phase in (Phase.POSTING, Phase.BETTING):
        yield from (offer for offer in GAME.allowed(table, Dealer()) if isinstance(offer, _DECISIONS))
    step = due(table, DEALER, NOON, shuffled(table, chance))
    if step is not None:
        yield step.command


def _mishaps(table: Table) -> Iterator[AnyCommand]:
    for viewer in (Dealer(), Supervisor()):
        yield from (offer for offer in GAME.allowed(table, viewer) if isinstance(offer, _MISHAPS))


rounds = st.builds(decided, st.sampled_from(ELECTRONIC), st.integers(0, 10_000), _choices)
