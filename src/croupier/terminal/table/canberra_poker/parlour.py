"""Canberra Poker as the terminal seats a player at it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.charter import CHARTER, DECK
from croupier.games.canberra_poker.commands import DealRound, SensePad, StakeJackpot, WithdrawAnte
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Standing, Table
from croupier.games.house.commands import Command
from croupier.games.house.procedure import DEALER, Due
from croupier.games.house.signs import Sign
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Role
from croupier.terminal.table.canberra_poker import choices, felt, guests, memory, narration, practice
from croupier.terminal.table.faces import Look
from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.house import House
from croupier.terminal.table.parlour import Choice, Parlour, Placed
from croupier.terminal.table.prompts import Said
from croupier.terminal.table.sight import Sight

PADS = Person(Role.SYSTEM, "pads")


class CanberraParlour(Parlour):
    """The practice table of one edition, dealt from one kind of shoe."""

    title = "Canberra Poker"
    game = GAME
    charter = CHARTER
    pack = DECK
    wagers = ("ante", "bet", "jackpot")
    moves = choices.MOVES
    first_word = "ante 20"
    shortened: ClassVar = {"a": "ante", "b": "bet", "f": "fold", "h": "help", "j": "jackpot"}
    waiting = "say bet or fold"
    otherwise = "Fold your hand."
    revealing = "the round is over"

    def __init__(self, edition: str, shoe: ShoeKind) -> None:
        self._edition = EDITIONS[edition]
        self._shoe = shoe

    def opening(self, at: Moment) -> Iterator[Command]:
        yield practice.opening(self._edition.name, self._shoe, at)

    def due(self, table: Table, at: Moment, order: tuple[Card, ...]) -> Due | None:
        return due(table, DEALER, at, order)

    def begin(self, by: Person) -> Command:
        return DealRound(by=by)

    def equipment(self, command: Command) -> Iterator[Command]:
        """The sensor below the jackpot area registers the stake that lies there."""
        if isinstance(command, StakeJackpot):
            yield SensePad(by=PADS, box=command.box, lit=True)

    def shuffle_wanted(self, table: Table) -> int:
        return table.rounds + (table.phase is Phase.BETWEEN)

    def shuffle_over(self, table: Table, number: int) -> bool:
        return table.phase is Phase.BETWEEN and table.round.number == number

    def context(self, number: int) -> str:
        return f"table=practice;instrument={self._edition.instrument};round={number}"

    def wagering(self, table: Table) -> bool:
        return table.phase is Phase.WAGERING

    def settled(self, table: Table) -> bool:
        return table.phase is Phase.COLLECTING

    def between(self, table: Table) -> bool:
        return table.phase is Phase.BETWEEN

    def in_round(self, sight: Sight) -> bool:
        return choices.mine(sight) is not None

    def deciding(self, sight: Sight) -> bool:
        box = choices.mine(sight)
        return sight.table.phase is Phase.DECIDING and box is not None and box.standing is Standing.UNDECIDED

    def on_the_layout(self, sight: Sight) -> int:
        box = choices.mine(sight)
        if box is None or box.standing is Standing.FOLDED or self.settled(sight.table):
            return 0
        return box.ante + box.bet + box.jackpot

    def noted(self, sight: Sight, seen: Any) -> Sight:
        return memory.noted(sight, seen)

    def command(self, sight: Sight, by: Person, said: Said) -> Command:
        return choices.command(sight, by, said)

    def remarks(self, sight: Sight) -> Iterator[str]:
        return choices.remarks(sight)

    def choices(self, table: Table, command: Any) -> Iterator[Choice]:
        return choices.choices(table, command)

    def again(self, sight: Sight) -> list[Said]:
        return choices.again(sight)

    def withdrawal(self, sight: Sight, by: Person) -> Command:
        return WithdrawAnte(by=by, box=sight.box)

    def told(self, event: Any) -> str:
        return narration.told(event)

    def heading(self, sight: Sight) -> str:
        return f"{sight.table.edition.name} · round {sight.table.round.number}"

    def summary(self, events: Sequence[Any], own: int) -> tuple[str, str, int]:
        return memory.summary(events, own)

    def plate(self, table: Table) -> tuple[Sign, ...]:
        return plate(table)

    def felt(self, sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
        return felt.parts(sight, said, look)

    def wager(self, guest: Opponent, house: House, chance: random.Random) -> None:
        guests.wager(guest, house, chance)

    def decide(self, guest: Opponent, house: House, chance: random.Random) -> None:
        guests.decide(guest, house, chance)

    def placed(self, order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
        """Card by card round the boxes from a plain shoe, in packets from an automated one, the dealer last."""
        now = sight.table.round
        lying = [(box.box, sight.own if box.box == sight.box else box.cards) for box in now.boxes]
        hands = dict([*lying, (DEALER_BOX, now.dealer)])
        put = dealt_hands((*order[sight.cut :], *order[: sight.cut]), self._shoe, tuple(hands))
        return tuple(pair for box, hand in hands.items() for pair in zip(hand, put[box], strict=False))


def dealt_hands(cards: tuple[Card, ...], kind: ShoeKind, boxes: Sequence[int]) -> dict[int, tuple[Card, ...]]:
    """Where the deal puts the cards (6.3, 12.4)."""
    if kind is ShoeKind.AUTOMATED:
        return {box: cards[5 * place : 5 * place + 5] for place, box in enumerate(boxes)}
    return {box: cards[place : 5 * len(boxes) : len(boxes)] for place, box in enumerate(boxes)}
