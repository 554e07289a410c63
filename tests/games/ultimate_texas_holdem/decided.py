"""Rounds of Ultimate Texas Hold-em for Hypothesis: any order of the cards, any decisions, any mishaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.games.decider import Refusal, play
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Supervisor
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.deciding import pending
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import STREETS, Phase, Table
from tests.games.ultimate_texas_holdem.onward import stopped, wagers
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.stacked import DECK
from tests.games.ultimate_texas_holdem.tables import DEALER, NOON

Choice = tuple[bool, int]

ELECTRONIC = tuple(name for name in TABLES if name.startswith("electronic"))
_MISHAPS = (
    c.DealCard, c.DealPacket, c.ReportExposed, c.ReportMiscount, c.ReportUnwagered, hc.VoidRound, hc.RecordBreach,
    c.ExcludeFromRound, c.VoidWagers, c.Concede, c.CorrectWager, c.CallForDecision, c.DeemFolded, hc.ReportShoeFault,
    hc.OrderCount, hc.ReportCardFault, c.WithdrawWager,
)  # fmt: skip

# Mostly a step of the procedure, sometimes a mishap, and which of those that are possible.
_choices = st.lists(st.tuples(st.sampled_from((True,) * 9 + (False,)), st.integers(0, 40)), min_size=10, max_size=60)


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
    """What the procedure allows: wagers until the deal, looks and decisions, and otherwise the dealer's next step."""
    held = stopped(table)
    if held is not None:
        yield held
        return
    if table.phase is Phase.WAGERING:
        yield from wagers(table)
    for box in pending(table) if table.phase in STREETS else ():
        if not box.handled:
            yield c.LookAtCards(by=DEALER, box=box.box)
        if table.phase is not Phase.RIVER:
            yield c.Check(by=DEALER, box=box.box)
        for cents in table.edition.play[STREETS[table.phase]].amounts(box.ante):
            yield c.PlacePlay(by=DEALER, box=box.box, cents=cents)
        yield c.Fold(by=DEALER, box=box.box)
    step = due(table, DEALER, NOON, order)
    if step is not None:
        yield step.command


def _mishaps(table: Table) -> Iterator[AnyCommand]:
    for viewer in (Dealer(), Supervisor()):
        yield from (offer for offer in GAME.allowed(table, viewer) if isinstance(offer, _MISHAPS))


rounds = st.builds(decided, st.sampled_from(ELECTRONIC), st.permutations(DECK), _choices)
