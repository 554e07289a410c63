"""The subsequent deal: drawing, standing, splitting and doubling, by whoever decides and by those who may follow.

Clauses 3.3, 4.5, 9 to 11, 14.7, 16.2(b), 16.7.
"""

from __future__ import annotations

from croupier.games.blackjack.actions import Action, Holding, objection
from croupier.games.blackjack.amounts import double_objection, split_objection
from croupier.games.blackjack.answers import Answer, Course, box_in_play, chips_only, shut_out, wager_of
from croupier.games.blackjack.at_once import drawn_on, ended_on
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import Double, Draw, PlayAbsent, Ride, Split, Stand
from croupier.games.blackjack.dealing import can_deal, deal, ended, follow
from croupier.games.blackjack.events import (
    AnyEvent,
    CardCalled,
    DoubleJoined,
    HandDoubled,
    HandSplit,
    PlayerAbsent,
    SplitJoined,
    WagerRides,
)
from croupier.games.blackjack.order import Turn, controller, turn, wants_card
from croupier.games.blackjack.state import Box, Standing, Table, Wager
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.people import Person, Role
from croupier.money import dollars
from croupier.rules.clause import Clause

_IN_TURN: dict[Action, Clause] = {
    Action.SPLIT: C["9.1(a)"],
    Action.DOUBLE: C["9.1(b)"],
    Action.DRAW: C["9.1(c)"],
    Action.STAND: C["9.1(d)"],
}
_STOOD = (C["9.1(d)"],)


def draw(table: Table, command: Draw) -> Answer:
    found = _deciding(table, command.box, command.by, Action.DRAW)
    if not isinstance(found, Turn):
        return found
    if not can_deal(table):
        return (CardCalled(under=(C["9.1(c)"],), by=command.by.id, box=found.box.box, hand=found.place),)
    at_once = drawn_on(table, found, command.by.id)
    if at_once:
        return at_once
    course = Course(table, command.by)
    deal(course, (found.box.box, found.place), None)
    follow(course)
    return course.told()


def stand(table: Table, command: Stand) -> Answer:
    found = _deciding(table, command.box, command.by, Action.STAND)
    if not isinstance(found, Turn):
        return found
    over = ended(found, Standing.STOOD, _STOOD, command.by.id)
    at_once = ended_on(table, found, over)
    if at_once:
        return at_once
    course = Course(table, command.by)
    course.add(over)
    follow(course)
    return course.told()


def split(table: Table, command: Split) -> Answer:
    """The player who decides splits; asked after that, the others split too or stay on the first hand (10.2)."""
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    joined = _joining(table, command, doubling=False)
    if joined is not None:
        return joined
    found = _deciding(table, command.box, command.by, Action.SPLIT, command.player)
    if not isinstance(found, Turn):
        return found
    wager = _wager(table, found)
    wrong = _closed(wager) or shut_out(table, wager.player) or split_objection(command.cents, wager.base)
    if wrong is not None:
        return wrong
    course = Course(table, command.by)
    course.add(
        HandSplit(
            under=(C["9.1(a)"], C["A:Split"], C["10.3"]),
            by=course.by,
            box=found.box.box,
            hand=found.place,
            player=wager.player,
            cents=command.cents,
            asked=_asked(table, found, wager.player),
        )
    )
    follow(course)
    return course.told()


def double(table: Table, command: Double) -> Answer:
    """The player who decides doubles, up to the wager; asked after that, the others may do so too (11.2)."""
    wrong = chips_only(command.tender, command.cents)
    if wrong is not None:
        return wrong
    joined = _joining(table, command, doubling=True)
    if joined is not None:
        return joined
    found = _deciding(table, command.box, command.by, Action.DOUBLE, command.player)
    if not isinstance(found, Turn):
        return found
    wager = _wager(table, found)
    wrong = _closed(wager) or shut_out(table, wager.player) or _double_objection(table, command.cents, wager)
    if wrong is not None:
        return wrong
    after_split = (C["11.3"],) if len(found.box.hands) > 1 else ()
    course = Course(table, command.by)
    course.add(
        HandDoubled(
            under=(C["9.1(b)"], C["A:Double/double down"], *after_split),
            by=course.by,
            box=found.box.box,
            hand=found.place,
            player=wager.player,
            cents=command.cents,
            asked=_asked(table, found, wager.player),
        )
    )
    follow(course)
    return course.told()


