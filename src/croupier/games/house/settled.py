"""What became of one wager, as every game's table and every ruling tell it."""

from __future__ import annotations

import msgspec

from croupier.games.house.terms import Outcome
from croupier.rules.clause import Under


class Settled(msgspec.Struct, frozen=True, gc=False):
    """The result of one wager; `returned` is all that is handed back."""

    wager: str
    staked: int
    outcome: Outcome
    returned: int
    under: Under
