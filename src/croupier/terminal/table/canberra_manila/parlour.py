"""Canberra Manila as the terminal seats a player at it."""

from __future__ import annotations

from functools import partial

from croupier.cards.card import Card
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.commands import BeginRound
from croupier.games.canberra_manila.editions import EDITIONS
from croupier.games.canberra_manila.events import BetCalled, ChipsLaid, HandFolded, PotAwarded, RoundBegun
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase, Table
from croupier.terminal.table import each_round
from croupier.terminal.table.canberra_manila import choices, felt, guests, memory, narration, own, practice, results
from croupier.terminal.table.parlour import Floor, Manners, Parlour, Picture, Placed
from croupier.terminal.table.sight import Sight


def _settled(table: Table) -> bool:
    """The round ends when its pots are won."""
    return table.phase is Phase.BETWEEN


def _placed(order: tuple[Card, ...], sight: Sight) -> tuple[Placed, ...]:
    """Two cards together to each hand from the button's left, then the communal cards (9.2, 9.3)."""
    now = sight.table.round
    dealt = (*(card for hand in now.hands for card in hand.cards), *now.board)
    return tuple(zip(dealt, (*order[sight.cut :], *order[: sight.cut]), strict=False))


def _surprises(event: object) -> bool:
    """Chips that are no bet yet, or that go back."""
    return isinstance(event, ChipsLaid) or (isinstance(event, BetCalled | HandFolded) and event.returned > 0)


MANNERS = Manners(
    moves=choices.MOVES,
    shortened={
        "a": "all",
        "b": "bet",
        "c": "call",
        "f": "fold",
        "h": "help",
        "k": "check",
        "r": "raise",
        "s": "stand",
        "x": "check",
    },
    first_word="buy 200",
    waiting="it is your turn",
    otherwise="Buy for what you have, or less.",
    in_round=choices.in_round,
    deciding=choices.deciding,
    beforehand=choices.beforehand,
    commands=choices.commands,
    choices=choices.choices,
    remarks=own.remarks,
    again=choices.again,
    withdrawal=choices.withdrawal,
    wager=guests.wager,
    decide=guests.decide,
    ready=frozenset(("", "deal")),
    spent=choices.spent,
    asked=own.asked,
    announced=results.announced,
    unready=own.unready,
    surprises=_surprises,
)
PICTURE = Picture(
    wagers=(memory.POTS,),
    noted=memory.noted,
    on_the_layout=memory.on_the_layout,
    told=narration.told,
    summary=memory.summary,
    plate=plate,
    felt=felt.parts,
    begins=RoundBegun,
    place="seat",
    against="won by",
    for_all=(PotAwarded,),
    holding=memory.holding,
)


def parlour(wishes: practice.Wishes) -> Parlour:
    """A table as the player wishes it."""
    floor = Floor(
        game=GAME,
        charter=CHARTER,
        editions=EDITIONS,
        opening=partial(practice.opening, wishes),
        due=due,
        begin=BeginRound,
        settled=_settled,
        pack=wishes.hands.pack,
        shuffled_for="round",
        shuffle_wanted=partial(each_round.shuffle_wanted, CHARTER),
        shuffle_over=partial(each_round.shuffle_over, CHARTER),
        placed=_placed,
        stakes=True,
    )
    return Parlour(title="Canberra Manila", floor=floor, manners=MANNERS, picture=PICTURE, company=(1, 5))


PARLOUR = parlour(practice.Wishes())
