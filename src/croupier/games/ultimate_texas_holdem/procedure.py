"""The dealer's next step, as the table's automations take it and the dealer's screen asks for it.

Clauses 2.4, 6.1, 6.3, 7.1-7.3, 8.2, 8.4, 8.8, 9.2, 9.3, A:Void.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.procedure import Due, before_shuffle, load_due, wagers_due
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.dealing import SPREAD, dealt_under
from croupier.games.ultimate_texas_holdem.dealing_order import named_place, next_position, size_at, spread_due
from croupier.games.ultimate_texas_holdem.deciding import pending
from croupier.games.ultimate_texas_holdem.settling import next_hand
from croupier.games.ultimate_texas_holdem.state import BOARD, Phase, Table


def due(table: Table, by: Person, at: Moment, order: tuple[Card, ...] = ()) -> Due | None:
    """The next step of the procedure that needs nobody's decision; nothing while players or supervisors are to act."""
    if table.phase is not Phase.VOIDED and table.holds:
        return None
    match table.phase:
        case Phase.BETWEEN:
            return _before_round(table, by, at, order)
        case Phase.WAGERING if any(box.complete for box in table.round.boxes):
            return load_due(CHARTER, table, by, order) or _deal(table, by)
        case Phase.DEALING:
            return _deal(table, by)
        case Phase.PREFLOP | Phase.FLOP | Phase.RIVER if not pending(table):
            return _reveal(table, by)
        case Phase.REFUNDING:
            return Due("No pair: refund all antes.", (C["9.2"],), c.RefundAntes(by=by))
        case Phase.SETTLING:
            return _settle(table, by)
        case Phase.VOIDED:
            say = "The round is void: return all wagers, collect the cards."
            return Due(say, (C["A:Void"],), hc.CollectVoid(by=by))
        case _:
            return None


def _before_round(table: Table, by: Person, at: Moment, order: tuple[Card, ...]) -> Due:
    return (
        before_shuffle(CHARTER, table, by, at)
        or load_due(CHARTER, table, by, order)
        or wagers_due(CHARTER, by, at, "Place ante and blind, please, and trips if you wish.")
    )


def _deal(table: Table, by: Person) -> Due:
    """The next cards, all of them from the program's shoe; with the first of them wagers are over, called or not."""
    place = next_position(table) or (BOARD, 0)
    called, under = "", dealt_under(table, place)
    if table.phase is Phase.WAGERING:
        called, under = "“No more bets”, if you wish. ", (C["7.1"], *under)
    if table.shoe.order:
        say = f"{called}Deal the board, then the hands, clockwise, the dealer last."
        return Due(say, under, c.DealRound(by=by))
    if spread_due(table):
        return Due("Spread the communal cards, face down.", SPREAD[table.shoe.kind], c.SpreadBoard(by=by))
    target = named_place(place[0])
    if table.shoe.kind is ShoeKind.AUTOMATED:
        count = size_at(table, place[0])
        return Due(f"{called}{count} cards to {target}.", under, c.DealPacket(by=by, box=place[0], count=count))
    return Due(f"{called}Card {place[1] + 1} to {target}.", under, c.DealCard(by=by, box=place[0]))


def _reveal(table: Table, by: Person) -> Due:
    match table.phase:
        case Phase.PREFLOP:
            return Due("Reveal the flop.", (C["8.2"],), c.RevealFlop(by=by))
        case Phase.FLOP:
            return Due("Reveal the turn and the river.", (C["8.4"],), c.RevealRiver(by=by))
        case _:
            return Due("Dealer's hand.", (C["8.8(a)"], C["8.8(b)"]), c.RevealDealer(by=by))


def _settle(table: Table, by: Person) -> Due | None:
    box = next_hand(table)
    if box is None:
        return None
    if not box.turned:
        return Due(f"Turn the hand of box {box.box}.", (C["9.3(a)"], C["9.3(b)"]), c.TurnHand(by=by, box=box.box))
    say = f"Take or pay the wagers of box {box.box}, and rack its cards."
    return Due(say, (C["9.3(c)"], C["9.9"], C["9.3(d)"]), c.SettleHand(by=by, box=box.box))
