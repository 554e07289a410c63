"""Canberra Poker as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.canberra_poker.decide import decide
from croupier.games.canberra_poker.evolve import evolve
from croupier.games.canberra_poker.moves import moves
from croupier.games.canberra_poker.offers import allowed
from croupier.games.canberra_poker.state import BLANK
from croupier.games.canberra_poker.views import seen_by


class CanberraPoker:
    """The game's functions under the names that every game has."""

    name = "canberra-poker"
    blank = BLANK
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    seen_by = staticmethod(seen_by)
    allowed = staticmethod(allowed)
    moves = staticmethod(moves)


GAME = CanberraPoker()
