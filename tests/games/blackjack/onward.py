"""The way to the end of a round of Blackjack: whatever has happened, one ordinary step after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.actions import Action, Holding, allowed
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.completeness import lying
from croupier.games.blackjack.order import Turn, controller, next_place, turn, wants_card
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Box, Joining, Phase, Standing, Table, Wager
from croupier.games.blackjack.wagering import least_wager
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource
from croupier.games.people import Person, Role
from tests.games.blackjack.rich import rich_card, shuffled_for
from tests.games.blackjack.tables import DEALER, NOON, OPERATOR, PLAIN, SUPERVISOR
from tests.kit.house import newcomers


def onward(table: Table, chance: Random) -> AnyCommand | None:
    """The next step of people who only want to finish the round; nothing between rounds."""
    match table.phase:
        case Phase.CLOSED | Phase.BETWEEN:
            return None
        case Phase.VOIDED:
            return hc.CollectVoid(by=DEALER)
        case _:
            return stopped(table) or _of_the_players(table, chance) or _of_the_dealer(table, chance)


def stopped(table: Table) -> AnyCommand | None:
    """What keeps the table from going on."""
    if table.holds:
        return hc.ReportCount(by=SUPERVISOR, count=52 * table.decks, complete=True)
    if table.round.misplaced:
        return c.ReconstructHands(by=SUPERVISOR)
    if table.cards.unchecked_by:
        return hc.CheckReplacement(by=DEALER if "dealer" in table.cards.unchecked_by else SUPERVISOR)
    if table.shoe.failed and table.phase is Phase.WAGERING:
        return hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN)
    if table.shoe.offered and table.phase not in (Phase.SETTLING, Phase.COLLECTING):
        return hc.CutCards(by=DEALER, after=table.shoe.loaded // 2)
    return None


def choices(table: Table) -> tuple[AnyCommand, ...]:
    """What the players of this round may want to do now."""
    match table.phase:
        case Phase.WAGERING if table.shoe.stage is Stage.READY:
            return tuple(wagers(table)) or (() if table.round.boxes else (hc.EndWagering(by=DEALER),))
        case Phase.INSURING:
            return (*_about_insurance(table), c.CloseInsurance(by=DEALER))
        case Phase.PLAYING:
            return tuple(_decisions(table))
        case _:
            return ()


def _of_the_players(table: Table, chance: Random) -> AnyCommand | None:
    found = choices(table)
    if table.phase is Phase.WAGERING and table.round.boxes and chance.random() < 0.4:
        return None
    return chance.choice(found) if found else None


def wagers(table: Table) -> Iterator[AnyCommand]:
    """A wager for everybody who sits here and has none, and side bets beside them."""
    if not any(seat.player not in table.excluded for seat in table.seats) and not table.round.boxes:
        yield from newcomers(table, DEALER)
    for seat in table.seats:
        box = table.box(seat.box)
        mine = box is not None and any(wager.player == seat.player for wager in box.wagers)
        room = box is None or _room(table, box)
        if not _may_wager(table, seat.box, seat.player):
            continue
        if not mine and room and (table.plate.several_boxes or not _wagers(table, seat.player)):
            yield c.PlaceWager(by=DEALER, box=seat.box, cents=least_wager(table.limits), player=seat.player)
        terms = table.plate.side_bet
        if box is not None and terms is not None and mine and not box.side:
            cents = terms.limits.minimum_cents
            yield c.PlaceSideWager(by=DEALER, box=seat.box, cents=cents, player=seat.player)
        if mine and room and _may_wager(table, seat.box, _BACKER) and not _wagers(table, _BACKER):
            yield c.PlaceWager(by=DEALER, box=seat.box, cents=least_wager(table.limits), player=_BACKER)


def _may_wager(table: Table, number: int, player: str) -> bool:
    """Whether somebody may wager here, on a box or beside it: a restricted player has no chips at another one."""
    restricted = table.restriction(player)
    if restricted is not None and restricted.active:
        others = (wager for box in table.round.boxes if box.box != number for wager in (*box.wagers, *box.side))
        return player not in table.excluded and all(wager.player != player for wager in others)
    return player not in table.excluded


def _room(table: Table, box: Box) -> bool:
    """Whether one more wager may lie on a box: a personal limit marker keeps all of them to its maximum (4.5, 4.6)."""
    marker, lying = table.marker(box.box), sum(wager.cents for wager in box.wagers)
    within = lying + least_wager(table.limits) <= table.limits.maximum_cents
    return len(box.wagers) < 3 and (marker is None or not marker.placed or within)


_BACKER = "a backer"
"""Somebody who stands behind the players, and joins one of their boxes."""


def _wagers(table: Table, player: str) -> bool:
    """Whether somebody has a wager on a box."""
    return any(wager.player == player for box in table.round.boxes for wager in box.wagers)


def _about_insurance(table: Table) -> Iterator[AnyCommand]:
    """Everybody insures, declines, takes even money, or wants to insure what others leave."""
    now, unit = table.round, table.plate.smallest_chip_cents // 2
    insured = {(one.box, one.owner) for one in now.insurances if one.owner == one.player}
    for box in now.boxes:
        for wager in box.hands[0].wagers:
            place = (box.box, wager.player)
            if wager.closed or place in insured:
                continue
            if box.hands[0].standing is Standing.BLACKJACK:
                yield c.TakeEvenMoney(by=DEALER, box=box.box, player=wager.player)
            if place in now.declined:
                yield from _applications(table, box, wager, unit)
                continue
            yield c.DeclineInsurance(by=DEALER, box=box.box, player=wager.player)
            if wager.base >= 2 * unit and wager.player not in table.excluded:
                yield c.Insure(by=DEALER, box=box.box, cents=unit, player=wager.player)


def _applications(table: Table, box: Box, wager: Wager, unit: int) -> Iterator[AnyCommand]:
    now = table.round
    asked = {(one.box, one.owner, one.player) for one in now.applications}
    for other in now.boxes if table.plate.insuring_others and wager.base >= 2 * unit else ():
        for one in other.wagers:
            wish = (box.box, wager.player, one.player)
            plays = not one.closed and one.player not in table.excluded
            if plays and one.player != wager.player and wish not in asked:
                yield c.Insure(by=DEALER, box=box.box, cents=unit, owner=wager.player, player=one.player)


def _decisions(table: Table) -> Iterator[AnyCommand]:
    """What may be decided on the hand whose turn it is, or whether others follow."""
    found, joining = turn(table.round), table.round.joining
    if found is None:
        return
    if joining is not None:
        yield from _followers(table, joining)
    elif not wants_card(table, found) and not found.hand.absent:
        yield from _actions(table, found)


def _followers(table: Table, joining: Joining) -> Iterator[AnyCommand]:
    """Whoever is asked rides or follows; once hands are laid anew, that may be another box than has the turn (14.4)."""
    name = joining.waiting[0]
    yield c.Ride(by=DEALER, box=joining.box, player=name)
    box = table.box(joining.box)
    wagers = () if box is None else box.hands[joining.hand].wagers
    wager = next(wager for wager in wagers if wager.player == name)
    kind = c.Double if joining.doubling else c.Split
    fits = wager.base % table.limits.multiple_cents == 0 or not joining.doubling
    if fits and wager.base and name not in table.excluded:
        yield kind(by=Person(Role.PLAYER, name), box=joining.box, cents=wager.base)


def _actions(table: Table, found: Turn) -> Iterator[AnyCommand]:
    box, hand = found.box, found.hand
    decides = controller(table, box)
    wager = next((one for one in hand.wagers if one.player == decides), hand.wagers[0])
    open_ = wager.base > 0 and not wager.closed and decides not in table.excluded
    more = open_ and wager.base % table.limits.multiple_cents == 0
    for action in allowed(table.edition, Holding(hand.cards, len(box.hands), hand.doubled)):
        match action:
            case Action.DRAW:
                yield c.Draw(by=DEALER, box=box.box)
            case Action.STAND:
                yield c.Stand(by=DEALER, box=box.box)
            case Action.SPLIT if more:
                yield c.Split(by=DEALER, box=box.box, cents=wager.base)
            case Action.DOUBLE if more:
                yield c.Double(by=DEALER, box=box.box, cents=wager.base)
            case _:
                pass


def unseen(table: Table, chance: Random) -> Card:
    """A card of a felt table that may still turn up; any card, when all of them lie there."""
    gone = Counter((*table.shoe.rack, *lying(table.round), *table.shoe.ahead))
    wanted = rich_card(chance)
    left = [card for card in Pack().cards if gone[card] < table.decks]
    return wanted if gone[wanted] < table.decks or not left else chance.choice(left)


def _of_the_dealer(table: Table, chance: Random) -> AnyCommand | None:
    step = due(table, DEALER, NOON, shuffled_for(table, chance))
    command: AnyCommand | None = None if step is None else step.command
    if isinstance(command, c.DealCard) and table.plate.cards is CardSource.FELT and next_place(table) is not None:
        drawn = table.shoe.ahead[0] if table.shoe.ahead else None
        return c.DealCard(by=DEALER, card=None if drawn else unseen(table, chance))
    return command
