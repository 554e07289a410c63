"""Basic strategy at a live table of eight decks, the engine dealing, asking and settling, round after round."""

from __future__ import annotations

from functools import reduce
from random import Random

from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.actions import Action, Holding
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.events import WagerSettled
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.order import turn
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase, Table
from croupier.games.decider import Refusal
from croupier.games.house.commands import CutCards
from croupier.games.house.terms import Limits
from tests.games.blackjack import tables
from tests.games.blackjack.basic_strategy import action

BOX, WAGER = 1, 1_000
BY = tables.player(BOX)
CARDS = Pack(packs=8).cards
HALF = 208


class Player:
    """Somebody who plays alone and declines insurance; half of each shoe is dealt."""

    def __init__(self, rule: SoftSeventeen) -> None:
        self.rule = rule
        self.won = 0
        layout = replace(tables.LAYOUT, soft_17=rule)
        limits = Limits(WAGER, WAGER, WAGER)
        self.table: Table = tables.opened(BOX, decks=8, limits=limits, layout=layout).state

    def play(self, random: Random) -> tuple[int, ...]:
        """What one round brings."""
        self.won = 0
        command: c.AnyCommand | None = None
        while not isinstance(command, c.CollectCards):
            command = self._answer() or self._step(random)
            self._give(command)
        return (self.won,)

    def _answer(self) -> c.AnyCommand | None:
        """What the player says, if the table waits for that."""
        table = self.table
        if table.shoe.offered:
            return CutCards(by=BY, after=HALF)
        match table.phase:
            case Phase.WAGERING if not table.round.boxes:
                return c.PlaceWager(by=BY, box=BOX, cents=WAGER)
            case Phase.INSURING if not table.round.declined:
                return c.DeclineInsurance(by=BY, box=BOX)
            case Phase.PLAYING:
                return self._decision()
            case _:
                return None

    def _decision(self) -> c.AnyCommand:
        found = turn(self.table.round)
        assert found is not None
        holding = Holding(found.hand.cards, len(found.box.hands))
        match action(holding, self.table.round.dealer[0], self.rule):
            case Action.SPLIT:
                return c.Split(by=BY, box=BOX, cents=WAGER)
            case Action.DOUBLE:
                return c.Double(by=BY, box=BOX, cents=WAGER)
            case Action.DRAW:
                return c.Draw(by=BY, box=BOX)
            case Action.STAND:
                return c.Stand(by=BY, box=BOX)

    def _step(self, random: Random) -> c.AnyCommand:
        """What the dealer does next."""
        order = tuple(random.sample(CARDS, len(CARDS))) if self.table.shoe.stage is Stage.SPREAD else ()
        step = due(self.table, tables.DEALER, tables.NOON, order)
        assert step is not None
        if isinstance(step.command, c.InsertCuttingCard):
            return c.InsertCuttingCard(by=tables.DEALER, from_back=HALF)
        command: c.AnyCommand = step.command
        return command

    def _give(self, command: c.AnyCommand) -> None:
        """Do what the rules must accept."""
        answer = GAME.decide(self.table, command)
        assert not isinstance(answer, Refusal), (command, answer)
        self.won += sum(event.returned - event.staked for event in answer if isinstance(event, WagerSettled))
        self.table = reduce(GAME.evolve, answer, self.table)
