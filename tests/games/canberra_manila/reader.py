"""PokerKit's own reader of hand histories, told nothing but how Canberra Manila is dealt and which hand wins it."""

from __future__ import annotations

from typing import Any

import pokerkit
from pokerkit.notation import HandHistory

from croupier.games.canberra_manila.determinations import Contest
from tests.games.canberra_manila.peer import TYPES

AUTOMATIC = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
    pokerkit.Automation.RUNOUT_COUNT_SELECTION,
    pokerkit.Automation.HAND_KILLING,
    pokerkit.Automation.CHIPS_PUSHING,
    pokerkit.Automation.CHIPS_PULLING,
)


class Reader(HandHistory):
    """A history whose variant PokerKit does not know, of a game without limit, for the high hand."""

    def create_state(self) -> Any:
        least, position = self.min_bet or 0, pokerkit.Opening.POSITION
        first = pokerkit.Street(False, (False, False), 1, False, position, least, None)
        later = [pokerkit.Street(False, (), 1, False, position, least, None) for _ in range(4)]
        table: Any = pokerkit.State
        return table(
            AUTOMATIC,
            pokerkit.Deck.STANDARD,
            TYPES[Contest.HIGH],
            (first, *later),
            pokerkit.BettingStructure.NO_LIMIT,
            self.ante_trimming_status,
            self.antes,
            self.blinds_or_straddles,
            0,
            self.starting_stacks,
            len(self.starting_stacks),
            mode=pokerkit.Mode.CASH_GAME,
        )
