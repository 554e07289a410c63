"""Ultimate Texas Hold-em as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.ultimate_texas_holdem.decide import decide
from croupier.games.ultimate_texas_holdem.evolve import evolve
from croupier.games.ultimate_texas_holdem.moves import moves
from croupier.games.ultimate_texas_holdem.offers import allowed
from croupier.games.ultimate_texas_holdem.state import BLANK
from croupier.games.ultimate_texas_holdem.views import seen_by


class UltimateTexasHoldem:
    """The game's functions under the names that every game has."""

    name = "ultimate-texas-holdem"
    blank = BLANK
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    seen_by = staticmethod(seen_by)
    allowed = staticmethod(allowed)
    moves = staticmethod(moves)


GAME = UltimateTexasHoldem()
