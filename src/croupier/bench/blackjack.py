"""Rounds of Blackjack for the benchmark: eight decks, and players who split, double, draw and stand sensibly."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.bench.course import APPROVAL, AT, DEALER, OPERATOR, Course, Script, order, played, player
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.actions import Action, Holding, objection
from croupier.games.blackjack.determinations import Determinations, Layout
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.hands import points, total
from croupier.games.blackjack.order import turn
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import DealingShoe, Hours, Limits
from croupier.games.people import Person, Role

_DECKS = 8
_WAGER = 1_000
_HALF = 208
_TERMS = Determinations(
    edition="2018",
    layout=Layout(APPROVAL, 7),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(_WAGER, 20_000, 100),
    hours=Hours(10 * 60, 4 * 60),
    decks=_DECKS,
    shuffle="bench",
    smallest_chip_cents=100,
    commences="2018-10-18",
)


def opened(boxes: int) -> Script:
    """The commands that open the table and seat its players."""
    return (
        c.OpenTable(by=OPERATOR, terms=_TERMS, at=AT),
        hc.CheckCards(by=DEALER, day=AT.day, cards=(Pack().cards,) * _DECKS),
        *(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in range(1, boxes + 1)),
    )


def script(table: Table, boxes: int, number: int) -> Script:
    """The commands of one round, and of a new shoe before it where one is due; half of each shoe is dealt."""
    found: list[c.AnyCommand] = []
    command: c.AnyCommand | None = None
    while not isinstance(command, c.CollectCards):
        commands = tuple(_answers(table, boxes)) or (_step(table, number),)
        command = commands[-1]
        table = played(GAME, table, commands)
        found.extend(commands)
    return tuple(found)


def _step(table: Table, number: int) -> c.AnyCommand:
    """What the dealer does next."""
    step = due(table, DEALER, AT, order(number, _DECKS) if table.shoe.stage is Stage.SPREAD else ())
    if step is None:
        raise RuntimeError(f"nothing is due at {table.phase}")
    if isinstance(step.command, c.InsertCuttingCard):
        return c.InsertCuttingCard(by=DEALER, from_back=_HALF)
    command: c.AnyCommand = step.command
    return command


def _answers(table: Table, boxes: int) -> Iterator[c.AnyCommand]:
    """What the players say, if the table waits for that; nobody insures."""
    numbers = range(1, boxes + 1)
    if table.shoe.offered:
        yield hc.CutCards(by=Person(Role.PLAYER, table.shoe.offered), after=_HALF)
    elif table.phase is Phase.WAGERING and not table.round.boxes:
        yield from (c.PlaceWager(by=player(box), box=box, cents=_WAGER) for box in numbers)
    elif table.phase is Phase.INSURING and not table.round.declined:
        yield from (c.DeclineInsurance(by=player(box), box=box) for box in numbers)
    elif table.phase is Phase.PLAYING and turn(table.round) is not None:
        yield _decision(table)


def _decision(table: Table) -> c.AnyCommand:
    found = turn(table.round)
    if found is None:
        raise RuntimeError("it is nobody's turn")
    box, holding = found.box.box, Holding(found.hand.cards, len(found.box.hands))
    match _choice(holding, points(table.round.dealer[0])):
        case Action.SPLIT:
            return c.Split(by=player(box), box=box, cents=_WAGER)
        case Action.DOUBLE:
            return c.Double(by=player(box), box=box, cents=_WAGER)
        case Action.DRAW:
            return c.Draw(by=player(box), box=box)
        case Action.STAND:
            return c.Stand(by=player(box), box=box)


def _choice(holding: Holding, shown: int) -> Action:
    """Aces and eights are split, ten and eleven doubled against 2 to 9; against 2 to 6 nobody draws to 12 or more."""
    value = total(holding.cards)
    if points(holding.cards[0]) in (1, 8) and objection(E2018, holding, Action.SPLIT) is None:
        return Action.SPLIT
    doubles = value.points in (10, 11) and shown in range(2, 10)
    if doubles and objection(E2018, holding, Action.DOUBLE) is None:
        return Action.DOUBLE
    enough = 18 if value.soft else 12 if shown in range(2, 7) else 17
    return Action.STAND if value.points >= enough else Action.DRAW


COURSE = Course(GAME, opened, script)
