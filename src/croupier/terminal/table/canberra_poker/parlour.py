"""Canberra Poker as the terminal seats a player at it."""

from __future__ import annotations

from collections.abc import Iterator

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
from croupier.terminal.table.canberra_poker import choices, felt, guests, memory, narration, practice
from croupier.terminal.table.parlour import Floor, Manners, Parlour, Picture, Placed
from croupier.terminal.table.sight import Sight

PADS = Person(Role.SYSTEM, "pads")


def _opening(edition: str, shoe: ShoeKind, at: Moment) -> tuple[OpenTable]:
    return (practice.opening(edition, shoe, at),)


def _begin(by: Person) -> Command:
    return DealRound(by=by)


def _equipment(command: Command) -> Iterator[Command]:
    """The sensor below the jackpot area registers the stake that lies there."""
    if isinstance(command, StakeJackpot):
        yield SensePad(by=PADS, box=command.box, lit=True)


def _wagering(table: Table) -> bool:
    return table.phase is Phase.WAGERING


def _settled(table: Table) -> bool:
    return table.phase is Phase.COLLECTING


def _between(table: Table) -> bool:
    return table.phase is Phase.BETWEEN


def _shuffle_wanted(table: Table) -> int:
    return table.rounds + (table.phase is Phase.BETWEEN)


def _shuffle_over(table: Table, number: int) -> bool:
    return table.phase is Phase.BETWEEN and table.round.number == number


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    now = sight.table.round
    hands = {box.box: sight.own if box.box == sight.box else box.cards for box in now.boxes}
    hands[DEALER_BOX] = now.dealer
    cards = (*order[sight.cut :], *order[: sight.cut])
    return tuple((hands[box][index], card) for (box, index), card in zip(positions(sight.table), cards, strict=False))


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
        begin=_begin,
        equipment=_equipment,
        wagering=_wagering,
        settled=_settled,
        between=_between,
        pack=DECK,
        shuffled_for="round",
        shuffle_wanted=_shuffle_wanted,
        shuffle_over=_shuffle_over,
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
