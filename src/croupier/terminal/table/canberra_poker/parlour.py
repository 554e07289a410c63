"""Canberra Poker as the terminal seats a player at it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.charter import CHARTER, DECK
from croupier.games.canberra_poker.commands import DealRound, OpenTable, SensePad, StakeJackpot, WithdrawAnte
from croupier.games.canberra_poker.dealing_order import positions
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table
from croupier.games.house.commands import Command
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Role
from croupier.terminal.table import each_round
from croupier.terminal.table.canberra_poker import choices, felt, guests, memory, narration, practice
from croupier.terminal.table.parlour import Floor, Manners, Parlour, Picture, Placed
from croupier.terminal.table.sight import Sight

PADS = Person(Role.SYSTEM, "pads")


def _opening(edition: str, shoe: ShoeKind, at: Moment) -> tuple[OpenTable]:
    return (practice.opening(edition, shoe, at),)


def _equipment(command: Command) -> Iterator[Command]:
    """The sensor below the jackpot area registers the stake that lies there."""
    if isinstance(command, StakeJackpot):
        yield SensePad(by=PADS, box=command.box, lit=True)


def _settled(table: Table) -> bool:
    return table.phase is Phase.COLLECTING


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    common = {DEALER_BOX: sight.table.round.dealer}
    return each_round.placed(positions(sight.table), common, order, sight)


def _withdrawal(sight: Sight, by: Person) -> Command:
    return WithdrawAnte(by=by, box=sight.box)


PARLOUR = Parlour(
    title="Canberra Poker",
    floor=Floor(
        game=GAME,
        charter=CHARTER,
        editions=EDITIONS,
        opening=_opening,
        due=due,
        begin=DealRound,
        equipment=_equipment,
        settled=_settled,
        pack=DECK,
        shuffled_for="round",
        shuffle_wanted=partial(each_round.shuffle_wanted, CHARTER),
        shuffle_over=partial(each_round.shuffle_over, CHARTER),
        placed=_placed,
    ),
    manners=Manners(
        moves=choices.MOVES,
        shortened={"a": "ante", "b": "bet", "f": "fold", "h": "help", "j": "jackpot"},
        first_word="ante 20",
        waiting="say bet or fold",
        otherwise="Fold your hand.",
        in_round=choices.in_round,
        deciding=choices.deciding,
        beforehand=choices.beforehand,
        commands=choices.commands,
        choices=choices.choices,
        remarks=choices.remarks,
        again=choices.again,
        withdrawal=_withdrawal,
        wager=guests.wager,
        decide=guests.decide,
    ),
    picture=Picture(
        wagers=("ante", "bet", "jackpot"),
        noted=memory.noted,
        on_the_layout=memory.on_the_layout,
        told=narration.told,
        summary=memory.summary,
        plate=plate,
        felt=felt.parts,
    ),
)
