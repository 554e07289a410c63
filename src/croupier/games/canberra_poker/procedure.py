"""The dealer's next step, as the table's automations take it and the dealer's screen asks for it.

Clauses 2.2, 5, 6, 7.4, 9, 10.5, 12.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.collecting import jackpot_boxes
from croupier.games.canberra_poker.dealing_order import next_position
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.procedure import Due, before_shuffle, load_due, wagers_due
from croupier.games.house.terms import Moment
from croupier.games.people import Person


def due(table: Table, by: Person, at: Moment, order: tuple[Card, ...] = ()) -> Due | None:
    """The next step of the procedure that needs nobody's decision; nothing while players or supervisors are to act."""
    if table.phase is not Phase.VOIDED and (table.holds or any(box.misplaced for box in table.round.boxes)):
        return None
    match table.phase:
        case Phase.BETWEEN:
            return _before_round(table, by, at, order)
        case Phase.WAGERING if table.round.boxes:
            return load_due(CHARTER, table, by, order) or _deal(table, by)
        case Phase.DEALING:
            return _deal(table, by)
        case Phase.ANNOUNCING:
            return Due("Bet or fold, please.", (C["12.5"],), c.AnnounceDecisions(by=by))
        case Phase.REVEALING:
            return Due("Turn and set the dealer's hand.", (C["9.1"],), c.RevealDealer(by=by))
        case Phase.COMPARING:
            return Due("Compare each hand, pay and take.", (C["9.4"], C["9.5"]), c.SettleWagers(by=by))
        case Phase.JACKPOT:
            return _jackpot(table, by)
        case Phase.COLLECTING:
            return _collect(table, by)
        case Phase.VOIDED:
            return Due(
                "The round is void: return all wagers, collect the cards.", (C["A:Void"],), hc.CollectVoid(by=by)
            )
        case Phase.CLOSED | Phase.WAGERING | Phase.DECIDING:
            return None


def _before_round(table: Table, by: Person, at: Moment, order: tuple[Card, ...]) -> Due:
    return (
        before_shuffle(CHARTER, table, by, at)
        or load_due(CHARTER, table, by, order)
        or wagers_due(CHARTER, by, at, "Place your antes, please.")
    )


def _deal(table: Table, by: Person) -> Due:
    place = next_position(table)
    if place is None:
        return Due("Turn the dealer's top card.", (C["12.4"],), c.TurnTopCard(by=by, index=0))
    if table.shoe.order:
        clause = C["12.4"] if table.shoe.kind is ShoeKind.AUTOMATED else C["6.3"]
        return Due("Deal the round, clockwise, the dealer last.", (clause,), c.DealRound(by=by))
    target = "the dealer" if place[0] == DEALER_BOX else f"box {place[0]}"
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return Due(f"Five cards to {target}.", (C["12.4"],), c.DealPacket(by=by, box=place[0]))
    return Due(f"Card {place[1] + 1} to {target}.", (C["6.3"],), c.DealCard(by=by, box=place[0]))


def _jackpot(table: Table, by: Person) -> Due:
    for box in jackpot_boxes(table):
        if not box.declared:
            say = f"Box {box.box} qualifies for the jackpot."
            return Due(say, (C["10.5"],), c.DeclareJackpot(by=by, box=box.box))
    return Due("Pay the jackpot, from right to left.", (C["11.2"],), c.PayJackpot(by=by))


def _collect(table: Table, by: Person) -> Due:
    for box in reversed(table.round.boxes):
        if not box.racked:
            say = f"Count five cards of box {box.box}, and rack them."
            return Due(say, (C["9.7"], C["7.4"]), c.RackHand(by=by, box=box.box))
    return Due("Count the dealer's five cards, and rack them.", (C["9.7"],), c.RackHand(by=by, box=DEALER_BOX))
