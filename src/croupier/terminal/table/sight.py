"""What the player at a box sees, folded from the events that this player may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.decider import Game
from croupier.games.house import events as he
from croupier.games.house.moves import player_account


class Tally(msgspec.Struct, frozen=True):
    """What a session has put on one kind of wager, and what it has got back."""

    placed: int = 0
    returned: int = 0

    def plus(self, placed: int = 0, returned: int = 0) -> Tally:
        return Tally(self.placed + placed, self.returned + returned)


class Sight(msgspec.Struct, frozen=True):
    """The table as one player knows it: the public state, the own cards, what hands are called, what was paid."""

    box: int
    player: str
    chips: int
    table: Any
    tallies: Mapping[str, Tally]
    own: tuple[Card, ...] = ()
    called: Mapping[int, str] = msgspec.field(default_factory=dict[int, str])
    dealer: Any = None
    """The event by which the dealer's hand was shown."""
    paid: tuple[Any, ...] = ()
    cut: int = 0
    drawn: tuple[Card | None, ...] = ()
    """What has come out of a shoe that lasts over many rounds, since it was shuffled, card by card."""
    acts: tuple[Any, ...] = ()
    """What players have done in the round one after the other, where a table shows that."""

    def won(self, player: str) -> int:
        """What the round has brought somebody so far, the chips that were put down taken off."""
        return _brought(self.table.round.moves, player_account(player))

    def counted(self, wager: str, placed: int = 0, returned: int = 0) -> Sight:
        """The own wagers of the session, with one more placed or returned."""
        now = self.tallies[wager].plus(placed, returned)
        return replace(self, tallies={**self.tallies, wager: now})


def fresh(game: Game[Any, Any, Any], wagers: Sequence[str], box: int, player: str, chips: int) -> Sight:
    """What somebody sees who has just come to the table."""
    return Sight(box, player, chips, game.blank, dict.fromkeys(wagers, Tally()))


def after(game: Game[Any, Any, Any], sight: Sight, seen: Any) -> Sight:
    """The sight once the table has moved on by an event, and the player's chips with it."""
    chips = sight.chips + _brought(game.moves(sight.table, seen), player_account(sight.player))
    if isinstance(seen, he.WageringOpened):
        sight = replace(sight, own=(), called={}, dealer=None, paid=())
    if isinstance(seen, he.CardsCut):
        sight = replace(sight, cut=seen.after)
    return replace(sight, table=game.evolve(sight.table, seen), chips=chips)


def _brought(moves: Sequence[Any], account: str) -> int:
    came = sum(move.cents for move in moves if move.target == account)
    return int(came - sum(move.cents for move in moves if move.source == account))
