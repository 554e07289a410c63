"""Ultimate Texas Hold-em as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.people import Viewer
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.decide import decide
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.evolve import evolve
from croupier.games.ultimate_texas_holdem.moves import moves
from croupier.games.ultimate_texas_holdem.offers import allowed
from croupier.games.ultimate_texas_holdem.state import BLANK, Table
from croupier.games.ultimate_texas_holdem.views import seen_by
from croupier.money import Move


class UltimateTexasHoldem:
    """The game's functions under the names that every game has."""

    name = "ultimate-texas-holdem"
    blank = BLANK

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        return decide(state, command)

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        return evolve(state, event)

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        return seen_by(event, viewer)

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        return allowed(state, viewer)

    def moves(self, state: Table, event: AnyEvent) -> tuple[Move, ...]:
        return moves(state, event)


GAME = UltimateTexasHoldem()
