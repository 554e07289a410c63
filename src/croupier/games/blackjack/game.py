"""Blackjack as a game that tables, viewers, walks and proofs can use without knowing it."""

from __future__ import annotations

from croupier.games.blackjack.decide import decide
from croupier.games.blackjack.evolve import evolve
from croupier.games.blackjack.moves import moves
from croupier.games.blackjack.offers import allowed
from croupier.games.blackjack.state import BLANK
from croupier.games.blackjack.views import seen_by


class Blackjack:
    """The game's functions under the names that every game has."""

    name = "blackjack"
    blank = BLANK
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    seen_by = staticmethod(seen_by)
    allowed = staticmethod(allowed)
    moves = staticmethod(moves)


GAME = Blackjack()
