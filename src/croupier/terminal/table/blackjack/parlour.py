"""Blackjack as the terminal seats a player at it."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import procedure
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.commands import DealRound, InsertCuttingCard
from croupier.games.blackjack.editions import EDITIONS
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase, Table
from croupier.games.house.procedure import Due
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from croupier.terminal.table import each_round
from croupier.terminal.table.blackjack import choices, felt, guests, memory, narration, practice
from croupier.terminal.table.parlour import Floor, Manners, Parlour, Picture, Placed
from croupier.terminal.table.sight import Sight


def _due(table: Table, by: Person, at: Moment, order: tuple[Card, ...]) -> Due | None:
    """The dealer's next step; the cutting card goes where this table has it."""
    step = procedure.due(table, by, at, order)
    if step is None or not isinstance(step.command, InsertCuttingCard):
        return step
    return replace(step, command=InsertCuttingCard(by=by, from_back=practice.BEHIND_THE_CUTTING_CARD))


def _settled(table: Table) -> bool:
    return table.phase is Phase.COLLECTING


def _shuffle_wanted(table: Table) -> int:
    """A machine shuffles for every round; the cards of a plain shoe last until its cutting card is out."""
    shoe = table.shoe
    if shoe.kind is ShoeKind.AUTOMATED:
        return each_round.shuffle_wanted(CHARTER, table)
    return shoe.number + (shoe.stage is not Stage.READY)


def _shuffle_over(table: Table, number: int) -> bool:
    """No card is left that will be dealt without another shuffle."""
    shoe = table.shoe
    if shoe.kind is ShoeKind.AUTOMATED:
        return each_round.shuffle_over(CHARTER, table, number)
    between = table.phase is Phase.BETWEEN
    return between and shoe.number == number and (shoe.stage is Stage.SPREAD or shoe.gone == shoe.cut_at)


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    """The cards of the shoe in the order in which they came out."""
    return tuple(zip(sight.drawn, (*order[sight.cut :], *order[: sight.cut]), strict=False))


PARLOUR = Parlour(
    title="Blackjack",
    floor=Floor(
        game=GAME,
        charter=CHARTER,
        editions=EDITIONS,
        opening=practice.opening,
        due=_due,
        begin=DealRound,
        settled=_settled,
        pack=practice.PACK,
        shuffled_for="shoe",
        shuffle_wanted=_shuffle_wanted,
        shuffle_over=_shuffle_over,
        placed=_placed,
    ),
    manners=Manners(
        moves=choices.MOVES,
        shortened=choices.SHORTENED,
        first_word="wager 20",
        waiting="say one of the words below",
        otherwise="Choose something that takes fewer chips.",
        in_round=choices.in_round,
        deciding=choices.deciding,
        beforehand=choices.beforehand,
        commands=choices.commands,
        choices=choices.choices,
        remarks=choices.remarks,
        again=choices.again,
        withdrawal=choices.withdrawal,
        wager=guests.wager,
        decide=guests.decide,
    ),
    picture=Picture(
        wagers=memory.WAGERS,
        noted=memory.noted,
        on_the_layout=memory.on_the_layout,
        told=narration.told,
        summary=memory.summary,
        plate=plate,
        felt=felt.parts,
    ),
)
