"""Ultimate Texas Hold-em as the terminal seats a player at it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.house.commands import Command
from croupier.games.house.procedure import Due
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import procedure
from croupier.games.ultimate_texas_holdem.charter import CHARTER, DECK
from croupier.games.ultimate_texas_holdem.commands import DealRound, SettleHand, TurnHand
from croupier.games.ultimate_texas_holdem.dealing_order import positions
from croupier.games.ultimate_texas_holdem.editions import EDITIONS
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Area, Phase, Table
from croupier.terminal.table.parlour import Floor, Manners, Parlour, Pause, Picture, Placed
from croupier.terminal.table.sight import Sight
from croupier.terminal.table.ultimate_texas_holdem import choices, felt, guests, memory, narration, practice

_CALLS: dict[type[Command], str] = {
    DealRound: "No more bets. Five cards to the board, two to each hand, two to the dealer.",
    **dict.fromkeys((TurnHand, SettleHand), "Turn each hand from the dealer's right, take or pay."),
}
"""What players hear of steps that the procedure spells out card by card, or hand by hand."""


def _due(table: Table, by: Person, at: Moment, order: tuple[Card, ...]) -> Due | None:
    step = procedure.due(table, by, at, order)
    if step is None:
        return None
    command: Command = step.command
    return replace(step, say=_CALLS.get(type(command), step.say))


def _begin(by: Person) -> Command:
    return DealRound(by=by)


def _equipment(_command: Command) -> Iterator[Command]:
    """Nothing on this layout notices chips."""
    yield from ()


def _wagering(table: Table) -> bool:
    return table.phase is Phase.WAGERING


def _between(table: Table) -> bool:
    """The round ends with its last wager, so that everything is settled when it is over."""
    return table.phase is Phase.BETWEEN


def _shuffle_wanted(table: Table) -> int:
    return table.rounds + (table.phase is Phase.BETWEEN)


def _shuffle_over(table: Table, number: int) -> bool:
    return table.phase is Phase.BETWEEN and table.round.number == number


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    now = sight.table.round
    hands = {box.box: sight.own if box.box == sight.box else box.cards for box in now.boxes}
    hands |= {DEALER_BOX: now.dealer, BOARD: now.board}
    cards = (*order[sight.cut :], *order[: sight.cut])
    return tuple(
        (hands[place][index], card) for (place, index), card in zip(positions(sight.table), cards, strict=False)
    )


PARLOUR = Parlour(
    title="Ultimate Texas Hold-em",
    floor=Floor(
        game=GAME,
        charter=CHARTER,
        editions=EDITIONS,
        opening=practice.opening,
        due=_due,
        begin=_begin,
        equipment=_equipment,
        wagering=_wagering,
        settled=_between,
        between=_between,
        pack=DECK,
        shuffled_for="round",
        shuffle_wanted=_shuffle_wanted,
        shuffle_over=_shuffle_over,
        placed=_placed,
    ),
    manners=Manners(
        moves=choices.MOVES,
        shortened={
            "a": "ante",
            "b": "play",
            "bet": "play",
            "c": "check",
            "f": "fold",
            "h": "help",
            "p": "play",
            "t": "trips",
        },
        first_word="ante 20",
        waiting="decide on your hand",
        otherwise="Wager less, check or fold, as the street allows.",
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
        pause=Pause(
            word="slow",
            meaning="the dealer waits when its hand is declared, while you may still concede (9.1)",
            now=choices.conceding,
        ),
    ),
    picture=Picture(
        wagers=tuple(Area),
        noted=memory.noted,
        on_the_layout=memory.on_the_layout,
        told=narration.told,
        summary=memory.summary,
        plate=plate,
        felt=felt.parts,
    ),
)
