"""The dealer's next step, as the table's automations take it and the dealer's screen asks for it.

Clauses 2.2, 4.1, 5, 6.2, 7.3, 8.1, 9.1, 12.1, 13, 14.6, 17.11, 17.22, 18.2, 18.3.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.cutting import cutters
from croupier.games.blackjack.insuring import insured_by_owner
from croupier.games.blackjack.order import next_place
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import DEALER_BOX, Phase, Table
from croupier.games.house import commands as h
from croupier.games.house.procedure import MACHINE, Due, before_shuffle, wagers_due
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Role
from croupier.rules.clause import Clause


def due(table: Table, by: Person, at: Moment, order: tuple[Card, ...] = ()) -> Due | None:
    """The next step of the procedure that needs nobody's decision; nothing while somebody is to decide."""
    if table.phase is not Phase.VOIDED and (table.holds or table.round.misplaced or _somebody_cuts(table)):
        return None
    if _run_out(table):
        return None
    match table.phase:
        case Phase.BETWEEN:
            return _before_round(table, by, at, order)
        case Phase.WAGERING:
            return _loading(table, by, order) or (_first_card(table, by, order) if table.round.boxes else None)
        case Phase.DEALING:
            return _completing(table, by, order) or _deal(table, by)
        case Phase.PAIRS:
            return Due("Settle the side bets.", (C["17.11(a)"], C["17.22(a)"]), c.SettlePairs(by=by))
        case Phase.INSURING:
            return None if _undecided(table) else Due("Insurance closed.", (C["7.3"],), c.CloseInsurance(by=by))
        case Phase.INTERIM:
            return Due("Pay the Blackjacks.", (C["8.1(a)"],), c.PayBlackjacks(by=by))
        case Phase.PLAYING:
            place = next_place(table)
            return None if place is None else _completing(table, by, order) or _card(by, place[0], C["9.1(c)"])
        case Phase.DRAWING:
            return _completing(table, by, order) or _dealers_hand(table, by)
        case Phase.SETTLING:
            return Due("Compare each hand, pay and take.", (C["13.1(g)"],), c.SettleWagers(by=by))
        case Phase.COLLECTING:
            return Due("Collect the cards, and rack them.", (C["A:Round of play"],), c.CollectCards(by=by))
        case Phase.VOIDED:
            say = "The round is void: return all wagers, collect the cards."
            return Due(say, (C["A:Void"],), h.CollectVoid(by=by))
        case Phase.CLOSED:
            return None


def _somebody_cuts(table: Table) -> bool:
    """Whether an answer to the offer of the cut is awaited; a round that wants no more cards goes on without (5.2)."""
    return bool(table.shoe.offered) and table.phase not in (Phase.SETTLING, Phase.COLLECTING)


def _run_out(table: Table) -> bool:
    """An automated shoe that is empty is filled from nowhere, and the operator has to decide (18.1)."""
    shoe = table.shoe
    if shoe.kind is ShoeKind.PLAIN or shoe.stage is not Stage.READY or shoe.left > 0:
        return False
    return next_place(table) is not None


def _before_round(table: Table, by: Person, at: Moment, order: tuple[Card, ...]) -> Due | None:
    before = before_shuffle(CHARTER, table, by, at)
    if before is not None or table.shoe.failed or table.final == 0:
        return before
    return _loading(table, by, order) or wagers_due(CHARTER, by, at, "Place your wagers, please.")


def _loading(table: Table, by: Person, order: tuple[Card, ...]) -> Due | None:
    """The cards on their way into the shoe."""
    shoe = table.shoe
    match shoe.stage:
        case Stage.SPREAD if shoe.kind is ShoeKind.PLAIN:
            return Due("Shuffle the cards.", (C["5.1"],), h.ShuffleCards(by=by, order=order))
        case Stage.SPREAD:
            who = MACHINE if shoe.loaded else by
            return Due("Shuffle, and load the shoe.", (C["18.2"],), h.ShuffleCards(by=who, order=order))
        case Stage.SHUFFLED:
            return _cutting(table, by)
        case Stage.CUT:
            say, back = "Insert the cutting card.", table.edition.least_cut.value
            return Due(say, (C["5.3"],), c.InsertCuttingCard(by=by, from_back=back))
        case Stage.READY:
            return None


def _cutting(table: Table, by: Person) -> Due | None:
    """The cut is offered in its order; nothing is due while somebody is being asked."""
    if table.shoe.offered:
        return None
    first = next(cutters(table), None)
    if first is not None:
        player, clause = first
        return Due(f"{player}, will you cut the cards?", (clause,), c.OfferCut(by=by, player=player))
    cut = h.CutCards(by=Person(Role.SUPERVISOR, by.id), after=table.shoe.loaded // 2)
    return Due("Nobody cuts; the supervisor does.", (C["5.2/tail"],), cut)


def _completing(table: Table, by: Person, order: tuple[Card, ...]) -> Due | None:
    """The cards with which a round is completed when the shoe is empty, or has failed (14.6, 18.3)."""
    shoe = table.shoe
    if shoe.failed and shoe.stage is Stage.SPREAD:
        say = "Take the cards out of the shoe, and shuffle them."
        return Due(say, (C["18.3(a)(i)"],), h.ShuffleCards(by=by, order=order))
    if shoe.stage is Stage.SHUFFLED:
        return _cutting(table, by)
    if shoe.left > 0 or shoe.kind is ShoeKind.AUTOMATED:
        return None
    return Due("Shuffle the cards of the discard rack.", (C["14.6"],), h.ShuffleCards(by=by, order=order))


def _first_card(table: Table, by: Person, order: tuple[Card, ...]) -> Due:
    """The shoe may be empty before the round as well as in it, since the final rounds heed no cutting card (5.5)."""
    return _completing(table, by, order) or _deal(table, by)


def _deal(table: Table, by: Person) -> Due:
    """The announcement comes with the first card; on a felt table each card is asked for by itself (6.2)."""
    begins = table.phase is Phase.WAGERING
    if table.shoe.order:
        say = "NO MORE BETS." if begins else "Go on with the initial deal."
        return Due(say, (C["6.2/lead"],), c.DealRound(by=by))
    place = next_place(table)
    card = _card(by, DEALER_BOX if place is None else place[0], _pass(table))
    if not begins:
        return card
    return Due(f"NO MORE BETS. {card.say}", (C["6.2/lead"], *card.under), card.command)


def _pass(table: Table) -> Clause:
    """A card to each box, one to the dealer, and another to each box."""
    boxes, dealt = len(table.round.boxes), table.round.dealt
    return C["6.2(a)"] if dealt < boxes else C["6.2(b)"] if dealt == boxes else C["6.2(c)"]


def _card(by: Person, box: int, clause: Clause) -> Due:
    target = "the dealer" if box == DEALER_BOX else f"box {box}"
    return Due(f"A card to {target}.", (clause,), c.DealCard(by=by))


def _dealers_hand(table: Table, by: Person) -> Due:
    if table.shoe.order:
        return Due("Draw the dealer's hand.", (C["12.1/lead"],), c.DrawDealer(by=by))
    return Due("A card to the dealer.", (C["12.1/lead"],), c.DealCard(by=by))


def _undecided(table: Table) -> bool:
    """Whether somebody has yet to insure, decline, or take even money."""
    now = table.round
    return any(
        not wager.closed
        and (box.box, wager.player) not in now.declined
        and not insured_by_owner(table, box.box, wager.player)
        for box in now.boxes
        for wager in box.hands[0].wagers
    )
