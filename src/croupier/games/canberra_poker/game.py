"""Canberra Poker as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.decide import decide
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.evolve import evolve
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.offers import allowed
from croupier.games.canberra_poker.state import BLANK, Table
from croupier.games.canberra_poker.views import seen_by
from croupier.games.decider import Refusal
from croupier.games.people import Viewer
from croupier.money import Move


class CanberraPoker:
    """The game's functions under the names that every game has."""

    name = "canberra-poker"
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


GAME = CanberraPoker()