def ride(table: Table, command: Ride) -> Answer:
    """Somebody else of the box stays with the first hand of a split, or lets a double be that of others."""
    joining = table.round.joining
    player = command.by.id if command.by.role is Role.PLAYER and not command.player else command.player
    if joining is None or joining.box != command.box or player not in joining.waiting:
        why = f"{player or 'Nobody'} is not asked on box {command.box}."
        return refuse(C["10.2(b)"], why, "Wait until the player who decides splits or doubles.")
    if command.by.role is Role.PLAYER and player != command.by.id:
        return refuse(C["16.7"], f"{player} decides for the own wager.", "Wait for that player.")
    course = Course(table, command.by)
    under = (C["11.2"],) if joining.doubling else (C["10.2(b)"],)
    course.add(WagerRides(under=under, by=course.by, box=joining.box, hand=joining.hand, player=player))
    follow(course)
    return course.told()


def play_absent(table: Table, command: PlayAbsent) -> Answer:
    """Nobody is there to decide: the dealer draws until the hand exceeds eleven (14.7)."""
    found = _in_turn(table, command.box, C["14.7"])
    if not isinstance(found, Turn):
        return found
    course = Course(table, command.by)
    course.add(PlayerAbsent(under=(C["14.7"],), by=course.by, box=found.box.box, hand=found.place))
    follow(course)
    return course.told()


def _deciding(table: Table, number: int, by: Person, action: Action, named: str = "") -> Turn | Refusal:
    """The hand whose turn it is, if this person decides on it and it may do that."""
    found = _in_turn(table, number, _IN_TURN[action], action)
    if not isinstance(found, Turn):
        return found
    box, hand = found.box, found.hand
    decides = controller(table, box)
    own = by.role is Role.PLAYER
    speaks = named or (by.id if own else decides)
    if own and speaks != by.id:
        return refuse(C["16.7"], f"{speaks} decides for the own hand.", "Wait for that player.")
    if speaks != decides:
        return _not_theirs(table, box, decides, speaks, action)
    wrong = objection(table.edition, Holding(hand.cards, len(box.hands), hand.doubled), action)
    return found if wrong is None else wrong


def _not_theirs(table: Table, box: Box, decides: str, speaks: str, action: Action) -> Refusal:
    """Why somebody who does not decide on a box may not do that (4.5, 10.1, 11.1)."""
    why = f"{decides} decides on box {box.box}, not {speaks}."
    instead = f"Wait for {decides}; whoever wagers there may follow a split or a double."
    match action:
        case Action.SPLIT:
            return refuse(C["10.1"], why, instead)
        case Action.DOUBLE:
            return refuse(C["11.1"], why, instead)
        case Action.DRAW | Action.STAND:
            seat = table.seat(box.box)
            sits = seat is not None and seat.player == decides
            return refuse(C["4.5(a)"] if sits else C["4.5(b)"], why, instead)


def _in_turn(table: Table, number: int, clause: Clause, action: Action | None = None) -> Turn | Refusal:
    """The hand of a box whose turn it is, with nothing due to it and nobody else being asked."""
    now = table.round
    found = turn(now)
    if found is None or found.box.box != number:
        return _out_of_turn(table, number, found, clause, action)
    if now.misplaced:
        return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
    if now.joining is not None:
        under = C["11.2"] if now.joining.doubling else C["10.2(a)"]
        asked = " and ".join(now.joining.waiting)
        return refuse(under, f"{asked} may follow on box {now.joining.box} first.", "Let them follow or ride.")
    if wants_card(table, found) or found.hand.absent:
        return refuse(clause, f"Box {number} has a card to come.", "Deal the card first.")
    return found


