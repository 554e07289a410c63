"""Blackjack as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.decide import decide
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.evolve import evolve
from croupier.games.blackjack.moves import moves
from croupier.games.blackjack.offers import allowed
from croupier.games.blackjack.state import BLANK, Table
from croupier.games.blackjack.views import seen_by
from croupier.games.decider import Refusal
from croupier.games.people import Viewer
from croupier.money import Move


class Blackjack:
    """The game's functions under the names that every game has."""

    name = "blackjack"
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


GAME = Blackjack()
