"""What the player at a box sees, folded from the events that this player may know, and nothing else (6.2, 13.2(b))."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Box, Phase, Standing, Table
from croupier.games.house import events as he
from croupier.games.house.moves import player_account

WAGERS = ("ante", "bet", "jackpot")
Paid = e.WagerSettled | e.JackpotPaid


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
    table: Table = GAME.blank
    own: tuple[Card, ...] = ()
    called: Mapping[int, str] = msgspec.field(default_factory=dict[int, str])
    dealer_takes_part: bool | None = None
    paid: tuple[Paid, ...] = ()
    cut: int = 0
    tallies: Mapping[str, Tally] = msgspec.field(default_factory=lambda: dict.fromkeys(WAGERS, Tally()))

    @property
    def mine(self) -> Box | None:
        """The own box in this round, if it holds an ante."""
        return self.table.box(self.box)

    @property
    def deciding(self) -> bool:
        """Whether the table waits for this player's bet or fold."""
        mine = self.mine
        return self.table.phase is Phase.DECIDING and mine is not None and mine.standing is Standing.UNDECIDED

    @property
    def settled(self) -> bool:
        """Whether every wager of the round has been paid or taken."""
        return self.table.phase is Phase.COLLECTING

    @property
    def on_the_layout(self) -> int:
        """The own chips that lie on the layout and are not settled."""
        mine = self.mine
        if mine is None or mine.standing is Standing.FOLDED or self.settled:
            return 0
        return mine.ante + mine.bet + mine.jackpot

    def won(self, box: Box) -> int:
        """What the round has brought to a box so far, the chips that it put down taken off."""
        return _brought(self.table, player_account(box.player))

    def after(self, seen: e.AnyEvent) -> Sight:
        """What the player knows after an event, given as this player has seen it."""
        moved = GAME.moves(self.table, seen)
        account = player_account(self.player)
        chips = sum(move.cents for move in moved if move.target == account)
        chips -= sum(move.cents for move in moved if move.source == account)
        return replace(_noted(self, seen), table=GAME.evolve(self.table, seen), chips=self.chips + chips)


def _brought(table: Table, account: str) -> int:
    moves = table.round.moves
    came = sum(move.cents for move in moves if move.target == account)
    return came - sum(move.cents for move in moves if move.source == account)


def _noted(sight: Sight, event: e.AnyEvent) -> Sight:
    """What a player remembers beside the state of the table."""
    match event:
        case he.WageringOpened():
            return replace(sight, own=(), called={}, dealer_takes_part=None, paid=())
        case he.CardsCut(after=after):
            return replace(sight, cut=after)
        case e.CardsPickedUp(cards=cards):
            return replace(sight, own=tuple(card for card in cards if card is not None))
        case e.DealerShown(hand=hand, qualifies=qualifies):
            return replace(sight, called={**sight.called, 0: hand}, dealer_takes_part=qualifies)
        case e.HandTurned(box=box, hand=hand):
            return replace(sight, called={**sight.called, box: hand})
        case e.WagerSettled() | e.JackpotPaid():
            return _tallied(replace(sight, paid=(*sight.paid, event)), event)
        case _:
            return _tallied(sight, event)


def _tallied(sight: Sight, event: e.AnyEvent) -> Sight:
    """The own wagers of the session, counted."""
    mine = sight.mine
    match event:
        case e.AntePlaced(box=sight.box, cents=cents):
            return _count(sight, "ante", placed=cents)
        case e.AnteWithdrawn(box=sight.box) if mine is not None:
            return _count(sight, "ante", placed=-mine.ante)
        case e.JackpotStaked(box=sight.box, cents=cents):
            return _count(sight, "jackpot", placed=cents)
        case e.JackpotStakeReturned(box=sight.box) if mine is not None:
            return _count(sight, "jackpot", placed=-mine.jackpot)
        case e.BetPlaced(box=sight.box, cents=cents):
            return _count(sight, "bet", placed=cents)
        case e.WagerSettled(box=sight.box, wager=wager, returned=returned):
            return _count(sight, wager, returned=returned)
        case e.JackpotPaid(box=sight.box, cents=cents):
            return _count(sight, "jackpot", returned=cents)
        case _:
            return sight


def _count(sight: Sight, wager: str, placed: int = 0, returned: int = 0) -> Sight:
    counted = sight.tallies[wager].plus(placed, returned)
    return replace(sight, tallies={**sight.tallies, wager: counted})