def _out_of_turn(table: Table, number: int, found: Turn | None, clause: Clause, action: Action | None) -> Refusal:
    """A box that is complete is refused for what completed it; another has to wait."""
    box = box_in_play(table, number)
    if isinstance(box, Refusal):
        return box
    last = box.hands[-1]
    if last.standing is not Standing.OPEN:
        holding = Holding(last.cards, len(box.hands), last.doubled)
        wrong = objection(table.edition, holding, action or Action.DRAW)
        return wrong or refuse(clause, f"Box {box.box} is complete: {last.standing}.", "Go on to the next hand.")
    where = "nobody" if found is None else f"box {found.box.box}"
    return refuse(clause, f"It is the turn of {where}, not of box {box.box}.", "Decide box by box, clockwise.")


def _joining(table: Table, command: Split | Double, *, doubling: bool) -> Answer | None:
    """The answer to somebody who follows a split or a double, or nothing where nobody is asked."""
    joining = table.round.joining
    player = command.player or (command.by.id if command.by.role is Role.PLAYER else "")
    if joining is None or joining.box != command.box or joining.doubling != doubling:
        return None
    if player not in joining.waiting or (command.by.role is Role.PLAYER and player != command.by.id):
        return None
    box = box_in_play(table, command.box)
    if isinstance(box, Refusal):
        return box
    wager = wager_of(box.hands[joining.hand].wagers, player)
    if wager is None:
        return None
    wrong = shut_out(table, player)
    if wrong is not None:
        return wrong
    wrong = _double_objection(table, command.cents, wager) if doubling else split_objection(command.cents, wager.base)
    if wrong is not None:
        return wrong
    return _joined(table, command, joining.hand, player, doubling=doubling)


def _joined(table: Table, command: Split | Double, hand: int, player: str, *, doubling: bool) -> Answer:
    by, cents, box = command.by.id, command.cents, command.box
    joined: AnyEvent
    if doubling:
        joined = DoubleJoined(under=(C["11.2"],), by=by, box=box, hand=hand, player=player, cents=cents)
    else:
        joined = SplitJoined(under=(C["10.2(a)"],), by=by, box=box, hand=hand, player=player, cents=cents)
    course = Course(table, command.by)
    course.add(joined)
    follow(course)
    return course.told()


def _wager(table: Table, found: Turn) -> Wager:
    """The wager of the player who decides; without an open one the front wager of the hand stands for it."""
    decides = controller(table, found.box)
    return wager_of(found.hand.wagers, decides) or found.hand.wagers[0]


def _closed(wager: Wager) -> Refusal | None:
    if not wager.closed:
        return None
    return refuse(C["4.3"], f"The wager of {wager.player} has gone back.", "Draw or stand.")


def _asked(table: Table, found: Turn, decides: str) -> tuple[str, ...]:
    """Who else rides on the hand and may follow; whoever is excluded wagers no more (16.2(b))."""
    wagers = found.hand.wagers
    if len(wagers) == 1:
        return ()
    out = (decides, *table.excluded)
    return tuple(one.player for one in wagers if one.player not in out and not one.closed and one.base)


def _double_objection(table: Table, cents: int, wager: Wager) -> Refusal | None:
    """Doubling is wagering, in the displayed multiple (3.3, reading of "a wager up to the amount")."""
    wrong = double_objection(cents, wager.base)
    multiple = table.limits.multiple_cents
    if wrong is None and cents % multiple:
        why = f"{dollars(cents)} is no multiple of {dollars(multiple)}."
        return refuse(C["3.3"], why, "Double in the displayed multiple.")
    return wrong
