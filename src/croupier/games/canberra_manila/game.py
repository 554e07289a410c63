"""Canberra Manila as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.canberra_manila.decide import decide
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.moves import moves
from croupier.games.canberra_manila.offers import allowed
from croupier.games.canberra_manila.state import BLANK
from croupier.games.canberra_manila.views import seen_by


class CanberraManila:
    """The game's functions under the names that every game has."""

    name = "canberra-manila"
    blank = BLANK
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    seen_by = staticmethod(seen_by)
    allowed = staticmethod(allowed)
    moves = staticmethod(moves)


GAME = CanberraManila()
