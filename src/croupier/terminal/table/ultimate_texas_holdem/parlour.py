"""Ultimate Texas Hold-em as the terminal seats a player at it."""

from __future__ import annotations

from functools import partial

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
from croupier.terminal.table import each_round
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


def _settled(table: Table) -> bool:
    """The round ends with its last wager, so that everything is settled when it is over."""
    return table.phase is Phase.BETWEEN


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    now = sight.table.round
    common = {DEALER_BOX: now.dealer, BOARD: now.board}
    return each_round.placed(positions(sight.table), common, order, sight)


PARLOUR = Parlour(
    title="Ultimate Texas Hold-em",
    floor=Floor(
        game=GAME,
        charter=CHARTER,
        editions=EDITIONS,
        opening=practice.opening,
        due=_due,
        begin=DealRound,
        settled=_settled,
        pack=DECK,
        shuffled_for="round",
        shuffle_wanted=partial(each_round.shuffle_wanted, CHARTER),
        shuffle_over=partial(each_round.shuffle_over, CHARTER),
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
