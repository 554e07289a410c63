"""Rounds of Canberra Poker for Hypothesis: any order of the cards, any decisions, any mishaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Standing, Table
from croupier.games.decider import Refusal, play
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Supervisor
from tests.games.canberra_poker.onward import stopped, wagers
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.stacked import DECK
from tests.games.canberra_poker.tables import DEALER, NOON

Choice = tuple[bool, int]

ELECTRONIC = tuple(name for name in TABLES if name.startswith("electronic"))
_MISHAPS = (
    c.DealCard, c.ReportExposed, hc.VoidRound, hc.RecordBreach, c.ExcludeFromRound, c.VoidWagers, c.ReportMisplaced,
    c.WithdrawHand, c.CorrectWager, hc.ReportShoeFault, hc.OrderCount, c.ReportJackpotFault, c.WithdrawAnte,
)  # fmt: skip

# Mostly a step of the procedure, sometimes a mishap, and which of those that are possible.
_choices = st.lists(st.tuples(st.sampled_from((True,) * 7 + (False,)), st.integers(0, 40)), min_size=10, max_size=60)


def decided(table: str, order: Sequence[Card], choices: Iterable[Choice]) -> tuple[AnyCommand, ...]:
    """One round: at each choice a step of the procedure or a mishap, picked by its number, the cards unseen."""
    commands = list(TABLES[table])
    state = play(GAME, commands).state
    for ordinary, number in choices:
        options = tuple(_steps(state, tuple(order)) if ordinary else _mishaps(state))
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


def _steps(table: Table, order: tuple[Card, ...]) -> Iterator[AnyCommand]:
    """What the procedure allows: wagers until the deal, bets and folds, and otherwise the dealer's next step."""
    held = stopped(table)
    if held is not None:
        yield held
        return
    if table.phase is Phase.WAGERING:
        yield from wagers(table)
    for box in table.round.boxes:
        if table.phase is Phase.DECIDING and box.standing is Standing.UNDECIDED:
            yield c.PlaceBet(by=DEALER, box=box.box, cents=box.ante * table.edition.bet_multiple.value)
            yield c.Fold(by=DEALER, box=box.box)
    step = due(table, DEALER, NOON, order)
    if step is not None:
        yield step.command


def _mishaps(table: Table) -> Iterator[AnyCommand]:
    for viewer in (Dealer(), Supervisor()):
        yield from (offer for offer in GAME.allowed(table, viewer) if isinstance(offer, _MISHAPS))


rounds = st.builds(decided, st.sampled_from(ELECTRONIC), st.permutations(DECK), _choices)
